# SPDX-License-Identifier: GPL-3.0-or-later
# The engine's reference documentation: `cmake --build --preset release --target reference`, then build/release/reference/html.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(KD_DOXYGEN doxygen)
set(_kd_reference ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/packaging/reference/reference.py ${KD_DOXYGEN}
  ${PROJECT_SOURCE_DIR} ${CMAKE_BINARY_DIR}/reference ${PROJECT_VERSION} ${KD_INTERNAL_HEADERS})
add_custom_target(reference COMMAND ${_kd_reference} VERBATIM USES_TERMINAL)
if(BUILD_TESTING)
  add_test(NAME reference COMMAND ${_kd_reference})
  add_test(NAME reference_faults COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/packaging/reference/referencefaults.py ${KD_DOXYGEN})
  set_tests_properties(reference reference_faults PROPERTIES LABELS core TIMEOUT 120 SKIP_RETURN_CODE 77)
endif()
