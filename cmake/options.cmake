# SPDX-License-Identifier: MIT
# Warnings, sanitizers and code generation, as interface targets.

# Warnings for our own code. Dependencies are imported targets, whose headers
# CMake already passes as system headers.
add_library(glazier_warnings INTERFACE)
target_compile_options(
  glazier_warnings
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wcast-align
            -Wcast-qual
            -Wconversion
            -Wdouble-promotion
            -Wextra-semi
            -Wformat=2
            -Wimplicit-fallthrough
            -Wmissing-declarations
            -Wnon-virtual-dtor
            -Wold-style-cast
            -Woverloaded-virtual
            -Wshadow
            -Wsign-conversion
            -Wundef
            -Wunused
            $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-branches>
            $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
            $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
            $<$<CXX_COMPILER_ID:GNU>:-Wredundant-tags>
            $<$<CXX_COMPILER_ID:GNU>:-Wsuggest-override>
            # GCC 12 reports overlap and overruns in plain std::string additions
            # (GCC bug 105651).
            "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow>"
            # A field that a designated initializer leaves out has its default.
            -Wno-missing-field-initializers)
if(GLAZIER_WERROR)
  target_compile_options(glazier_warnings INTERFACE -Werror)
endif()

# Any sanitizer that finds something ends the program, so a test sees it.
add_library(glazier_sanitizers INTERFACE)
if(GLAZIER_SANITIZE)
  set(sanitize -fsanitize=${GLAZIER_SANITIZE} -fno-sanitize-recover=all)
  target_compile_options(glazier_sanitizers INTERFACE ${sanitize}
                                                      -fno-omit-frame-pointer)
  target_link_options(glazier_sanitizers INTERFACE ${sanitize})
  # The address sanitizer finds a bad pointer at its use. Without the checks
  # at every dereference before that, files compile in half the time.
  if(GLAZIER_SANITIZE MATCHES "address,undefined")
    target_compile_options(
      glazier_sanitizers
      INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
  endif()
  # GCC takes the sanitizers' own code for uses of uninitialised variables.
  target_compile_options(
    glazier_sanitizers
    INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()

# libFuzzer is guided by the paths an input takes through all of the code.
if(GLAZIER_LIBFUZZER)
  target_compile_options(glazier_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()

# No implicit fused multiply-add: a bot that compares floating-point
# evaluations must choose the same move on every processor.
add_library(glazier_options INTERFACE)
target_compile_options(glazier_options INTERFACE -ffp-contract=off)
target_link_libraries(glazier_options INTERFACE glazier_warnings
                                                glazier_sanitizers)

if(GLAZIER_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT lto_works LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${lto_works})
endif()
