#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the engine, builds the example from the installed tree alone, and runs it.

usage: package.py CMAKE BUILD_FOLDER EXAMPLE_FOLDER COMPILER CUDA_INCLUDE_FOLDER
Exits 77 where there is no NVRTC to compile the example's kernel with.
"""
import os
import pathlib
import subprocess
import sys
import tempfile



def run(*command, **settings):
    result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **settings)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {result.returncode}:\n{result.stdout}")
    return result.stdout


def main():
    cmake, build, example, compiler, cuda = sys.argv[1:6]
    with tempfile.TemporaryDirectory() as folder:
        prefix = pathlib.Path(folder) / "installed"
        there = pathlib.Path(folder) / "build"
        run(cmake, "--install", build, "--component", "engine", "--prefix", prefix)
        run(cmake, "-S", example, "-B", there, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_CXX_COMPILER={compiler}",
            "-DCMAKE_CXX_STANDARD=20", "-DCMAKE_BUILD_TYPE=Release", f"-DKD_CUDA_INCLUDE={cuda}")
        run(cmake, "--build", there)
        # No driver: the emulated GPU runs it.
        environment = dict(os.environ, KERNELDESK_LIBCUDA="/nowhere/libcuda.so", KERNELDESK_DISABLE_CACHE="1")
        ended = subprocess.run([there / "example"], env=environment, cwd=folder, text=True, capture_output=True)
        print(ended.stdout + ended.stderr, end="")
        if ended.returncode != 0 and "NVRTC" in ended.stderr:
            sys.exit(77)
        if ended.returncode != 0 or "y[999] = 7 " not in ended.stdout:
            sys.exit(f"the example ended with {ended.returncode}")


if __name__ == "__main__":
    main()
