#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: cutlass.sh BUILD_FOLDER CUTLASS_FOLDER   needs nvcc; CUTLASS_FOLDER is CUTLASS's own, as in the package nvidia-cutlass
# (cutlass_library/source). Hopper's and Blackwell's kernels, of one block and of clusters, on the emulated GPU.
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
run() {  # architecture, CUTLASS's name for it, rows of a tile, blocks of a cluster, compute capability, checks…
    nvcc -std=c++17 -cudart shared -lineinfo --expt-relaxed-constexpr -arch="$1" -DKD_ARCH="$2" -DKD_ROWS="$3" -DKD_BLOCKS="$4" \
        -I "$cutlass/include" -I "$cutlass/tools/util/include" -o "$scratch/cutlass" "$here/cutlass.cu" >"$scratch/log" 2>&1 ||
        { tail -5 "$scratch/log"; return; }
    name="$1, tiles of $3 rows, clusters of $4"; cc=$5; shift 5
    for checks in "$@"; do
        echo "== $name, --checks $checks"
        KERNELDESK_EMULATED_CC=$cc timeout 300 "$build/bin/kerneldesk" emulate --checks "$checks" -- "$scratch/cutlass" 2>"$scratch/log"
        echo "status $?"
        grep -E '^On an emulated|^(shared memory|global memory|illegal|uninitialised|deadlock)' "$scratch/log" | cut -c1-240
    done
}
build=$1; cutlass=$2
run sm_90a Sm90 128 1 9.0 all
run sm_90a Sm90 128 2 9.0 all
run sm_100a Sm100 128 1 10.0 addresses all
run sm_100a Sm100 256 2 10.0 addresses all
