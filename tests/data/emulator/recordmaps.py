#!/usr/bin/env python3
"""Records on a GPU of compute capability 9.0 what its driver answers to the calls that make tensor maps, and what copies by
interleaved maps, stores and reductions of im2col maps do.

usage: recordmaps.py CUBIN FOLDER

CUBIN is kernels/tensorcopies.cu of this folder, compiled with -arch=sm_90a. Writes into FOLDER:

  tensormaps.json    cases as tests/data/emulator/tensormaps-sm90.json has them
  tensorcopies.json  cases as tests/data/emulator/tensorcopies-sm90.json has them; "expect": what the mbarrier counted
  bytes.json         by the name of a case, what was in shared memory and what changed in memory (zlib, base64)

It needs Python 3, libcuda.so.1 and nothing else. A case that ends in a fault ends its process, so cases run in processes of their
own, which go on behind it.
"""
import base64
import ctypes
import hashlib
import json
import pathlib
import struct
import subprocess
import sys
import zlib

WORDS, SHARED, START = 16384, 4096, 4096
MOST = 16384  # bytes of a box at most; an mbarrier counts multiples of 16
TILED = {"to": 0, "type": 7, "rank": 2, "addr": 0, "dim": [64, 64, 4, 4, 4], "strides": [256, 16384, 65536, 262144],
         "box": [32, 8, 1, 1, 1], "steps": [1, 1, 1, 1, 1], "inter": 0, "swizzle": 0, "promo": 0, "fill": 0}
IM2COL = {"to": 0, "type": 7, "rank": 4, "addr": 0, "dim": [16, 9, 7, 3, 2], "strides": [64, 576, 4032, 12096], "lower": [0, 0, 0],
          "upper": [0, 0, 0], "channels": 16, "pixels": 10, "steps": [1, 1, 1, 1, 1], "inter": 0, "swizzle": 0, "promo": 0, "fill": 0}
WIDE = {**{key: value for key, value in IM2COL.items() if key not in ("lower", "upper")}, "lower": 0, "upper": 0, "mode": 0,
        "swizzle": 3}
USUAL = {"tiled": TILED, "im2col": IM2COL, "wide": WIDE}


