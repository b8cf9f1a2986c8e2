#!/usr/bin/env python3
"""Bar W1: from exec to a window that is mapped and painted, KernelDesk beside an empty Qt window with a QScintilla editor, in turn.

usage: w1_window.py KERNELDESK EMPTYWINDOW OUT.json [--rounds 20]
"""
import argparse
import json
import os
import statistics
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import windowtime  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ("kerneldesk", "peer", "out"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    samples = windowtime.in_turn({"kerneldesk": ([options.kerneldesk], {}), "empty": ([options.peer], {})}, options.rounds)
    ratios = [a / b for a, b in zip(samples["kerneldesk"], samples["empty"])]
    document = {"what": "seconds from exec to a painted window, under Xvfb, in turn", "bar": "ratio <= 1.5",
                "command": f"w1_window.py KERNELDESK EMPTYWINDOW OUT.json --rounds {options.rounds}", **windowtime.facts(),
                "medianRatio": statistics.median(ratios), "ratioOfMinima": min(samples["kerneldesk"]) / min(samples["empty"]),
                "medians": {k: statistics.median(v) for k, v in samples.items()}, "samples": samples}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
    print(json.dumps({k: document[k] for k in ("medianRatio", "ratioOfMinima", "medians")}))


main()
