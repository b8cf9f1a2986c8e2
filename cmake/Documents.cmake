# SPDX-License-Identifier: GPL-3.0-or-later
# Manual pages and shell completion, made of what the built command line tells of itself.
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
add_custom_target(kerneldesk-documents ALL DEPENDS ${_kd_documents}/man1/kerneldesk.1)

install(DIRECTORY ${_kd_documents}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${_kd_documents}/kerneldesk.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME kerneldesk)
install(FILES ${_kd_documents}/_kerneldesk DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${_kd_documents}/kerneldesk.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
