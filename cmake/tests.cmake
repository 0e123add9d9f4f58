# One test program a layer, each from its folder under tests/, if it has any.

# Their names, for ./check.
set(test_programs ${PROJECT_BINARY_DIR}/test-programs)
file(WRITE ${test_programs} "")

# doctest's main and what tests share, compiled once for all of them.
glazier_glob(support_sources tests/support)
glazier_library(glazier_test_support ${PROJECT_SOURCE_DIR}/tests/main.cpp
                ${support_sources})
target_compile_definitions(
  glazier_test_support
  PUBLIC GLAZIER_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
target_link_libraries(
  glazier_test_support
  PUBLIC doctest::doctest nlohmann_json::nlohmann_json Threads::Threads)
# A test that counts allocations replaces operator new and delete; GCC then
# compares the one it has inlined with the one it has not.
target_compile_options(
  glazier_test_support
  PUBLIC $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>)
if(TARGET glazier_engine)
  target_link_libraries(glazier_test_support PUBLIC glazier_engine)
endif()

# glazier_tests(LAYER LIBRARIES...): tests/LAYER as a program that links them.
function(glazier_tests layer)
  glazier_glob(sources tests/${layer})
  foreach(library IN LISTS ARGN)
    if(NOT TARGET ${library})
      return()
    endif()
  endforeach()
  if(NOT sources)
    return()
  endif()
  set(name ${layer}_tests)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE glazier_test_support ${ARGN}
                                        glazier_options)
  if(TARGET glazier AND layer MATCHES "app|e2e")
    target_compile_definitions(
      ${name} PRIVATE GLAZIER_BINARY="$<TARGET_FILE:glazier>"
                      GLAZIER_DOCS="${PROJECT_SOURCE_DIR}/docs")
    add_dependencies(${name} glazier)
  endif()
  add_test(NAME ${name} COMMAND ${name})
  file(APPEND ${test_programs} "${name}\n")
endfunction()

glazier_tests(engine glazier_engine)
glazier_tests(tui glazier_tui)
glazier_tests(app glazier_app)
if(TARGET glazier)
  glazier_tests(e2e PkgConfig::vterm glazier_tui)
endif()

# Not a test: remakes the pictures of the documents (docs/pictures/make).
if(TARGET glazier)
  add_executable(
    pictures EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/docs/pictures/make.cpp
             ${PROJECT_SOURCE_DIR}/tests/e2e/emulator.cpp
             ${PROJECT_SOURCE_DIR}/tests/e2e/terminal_session.cpp)
  target_include_directories(pictures PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(
    pictures PRIVATE GLAZIER_BINARY="$<TARGET_FILE:glazier>")
  target_link_libraries(pictures PRIVATE PkgConfig::vterm glazier_options)
  add_dependencies(pictures glazier)
endif()
