#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a benchmark of the emulated GPU many times, in random order, and writes every sample.

usage: measure.py BENCH OUT.json [--repetitions 30] [--min-time 0.05] [-- further options of BENCH]

The best sample counts, since other work on the machine only makes it worse; where that is never idle, CPU time tells more. The commit comes from git, or COMMIT; a note from NOTE.
"""
import argparse
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def commit():
    described = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True, check=False)
    return os.environ.get("COMMIT") or described.stdout.strip()


def processor():
    names = re.findall(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.M)
    return names[0] if names else platform.processor()


def measured(command):
    """Samples by benchmark: wall and CPU time of an iteration (the latter of one thread), and counters."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out.json"
        subprocess.run([*command, f"--benchmark_out={out}", "--benchmark_out_format=json"], check=True, stdout=subprocess.DEVNULL)
        runs = json.loads(out.read_text(encoding="utf-8"))["benchmarks"]
    samples = {}
    for run in runs:
        if run.get("error_occurred"):
            sys.exit(f"{run['name']}: {run['error_message']}")
        if run["run_type"] != "iteration":
            continue
        values = samples.setdefault(run["name"].removesuffix("/real_time"), {})
        values.setdefault("milliseconds", []).append(run["real_time"])
        values.setdefault("cpuMilliseconds", []).append(run["cpu_time"])
        for counter in ("laneInstructions", "instructions"):
            if counter in run:
                values.setdefault(counter, []).append(run[counter])
    return samples


def best(samples):
    return {name: {"milliseconds": min(values["milliseconds"]), "cpuMilliseconds": min(values["cpuMilliseconds"]),
                   **({"laneInstructionsPerSecond": max(values["laneInstructions"])} if "laneInstructions" in values else {})}
            for name, values in samples.items()}


def speedups(bests):
    """Of n threads over one, by kernel."""
    found = {}
    for name, values in bests.items():
        kernel, _, threads = name.partition("/threads:")
        if threads:
            found.setdefault(kernel, {})[threads] = bests[f"{kernel}/threads:1"]["milliseconds"] / values["milliseconds"] \
                if f"{kernel}/threads:1" in bests else None
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("out")
    parser.add_argument("--repetitions", type=int, default=30)
    parser.add_argument("--min-time", type=float, default=0.05)
    parser.add_argument("further", nargs="*")
    options = parser.parse_args()
    arguments = [*options.further, f"--benchmark_repetitions={options.repetitions}", f"--benchmark_min_time={options.min_time}",
                 "--benchmark_enable_random_interleaving=true"]
    before = os.getloadavg()
    samples = measured([options.bench, *arguments])
    bests = best(samples)
    document = {"command": " ".join([pathlib.Path(options.bench).name, *arguments]), "commit": commit(), "seed": None,
                "note": os.environ.get("NOTE", ""), "machine": platform.platform(), "processor": processor(), "cores": os.cpu_count(),
                "loadAverage": {"before": before, "after": os.getloadavg()}, "best": bests}
    if speedup := speedups(bests):
        document["speedup"] = speedup
    document["samples"] = samples
    pathlib.Path(options.out).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({key: document[key] for key in ("best", "speedup") if key in document}, indent=1))


main()
