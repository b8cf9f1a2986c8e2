#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A sweep of a tiled matrix product over at least 300 points, from a portable bundle, in some 3 minutes of a GPU.
# usage: sgemm.sh BUNDLE_FOLDER OUT_FOLDER [DEVICE]   DEVICE: cuda:0, or "emulated" with a few points of a small matrix
# Writes sgemm.sweep (the journal), sgemm.csv, sgemm.t4.json, sgemm.cache.json, sgemm.json and verdict.txt. What was measured before
# it was ended from outside is kept: called again, it goes on. Status: that of `kerneldesk sweep`.
set -u
bundle=$(cd "$1" && pwd -P)
out=$(mkdir -p "$2" && cd "$2" && pwd -P)
device=${3:-cuda:0}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
export LC_ALL=C.UTF-8 KERNELDESK_CACHE_DIR=${KERNELDESK_CACHE_DIR:-$(mktemp -d)}

axes=(--axis BM=32,64,128 --axis BN=32,64,128 --axis BK=8,16,32 --axis TM=4,8 --axis TN=4,8 --axis UNROLL=1,4 --axis maxrregcount=0,128)
# 48 KiB of static shared memory, and whole warps of at most 1024 threads
where=(--where "(BM / TM) * (BN / TN) <= 1024" --where "(BM / TM) * (BN / TN) % 32 == 0" --where "4 * BK * (BM + 1 + BN) <= 49152")
n=1024 budget=320
timing=(--samples 12 --warmup 2 --max-seconds 1 --flops "2 * n * n * n")
if [ "$device" = emulated ]; then
    n=64 budget=12 timing=()
    axes=(--axis BM=16,32 --axis BN=32 --axis BK=8,16 --axis TM=2,4 --axis TN=4 --axis UNROLL=1,4 --axis maxrregcount=0,128)
fi
resume=()
[ -s "$out/sgemm.sweep" ] && resume=(--resume)

begin=$(date +%s)
timeout -s INT "${SWEEP_SECONDS:-170}" "$bundle/bin/kerneldesk" sweep "$here/sgemm.cu" --device "$device" --kernel product \
    --grid "ceil_div(n, BN), ceil_div(n, BM)" --block "(BM / TM) * (BN / TN)" \
    --arg "n=$n" --arg "a=random(seed=1)[n * n]" --arg "b=random(seed=2)[n * n]" --arg "c=out:zeros[n * n]" \
    --reference c=kernel:product_reference --rtol 1e-4 --atol 1e-4 \
    "${axes[@]}" "${where[@]}" --strategy random --budget "$budget" "${timing[@]}" --journal "$out/sgemm.sweep" "${resume[@]}" \
    --csv "$out/sgemm.csv" --t4 "$out/sgemm.t4.json" --cache "$out/sgemm.cache.json" >"$out/table.txt" 2>"$out/errors.txt"
status=$?
{
    date -u +%FT%TZ
    cat "$bundle/COMMIT" 2>/dev/null
    echo "status $status, $(($(date +%s) - begin)) s, $(($(wc -l <"$out/sgemm.csv") - 1)) results"
    cat "$out/errors.txt"
    head -n 12 "$out/table.txt"
    sed -n '/^$/,$p' "$out/table.txt"
} | tee "$out/verdict.txt"
exit $status
