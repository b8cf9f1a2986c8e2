#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every command of the manual with the built program, on the emulated GPU, in one folder a chapter, and holds what the manual
shows to what was said: each shown line is there, in that order; "…" stands for anything.

What a command is followed by tells what it needs: `# status N`; `# on a GPU`, where a machine without one is answered with status 3;
`# over ssh` and `# within Slurm`, where stand-ins of ssh and srun start the worker here; `# with nvcc` and `# with nvcc, status N`, which are left out where
PATH has none; `# within an allocation`, which is refused outside of one. Sources and files are
blocks that name themselves (```cuda scale.cu) and are there for all chapters.

usage: tst_manualcommands.py KERNELDESK WORKER MANUAL_FOLDER
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import htmlmanual

KERNELDESK, WORKER, MANUAL = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
LACKING = 3
WITH_NVCC = "with nvcc"
STAND_IN = '#!/bin/sh\nwhile [ "${1#-}" != "$1" ]; do shift; done\n%sexec "$@"\n'
DEADLINE = 120  # seconds


class Command:
    """A line of the manual that begins with "$", with the lines that it shows."""

    def __init__(self, line):
        self.words, _, self.note = (part.strip() for part in line.partition(" # "))
        self.shown = []

    def statuses(self):
        note = self.note.removeprefix(WITH_NVCC).lstrip(", ")
        if note.startswith("status "):
            return {int(note.split()[1])}
        return {"": {0}, "over ssh": {0}, "within Slurm": {0}, "on a GPU": {0, LACKING}, "within an allocation": {2}}[note]

    def is_possible_here(self):
        return not self.note.startswith(WITH_NVCC) or shutil.which("nvcc") is not None

    def is_shown_here(self):
        """What a GPU says is not shown by a machine without one."""
        return self.note != "on a GPU"


def fences(text):
    """(words behind the marks, lines) of each fenced block."""
    return [(match[1].split(), match[2].splitlines()) for match in re.finditer(r"^```(.*?)\n(.*?)^```$", text, re.M | re.S)]


def commands(text):
    found = []
    for words, lines in fences(text):
        if words == ["console"]:
            for line in lines:
                if line.startswith("$ "):
                    found.append(Command(line[2:]))
                else:
                    found[-1].shown.append(line)
    return found


def pattern(line):
    """Blanks align columns, whose width may be another one."""
    parts = [r"\s+".join(map(re.escape, part.split())) for part in line.split("…")]
    return re.compile(".*".join(parts))


def missing(shown, said):
    """The first shown line that is not there behind those before it, or None."""
    lines = iter(said.splitlines())
    for line in shown:
        wanted = pattern(line)
        if not any(wanted.search(each) for each in lines):
            return line
    return None


class Manual(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.home = pathlib.Path(cls.scratch.name)
        cls.chapters = htmlmanual.chapters(MANUAL)
        (cls.home / "bin").mkdir()
        for name, drop in (("ssh", "shift\n"), ("srun", "")):
            (cls.home / "bin" / name).write_text(STAND_IN % drop, encoding="utf-8")
            (cls.home / "bin" / name).chmod(0o755)
        (cls.home / "bin" / "kerneldesk").symlink_to(KERNELDESK)
        (cls.home / "bin" / "kerneldesk-worker").symlink_to(WORKER)
        cls.files = [(words[1], "\n".join(lines) + "\n") for chapter in cls.chapters for words, lines in fences(chapter.text)
                     if len(words) == 2]
        cls.environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "SLURM_"))}
        cls.environment |= {"HOME": str(cls.home), "PATH": f"{cls.home / 'bin'}:{os.environ['PATH']}", "NO_COLOR": "1"}

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def make_folder(self, name):
        folder = self.home / name
        folder.mkdir()
        for path, text in self.files:
            file = self.home / path[2:] if path.startswith("~/") else folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return folder

    def run_command(self, command, folder):
        done = subprocess.run(["/bin/sh", "-c", command.words], cwd=folder, env=self.environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=DEADLINE, check=False)
        said = done.stdout.decode("utf-8")
        self.assertIn(done.returncode, command.statuses(), f"{command.words}\n{said}")
        if command.is_shown_here():
            self.assertIsNone(missing(command.shown, said), f"{command.words}\n{said}")

    def test_its_commands_do_what_it_shows(self):
        for chapter in self.chapters:
            folder = self.make_folder(chapter.name)
            for command in commands(chapter.text):
                with self.subTest(f"{chapter.name}: {command.words}"):
                    self.assertTrue(command.words.startswith(("kerneldesk ", "nvcc ")))
                    if command.is_possible_here():
                        self.run_command(command, folder)

    def test_every_chapter_of_commands_has_some(self):
        having = {chapter.name for chapter in self.chapters if commands(chapter.text)}
        self.assertEqual({chapter.name for chapter in self.chapters} - having, {"03-editing", "15-window"})


class Reading(unittest.TestCase):
    def test_finds_what_is_not_said(self):
        self.assertIsNone(missing(["a  1", "b … 3"], "x\na 1\nb  2 3\n"))
        self.assertEqual(missing(["b", "a"], "a\nb\n"), "a")
        self.assertEqual(missing(["a.c"], "abc"), "a.c")

    def test_tells_notes_and_shown_lines(self):
        found = commands("```console\n$ kerneldesk a '#b'     # status 4\nsaid\n$ kerneldesk c\n```\n```text\n$ no\n```\n")
        self.assertEqual([(each.words, each.statuses(), each.shown) for each in found],
                         [("kerneldesk a '#b'", {4}, ["said"]), ("kerneldesk c", {0}, [])])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
