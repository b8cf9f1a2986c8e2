#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One peer of bar L2: launches empty kernels of 0, 3 and 16 arguments, as its users would in a tight loop.

usage: peers.py cupy|cuda.core|triton|numba CORE LAUNCHES BATCHES
Answers l2_launch.py (../peers/rounds.py). Everything that can be made before a launch is: arguments, stream, launch configuration.
"""
import itertools
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "peers"))
import rounds  # noqa: E402

SOURCE = r"""
extern "C" __global__ void none() {}
extern "C" __global__ void three(int n, float* x, float* y) {}
extern "C" __global__ void sixteen(float* a, float* b, float* c, float* d, float* e, float* f, float* g, float* h,
                                   int i, int j, int k, int l, float m, float n, float o, float p) {}
"""
NAMES = ("none", "three", "sixteen")


def arguments(pointer, integer, real):
    """Of each kernel, by what makes a value of each kind."""
    return {"none": (), "three": (integer(), pointer(), pointer()),
            "sixteen": tuple([pointer() for _ in range(8)] + [integer() for _ in range(4)] + [real() for _ in range(4)])}


def cupy_peer():
    import cupy
    stream = cupy.cuda.Stream(non_blocking=True)
    stream.use()
    module = cupy.RawModule(code=SOURCE)
    array = cupy.zeros(16, dtype=cupy.float32)
    values = arguments(lambda: array, lambda: cupy.int32(1), lambda: cupy.float32(1))

    def loop(name):
        kernel, given, grid, block = module.get_function(name), values[name], (1,), (1,)

        def run(count):
            for _ in itertools.repeat(None, count):
                kernel(grid, block, given)
        return run
    return {"cupy": cupy.__version__}, loop, stream.synchronize


def cuda_core_peer():
    import cuda.core
    import numpy
    from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
    device = Device()
    device.set_current()
    stream = device.create_stream()
    capability = device.compute_capability
    options = ProgramOptions(arch=f"sm_{capability.major}{capability.minor}")
    code = Program(SOURCE, "c++", options=options).compile("cubin")
    buffer = device.allocate(64, stream=stream)
    stream.sync()
    values = arguments(lambda: buffer, lambda: numpy.int32(1), lambda: numpy.float32(1))
    config = LaunchConfig(grid=1, block=1)

    def loop(name):
        kernel, given = code.get_kernel(name), values[name]

        def run(count):
            for _ in itertools.repeat(None, count):
                launch(stream, config, kernel, *given)
        return run
    return {"cuda.core": cuda.core.__version__}, loop, stream.sync


def triton_peer():
    import torch
    import triton

    @triton.jit
    def none():
        pass

    @triton.jit
    def three(n, x, y):
        pass

    @triton.jit
    def sixteen(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p):
        pass

    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    array = torch.zeros(16, device="cuda")
    torch.cuda.synchronize()
    values = arguments(lambda: array, lambda: 7, lambda: 1.5)
    kernels = {"none": none, "three": three, "sixteen": sixteen}

    def loop(name):
        kernel, given, grid = kernels[name], values[name], (1,)

        def run(count):
            for _ in itertools.repeat(None, count):
                kernel[grid](*given, num_warps=1)
        return run
    return {"triton": triton.__version__, "torch": torch.__version__}, loop, torch.cuda.synchronize


def numba_peer():
    os.environ["NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS"] = "0"
    import numpy
    if not hasattr(numpy, "row_stack"):  # gone from numpy 2.5; older releases of numba-cuda name it
        numpy.row_stack = numpy.vstack
    from numba import cuda

    @cuda.jit
    def none():
        pass

    @cuda.jit
    def three(n, x, y):
        pass

    @cuda.jit
    def sixteen(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p):
        pass

    stream = cuda.stream()
    array = cuda.to_device(numpy.zeros(16, dtype=numpy.float32))
    values = arguments(lambda: array, lambda: numpy.int32(1), lambda: numpy.float32(1))
    kernels = {"none": none, "three": three, "sixteen": sixteen}
    try:
        import numba_cuda
        version = numba_cuda.__version__
    except ImportError:
        import numba
        version = "in numba " + numba.__version__

    def loop(name):
        configured, given = kernels[name][1, 1, stream], values[name]

        def run(count):
            for _ in itertools.repeat(None, count):
                configured(*given)
        return run
    return {"numba-cuda": version}, loop, stream.synchronize


PEERS = {"cupy": cupy_peer, "cuda.core": cuda_core_peer, "triton": triton_peer, "numba": numba_peer}


def setup(peer, core, launches, batches):
    known, loop, synchronize = PEERS[peer]()
    loops = {name: loop(name) for name in NAMES}
    for run in loops.values():
        run(1)  # compiles and loads
    synchronize()
    rounds.pin(core)

    def batch(run):
        start = time.perf_counter_ns()
        run(launches)
        elapsed = time.perf_counter_ns() - start
        synchronize()
        return elapsed / launches

    def take():
        for run in loops.values():
            batch(run)
        return {name: statistics.median(batch(run) for _ in range(batches)) for name, run in loops.items()}
    return known, take


if __name__ == "__main__":
    who, where, launches_, batches_ = sys.argv[1], *map(int, sys.argv[2:5])
    rounds.serve(lambda: setup(who, where, launches_, batches_))
