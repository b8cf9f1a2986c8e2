#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs what emulator_texture_recorder wrote into tests/data/emulator/textures-sm90.z: of each case its name and a newline, then
the words of every third sample, compressed as qUncompress() reads it.

usage: pack.py RECORDED
"""
import pathlib
import struct
import sys
import zlib

KEPT = 3  # tst_textures.cpp


def main():
    lines = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").split("\n")
    packed = b""
    for name, text in zip(lines[0::2], lines[1::2]):
        if text.startswith("!"):
            sys.exit(f"{name}: {text}")
        words = [int(word, 16) for word in text.split()]
        kept = [word for i in range(0, len(words), 4 * KEPT) for word in words[i:i + 4]]
        packed += name.encode() + b"\n" + struct.pack(f"<{len(kept)}I", *kept)
    target = pathlib.Path(__file__).resolve().parents[3] / "data/emulator/textures-sm90.z"
    target.write_bytes(struct.pack(">I", len(packed)) + zlib.compress(packed, 9))


if __name__ == "__main__":
    main()
