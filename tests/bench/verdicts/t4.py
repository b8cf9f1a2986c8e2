#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar T4: of 20 comparisons with a planted slowdown of 2 % at least 19 are SLOWER, of 40 of identical code at most 1 is FASTER or
SLOWER. Runs `kerneldesk compare` with a seed of its own each time and keeps verdict, ratio, interval, reasons, the way to the
times and every block of every one.

    python3 tests/bench/verdicts/t4.py build/release/bin/kerneldesk OUT.json [options of compare, as --device cuda:0]
"""
import json
import os
import pathlib
import subprocess
import sys
import time

SOURCE = pathlib.Path(__file__).with_name("spin.cu")
CYCLES = 20000
KEPT = ("verdict", "ratio", "interval", "confidence", "reasons", "blocks")
LIMIT = 100  # seconds for all comparisons


def compare(program, cycles, seed, options):
    words = [program, "compare", str(SOURCE), "--define-b", f"CYCLES={cycles}", "--grid", "132", "--block", "128",
             "--arg", "y=out:zeros[132]", "--reference", "y=expr:1", "--seed", str(seed), "--format", "json", *options]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=LIMIT)
    if done.returncode not in (0, 1, 4):
        sys.exit(f"kerneldesk compare failed with {done.returncode}: {done.stderr}")
    document = json.loads(done.stdout)
    kept = {key: document[key] for key in KEPT}
    receipt = document["receipt"]
    kept.update(seed=seed, cycles=cycles, status=done.returncode, signs=receipt.get("signs"),
                medians=[document["first"]["median"], document["second"]["median"]],
                way=receipt.get("kernelTime"), cupti=receipt.get("cupti"), ended=receipt.get("endedBy"),
                placements=receipt.get("placements"))
    return kept


def rounded(value):
    """Floats to six digits, which is finer than any clock: the file is kept."""
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def text_of(document):
    """JSON of which every comparison is one line: there are many blocks."""
    lines = []
    for key, value in document.items():
        if isinstance(value, list):
            value = "[\n  " + ",\n  ".join(json.dumps(each) for each in value) + "\n ]"
        else:
            value = json.dumps(value)
        lines.append(f" {json.dumps(key)}: {value}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def device_of(options):
    """What nvidia-smi says of the first GPU, where the comparisons ran on one."""
    if not any("cuda" in option for option in options):
        return "emulated"
    asked = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader", "--id=0"]
    return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=30).stdout.strip()


def main():
    program, out, *options = sys.argv[1:]
    begin = time.monotonic()
    planted = [compare(program, CYCLES * 102 // 100, seed, options) for seed in range(1, 21)]
    same = [compare(program, CYCLES, seed, options) for seed in range(101, 141)]
    slower = sum(each["verdict"] == "slower" for each in planted)
    wrong = sum(each["verdict"] in ("faster", "slower") for each in same)
    seconds = time.monotonic() - begin
    passed = slower >= 19 and wrong <= 1
    document = {"planted": planted, "same": same, "slower": slower, "wrong": wrong, "passed": passed, "seconds": round(seconds, 1),
                "commit": os.environ.get("COMMIT", ""), "device": device_of(options)}
    pathlib.Path(out).write_text(text_of(rounded(document)), encoding="utf-8")
    ways = sorted({(each["way"] or {}).get("method", "none") for each in planted + same})
    print(f"planted 2 %: SLOWER in {slower} of 20; identical: FASTER or SLOWER in {wrong} of 40: "
          f"{'passed' if passed else 'not passed'}; by {', '.join(ways)}, in {seconds:.0f} s of {LIMIT}")
    sys.exit(0 if passed else 1)


main()
