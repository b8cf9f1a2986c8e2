# SPDX-License-Identifier: GPL-3.0-or-later
# One interface target for warnings and sanitizers; one function a kind of target.

add_library(kd_settings INTERFACE)
target_include_directories(kd_settings INTERFACE ${PROJECT_SOURCE_DIR})
# GCC 12 warns of overlapping, too long and out of bounds copies within its own strings where there are none (PR 105329, PR 105651),
# the more so where they come from precompiled headers; members that a designated initialiser leaves out
# have their defaults.
target_compile_options(kd_settings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wno-restrict -Wno-stringop-overflow
                       -Wno-stringop-overread -Wno-array-bounds -Wno-missing-field-initializers)
if(CMAKE_UNITY_BUILD)
  # A type of a source file's own is a part of a class that the same file holds: GCC would warn where it is not the main file.
  target_compile_options(kd_settings INTERFACE -Wno-subobject-linkage)
endif()
if(KD_WERROR)
  target_compile_options(kd_settings INTERFACE -Werror)
endif()
if(KD_SANITIZE)
  # Half the compile time of -O2 -g, and reports still name functions and lines. In the configuration's own flags, so that those
  # of a target come behind them.
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1 -DNDEBUG")
  target_compile_options(kd_settings INTERFACE -fsanitize=${KD_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(kd_settings INTERFACE -fsanitize=${KD_SANITIZE})
  target_compile_definitions(kd_settings INTERFACE KD_SANITIZED=1)
  if(KD_SANITIZE STREQUAL "address")
    target_compile_options(kd_settings INTERFACE -fsanitize=undefined -fno-sanitize-recover=undefined)
    target_link_options(kd_settings INTERFACE -fsanitize=undefined)
  endif()
endif()

# What computes for users: the emulated GPU. Under a sanitizer that would only cost time.
set(KD_FAST_OPTIONS $<$<NOT:$<BOOL:${KD_SANITIZE}>>:-O3>)
# What waits for people, processes and Qt: a fifth less time to compile it, and nothing in it is waited for.
set(KD_WAITING_OPTIONS $<$<CONFIG:Release>:-O1>)

# kd_precompiled_headers(kd_session core [LINK Qt6::Core] [OPTIONS -O1]): the headers of cmake/precompiled/core.h, made once for all
# targets of that kind. They are the system's headers alone, which are most of what a file makes the compiler read.
function(kd_precompiled_headers target kind)
  cmake_parse_arguments(ARG "" "" "LINK;OPTIONS" ${ARGN})
  if(NOT TARGET kd_precompiled_${kind})
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled/${kind}.cpp CONTENT "")
    add_library(kd_precompiled_${kind} OBJECT EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/precompiled/${kind}.cpp)
    set_target_properties(kd_precompiled_${kind} PROPERTIES UNITY_BUILD OFF AUTOMOC OFF)
    target_precompile_headers(kd_precompiled_${kind} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled/${kind}.h)
    target_compile_options(kd_precompiled_${kind} PRIVATE ${ARG_OPTIONS})
    target_link_libraries(kd_precompiled_${kind} PRIVATE kd_settings ${ARG_LINK})
  endif()
  target_precompile_headers(${target} REUSE_FROM kd_precompiled_${kind})
endfunction()

# kd_waiting(kd_client qtcore LINK Qt6::Core): a target over Qt, which computes nothing at length, with the headers of its kind.
function(kd_waiting target kind)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  target_compile_options(${target} PRIVATE ${KD_WAITING_OPTIONS})
  kd_precompiled_headers(${target} ${kind} LINK ${ARG_LINK} OPTIONS ${KD_WAITING_OPTIONS})
endfunction()

# Headers are named from the top of the tree, here and where the engine is installed. Rooms of core go into its package.
function(_kd_includes name scope)
  target_include_directories(kd_${name} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/kerneldesk>)
  string(FIND ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/core/ core)
  string(FIND ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/core/worker worker)
  if(core EQUAL 0 AND worker LESS 0)
    set_target_properties(kd_${name} PROPERTIES EXPORT_NAME ${name})
    set_property(GLOBAL APPEND PROPERTY KD_ENGINE_TARGETS kd_${name})
  endif()
endfunction()

# kd_room(occupancy SOURCES a.cpp b.cpp LINK KernelDesk::base PRIVATE_LINK x)
# A static library KernelDesk::<name> for one room of core or ui.
function(kd_room name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
  if(NOT ARG_SOURCES)
    add_library(kd_${name} INTERFACE)
    add_library(KernelDesk::${name} ALIAS kd_${name})
    target_link_libraries(kd_${name} INTERFACE ${ARG_LINK})
    _kd_includes(${name} INTERFACE)
    return()
  endif()
  add_library(kd_${name} STATIC ${ARG_SOURCES})
  add_library(KernelDesk::${name} ALIAS kd_${name})
  target_link_libraries(kd_${name} PUBLIC ${ARG_LINK} PRIVATE $<BUILD_INTERFACE:kd_settings> ${ARG_PRIVATE_LINK})
  _kd_includes(${name} PUBLIC)
  if("Qt6::Widgets" IN_LIST ARG_LINK)
    kd_waiting(kd_${name} widgets LINK Qt6::Widgets)
  elseif(CMAKE_CURRENT_SOURCE_DIR MATCHES "^${PROJECT_SOURCE_DIR}/core/" AND NOT "Qt6::Core" IN_LIST ARG_LINK)
    kd_precompiled_headers(kd_${name} core)
  else()
    kd_waiting(kd_${name} qtcore LINK Qt6::Core)
  endif()
endfunction()

# kd_view(editor SOURCES editorpanel.cpp LINK PkgConfig::X)
# A room of views: over the workbench and the shared widgets, without CUDA's headers.
function(kd_view name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  kd_room(${name} SOURCES ${ARG_SOURCES} LINK Qt6::Widgets KernelDesk::workbench KernelDesk::widgets KernelDesk::common ${ARG_LINK})
  set_target_properties(kd_${name} PROPERTIES AUTOMOC ON)
endfunction()

# After qt_add_repc_sources() or qt_add_repc_replicas(): what they make cannot be a part of a unit, where moc does not find it.
function(kd_keep_repc_apart target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "rep_[a-z]+_(source|replica)")
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
