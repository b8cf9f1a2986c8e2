#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars P1, P2 and P4: pairs of an allocation that the pool has and its free, ours beside CuPy, PyTorch and the driver's own pool.

usage: pools.py BENCH_POOLS OUT.json [--rounds 11] [--passes 20] [--sizes 1000] [--seed 1] [--threads 8] [--core N] [--emulated]
Every side takes the same sizes, log-uniform from 256 B to 64 MiB, in the same order, so many passes a round. All live through all
rounds; pairs of one thread are taken on the same core. A peer that is missing is named with the reason.
P2's peer is PyTorch with Python threads, which share the interpreter lock, through torch._C's own calls, without the public
functions' Python: an upper bound of what its allocator does.
"""
import argparse
import math
import os
import random
import statistics
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "peers"))
import rounds  # noqa: E402

SMALLEST, LARGEST = 256, 64 << 20


def ratio_rows(samples, missing, threads):
    """Each bar: what, limit, and whose figures are compared."""
    ours = "kerneldesk"
    wanted = [("P1", "hit pair / CuPy pool", 0.25, (ours, "pair"), ("cupy", "pair")),
              ("P1", "hit pair / torch caching_allocator_alloc + delete", 0.5, (ours, "pair"), ("torch", "pair")),
              ("P1", "hit pair / torch's allocator called without its Python", 0.5, (ours, "pair"), ("torch", "rawPair")),
              ("P1", "hit pair / cuMemAllocFromPoolAsync + cuMemFreeAsync", 0.6, (ours, "pair"), (ours, "async")),
              ("P2", f"{threads} threads / one thread, time a pair", 2, (ours, "threads"), (ours, "oneThread")),
              ("P2", f"{threads} threads / torch's, Python threads under one lock", 0.7, (ours, "threads"), ("torch", "threads")),
              ("P4", "page-locked hit pair / cuMemHostAlloc + cuMemFreeHost", 0.25, (ours, "pinned"), (ours, "pinnedDriver"))]
    for bar, what, limit, (who, figure), (peer, theirs) in wanted:
        if who in samples and peer in samples and theirs in samples[peer][0]:
            ratios = [mine[figure] / other[theirs] for mine, other in zip(samples[who], samples[peer])]
            yield rounds.bar(bar, what, limit, ratios)
        else:
            yield rounds.not_shown(bar, what, limit, missing.get(ours) or missing.get(peer) or "this device has no such pool")


def waste_rows(facts):
    for pool, shares in facts.get("waste", {}).items():
        name = "P4" if pool == "pinned" else "P1"
        yield rounds.bar(name, f"waste of the {pool} pool over all sizes", 0.125, [shares["whole"]])
        yield rounds.bar(name, f"waste of the {pool} pool, worst size from 4 KiB", 0.125, [shares["worstFrom4KiB"]])


def medians(figures):
    return {name: statistics.median(each[name] for each in figures) for name in figures[0]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("out")
    for name, value in (("rounds", 11), ("passes", 20), ("sizes", 1000), ("seed", 1), ("threads", 8), ("core", rounds.last_core())):
        parser.add_argument("--" + name, type=int, default=value)
    parser.add_argument("--emulated", action="store_true")
    options = parser.parse_args()
    chosen = random.Random(options.seed)
    sizes = [int(math.exp(chosen.uniform(math.log(SMALLEST), math.log(LARGEST)))) for _ in range(options.sizes)]
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers.py")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(map(str, sizes)))
        file.flush()
        ours = [options.bench, file.name, "--core", str(options.core), "--passes", str(options.passes), "--threads", str(options.threads)]
        given = [file.name, str(options.core), str(options.passes), str(options.threads)]
        peers = [rounds.Peer("kerneldesk", ours + ["--emulated"] * options.emulated)]
        peers += [rounds.Peer(name, [sys.executable, script, name] + given) for name in ("cupy", "torch")]
        samples = rounds.interleave(peers, options.rounds)
    missing = {peer.name: peer.missing for peer in peers if peer.missing}
    document = {"what": "nanoseconds a pair, in turn", **rounds.facts("pools.py"), "core": options.core,
                "bars": list(ratio_rows(samples, missing, options.threads)) + list(waste_rows(peers[0].facts or {})),
                "medians": {name: medians(figures) for name, figures in samples.items()}, "missing": missing,
                "peers": {peer.name: peer.facts for peer in peers}, "sizes": sizes, "samples": samples}
    rounds.keep(document, options.out)
    return 0 if len(samples) > 1 and "kerneldesk" in samples else 1


if __name__ == "__main__":
    sys.exit(main())
