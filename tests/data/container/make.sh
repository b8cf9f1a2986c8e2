#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the containers anew. usage: make.sh, with nvcc and cuobjdump in PATH
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd sources
make_one() { nvcc -std=c++17 "$@"; }
for mode in default balance speed size none; do
    make_one -arch=sm_90 -fatbin --compress-mode "$mode" -o "$out/mode-$mode.fatbin" axpy.cu
done
make_one -arch=sm_90 -fatbin -G -o "$out/debug.fatbin" small.cu
make_one -arch=sm_90 -fatbin -lineinfo -o "$out/lineinfo.fatbin" small.cu
make_one -arch=sm_90 -fatbin -rdc=true -o "$out/rdc.fatbin" caller.cu
make_one -arch=sm_90 -fatbin -dlto -o "$out/lto.fatbin" small.cu
make_one -fatbin -gencode arch=compute_80,code=sm_80 -gencode "arch=compute_90a,code=[sm_90a,compute_90a]" \
    -gencode arch=compute_100f,code=sm_100f -gencode "arch=compute_120,code=[sm_120,compute_120]" -o "$out/architectures.fatbin" small.cu
make_one -arch=sm_90 -ptx -o "$out/small.ptx" small.cu
make_one -arch=sm_90 -cubin -o "$out/small.cubin" small.cu
for arch in sm_75 sm_90a sm_100f; do make_one -arch=$arch -cubin -o "$out/small-$arch.cubin" small.cu; done
make_one -arch=sm_90 -c -o "$out/small.o" small.cu
make_one -arch=sm_90 -cudart shared -o "$out/program" main.cu
strip -o "$out/program-stripped" "$out/program"
make_one -arch=sm_90 -cudart shared -shared -Xcompiler -fPIC -o "$out/libsmall.so" small.cu
for part in device caller; do make_one -arch=sm_90 -rdc=true -c -o "$scratch/$part.o" $part.cu; done
rm -f "$out/libparts.a"
ar rcsD "$out/libparts.a" "$out/small.o" "$scratch/device.o" "$scratch/caller.o"
make_one -arch=sm_90 -rdc=true -cudart shared -o "$out/program-rdc" "$scratch/caller.o" "$scratch/device.o"
cd "$out"
for file in *.fatbin *.a *.so *.o program*; do echo "$file"; cuobjdump -lptx -lelf "$file" 2>&1 | grep -E '^(ELF|PTX) file' || true; done >lists.txt
