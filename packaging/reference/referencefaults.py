#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that reference.py notices each kind of fault, and nothing in a header without one.

usage: referencefaults.py DOXYGEN     exits 77 where there is no Doxygen
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
GOOD = """#pragma once
namespace kd {
/// A thing.
class Thing {
public:
    Thing();
    int size() const;
    /// Bytes, at least 1.
    void setSize(int size);
    void setSize(long size);
};
/// Twice `value`.
int twice(int value);
}
"""
FAULTS = {
    "no fault": (GOOD, None),
    "a class without a comment": (GOOD.replace("/// A thing.\n", ""), "Thing is not documented"),
    "a function without a comment": (GOOD.replace("/// Twice `value`.\n", ""), "twice(int value)"),
    "a method without a comment": (GOOD.replace("    /// Bytes, at least 1.\n", ""), "setSize(int size)"),
    "an unrelated function in a group": (GOOD.replace("setSize(long size)", "grow(long by)"), "grow(long by)"),
    "a wrong parameter": (GOOD.replace("Twice `value`.", r"\\param number what is doubled"), "number"),
    "a reference to nothing": (GOOD.replace("Twice `value`.", r"See \\ref kd::Nothing"), "kd::Nothing"),
    "an include that is not installed": ('#include "core/hidden.h"\n' + GOOD, "core/hidden.h, which is not installed"),
}


def check(doxygen, folder, header):
    core = folder / "core"
    core.mkdir(parents=True)
    (core / "thing.h").write_text(header, encoding="utf-8")
    (core / "hidden.h").write_text("int hidden();\n", encoding="utf-8")
    (folder / "overview.dox").write_text("/** \\mainpage Things\n\\namespace kd\nThings.\n*/\n", encoding="utf-8")
    return subprocess.run([sys.executable, HERE / "reference.py", doxygen, folder, folder / "out", "1", "core/hidden",
                           folder / "overview.dox"], capture_output=True, text=True, check=False)


def main():
    doxygen = sys.argv[1]
    if not shutil.which(doxygen):
        print("SKIP: there is no doxygen (Debian's package: doxygen).")
        sys.exit(77)
    unnoticed = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (fault, (header, sentence)) in enumerate(FAULTS.items()):
            result = check(doxygen, pathlib.Path(folder) / str(number), header.replace("\\\\", "\\"))
            if (result.returncode != 0) != (sentence is not None) or sentence and sentence not in result.stdout:
                unnoticed.append(f"{fault}: ended with {result.returncode}\n{result.stdout}{result.stderr}")
    print("\n".join(unnoticed) or f"{len(FAULTS)} headers: as expected")
    sys.exit(1 if unnoticed else 0)


if __name__ == "__main__":
    main()
