#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar W1: from exec to a window that is mapped and painted, KernelDesk beside an empty Qt window with a QScintilla editor, in turn.

usage: w1_window.py KERNELDESK EMPTYWINDOW OUT.json [--rounds 20]
"""
import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import windowtime  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ("kerneldesk", "peer", "out"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    windowtime.compare("kerneldesk", "empty", {"kerneldesk": ([options.kerneldesk], {}), "empty": ([options.peer], {})}, options.rounds,
                       "ratio <= 1.8", f"w1_window.py KERNELDESK EMPTYWINDOW OUT.json --rounds {options.rounds}", options.out)


main()
