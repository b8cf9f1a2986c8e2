#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes launches out of programs of C++, PyTorch, Triton and CuPy on a GPU, runs them again, edits one, has a fault explained, and
# measures what watching costs. KERNELDESK PROGRAMS PYTHON: the program, the folder with saxpy and histogram built by
# `nvcc -O2 -lineinfo -gencode arch=compute_90,code=[sm_90,compute_90]`, and a Python with PyTorch, Triton and CuPy. Prints the log.
set -u
kerneldesk=$1 programs=$2 python=$3 here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
say() { printf '\n== %s\n' "$*"; }
# Addresses and hashes of namespaces are long: a line keeps its beginning.
tell() { say "kerneldesk $*"; timeout 120 "$kerneldesk" "$@" 2>&1 | sed "s,$work/,,g;s,$here/,,g;s,$programs/,,g;s,$kerneldesk,kerneldesk,g" | cut -c1-220; }

nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
"$python" -c 'import torch, triton, cupy; print("PyTorch", torch.__version__, "Triton", triton.__version__, "CuPy", cupy.__version__)'

tell capture --list -- "$python" "$here/torchmodel.py" 5
tell capture --kernel vectorized_elementwise_kernel --kernel reduce_kernel --kernel gemm --kernel softmax_warp_forward --into . -- "$python" "$here/torchmodel.py" 5
tell capture --kernel row_softmax:2 --into . -- "$python" "$here/tritonkernel.py"
tell capture --kernel scale_pair:2 --kernel square_plus --into . -- "$python" "$here/cupykernel.py"
tell capture --kernel saxpy:2 --kernel histogram --into . -- "$programs/saxpy" 5
tell capture --kernel histogram --into . --replays 10 -- "$programs/histogram"
tell capture --slowest --into . -- "$programs/saxpy" 5
tell run saxpy-2.kdesk --device emulated
tell run histogram-1.kdesk --device emulated
tell compare saxpy-2.kdesk "$here/saxpyedited.cu" --kernel-b saxpy
mkdir outside
tell capture --kernel histogram --into outside -- "$programs/histogram" outside
tell run outside/histogram-1.kdesk

say "which launches are told of, and their order: the second launch within a range, the third of all"
tell capture --range "step 3" --kernel softmax_warp_forward --into . -- "$python" "$here/torchmodel.py" 5
tell capture --size --kernel gemm --kernel saxpy:3 --into . -- "$python" "$here/torchmodel.py" 5
tell capture --size --kernel saxpy:3 --into . -- "$programs/saxpy" 5
tell capture --kernel saxpy:3 --output third.kdcap -- "$programs/saxpy" 5
tell run third.kdcap
tell run third.kdcap --device emulated

say "what watching costs: seconds without and with a library in the program that records nothing, in turns"
# watched: for a kernel that the program does not have; waiting: for a launch of its own that does not come; listed: all are counted.
log=$work/costs
for round in 1 2 3 4 5 6 7 8 9; do
    for program in "$programs/saxpy 100000" "$programs/saxpy 100000 1024" "$python $here/torchmodel.py 1010"; do
        name="$(basename "${program%% *}") $(basename "${program#* }")"
        plain=$($program)
        watched=$(timeout 120 "$kerneldesk" capture --kernel no-such-kernel --into . -- $program 2>/dev/null)
        waiting=$(timeout 120 "$kerneldesk" capture --kernel saxpy:100000000 --kernel gemm:100000000 --into . -- $program 2>/dev/null)
        listed=$(timeout 120 "$kerneldesk" capture --list --into . -- $program 2>/dev/null)
        printf '%s: plain %s watched %s waiting %s listed %s; %s\n' "$name" "${plain##* }" "${watched##* }" "${waiting##* }" \
            "${listed##* }" "$([ "${plain% seconds*}" = "${watched% seconds*}" ] && echo same results || echo OTHER RESULTS)" | tee -a "$log"
    done
done
say "medians, and how many times as long as plain"
"$python" - "$log" <<'END'
import re, statistics, sys
rows = {}
for line in open(sys.argv[1]):
    name, rest = line.split(": plain", 1)
    values = [float(each) for each in re.findall(r"\d+\.\d+", rest)]
    if len(values) == 4:
        rows.setdefault(name, []).append(values)
for name, values in rows.items():
    plain, *others = (statistics.median(column) for column in zip(*values))
    print(f"{name}: plain {plain:.4f}", *(f"{word} {each / plain:.3f}" for word, each in zip(("watched", "waiting", "listed"), others)))
END
