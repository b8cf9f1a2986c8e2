#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the shells offer for kerneldesk: every command and every option that the program has, and the values that it lists.

usage: tst_completion.py KERNELDESK FOLDER    the program, and the folder of the files that the build made
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import completion
import definition

KERNELDESK, FOLDER = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
PROGRAM = definition.read(KERNELDESK)
BASH, ZSH, FISH = (FOLDER / name for name in ("kerneldesk.bash", "_kerneldesk", "kerneldesk.fish"))


def run(*command, **settings):
    return subprocess.run(command, text=True, capture_output=True, check=True, timeout=60, **settings).stdout


def bash_offers(*words, folder=None):
    script = f'. "{BASH}" || exit 1; PATH="{KERNELDESK.parent}:$PATH"; COMP_WORDS=(kerneldesk "$@"); COMP_CWORD=$#; ' \
             '_kerneldesk; printf "%s\\n" "${COMPREPLY[@]}"'
    return set(run("bash", "-c", script, "bash", *words, cwd=folder).split())


def fish_offers(line, folder=None):
    told = run("fish", "--no-config", "-c", f'set PATH "{KERNELDESK.parent}" $PATH; source "{FISH}"; complete -C "$argv[1]"',
               line, cwd=folder)
    return {offer.split("\t")[0] for offer in told.split("\n") if offer}


def names(command, start):
    return {name for option in command.named() for name in option.names if name.startswith(start)}


class Bash(unittest.TestCase):
    def test_offers_every_command(self):
        self.assertEqual(bash_offers(""), {command.name for command in PROGRAM.commands})
        self.assertEqual(bash_offers("--"), names(PROGRAM, "--"))

    def test_offers_every_option(self):
        for command in PROGRAM.commands:
            with self.subTest(command.name):
                self.assertEqual(bash_offers(command.name, "-"), names(command, "-"))
                self.assertEqual(bash_offers("--format", "json", command.name, "--"), names(command, "--"))

    def test_offers_the_values_that_there_are(self):
        self.assertEqual(bash_offers("run", "--format", "j"), {"json"})
        self.assertEqual(bash_offers("run", "--format", "=", "t"), {"text"})
        self.assertEqual(bash_offers("run", "--format", "="), {"text", "json"})
        self.assertIn("saxpy", bash_offers("run", "--example", "s"))
        self.assertEqual(bash_offers("run", "--grid", ""), set(), "what only the user knows")
        self.assertIn("sweep", bash_offers("help", ""))

    def test_offers_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "scale.cu").touch()
            (pathlib.Path(folder) / "include").mkdir()
            self.assertEqual(bash_offers("run", "", folder=folder), {"scale.cu", "include"})
            self.assertEqual(bash_offers("run", "-I", "", folder=folder), {"include"})
            self.assertEqual(bash_offers("./", folder=folder), {"./scale.cu", "./include"})


class Zsh(unittest.TestCase):
    def test_names_every_command_and_option(self):
        text = ZSH.read_text(encoding="utf-8")
        for command in PROGRAM.commands:
            body = re.search(rf"^    {command.name}\)\n(.*?) ;;$", text, re.M | re.S).group(1)
            for option in command.named():
                with self.subTest(command.name + " " + option.names[0]):
                    written = "{" + ",".join(option.names) + "}" if len(option.names) > 1 else option.names[0]
                    self.assertIn(f"'{written}'[", body)

    def test_escapes_what_ends_a_text(self):
        option = definition.Option(("--a",), "B", 1, False, "", "it's [one]: two")
        self.assertEqual(completion.zsh_option(option), "'(--a)'--a'[it'\\''s \\[one\\]\\: two]:B:'")


@unittest.skipUnless(shutil.which("fish"), "fish is not installed")
class Fish(unittest.TestCase):
    def test_offers_every_command(self):
        offers = fish_offers("kerneldesk ")
        self.assertLessEqual({command.name for command in PROGRAM.commands}, offers)

    def test_offers_every_option(self):
        for command in PROGRAM.commands:
            with self.subTest(command.name):
                self.assertEqual(fish_offers(f"kerneldesk {command.name} --"), names(command, "--"))
                # It offers short options for a single "-" where they stand alone.
                self.assertLessEqual(names(command, "-") - names(command, "--"), fish_offers(f"kerneldesk {command.name} -"))

    def test_offers_the_values_that_there_are(self):
        self.assertEqual(fish_offers("kerneldesk run --format "), {"text", "json"})
        self.assertIn("saxpy", fish_offers("kerneldesk run --example s"))


class Definition(unittest.TestCase):
    def test_knows_which_words_a_shell_can_offer(self):
        def kind(names, value):
            return definition.Option(names, value, 1, False, "", "").kind()
        self.assertEqual(kind(("--format",), "text|json"), "words")
        self.assertEqual(kind(("--project",), "PATH|none"), "file")
        self.assertEqual(kind((), "FILE"), "file")
        self.assertEqual(kind(("--atol",), "A"), "text")
        self.assertEqual(kind((), "A"), "file")
        self.assertEqual(kind(("-I",), "FOLDER"), "folder")
        self.assertEqual(kind(("--target-command",), "COMMAND"), "text")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
