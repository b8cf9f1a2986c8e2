# SPDX-License-Identifier: GPL-3.0-or-later
"""What cuda.core does, on the emulated GPU: each function below uses a part of it and checks what comes of it. NVIDIA's own tests of
cuda.core are not in its packages. usage, in a virtual environment with cuda-core[cu13] and numpy:
kerneldesk emulate -- python cudacore.py [NAME...]      exit status 1 where a part fails"""
import ctypes
import sys
import warnings

import numpy as np
from cuda.core import (Device, DeviceMemoryResource, EventOptions, LaunchConfig, LegacyPinnedMemoryResource, Program,
                       ProgramOptions, StreamOptions, VirtualMemoryResource, VirtualMemoryResourceOptions, graph, launch)

CODE = """
extern "C" __global__ void add(float* a, int n, float b)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] += b;
}
extern "C" __global__ void order(float* a, float factor, float term) { a[threadIdx.x] = a[threadIdx.x] * factor + term; }
template <typename T> __global__ void fill(T* a, int n, T value)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] = value;
}
"""
COUNT = 1000
SHAPE = LaunchConfig(grid=8, block=128)

device = Device()
device.set_current()
stream = device.create_stream()
pinned = LegacyPinnedMemoryResource()
code = None


def kernel(name):
    global code
    if code is None:
        program = Program(CODE, "c++", ProgramOptions(std="c++17", arch="compute_" + "".join(map(str, device.compute_capability))))
        code = program.compile("ptx", name_expressions=("fill<float>", "fill<double>"))
    return code.get_kernel(name)


def zeros(count=COUNT):
    made = device.allocate(4 * count, stream=stream)
    made.fill(0, stream=stream)
    return made


def floats(buffer, count=COUNT):
    host = pinned.allocate(4 * count)
    buffer.copy_to(host, stream=stream)
    stream.sync()
    return np.frombuffer((ctypes.c_char * (4 * count)).from_address(int(host.handle)), dtype=np.float32).copy()


def templates_and_launches():
    a = zeros()
    launch(stream, SHAPE, kernel("fill<float>"), a, ctypes.c_int(COUNT), np.float32(2.5))
    launch(stream, SHAPE, kernel("add"), a, ctypes.c_int(COUNT), np.float32(0.5))
    assert (floats(a) == 3).all()


def fills_and_copies():
    a, b = zeros(), zeros()
    a.fill(b"\x00\x00\x80\x3f", stream=stream)
    b.copy_from(a, stream=stream)
    assert (floats(b) == 1).all()


def events_and_streams():
    begin = stream.record(options=EventOptions(timing_enabled=True))
    a = zeros()
    launch(stream, SHAPE, kernel("add"), a, ctypes.c_int(COUNT), np.float32(1))
    end = stream.record(options=EventOptions(timing_enabled=True))
    other = device.create_stream(options=StreamOptions(nonblocking=True))
    other.wait(end)
    launch(other, SHAPE, kernel("add"), a, ctypes.c_int(COUNT), np.float32(1))
    other.sync()
    assert end.is_done and end - begin >= 0 and (floats(a) == 2).all()


def attributes():
    found = kernel("add").attributes
    assert found.max_threads_per_block == 1024 and found.shared_size_bytes == 0
    assert kernel("add").num_arguments == 3 and kernel("add").arguments_info[2].offset == 12


def occupancy():
    found = kernel("add").occupancy
    assert found.max_active_blocks_per_multiprocessor(128, 0) == 16
    assert found.max_potential_block_size(0, 0).max_block_size == 1024
    assert found.max_potential_cluster_size(LaunchConfig(grid=8, block=128), stream=stream) == 8
    assert found.max_active_clusters(LaunchConfig(grid=8, block=128, cluster=2), stream=stream) > 0


def clusters():
    a = zeros()
    launch(stream, LaunchConfig(grid=2, cluster=2, block=512), kernel("add"), a, ctypes.c_int(COUNT), np.float32(1))
    assert floats(a).sum() == COUNT


def captured_graphs():
    a = zeros()
    builder = device.create_graph_builder().begin_building()
    launch(builder, SHAPE, kernel("add"), a, ctypes.c_int(COUNT), np.float32(1))
    left, right = builder.split(2)
    launch(left, LaunchConfig(grid=4, block=128), kernel("add"), a, ctypes.c_int(512), np.float32(1))
    builder = graph.GraphBuilder.join(left, right)
    launch(builder, SHAPE, kernel("add"), a, ctypes.c_int(COUNT), np.float32(1))
    complete = builder.end_building().complete()
    complete.upload(stream)
    for _ in range(3):
        complete.launch(stream)
    found = floats(a)
    assert (found[:512] == 9).all() and (found[512:] == 6).all()


def defined_graphs():
    a = zeros(32)
    definition = graph.GraphDefinition()
    first = definition.launch(LaunchConfig(grid=1, block=32), kernel("order"), a, np.float32(0), np.float32(3))
    first.launch(LaunchConfig(grid=1, block=32), kernel("order"), a, np.float32(2), np.float32(1))
    whole = definition.instantiate()
    whole.launch(stream)
    assert (floats(a, 32) == 7).all()


def pools():
    resource = DeviceMemoryResource(device)
    made = [resource.allocate(4096, stream=stream) for _ in range(4)]
    assert len({int(each.handle) for each in made}) == 4
    for each in made:
        each.close(stream)
    stream.sync()
    assert resource.attributes.used_mem_current == 0


def mapped_memory():
    memory = VirtualMemoryResource(device, VirtualMemoryResourceOptions(handle_type=None))
    grown = memory.allocate(4 * COUNT)
    before = grown.size
    launch(stream, SHAPE, kernel("fill<float>"), grown, ctypes.c_int(COUNT), np.float32(3.5))
    grown = memory.modify_allocation(grown, 3 * before)
    assert grown.size == 3 * before
    launch(stream, SHAPE, kernel("add"), grown, ctypes.c_int(COUNT), np.float32(1))
    host = pinned.allocate(grown.size)
    grown.copy_to(host, stream=stream)
    stream.sync()
    found = np.frombuffer((ctypes.c_char * (4 * COUNT)).from_address(int(host.handle)), dtype=np.float32)
    assert (found == 4.5).all()
    grown.close()


def dlpack():
    assert np.from_dlpack(pinned.allocate(64)).shape == (64,)


def properties():
    names = [name for name in dir(type(device.properties)) if not name.startswith("_")]
    assert len(names) > 100 and device.properties.warp_size == 32
    for name in names:
        getattr(device.properties, name)


def main():
    warnings.simplefilter("ignore")
    parts = [templates_and_launches, fills_and_copies, events_and_streams, attributes, occupancy, clusters, captured_graphs,
             defined_graphs, pools, mapped_memory, dlpack, properties]
    failed = 0
    for part in parts:
        if len(sys.argv) > 1 and part.__name__ not in sys.argv[1:]:
            continue
        try:
            part()
            print("passed", part.__name__)
        except Exception as error:  # a part that fails must not hide the next
            failed += 1
            print("FAILED", part.__name__, type(error).__name__, error)
    return 1 if failed else 0


sys.exit(main())
