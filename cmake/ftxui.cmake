# SPDX-License-Identifier: MIT
# FTXUI: an installed one, else one built earlier for this compiler and kept in
# the user's cache folder, else its source, built into that folder.
#
# The source is the distribution's source package of a newer Debian suite
# (cmake/get-ftxui), else upstream's release. Both are the same file, and its
# SHA-256 is pinned here.
set(GLAZIER_FTXUI_VERSION "" CACHE STRING
    "Build with exactly this FTXUI; empty: any from 5.0 on, else fetch 6.1.9")
set(GLAZIER_FTXUI_URL
    "https://github.com/ArthurSonzogni/FTXUI/archive/refs/tags/v<VERSION>.tar.gz"
    CACHE STRING "Where upstream's release is fetched from")
mark_as_advanced(GLAZIER_FTXUI_VERSION GLAZIER_FTXUI_URL)

# What may be fetched, in order of preference: version, the Debian suite with
# its source package, SHA-256.
set(ftxui_releases 6.1.9 5.0.0)
set(ftxui_suite_6.1.9 forky)
set(ftxui_hash_6.1.9
    45819c1e54914783d4a1ca5633885035d74146778a1f74e1213cdb7b76340e71)
set(ftxui_suite_5.0.0 trixie)
set(ftxui_hash_5.0.0
    a2991cb222c944aee14397965d9f6b050245da849d8c5da7c72d112de2786b5b)
if(GLAZIER_FTXUI_VERSION)
  set(ftxui_releases ${GLAZIER_FTXUI_VERSION})
endif()
list(GET ftxui_releases 0 ftxui_best)

# The user's cache folder, or a folder of this build where there is none.
if(DEFINED ENV{XDG_CACHE_HOME} AND IS_ABSOLUTE "$ENV{XDG_CACHE_HOME}")
  set(ftxui_cache $ENV{XDG_CACHE_HOME}/glazier)
elseif(IS_DIRECTORY "$ENV{HOME}")
  set(ftxui_cache $ENV{HOME}/.cache/glazier)
else()
  set(ftxui_cache ${PROJECT_BINARY_DIR}/cache)
endif()

# Code built under the thread sanitizer needs libraries built the same way,
# because it cannot see their locks otherwise.
set(ftxui_flags "${CMAKE_CXX_FLAGS}")
if(GLAZIER_SANITIZE MATCHES "thread")
  string(APPEND ftxui_flags " -fsanitize=thread")
endif()
string(
  SHA256 ftxui_key
         "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} \
${CMAKE_SYSTEM_NAME} ${CMAKE_SYSTEM_PROCESSOR} ${ftxui_flags}")
string(SUBSTRING ${ftxui_key} 0 12 ftxui_key)

# Sets ftxui_FOUND to whether there is a usable one.
macro(glazier_find_ftxui)
  # FTXUI's own version file accepts only the major version asked for. So ask
  # for an impossible one, and choose from those that were rejected.
  find_package(ftxui 9999 QUIET CONFIG)
  foreach(version IN LISTS ftxui_CONSIDERED_VERSIONS)
    if(version VERSION_GREATER_EQUAL 5.0
       AND (NOT GLAZIER_FTXUI_VERSION
            OR version VERSION_EQUAL GLAZIER_FTXUI_VERSION))
      find_package(ftxui ${version} EXACT QUIET CONFIG)
      break()
    endif()
  endforeach()
  foreach(version IN LISTS ftxui_releases)
    if(NOT ftxui_FOUND)
      set(ftxui_prefix ${ftxui_cache}/ftxui-${version}-${ftxui_key})
      find_package(ftxui ${version} EXACT QUIET CONFIG PATHS ${ftxui_prefix}
                   NO_DEFAULT_PATH)
    endif()
  endforeach()
endmacro()

