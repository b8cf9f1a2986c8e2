#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Bars T1 and T5 on a machine with a GPU and CUPTI, from a portable bundle made with --with-tests: the kernel's own time beside
# CUPTI's kernel activity, and what `kerneldesk time` says of it with CUPTI and without.
# usage: kerneltime.sh BUNDLE_FOLDER OUT_FOLDER [ROUNDS]
# CUPTI is taken from KERNELDESK_LIBCUPTI, else from where kerneldesk looks (CUDA_HOME, /usr/local/cuda*, the loader's path), else
# from a Python package. Needs nothing built there. Writes kerneltime.json (hot), kerneltime-cold.json, kerneltime.txt and time-*.json.
set -u
bundle=$(cd "$1" && pwd -P)
out=$(mkdir -p "$2" && cd "$2" && pwd -P)
rounds=${3:-9}
kerneldesk=$bundle/bin/kerneldesk
COMMIT=$(cat "$bundle/COMMIT" 2>/dev/null)
export COMMIT LC_ALL=C.UTF-8 KERNELDESK_CACHE_DIR=${KERNELDESK_CACHE_DIR:-$(mktemp -d)}
failures=0

shown() { printf '\n$ %s\n' "${*/#$bundle\//}"; "$@"; local status=$?; echo "[exit $status]"; return $status; }
failed() { failures=$((failures + 1)); echo "FAILED: $*"; }

machine() {
    date -u +%FT%TZ; uname -srm; . /etc/os-release; echo "$PRETTY_NAME"
    nvidia-smi --query-gpu=name,driver_version,pstate,clocks.sm,clocks.mem,temperature.gpu --format=csv,noheader 2>&1
    echo "commit $COMMIT"
    echo "CUPTI ${KERNELDESK_LIBCUPTI:-where kerneldesk looks}"
}

# The newest libcupti of Python's packages, where nothing else is there.
packaged_cupti() {
    python3 - <<'PYTHON'
import glob, os, site, sys
folders = [*site.getsitepackages(), site.getusersitepackages(), *sys.path]
pattern = os.path.join("nvidia", "*", "lib", "libcupti.so.1[23]")
found = [path for folder in folders if folder for path in glob.glob(os.path.join(folder, pattern))]
print(max(found, key=lambda path: path[-2:]) if found else "")
PYTHON
}

toolkit=${CUDA_HOME:-/usr/local/cuda}
if [ -z "${KERNELDESK_LIBCUPTI:-}" ] && ! ldconfig -p | grep -q 'libcupti\.so\.1[23]' &&
    ! ls "$toolkit"/{extras/CUPTI/lib64,lib64,targets/x86_64-linux/lib}/libcupti.so.1[23] >/dev/null 2>&1; then
    found=$(packaged_cupti)
    [ -z "$found" ] || export KERNELDESK_LIBCUPTI=$found
fi

{
    machine
    shown timeout -k 5 420 "$bundle/tests/bench_kerneltime" "$out/kerneltime.json" --rounds "$rounds" --samples 40 || failed "T1 or T5"
    # Hot and cold apart, six digits, a row a line: what is kept in results/ is under 300 KB a file.
    python3 - "$out" <<'PYTHON'
import json, pathlib, sys

def rounded(value):
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value

def short(value):
    return json.dumps(value, separators=(",", ":"))

folder = pathlib.Path(sys.argv[1])
document = rounded(json.loads((folder / "kerneltime.json").read_text()))
bars = document.pop("bars")
for name, bar in (("kerneltime.json", "T1"), ("kerneltime-cold.json", "T5")):
    rows = ",\n".join(short(each) for each in bars if each["bar"] == bar)
    (folder / name).write_text(short(document)[:-1] + ',"bars":[\n' + rows + "\n]}\n")
PYTHON
    shown "$kerneldesk" time --example saxpy || failed time
    shown env KERNELDESK_LIBCUPTI=/no/such/libcupti.so "$kerneldesk" time --example saxpy || failed "time without CUPTI"
    "$kerneldesk" time --example saxpy --format json >"$out/time-saxpy-cupti.json" || failed "time as JSON"
    KERNELDESK_LIBCUPTI=/no/such/libcupti.so "$kerneldesk" time --example saxpy --format json >"$out/time-saxpy-calibrated.json" ||
        failed "time without CUPTI as JSON"
    echo "$failures failures"
} 2>&1 | tee "$out/kerneltime.txt"
! grep -q '^FAILED' "$out/kerneltime.txt"
