#!/usr/bin/env python3
"""Writes the recorded element files of this folder with NumPy and Pillow, other programs' own writers."""
import numpy as np
from numpy.lib import format as npy
from PIL import Image

for name, dtype in {"bool": "?", "int8": "i1", "uint8": "u1", "int16": "<i2", "uint16": "<u2", "int32": "<i4", "uint32": "<u4",
                    "int64": "<i8", "uint64": "<u8", "float16": "<f2", "float32": "<f4", "float64": "<f8"}.items():
    values = np.array([0, 1, 2, 3, 4, 5.5 if "float" in name else 5]).astype(dtype)
    np.save(f"{name}.npy", values.reshape(2, 3) if name == "float64" else values)
np.save("bigendian.npy", np.arange(3, dtype=">i4"))
np.save("fortran.npy", np.asfortranarray(np.arange(24, dtype="<i4").reshape(2, 3, 4)))
np.save("structured.npy", np.zeros(2, dtype=[("a", "<i4"), ("b", "<f4")]))
np.save("complex.npy", np.zeros(2, dtype="<c8"))
np.save("empty.npy", np.zeros((0, 3), dtype="<f4"))
np.save("scalar.npy", np.float32(2.5))
for version in (1, 2, 3):
    with open(f"version{version}.npy", "wb") as out:
        npy.write_array(out, np.arange(4, dtype="<f4"), version=(version, 0))

y, x = np.mgrid[0:3, 0:4]
grey = (x * 60 + y).astype(np.uint8)
rgb = np.stack([grey, grey + 1, grey + 2], axis=-1)
rgba = np.concatenate([rgb, np.full((3, 4, 1), 128, np.uint8)], axis=-1)
Image.fromarray(grey).save("grey.png")
Image.fromarray(rgb).save("rgb.png")
Image.fromarray(rgba).save("rgba.png")
Image.fromarray(np.stack([grey, 255 - grey], axis=-1), "LA").save("greyalpha.png")
Image.fromarray((x * 5000 + y).astype(np.uint16)).save("grey16.png")
Image.fromarray(rgb).convert("P", palette=Image.Palette.ADAPTIVE, colors=16).save("palette.png")
Image.fromarray(grey > 100).save("onebit.png")
