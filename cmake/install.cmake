# What `cmake --install` puts where: binary, man page, completions and docs.
if(TARGET glazier)
  install(TARGETS glazier RUNTIME)
endif()

function(glazier_install_file file directory)
  if(EXISTS ${PROJECT_SOURCE_DIR}/${file})
    install(FILES ${PROJECT_SOURCE_DIR}/${file} DESTINATION ${directory}
            ${ARGN})
  endif()
endfunction()

glazier_install_file(docs/glazier.1 ${CMAKE_INSTALL_MANDIR}/man1)

# The folders in which each shell looks for completions by itself.
set(data ${CMAKE_INSTALL_DATADIR})
glazier_install_file(completions/bash ${data}/bash-completion/completions
                     RENAME glazier)
glazier_install_file(completions/zsh ${data}/zsh/site-functions
                     RENAME _glazier)
glazier_install_file(completions/fish ${data}/fish/vendor_completions.d
                     RENAME glazier.fish)

glazier_install_file(README.md ${CMAKE_INSTALL_DOCDIR})
glazier_install_file(LICENSE ${CMAKE_INSTALL_DOCDIR})
if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/docs)
  install(
    DIRECTORY ${PROJECT_SOURCE_DIR}/docs/
    DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs
    FILES_MATCHING
    PATTERN *.md
    PATTERN *.svg
    PATTERN *.png)
endif()
