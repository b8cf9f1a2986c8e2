#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One peer of bars P1 and P2: pairs of an allocation that its pool has and its free, over a list of sizes.

usage: peers.py cupy|torch SIZES.txt CORE PASSES THREADS
Answers pools.py (../peers/rounds.py). PyTorch's threads are Python's, which share the interpreter lock: its pairs wait for each
other in the interpreter before they reach the allocator.
"""
import os
import statistics
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "peers"))
import rounds  # noqa: E402

THREAD_WARMUPS = 3


def timed(run, sizes):
    start = time.perf_counter_ns()
    run(sizes)
    return (time.perf_counter_ns() - start) / len(sizes)


def cupy_peer(sizes, core, passes, threads):
    import cupy
    stream = cupy.cuda.Stream(non_blocking=True)
    stream.use()
    pool = cupy.cuda.MemoryPool()

    def pairs(sizes):
        malloc = pool.malloc
        for size in sizes:
            malloc(size)

    pairs(sizes)
    rounds.pin(core)
    return {"cupy": cupy.__version__}, lambda: {"pair": statistics.median(timed(pairs, sizes) for _ in range(passes))}


def threaded(pair_loop, streams, sizes, passes):
    """The mean of what each thread measures."""
    together = threading.Barrier(len(streams))
    each = [0.0] * len(streams)

    def work(number):
        run = pair_loop(streams[number])
        for _ in range(THREAD_WARMUPS):
            run(sizes)
        together.wait(60)
        each[number] = sum(timed(run, sizes) for _ in range(passes)) / passes
        together.wait(60)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(len(streams))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if 0.0 in each:
        raise RuntimeError("a thread failed")
    return sum(each) / len(each)


def torch_peer(sizes, core, passes, threads):
    import torch
    torch.cuda.init()
    torch.zeros(1, device="cuda")
    everywhere = os.sched_getaffinity(0)
    streams = [torch.cuda.Stream() for _ in range(threads)]
    torch.cuda.synchronize()

    def public_loop(stream):
        allocate, delete, handle = torch.cuda.caching_allocator_alloc, torch.cuda.caching_allocator_delete, stream.cuda_stream

        def run(sizes):
            for size in sizes:
                delete(allocate(size, 0, handle))
        return run

    raw_calls = [getattr(torch._C, "_cuda_cudaCachingAllocator_raw_" + name, None) for name in ("alloc", "delete")]

    def raw_loop(stream):
        if None in raw_calls:  # not promised by PyTorch
            return public_loop(stream)
        (allocate, delete), handle = raw_calls, stream.cuda_stream

        def run(sizes):
            for size in sizes:
                delete(allocate(size, handle))
        return run

    def take():
        public, raw = public_loop(streams[0]), raw_loop(streams[0])
        rounds.pin(core)
        samples = {"pair": statistics.median(timed(public, sizes) for _ in range(passes)),
                   "rawPair": statistics.median(timed(raw, sizes) for _ in range(passes))}
        os.sched_setaffinity(0, everywhere)
        samples["oneThread"] = threaded(raw_loop, streams[:1], sizes, passes)
        samples["threads"] = threaded(raw_loop, streams, sizes, passes)
        return samples

    return {"torch": torch.__version__, "hasRawCalls": None not in raw_calls}, take


PEERS = {"cupy": cupy_peer, "torch": torch_peer}


if __name__ == "__main__":
    with open(sys.argv[2], encoding="utf-8") as file:
        all_sizes = [int(line) for line in file]
    where, passes_, threads_ = map(int, sys.argv[3:6])
    rounds.serve(lambda: PEERS[sys.argv[1]](all_sizes, where, passes_, threads_))
