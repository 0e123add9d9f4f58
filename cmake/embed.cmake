# Turns text files into C++ source, so that the binary carries its own rules.
#
# Included by CMakeLists.txt it defines glazier_embed_rules(); run as a script
# it writes that source:
#   cmake -D OUTPUT=x.cpp -D FILES=a.md;b.md -P embed.cmake
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
    "// Made by cmake/embed.cmake from docs/rules; do not edit.\n"
    "#include \"app/cli/embedded.hpp\"\n\n"
    "namespace glazier {\n\n"
    "std::string_view EmbeddedRules([[maybe_unused]] std::string_view game) {\n"
    "${branches}  return {};\n}\n\n"
    "}  // namespace glazier\n")
  return()
endif()

set(glazier_embed_script ${CMAKE_CURRENT_LIST_FILE})

# Makes the source file `output`, which implements app/cli/embedded.hpp with
# docs/rules/GAME.md as the rules of GAME.
function(glazier_embed_rules output)
  file(GLOB rules CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/rules/*.md)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D "FILES=${rules}" -P
            ${glazier_embed_script}
    DEPENDS ${rules} ${glazier_embed_script}
    COMMENT "Embedding the rules"
    VERBATIM)
endfunction()
