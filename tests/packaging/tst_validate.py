#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs what is built, and gives it to the validators that are installed here (packaging/validate.py).

usage: tst_validate.py CMAKE BUILD_FOLDER
Exits 77 where none of them is installed.
"""
import subprocess
import sys
import tempfile

import validate


def main():
    cmake, build = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run([cmake, "--install", build, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL, timeout=200)
        sys.exit(subprocess.run([sys.executable, "-B", validate.__file__, prefix], timeout=200).returncode)


if __name__ == "__main__":
    main()
