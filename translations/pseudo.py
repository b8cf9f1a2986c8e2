#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo.py SOURCE_FOLDER OUT_FOLDER LUPDATE LRELEASE: makes kerneldesk_pseudo.qm.

This is a language for tests, in which every letter has an accent and every text is 40 % longer.
Places (%1, %n, {0}), mark-up, options, the mark of a mnemonic, file names' endings and what is no letter stay as they are.
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import patterns

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçđéƒĝĥíĵķļḿñóṕɋŕšţúṽŵẋýžÁɃÇĐÉƑĜĤÍĴĶĻḾÑÓṔɊŔŠŢÚṼŴẊÝŽ"
LETTERS = dict(zip(PLAIN, ACCENTED))
KEPT = re.compile(r"%L?(?:\d{1,2}|n)|\{\d?\}|\{\{|\}\}|<[^<>]+>|&(?:[a-z]+|#\d+);|\*\.\w+|(?<![\w-])--?[a-z][-\w]*")


def longer(letters):
    """How often each of `letters` is written: vowels twice first, then others, until there are 40 % more."""
    wanted = (4 * len(letters) + 9) // 10
    order = sorted(range(len(letters)), key=lambda at: letters[at].lower() not in "aeiou")
    return {at: 2 for at in order[:wanted]}


def pseudo(text):
    pieces, position = [], 0
    for kept in KEPT.finditer(text):
        pieces += [(text[position:kept.start()], False), (kept.group(), True)]
        position = kept.end()
    pieces.append((text[position:], False))
    times = longer([letter for piece, is_kept in pieces if not is_kept for letter in piece if letter in LETTERS])
    written, count = [], 0
    for piece, is_kept in pieces:
        for letter in piece:
            if is_kept or letter not in LETTERS:
                written.append(letter)
                continue
            written.append(LETTERS[letter] * times.get(count, 1))
            count += 1
    return "".join(written)


def translate(file):
    tree = ET.parse(file)
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form, ending in zip(forms, ("", "s")):
            form.text = pseudo(source.replace("(s)", ending))
        if not forms:
            translation.text = pseudo(source)
    tree.write(file, encoding="utf-8", xml_declaration=True)


def check_contexts(root, file):
    """lupdate gives a text the context in which it finds the class before tr(). Where it cannot find that class (a function whose
    return type it does not know stands before), it takes the name as it is written: the program then looks elsewhere."""
    declared = {"core"}
    for text in patterns.sources(root):
        declared.update(re.findall(r'\bQ_DECLARE_TR_FUNCTIONS\(([\w:]+)\)', text))
        declared.update(re.findall(r'\btranslate\("([\w:]+)"', text))
        declared.update("kd::" + name for name in re.findall(r'\bclass (\w+)[^;{]*\{\s*Q_OBJECT', text))
    unknown = [name for name in (context.findtext("name") for context in ET.parse(file).getroot().iter("context"))
               if name not in declared]
    if unknown:
        sys.exit(f"no program looks for texts in the context {', '.join(unknown)}: name Q_DECLARE_TR_FUNCTIONS() as its class")


def main():
    root, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    lupdate, lrelease = sys.argv[3:]
    out.mkdir(parents=True, exist_ok=True)
    collected, texts = out / "patterns.cpp", out / "kerneldesk_pseudo.ts"
    patterns.write(root, collected)
    texts.unlink(missing_ok=True)
    # What lupdate says of names that it cannot resolve goes with an error only.
    made = subprocess.run([lupdate, "-silent", "-I", root, "-locations", "none", "-source-language", "en", "-target-language", "en",
                           root / "app", root / "ui", collected, "-ts", texts], capture_output=True, text=True)
    if made.returncode != 0 or not texts.exists():
        sys.exit(made.stderr)
    check_contexts(root, texts)
    translate(texts)
    subprocess.run([lrelease, "-silent", texts, "-qm", out / "kerneldesk_pseudo.qm"], check=True)


main()
