#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar L2: host time of one launch of an empty kernel, our prepared launch beside CuPy's RawKernel, cuda.core, Triton and numba-cuda.

usage: l2_launch.py BENCH_LAUNCH OUT.json [--rounds 11] [--launches 500] [--batches 20] [--core N] [--emulated]
All live through all rounds and launch from the same core; a round is the median of its batches, which stay under the depth of the
device's queue and are waited for between them. A peer that is missing is named with the reason. Each row has the same ratio for
bare cuLaunchKernel calls of the same rounds, "bare": what no launch through the driver can be below.
"""
import argparse
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "peers"))
import rounds  # noqa: E402

LIMITS = {"cupy": ("CuPy RawKernel", 0.55), "cuda.core": ("cuda.core", 0.55), "triton": ("Triton", 0.35), "numba": ("numba-cuda", 0.25)}
ARGUMENTS = {"none": "0 arguments", "three": "3 arguments", "sixteen": "16 arguments"}


def rows(samples, missing):
    for name, (title, limit) in LIMITS.items():
        for kernel, what in ARGUMENTS.items():
            if name in samples and "kerneldesk" in samples:
                ratios = [ours[kernel] / theirs[kernel] for ours, theirs in zip(samples["kerneldesk"], samples[name])]
                bare = [ours[kernel + " bare"] / theirs[kernel] for ours, theirs in zip(samples["kerneldesk"], samples[name])]
                yield {**rounds.bar("L2", f"{what} / {title}", limit, ratios), "bare": statistics.median(bare)}
            else:
                yield rounds.not_shown("L2", f"{what} / {title}", limit, missing.get(name) or missing.get("kerneldesk", ""))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--launches", type=int, default=500)
    parser.add_argument("--batches", type=int, default=20)
    parser.add_argument("--core", type=int, default=rounds.last_core())
    parser.add_argument("--emulated", action="store_true")
    options = parser.parse_args()
    loop = [str(options.core), str(options.launches), str(options.batches)]
    ours = [options.bench, "--serve", "--core", loop[0], "--launches", loop[1], "--batches", loop[2]]
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers.py")
    peers = [rounds.Peer("kerneldesk", ours + ["--emulated"] * options.emulated)]
    peers += [rounds.Peer(name, [sys.executable, script, name] + loop) for name in LIMITS]
    samples = rounds.interleave(peers, options.rounds)
    missing = {peer.name: peer.missing for peer in peers if peer.missing}
    medians = {name: {kernel: statistics.median(each[kernel] for each in figures) for kernel in ARGUMENTS}
               for name, figures in samples.items()}
    document = {"what": "nanoseconds of host time a launch, median of a round's batches, in turn", **rounds.facts("l2_launch.py"),
                "core": options.core, "bars": list(rows(samples, missing)), "medians": medians, "missing": missing,
                "peers": {peer.name: peer.facts for peer in peers}, "samples": samples}
    rounds.keep(document, options.out)
    return 0 if "kerneldesk" in samples and len(samples) > 1 else 1


if __name__ == "__main__":
    sys.exit(main())
