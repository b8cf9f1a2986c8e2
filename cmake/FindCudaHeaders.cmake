# SPDX-License-Identifier: GPL-3.0-or-later
# The folder with cuda.h, cudaTypedefs.h, nvrtc.h and cuda_occupancy.h of CUDA 13.0 or later, as target CudaHeaders::CudaHeaders.
# Nothing of CUDA is linked: libcuda and NVRTC are opened at run time.
# Looked for in KD_CUDA_INCLUDE, CUDA_HOME, /usr/local/cuda*, the system, and the wheels under .deps/cuda
# (nowhere but in the wheels when KERNELDESK_CUDA=wheels). packaging/setup.sh follows the same order.
file(GLOB _kd_wheels ${PROJECT_SOURCE_DIR}/.deps/cuda/nvidia/cu13/include)
file(GLOB _kd_toolkits /usr/local/cuda/include /usr/local/cuda-*/include)
if(DEFINED ENV{CUDA_HOME})
  list(PREPEND _kd_toolkits $ENV{CUDA_HOME}/include)
endif()
if("$ENV{KERNELDESK_CUDA}" STREQUAL "wheels")
  set(_kd_hints ${_kd_wheels})
else()
  set(_kd_hints ${_kd_toolkits} /usr/include ${_kd_wheels})
endif()

function(_kd_usable_cuda result folder)
  set(${result} FALSE PARENT_SCOPE)
  foreach(header cuda.h cudaTypedefs.h nvrtc.h cuda_occupancy.h)
    if(NOT EXISTS ${folder}/${header})
      return()
    endif()
  endforeach()
  file(STRINGS ${folder}/cuda.h line REGEX "^#define CUDA_VERSION [0-9]+" LIMIT_COUNT 1)
  string(REGEX MATCH "[0-9]+" version "${line}")
  if(version GREATER_EQUAL 13000)
    set(${result} TRUE PARENT_SCOPE)
  endif()
endfunction()

# Chosen anew at each configure, so that another CUDA_HOME or KERNELDESK_CUDA takes effect in an existing build folder.
set(CudaHeaders_INCLUDE_DIR "")
foreach(folder ${KD_CUDA_INCLUDE} ${_kd_hints})
  _kd_usable_cuda(usable ${folder})
  if(usable)
    set(CudaHeaders_INCLUDE_DIR ${folder})
    break()
  endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CudaHeaders REQUIRED_VARS CudaHeaders_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "packaging/setup.sh installs the CUDA headers")
if(CudaHeaders_FOUND AND NOT TARGET CudaHeaders::CudaHeaders)
  add_library(CudaHeaders::CudaHeaders INTERFACE IMPORTED)
  target_include_directories(CudaHeaders::CudaHeaders SYSTEM INTERFACE ${CudaHeaders_INCLUDE_DIR})
endif()
