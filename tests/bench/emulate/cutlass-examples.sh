#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: cutlass-examples.sh BUILD_FOLDER CUTLASS_FOLDER PROGRAMS_FOLDER [EXAMPLE…]   needs nvcc
# Runs CUTLASS's examples, which check themselves against a reference, on the emulated GPU. CUTLASS_FOLDER is CUTLASS's own, as in the
# package nvidia-cutlass (cutlass_library/source). What lies in PROGRAMS_FOLDER already is not compiled again: that takes one to four
# minutes each.
build=$1; cutlass=$2; programs=$3; shift 3
chosen=" $* "
mkdir -p "$programs"
compiled() {  # program, architecture, source: without assertions, as CUTLASS's own build has it
    [ -x "$1" ] ||
        nvcc -std=c++17 -cudart shared -lineinfo -DNDEBUG --expt-relaxed-constexpr -gencode "arch=compute_$2,code=compute_$2" \
            -I "$cutlass/include" -I "$cutlass/tools/util/include" -I "$cutlass/examples/common" -I "$cutlass/examples/${3%/*}" \
            -o "$1" "$cutlass/examples/$3" -lcuda >"$1.log" 2>&1
}
example() {  # name, that of its program up to a hyphen; architecture, source, options…
    name=$1; arch=$2; source=$3; shift 3
    program=$programs/${name%%-*}
    case "$chosen" in "  " | *" ${name%%-*} "*) ;; *) return ;; esac
    echo "== $name: $source, sm_$arch, $*"
    compiled "$program" "$arch" "$source" || { echo "not compiled:"; grep -m 3 error "$program.log" | cut -c1-240; return; }
    digits=${arch%a}
    for checks in addresses all; do
        KERNELDESK_EMULATED_CC=${digits%?}.${digits#"${digits%?}"} timeout 240 \
            "$build/bin/kerneldesk" emulate --checks $checks -- "$program" "$@" >"$program.out" 2>"$program.err"
        echo "-- checks $checks, status $?"
        grep -iE 'disposition|passed|failed|test pass|mismatch|error|incorrect|\[OK|\[FAIL|\[--' "$program.out" | head -12 | cut -c1-160
        grep -E '^On an emulated|^(shared|global) memory race|^(illegal|uninitialised|deadlock|misaligned|deadline)|not emulated' \
            "$program.err" | head -6 | cut -c1-400
    done
}
gemm() { name=$1; arch=$2; source=$3; shift 3; example "$name" "$arch" "$source" --m=256 --n=256 --k=256 --iterations=0 "$@"; }
gemm 83 100a 83_blackwell_sparse_gemm/83_blackwell_sparse_gemm.cu
gemm 84a 100a 84_blackwell_narrow_precision_sparse_gemm/84a_blackwell_nvfp4_bf16_sparse_gemm.cu
gemm 84b 100a 84_blackwell_narrow_precision_sparse_gemm/84b_blackwell_mixed_mxfp8_bf16_sparse_gemm.cu
gemm 72b 100a 72_blackwell_narrow_precision_gemm/72b_blackwell_nvfp4_nvfp4_gemm.cu
gemm 72c 100a 72_blackwell_narrow_precision_gemm/72c_blackwell_mixed_mxfp8_bf16_gemm.cu
gemm 70b 100a 70_blackwell_gemm/70_blackwell_fp8_gemm.cu
gemm 74 100a 74_blackwell_gemm_streamk/blackwell_gemm_streamk.cu
example 74-splitk 100a 74_blackwell_gemm_streamk/blackwell_gemm_streamk.cu --m=512 --n=512 --k=1024 --iterations=0 \
    --decomposition=SplitK --splits=2 --preferred_cluster_m=2 --preferred_cluster_n=2
example 74-streamk 100a 74_blackwell_gemm_streamk/blackwell_gemm_streamk.cu --m=512 --n=512 --k=1024 --iterations=0 \
    --decomposition=StreamK
example 76 100a 76_blackwell_conv/76_blackwell_conv_fprop.cu --iterations=0
example 77 100a 77_blackwell_fmha/77_blackwell_fmha.cu --b=1 --h=1 --q=256 --k=256 --d=64 --iterations=1 --warmup_iterations=0 \
    --verify
gemm 78 100a 78_blackwell_emulated_bf16x9_gemm/78_blackwell_emulated_bf16x9_gemm.cu
example 89 103a 89_sm103_fp4_ultra_gemm/89_sm103_fp4_ultra_gemm.cu --m=256 --n=256 --k=768 --iterations=0
example 91 100a 91_fp4_gemv/91_fp4_gemv.cu --m=256 --k=2048 --batch=2 --profiling=false --iterations=0
example 91-short 100a 91_fp4_gemv/91_fp4_gemv.cu --m=64 --k=512 --profiling=false --iterations=0
gemm 79a 120a 79_blackwell_geforce_gemm/79a_blackwell_geforce_nvfp4_bf16_gemm.cu
gemm 79b 120a 79_blackwell_geforce_gemm/79b_blackwell_geforce_nvfp4_nvfp4_gemm.cu
gemm 79c 120a 79_blackwell_geforce_gemm/79c_blackwell_geforce_mixed_mxfp8_mxfp6_bf16_gemm.cu
gemm 80a 120a 80_blackwell_geforce_sparse_gemm/80a_blackwell_geforce_mxfp8_bf16_sparse_gemm.cu
gemm 80b 120a 80_blackwell_geforce_sparse_gemm/80b_blackwell_geforce_nvfp4_nvfp4_sparse_gemm.cu
example 49 90a 49_hopper_gemm_with_collective_builder/49_collective_builder.cu --m=256 --n=256 --k=256
gemm 54 90a 54_hopper_fp8_warp_specialized_gemm/54_hopper_fp8_warp_specialized_gemm.cu
gemm 55 90a 55_hopper_mixed_dtype_gemm/55_hopper_mixed_dtype_gemm.cu --warmup=0
gemm 62 90a 62_hopper_sparse_gemm/62_hopper_sparse_gemm.cu --warmup=0
gemm 67 90a 67_hopper_fp8_warp_specialized_gemm_with_blockwise_scaling/67_hopper_fp8_warp_specialized_gemm_with_blockwise_scaling.cu \
    --warmup=0
example 88 90a 88_hopper_fmha/88_hopper_fmha.cu --b=1 --h=2 --q=256 --k=256 --d=64 --iterations=0 --verify
example 15 80 15_ampere_sparse_tensorop_gemm/ampere_sparse_tensorop_gemm.cu
gemm 47 80 47_ampere_gemm_universal_streamk/ampere_gemm_universal_streamk.cu