def encodings():
    """Name, kind and what differs from the usual call."""
    wide_dims = {"dim": [1024] * 5, "strides": [8192, 16777216, 17179869184, 274877906944]}
    for inter in (1, 2):
        base = {"rank": 3, "box": [8, 8, 1, 1, 1], "inter": inter}
        tell = lambda text: f"interleaved {inter} {text}"
        for rank in (1, 2, 3, 4, 5):
            yield tell(f"rank {rank}"), "tiled", {**base, "rank": rank}
        for at in (8, 16, 32, 48):
            yield tell(f"address at {at}"), "tiled", {**base, "addr": at}
            yield tell(f"address at {at} swizzled"), "tiled", {**base, "addr": at, "swizzle": 1}
        for stride in (0, 16, 32, 48, 256, 272):
            yield tell(f"stride0 {stride}"), "tiled", {**base, "strides": [stride, 16384, 65536, 262144]}
            yield tell(f"stride1 {stride}"), "tiled", {**base, "strides": [256, stride, 65536, 262144]}
            yield tell(f"stride0 {stride} swizzled"), "tiled", {**base, "strides": [stride, 16384, 65536, 262144], "swizzle": 1}
        for swizzle in range(-1, 8):
            for box in (1, 2, 4, 8, 64):
                yield tell(f"swizzle {swizzle} box {box}"), "tiled", {**base, "box": [box, 8, 1, 1, 1], "swizzle": swizzle}
        for kind in range(0, 17):
            for box in (1, 3, 8, 128):
                yield tell(f"type {kind} box {box}"), "tiled", {**base, "type": kind, "box": [box, 8, 1, 1, 1],
                                                                "dim": [128, 64, 4, 4, 4]}
        for box in (0, 1, 255, 256, 257):
            for dimension in (0, 1, 2):
                sizes = [1, 1, 1, 1, 1]
                sizes[dimension] = box
                yield tell(f"box{dimension} {box}"), "tiled", {**base, "box": sizes}
        for step in (0, 1, 2, 8, 9):
            for dimension in (0, 1, 2):
                steps = [1, 1, 1, 1, 1]
                steps[dimension] = step
                yield tell(f"step{dimension} {step}"), "tiled", {**base, "steps": steps}
        for kind in (0, 2, 6, 7, 8, 9, 10, 11, 12):
            yield tell(f"nan {kind}"), "tiled", {**base, "type": kind, "fill": 1}
        for kind in (0, 6, 7, 8):
            for box in ([256, 28, 1], [256, 29, 1], [256, 57, 1], [256, 58, 1], [256, 114, 1], [256, 115, 1], [256, 228, 1],
                        [256, 229, 1], [256, 1, 28], [256, 1, 29], [256, 1, 57], [256, 1, 58], [256, 1, 228], [256, 1, 229],
                        [256, 256, 2], [256, 2, 256], [256, 256, 4], [256, 256, 256]):
                yield tell(f"bytes {kind} {box}"), "tiled", {**base, **wide_dims, "type": kind, "box": box + [1, 1]}
        for steps in ([2, 1, 1], [1, 2, 1], [1, 1, 2]):
            yield tell(f"bytes stepped {steps}"), "tiled", {**base, **wide_dims, "type": 0, "box": [256, 58, 1, 1, 1],
                                                            "steps": steps + [1, 1]}
        base = {"inter": inter}
        tell = lambda text: f"interleaved im2col {inter} {text}"
        for rank in (1, 2, 3, 4, 5):
            yield tell(f"rank {rank}"), "im2col", {**base, "rank": rank}
        for swizzle in range(0, 7):
            yield tell(f"swizzle {swizzle}"), "im2col", {**base, "swizzle": swizzle}
        for at in (8, 16, 32):
            yield tell(f"address at {at}"), "im2col", {**base, "addr": at}
        for stride in (16, 32, 48):
            yield tell(f"stride {stride}"), "im2col", {**base, "strides": [stride, 576, 4032, 12096]}
        for channels in (0, 1, 2, 3, 4, 5, 8, 16, 64, 255, 256, 257):
            for kind in (0, 6, 7):
                yield tell(f"channels {channels} {kind}"), "im2col", {**base, "channels": channels, "type": kind}
        for pixels in (0, 1, 1023, 1024, 1025):
            yield tell(f"pixels {pixels}"), "im2col", {**base, "pixels": pixels}
        for channels, pixels in ((256, 57), (256, 58), (256, 228), (256, 229), (256, 912), (256, 913), (16, 1024), (1, 1024)):
            for kind in (0, 7):
                yield tell(f"bytes {channels} {pixels} {kind}"), "im2col", {**base, "channels": channels, "pixels": pixels,
                                                                            "type": kind, **wide_dims}
        for rank in (3, 4, 5):
            for corner in ("lower", "upper"):
                for dimension in range(3):
                    for value in (-32769, -32768, -129, -128, -17, -16, -10, -9, -8, -7, -6, -4, -3, -2, 2, 3, 5, 6, 7, 8, 9, 15, 16,
                                  17, 127, 128, 32767, 32768):
                        corners = [0, 0, 0]
                        corners[dimension] = value
                        yield tell(f"rank {rank} {corner}{dimension} {value}"), "im2col", {**base, "rank": rank, corner: corners}
    for name, changes in (("plain", {}), ("null map", {"to": None}), ("rank 2", {"rank": 2}), ("rank 6", {"rank": 6}),
                          ("mode 1", {"mode": 1}), ("mode 2", {"mode": 2}), ("swizzle 0", {"swizzle": 0}),
                          ("swizzle 1", {"swizzle": 1}), ("swizzle 2", {"swizzle": 2}), ("channels 0", {"channels": 0}),
                          ("null dim", {"dim": None}), ("interleaved", {"inter": 1}), ("type 13", {"type": 13})):
        yield f"wide {name}", "wide", changes
    for kind in (13, 14, 15):
        yield f"packed im2col {kind}", "im2col", {"type": kind, "dim": [128, 9, 7, 3, 2], "channels": 128}


