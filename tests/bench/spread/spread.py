#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars T2 and T3 on a machine with a GPU: how far the medians of one kernel lie apart from process to process, and how long a
timing takes until its median is known to within 0.5 %.

usage: spread.py KERNELDESK OUT.json [--rounds 6] [--seed 1]

T2: one saxpy in each round, in processes of their own and in an order drawn from the seed: `kerneldesk time --until 0.5%`, cold and
hot, Triton's do_bench (cold) and cupyx.profiler.benchmark (hot). Spread: (largest - least) / middle of a tool's medians.
T3: seconds from the first warm-up launch to the last sample of `kerneldesk time --cold`, by its receipt, beside the wall time that
NVBench (cuda.bench, wheel cuda-bench) says of its cold measurement with its own criterion. What is missing is said and left out.
Every sample, command and order is in OUT.json, with the commit ($COMMIT), the device and the driver. Some 90 s on an H200.
"""
import argparse
import datetime
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "..", "peers", "saxpy.cu")
SIZES = {"2^18": 1 << 18, "2^22": 1 << 22, "2^26": 1 << 26}
BLOCK = 256
LIMIT = 60  # seconds of one process


def kernel():
    import cupy
    with open(SOURCE, encoding="utf-8") as file:
        return cupy, cupy.RawKernel(file.read(), "saxpy")


def launcher(cupy, saxpy, n, seed):
    cupy.random.seed(seed)
    x, y = cupy.random.rand(n, dtype=cupy.float32), cupy.random.rand(n, dtype=cupy.float32)
    arguments = (cupy.int32(n), cupy.float32(2.5), x, y)
    return lambda: saxpy(((n + BLOCK - 1) // BLOCK,), (BLOCK,), arguments)


def peer_do_bench(seed):
    import torch
    import triton.testing
    cupy, saxpy = kernel()
    torch.cuda.init()
    found = {}
    with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
        for name, n in SIZES.items():
            launch = launcher(cupy, saxpy, n, seed)
            found[name] = {"samples": [t * 1e-3 for t in triton.testing.do_bench(launch, return_mode="all")]}
    return found


def peer_cupyx(seed):
    from cupyx.profiler import benchmark
    cupy, saxpy = kernel()
    found = {}
    for name, n in SIZES.items():
        times = benchmark(launcher(cupy, saxpy, n, seed), n_repeat=100, n_warmup=10).gpu_times[0]
        found[name] = {"samples": [float(t) for t in times]}
    return found


def summaries(state):
    """NVBench's summaries of one state by their tags, each with the number that it holds."""
    found = {}
    for summary in state.get("summaries") or []:
        for datum in summary.get("data") or []:
            if datum.get("name") == "value":
                found[summary["tag"]] = float(datum["value"])
    return found


def peer_nvbench(seed):
    import cuda.bench as bench
    cupy, saxpy = kernel()

    def benchmark(state):
        n = int(state.get_int64("n"))
        launch = launcher(cupy, saxpy, n, seed)
        launch()
        cupy.cuda.runtime.deviceSynchronize()

        def once(nvbench_launch):
            with cupy.cuda.ExternalStream(nvbench_launch.get_stream().addressof()):
                launch()
        state.exec(once)

    made = bench.register(benchmark)
    made.add_int64_axis("n", list(SIZES.values()))
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "nvbench.json")
        bench.run_all_benchmarks(["spread", "--json", out, "--quiet"])
        with open(out, encoding="utf-8") as file:
            states = json.load(file)["benchmarks"][0]["states"]
    return {name: {"summaries": summaries(state)} for name, state in zip(SIZES, states)}


PEERS = {"do_bench": peer_do_bench, "cupyx": peer_cupyx, "nvbench": peer_nvbench}


def run(command):
    begin = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return None, f"no answer within {LIMIT} s", time.monotonic() - begin
    seconds = time.monotonic() - begin
    if done.returncode != 0:
        return None, (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1], seconds
    try:
        return json.loads(done.stdout[done.stdout.index("{"):]), "", seconds
    except ValueError:
        return None, "its answer is no JSON", seconds


def ours(program, mode, n, seed):
    return [program, "time", SOURCE, "--kernel", "saxpy", "--grid", f"ceil_div(n,{BLOCK})", "--block", str(BLOCK),
            "--arg", f"n={n}", "--arg", "a=2.5f", "--arg", f"x=random(seed={seed})[n]", "--arg", f"y=random(seed={seed + 1})[n]",
            "--until", "0.5%", mode, "--bytes", "12*n", "--format", "json"]


