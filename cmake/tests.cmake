# SPDX-License-Identifier: MIT
# One test program per layer, each from its folder under tests/.

# Their names, for ./check.
set(test_programs ${PROJECT_BINARY_DIR}/test-programs)
file(WRITE ${test_programs} "")

# doctest's main and shared test code, compiled once for all of them.
glazier_glob(support_sources tests/support)
glazier_library(glazier_test_support ${PROJECT_SOURCE_DIR}/tests/main.cpp
                ${support_sources})
target_link_libraries(
  glazier_test_support
  PUBLIC glazier_engine doctest::doctest nlohmann_json::nlohmann_json
         Threads::Threads)
# A test that counts allocations replaces operator new and delete; GCC then
# compares the one it has inlined with the one it has not.
target_compile_options(
  glazier_test_support
  PUBLIC $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>)
# The only file that knows the build folder.
set_source_files_properties(
  ${PROJECT_SOURCE_DIR}/tests/support/paths.cpp
  PROPERTIES
    COMPILE_DEFINITIONS
    "GLAZIER_SOURCE=\"${PROJECT_SOURCE_DIR}\";GLAZIER_BINARY=\"$<TARGET_FILE:glazier>\";GLAZIER_FAULTS=\"$<TARGET_FILE:glazier_faults>\""
)

# Preloaded by tests that make reading and writing fail. Not built with a
# sanitizer, because it is loaded before the sanitizer's library.
add_library(glazier_faults MODULE
            ${PROJECT_SOURCE_DIR}/tests/faults/faults.cpp)
target_link_libraries(glazier_faults PRIVATE glazier_warnings ${CMAKE_DL_LIBS})

# glazier_tests(LAYER LIBRARIES...): tests/LAYER as a program that links them.
function(glazier_tests layer)
  glazier_glob(sources tests/${layer})
  set(name ${layer}_tests)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE glazier_test_support ${ARGN}
                                        glazier_options)
  glazier_precompile(${name})
  add_test(NAME ${name} COMMAND ${name})
  file(APPEND ${test_programs} "${name}\n")
endfunction()

glazier_tests(engine)
glazier_tests(tui glazier_tui)
glazier_tests(app glazier_app)
glazier_tests(fuzz glazier_app)
glazier_tests(e2e PkgConfig::vterm glazier_tui)
add_dependencies(app_tests glazier)
add_dependencies(e2e_tests glazier glazier_faults)

# Not a test: remakes the pictures of the documents (docs/pictures/make).
add_executable(
  pictures EXCLUDE_FROM_ALL
  ${PROJECT_SOURCE_DIR}/docs/pictures/make.cpp
  ${PROJECT_SOURCE_DIR}/tests/e2e/emulator.cpp
  ${PROJECT_SOURCE_DIR}/tests/e2e/terminal_session.cpp
  ${PROJECT_SOURCE_DIR}/tests/support/paths.cpp)
target_include_directories(pictures PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(pictures PRIVATE PkgConfig::vterm glazier_options)
add_dependencies(pictures glazier)

# The fuzz targets one by one, for libFuzzer or AFL++: they need a compiler with
# -fsanitize=fuzzer, and no main of our own. build/.../fuzz_record CORPUS...
if(GLAZIER_LIBFUZZER)
  file(GLOB fuzz_targets ${PROJECT_SOURCE_DIR}/tests/fuzz/*_target.cpp)
  foreach(source IN LISTS fuzz_targets)
    get_filename_component(name ${source} NAME_WE)
    string(REPLACE _target "" name ${name})
    add_executable(fuzz_${name} ${source})
    target_compile_definitions(fuzz_${name} PRIVATE GLAZIER_LIBFUZZER)
    target_compile_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(fuzz_${name} PRIVATE glazier_app glazier_options)
  endforeach()
endif()