# Sets `chosen` to a version and `url` to its source: a file from apt, kept for
# the next compiler, or upstream's release.
macro(glazier_ftxui_source)
  set(url "")
  find_program(GLAZIER_APT_GET apt-get)
  mark_as_advanced(GLAZIER_APT_GET)
  foreach(version IN LISTS ftxui_releases)
    set(tarball ${ftxui_cache}/ftxui-${version}.tar.gz)
    if(EXISTS ${tarball})
      file(SHA256 ${tarball} hash)
      if(NOT hash STREQUAL ftxui_hash_${version})
        file(REMOVE ${tarball})
      endif()
    endif()
    if(NOT EXISTS ${tarball} AND GLAZIER_APT_GET)
      set(suite ${ftxui_suite_${version}})
      message(STATUS "glazier: getting the source of FTXUI ${version} "
                     "from Debian ${suite} with apt")
      execute_process(
        COMMAND ${PROJECT_SOURCE_DIR}/cmake/get-ftxui ${suite} ${version}
                ${ftxui_hash_${version}} ${tarball}
        RESULT_VARIABLE failed)
    endif()
    if(EXISTS ${tarball})
      set(chosen ${version})
      set(url ${tarball})
      break()
    endif()
  endforeach()
  if(NOT url)
    set(chosen ${ftxui_best})
    string(REPLACE "<VERSION>" ${chosen} url "${GLAZIER_FTXUI_URL}")
    message(STATUS "glazier: getting FTXUI ${chosen} from ${url}")
  endif()
endmacro()

# Runs a command, and stops with what it printed if it fails.
function(glazier_run)
  execute_process(
    COMMAND ${ARGV}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "FTXUI could not be built:\n${output}")
  endif()
endfunction()

# Builds FTXUI into the cache folder and finds it there.
macro(glazier_fetch_ftxui)
  file(MAKE_DIRECTORY ${ftxui_cache})
  # Two builds may start at the same moment; the second waits for the first.
  file(LOCK ${ftxui_cache} DIRECTORY TIMEOUT 900)
  glazier_find_ftxui()
  if(NOT ftxui_FOUND)
    glazier_ftxui_source()
    set(work ${PROJECT_BINARY_DIR}/ftxui)
    include(FetchContent)
    FetchContent_Populate(
      ftxui QUIET
      URL ${url}
      URL_HASH SHA256=${ftxui_hash_${chosen}}
      SOURCE_DIR ${work}/source
      BINARY_DIR ${work}/build
      SUBBUILD_DIR ${work}/fetch)
    message(STATUS "glazier: building FTXUI ${chosen}, once")
    glazier_run(
      ${CMAKE_COMMAND} -S ${work}/source -B ${work}/build
      -G ${CMAKE_GENERATOR}
      -D CMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}
      -D CMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
      -D CMAKE_CXX_FLAGS=${ftxui_flags}
      -D CMAKE_BUILD_TYPE=Release
      -D CMAKE_INSTALL_PREFIX=${work}/prefix
      -D CMAKE_INSTALL_LIBDIR=lib
      -D BUILD_SHARED_LIBS=OFF
      -D FTXUI_QUIET=ON
      -D FTXUI_BUILD_DOCS=OFF
      -D FTXUI_BUILD_EXAMPLES=OFF
      -D FTXUI_BUILD_TESTS=OFF)
    glazier_run(${CMAKE_COMMAND} --build ${work}/build --config Release)
    glazier_run(${CMAKE_COMMAND} --install ${work}/build --config Release)
    # The whole folder appears in the cache at once, or not at all.
    set(ftxui_prefix ${ftxui_cache}/ftxui-${chosen}-${ftxui_key})
    file(REMOVE_RECURSE ${ftxui_prefix} ${ftxui_prefix}.new)
    file(COPY ${work}/prefix/ DESTINATION ${ftxui_prefix}.new)
    file(RENAME ${ftxui_prefix}.new ${ftxui_prefix})
    file(REMOVE_RECURSE ${work})
    glazier_find_ftxui()
  endif()
  file(LOCK ${ftxui_cache} DIRECTORY RELEASE)
endmacro()
