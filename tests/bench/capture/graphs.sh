#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: graphs.sh PROGRAMS OUT   PROGRAMS has bin/kerneldesk, bin/kerneldesk-worker and lib/kerneldesk/libkerneldesk-capture.so
# Kernels of graphs, tensor maps, textures, surfaces and arrays, variables of PTX, a target and a capture of Kernel Launcher on a GPU, with PyTorch where
# PYTHON names one that has it, and what watching costs: about two minutes. OUT/capture-graphs.txt has a line PASS or FAIL for each.
# Needs nvcc, or the programs built before in SAXPY.
set -u
programs=$(cd "$1" && pwd) out=$2
mkdir -p "$out"; out=$(cd "$out" && pwd)
kerneldesk=$programs/bin/kerneldesk worker=$programs/bin/kerneldesk-worker
here=$(cd "$(dirname "$0")" && pwd)
built=${SAXPY:-$out/build}
mkdir -p "$built"
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
cat > "$built/variables.cu" <<'END'
#include <cstdio>
__device__ float table[64];
__constant__ float factor;
__global__ void use(float* x) { x[threadIdx.x] = x[threadIdx.x] * factor + table[threadIdx.x]; table[threadIdx.x] += 1; }
int main()
{
    float host[64], f = 3, *x;
    for (int i = 0; i < 64; ++i) host[i] = i;
    cudaMalloc(&x, sizeof host);
    cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(table, host, sizeof host);
    cudaMemcpyToSymbol(factor, &f, sizeof f);
    for (int i = 0; i < 3; ++i) use<<<1, 64>>>(x);
    std::printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
END
both='-gencode arch=compute_90,code=[sm_90,compute_90]'
for each in saxpy histogram graph objects; do
    [ -x "$built/$each" ] || "$nvcc" -O2 -lineinfo $both -o "$built/$each" "$here/$each.cu" || echo "FAIL building $each"
done
# As PTX alone: the driver makes its machine code.
[ -x "$built/variables" ] || "$nvcc" -O2 -gencode arch=compute_90,code=compute_90 -o "$built/variables" "$built/variables.cu"
work=$(mktemp -d); cd "$work" || exit 1
passed=0 failed=0
# check NAME PATTERN COMMAND...: passes where the command's output has the pattern.
check() {
    local name=$1 pattern=$2; shift 2
    local said; said=$(timeout 90 "$@" 2>&1); local status=$?
    if grep -qE -- "$pattern" <<< "$said"; then passed=$((passed + 1)); printf 'PASS %s\n' "$name"; else failed=$((failed + 1)); printf 'FAIL %s (status %s)\n' "$name" "$status"; fi
    printf '%s\n' "$said" | cut -c1-240 | sed 's/^/    /' | head -14
}
same='the same bits each time'
{
    date; nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
    echo "== as before"
    check "second launch" "saxpy-2.kdesk.*" "$kerneldesk" capture --kernel saxpy:2 --replays 2 -- "$built/saxpy" 5
    check "it runs again" '"verification"|state' "$kerneldesk" run saxpy-2.kdesk --format json
    echo "== graphs"
    check "kernels of graphs are listed by node" "1 of 3|2 of 3" "$kerneldesk" capture --list -- "$built/graph"
    check "the only node of a graph" "$same" "$kerneldesk" capture --kernel scale:3 --replays 2 -- "$built/graph"
    check "parameters of the fourth launch" "$same" "$kerneldesk" capture --kernel update:4 --replays 2 -- "$built/graph"
    check "the first node of a captured stream" "waits for none" "$kerneldesk" capture --kernel shift:1 -- "$built/graph"
    check "a node behind others" "waits for others" "$kerneldesk" capture --kernel shift:2 -- "$built/graph"
    check "a node's session runs" "^shift.* on NVIDIA" "$kerneldesk" run shift-1.kdesk
    mkdir -p first; check "first of each, several in one launch of a graph" "scale-1.*" "$kerneldesk" capture --first --replays 0 --into first -- "$built/graph"
    echo "== tensor maps and textures"
    check "handles and results" "handles" "$built/objects"
    for each in pick_map pick_inner pick_memory pick_constant fetch_linear fetch_rows fetch_array fetch_layers fetch_level raise_surface; do
        check "$each recorded and run again" "$same" "$kerneldesk" capture --kernel $each --replays 2 -- "$built/objects"
        check "$each on the emulated GPU" " ok +0 " "$kerneldesk" run $each-1.kdesk --device emulated
    done
    check "pick_map is described" "tiled-map" cat pick_map-1.kdesk
    check "an array is described" "array 0 width=32 height=0" cat fetch_array-1.kdesk
    check "a map in memory is described" "with [0-9]+: tiled-map" cat pick_memory-1.kdesk
    check "a map in a constant variable is described" "tiled-map" cat pick_constant-1.kdesk
    check "what a surface left is compared" "array0 +(float32 +)?.* ok|array0" "$kerneldesk" run raise_surface-1.kdesk
    check "a surface of one level" "$same" "$kerneldesk" capture --kernel raise_surface:2 --replays 2 -- "$built/objects"
    check "one level is described" "array-surface array=0 level=1" cat raise_surface-2.kdesk
    check "textures in structures are named" "does not find in its arguments" "$kerneldesk" capture --kernel fetch_structure --replays 0 -- "$built/objects"
    echo "== variables of a module that came as PTX"
    check "variables of PTX" "$same" "$kerneldesk" capture --kernel use:2 --replays 2 -- "$built/variables"
    check "they are in the session" "table" cat use-2.kdesk
    echo "== over a target (a worker of this machine)"
    mkdir -p target
    check "recorded over a target" "$same" "$kerneldesk" capture --kernel saxpy:2 --replays 2 --into target --target-command "$worker" -- "$built/saxpy" 5
    check "listed over a target" "saxpy" "$kerneldesk" capture --list --target-command "$worker" -- "$built/saxpy" 5
    echo "== a capture of Kernel Launcher"
    head -c 4096 /dev/zero > c.bin; head -c 4096 /dev/zero > a.bin
    cat > add_1024.json <<'END'
{"key": "add", "environment": {}, "config_space": {"parameters": [{"name": "threads", "values": [64, 128], "priors": [1.0, 1.0], "default": 128}], "restrictions": []},
 "kernel": {"source": "__global__ void add(int n, float* c, const float* a) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = a[i] + 1; }",
  "name": "add", "compile_flags": [], "shared_memory": 0, "template_args": [], "headers": [], "defines": {},
  "block_size": [{"operator": "parameter", "operands": ["threads"]}, 1, 1],
  "grid_size": [{"operator": "/", "operands": [{"operator": "problem_size", "operands": [0]}, {"operator": "parameter", "operands": ["threads"]}]}, 1, 1]},
 "arguments": [{"type": "int", "kind": "scalar", "data": [0, 4, 0, 0]}, {"type": "float*", "kind": "array", "file": "c.bin"},
  {"type": "float const*", "kind": "array", "file": "a.bin"}], "problem_size": [1024, 1, 1]}
END
    check "a capture of Kernel Launcher runs" "^add on NVIDIA" "$kerneldesk" run add_1024.json
    if [ -n "${PYTHON:-}" ]; then
        echo "== PyTorch"
        check "a softmax of PyTorch" "$same" "$kerneldesk" capture --kernel softmax_warp_forward:2 --replays 2 -- "$PYTHON" "$here/torchmodel.py" 5
        cat > graphed.py <<'END'
import torch
x = torch.randn(256, 256, device="cuda"); w = torch.randn(256, 256, device="cuda")
for _ in range(3):
    y = torch.relu(x @ w)
torch.cuda.synchronize()
g = torch.cuda.CUDAGraph()
with torch.cuda.graph(g):
    y = torch.relu(x @ w) + 1
for _ in range(3):
    g.replay()
torch.cuda.synchronize(); print(float(y.sum()))
END
        check "nodes of PyTorch's graph" " of [0-9]+ +3 " "$kerneldesk" capture --list -- "$PYTHON" graphed.py
        check "a node of PyTorch's graph" "nodes of a graph" "$kerneldesk" capture --kernel clamp:4 --kernel relu:4 --replays 0 -- "$PYTHON" graphed.py
    fi
    echo "== cost: seconds of 300000 launches of 1024 elements; plain, watched (no such kernel), waiting (a launch that does not come)"
    for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        printf 'cost'
        for how in plain "--kernel no-such-kernel" "--kernel saxpy:100000000"; do
            if [ "$how" = plain ]; then line=$("$built/saxpy" 300000 1024); else line=$(timeout 60 "$kerneldesk" capture $how -- "$built/saxpy" 300000 1024 2>/dev/null); fi
            printf ' %s' "${line##* }"
        done
        echo
    done > cost
    cat cost
    medians=$(for column in 2 3 4; do cut -d' ' -f$column cost | sort -n | sed -n 8p; done | tr '\n' ' ')
    read -r plain watched waiting <<< "$medians"
    awk -v p="$plain" -v w="$watched" -v a="$waiting" 'BEGIN { printf "%s watched %.3f of plain (bar 1.10)\n", (w / p <= 1.10 ? "PASS" : "FAIL"), w / p; printf "     waiting %.3f of plain (formerly 1.19; no bar: something is awaited)\n", a / p }'
    echo "sum: $passed passed, $failed failed"
} > "$out/capture-graphs.txt" 2>&1
cd /; rm -rf "$work"
