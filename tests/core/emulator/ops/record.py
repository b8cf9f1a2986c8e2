#!/usr/bin/env python3
"""Runs what emulator_ops_recorder wrote on a GPU and prints tests/data/emulator/ops-sm90.txt.

usage: record.py FOLDER > ops-sm90.txt

Needs libcuda and ptxas of CUDA 13. Forms whose results differ from the emulated ones are named on standard error.
"""
import ctypes
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor

TARGET = 90
CASES = 2048
BLOCK = 256
CHUNK = 150
HEAD = f".version 9.0\n.target sm_{TARGET}\n.address_size 64\n"


class Gpu:
    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)

    def call(self, name, *arguments):
        result = getattr(self.cuda, name)(*arguments)
        if result:
            sys.exit(f"{name} gave {result}")

    def allocate(self, size):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address

    def run(self, module, name, given, results, size):
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        arguments = (ctypes.c_void_p * 2)(ctypes.addressof(given), ctypes.addressof(results))
        self.call("cuLaunchKernel", function, CASES // BLOCK, 1, 1, BLOCK, 1, 1, 0, None, arguments, None)
        buffer = ctypes.create_string_buffer(size)
        self.call("cuMemcpyDtoH_v2", buffer, results, ctypes.c_size_t(size))
        return buffer.raw


def assemble(folder, index, kernels):
    source, cubin = folder / f"{index}.ptx", folder / f"{index}.cubin"
    source.write_text(HEAD + "".join(text for _, text in kernels))
    made = subprocess.run(["ptxas", f"-arch=sm_{TARGET}", "-o", cubin, source], capture_output=True, text=True)
    if made.returncode == 0:
        return [(cubin, [name for name, _ in kernels])]
    if len(kernels) == 1:
        print(f"refused: {kernels[0][0]}: {made.stderr.splitlines()[0]}", file=sys.stderr)
        return []
    half = len(kernels) // 2
    return assemble(folder, f"{index}a", kernels[:half]) + assemble(folder, f"{index}b", kernels[half:])


def main():
    folder = pathlib.Path(sys.argv[1])
    forms = {}
    for line in (folder / "forms.txt").read_text().splitlines():
        name, target, size, checksum, agrees, row, form = line.split("\t")
        forms[name] = (int(target), int(size), int(checksum), agrees == "1", row, form)
    kernels = []
    for text in (folder / "kernels.ptx").read_text().split("//@ ")[1:]:
        head, body = text.split("\n", 1)
        name = head.split()[0]
        if forms[name][0] <= TARGET:
            kernels.append((name, body))
    gpu = Gpu()
    image = (folder / "input.bin").read_bytes()
    given, results = gpu.allocate(len(image)), gpu.allocate(CASES * 64)
    gpu.call("cuMemcpyHtoD_v2", given, image, ctypes.c_size_t(len(image)))
    measured = {}
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        chunks = [kernels[i:i + CHUNK] for i in range(0, len(kernels), CHUNK)]
        for parts in pool.map(lambda chunk: assemble(pathlib.Path(scratch), chunk[0], chunk[1]), enumerate(chunks)):
            for cubin, names in parts:
                module = ctypes.c_void_p()
                gpu.call("cuModuleLoad", ctypes.byref(module), str(cubin).encode())
                for name in names:
                    measured[name] = zlib.crc32(gpu.run(module, name, given, results, forms[name][1]))
                gpu.call("cuModuleUnload", module)
    rows = {}
    for name, (target, _, checksum, agrees, row, form) in forms.items():
        if not agrees:
            continue
        count, total = rows.get(row, (0, 0))
        value = measured.get(name, 0)
        rows[row] = (count + 1, zlib.crc32(struct.pack("<II", total, value)))
        if value != checksum:
            print(f"differs: {form}", file=sys.stderr)
    print("# What an H200 gives for every instruction that it computes exactly, made by tests/core/emulator/ops/record.py.")
    print("# Forms of the row, checksum of their results' checksums, row.")
    for row, (count, total) in rows.items():
        print(f"{count} {total:08x} {row}")


if __name__ == "__main__":
    main()
