#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar C1, second half: `kerneldesk compile` (cache off) and a 20-line NVRTC program, exec to exit, in turn.

usage: c1_startup.py KERNELDESK NVRTCPROGRAM SOURCE.cu OUT.json [--rounds 30]
"""
import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time


def seconds(command, environment):
    start = time.perf_counter()
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120)
    elapsed = time.perf_counter() - start
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed with {done.returncode}: {done.stderr.decode()}")
    return elapsed


def main():
    parser = argparse.ArgumentParser()
    for name in ("kerneldesk", "peer", "source", "out"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    environment = dict(os.environ, KERNELDESK_DISABLE_CACHE="1", CUDA_CACHE_DISABLE="1")
    ours = [options.kerneldesk, "compile", options.source, "--arch", "sm_90", "--format", "json"]
    peer = [options.peer, options.source]
    samples = {"kerneldesk": [], "nvrtc": []}
    for round_ in range(options.rounds + 2):
        pair = [("kerneldesk", ours), ("nvrtc", peer)]
        for name, command in pair if round_ % 2 == 0 else reversed(pair):
            elapsed = seconds(command, environment)
            if round_ >= 2:
                samples[name].append(elapsed)
    differences = [a - b for a, b in zip(samples["kerneldesk"], samples["nvrtc"])]
    document = {"what": "seconds from exec to exit, cache off, paired", "bar": "difference <= 0.060 s",
                "command": " ".join(["kerneldesk"] + ours[1:]), "host": platform.platform(), "cores": os.cpu_count(),
                "medianDifference": statistics.median(differences), "medians": {k: statistics.median(v) for k, v in samples.items()},
                "samples": samples}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
    print(json.dumps({k: document[k] for k in ("medianDifference", "medians")}))


main()
