# SPDX-License-Identifier: GPL-3.0-or-later
# The tests: a program a room, in which each test file is a test of ctest (tests/program/testprogram.h).

# Tests are run once: to build them well would take longer than it saves, and the more so where sanitizers watch them.
set(KD_TEST_OPTIONS $<$<CONFIG:Release>:-O0>)
if(KD_SANITIZE)
  set(KD_TEST_OPTIONS -O0)
  if(KD_SANITIZE STREQUAL "address")
    # A third of what a test takes to compile. They would watch the tests' own arithmetic and accesses, the latter of which the
    # address sanitizer watches already; the files of core keep them.
    list(APPEND KD_TEST_OPTIONS -fno-sanitize=undefined)
  endif()
endif()

# The program of the tests in this folder: tests/core/base -> core_base, all parts of the emulated GPU -> core_emulator.
function(_kd_test_program result)
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
  string(REGEX REPLACE "^core/emulator/.*" "core/emulator" folder ${folder})
  string(REPLACE "/" "_" folder ${folder})
  set(${result} ${folder} PARENT_SCOPE)
endfunction()

# Makes tst_<program> where it is not there yet. Tests of the GPU see the user's own environment, all others one that is the same
# everywhere (tests/program/environment.cpp): they are programs of their own.
function(_kd_add_test_program program labels)
  if(TARGET tst_${program})
    return()
  endif()
  add_executable(tst_${program} ${PROJECT_SOURCE_DIR}/tests/program/testprogram.cpp)
  set_target_properties(tst_${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests AUTOMOC ON
                        UNITY_BUILD_BATCH_SIZE 8)
  set(names ${CMAKE_BINARY_DIR}/tests/names/${program}.inc)
  file(GENERATE OUTPUT ${names} CONTENT "$<JOIN:$<TARGET_PROPERTY:tst_${program},KD_TEST_NAMES>,\n>\n")
  target_compile_definitions(tst_${program} PRIVATE KD_TEST_NAMES="${names}")
  set_property(SOURCE ${PROJECT_SOURCE_DIR}/tests/program/testprogram.cpp TARGET_DIRECTORY tst_${program}
               PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
  target_link_libraries(tst_${program} PRIVATE kd_settings Qt6::Core Qt6::Test)
  # The precompiled headers are of libraries, hence fPIC.
  target_compile_options(tst_${program} PRIVATE ${KD_TEST_OPTIONS} -fPIC)
  target_compile_definitions(tst_${program} PRIVATE KD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
    KD_EXAMPLES="${PROJECT_SOURCE_DIR}/resources/examples" KD_SOURCE_FOLDER="${PROJECT_SOURCE_DIR}"
    KD_CUDA_INCLUDE="${CudaHeaders_INCLUDE_DIR}")
  if(NOT "gpu" IN_LIST labels)
    target_link_libraries(tst_${program} PRIVATE kd_testenvironment)
  endif()
  if(program MATCHES "^(core_worker|ui_print)$")
    kd_precompiled_headers(tst_${program} plaintest LINK Qt6::Core OPTIONS ${KD_TEST_OPTIONS})
  elseif(program MATCHES "^ui_" AND NOT program MATCHES "^ui_(client|codeserver|mcp|program|workbench)$")
    kd_precompiled_headers(tst_${program} widgettest LINK Qt6::Widgets Qt6::Test OPTIONS ${KD_TEST_OPTIONS})
  else()
    kd_precompiled_headers(tst_${program} coretest LINK Qt6::Core Qt6::Test OPTIONS ${KD_TEST_OPTIONS})
  endif()
endfunction()

# kd_test(base_json SOURCES tst_json.cpp LINK KernelDesk::base LABELS core [TIMEOUT 600] [ARGS x])
# The first source registers itself under that name (KD_TEST, KD_TEST_MAIN). A `gpu` test skips with its reason (QSKIP in
# initTestCase) without a device, and ctest then lists it as skipped. One `gpu` test runs at a time; a `faults` test runs alone,
# since it measures recovery.
function(kd_test name)
  cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINK;LABELS;ARGS" ${ARGN})
  _kd_test_program(program)
  if("gpu" IN_LIST ARG_LABELS)
    string(APPEND program _gpu)
  endif()
  _kd_add_test_program(${program} "${ARG_LABELS}")
  list(TRANSFORM ARG_SOURCES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/]")
  list(GET ARG_SOURCES 0 main)
  get_target_property(known tst_${program} SOURCES)
  list(REMOVE_ITEM ARG_SOURCES ${known})
  target_sources(tst_${program} PRIVATE ${ARG_SOURCES})
  file(RELATIVE_PATH file ${PROJECT_SOURCE_DIR} ${main})
  set_property(TARGET tst_${program} APPEND PROPERTY KD_TEST_NAMES "{\"${file}\", \"${name}\"},")
  target_link_libraries(tst_${program} PRIVATE ${ARG_LINK})
  add_test(NAME ${name} COMMAND tst_${program} ${name} ${ARG_ARGS})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 300)
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

# kd_test_uses(KD_WORKER=kerneldesk-worker kerneldesk): what the tests of this folder start or load. Each target is built before
# they run; MACRO=target tells them its file as well.
function(kd_test_uses)
  _kd_test_program(folder)
  foreach(program ${folder} ${folder}_gpu)
    if(NOT TARGET tst_${program})
      continue()
    endif()
    foreach(use ${ARGN})
      string(REGEX MATCH "^([A-Z_]+)=(.+)$" named ${use})
      if(named)
        add_dependencies(tst_${program} ${CMAKE_MATCH_2})
        target_compile_definitions(tst_${program} PRIVATE ${CMAKE_MATCH_1}="$<TARGET_FILE:${CMAKE_MATCH_2}>")
      else()
        add_dependencies(tst_${program} ${use})
      endif()
    endforeach()
  endforeach()
endfunction()
