#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a bundle holds as SPDX 2.3 JSON: the programs, every library with its Debian package, version and licence, and the
fonts and header libraries that are compiled in.

usage: sbom.py STAGE NAME VERSION FILES OUT    FILES has a line for each file of a library: its path in STAGE, a tab, its package
SOURCE_DATE_EPOCH is the time that the document tells of itself.
"""
import dataclasses
import datetime
import hashlib
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPILED_IN = ("nlohmann-json3-dev", "libcli11-dev")  # header libraries
COMMENT = "What Debian's copyright file tells of most files of the source package; the library itself may be under a part of that."
SUPPLIER = "Organization: The KernelDesk developers"
# Names of DEP-5, Debian's form of copyright files, where SPDX has others.
SAME_NAMES = ("MIT", "BSD-2-Clause", "BSD-3-Clause", "BSD-4-Clause", "Zlib", "ISC", "Apache-2.0", "BSL-1.0", "OFL-1.1", "MPL-1.1",
              "MPL-2.0", "CC0-1.0", "Libpng", "X11", "FTL")
SPDX_NAMES = {"expat": "MIT", **{name.lower(): name for name in SAME_NAMES}}


@dataclasses.dataclass(frozen=True)
class Component:
    name: str
    version: str
    licence: str  # SPDX expression
    supplier: str = "NOASSERTION"
    homepage: str = ""
    purl: str = ""
    comment: str = ""
    files: tuple = ()  # paths within the stage
    texts: tuple = ()  # (LicenseRef, text) of licences that SPDX has no name for


def identifier(text):
    return re.sub(r"[^A-Za-z0-9.-]", "-", text)


def spdx_licence(name):
    """SPDX's name of one licence of DEP-5, or nothing where it has none."""
    known = SPDX_NAMES.get(name.lower())
    gnu = re.fullmatch(r"(A?GPL|LGPL|GFDL)-(\d)(?:\.(\d))?(\+?)", name)
    if known or not gnu:
        return known
    return f"{gnu[1]}-{gnu[2]}.{gnu[3] or 0}-{'or-later' if gnu[4] else 'only'}"


def declared(package, copyright_text):
    """The expression of the licence that most of a package is under, and the texts of what it names by LicenseRef."""
    stanzas = re.split(r"\n\s*\n", copyright_text)
    whole = next((each for each in stanzas if re.search(r"^Files:\s*\*\s*$", each, re.M)), "")
    words = re.search(r"^License:[ \t]*(.+)$", whole, re.M)
    if not words:
        reference = f"LicenseRef-{identifier(package)}"
        return reference, ((reference, copyright_text),)
    parts, texts = [], []
    for part in re.split(r",?\s+(and/or|or|and)\s+", words[1].strip()):
        if part in ("or", "and", "and/or"):
            parts.append("OR" if "or" in part else "AND")
            continue
        known = spdx_licence(part)
        if not known:
            known = f"LicenseRef-{identifier(package)}-{identifier(part)}"
            texts.append((known, copyright_text))
        parts.append(known)
    return (f"({' '.join(parts)})" if len(set(parts) & {"AND", "OR"}) > 1 else " ".join(parts)), tuple(texts)


def debian_components(files):
    """`files`: package -> paths. What dpkg knows of each."""
    form = "${Package}\t${Version}\t${source:Package}\t${source:Version}\t${Architecture}\t${Homepage}\n"
    names = sorted(set(files) | set(COMPILED_IN))
    told = subprocess.run(["dpkg-query", "-W", "-f", form, *names], check=True, text=True, capture_output=True, timeout=60).stdout
    for line in told.splitlines():
        name, version, source, source_version, architecture, homepage = line.split("\t")
        text = pathlib.Path(f"/usr/share/doc/{name}/copyright").read_text(encoding="utf-8", errors="replace")
        licence, texts = declared(name, text)
        purl = f"pkg:deb/debian/{name}@{version}?arch={architecture}&upstream={source}@{source_version}".replace("+", "%2B")
        paths = tuple(sorted(files.get(name, ())))
        yield Component(name, version, licence, "Organization: Debian", homepage, purl, COMMENT, paths, texts)


