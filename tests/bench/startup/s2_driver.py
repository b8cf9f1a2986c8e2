#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar S2: the window paints without touching the driver: the same time within 5 % with a driver and with the driver hidden.

usage: s2_driver.py KERNELDESK LIBCUDA OUT.json [--rounds 40]
LIBCUDA is the machine's, or where there is none the tests' own (tests/libkdfakecuda.so); hidden is a path where there is nothing.
"""
import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import windowtime  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ("kerneldesk", "libcuda", "out"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=40)
    options = parser.parse_args()
    libcuda = os.path.abspath(options.libcuda)
    commands = {"driver": ([options.kerneldesk], {"KERNELDESK_LIBCUDA": libcuda}),
                "hidden": ([options.kerneldesk], {"KERNELDESK_LIBCUDA": "/none/libcuda.so.1"})}
    windowtime.compare("driver", "hidden", commands, options.rounds, "ratio within 0.95 and 1.05",
                       f"s2_driver.py KERNELDESK {os.path.basename(libcuda)} OUT.json --rounds {options.rounds}", options.out)


main()
