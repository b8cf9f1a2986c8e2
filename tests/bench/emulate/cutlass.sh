#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: cutlass.sh BUILD_FOLDER CUTLASS_FOLDER   needs nvcc; CUTLASS_FOLDER is CUTLASS's own, as in the package nvidia-cutlass
# (cutlass_library/source). Hopper's and Blackwell's kernels, of one block and of clusters, on the emulated GPU.
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
build=$1; cutlass=$2
run() {  # name, architecture, compute capability, source, definitions…
    name=$1; arch=$2; cc=$3; source=$4; shift 4
    echo "== $arch, $name"
    nvcc -std=c++17 -cudart shared -lineinfo --expt-relaxed-constexpr -gencode "arch=compute_$arch,code=compute_$arch" "$@" \
        -I "$cutlass/include" -I "$cutlass/tools/util/include" -o "$scratch/program" "$here/$source" >"$scratch/log" 2>&1 ||
        { tail -5 "$scratch/log"; return; }
    KERNELDESK_EMULATED_CC=$cc timeout 300 "$build/bin/kerneldesk" emulate --checks all -- "$scratch/program" 2>"$scratch/log"
    echo "status $?"
    grep -E '^On an emulated|^(shared memory|global memory|illegal|uninitialised|deadlock)' "$scratch/log" | cut -c1-240
}
halves() {  # architecture, compute capability, CUTLASS's name for it, rows of a tile, blocks of a cluster
    run "halves, tiles of $4 rows, clusters of $5" "$1" "$2" cutlass.cu -DKD_ARCH="$3" -DKD_ROWS="$4" -DKD_BLOCKS="$5"
}
scaled() {  # rows of a tile, blocks of a cluster, its depth, alignment in elements, and what A and B are of
    run "scaled, tiles of $1 rows and depth $3, clusters of $2, $5 x $6" 100a 10.0 blockscaled.cu -DKD_ARCH=Sm100 \
        -DKD_ROWS="$1" -DKD_BLOCKS="$2" -DKD_DEPTH="$3" -DKD_ALIGN="$4" -DKD_A="$5" -DKD_B="$6"
}
e2m1=cutlass::float_e2m1_t; e3m2=cutlass::float_e3m2_t; e4m3=cutlass::float_e4m3_t; e5m2=cutlass::float_e5m2_t
halves 90a 9.0 Sm90 128 1
halves 90a 9.0 Sm90 128 2
halves 100a 10.0 Sm100 128 1
halves 100a 10.0 Sm100 256 2
scaled 128 1 256 32 "nv_float4_t<$e2m1>" "nv_float4_t<$e2m1>"
scaled 256 2 256 32 "nv_float4_t<$e2m1>" "nv_float4_t<$e2m1>"
scaled 128 1 256 32 "mx_float4_t<$e2m1>" "mx_float4_t<$e2m1>"
scaled 128 1 128 16 "mx_float8_t<$e4m3>" "mx_float8_t<$e5m2>"
scaled 128 1 128 128 "mx_float4_t<$e2m1>" "mx_float8_t<$e4m3>"
scaled 256 2 128 128 "mx_float6_t<$e3m2>" "mx_float8_t<$e4m3>"
