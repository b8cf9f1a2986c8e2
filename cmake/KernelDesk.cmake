# One interface target for warnings and sanitizers; one function a kind of target.

add_library(kd_settings INTERFACE)
target_include_directories(kd_settings INTERFACE ${PROJECT_SOURCE_DIR})
# GCC 12 warns of overlapping strings where there are none (PR 105329); members that a designated initialiser leaves out
# have their defaults.
target_compile_options(kd_settings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wno-restrict -Wno-missing-field-initializers)
if(KD_WERROR)
  target_compile_options(kd_settings INTERFACE -Werror)
endif()
if(KD_SANITIZE)
  # Half the compile time of -O2 -g, and reports still name functions and lines.
  target_compile_options(kd_settings INTERFACE -O1 -g1 -fsanitize=${KD_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(kd_settings INTERFACE -fsanitize=${KD_SANITIZE})
  target_compile_definitions(kd_settings INTERFACE KD_SANITIZED=1)
  if(KD_SANITIZE STREQUAL "address")
    target_compile_options(kd_settings INTERFACE -fsanitize=undefined -fno-sanitize-recover=undefined)
    target_link_options(kd_settings INTERFACE -fsanitize=undefined)
  endif()
endif()

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
endfunction()

# kd_view(editor SOURCES editorpanel.cpp LINK PkgConfig::X)
# A room of views: over the workbench and the shared widgets, without CUDA's headers.
function(kd_view name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  kd_room(${name} SOURCES ${ARG_SOURCES} LINK Qt6::Widgets KernelDesk::workbench KernelDesk::widgets KernelDesk::common ${ARG_LINK})
  set_target_properties(kd_${name} PROPERTIES AUTOMOC ON)
endfunction()

# kd_test(core_occupancy SOURCES tst_x.cpp LINK KernelDesk::occupancy LABELS core [TIMEOUT 60])
# A QtTest program run by ctest, offscreen, in an environment of its own (tests/environment.cpp) unless it is of the GPU; a `gpu` test skips with its reason (QSKIP in initTestCase) without a device, and
# ctest then lists it as skipped. One `gpu` test runs at a time; a `faults` test runs alone, since it measures recovery.
function(kd_test name)
  cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINK;LABELS;ARGS" ${ARGN})
  add_executable(tst_${name} ${ARG_SOURCES})
  set_target_properties(tst_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  set_target_properties(tst_${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(tst_${name} PRIVATE kd_settings Qt6::Core Qt6::Test ${ARG_LINK})
  target_compile_definitions(tst_${name} PRIVATE KD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
                                                 KD_EXAMPLES="${PROJECT_SOURCE_DIR}/resources/examples")
  if(NOT "gpu" IN_LIST ARG_LABELS)
    target_link_libraries(tst_${name} PRIVATE kd_testenvironment)
  endif()
  add_test(NAME ${name} COMMAND tst_${name} ${ARG_ARGS})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  # intercept_tls_get_addr: up to GCC 13 the leak checker takes one thread-local block in 256 for one of an old glibc and crashes
  # on what it reads there (github.com/google/sanitizers/issues/1322); NVRTC has such blocks.
  set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABELS}" TIMEOUT ${ARG_TIMEOUT}
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;KERNELDESK_CACHE_DIR=${CMAKE_BINARY_DIR}/test-cache;\
LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp:print_suppressions=0;\
ASAN_OPTIONS=allocator_may_return_null=1:intercept_tls_get_addr=0;\
TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:allocator_may_return_null=1:ignore_noninstrumented_modules=1:die_after_fork=0")
  set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION "SKIP   : [A-Za-z0-9_:]*::initTestCase\\(\\)")
  if("gpu" IN_LIST ARG_LABELS)
    set_tests_properties(${name} PROPERTIES RESOURCE_LOCK gpu)
  endif()
  if("faults" IN_LIST ARG_LABELS)
    set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
  endif()
endfunction()