def case(name, kind, dim, strides, box, coords, *, inter=0, estr=None, swizzle=0, fill=0, offset=0, mode=0, start=0, im2col=None):
    return {"name": name, "type": kind, "dim": dim, "strides": strides, "box": box, "estr": estr or [1] * len(dim), "inter": inter,
            "swizzle": swizzle, "fill": fill, "coords": coords, "offset": offset, "mode": mode, "im2col": im2col, "start": start,
            "special": False}


def pixels(lower, upper, channels, count, off):
    return {"lower": lower, "upper": upper, "channels": channels, "pixels": count, "off": off}


def dense(dim, inner):
    """Strides of a tensor without gaps; `inner`: bytes of one place of dimension 0."""
    strides, span = [], inner
    for size in dim[:-1]:
        span *= size
        strides.append(span)
    return strides


def tiles(inter):
    slice_ = 16 * inter
    tell = lambda text: f"interleaved {inter} {text}"
    make = lambda name, kind, dim, box, coords, **more: case(tell(name), kind, dim, dense(dim, slice_), box, coords, inter=inter,
                                                             **{"swizzle": inter - 1, **more})
    three, four, five = [12, 4, 3], [6, 5, 4, 3], [4, 3, 3, 3, 2]
    for box in ([4, 1, 1], [4, 2, 1], [4, 1, 2], [4, 2, 2], [4, 3, 2], [12, 4, 3], [1, 1, 1], [3, 1, 1], [5, 2, 2], [7, 1, 2], [16, 2, 1]):
        yield make(f"box {box}", 6, three, box, [2, 1, 0])
    for coords in ([0, 0, 0], [1, 0, 0], [-2, 0, 0], [10, 0, 0], [2, -1, 0], [2, 3, 1], [2, 0, -1], [2, 0, 2], [100, 0, 0], [-2, -1, -1],
                   [11, 3, 2]):
        yield make(f"at {coords}", 6, three, [4, 2, 2], coords)
    for kind in (0, 6, 7, 8):
        for box in ([2, 4, 1], [2, 8, 1], [2, 16, 1], [2, 17, 1], [2, 20, 1], [2, 256, 1], [256, 2, 1], [1, 1, 256]):
            for coords in ([1, 0, 0], [1, 3, 0]):
                yield make(f"slices {kind} {box} at {coords}", kind, [4, 20, 2], box, coords)
    for kind in (0, 1, 2, 4, 7, 8, 9, 10, 11, 12):
        yield make(f"type {kind}", kind, three, [4, 2, 2], [2, 1, 1])
        yield make(f"type {kind} box 3", kind, three, [3, 1, 1], [1, 1, 1])
    for box in ([4, 3, 1, 1], [4, 3, 2, 1], [4, 3, 1, 2], [4, 3, 2, 2], [3, 2, 3, 2]):
        for coords in ([1, 2, 1, 0], [-1, 3, -1, 2], [4, -1, 3, 1]):
            yield make(f"4d {box} at {coords}", 6, four, box, coords)
    for box in ([3, 2, 2, 1, 1], [3, 2, 2, 2, 1], [3, 2, 2, 1, 2], [3, 2, 2, 2, 2]):
        for coords in ([0, 1, 0, 1, 0], [2, -1, 2, 2, 1]):
            yield make(f"5d {box} at {coords}", 6, five, box, coords)
    for estr in ([2, 1, 1], [3, 1, 1], [1, 2, 1], [1, 1, 2], [2, 2, 2], [8, 1, 1]):
        for box in ([8, 2, 2], [7, 3, 3]):
            yield make(f"steps {estr} box {box}", 6, three, box, [1, 0, 0], estr=estr)
            yield make(f"steps {estr} box {box} low", 6, three, box, [-3, -1, -1], estr=estr)
    yield make("4d steps", 6, four, [6, 5, 1, 2], [-1, -1, 1, 0], estr=[2, 3, 1, 1])
    for swizzle in range(0, 4):
        for box in ([4, 2, 2], [5, 1, 2], [16, 1, 1], [9, 2, 1]):
            for offset in (0, 128, 384):
                yield make(f"swizzle {swizzle} box {box} at {offset}", 6, [20, 4, 3], box, [2, 1, 0], swizzle=swizzle, offset=offset)
    for offset in (16, 32, 64):
        yield make(f"offset {offset}", 6, three, [4, 2, 2], [2, 1, 0], offset=offset)
    for kind in (6, 7, 8, 9, 11):
        yield make(f"nan {kind}", kind, three, [4, 2, 2], [10, 3, 2], fill=1)
    for start in (16, 32):
        yield make(f"start {start}", 6, three, [4, 2, 2], [2, 1, 0], start=start)
    for box in ([4, 1, 1], [4, 2, 2], [5, 3, 1]):
        for coords in ([2, 1, 0], [10, 3, 2], [1, 0, 1]):
            yield make(f"store {box} at {coords}", 6, three, box, coords, mode=1)
    for coords in ([-1, 0, 0], [1, -1, 0], [1, 0, -1]):
        yield make(f"store low {coords}", 6, three, [4, 2, 2], coords, mode=1)
    for swizzle in range(0, 4):
        yield make(f"store swizzle {swizzle}", 6, [20, 4, 3], [9, 2, 2], [2, 1, 0], mode=1, swizzle=swizzle)
    yield make("store steps", 6, three, [7, 2, 2], [1, 1, 0], mode=1, estr=[2, 1, 1])
    yield make("store 4d", 6, four, [4, 3, 2, 2], [1, 3, 1, 2], mode=1)
    yield make("store 5d", 6, five, [3, 2, 2, 2, 2], [2, 1, 2, 1, 0], mode=1)
    for kind in (2, 6, 7):
        yield make(f"add {kind}", kind, three, [4, 2, 2], [10, 1, 1], mode=2)
        yield make(f"add {kind} 4d", kind, four, [4, 3, 2, 2], [1, 3, 1, 2], mode=2)
    yield make("max 3", 3, three, [4, 2, 2], [9, 2, 1], mode=4)
    yield make("xor 4", 4, three, [4, 2, 2], [9, 2, 1], mode=9)


