# SPDX-License-Identifier: GPL-3.0-or-later
# QScintilla built for Qt 6, as target QScintilla::QScintilla; it comes without a package file of its own.
find_path(QScintilla_INCLUDE_DIR Qsci/qsciscintilla.h PATH_SUFFIXES qt6 x86_64-linux-gnu/qt6)
find_library(QScintilla_LIBRARY qscintilla2_qt6)
mark_as_advanced(QScintilla_INCLUDE_DIR QScintilla_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QScintilla REQUIRED_VARS QScintilla_LIBRARY QScintilla_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "packaging/setup.sh installs it")
if(QScintilla_FOUND AND NOT TARGET QScintilla::QScintilla)
  add_library(QScintilla::QScintilla UNKNOWN IMPORTED)
  set_target_properties(QScintilla::QScintilla PROPERTIES IMPORTED_LOCATION ${QScintilla_LIBRARY})
  target_include_directories(QScintilla::QScintilla SYSTEM INTERFACE ${QScintilla_INCLUDE_DIR})
  target_link_libraries(QScintilla::QScintilla INTERFACE Qt6::Widgets Qt6::PrintSupport)
endif()
