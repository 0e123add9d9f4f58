# Finds the libraries glazier stands on. What is missing is named all at once,
# with the Debian packages that have it, and is written to missing-packages in
# the build folder for the scripts ./glazier and ./check.
set(GLAZIER_MISSING "")

macro(glazier_find package debian_package)
  find_package(${package} QUIET ${ARGN})
  if(NOT ${package}_FOUND)
    list(APPEND GLAZIER_MISSING ${debian_package})
  endif()
endmacro()

find_package(Threads REQUIRED)
glazier_find(nlohmann_json nlohmann-json3-dev 3.9)
glazier_find(CLI11 libcli11-dev 2.1)
find_path(utf8proc_INCLUDE utf8proc.h)
find_library(utf8proc_LIBRARY utf8proc)
if(NOT utf8proc_INCLUDE OR NOT utf8proc_LIBRARY)
  list(APPEND GLAZIER_MISSING libutf8proc-dev)
endif()
if(GLAZIER_TESTS)
  glazier_find(doctest doctest-dev 2.4)
  find_package(PkgConfig QUIET)
  if(PkgConfig_FOUND)
    pkg_check_modules(vterm QUIET IMPORTED_TARGET vterm)
  else()
    list(APPEND GLAZIER_MISSING pkg-config)
  endif()
  if(NOT vterm_FOUND)
    list(APPEND GLAZIER_MISSING libvterm-dev)
  endif()
endif()

# FTXUI comes last: it may take a minute to build, and must not do so only for
# something else to be found missing afterwards.
include(${CMAKE_CURRENT_LIST_DIR}/ftxui.cmake)
glazier_find_ftxui()
if(NOT ftxui_FOUND)
  if(GLAZIER_FETCH_FTXUI AND NOT GLAZIER_MISSING)
    glazier_fetch_ftxui()
  elseif(NOT GLAZIER_FETCH_FTXUI)
    list(APPEND GLAZIER_MISSING libftxui-dev)
  endif()
endif()

set(missing_file ${PROJECT_BINARY_DIR}/missing-packages)
if(GLAZIER_MISSING)
  list(JOIN GLAZIER_MISSING " " packages)
  file(WRITE ${missing_file} "${packages}\n")
  message(FATAL_ERROR "Something to build with is missing. On Debian:\n"
                      "  apt-get install ${packages}")
endif()
file(REMOVE ${missing_file})
message(STATUS "FTXUI ${ftxui_VERSION} from ${ftxui_DIR}")