def columns(inter):
    """Columns of pixels. Dimensions of interleaved ones: W, H, D, slices of channels, N."""
    slice_ = 16 * inter if inter else 32
    tell = lambda text: f"interleaved im2col {inter} {text}" if inter else f"im2col store {text}"
    swizzle = 1 if inter == 2 else 0
    make = lambda name, dim, coords, column, kind=6, **more: case(
        tell(name), kind, dim, dense(dim, slice_) if inter else dense([1] + dim[1:], slice_), [], coords, inter=inter, im2col=column,
        **{"swizzle": swizzle, **more})
    if inter:
        three, four, five = [9, 4, 3], [9, 7, 2, 3], [5, 4, 3, 2, 2]
        for channels in (1, 3, 8, 16, 32):
            yield make(f"channels {channels}", three, [0, 1, 0], pixels([-1], [-1], channels, 12, [0]))
            yield make(f"4d channels {channels}", four, [0, 0, 1, 0], pixels([-1, -1], [-1, -1], channels, 40, [0, 0]))
        for coords in ([-1, 1, 0], [0, 0, 0], [3, 3, 2], [7, 1, 1], [-2, 1, 0], [8, 1, 0], [0, -1, 0], [0, 4, 0], [0, 1, 3]):
            for off in ([0], [2]):
                yield make(f"at {coords} off {off}", three, coords, pixels([-1], [-1], 8, 12, off))
        for coords in ([-1, -1, 0, 0], [3, 2, 1, 1], [5, 4, 1, 2], [0, 0, 2, 0], [-1, -1, -1, 0], [-2, 0, 0, 0], [0, -2, 0, 0], [8, 6, 1, 0]):
            for off in ([0, 0], [1, 2]):
                yield make(f"4d at {coords} off {off}", four, coords, pixels([-1, -1], [-1, -1], 8, 40, off))
        yield make("4d inner", four, [0, 0, 1, 0], pixels([0, 0], [-2, -2], 8, 50, [2, 1]))
        yield make("4d uneven", four, [1, 0, 1, 0], pixels([1, 0], [-3, -1], 8, 50, [1, 1]))
        for estr in ([2, 2, 1, 1], [2, 1, 1, 1], [1, 3, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2]):
            yield make(f"4d steps {estr}", four, [-1, -1, 0, 0], pixels([-1, -1], [-1, -1], 8, 40, [1, 0]), estr=estr)
        yield make("5d", five, [-1, 0, -1, 1, 0], pixels([-1, 0, -1], [0, -1, 0], 8, 100, [1, 1, 1]))
        yield make("5d last", five, [1, 1, 1, 0, 1], pixels([-1, 0, -1], [0, -1, 0], 8, 30, [0, 1, 0]))
        for each in range(0, 4):
            yield make(f"swizzle {each}", four, [-1, -1, 1, 0], pixels([-1, -1], [-1, -1], 8, 40, [0, 1]), swizzle=each)
            yield make(f"swizzle {each} at 384", four, [-1, -1, 1, 0], pixels([-1, -1], [-1, -1], 8, 19, [0, 1]), swizzle=each, offset=384)
        yield make("nan", four, [-1, -1, 1, 0], pixels([-1, -1], [-1, -1], 8, 40, [0, 1]), fill=1)
        for kind in (0, 7):
            yield make(f"type {kind}", four, [-1, -1, 1, 0], pixels([-1, -1], [-1, -1], 8, 40, [0, 1]), kind)
        yield make("store", four, [0, 0, 1, 0], pixels([0, 0], [0, 0], 8, 40, [0, 0]), mode=1)
        yield make("store inner", four, [2, 1, 1, 1], pixels([1, 1], [-1, -2], 8, 40, [0, 0]), mode=1)
        yield make("store far", four, [2, 1, 1, 2], pixels([1, 1], [-1, -2], 8, 200, [0, 0]), mode=1)
        yield make("add", four, [2, 1, 1, 1], pixels([1, 1], [-1, -2], 8, 40, [0, 0]), 2, mode=2)
        yield make("store 3d", three, [2, 1, 1], pixels([0], [0], 8, 12, [0]), mode=1)
        yield make("store 5d", five, [1, 1, 1, 0, 0], pixels([0, 0, 0], [0, -1, 0], 8, 60, [0, 0, 0]), mode=1)
    else:
        three, four, five = [16, 9, 3], [16, 9, 7, 3], [16, 5, 4, 3, 2]
        for estr in ([1, 1, 1, 2], [1, 2, 1, 3]):
            yield make(f"load steps {estr}", four, [0, 1, 0, 0], pixels([0, 0], [-4, -4], 16, 40, [1, 1]), estr=estr)
        for mode, kind in ((1, 6), (2, 6)):
            yield make(f"{mode} 3d", three, [0, 2, 1], pixels([0], [0], 16, 12, [0]), kind, mode=mode)
            yield make(f"{mode} 4d", four, [0, 0, 0, 0], pixels([0, 0], [0, 0], 16, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} 4d inner", four, [0, 2, 1, 1], pixels([1, 1], [-1, -2], 16, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} 4d channels", four, [8, 2, 1, 1], pixels([1, 1], [-1, -2], 8, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} 4d past channels", four, [8, 2, 1, 1], pixels([1, 1], [-1, -2], 16, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} 4d far", four, [0, 2, 1, 2], pixels([1, 1], [-1, -2], 16, 100, [0, 0]), kind, mode=mode)
            yield make(f"{mode} 5d", five, [0, 1, 1, 1, 0], pixels([0, 0, 0], [0, -1, 0], 16, 60, [0, 0, 0]), kind, mode=mode)
            yield make(f"{mode} low corner", four, [0, 0, 0, 0], pixels([-1, 0], [0, 0], 16, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} high corner", four, [0, 0, 0, 0], pixels([0, 0], [1, 0], 16, 40, [0, 0]), kind, mode=mode)
            yield make(f"{mode} steps", four, [0, 1, 0, 0], pixels([1, 0], [0, 0], 16, 30, [0, 0]), kind, mode=mode, estr=[1, 2, 3, 1])
            yield make(f"{mode} outside", four, [0, 0, 0, 0], pixels([1, 0], [0, 0], 16, 30, [0, 0]), kind, mode=mode)
        yield make("swizzle 1", four, [0, 0, 0, 0], pixels([0, 0], [0, 0], 16, 40, [0, 0]), mode=1, swizzle=1)
        yield make("swizzle 3", four, [0, 0, 0, 0], pixels([0, 0], [0, 0], 16, 40, [0, 0]), mode=1, swizzle=3)


def copies():
    for inter in (1, 2):
        yield from tiles(inter)
        yield from columns(inter)
    yield from columns(0)


class Driver:
    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")
        self.checked("cuInit", 0)
        device, self.context = ctypes.c_int(), ctypes.c_void_p()
        self.checked("cuDeviceGet", ctypes.byref(device), 0)
        self.checked("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), device)
        self.checked("cuCtxSetCurrent", self.context)

    def call(self, name, *arguments):
        """What the driver answers; -1: it has no such function."""
        return getattr(self.library, name)(*arguments) if hasattr(self.library, name) else -1

    def checked(self, name, *arguments):
        status = self.call(name, *arguments)
        if status != 0:
            sys.exit(f"{name}: {status}")

    def memory(self, size):
        address = ctypes.c_uint64()
        self.checked("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address.value


def listed(kind, values):
    return None if values is None else (kind * len(values))(*values)


class Maps:
    """The calls that make maps."""

    def __init__(self, driver):
        self.driver = driver
        self.room = (ctypes.c_uint8 * 1024)()
        self.aligned = (ctypes.addressof(self.room) + 255) // 256 * 256

    def encode(self, kind, changes, memory):
        """The driver's answer, and the 128 bytes."""
        use = {**USUAL[kind], **changes}
        number = lambda name: ctypes.c_uint(use[name] & 0xffffffff)
        signed = lambda name: ctypes.c_int(use[name])
        ctypes.memset(self.aligned, 0, 256)
        to = None if use["to"] is None else ctypes.c_void_p(self.aligned + use["to"])
        address = None if use["addr"] is None else ctypes.c_void_p(memory + use["addr"])
        start = [to, signed("type"), number("rank"), address, listed(ctypes.c_uint64, use["dim"]),
                 listed(ctypes.c_uint64, use["strides"])]
        end = [signed("swizzle"), signed("promo"), signed("fill")]
        steps, inter = listed(ctypes.c_uint, use["steps"]), signed("inter")
        if kind == "tiled":
            status = self.driver.call("cuTensorMapEncodeTiled", *start, listed(ctypes.c_uint, use["box"]), steps, inter, *end)
        elif kind == "im2col":
            status = self.driver.call("cuTensorMapEncodeIm2col", *start, listed(ctypes.c_int, use["lower"]),
                                      listed(ctypes.c_int, use["upper"]), number("channels"), number("pixels"), steps, inter, *end)
        else:
            status = self.driver.call("cuTensorMapEncodeIm2colWide", *start, signed("lower"), signed("upper"), number("channels"),
                                      number("pixels"), steps, inter, signed("mode"), *end)
        return status, ctypes.string_at(self.aligned + (use["to"] or 0), 128)


def initial():
    return [((i * 2654435761 + 12345) ^ (i * 40503 >> 3)) & 0xffffffff for i in range(WORDS)]


def digest(data):
    return hashlib.sha256(data).hexdigest()[:32]


class Probe:
    """The kernel of kernels/tensorcopies.cu."""

    def __init__(self, driver, cubin):
        self.driver, self.maps = driver, Maps(driver)
        module, self.kernel = ctypes.c_void_p(), ctypes.c_void_p()
        driver.checked("cuModuleLoadData", ctypes.byref(module), cubin)
        driver.checked("cuModuleGetFunction", ctypes.byref(self.kernel), module, b"probe")
        self.memory, self.out, self.flag = driver.memory(WORDS * 4), driver.memory(SHARED * 4), driver.memory(16)
        self.before = struct.pack(f"<{WORDS}I", *initial())

    def map_of(self, each):
        def five(values, rest):
            return list(values) + [rest] * (5 - len(values))
        changes = {"type": each["type"], "rank": len(each["dim"]), "addr": START + each["start"], "dim": five(each["dim"], 1),
                   "strides": list(each["strides"]) + [16] * (4 - len(each["strides"])), "steps": five(each["estr"], 1),
                   "inter": each["inter"], "swizzle": each["swizzle"], "fill": each["fill"]}
        column = each["im2col"]
        if column is None:
            return self.maps.encode("tiled", {**changes, "box": five(each["box"], 1)}, self.memory)
        more = {key: column[key] for key in ("channels", "pixels")}
        more.update({key: column[key] + [0] * (3 - len(column[key])) for key in ("lower", "upper")})
        return self.maps.encode("im2col", {**changes, **more}, self.memory)

    def run(self, each, tensor_map, mode, expect):
        """The launch's status; shared memory, memory and the flags."""
        size = ctypes.c_size_t
        self.driver.checked("cuMemcpyHtoD_v2", ctypes.c_uint64(self.memory), self.before, size(WORDS * 4))
        for address, count in ((self.out, SHARED * 4), (self.flag, 16)):
            self.driver.checked("cuMemsetD8_v2", ctypes.c_uint64(address), ctypes.c_ubyte(0), size(count))
        column = each["im2col"]
        coords, off = each["coords"], column["off"] if column else []
        values = [len(each["dim"]), mode, expect, *coords, *[0] * (5 - len(coords)), *off, *[0] * (3 - len(off)), each["offset"],
                  1 if column else 0]
        probe = struct.pack("<13i", *values)
        parameters = [ctypes.create_string_buffer(tensor_map, 128), ctypes.create_string_buffer(probe, len(probe)),
                      ctypes.c_uint64(self.out), ctypes.c_uint64(self.flag)]
        pointers = (ctypes.c_void_p * 4)(*[ctypes.addressof(parameter) for parameter in parameters])
        self.driver.checked("cuLaunchKernel", self.kernel, 1, 1, 1, 128, 1, 1, 32768, None, pointers, None)
        status = self.driver.call("cuCtxSynchronize")
        if status != 0:
            return status, b"", b"", ()
        found = []
        for address, count in ((self.out, SHARED * 4), (self.memory, WORDS * 4), (self.flag, 16)):
            room = ctypes.create_string_buffer(count)
            self.driver.checked("cuMemcpyDtoH_v2", room, ctypes.c_uint64(address), size(count))
            found.append(room.raw)
        return 0, found[0], found[1], struct.unpack("<4I", found[2])


def counted(probe, each, tensor_map):
    """The launch's status, and the bytes that an mbarrier counts: the most that it may expect without waiting for ever. Of fewer the
    phase ends with a part of the copy."""
    slices = 16 * each["inter"]
    column = each["im2col"]
    bits = {0: 8, 1: 16, 4: 64, 5: 64, 6: 16, 8: 64, 9: 16}.get(each["type"], 32)
    if column is not None:
        likely = column["pixels"] * (slices or column["channels"] * bits // 8)
    else:
        counts = [-(-box // step) for box, step in zip(each["box"], each["estr"])]
        if slices:
            counts[-2] = 1
        else:
            counts[0] = each["box"][0]
        likely = (slices or bits // 8)
        for count in counts:
            likely *= count
    tries = [likely, *range(MOST, 0, -16)]
    for expect in tries:
        status, _, _, flags = probe.run(each, tensor_map, 0, expect)
        if status != 0:
            return status, 0
        above = probe.run(each, tensor_map, 0, expect + 16)[3][0] if expect == likely else 0
        if flags[0] and not above:
            return 0, expect
    sys.exit(f"{each['name']}: nothing arrives")


def recorded(probe, each):
    """The case with what the GPU did; whether it ended in a fault; the bytes."""
    status, tensor_map = probe.map_of(each)
    if status != 0:
        return {**each, "encode": status, "expect": 0, "status": 0}, False, None
    expect = 0
    if each["mode"] == 0:
        status, expect = counted(probe, each, tensor_map)
        if status != 0:
            return {**each, "expect": 0, "status": status}, True, None
    status, shared, memory, flags = probe.run(each, tensor_map, each["mode"], expect)
    if status != 0:
        return {**each, "expect": expect, "status": status}, True, None
    changed = bytes(a ^ b for a, b in zip(memory, probe.before))
    packed = {"shared": base64.b64encode(zlib.compress(shared, 9)).decode(),
              "memory": base64.b64encode(zlib.compress(changed, 9)).decode()}
    return {**each, "expect": expect, "shared": digest(shared), "memory": digest(changed), "status": 0}, False, packed


def work(cubin, first):
    """One line of JSON a case, until one ends in a fault."""
    probe = Probe(Driver(), pathlib.Path(cubin).read_bytes())
    for each in list(copies())[first:]:
        found, is_fault, packed = recorded(probe, each)
        print(json.dumps([found, packed]), flush=True)
        if is_fault:
            return


def lines(name, header, rows):
    pathlib.Path(name).write_text(header + ",\n".join(json.dumps(row) for row in rows) + "\n]" + ("}" if header != "[\n" else "") + "\n")


def main():
    if sys.argv[1] == "--work":
        return work(sys.argv[2], int(sys.argv[3]))
    cubin, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    driver = Driver()
    memory, maps = driver.memory(1 << 20), Maps(driver)
    rows = [[name, kind, changes, maps.encode(kind, changes, memory)[0]] for name, kind, changes in encodings()]
    lines(folder / "tensormaps.json", json.dumps({"wide": WIDE})[:-1] + ', "cases": [\n', rows)
    results, packed, count = [], {}, len(list(copies()))
    while len(results) < count:
        before = len(results)
        done = subprocess.run([sys.executable, __file__, "--work", cubin, str(before)], stdout=subprocess.PIPE, text=True)
        for line in done.stdout.splitlines():
            found, data = json.loads(line)
            results.append(found)
            if data is not None:
                packed[found["name"]] = data
        if len(results) == before:
            sys.exit(f"the case {before} gave nothing")
    lines(folder / "tensorcopies.json", "[\n", results)
    (folder / "bytes.json").write_text(json.dumps(packed))
    print(f"{len(rows)} calls, {len(results)} copies, {sum(1 for each in results if each['status'] != 0)} of them ended in a fault, "
          f"{sum(1 for each in results if 'encode' in each)} maps were refused")


if __name__ == "__main__":
    main()
