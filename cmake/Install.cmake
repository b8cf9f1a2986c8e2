# SPDX-License-Identifier: GPL-3.0-or-later
# What an installation holds, and the packages made from it: `cmake --build --preset release --target package`.
# The build folder has the same layout (bin/, lib/kerneldesk, share/kerneldesk/examples), so programs find their data one way: from
# their own place, ../share/kerneldesk.
set(_kd_share ${CMAKE_BINARY_DIR}/share/kerneldesk)
file(MAKE_DIRECTORY ${_kd_share})
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/resources/examples ${_kd_share}/examples SYMBOLIC)

if(TARGET kerneldesk)
  install(TARGETS kerneldesk kerneldesk-print kerneldesk-window kerneldesk-worker RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # Where `kerneldesk` looks for it (app/kerneldesk/commandsmain.h), also where libraries for all lie in lib64.
  install(TARGETS kerneldesk-commands LIBRARY DESTINATION lib/kerneldesk)
  set(_kd_desktop resources/desktop/org.kerneldesk.KernelDesk)
  install(FILES ${_kd_desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${_kd_desktop}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${_kd_desktop}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${_kd_desktop}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME org.kerneldesk.KernelDesk.xml)
  install(FILES resources/fonts/OFL.txt DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk RENAME fonts-OFL.txt)
endif()
install(DIRECTORY resources/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/kerneldesk)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk)
# Of the fonts in the program.
install(FILES resources/fonts/OFL.txt DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk)

set(CPACK_GENERATOR DEB TXZ)
set(CPACK_PACKAGE_NAME kerneldesk)
set(CPACK_PACKAGE_VENDOR KernelDesk)
set(CPACK_PACKAGE_CONTACT "The KernelDesk developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Edit, compile, run, time and understand CUDA kernels")
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_SOURCE_DIR}/dist)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libcuda1")
include(CPack)
