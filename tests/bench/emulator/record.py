#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes kernels.ptx: kernels.cu as NVRTC compiles it for compute_90.

usage: record.py [LIBNVRTC]   (default: libnvrtc.so)
"""
import ctypes
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def compiled(nvrtc, source):
    program = ctypes.c_void_p()
    nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"kernels.cu", 0, None, None)
    options = (ctypes.c_char_p * 1)(b"--gpu-architecture=compute_90")
    if nvrtc.nvrtcCompileProgram(program, 1, options) != 0:
        sys.exit("kernels.cu does not compile")
    size = ctypes.c_size_t()
    nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetPTX(program, text)
    return text.value


nvrtc = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libnvrtc.so")
(HERE / "kernels.ptx").write_bytes(compiled(nvrtc, (HERE / "kernels.cu").read_bytes()))
