#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The self-checking programs of textures, relocatable code, launches from kernels, mapped memory, conditions of graphs and
# changed tensor maps on a real GPU.
#   native.sh              in the repository's root: compiles them with the machine's nvcc and runs them: PASS or FAIL for each
#   native.sh build DIR    compiles them alone (needs no GPU), static runtime
#   native.sh run DIR      runs what `build` made
# At most 2 minutes.
mode=${1:-all}; out=${2:-$(mktemp -d)}
mkdir -p "$out"; out=$(cd "$out" && pwd)
programs=${KD_SOURCES:-$PWD}/tests/data/emulate
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
failed=0
build()  # name options...
{
    local name=$1 log; shift
    case "$*" in *-gencode*) ;; *) set -- -arch="${KD_ARCH:-sm_90}" "$@" ;; esac
    log=$("$nvcc" -lineinfo -Wno-deprecated-declarations -o "$out/$name" "$programs/$name.cu" "$@" 2>&1) ||
        { echo "FAIL $name does not compile: ${log: -400}"; failed=1; }
}
check()  # name expected
{
    local text status
    [ -x "$out/$1" ] || return
    text=$(timeout 30 "$out/$1" 2>&1); status=$?
    if [ "$text" = "$2" ] && [ $status = 0 ]; then echo "PASS $1"; else echo "FAIL $1 (status $status): $text"; failed=1; fi
}
if [ "$mode" != run ]; then
    for name in imagefilter surfacewrite arrays conditions; do build $name & done; wait
    build separate -rdc=true "$programs/separatepart.cu" & build quicksort -rdc=true & wait
    build mapedits -gencode arch=compute_90a,code=sm_90a & build nested -rdc=true & build childfault -rdc=true & wait
    stub=$(mktemp -d); echo 'int kd;' | gcc -shared -x c - -Wl,-soname,libcuda.so.1 -o "$stub/libcuda.so"
    for name in linking growing; do
        "$nvcc" -x cu -o "$out/$name" "$programs/$name.cpp" -lcuda 2>/dev/null ||
            "$nvcc" -x cu -o "$out/$name" "$programs/$name.cpp" -L"$stub" -lcuda -Xlinker --unresolved-symbols=ignore-all || failed=1
    done
fi
if [ "$mode" != build ]; then
    for name in imagefilter surfacewrite arrays separate quicksort nested linking growing conditions mapedits; do check $name PASS; done
    check childfault good
fi
exit $failed
