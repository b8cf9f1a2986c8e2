#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the manual pages hold: a page each, every option on it, and nothing that troff would obey.

usage: tst_manual.py KERNELDESK FOLDER    the program, and the folder of the pages that the build made
"""
import pathlib
import sys
import unittest

import definition
import manual

PROGRAM, FOLDER = definition.read(sys.argv[1]), pathlib.Path(sys.argv[2])


class Pages(unittest.TestCase):
    def test_there_is_one_for_each_program_and_command(self):
        wanted = {f"kerneldesk-{command.name}.1" for command in PROGRAM.commands}
        wanted |= {"kerneldesk.1", "kerneldesk-window.1", "kerneldesk-worker.1", "kerneldesk-print.1"}
        self.assertEqual({page.name for page in FOLDER.iterdir()}, wanted)

    def test_name_every_option_with_what_it_does(self):
        for command in PROGRAM.commands:
            page = (FOLDER / f"kerneldesk-{command.name}.1").read_text(encoding="utf-8")
            for option in command.options:
                with self.subTest(command.name + " " + (option.names or [option.value])[0]):
                    self.assertIn(".TP\n" + manual.option_term(option) + "\n" + manual.escaped(option.description) + "\n", page)

    def test_the_first_one_tells_what_all_have_in_common(self):
        page = (FOLDER / "kerneldesk.1").read_text(encoding="utf-8")
        for command in PROGRAM.commands:
            self.assertIn(manual.bold(command.name), page)
        for word in ("KERNELDESK_NVRTC", "NO_COLOR=1", "two builds cannot be told apart", "cancelled with Ctrl+C", "NAME.kdesk",
                     "one document for status 0, 1 and 4"):
            self.assertIn(manual.escaped(word), page)


class Text(unittest.TestCase):
    def test_holds_nothing_that_troff_obeys(self):
        self.assertEqual(manual.escaped(".kdesk"), "\\&.kdesk")
        self.assertEqual(manual.escaped("'a' \\n --b…"), "\\(aqa\\(aq \\(rsn \\-\\-b\\[u2026]")
        self.assertEqual(manual.prose("see `a-b`"), "see \\fBa\\-b\\fR")

    def test_reads_statuses_one_by_one(self):
        footer = "Before.\n\nExit status: 0 done;\n1 failed (a, b); 2 bad….\nMore of it.\n"
        self.assertEqual(manual.exit_status(footer),
                         [".TP", "\\fB0\\fR", "done", ".TP", "\\fB1\\fR", "failed (a, b)", ".TP", "\\fB2\\fR", "bad\\[u2026]",
                          ".PP", "More of it."])

    def test_reads_sections_of_several_programs(self):
        read = manual.read_sections("# a\n\nwhat a is\n\n## DESCRIPTION\n\nOne.\n\n| x | y |\n|---|---|\n| `1` | z |\n\n# b\n")
        self.assertEqual(read["a"], ("what a is", {"DESCRIPTION": [".PP", "One.", ".TP", "\\fB1\\fR", "z"]}))
        self.assertEqual(read["b"], ("", {}))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
