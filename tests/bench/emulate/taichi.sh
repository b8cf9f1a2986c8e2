#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: taichi.sh BUILD_FOLDER WORK_FOLDER [PART...]
# Programs in the style of Taichi's tutorials (taichiparts.py) on the emulated GPU, each in a process of its own: their results are
# compared with those of ti.cpu. With all checks, and with those of addresses and shared memory alone.
here=$(dirname "$(readlink -f "$0")")
build=$(readlink -f "$1")
work=$2
shift 2
mkdir -p "$work/reports"
cd "$work" || exit 1
if [ ! -e installed ]; then
    python3 -m venv venv && venv/bin/pip -q install taichi==1.7.4 numpy && touch installed || exit 1
fi
[ $# -gt 0 ] || set -- $(venv/bin/python -c "
import ast
for each in ast.parse(open('$here/taichiparts.py').read()).body:
    if isinstance(each, ast.Assign) and each.targets[0].id == 'PARTS':
        print(*(name.id for name in each.value.elts))")
status=0
for part; do
    for checks in all shared; do
        report=reports/$part-$checks.txt
        "$build/bin/kerneldesk" emulate --no-counters --checks $checks -- venv/bin/python "$here/taichiparts.py" "$part" > "$report" 2>&1
        ended=$?
        [ $checks = all ] || [ $ended = 0 ] || status=1
        echo "$part --checks $checks: status $ended, $(grep -ao 'Launches: [0-9]*, hazards: [0-9]*' "$report")"
        grep -a '^[^ ].*: Thread (.*) of block' "$report"
    done
done
exit $status
