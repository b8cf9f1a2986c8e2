#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Products of tensor cores and moves of matrices (products.cu), on a GPU and on the emulated one, with the same random operands:
how many elements differ in their bits, and by how much at most. 64 warps each.

    python3 tests/bench/tensorcores/tensorcores.py build/release/bin/kerneldesk OUT.json [--device cuda:0] [--seed 5]
"""
import argparse
import array
import json
import pathlib
import random
import struct
import subprocess
import tempfile

SOURCE = pathlib.Path(__file__).with_name("products.cu")
WARPS, DEADLINE = 64, 120
# kernel: type code and count a warp of a, b, c and d
CASES = {
    "half_float": ("e256", "e256", "f256", "f256"), "half_half": ("e256", "e256", "e256", "e256"),
    "bf16_float": ("b256", "b256", "f256", "f256"), "tf32_float": ("t128", "t128", "f256", "f256"),
    "f64": ("d32", "d32", "d64", "d64"), "s8": ("c256", "c256", "i256", "i256"), "fp8": ("8512", "8256", "f128", "f128"),
    "sparse": ("e256", "e256", "f128", "f128"), "moves": ("I512", None, None, "I640"),
}
OF_BITS = {"e": "H", "f": "I", "d": "Q", "i": "I", "I": "I"}


def operands(code, count, source):
    """Random bytes of `count` elements: b is bfloat16, t is tf32 (in a float), 8 is an fp8 without large exponents, c is int8."""
    real = lambda: source.uniform(-2, 2)
    bits = lambda: struct.unpack("<I", struct.pack("<f", real()))[0]
    if code == "b":
        return array.array("H", (bits() >> 16 for _ in range(count))).tobytes()
    if code == "t":
        return array.array("I", (bits() & 0xffffe000 for _ in range(count))).tobytes()
    if code == "8":
        return bytes(source.randrange(256) & 0xbf for _ in range(count))
    if code == "c":
        return struct.pack(f"<{count}b", *(source.randrange(-128, 128) for _ in range(count)))
    if code == "i":
        return struct.pack(f"<{count}i", *(source.randrange(-100000, 100000) for _ in range(count)))
    if code == "I":
        return struct.pack(f"<{count}I", *(source.randrange(1 << 32) for _ in range(count)))
    return struct.pack(f"<{count}{code}", *(real() for _ in range(count)))


def run(kerneldesk, device, kernel, folder):
    output = folder / f"{kernel}-{device.replace(':', '')}.bin"
    count = WARPS * int(CASES[kernel][3][1:])
    command = [kerneldesk, "run", SOURCE, "--kernel", kernel, "--grid", WARPS, "--block", 32, "--device", device, "--arch", "sm_90",
               "--arg", f"d=zeros[{count}]", "--out", f"d={output}"]
    for name, code in zip("abc", CASES[kernel][:3]):
        if code:
            command += ["--arg", f'{name}=file("{folder / kernel}-{name}.bin")']
    subprocess.run([str(word) for word in command], check=True, timeout=DEADLINE, stdout=subprocess.DEVNULL)
    return output.read_bytes()


def compared(code, ours, theirs):
    size = struct.calcsize(code)
    bits = [struct.unpack(f"<{len(each) // size}{OF_BITS[code]}", each) for each in (ours, theirs)]
    values = [struct.unpack(f"<{len(each) // size}{code}", each) for each in (ours, theirs)]
    return {"elements": len(bits[0]), "differInBits": sum(a != b for a, b in zip(*bits)),
            "largestDifference": max(abs(a - b) for a, b in zip(*values)), "largestValue": max(abs(a) for a in values[1])}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("kerneldesk")
    options.add_argument("out", type=pathlib.Path)
    options.add_argument("--device", default="cuda:0")
    options.add_argument("--seed", type=int, default=5)
    given = options.parse_args()
    source = random.Random(given.seed)
    results = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kernel, codes in CASES.items():
            for operand, code in zip("abc", codes):
                if code:
                    (folder / f"{kernel}-{operand}.bin").write_bytes(operands(code[0], WARPS * int(code[1:]), source))
            results[kernel] = compared(codes[3][0], run(given.kerneldesk, "emulated", kernel, folder),
                                       run(given.kerneldesk, given.device, kernel, folder))
            print(f"{kernel:12}", "  ".join(f"{key} {value:.6g}" for key, value in results[kernel].items()))
    document = {"device": given.device, "seed": given.seed, "warps": WARPS, "kernels": results}
    given.out.write_text(json.dumps(document, indent=2) + "\n")


if __name__ == "__main__":
    main()
