#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every perspective in each language after a run of saxpy on the emulated GPU, at 1280x720 and at 1600x1000, and the commands that
# made the pictures in commands.txt.
# usage: languages.sh BUILD_OR_BUNDLE_FOLDER OUT_FOLDER
set -euo pipefail
build=$1
out=$2
mkdir -p "$out"
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
export KERNELDESK_EXAMPLES=${KERNELDESK_EXAMPLES:-$root/resources/examples} QT_QPA_PLATFORM=offscreen
: >"$out/commands.txt"

for catalogue in "$root"/translations/kerneldesk_*.ts; do
    language=$(basename "$catalogue" .ts)
    language=${language#kerneldesk_}
    for perspective in edit measure occupancy data devices; do
        for size in 1280x720 1600x1000; do
            options=(--theme light --perspective "$perspective" --size "$size" --scale 1 --example saxpy --run --time)
            printf 'KERNELDESK_LANGUAGE=%s kd_screenshot %s %s\n' "$language" "${options[*]}" "$perspective-$language-$size.png" >>"$out/commands.txt"
            KERNELDESK_LANGUAGE=$language timeout 120 "$build/tests/kd_screenshot" "${options[@]}" "$out/$perspective-$language-$size.png"
        done
    done
done
