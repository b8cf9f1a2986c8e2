#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The same sweep on one and on two GPUs of a machine, from a portable bundle: two have to be at least 1.9 times as fast from the
# first result to the last. One compile, 100 points of half a second each: some 90 s.
# usage: two-gpus.sh BUNDLE_FOLDER OUT_FOLDER
# Writes one.sweep and two.sweep with the time of every point, one.csv, two.csv, and two-gpus.json.
set -u
bundle=$(cd "$1" && pwd -P)
out=$(mkdir -p "$2" && cd "$2" && pwd -P)
kerneldesk=$bundle/bin/kerneldesk
export LC_ALL=C.UTF-8 KERNELDESK_CACHE_DIR=${KERNELDESK_CACHE_DIR:-$(mktemp -d)}

nvidia-smi --query-gpu=index,name,uuid,driver_version,clocks.sm --format=csv,noheader | tee "$out/gpus.txt"
cat >"$out/spin.cu" <<'CUDA'
__global__ void spin(long long* out, long long cycles)
{
    const long long begin = clock64();
    while (clock64() - begin < cycles)
        ;
    if (threadIdx.x == 0)
        out[blockIdx.x] = cycles;
}
CUDA
rm -f "$out"/{one,two}.{sweep,csv}

# sweep NAME OPTION...
sweep() {
    local name=$1 began=$EPOCHREALTIME
    shift
    "$kerneldesk" sweep "$out/spin.cu" --project none --grid 64 --block 64 --arg 'out=zeros[64]' --arg cycles=2000000 \
        --axis cycles=2000001..2000100 --samples 500 --max-seconds 10 --warmup 5 --no-verdict --journal "$out/$name.sweep" --csv "$out/$name.csv" \
        "$@" >"$out/$name.txt" || { echo "FAILED: the sweep '$name', see $out/$name.txt"; return 1; }
    printf '%s: %s s with its start\n' "$name" "$(python3 -c "print(round($EPOCHREALTIME - $began, 2))")"
    tail -n 3 "$out/$name.txt"
}
sweep one --device cuda:0 || exit 1
sweep two --workers cuda:0,cuda:1 || exit 1

python3 - "$out" <<'PYTHON'
import datetime, json, sys
out = sys.argv[1]

def read(name):
    with open(f"{out}/{name}.sweep") as file:
        records = [json.loads(line[9:]) for line in file][1:]
    results = [record for record in records if "check" not in record]
    end = [datetime.datetime.fromisoformat(result["time"].replace("Z", "+00:00")).timestamp() for result in results]
    points = [{"point": result.get("point"), "end": when, "seconds": result["runSeconds"], "figure": result.get("figure"),
               "uuid": result.get("uuid"), "worker": result.get("worker")} for result, when in zip(results, end)]
    return {"seconds": max(end) - min(end), "points": points, "checks": [record["check"] for record in records if "check" in record]}

one, two = read("one"), read("two")
speedup = one["seconds"] / two["seconds"]
measured = [len([point for point in run["points"] if point["figure"]]) for run in (one, two)]
uuids = sorted({point["uuid"] for point in two["points"]})
passed = speedup >= 1.9 and measured == [101, 101] and len(uuids) == 2
with open(f"{out}/two-gpus.json", "w") as file:
    json.dump({"speedup": speedup, "wanted": 1.9, "passed": passed, "uuids": uuids, "one": one, "two": two}, file, indent=1)
print(f"one GPU {one['seconds']:.2f} s, two {two['seconds']:.2f} s: {speedup:.3f} times as fast, wanted 1.9; "
      f"measured {measured}; GPUs {uuids}")
sys.exit(0 if passed else 1)
PYTHON
