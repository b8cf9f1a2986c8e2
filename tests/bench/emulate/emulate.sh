#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: emulate.sh BUILD_FOLDER   needs nvcc; three times, with and without counts of memory accesses; a product with all checks, too
set -e
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for program in wholeprogram matmul; do
    nvcc -cudart shared -arch=sm_90 -o "$scratch/$program" "$here/$program.cu"
done
for round in 1 2 3; do
    for options in "" "--no-counters" "--no-counters --checks all"; do
        echo "round $round, emulate $options"
        # shellcheck disable=SC2086  # several options
        "$1/bin/kerneldesk" emulate $options -- "$scratch/wholeprogram" 2>/dev/null
        # shellcheck disable=SC2086
        "$1/bin/kerneldesk" emulate $options -- "$scratch/matmul" 2>/dev/null
    done
done
