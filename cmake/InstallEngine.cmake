# SPDX-License-Identifier: GPL-3.0-or-later
# The engine as a CMake package, for programs of others: `cmake --install build/release --component engine`. Not part of the
# program's own packages.
include(CMakePackageConfigHelpers)

get_property(_kd_engine GLOBAL PROPERTY KD_ENGINE_TARGETS)
add_custom_target(engine)
add_dependencies(engine ${_kd_engine})
set(_kd_package ${CMAKE_INSTALL_LIBDIR}/cmake/KernelDesk)
install(TARGETS ${_kd_engine} EXPORT KernelDeskTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/kerneldesk COMPONENT engine EXCLUDE_FROM_ALL)
install(EXPORT KernelDeskTargets NAMESPACE KernelDesk:: DESTINATION ${_kd_package} COMPONENT engine EXCLUDE_FROM_ALL)
# What no public header includes; the test `reference` holds that.
set(KD_INTERNAL_HEADERS
  "core/(capture|worker|measure/(comparedpair|runnerstate)|emulator/(async|checks|decode|exec|memory|ops|program|ptx|record|substitute|tensor|texture|warp|driver/([^el]|li))/?)")
install(DIRECTORY core DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kerneldesk COMPONENT engine EXCLUDE_FROM_ALL
  FILES_MATCHING PATTERN "*.h" REGEX ${KD_INTERNAL_HEADERS} EXCLUDE)
configure_package_config_file(cmake/KernelDeskConfig.cmake.in ${CMAKE_BINARY_DIR}/KernelDeskConfig.cmake
  INSTALL_DESTINATION ${_kd_package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/KernelDeskConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/KernelDeskConfig.cmake ${CMAKE_BINARY_DIR}/KernelDeskConfigVersion.cmake
  cmake/FindCudaHeaders.cmake DESTINATION ${_kd_package} COMPONENT engine EXCLUDE_FROM_ALL)
