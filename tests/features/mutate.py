#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaks the engine in 20 places, one at a time, and counts how many of them its tests notice. Takes minutes; not part of ctest.

usage: mutate.py SOURCE_FOLDER BUILD_FOLDER [NUMBER...]
The source folder must be clean in git: each file is put back as it was. Exits 1 when fewer than 18 of 20 are noticed.
"""
import pathlib
import subprocess
import sys

from features import commands

# file, what stands there, what is put in its place, the tests that are to notice
MUTATIONS = [
    ("core/driver/retired.cpp", "&Retired::name) != kRetired.end();", "&Retired::name) == kRetired.end();", "driver_constants"),
    ("core/device/context.cpp", "    api.cuCtxPopCurrent(&popped);\n    return", "    static_cast<void>(popped);\n    return", "device_context"),
    ("core/device/contextstack.cpp", "if (contexts.size() > 1)", "if (contexts.size() > 9)", "device_context"),
    ("core/device/contextcaches.cpp", "registry().caches.insert(this);", "", "device_context"),
    ("core/device/devicedata.cpp", "return channels == 3 ? 4 : channels;", "return channels;", "device_context"),
    ("core/stream/stream.cpp", "options.isNonBlocking ?", "!options.isNonBlocking ?", "stream_emulated"),
    ("core/stream/currentstream.cpp", "return each.context() == context;", "return each.context().handle() != nullptr;", "stream_emulated"),
    ("core/memory/devicememory.cpp", "&& reclaimDeviceMemory(size))", "&& size.value == 0)", "memory_emulatedmemory"),
    ("core/memory/copy.cpp", "if (to < from)", "if (to + 1 < from)", "memory_memory"),
    ("core/memory/boxcopy.cpp", "if (last > end.m_size.value)", "if (last > end.m_size.value + 1)", "memory_arrays"),
    ("core/memory/hostarray.cpp", "order == Order::C ? step", "order != Order::C ? step", "memory_emulatedmemory"),
    ("core/memory/blockallocator.cpp", "--m_usedBlocks;\n    insert(merged(block));", "--m_usedBlocks;\n    insert(block);", "memory_blockallocator"),
    ("core/memory/poolcore.cpp", "if (block != nullptr && !m_source.order(other->number, arena.number))", "if (block == nullptr)", "memory_pools"),
    ("core/memory/devicepool.cpp", "if (!(stream == this->stream()))", "if (stream == this->stream())", "memory_pools"),
    ("core/module/kernel.cpp", "if (types[i].isTakenBy(parameters[i].type))", "if (types[i].size == parameters[i].type.size)", "module_kernel"),
    ("core/module/argumenthandler.cpp", "if (m_copiesIn)", "if (!m_copiesIn)", "module_kernel"),
    ("core/module/function.cpp", "* asCount(multiprocessors)", "* asCount(multiprocessors - 1)", "module_kernel"),
    ("core/occupancy/occupancyrecord.cpp", "if (blocks == m_figures.blocksPerSm)", "if (blocks != m_figures.blocksPerSm)", "core_occupancy"),
    ("core/measure/nvtx.cpp", "% kPalette.size()", "% 9", "measure_nvtx"),
    ("core/source/sourcemodule.cpp", "if (options.useCache) {", "if (options.keepIn.empty()) {", "source_module"),
]
ENOUGH = 18


def is_noticed(root, build, mutation):
    name, before, after, test = mutation
    path = root / name
    text = path.read_text(encoding="utf-8")
    if text.count(before) != 1:
        sys.exit(f"{name} has {text.count(before)} places with: {before}")
    try:
        path.write_text(text.replace(before, after), encoding="utf-8")
        built = subprocess.run(["cmake", "--build", build, "--target", pathlib.Path(commands(build)[test][0]).name], capture_output=True, text=True)
        if built.returncode != 0:
            sys.exit(f"{name} does not compile with: {after}\n{built.stdout[-2000:]}")
        ran = subprocess.run(["ctest", "--test-dir", build, "-R", f"^{test}$", "--timeout", "60"], capture_output=True, text=True)
        return ran.returncode != 0
    finally:
        path.write_text(text, encoding="utf-8")


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    if subprocess.run(["git", "-C", root, "status", "--porcelain", "core"], capture_output=True, text=True).stdout:
        sys.exit("core has changes; commit them first")
    chosen = [int(number) for number in sys.argv[3:]] or range(1, len(MUTATIONS) + 1)
    noticed = 0
    for number in chosen:
        found = is_noticed(root, build, MUTATIONS[number - 1])
        noticed += found
        print(f"{number:2} {'noticed' if found else 'NOT NOTICED'}: {MUTATIONS[number - 1][0]}, {MUTATIONS[number - 1][3]}", flush=True)
    print(f"{noticed} of {len(list(chosen))} noticed")
    sys.exit(0 if noticed >= min(ENOUGH, len(list(chosen))) else 1)


if __name__ == "__main__":
    main()
