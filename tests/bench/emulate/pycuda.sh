#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: pycuda.sh BUILD_FOLDER WORK_FOLDER [TEST...]   needs nvcc and python3-dev
# PyCUDA's own tests, unchanged, on the emulated GPU. PyCUDA comes from PyPI, as source. Its SourceModule asks nvcc for machine
# code, which the emulated GPU does not run: an nvcc that comes first in PATH gives PTX in its place.
set -e
build=$(readlink -f "$1")
work=$2
shift 2
nvcc=$(command -v nvcc)
toolkit=$(dirname "$(dirname "$(readlink -f "$nvcc")")")
mkdir -p "$work/bin"
cd "$work"
if [ ! -e installed ]; then
    python3 -m venv venv
    venv/bin/pip -q install numpy pytest setuptools wheel mako pytools platformdirs
    venv/bin/pip -q download --no-deps --no-build-isolation --no-binary :all: pycuda
    tar xf pycuda-*.tar.gz
    # The host's part of cuRAND, which PyCUDA asks for its version, comes as a wheel.
    venv/bin/pip -q install nvidia-curand
    curand=$(dirname "$(find "$PWD/venv" -name 'libcurand.so.10' | head -n 1)")
    ln -sf libcurand.so.10 "$curand/libcurand.so"
    (cd pycuda-*/ && ../venv/bin/python configure.py --cuda-root="$toolkit" --curand-lib-dir="$curand" &&
        CFLAGS="-O0 -w" LDFLAGS="-Wl,-rpath,$curand" ../venv/bin/pip -q install --no-build-isolation --no-deps .)
    mkdir -p tests
    cp pycuda-*/test/*.py tests
    touch installed
fi
cat > bin/nvcc <<END
#!/bin/sh
for word; do
    shift
    case \$word in
    --cubin) set -- "\$@" --ptx; cubin=1 ;;
    *.cu) source=\$word; set -- "\$@" "\$word" ;;
    *) set -- "\$@" "\$word" ;;
    esac
done
[ -z "\$cubin" ] || set -- "\$@" -o "\${source%.cu}.cubin"
exec $nvcc "\$@"
END
chmod +x bin/nvcc
[ $# -gt 0 ] || set -- test_driver.py test_gpuarray.py test_cumath.py
cd tests
CUDA_ROOT="$toolkit" PATH="$PWD/../bin:$PATH" XDG_CACHE_HOME="$PWD/../cache" \
    "$build/bin/kerneldesk" emulate --no-counters -- ../venv/bin/python -m pytest -rA -q --tb=line "$@"
