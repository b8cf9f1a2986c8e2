# SPDX-License-Identifier: GPL-3.0-or-later
# What an installation holds. Packages are made of it by packaging/deb.sh and packaging/bundle.sh.
# The build folder has the same layout (bin/, lib/kerneldesk, share/kerneldesk/examples and schema), so programs find their data one
# way: from their own place, ../share/kerneldesk.
set(_kd_share ${CMAKE_BINARY_DIR}/share/kerneldesk)
file(MAKE_DIRECTORY ${_kd_share})
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/resources/examples ${_kd_share}/examples SYMBOLIC)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/docs/schema ${_kd_share}/schema SYMBOLIC)

# The versions of CHANGELOG.md that have been released, as AppStream's metadata tell them.
function(_kd_releases result)
  file(STRINGS CHANGELOG.md heads REGEX "^## \\[[0-9]")
  set(releases "")
  foreach(head IN LISTS heads)
    string(REGEX REPLACE "^## .([0-9.]+). - ([0-9-]+).*" "    <release version=\"\\1\" date=\"\\2\"/>\n" release ${head})
    string(APPEND releases ${release})
  endforeach()
  if(releases)
    set(releases "  <releases>\n${releases}  </releases>\n")
  endif()
  set(${result} ${releases} PARENT_SCOPE)
endfunction()

if(TARGET kerneldesk)
  install(TARGETS kerneldesk kerneldesk-print kerneldesk-window kerneldesk-worker RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # Where `kerneldesk` looks for it (app/kerneldesk/commandsmain.h), also where libraries for all lie in lib64.
  install(TARGETS kerneldesk-commands LIBRARY DESTINATION lib/kerneldesk)
  # The libraries that `kerneldesk emulate` shows to programs, in a folder that no loader looks into by itself.
  get_property(_kd_substitutes GLOBAL PROPERTY KD_SUBSTITUTES)
  if(_kd_substitutes)
    install(TARGETS ${_kd_substitutes} LIBRARY DESTINATION lib/kerneldesk/emulated)
  endif()
  # What `kerneldesk capture` has the driver load into programs.
  get_property(_kd_injected GLOBAL PROPERTY KD_INJECTED)
  if(_kd_injected)
    install(TARGETS ${_kd_injected} LIBRARY DESTINATION lib/kerneldesk)
  endif()
  set(_kd_id org.kerneldesk.KernelDesk)
  set(_kd_desktop resources/desktop/${_kd_id})
  _kd_releases(KD_RELEASES)
  configure_file(${_kd_desktop}.metainfo.xml.in ${CMAKE_BINARY_DIR}/${_kd_id}.metainfo.xml @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${_kd_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${_kd_desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${_kd_desktop}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${_kd_desktop}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${_kd_id}.xml)
  # Programs under a sanitizer are for tests alone, and tell of leaks where they should tell of themselves.
  if(NOT KD_SANITIZE)
    include(Documents)
  endif()
endif()
install(DIRECTORY resources/examples docs/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/kerneldesk)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk)
# Of the fonts in the program.
install(FILES resources/fonts/OFL.txt DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk RENAME fonts-OFL.txt)
