#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives what is unreleased in CHANGELOG.md to a version: its section, with a date, and an empty one for what comes.

usage: changelog.py CHANGELOG.md VERSION DATE           writes it
       changelog.py --print CHANGELOG.md VERSION DATE   shows the section, and writes nothing
"""
import datetime
import pathlib
import re
import sys

UNRELEASED = "## [Unreleased]\n"


class Refused(Exception):
    """Why the version cannot be released, in a sentence."""


def versions(text):
    """The versions that have been released, the newest first."""
    return re.findall(r"^## \[(\d+\.\d+\.\d+)\] - ", text, re.M)


def numbers(version):
    return tuple(int(part) for part in version.split("."))


def section(text, version, date):
    """The section of the version, made of what is unreleased."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"'{version}' is not a version: write three numbers, such as 1.2.0.")
    released = versions(text)
    if released and numbers(version) <= numbers(released[0]):
        raise Refused(f"{released[0]} is released already: name a later version than that.")
    if UNRELEASED not in text:
        raise Refused(f"There is no section '{UNRELEASED.strip()}'.")
    body = re.split(r"^## \[", text.partition(UNRELEASED)[2], maxsplit=1, flags=re.M)[0].strip("\n")
    if not body:
        raise Refused("Nothing has changed since the last version: the section of what is unreleased is empty.")
    return f"## [{version}] - {datetime.date.fromisoformat(date).isoformat()}\n\n{body}\n"


def released(text, version, date):
    """The whole text, with the section in it."""
    made = section(text, version, date)
    before, _, after = text.partition(UNRELEASED)
    older = "".join(re.split(r"^(?=## \[)", after, maxsplit=1, flags=re.M)[1:])
    return before + UNRELEASED + "\n" + made + ("\n" + older if older else "")


def main():
    shows = sys.argv[1] == "--print"
    file, version, date = sys.argv[2 if shows else 1:]
    path = pathlib.Path(file)
    text = path.read_text(encoding="utf-8")
    try:
        if shows:
            print(section(text, version, date), end="")
        else:
            path.write_text(released(text, version, date), encoding="utf-8")
    except Refused as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
