#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Times one saxpy of 2^24 elements with `kerneldesk time` and with three peers, interleaved, and keeps every sample.

usage: time_saxpy.py KERNELDESK OUT.json [--rounds 7]
Peers: cupyx.profiler.benchmark (events, one pair a repeat), CUPTI activity through torch.profiler (GPU time stamps),
triton.testing.do_bench (events, L2 cleared). All launch the same source with the same launch configuration.
"""
import argparse
import json
import os
import platform
import statistics
import subprocess
import sys

N = 1 << 24
BLOCK = 256
GRID = (N + BLOCK - 1) // BLOCK
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "saxpy.cu")


def ours(program, mode):
    command = [program, "time", SOURCE, "--kernel", "saxpy", "--grid", "ceil_div(n,256)", "--block", "256",
               "--arg", f"n={N}", "--arg", "a=2.5f", "--arg", "x=random(seed=1)[n]", "--arg", "y=random(seed=2)[n]",
               "--samples", "100", "--warmup", "10", mode, "--bytes", "12*n", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        sys.exit(f"kerneldesk time failed with {done.returncode}: {done.stderr}")
    return json.loads(done.stdout), command


class Peers:
    def __init__(self):
        import cupy
        import torch
        import triton.testing
        from cupyx.profiler import benchmark
        self.cupy, self.torch, self.triton, self.benchmark = cupy, torch, triton, benchmark
        torch.cuda.init()
        with open(SOURCE, encoding="utf-8") as file:
            self.kernel = cupy.RawKernel(file.read(), "saxpy")
        self.stream = cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)
        self.x = cupy.random.rand(N, dtype=cupy.float32)
        self.y = cupy.random.rand(N, dtype=cupy.float32)

    def launch(self):
        with self.stream:
            self.kernel((GRID,), (BLOCK,), (self.cupy.int32(N), self.cupy.float32(2.5), self.x, self.y))

    def cupyx(self):
        with self.stream:
            result = self.benchmark(
                lambda: self.kernel((GRID,), (BLOCK,), (self.cupy.int32(N), self.cupy.float32(2.5), self.x, self.y)),
                n_repeat=100, n_warmup=10)
        return [float(t) for t in result.gpu_times[0]]

    def cupti(self):
        torch = self.torch
        for _ in range(10):
            self.launch()
        torch.cuda.synchronize()
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            for _ in range(100):
                self.launch()
            torch.cuda.synchronize()
        return [event.device_time_total * 1e-6 for event in profile.events() if "saxpy" in event.name]

    def do_bench(self):
        times = self.triton.testing.do_bench(self.launch, warmup=25, rep=100, return_mode="all")
        return [t * 1e-3 for t in times]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    peers = Peers()
    samples = {"kerneldesk_hot": [], "kerneldesk_cold": [], "cupyx": [], "cupti": [], "do_bench": []}
    receipts, commands = [], {}
    for _ in range(options.rounds):
        for mode in ("--hot", "--cold"):
            document, command = ours(options.program, mode)
            samples["kerneldesk_" + mode[2:]].append(document["samples"])
            receipts.append(document.get("receipt"))
            commands[mode] = " ".join(command[1:])
        for name in ("cupyx", "cupti", "do_bench"):
            samples[name].append(getattr(peers, name)())
    medians = {name: [statistics.median(r) for r in rounds if r] for name, rounds in samples.items()}
    ratios = {}
    for name, values in medians.items():
        pairs = [mine / theirs for mine, theirs in zip(medians["kerneldesk_hot"], values)]
        ratios["kerneldesk_hot/" + name] = {"median": statistics.median(pairs), "all": pairs} if pairs else None
    document = {"what": "seconds of one saxpy launch, n = 2^24, block 256", "commands": commands,
                "device": peers.torch.cuda.get_device_name(0), "host": platform.platform(),
                "versions": {"torch": peers.torch.__version__, "cupy": peers.cupy.__version__, "triton": peers.triton.__version__},
                "receipts": receipts[-2:], "roundMedians": medians, "ratios": ratios,
                "samples": {name: [[round(t, 9) for t in r] for r in rounds] for name, rounds in samples.items()}}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(document, file)
    for name, values in medians.items():
        print(f"{name:16} median of round medians {statistics.median(values) * 1e6:9.2f} us  rounds {[round(v * 1e6, 2) for v in values]}")
    for name, ratio in ratios.items():
        print(name, ratio and round(ratio["median"], 4))


main()
