#!/usr/bin/env python3
"""Writes the recorded .npz and .safetensors files of this folder with Python's own modules, and the JPEGs with ImageMagick."""
import json
import pathlib
import struct
import subprocess
import zipfile


def archive(name, members):
    with zipfile.ZipFile(name, "w") as out:
        for member, source, how in members:
            out.writestr(zipfile.ZipInfo(f"{member}.npy", (1980, 1, 1, 0, 0, 0)), pathlib.Path(source).read_bytes(), compress_type=how)


archive("two.npz", [("weights", "float32.npy", zipfile.ZIP_DEFLATED), ("bias", "int16.npy", zipfile.ZIP_STORED)])
archive("one.npz", [("arr_0", "float64.npy", zipfile.ZIP_DEFLATED)])
header = json.dumps({"__metadata__": {"format": "pt"},
                     "layer.weight": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]},
                     "layer.bias": {"dtype": "BF16", "shape": [3], "data_offsets": [24, 30]},
                     "scale": {"dtype": "F8_E4M3", "shape": [2], "data_offsets": [30, 32]}}).encode()
header += b" " * (-len(header) % 8)
pathlib.Path("three.safetensors").write_bytes(struct.pack("<Q", len(header)) + header + struct.pack("<6f", 1, 2, 3, 4, 5, 6) +
                                              struct.pack("<3H", 0x3f80, 0x4000, 0xbf80) + b"\x38\x7e")
for words in ("rgb.png -quality 100 -sampling-factor 4:4:4 rgb.jpg", "rgb.png -interlace JPEG -quality 100 progressive.jpg",
              "grey.png -colorspace Gray -quality 100 grey.jpg", "rgb.png -colorspace CMYK cmyk.jpg"):
    subprocess.run(["convert", *words.split()], check=True)
