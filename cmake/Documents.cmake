# SPDX-License-Identifier: GPL-3.0-or-later
# Manual pages and shell completion, made of what the built command line tells of itself, and the manual as HTML.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(_kd_documents ${CMAKE_BINARY_DIR}/documents)
set(_kd_writers ${PROJECT_SOURCE_DIR}/packaging/commandline)
add_custom_command(OUTPUT ${_kd_documents}/kerneldesk.bash ${_kd_documents}/_kerneldesk ${_kd_documents}/kerneldesk.fish
                          ${_kd_documents}/man1/kerneldesk.1
  COMMAND ${Python3_EXECUTABLE} -B ${_kd_writers}/completion.py $<TARGET_FILE:kerneldesk> ${_kd_documents}
  COMMAND ${Python3_EXECUTABLE} -B ${_kd_writers}/manual.py $<TARGET_FILE:kerneldesk> ${PROJECT_VERSION} ${PROJECT_SOURCE_DIR}/README.md
          ${_kd_documents}/man1
  DEPENDS kerneldesk kerneldesk-commands ${_kd_writers}/definition.py ${_kd_writers}/completion.py ${_kd_writers}/manual.py
          ${_kd_writers}/sections.md ${PROJECT_SOURCE_DIR}/README.md
  COMMENT "Writing manual pages and completion" VERBATIM)
file(GLOB _kd_chapters CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/manual/*.md
  ${PROJECT_SOURCE_DIR}/resources/screenshots/emulated/*-light-1280x720@1.png)  # which the chapters show
add_custom_command(OUTPUT ${_kd_documents}/html/index.html
  COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/packaging/htmlmanual.py ${PROJECT_VERSION} ${PROJECT_SOURCE_DIR}/resources/manual
          ${_kd_documents}/html
  DEPENDS ${PROJECT_SOURCE_DIR}/packaging/htmlmanual.py ${_kd_chapters}
  COMMENT "Writing the manual as HTML" VERBATIM)
add_custom_target(kerneldesk-documents ALL DEPENDS ${_kd_documents}/man1/kerneldesk.1 ${_kd_documents}/html/index.html)

install(DIRECTORY ${_kd_documents}/html DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/kerneldesk)
install(DIRECTORY ${_kd_documents}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${_kd_documents}/kerneldesk.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME kerneldesk)
install(FILES ${_kd_documents}/_kerneldesk DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${_kd_documents}/kerneldesk.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
