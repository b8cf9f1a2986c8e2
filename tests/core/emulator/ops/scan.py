#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records what a GPU gives for the approximate functions over whole stretches of their operands, to fit tables to.

usage: scan.py OUT [--fake]

Needs numpy, libcuda and ptxas of CUDA 13. OUT/NAME.xz gets, for each scan of SCANS, the distance in representable numbers of
every result from the double-precision value rounded to nearest, as int32 in zigzag order, its four byte planes one behind
the other; read() gives the results back. OUT/approximations-sm90.txt, for tests/data/emulator, gets a checksum of each scan.
--fake takes the reference for the device's.
"""
import lzma
import pathlib
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ProcessPoolExecutor

import numpy as np

FULL = 1 << 23
ONE = 127


def exponent(e):
    return (ONE + e) << 23


def scans():
    """Name -> opcode, first operand's bits, step, count. Operands of f64 are upper words."""
    all_ = {}

    def add(name, opcode, first, step, count):
        all_[name] = (opcode, first, step, count)

    add("rcp", "rcp.approx.ftz.f32", exponent(0), 1, FULL)
    add("rsqrt", "rsqrt.approx.ftz.f32", exponent(0), 1, 2 * FULL)
    add("sqrt", "sqrt.approx.ftz.f32", exponent(0), 4, FULL // 2)
    add("lg2", "lg2.approx.ftz.f32", exponent(-1), 1, 2 * FULL)
    add("ex2", "ex2.approx.ftz.f32", exponent(0), 1, FULL)
    for e in (-1, -2, -4, -8, -12, 1, 3, 5):
        add(f"ex2_{e}", "ex2.approx.ftz.f32", exponent(e), 16, FULL // 16)
        add(f"ex2_minus_{e}", "ex2.approx.ftz.f32", 1 << 31 | exponent(e), 16, FULL // 16)
    add("ex2_minus_0", "ex2.approx.ftz.f32", 1 << 31 | exponent(0), 4, FULL // 4)
    for name in ("sin", "cos"):
        opcode = f"{name}.approx.ftz.f32"
        add(name, opcode, exponent(2), 1 if name == "sin" else 2, FULL if name == "sin" else FULL // 2)
        add(f"{name}_1", opcode, exponent(1), 4, FULL // 4)
        add(f"{name}_0", opcode, exponent(0), 8, FULL // 8)
        for e in (-1, -2, -3, -4, -6, -8, -10, -12, -16, -20, 3, 4, 6, 8, 12, 16, 20, 24, 28):
            add(f"{name}_{e}", opcode, exponent(e), 64, FULL // 64)
        add(f"{name}_minus", opcode, 1 << 31 | exponent(2), 64, FULL // 64)
    for e in range(-12, 4):
        step = 8 if e > -4 else 32
        add(f"tanh_{e}", "tanh.approx.f32", exponent(e), step, FULL // step)
    add("tanh_dense", "tanh.approx.f32", exponent(-1), 1, FULL // 8)
    for name in ("rcp", "rsqrt", "sqrt", "lg2", "ex2", "sin", "cos"):
        for ftz in ("", ".ftz"):
            add(f"{name}_all{ftz.replace('.', '_')}", f"{name}.approx{ftz}.f32", 0, 4099, (1 << 32) // 4099)
    add("tanh_all", "tanh.approx.f32", 0, 2053, (1 << 32) // 2053)
    add("rcp64", "rcp.approx.ftz.f64", 1023 << 20, 1, 1 << 20)
    add("rsqrt64", "rsqrt.approx.ftz.f64", 1023 << 20, 1, 1 << 21)
    add("rcp64_all", "rcp.approx.ftz.f64", 0, 8209, (1 << 32) // 8209)
    add("rsqrt64_all", "rsqrt.approx.ftz.f64", 0, 8209, (1 << 32) // 8209)
    return all_


SCANS = scans()


def kernel_name(opcode):
    return opcode.replace(".", "_")


def kernel_text(opcode):
    single = opcode.endswith("f32")
    body = (f"mov.b32 %f0, %r2; {opcode} %f1, %f0; mov.b32 %r3, %f1;" if single
            else f"mov.b32 %r4, 0; mov.b64 %d2, {{%r4, %r2}}; mov.b64 %g0, %d2; {opcode} %g1, %g0; mov.b64 %d2, %g1; mov.b64 {{%r4, %r3}}, %d2;")
    return f""".visible .entry {kernel_name(opcode)}(.param .u64 output, .param .u32 first, .param .u32 step, .param .u32 count)
{{ .reg .b64 %d<4>; .reg .b32 %r<12>; .reg .f32 %f<2>; .reg .f64 %g<2>; .reg .pred %p;
ld.param.u64 %d0, [output]; ld.param.u32 %r8, [first]; ld.param.u32 %r9, [step]; ld.param.u32 %r10, [count];
mov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.u32 %r0, %r0, 256, %r1; setp.ge.u32 %p, %r0, %r10; @%p exit;
mad.lo.u32 %r2, %r0, %r9, %r8; {body} mad.wide.u32 %d1, %r0, 4, %d0; st.global.u32 [%d1], %r3; ret; }}
"""


def operands(name):
    _, first, step, count = SCANS[name]
    return (np.arange(count, dtype=np.uint64) * np.uint64(step) + np.uint64(first)).astype(np.uint32)


def reference(name):
    """Bits of the nearest representable results; upper words of f64."""
    opcode, bits = SCANS[name][0], operands(name)
    double = opcode.endswith("f64")
    with np.errstate(all="ignore"):
        x = (bits.astype(np.uint64) << np.uint64(32)).view(np.float64) if double else bits.view(np.float32).astype(np.float64)
        function = {"rcp": lambda v: 1 / v, "rsqrt": lambda v: 1 / np.sqrt(v), "sqrt": np.sqrt, "lg2": np.log2, "ex2": np.exp2, "sin": np.sin,
                    "cos": np.cos, "tanh": np.tanh}[opcode.split(".")[0]]
        y = function(x)
        if double:
            return ((y.view(np.uint64) + np.uint64(0x80000000)) >> np.uint64(32)).astype(np.uint32)
        return y.astype(np.float32).view(np.uint32)


def pack(out, name, results):
    distance = (results - reference(name)).view(np.int32)
    zigzag = ((distance << 1) ^ (distance >> 31)).view(np.uint8).reshape(-1, 4)
    data = b"".join(np.ascontiguousarray(zigzag[:, plane]).tobytes() for plane in range(4))
    (out / f"{name}.xz").write_bytes(lzma.compress(data, preset=3))
    opcode, first, step, count = SCANS[name]
    checksum = f"{opcode} {first:08x} {step} {count} {zlib.crc32(results.astype('<u4').tobytes()):08x}"
    return checksum, f"{name}: {int((distance != 0).sum())} of {len(distance)} are not the nearest, largest distance {int(np.abs(distance.astype(np.int64)).max())}"


def read(out, name):
    """The device's results of a scan."""
    data = np.frombuffer(lzma.decompress((pathlib.Path(out) / f"{name}.xz").read_bytes()), dtype=np.uint8).reshape(4, -1)
    zigzag = np.ascontiguousarray(data.T).view(np.uint32).ravel()
    return reference(name) + ((zigzag >> 1) ^ (0 - (zigzag & 1)).astype(np.uint32))


def measure(names):
    import ctypes

    import record
    gpu = record.Gpu()
    with tempfile.TemporaryDirectory() as scratch:
        source, cubin = pathlib.Path(scratch) / "scan.ptx", pathlib.Path(scratch) / "scan.cubin"
        source.write_text(record.HEAD + "".join(kernel_text(opcode) for opcode in sorted({SCANS[name][0] for name in names})))
        subprocess.run([record.assembler(), f"-arch=sm_{record.TARGET}", "-o", str(cubin), str(source)], check=True)
        module = gpu.load(str(cubin))
    results = gpu.allocate(4 * max(SCANS[name][3] for name in names))
    for name in names:
        opcode, first, step, count = SCANS[name]
        values = [results, ctypes.c_uint32(first), ctypes.c_uint32(step), ctypes.c_uint32(count)]
        arguments = (ctypes.c_void_p * 4)(*[ctypes.addressof(value) for value in values])
        gpu.call("cuLaunchKernel", gpu.function(module, kernel_name(opcode)), (count + 255) // 256, 1, 1, 256, 1, 1, 0, None, arguments, None)
        yield name, np.frombuffer(gpu.take(results, 4 * count), dtype=np.uint32)


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:   # before there is a context, which a fork would copy
        list(pool.map(abs, range(64)))
        found = ((name, reference(name)) for name in SCANS) if "--fake" in sys.argv else measure(list(SCANS))
        waiting = [pool.submit(pack, out, name, results) for name, results in found]
        with open(out / "summary.txt", "w") as summary, open(out / "approximations-sm90.txt", "w") as checksums:
            checksums.write("# Operands from `first` on in steps: opcode, first, step, count, CRC-32 of the bits of all results. Of f64 the upper words.\n")
            for each in waiting:
                checksum, said = each.result()
                checksums.write(checksum + "\n")
                summary.write(said + "\n")


if __name__ == "__main__":
    main()