def font_version(path):
    """The revision that a font tells of itself, in its table `head`: 3.019 is what its makers call 3.19."""
    data = path.read_bytes()
    for index in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if tag == b"head":
            whole, thousandths = f"{struct.unpack_from('>I', data, offset + 4)[0] / 65536:.3f}".split(".")
            return f"{whole}.{int(thousandths)}"
    raise ValueError(f"{path} has no table head")


def fonts(folder):
    for name, pattern, homepage in (("Inter", "Inter-Regular.otf", "https://rsms.me/inter/"),
                                    ("JetBrains Mono", "JetBrainsMonoNL-Regular.ttf", "https://www.jetbrains.com/lp/mono/")):
        yield Component(name, font_version(folder / pattern), "OFL-1.1", homepage=homepage)


def checksums(path):
    data = path.read_bytes()
    return [{"algorithm": name, "checksumValue": hashlib.new(name, data).hexdigest()} for name in ("SHA1", "SHA256")]


def file_entries(stage, component):
    return [{"SPDXID": f"SPDXRef-File-{identifier(path)}", "fileName": f"./{path}", "checksums": checksums(stage / path),
             "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION"}
            for path in component.files]


def verification_code(entries):
    """SPDX 2.3, 7.9: SHA-1 over the sorted SHA-1 of the files."""
    sums = sorted(entry["checksums"][0]["checksumValue"] for entry in entries)
    return {"packageVerificationCodeValue": hashlib.sha1("".join(sums).encode()).hexdigest()}


def package_entry(component, entries):
    entry = {"SPDXID": f"SPDXRef-Package-{identifier(component.name)}", "name": component.name, "versionInfo": component.version,
             "supplier": component.supplier, "downloadLocation": "NOASSERTION", "filesAnalyzed": bool(entries),
             "licenseConcluded": "NOASSERTION", "licenseDeclared": component.licence, "copyrightText": "NOASSERTION"}
    if entries:
        entry["packageVerificationCode"] = verification_code(entries)
    if component.homepage:
        entry["homepage"] = component.homepage
    if component.comment:
        entry["licenseComments"] = component.comment
    if component.purl:
        entry["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": component.purl}]
    return entry


def relation(subject, kind, other):
    return {"spdxElementId": subject, "relationshipType": kind, "relatedSpdxElement": other}


def document(stage, name, main, others, created):
    """`main`: the program itself; `others`: what comes with it, apart where it has files, compiled in where it has none."""
    packages, files, relations, texts = [], [], [], {}
    for component in (main, *others):
        entries = file_entries(stage, component)
        packages.append(package_entry(component, entries))
        files += entries
        texts.update(component.texts)
        own = packages[-1]["SPDXID"]
        relations += [relation(own, "CONTAINS", entry["SPDXID"]) for entry in entries]
        if component is main:
            relations.append(relation("SPDXRef-DOCUMENT", "DESCRIBES", own))
        else:
            relations.append(relation(packages[0]["SPDXID"], "DYNAMIC_LINK" if entries else "STATIC_LINK", own))
    made = {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
            "creationInfo": {"created": created, "creators": [f"Tool: kerneldesk-sbom-{main.version}", SUPPLIER]},
            "packages": packages, "files": files, "relationships": relations,
            "hasExtractedLicensingInfos": [{"licenseId": key, "extractedText": text} for key, text in sorted(texts.items())]}
    # The same content has the same name, and no other has it.
    content = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made, sort_keys=True))
    made["documentNamespace"] = f"https://spdx.org/spdxdocs/{name}-{content}"
    return made


def own_files(stage, of_libraries):
    paths = [path for folder in ("bin", "lib/kerneldesk") for path in (stage / folder).iterdir() if path.is_file()]
    programs = sorted(path.relative_to(stage).as_posix() for path in paths if path.name != "qt.conf")
    return tuple(path for path in programs if path not in of_libraries)


def main():
    stage, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[5])
    name, version, listed = sys.argv[2:5]
    files = {}
    for line in pathlib.Path(listed).read_text(encoding="utf-8").splitlines():
        path, package = line.split("\t")
        files.setdefault(package, []).append(path)
    of_libraries = {path for paths in files.values() for path in paths}
    program = Component("KernelDesk", version, "GPL-3.0-or-later", SUPPLIER, files=own_files(stage, of_libraries))
    others = [*debian_components(files), *fonts(ROOT / "resources" / "fonts")]
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    made = document(stage, name, program, others, created.strftime("%Y-%m-%dT%H:%M:%SZ"))
    out.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
