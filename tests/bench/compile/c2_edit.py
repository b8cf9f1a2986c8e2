#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars C2 and C3: one line of a kernel with cooperative groups and CUB edited and compiled again, beside CuPy and PyCUDA.

usage: c2_edit.py BENCH_C2 OUT.json [--session] [--rounds 11] [--seed N]
C2: all live through all rounds and are warm. C3 (--session): each round starts everybody anew, with the same edit, that of no other
round; start-up, imports and the first use of the compiler on an empty kernel are outside the time, what earlier sessions kept on disk
counts: a session before the first round fills it, and "fromStore" says whether one took it. Ours is from the client's request to
the outcome (PTX, cubin, figures) through the worker, live; CuPy's is compile_using_nvrtc to a cubin, with the toolkit's headers that
ours uses, without NVRTC's own cache, by default and with CUPY_NVRTC_USE_PCH=1; PyCUDA's is its compile with its cache, which an edit
never hits. Nothing is loaded or launched, so no GPU is needed but where a peer wants one. A peer that is missing is named with the
reason.
"""
import argparse
import os
import random
import statistics
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "peers"))
import rounds  # noqa: E402

SOURCE = os.path.join(HERE, "..", "peers", "groups_cub.cu")
LIMITS = {"C2": {"cupy": ("CuPy", 0.25), "cupy-pch": ("CuPy with CUPY_NVRTC_USE_PCH=1", 1.0), "pycuda": ("PyCUDA", 0.15)},
          "C3": {"cupy": ("CuPy", 0.4)}}
EMPTY = "__global__ void nothing() {}"


def edited(number):
    """The source as it is each time another line of it has been edited: to `number` + 1 and so on."""
    with open(SOURCE, encoding="utf-8") as file:
        text = file.read()
    while True:
        number += 1
        yield text.replace("EDIT", str(number % 1_000_000_000))


def cupy_compiler(includes):
    import cupy
    from cupy.cuda import compiler
    try:
        compiler._get_arch_for_options_for_nvrtc("90")
    except Exception:  # it asks for the device, of which its answer for a given architecture does not depend
        compiler._get_arch_for_options_for_nvrtc = lambda arch: (f"-arch=sm_{arch}", "cubin")
    options = ("--no-cache", "-std=c++17") + tuple("-I" + folder for folder in includes)

    def compile_(source):
        return len(compiler.compile_using_nvrtc(source, options, "90", "k.cu")[0])
    return {"cupy": cupy.__version__, "nvrtc": list(compiler._get_nvrtc_version())}, compile_


def pycuda_compiler(_includes):
    import pycuda
    import pycuda.autoinit  # noqa: F401
    from pycuda.compiler import compile as pycuda_compile
    folder = tempfile.mkdtemp()
    return {"pycuda": pycuda.VERSION_TEXT}, lambda source: len(pycuda_compile(source, arch="sm_90", no_extern_c=True, cache_dir=folder))


def serve_peer(name, is_session, number, includes):
    def setup():
        known, compile_ = (pycuda_compiler if name == "pycuda" else cupy_compiler)(includes)
        compile_(EMPTY)
        sources = edited(int(number))

        def take():
            source = next(sources)
            start = time.perf_counter()
            size = compile_(source)
            elapsed = time.perf_counter() - start
            if size < 1000:
                raise RuntimeError(f"a cubin of {size} bytes")
            return {"edit": 1000 * elapsed}
        return known, take
    rounds.serve(setup, warm_up=not is_session)


def commands(options, includes):
    ours = [options.bench, "--serve", "--source", SOURCE]
    script = [sys.executable, os.path.abspath(__file__), "--peer", "session" if options.session else "live"]
    environment = {"cupy-pch": ["env", "CUPY_NVRTC_USE_PCH=1"]}
    yield "kerneldesk", lambda number: ours + ["--number", str(number)] + ["--first", "1"] * options.session
    for name in LIMITS["C3" if options.session else "C2"]:
        yield name, lambda number, name=name: environment.get(name, []) + script + [name, str(number)] + includes


def session_rounds(named, count, seed):
    """Everybody started anew for each round, one after the other, in an order that turns."""
    samples, missing, facts = {name: [] for name, _ in named}, {}, {}
    for number in range(-1, count):
        for name, command in named if number % 2 == 0 else reversed(named):
            if name in missing:
                continue
            peer = rounds.Peer(name, command(seed + number + 1))
            peer.wait_ready(200)
            answer = peer.round(60)
            peer.end()
            facts[name] = peer.facts
            if peer.missing:
                missing[name] = peer.missing
            elif number >= 0:
                samples[name].append(answer)
    return {name: figures for name, figures in samples.items() if len(figures) == count}, missing, facts


def live_rounds(named, count, seed):
    peers = [rounds.Peer(name, command(seed)) for name, command in named]
    samples = rounds.interleave(peers, count, ready_seconds=200, round_seconds=60)
    return samples, {peer.name: peer.missing for peer in peers if peer.missing}, {peer.name: peer.facts for peer in peers}


def rows(bar, samples, missing):
    for name, (title, limit) in LIMITS[bar].items():
        what = f"one line edited{', first of a session' if bar == 'C3' else ''} / {title}"
        if name in samples and "kerneldesk" in samples:
            ratios = [ours["edit"] / theirs["edit"] for ours, theirs in zip(samples["kerneldesk"], samples[name])]
            yield rounds.bar(bar, what, limit, ratios)
        else:
            yield rounds.not_shown(bar, what, limit, missing.get(name) or missing.get("kerneldesk", ""))


def main():
    if "--peer" in sys.argv[1:2]:
        return serve_peer(sys.argv[3], sys.argv[2] == "session", sys.argv[4], sys.argv[5:])
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("out")
    parser.add_argument("--session", action="store_true")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000, 900_000_000))
    options = parser.parse_args()
    os.environ.update(CUDA_CACHE_DISABLE="1")
    ours = rounds.Peer("kerneldesk", [options.bench, "--serve", "--source", SOURCE] + ["--fill", "1"] * options.session)
    ours.wait_ready(200)
    ours.end()
    if ours.missing:
        return 1
    named = list(commands(options, ours.facts["includes"]))
    samples, missing, facts = (session_rounds if options.session else live_rounds)(named, options.rounds, options.seed)
    bar = "C3" if options.session else "C2"
    medians = {name: statistics.median(each["edit"] for each in figures) for name, figures in samples.items()}
    document = {"what": "milliseconds from an edit to its result, in turn", **rounds.facts("c2_edit.py"), "seed": options.seed,
                "bars": list(rows(bar, samples, missing)), "medians": medians, "missing": missing, "peers": facts, "filledBy": ours.facts,
                "samples": samples}
    rounds.keep(document, options.out)
    return 0 if "kerneldesk" in samples and len(samples) > 1 else 1


if __name__ == "__main__":
    sys.exit(main())
