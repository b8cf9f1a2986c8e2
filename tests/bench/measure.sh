#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What Measure says on a machine with a GPU and CUPTI, from a portable bundle made with --with-tests, in some 8 minutes.
# usage: measure.sh BUNDLE_FOLDER OUT_FOLDER [part…]   parts: verdicts lines roofline timeline sweep kerneltime spread pictures
# Writes a text file a part, with the commands and what they printed, besides the JSON and CSV that they name.
set -u
bundle=$(cd "$1" && pwd -P)
out=$(mkdir -p "$2" && cd "$2" && pwd -P)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
shift 2
parts=${*:-verdicts lines roofline timeline sweep kerneltime spread pictures}
kerneldesk=$bundle/bin/kerneldesk
COMMIT=$(cat "$bundle/COMMIT" 2>/dev/null)
export COMMIT LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen KERNELDESK_CACHE_DIR=${KERNELDESK_CACHE_DIR:-$(mktemp -d)}
examples="sgemm reduction transpose nbody"
failures=0

shown() { printf '\n$ %s\n' "${*/#$bundle\//}"; "$@"; local status=$?; echo "[exit $status]"; return $status; }
failed() { failures=$((failures + 1)); echo "FAILED: $*"; }
machine() {
    date -u +%FT%TZ; uname -srm
    nvidia-smi --query-gpu=name,driver_version,pstate,clocks.sm,clocks.mem,temperature.gpu --format=csv,noheader 2>&1
    echo "commit $COMMIT"
}
each_example() { local name; for name in $examples; do shown timeout 60 "$@" --example "$name" || failed "$* $name"; done; }

verdicts() {
    shown python3 "$here/verdicts/t4.py" "$kerneldesk" "$out/verdicts-t4.json" --device cuda:0 || failed "T4"
    shown env KERNELDESK_LIBCUPTI=/none python3 "$here/verdicts/t4.py" "$kerneldesk" "$out/verdicts-t4-calibrated.json" --device cuda:0 ||
        failed "T4 without CUPTI"
}
lines() { each_example "$kerneldesk" counters --beside-emulated; }
roofline() {
    shown "$kerneldesk" devices --peaks || failed peaks
    each_example "$kerneldesk" time --counted-work
}
timeline() {
    local name
    for name in $examples; do
        shown timeout 60 "$kerneldesk" timeline --example "$name" --csv "$out/timeline-$name.csv" || failed "timeline $name"
    done
}
sweep() { shown "$here/sweeps/sgemm.sh" "$bundle" "$out/sweeps" || failed sweep; }
kerneltime() { "$here/kerneltime.sh" "$bundle" "$out" 5 || failed "T1 or T5"; }
spread() { shown python3 "$here/spread/spread.py" "$kerneldesk" "$out/spread.json" --rounds 3 || failed "T2 or T3"; }
pictures() {
    local name theme
    export KERNELDESK_EXAMPLES=$here/../../resources/examples
    for theme in dark light; do
        for name in sgemm reduction nbody; do
            shown timeout 120 "$bundle/tests/kd_screenshot" --worker "$bundle/bin/kerneldesk-worker" --theme "$theme" --perspective measure --size 1600x1000 --example "$name" \
                --run --time --compare "$out/measure-$name-$theme.png" || failed "picture of $name"
        done
    done
}

for part in $parts; do
    { machine; "$part"; } >"$out/$part.txt" 2>&1
    echo "===== $part"
    tail -n 40 "$out/$part.txt"
done
failures=$(cat "$out"/*.txt | grep -c '^FAILED')
echo "$failures failures"
exit $((failures > 0))
