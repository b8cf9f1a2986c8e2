#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds core/FEATURES.md to what is there: every row once, and every test that it names in the programs built.

usage: features.py SOURCE_FOLDER BUILD_FOLDER
A row is `| S001 | feature | class and function | tests | runs |`; a test is `ctest_name: function, function`, several are
separated by `; `. Tests of the window and the command line are not named: core alone is built without them. A row that is
not built says "not yet" in its third column and names no test.
"""
import functools
import json
import pathlib
import re
import subprocess
import sys

WANTED = (
    [f"S{i:03}" for i in range(1, 171)]
    + [f"E{i}" for i in range(1, 14)]
    + [f"D{i}" for i in range(1, 9)]
    + [f"P{i}" for i in range(1, 9)]
    + [f"H{i}" for i in range(1, 18)]
    + [f"N{i}" for i in (11, 12, 13, 14, 20, 21, 22, 24, 27, 28, 29, 30, 37, 38, 39, 40, 41, 42, 43, 44, 45, 51, 52, 53, 54, 60, 61, 70, 71, 72, 73)]
)
ROW = re.compile(r"^\| ([SENDPH]\d+) \|")
OUTSIDE = ("not yet", "out of scope")
NOT_CORE = ("ui_", "app_")
NAME = re.compile(r"`([^`]+)`")


def rows(text):
    for number, line in enumerate(text.splitlines(), 1):
        if ROW.match(line):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            yield number, cells


@functools.cache
def commands(build):
    """The command of each test that ctest knows."""
    shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build, capture_output=True, text=True, timeout=60, check=True).stdout
    return {test["name"]: test["command"] for test in json.loads(shown)["tests"] if "command" in test}


@functools.cache
def functions(build, test):
    """Those of a test; nothing when there is no such test or its program is not built."""
    command = commands(build).get(test)
    if command is None or not pathlib.Path(command[0]).exists():
        return None
    listed = subprocess.run([command[0], test, "-functions"], capture_output=True, text=True, timeout=60, check=True).stdout
    return {line.rstrip("()") for line in listed.split()}


def test_breaches(build, row, cell):
    if not cell:
        yield f"{row}: names no test"
    for entry in filter(None, (part.strip() for part in cell.split(";"))):
        test, _, names = entry.partition(":")
        if test.strip().startswith(NOT_CORE):
            yield f"{row}: {test.strip()} is no test of core, name one that core alone has"
            continue
        known = functions(build, test.strip())
        if known is None:
            yield f"{row}: there is no test {test.strip()}"
            continue
        for name in (each.strip() for each in names.split(",")):
            if name not in known:
                yield f"{row}: {test} has no function {name or '(none named)'}"


def header_breaches(root, row, cell):
    for name in NAME.findall(cell):
        if name.endswith((".h", ".cpp", ".md")) and not (root / name).exists():
            yield f"{row}: there is no {name}"


def breaches(root, build):
    seen = []
    for number, cells in rows((root / "core/FEATURES.md").read_text(encoding="utf-8")):
        if len(cells) != 5:
            yield f"line {number}: {len(cells)} columns, not 5"
            continue
        row, _, place, tests, _ = cells
        seen.append(row)
        yield from header_breaches(root, row, place)
        if place.startswith(OUTSIDE):
            if tests:
                yield f"{row}: is not there and names a test"
        else:
            yield from test_breaches(build, row, tests)
    yield from (f"{row}: is missing" for row in WANTED if row not in seen)
    yield from (f"{row}: stands {seen.count(row)} times" for row in sorted(set(seen)) if seen.count(row) > 1)
    yield from (f"{row}: is no row of the list" for row in sorted(set(seen) - set(WANTED)))


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    found = list(breaches(root, build))
    print("\n".join(found) or "every row and its tests are there")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
