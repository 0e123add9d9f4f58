# SPDX-License-Identifier: MIT
# What `cmake --install` installs, and `cpack` packages.
install(TARGETS glazier RUNTIME)
install(FILES docs/glazier.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)

# The folders in which each shell looks for completions.
set(data ${CMAKE_INSTALL_DATADIR})
install(FILES completions/bash DESTINATION ${data}/bash-completion/completions
        RENAME glazier)
install(FILES completions/zsh DESTINATION ${data}/zsh/site-functions
        RENAME _glazier)
install(FILES completions/fish DESTINATION ${data}/fish/vendor_completions.d
        RENAME glazier.fish)

# The desktop.
configure_file(data/org.glazier.Glazier.metainfo.xml.in
               ${generated}/org.glazier.Glazier.metainfo.xml @ONLY)
install(FILES data/glazier.desktop DESTINATION ${data}/applications)
install(FILES data/glazier.svg DESTINATION ${data}/icons/hicolor/scalable/apps)
install(FILES ${generated}/org.glazier.Glazier.metainfo.xml
        DESTINATION ${data}/metainfo)

# Documents link to each other, so they keep their folders.
install(FILES README.md LICENSE CHANGELOG.md CONTRIBUTING.md SECURITY.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(
  DIRECTORY docs/
  DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs
  FILES_MATCHING
  PATTERN *.md
  PATTERN *.svg
  PATTERN *.png
  PATTERN example_bot.py
  PATTERN reliability EXCLUDE
  PATTERN games EXCLUDE)

# Tables that run for days, for whoever enables one.
install(FILES data/glazier-table@.service DESTINATION lib/systemd/user)

# The kiosk: nothing is started by installing it (docs/hosting.md).
install(
  FILES data/sshd_config data/glazier-kiosk.service data/glazier.sysusers
        data/glazier.tmpfiles DESTINATION ${CMAKE_INSTALL_DOCDIR}/kiosk)

# cpack in a release build folder makes a .deb and a .tar.gz.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME glazier)
set(CPACK_PACKAGE_CONTACT "The glazier authors <glazier@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "stained-glass board games for the terminal")
set(CPACK_PACKAGE_DESCRIPTION
    "Sintra, River Valley and Glass Road: board games about glass, against bots
 of every strength, with friends at one keyboard, or at tables that others
 join by SSH. Playable at 80x24, without colours, and in plain lines.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS openssh-server)
set(CPACK_ARCHIVE_COMPONENT_INSTALL OFF)
set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
