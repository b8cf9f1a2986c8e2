#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every perspective after a run and a timing of sgemm (Data after a run of mandelbrot), the caret in its inner loops, on the first GPU or else the emulated one, in both themes, at 1600x1000, at
# 1280x720 and at scale 1.5 (1280x720 logical pixels): 30 pictures to look at (on a GPU two more, of timings by block size), and the commands that made them in commands.txt.
# usage: every.sh BUILD_OR_BUNDLE_FOLDER OUT_FOLDER
set -euo pipefail
build=$1
mkdir -p "$2"
out=$2
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
export KERNELDESK_EXAMPLES=${KERNELDESK_EXAMPLES:-$root/resources/examples} QT_QPA_PLATFORM=offscreen
: >"$out/commands.txt"

for theme in dark light; do
    for perspective in edit measure occupancy data devices; do
        for shape in 1600x1000@1 1280x720@1 1280x720@1.5; do
            picture=$perspective-$theme-$shape.png
            options=(--theme "$theme" --perspective "$perspective" --size "${shape%@*}" --scale "${shape#*@}" --example sgemm --line 52 --run --time)
            # A picture to look at, with its reference.
            [ "$perspective" = data ] && options=(--theme "$theme" --perspective data --size "${shape%@*}" --scale "${shape#*@}" --example mandelbrot --run)
            printf 'kd_screenshot %s %s\n' "${options[*]}" "$picture" >>"$out/commands.txt"
            timeout 120 "$build/tests/kd_screenshot" "${options[@]}" "$out/$picture"
        done
    done
done
# Only a GPU has times.
[ -e /dev/nvidiactl ] || exit 0
for theme in dark light; do
    options=(--theme "$theme" --perspective occupancy --size 1600x1000 --scale 1 --example nbody --run --time --blocks 64,128,512,256)
    printf 'kd_screenshot %s %s\n' "${options[*]}" "times-$theme.png" >>"$out/commands.txt"
    timeout 120 "$build/tests/kd_screenshot" "${options[@]}" "$out/times-$theme.png"
done
