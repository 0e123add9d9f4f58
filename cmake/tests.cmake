# One test program a layer, each from its folder under tests/, if it has any.
#
#   glazier_tests(LAYER LIBRARIES...)
glazier_glob(support_sources tests/support)
set(test_main ${PROJECT_SOURCE_DIR}/tests/main.cpp)

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
  add_executable(${name} ${test_main} ${sources} ${support_sources})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${generated})
  target_compile_definitions(
    ${name} PRIVATE GLAZIER_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
  target_link_libraries(
    ${name} PRIVATE ${ARGN} doctest::doctest nlohmann_json::nlohmann_json
                    Threads::Threads glazier_options)
  if(layer MATCHES "app|e2e" AND TARGET glazier)
    target_compile_definitions(
      ${name} PRIVATE GLAZIER_BINARY="$<TARGET_FILE:glazier>")
    add_dependencies(${name} glazier)
  endif()
  add_test(NAME ${name} COMMAND ${name})
endfunction()

glazier_tests(engine glazier_engine)
glazier_tests(tui glazier_tui)
glazier_tests(app glazier_app)
glazier_tests(e2e glazier PkgConfig::vterm)
