#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What sbom.py tells of a bundle: what SPDX 2.3 wants of such a document, licences by SPDX's names, and the same bytes each time.
Where spdx-tools is installed, it judges as well."""
import hashlib
import json
import pathlib
import re
import tempfile
import unittest

import sbom

try:
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
except ImportError:
    parse_file = None

COPYRIGHT = "Format: x\n\nFiles: *\nCopyright: somebody\nLicense: {}\n\nFiles: debian/*\nLicense: Artistic\n"
ID = r"SPDXRef-[A-Za-z0-9.-]+"


def stage(folder):
    for path in ("bin/kerneldesk", "bin/qt.conf", "lib/kerneldesk/libkerneldesk-commands.so", "lib/libz.so.1",
                 "plugins/platforms/libqxcb.so"):
        file = pathlib.Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(path, encoding="utf-8")
    return pathlib.Path(folder)


def made(folder):
    at = stage(folder)
    program = sbom.Component("KernelDesk", "1.2.3", "GPL-3.0-or-later", sbom.SUPPLIER, files=sbom.own_files(at, {"lib/libz.so.1"}))
    library = sbom.Component("zlib1g", "1:1.2", "Zlib", "Organization: Debian", "http://zlib.net/", "pkg:deb/debian/zlib1g@1:1.2",
                             sbom.COMMENT, ("lib/libz.so.1", "plugins/platforms/libqxcb.so"))
    header = sbom.Component("libcli11-dev", "2.1", "LicenseRef-cli", texts=(("LicenseRef-cli", "Do as you like."),))
    return sbom.document(at, "kerneldesk-1.2.3", program, [library, header], "2026-11-24T00:00:00Z")


class Document(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.document = made(self.folder.name)

    def test_has_what_spdx_wants(self):
        document = self.document
        heads = [document[key] for key in ("spdxVersion", "dataLicense", "SPDXID")]
        self.assertEqual(heads, ["SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT"])
        self.assertRegex(document["documentNamespace"], r"^https://[^#\s]+$")
        self.assertRegex(document["creationInfo"]["created"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        for creator in document["creationInfo"]["creators"]:
            self.assertRegex(creator, r"^(Tool|Organization): \S")
        for package in document["packages"]:
            self.assertRegex(package["SPDXID"], f"^{ID}$")
            self.assertTrue(all(package[key] for key in ("name", "versionInfo", "downloadLocation", "licenseDeclared", "supplier")))
            self.assertEqual(package["filesAnalyzed"], "packageVerificationCode" in package)
        for file in document["files"]:
            self.assertTrue(file["fileName"].startswith("./"))
            self.assertIn("SHA1", [each["algorithm"] for each in file["checksums"]])

    def test_relates_what_there_is(self):
        known = {entry["SPDXID"] for entry in self.document["packages"] + self.document["files"]}
        self.assertEqual(len(known), len(self.document["packages"]) + len(self.document["files"]), "an identifier stands twice")
        told = {(each["relationshipType"], each["relatedSpdxElement"]) for each in self.document["relationships"]}
        for each in self.document["relationships"]:
            self.assertIn(each["spdxElementId"], known | {"SPDXRef-DOCUMENT"})
            self.assertIn(each["relatedSpdxElement"], known)
        self.assertIn(("DESCRIBES", "SPDXRef-Package-KernelDesk"), told)
        self.assertIn(("DYNAMIC_LINK", "SPDXRef-Package-zlib1g"), told)
        self.assertIn(("STATIC_LINK", "SPDXRef-Package-libcli11-dev"), told)
        self.assertEqual({each for kind, each in told if kind == "CONTAINS"}, {file["SPDXID"] for file in self.document["files"]})

    def test_names_every_file_with_its_sums(self):
        named = {file["fileName"]: file["checksums"][1]["checksumValue"] for file in self.document["files"]}
        self.assertEqual(set(named), {"./bin/kerneldesk", "./lib/kerneldesk/libkerneldesk-commands.so", "./lib/libz.so.1",
                                      "./plugins/platforms/libqxcb.so"})
        self.assertEqual(named["./lib/libz.so.1"], hashlib.sha256(b"lib/libz.so.1").hexdigest())

    def test_is_the_same_each_time(self):
        with tempfile.TemporaryDirectory() as other:
            self.assertEqual(json.dumps(made(other)), json.dumps(self.document))

    @unittest.skipUnless(parse_file, "spdx-tools is not installed")
    def test_is_what_spdx_tools_reads(self):
        file = pathlib.Path(self.folder.name) / "made.spdx.json"
        file.write_text(json.dumps(self.document), encoding="utf-8")
        self.assertEqual([each.validation_message for each in validate_full_spdx_document(parse_file(str(file)))], [])


class Licences(unittest.TestCase):
    def test_have_the_names_of_spdx(self):
        for debian, spdx in (("LGPL-2.1+", "LGPL-2.1-or-later"), ("GPL-3", "GPL-3.0-only"), ("Expat", "MIT"), ("Zlib", "Zlib"),
                             ("BSD-3-clause", "BSD-3-Clause"), ("LGPL-3 or GPL-2", "LGPL-3.0-only OR GPL-2.0-only"),
                             ("GPL-2+ and Expat", "GPL-2.0-or-later AND MIT"),
                             ("GPL-2 or LGPL-3, and Expat", "(GPL-2.0-only OR LGPL-3.0-only AND MIT)")):
            with self.subTest(debian):
                self.assertEqual(sbom.declared("x", COPYRIGHT.format(debian)), (spdx, ()))

    def test_keep_their_text_where_spdx_has_no_name(self):
        text = COPYRIGHT.format("public-domain or GPL-2+")
        self.assertEqual(sbom.declared("libx", text), ("LicenseRef-libx-public-domain OR GPL-2.0-or-later",
                                                       (("LicenseRef-libx-public-domain", text),)))
        self.assertEqual(sbom.declared("libx", "Anything else."), ("LicenseRef-libx", (("LicenseRef-libx", "Anything else."),)))

    def test_fonts_tell_their_versions(self):
        told = {font.name: font.version for font in sbom.fonts(sbom.ROOT / "resources" / "fonts")}
        readme = (sbom.ROOT / "resources" / "fonts" / "README.md").read_text(encoding="utf-8")
        for name, version in told.items():
            self.assertTrue(re.search(rf"{name}[^.]*? {re.escape(version)}", readme), f"{name} {version}")


if __name__ == "__main__":
    unittest.main()
