#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: emulate.sh BUILD_FOLDER   needs nvcc; with and without counts of memory accesses
set -e
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
nvcc -cudart shared -arch=sm_90 -o "$scratch/wholeprogram" "$here/wholeprogram.cu"
echo "with counts"
"$1/bin/kerneldesk" emulate -- "$scratch/wholeprogram" 2>/dev/null
echo "without counts"
"$1/bin/kerneldesk" emulate --no-counters -- "$scratch/wholeprogram" 2>/dev/null
