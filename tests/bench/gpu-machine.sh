#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything that is to be shown on a machine with a GPU, from a portable bundle made with --with-tests.
# usage: gpu-machine.sh BUNDLE_FOLDER OUT_FOLDER [part…]   parts: tests commands faults window time recovery occupancy
#        compile c2 c3 cancel isolation launch pools
# Needs nothing built there; `time`, `recovery`, `compile`, `c2`, `c3`, `launch` and `pools` need python3 with CuPy (and PyTorch and Triton
# for `time`); of `launch` and `pools`, whose peers are cuda.core, numba-cuda, PyTorch and Triton too, each peer may be missing.
set -u
bundle=$(cd "$1" && pwd -P)
out=$(mkdir -p "$2" && cd "$2" && pwd -P)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
shift 2
parts=${*:-tests commands faults window time recovery occupancy compile c2 c3 cancel isolation launch pools}
kerneldesk=$bundle/bin/kerneldesk
COMMIT=$(cat "$bundle/COMMIT" 2>/dev/null)
export COMMIT LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen KERNELDESK_CACHE_DIR=${KERNELDESK_CACHE_DIR:-$(mktemp -d)}
failures=0

shown() { printf '\n$ %s\n' "${*/#$bundle\//}"; "$@"; local status=$?; echo "[exit $status]"; return $status; }
wanted() { case " $parts " in *" $1 "*) return 0 ;; esac; return 1; }
failed() { failures=$((failures + 1)); echo "FAILED: $*"; }

machine() {
    date -u +%FT%TZ; uname -srm; . /etc/os-release; echo "$PRETTY_NAME"
    nvidia-smi --query-gpu=name,driver_version,pstate,clocks.sm,clocks.mem,temperature.gpu --format=csv,noheader 2>&1
    cat "$bundle/COMMIT" 2>/dev/null
}

gpu_tests() {
    local program test
    while read -r program test; do
        echo "== $test"
        timeout 300 "$bundle/tests/$program" "$test" </dev/null 2>&1 || failed "$test"
    done <"$bundle/tests/gpu-tests.txt"
}

commands() {
    local name
    shown "$kerneldesk" devices
    shown "$kerneldesk" examples
    for name in $("$kerneldesk" examples --format json | python3 -c 'import json,sys; print(*[e["name"] for e in json.load(sys.stdin)["examples"]])'); do
        shown timeout 120 "$kerneldesk" run --example "$name" || failed "run --example $name"
    done
    shown "$kerneldesk" time --example saxpy || failed time
    shown "$kerneldesk" occupancy --example sgemm || failed occupancy
    shown "$kerneldesk" report --example sgemm --time -o "$out/sgemm-report.html" || failed report
}

faults() {
    local name
    for name in "$here"/../faults/kernels/*.cu; do
        [ "$(basename "$name")" != all.cu ] || continue
        shown timeout 60 "$kerneldesk" run "$name" --grid 1 --block 32 --arg 'data=zeros[1024]' --deadline 2
        [ $? -eq 1 ] || [ "$(basename "$name")" = too_much_shared.cu ] || failed "$(basename "$name") did not end in 1"
    done
    shown "$kerneldesk" run "$here/../faults/kernels/too_much_shared.cu" --grid 1 --block 32 --shared 400000 --arg 'data=zeros[1024]'
    shown "$kerneldesk" run "$here/../faults/kernels/too_much_shared.cu" --grid 1 --block 2048 --arg 'data=zeros[1024]'
    shown "$kerneldesk" run --example saxpy || failed "saxpy after the faults"
}

# Every perspective of the window after a run and a timing on the default device.
window() {
    shown "$here/../ui/screenshot/every.sh" "$bundle" "$out/window" || failed window
}

{
    machine
    wanted tests && gpu_tests
} >"$out/tests.txt" 2>&1
{ machine; wanted commands && commands; } >"$out/commands.txt" 2>&1
{ machine; wanted faults && faults; } >"$out/faults.txt" 2>&1
wanted window && { machine; window; } >"$out/window.txt" 2>&1
wanted time && { python3 "$here/peers/time_saxpy.py" "$kerneldesk" "$out/time-saxpy.json" >"$out/time-saxpy.txt" 2>&1 || failed time; }
wanted recovery && { python3 "$here/recovery/recovery.py" "$bundle/tests/bench_recovery" "$out/recovery.json" >"$out/recovery.txt" 2>&1 || failed recovery; }
wanted occupancy && {
    KERNELDESK_OCCUPANCY_JSON=$out/occupancy.json timeout 300 "$bundle/tests/tst_core_occupancy_gpu" occupancy_device >"$out/occupancy.txt" 2>&1 || failed occupancy
    "$bundle/tests/bench_occupancy" --benchmark_out_format=json --benchmark_out="$out/occupancy-rate.json" >>"$out/occupancy.txt" 2>&1 || failed occupancy
}
wanted compile && {
    {
        machine
        shown "$bundle/tests/bench_c1" 40 "$out/c1-compile.json" || failed c1
        shown "$bundle/tests/bench_c1request" 40 "$out/c1-request.json" || failed c1
        shown python3 "$here/startup/c1_startup.py" "$kerneldesk" "$bundle/tests/bench_nvrtcprogram" "$here/peers/saxpy.cu" "$out/c1-startup.json" || failed c1
        shown python3 "$here/compile/c4_peers.py" "$bundle/tests/bench_c4" "$out/c4-cache.json" || failed c4
        shown "$bundle/tests/bench_c4" 10000 300 "$out/c4-hits.json" || failed c4
    } >"$out/compile.txt" 2>&1
}
wanted c2 && { { machine; shown timeout -k 5 400 python3 "$here/compile/c2_edit.py" "$bundle/tests/bench_c2" "$out/c2-edit.json"; } >"$out/c2.txt" 2>&1 || failed c2; }
wanted c3 && { { machine; shown timeout -k 5 500 python3 "$here/compile/c2_edit.py" "$bundle/tests/bench_c2" "$out/c3-session.json" --session --rounds 21; } >"$out/c3.txt" 2>&1 || failed c3; }
wanted cancel && [ -x "$bundle/tests/bench_c6" ] && { "$bundle/tests/bench_c6" "$out/c6-cancel.json" >"$out/cancel.txt" 2>&1 || failed c6; }
wanted isolation && [ -x "$bundle/tests/bench_isolation" ] && {
    "$bundle/tests/bench_isolation" "$out/l5-isolation.json" >"$out/isolation.txt" 2>&1 || failed l5
    "$bundle/tests/bench_restarts" "$out/restarts.json" 200 >>"$out/isolation.txt" 2>&1 || failed restarts
}
wanted launch && {
    {
        machine
        shown timeout -k 5 60 "$bundle/tests/bench_launch" "$out/l1-launch.json" || failed l1
        shown timeout -k 5 180 python3 "$here/launch/l2_launch.py" "$bundle/tests/bench_launch" "$out/l2-launch.json" || failed l2
    } >"$out/launch.txt" 2>&1
}
wanted pools && {
    {
        machine
        shown timeout -k 5 240 python3 "$here/pools/pools.py" "$bundle/tests/bench_pools" "$out/pools.json" || failed pools
    } >"$out/pools.txt" 2>&1
}
for log in "$out"/*.txt; do echo "===== $(basename "$log")"; tail -n 60 "$log"; done
echo "$failures failures"
exit $((failures > 0))
