#!/usr/bin/env bash
# Records the listings of this folder again: PTX of NVRTC, and what nvdisasm says of the cubin, each with line information.
# usage: record.sh BUILD NVDISASM, as in tests/data/listings/record.sh build/release .deps/cuda/nvidia/cu13/bin/nvdisasm
set -euo pipefail
[ $# -eq 2 ] || { sed -n 2,3p "$0"; exit 2; }
cli=$(realpath "$1")/bin/kerneldesk
nvdisasm=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

record() {  # NAME ARCHITECTURE PROGRAM…
    local name=$1-$2 architecture=$2
    shift 2
    KERNELDESK_DISABLE_CACHE=1 "$cli" compile "$@" --arch "$architecture" --option=--generate-line-info \
        --ptx "$here/$name.ptx" --cubin "$scratch/cubin" >/dev/null
    "$nvdisasm" -c -gi "$scratch/cubin" >"$here/$name.sass"
    "$nvdisasm" -c -plr -lrm count "$scratch/cubin" >"$here/$name.live"
}

# Compiled in their folder, so that line tables name files as those of a user who works there.
cp sources/* "$scratch"
for example in saxpy reduction transpose; do
    cp "../../../resources/examples/$example/$example.cu" "$scratch"
done
here=$PWD
cd "$scratch"
for example in saxpy reduction transpose; do
    for architecture in sm_75 sm_80 sm_90 sm_120; do
        record "$example" "$architecture" "$example.cu"
    done
done
record inlined sm_90 inlined.cu
