# SPDX-License-Identifier: MIT
# Turns text files into C++ source, so that the binary carries its own texts.
#
# Included by CMakeLists.txt it defines glazier_embed(); run as a script it
# writes that source:
#   cmake -D OUTPUT=x.cpp -D HEADER=x.hpp -D FUNCTION=Rules -D FILES=a.md;b.md
#         -P embed.cmake
if(CMAKE_SCRIPT_MODE_FILE)
  set(branches "")
  foreach(file IN LISTS FILES)
    cmake_path(GET file STEM game)
    file(READ "${file}" text)
    if(text MATCHES "\\)glazier\"")
      message(FATAL_ERROR "${file}: has the mark that ends a raw string")
    endif()
    string(APPEND branches "  if (game == \"${game}\") {\n"
                           "    return R\"glazier(${text})glazier\";\n  }\n")
  endforeach()
  file(
    WRITE "${OUTPUT}"
    "// Made by cmake/embed.cmake; do not edit.\n"
    "#include \"${HEADER}\"\n\n"
    "namespace glazier {\n\n"
    "std::string_view ${FUNCTION}([[maybe_unused]] std::string_view game) {\n"
    "${branches}  return {};\n}\n\n"
    "}  // namespace glazier\n")
  return()
endif()

set(glazier_embed_script ${CMAKE_CURRENT_LIST_FILE})

# Makes the source file `output`, which implements the function declared in
# `header`: for the name of a game, it returns the text of the file GAME.*.
function(glazier_embed output header function)
  add_custom_command(
    OUTPUT ${output}
    COMMAND
      ${CMAKE_COMMAND} -D OUTPUT=${output} -D HEADER=${header} -D
      FUNCTION=${function} -D "FILES=${ARGN}" -P ${glazier_embed_script}
    DEPENDS ${ARGN} ${glazier_embed_script}
    COMMENT "Embedding ${function}"
    VERBATIM)
endfunction()