def one_round(options, number, record):
    steps = [("kerneldesk" + mode, name, ours(options.program, mode, n, options.seed))
             for mode in ("--cold", "--hot") for name, n in SIZES.items()]
    steps += [(peer, None, [sys.executable, os.path.abspath(__file__), "--peer", peer, "--seed", str(options.seed)])
              for peer in PEERS if peer not in record["missing"] and (peer != "nvbench" or number < 3)]
    random.Random(options.seed * 1000 + number).shuffle(steps)
    for tool, size, command in steps:
        answer, why, seconds = run(command)
        if answer is None:
            record["missing"][tool] = why
            print(f"{tool}: left out: {why}", file=sys.stderr)
            continue
        for name, found in ({size: answer} if size else answer).items():
            record["runs"].append({"round": number, "tool": tool, "size": name, "command": command, "processSeconds": seconds,
                                   "answer": found})


def medians(record, tool, size):
    found = []
    for each in record["runs"]:
        if each["tool"] == tool and each["size"] == size and each["answer"].get("samples"):
            found.append(statistics.median(each["answer"]["samples"]))
    return found


def spread(values):
    return (max(values) - min(values)) / statistics.median(values) if len(values) > 1 else None


def seconds_of(record, tool, size):
    found = []
    for each in record["runs"]:
        if each["tool"] == tool and each["size"] == size:
            answer = each["answer"]
            found.append(answer["summaries"].get("nv/cold/walltime") if tool == "nvbench"
                         else answer.get("receipt", {}).get("wallSeconds"))
    found = [value for value in found if value is not None]
    return statistics.median(found) if found else None


def ratio(one, other):
    return one / other if one is not None and other else None


def judge(record):
    rows = []
    for size in SIZES:
        cold, hot = (spread(medians(record, "kerneldesk" + mode, size)) for mode in ("--cold", "--hot"))
        rows.append({"size": size, "spreadCold": cold, "spreadHot": hot,
                     "spreadDoBench": spread(medians(record, "do_bench", size)), "spreadCupyx": spread(medians(record, "cupyx", size)),
                     "secondsToInterval": seconds_of(record, "kerneldesk--cold", size), "secondsNvbench": seconds_of(record, "nvbench", size)})
        row = rows[-1]
        row["T2doBench"], row["T2cupyx"] = ratio(cold, row["spreadDoBench"]), ratio(hot, row["spreadCupyx"])
        row["T3"] = ratio(row["secondsToInterval"], row["secondsNvbench"])
    bars = {"T2doBench": 0.7, "T2cupyx": 0.5, "T3": 0.7}
    for bar, most in bars.items():
        values = [row[bar] for row in rows if row[bar] is not None]
        middle = statistics.median(values) if values else None
        record["bars"][bar] = {"most": most, "median": middle, "holds": middle <= most if middle is not None else None}
    record["rows"] = rows


def machine():
    answer = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version,clocks.sm,clocks.mem,temperature.gpu",
                             "--format=csv,noheader"], capture_output=True, text=True, check=False)
    return {"commit": os.environ.get("COMMIT", ""), "date": datetime.datetime.now(datetime.timezone.utc).isoformat(),
            "system": platform.platform(), "gpu": answer.stdout.strip(), "python": platform.python_version()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("out", nargs="?")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer", choices=PEERS)
    options = parser.parse_args()
    if options.peer:
        print(json.dumps(PEERS[options.peer](options.seed)))
        return 0
    if not options.program or not options.out:
        parser.error("KERNELDESK and OUT.json are wanted")
    record = {"what": __doc__, "machine": machine(), "seed": options.seed, "rounds": options.rounds, "missing": {}, "runs": [],
              "bars": {}}
    begin = time.monotonic()
    for number in range(options.rounds):
        one_round(options, number, record)
    record["seconds"] = time.monotonic() - begin
    judge(record)
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(record, file)
    for row in record["rows"]:
        print({key: round(value, 5) if isinstance(value, float) else value for key, value in row.items()})
    for bar, found in record["bars"].items():
        print(bar, found)
    print(f"{record['seconds']:.0f} s; left out: {record['missing'] or 'nothing'}")
    return 1 if any(bar["holds"] is False for bar in record["bars"].values()) else 0


if __name__ == "__main__":
    sys.exit(main())
