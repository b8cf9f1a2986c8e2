#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the engine's reference with Doxygen, and fails where a public header's comments do not hold.

usage: reference.py DOXYGEN SOURCE_FOLDER OUTPUT_FOLDER VERSION INTERNALS [OVERVIEW]
INTERNALS is the pattern of headers that are not installed, OVERVIEW the first page. Errors are: whatever Doxygen warns of (unknown parameters, references
that lead nowhere, unknown commands); a class, enumeration, macro or function without a comment; a public header that includes one
that is not installed. What needs no comment of its own: data and enumerations of a class, constructors, destructors, operators,
members without parameters, to_json and from_json, specialisations of templates. Exits 77 where there is no Doxygen.
"""
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
MEMBER = re.compile(r"warning: Member (?P<name>.*) \((?P<kind>[a-z ]+)\) of (?P<scope>\w+) (?P<owner>.*) is not documented\.$")
INCLUDE = re.compile(r'#include "(core/[^"]+)"')
SPECIALISATION = re.compile(r"warning: (Compound [\w:]+<|Member \w+<|Member .* of \w+ [\w:]+<).* is not documented\.$")
DATA = {"variable", "enumvalue", "typedef", "friend"}


def public_headers(source, internals):
    hidden = re.compile(internals)
    headers = sorted((source / "core").rglob("*.h"))
    return [header for header in headers if not hidden.search(header.relative_to(source).as_posix())]


def hidden_includes(source, headers):
    shown = {header.relative_to(source).as_posix() for header in headers}
    for header in headers:
        for name in INCLUDE.findall(header.read_text(encoding="utf-8")):
            if name not in shown:
                yield f"{header}: includes {name}, which is not installed"


def explains_itself(warning):
    if SPECIALISATION.search(warning):
        return True
    member = MEMBER.search(warning)
    if not member:
        return False
    if member["kind"] in DATA or member["kind"] == "enumeration" and member["scope"] != "namespace":
        return True
    name, _, parameters = member["name"].partition("(")
    owner = re.sub(r"<.*", "", member["owner"]).rsplit("::", 1)[-1].strip()
    return (member["kind"] == "function" and member["scope"] != "namespace" and parameters.startswith(")")
            or name in (owner, f"~{owner}", "to_json", "from_json") or name.startswith("operator"))


def build(doxygen, source, output, version, inputs):
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    log = output / "warnings.txt"
    settings = (HERE / "Doxyfile.in").read_text(encoding="utf-8")
    for name, value in (("version", version), ("output", f'"{output}"'), ("source", f'"{source}"'), ("log", f'"{log}"'),
                        ("filter", f"{sys.executable} {HERE / 'groupcomments.py'}"),
                        ("inputs", " \\\n    ".join(f'"{path}"' for path in inputs))):
        settings = settings.replace(f"@{name}@", value)
    (output / "Doxyfile").write_text(settings, encoding="utf-8")
    subprocess.run([doxygen, output / "Doxyfile"], cwd=output, check=True)
    return [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]


def main():
    doxygen, source, output, version, internals = sys.argv[1:6]
    overview = pathlib.Path(sys.argv[6]) if len(sys.argv) > 6 else HERE / "overview.dox"
    if not shutil.which(doxygen):
        print("SKIP: there is no doxygen to build the engine's reference with (Debian's package: doxygen).")
        sys.exit(77)
    source, output = pathlib.Path(source).resolve(), pathlib.Path(output).resolve()
    headers = public_headers(source, internals)
    problems = list(hidden_includes(source, headers))
    problems += [line for line in build(doxygen, source, output, version, [overview, *headers]) if not explains_itself(line)]
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(f"The reference has {len(problems)} faults.")
    print(f"{len(headers)} headers: {output / 'html/index.html'}")


if __name__ == "__main__":
    main()
