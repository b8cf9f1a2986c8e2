#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of CHANGELOG.md when a version is released."""
import pathlib
import re
import subprocess
import tempfile
import unittest

import changelog

ROOT = pathlib.Path(changelog.__file__).resolve().parent.parent
HEAD = "# Changelog\n\nThe format.\n\n"
NEW = "## [Unreleased]\n\n### Added\n\n- A thing.\n"
OLD = "## [0.1.0] - 2026-01-31\n\n- The first one.\n"


class Changelog(unittest.TestCase):
    def test_gives_what_is_unreleased_to_the_version(self):
        self.assertEqual(changelog.released(HEAD + NEW, "0.1.0", "2026-02-01"),
                         HEAD + "## [Unreleased]\n\n## [0.1.0] - 2026-02-01\n\n### Added\n\n- A thing.\n")

    def test_leaves_older_versions_as_they_are(self):
        self.assertEqual(changelog.released(HEAD + NEW + "\n" + OLD, "0.2.0", "2026-02-01"),
                         HEAD + "## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n\n### Added\n\n- A thing.\n\n" + OLD)

    def test_refuses_what_cannot_be_released(self):
        for text, version, why in ((NEW, "one", "not a version"), (NEW, "1.0", "not a version"),
                                   (NEW + OLD, "0.1.0", "released already"), (NEW + OLD, "0.0.9", "released already"),
                                   ("## [Unreleased]\n\n" + OLD, "0.2.0", "Nothing has changed"), (HEAD, "0.2.0", "no section")):
            with self.subTest(version + why), self.assertRaisesRegex(changelog.Refused, why):
                changelog.released(text, version, "2026-02-01")

    def test_numbers_are_not_texts(self):
        self.assertIn("## [0.10.0]", changelog.released(HEAD + NEW + OLD.replace("0.1.0", "0.9.0"), "0.10.0", "2026-02-01"))

    def test_our_own_one_can_be_released(self):
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        section = changelog.section(text, "99.0.0", "2026-02-01")
        self.assertIn(section.partition("\n\n")[2], text)


class Release(unittest.TestCase):
    def run_release(self, *words):
        return subprocess.run([ROOT / "packaging" / "release", *words], text=True, capture_output=True, timeout=60)

    def test_shows_what_it_would_do_and_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder) / "tree"
            (tree / "packaging").mkdir(parents=True)
            for name in ("CHANGELOG.md", "CMakeLists.txt", "packaging/release", "packaging/common.sh", "packaging/stage.sh",
                         "packaging/changelog.py"):
                (tree / name).write_bytes((ROOT / name).read_bytes())
            ended = subprocess.run(["bash", tree / "packaging" / "release", "--dry-run", "99.0.0"], text=True, capture_output=True,
                                   timeout=60)
            self.assertEqual(ended.returncode, 0, ended.stderr)
            self.assertTrue(ended.stdout.startswith("## [99.0.0] - "), ended.stdout[:200])
            self.assertIn("packaging/deb.sh", ended.stdout)
            for name in ("CHANGELOG.md", "CMakeLists.txt"):
                self.assertEqual((tree / name).read_bytes(), (ROOT / name).read_bytes())

    def test_says_how_it_is_used(self):
        for words in ((), ("--dry-run",), ("--nonsense",), ("1.0.0", "2.0.0")):
            ended = self.run_release(*words)
            self.assertEqual(ended.returncode, 2, words)
            self.assertIn("packaging/release VERSION", ended.stdout)

    def test_refuses_what_is_no_version(self):
        ended = self.run_release("--dry-run", "soon")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("'soon' is not a version", ended.stderr)


class Version(unittest.TestCase):
    def test_stands_once(self):
        """Everything takes the version from CMakeLists.txt."""
        script = f'root="{ROOT}"; . "$root/packaging/stage.sh"; project_version'
        version = subprocess.run(["bash", "-c", script], text=True, capture_output=True, check=True, timeout=60).stdout.strip()
        self.assertRegex(version, r"^\d+\.\d+\.\d+$")
        listed = ["README.md", "CMakePresets.json", "ARCHITECTURE.md"]
        for folder in ("cmake", "packaging", "app", "ui", "core", "resources/desktop"):
            listed += [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc"]
        naming = []
        for name in listed:
            text = (ROOT / name).read_text(encoding="utf-8", errors="replace")
            naming += [str(name)] if version in re.sub(r"^\s*///.*$", "", text, flags=re.M) else []
        self.assertEqual(naming, [])


if __name__ == "__main__":
    unittest.main()
