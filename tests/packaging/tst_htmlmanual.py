#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the manual holds, and its HTML: every anchor once, every link and picture there, every command named.

usage: tst_htmlmanual.py KERNELDESK MANUAL_FOLDER HTML_FOLDER    the program, the sources, and the pages that the build made
"""
import pathlib
import re
import subprocess
import sys
import unittest

import definition
import htmlmanual

PROGRAM, SOURCES, PAGES = definition.read(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
CHAPTERS = htmlmanual.chapters(SOURCES)


class Sources(unittest.TestCase):
    def test_have_each_anchor_once(self):
        anchors = [anchor for chapter in CHAPTERS for anchor, _, _ in chapter.sections]
        self.assertEqual(sorted(anchors), sorted(set(anchors)))

    def test_have_an_anchor_at_each_heading(self):
        for chapter in CHAPTERS:
            text = re.sub(r"^```.*?^```$", "", chapter.text, flags=re.M | re.S)
            headings = [line for line in text.splitlines() if line.startswith("#")]
            self.assertEqual(len(headings), len(chapter.sections), chapter.name)

    def test_lead_to_anchors_and_pictures_that_are_there(self):
        anchors = {anchor for chapter in CHAPTERS for anchor, _, _ in chapter.sections}
        for chapter in CHAPTERS:
            self.assertLessEqual(set(htmlmanual.links(chapter)), anchors, chapter.name)
            for picture in htmlmanual.pictures(chapter):
                self.assertTrue((SOURCES / picture).is_file(), picture)

    def test_name_every_command(self):
        text = (SOURCES / "11-command-line.md").read_text(encoding="utf-8")
        for command in PROGRAM.commands:
            if command.name != "help":
                self.assertIn(f"| `{command.name}` |", text)


class Pages(unittest.TestCase):
    def test_are_one_a_chapter_and_the_contents(self):
        self.assertEqual({page.name for page in PAGES.glob("*.html")}, {f"{each.name}.html" for each in CHAPTERS} | {"index.html"})

    def test_lead_to_pages_anchors_and_pictures_that_are_there(self):
        for page in PAGES.glob("*.html"):
            for address in re.findall(r'(?:href|src)="([^"]+)"', page.read_text(encoding="utf-8")):
                name, _, anchor = address.partition("#")
                self.assertTrue((PAGES / name).is_file(), f"{page.name}: {address}")
                if anchor:
                    self.assertIn(f'id="{anchor}"', (PAGES / name).read_text(encoding="utf-8"), f"{page.name}: {address}")

    def test_leave_no_mark_of_the_source(self):
        for page in PAGES.glob("*.html"):
            text = re.sub(r"<pre>.*?</pre>|<code>.*?</code>|<style>.*?</style>", "", page.read_text(encoding="utf-8"), flags=re.S)
            self.assertNotRegex(text, r"\]\(|\*\*|`|\{#|\|---", page.name)

    def test_are_HTML(self):
        for page in PAGES.glob("*.html"):
            said = subprocess.run(["tidy", "-errors", "-quiet", str(page)], capture_output=True, text=True, check=False)
            self.assertEqual(said.stderr, "", page.name)


class Text(unittest.TestCase):
    def test_is_escaped_and_marked(self):
        pages = {"b": "x.html"}
        self.assertEqual(htmlmanual.inline("a < `<b> *c*` **d** [e `f`](#b)", pages),
                         'a &lt; <code>&lt;b&gt; *c*</code> <strong>d</strong> <a href="x.html#b">e <code>f</code></a>')

    def test_in_fences_is_left_alone(self):
        self.assertEqual(htmlmanual.blocks("a\n\n```sh\nb\n\n# c\n```\n\nd"), [["a"], ["```sh", "b", "", "# c", "```"], ["d"]])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
