#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""catalogues.py SOURCE_FOLDER OUT_FOLDER LUPDATE [--update]: holds every translations/kerneldesk_LANGUAGE.ts to the program's texts.

Fails where a text is missing, unfinished or no longer there, where a translation lost or gained a place, an option, mark-up, the
mark of a mnemonic, a line or a space at an end, and where it lacks one of its language's plural forms. --update writes the texts
that came and went into the files first, which leaves the new ones to translate.
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import patterns

PLURAL_FORMS = {"de": 2, "ja": 1, "zh_CN": 1}
SHOWN = 20  # findings of one file
MNEMONIC = re.compile(r"&(?=[^\s&;])(?!\w+;)")


def places(text):
    """Numbered places of Qt, and those of messages, where {} counts as the next number."""
    text = text.replace("{{", "").replace("}}", "")
    braces = re.findall(r"\{(\d?)\}", text)
    return sorted(re.findall(r"%L?\d{1,2}|%n", text)), sorted(number or str(at) for at, number in enumerate(braces))


def same(pattern):
    return lambda text: sorted(re.findall(pattern, text))


RULES = {
    "its places": places,
    "its options": same(r"(?<![\w-])--[a-z][-\w]*"),
    "its mark-up": same(r"</?[a-z]\w*[^<>]*>"),
    "the mark of its mnemonic": lambda text: len(MNEMONIC.findall(text.replace("&&", ""))),
    "its lines": lambda text: text.count("\n"),
    "its spaces at the ends": lambda text: (text.startswith(" "), text.endswith(" ")),
}


def texts(file):
    """{(context, source, comment): (is plural, [translations], is finished)} of a .ts file."""
    found = {}
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            key = (context.findtext("name"), message.findtext("source") or "", message.findtext("comment") or "")
            found[key] = (message.get("numerus") == "yes", forms, translation.get("type") != "unfinished")
    return found


def extract(root, out, lupdate, file, language):
    """What lupdate says of names that it cannot resolve goes with an error only."""
    collected = out / "patterns.cpp"
    patterns.write(root, collected)
    made = subprocess.run([lupdate, "-silent", "-no-obsolete", "-I", root, "-locations", "none", "-source-language", "en",
                           "-target-language", language, root / "app", root / "ui", collected, "-ts", file],
                          capture_output=True, text=True)
    if made.returncode != 0:
        sys.exit(made.stderr)


def misread(root):
    """Literals of tr() with \\u202F before a digit or a letter up to F, which lupdate takes for a part of the escape: such a text is
    not found in any language. "\\u202F" "B" is."""
    for text in patterns.sources(root):
        yield from re.findall(r'\btr\(\s*("(?:[^"\\\n]|\\.)*\\u[0-9A-Fa-f]{5}(?:[^"\\\n]|\\.)*")', text)


def findings(file, wanted):
    language = file.stem.split("_", 1)[1]
    have = texts(file)
    for key in wanted.keys() - have.keys():
        yield f'"{key[1]}" ({key[0]}) is not there'
    for key in have.keys() - wanted.keys():
        yield f'"{key[1]}" ({key[0]}) is a text of the program no longer'
    for key in wanted.keys() & have.keys():
        is_plural, forms, is_finished = have[key]
        source = key[1]
        if not is_finished or not all(form.strip() for form in forms) and source.strip():
            yield f'"{source}" ({key[0]}) is not translated'
            continue
        if is_plural and len(forms) != PLURAL_FORMS[language]:
            yield f'"{source}" has {len(forms)} forms, not {PLURAL_FORMS[language]}'
        for form in forms:
            lost = [what for what, of in RULES.items() if of(form) != of(source)]
            # A form for one number may name it in words.
            if is_plural and lost == ["its places"] and places(form)[1] == places(source)[1]:
                lost = []
            if lost:
                yield f'"{source}" lost or gained {" and ".join(lost)} in "{form}"'
            if is_plural and "(s)" in form:
                yield f'"{source}" has (s) in "{form}"'


def main():
    root, out, lupdate = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    out.mkdir(parents=True, exist_ok=True)
    files = sorted((root / "translations").glob("kerneldesk_*.ts"))
    if "--update" in sys.argv:
        for file in files:
            extract(root, out, lupdate, file, file.stem.split("_", 1)[1])
    every = out / "every.ts"
    every.unlink(missing_ok=True)
    extract(root, out, lupdate, every, "en")
    wanted, failed = texts(every), 0
    for literal in misread(root):
        failed += 1
        print(f'{literal}: end the literal behind its escape')
    for file in files:
        found = sorted(findings(file, wanted))
        failed += len(found)
        for line in found[:SHOWN]:
            print(f"{file.name}: {line}")
        if len(found) > SHOWN:
            print(f"{file.name}: and {len(found) - SHOWN} more")
    print(f"{len(files)} languages of {len(wanted)} texts, {failed} findings")
    sys.exit(failed > 0)


main()
