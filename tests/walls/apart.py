#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles each file of core, ui and app by itself, since the builds that ship compile whole rooms as units: a header that needs
another one before it, or a source that lives by its neighbours, would not be seen. (includes.py reads for that with each run of
the walls; this one asks the compiler, which takes some twenty minutes of processor time.) Headers of core, which are installed,
see nothing but what they include; all others have the precompiled headers of their room, as in the preset `dev`. A header with a
source of its name is the first that this one includes. Prints what does not compile and exits 1.

usage: apart.py SOURCE_FOLDER BUILD_FOLDER
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOMS = ("core", "ui", "app")
DROPPED_WITH_VALUE = {"-o", "-MF", "-MT", "-MQ"}
DROPPED = {"-MD", "-MMD", "-c"}


def folder_of(file, root, build):
    """The room that a compiled file is of, by its path below the source folder: units stand below the build folder."""
    for base in (build, root):
        if file.is_relative_to(base):
            return file.parent.relative_to(base).as_posix().partition("/CMakeFiles/")[0]
    return ""


def flags_by_folder(root, build):
    """The compiler and its options for one file of each room, by the room's path below the source folder."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        folder = folder_of(pathlib.Path(entry["file"]), root, build)
        if not folder.startswith(ROOMS) or "precompiled" in entry["command"].partition(" -c ")[2]:
            continue
        compiler, *words = shlex.split(entry["command"])
        options, skip = [], False
        for word in words:
            if skip or word in DROPPED_WITH_VALUE:
                skip = not skip
            elif word not in DROPPED and word != entry["file"]:
                options.append(word)
        if folder not in found or len(options) > len(found[folder][1]):  # of several targets the one that sees most
            found[folder] = (compiler, options)
    return found


def nearest(flags, folder):
    """Those of the folder, of the one above it that has some, or of one below it."""
    above = folder
    while above:
        if above in flags:
            return flags[above]
        above = above.rpartition("/")[0]
    below = sorted(name for name in flags if name.startswith(folder + "/"))
    return flags[below[0]] if below else None


def without_precompiled(options):
    return [word for i, word in enumerate(options) if word != "-include" and (i == 0 or options[i - 1] != "-include")]


def check(root, name, flags):
    compiler, options = flags
    if name.startswith("core/") and name.endswith(".h"):
        options = without_precompiled(options)
    # No warnings: a header alone has functions that nobody uses, and the real builds warn.
    command = [compiler, *options, "-w", "-fsyntax-only", "-x", "c++", str(root / name)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    return name, "" if done.returncode == 0 else done.stderr


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    flags = flags_by_folder(root, build)
    listed = subprocess.run(["git", "-C", root, "ls-files", *ROOMS], capture_output=True, text=True, check=True).stdout.split()
    sources = {name for name in listed if name.endswith(".cpp")}
    files = [name for name in listed if name in sources
             or name.endswith(".h") and (name.startswith("core/") or name[:-2] + ".cpp" not in sources)]
    jobs = [(name, nearest(flags, name.rpartition("/")[0])) for name in files]
    lost = [name for name, options in jobs if options is None]
    failed = [f"{name}: belongs to no room that is built" for name in lost]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, errors in pool.map(lambda job: check(root, *job), [job for job in jobs if job[1] is not None]):
            if errors:
                failed.append(f"{name} does not compile by itself:\n{errors[:2000]}")
    print("\n".join(failed) or f"{len(files)} files compile by themselves")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
