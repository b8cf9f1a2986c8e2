#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives what an installation brings for desktops, shells and man to the validators there are for it.

usage: validate.py PREFIX    the folder of an installation; says what each validator says, and which are not installed
Exit status: 1 where one complains, 77 where none is installed.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ID = "org.kerneldesk.KernelDesk"
TYPES = ("application/x-kerneldesk-session+json:*.kdesk", "application/x-kerneldesk-report+json:*.kdreport.json",
         "application/x-kerneldesk-report+html:*.kdreport.html", "text/x-cuda:*.cu", "text/x-cuda:*.cuh")
MOST_SHOWN = 20
# A manual page of a version has no date of its own: two builds of one version are equal.
NO_COMPLAINT = ("missing date, using \"\"",)


def complaints(*command, share=None):
    """What it writes, or its exit status where it fails without a word."""
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80")
    if share:
        environment["XDG_DATA_DIRS"] = str(share)
    ended = subprocess.run(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    lines = [line for line in ended.stdout.split("\n") if line]
    found = [line for line in lines if not any(allowed in line for allowed in NO_COMPLAINT)]
    return found if lines or ended.returncode == 0 else [f"exit status {ended.returncode}"]


def appstream(share):
    """It says that all is well, too."""
    found = complaints("appstreamcli", "validate", "--no-net", share / "metainfo" / f"{ID}.metainfo.xml")
    return [] if any("Validation was successful" in line for line in found) else found


def mime(share):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder) / "mime"
        shutil.copytree(share / "mime" / "packages", folder / "packages")
        found = complaints("update-mime-database", folder, share=folder.parent)
        globs = (folder / "globs").read_text(encoding="utf-8").split("\n") if not found else []
        return found or [f"there is no pattern {wanted}" for wanted in TYPES if wanted not in globs]


def each_page(*command):
    return lambda share: [line for page in sorted((share / "man" / "man1").glob("*.1")) for line in complaints(*command, page)]


CHECKS = {
    "desktop-file-validate": lambda share: complaints("desktop-file-validate", share / "applications" / f"{ID}.desktop"),
    "appstreamcli": appstream,
    "update-mime-database": mime,
    "xmllint": lambda share: complaints("xmllint", "--noout", share / "icons" / "hicolor" / "scalable" / "apps" / f"{ID}.svg"),
    "bash": lambda share: complaints("bash", "-n", share / "bash-completion" / "completions" / "kerneldesk"),
    "zsh": lambda share: complaints("zsh", "-n", share / "zsh" / "site-functions" / "_kerneldesk"),
    "fish": lambda share: complaints("fish", "-n", share / "fish" / "vendor_completions.d" / "kerneldesk.fish"),
    "man": each_page("sh", "-c", 'exec man --warnings -E UTF-8 -l -Tutf8 -Z "$0" 2>&1 >/dev/null'),
    "mandoc": each_page("mandoc", "-Tlint", "-Wwarning"),
}


def main():
    share, failed, done = pathlib.Path(sys.argv[1]) / "share", False, 0
    for tool, check in CHECKS.items():
        if shutil.which(tool) is None:
            print(f"{tool}: not installed, nothing checked")
            continue
        found = check(share)
        print(f"{tool}: {len(found)} complaints" if found else f"{tool}: no complaint", *found[:MOST_SHOWN], sep="\n  ")
        failed, done = failed or bool(found), done + 1
    sys.exit(1 if failed else 0 if done else 77)


if __name__ == "__main__":
    main()
