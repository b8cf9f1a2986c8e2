#!/usr/bin/env python3
"""Installs the engine, builds the example from the installed tree alone, and runs it.

usage: package.py CMAKE BUILD_FOLDER EXAMPLE_FOLDER COMPILER
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
    cmake, build, example, compiler = sys.argv[1:5]
    with tempfile.TemporaryDirectory() as folder:
        prefix = pathlib.Path(folder) / "installed"
        there = pathlib.Path(folder) / "build"
        run(cmake, "--install", build, "--component", "engine", "--prefix", prefix)
        run(cmake, "-S", example, "-B", there, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_CXX_COMPILER={compiler}",
            "-DCMAKE_CXX_STANDARD=20", "-DCMAKE_BUILD_TYPE=Release")
        run(cmake, "--build", there)
        # No driver: the emulated GPU runs it.
        environment = dict(os.environ, KERNELDESK_LIBCUDA="/nowhere/libcuda.so", KERNELDESK_DISABLE_CACHE="1")
        told = run(there / "example", env=environment, cwd=folder)
        if "y[999] = 7 " not in told:
            sys.exit(f"the example said: {told}")
        print(told, end="")


if __name__ == "__main__":
    main()
