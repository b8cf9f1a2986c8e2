# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the patterns of messages (core/base/message.h) for lupdate.

A literal is a pattern where the compiler makes a Message of it: as an argument of message(), Message(), or of a function that takes
a Message, as the initial value of a member or a variable of that type, and as what a function returns that gives one.
"""
import re

ROOMS = ("core", "ui", "app")
LITERAL = r'"(?:[^"\\\n]|\\.)*"'
LITERALS = rf'{LITERAL}(?:\s*{LITERAL})*'
TYPE = r'(?:const )?(?:kd::)?Message(?:Pattern<>)?[ &]+'
# Marks between words and sentences, which languages have of their own. Other patterns without words are alike in all.
MARKS = {"{}, {}", "{}.", "{} {}"}
# What a function takes; a Message& is what it fills.
TAKEN = r'(?:const (?:kd::)?Message&|(?:kd::)?Message(?:Pattern<>)?) '


def sources(root):
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                yield path.read_text(encoding="utf-8")


def without_comments(text):
    return re.sub(rf'({LITERAL})|//[^\n]*', lambda found: found.group(1) or "", text)


def end_of(text, begin):
    """Where the bracket that opens at `begin` closes."""
    depth = 0
    position = begin
    while position < len(text):
        literal = re.compile(LITERAL + r"|'(?:[^'\\\n]|\\.)+'").match(text, position)
        if literal:
            position = literal.end()
            continue
        if text[position] in "([{":
            depth += 1
        elif text[position] in ")]}":
            depth -= 1
            if depth == 0:
                return position
        position += 1
    return position


def receivers(texts):
    """Functions that take a Message, and members and variables that are one."""
    functions, members = {"message", "Message"}, set()
    for text in texts:
        functions.update(re.findall(rf'\b(\w+)\((?:[^()]|\([^()]*\))*?\b{TAKEN}\w+[^()]*\)', text))
        members.update(re.findall(rf'\b{TYPE}(\w+)(?:;|\s*=)', text))
    return functions - {"if", "for", "while", "catch", "switch", "return"}, members


def tables_of(texts):
    """At which places of its rows a structure has patterns."""
    tables = {}
    for text in texts:
        for structure in re.finditer(r'\bstruct (\w+) \{([^{}]*)\}', text):
            names = [member for member in structure.group(2).split(";") if member.strip()]
            tables[structure.group(1)] = [at for at, member in enumerate(names) if re.search(rf'\b{TYPE}\w+', member)]
    return tables


def parts(text):
    """`text` cut at its commas, but not within brackets and literals."""
    begin = position = 0
    while position < len(text):
        literal = re.compile(LITERAL + r"|'(?:[^'\\\n]|\\.)+'").match(text, position)
        if literal:
            position = literal.end()
        elif text[position] in "([{":
            position = end_of(text, position) + 1
        else:
            if text[position] == ",":
                yield text[begin:position]
                begin = position + 1
            position += 1
    yield text[begin:]


def patterns(text, functions, members, tables):
    for call in re.finditer(r'\b(?:' + "|".join(sorted(functions)) + r')(?:<[\w:]+>)?\s*\(', text):
        for argument in parts(text[call.end():end_of(text, call.end() - 1)]):
            if re.fullmatch(LITERALS, argument.strip()):
                yield argument
    for member in re.finditer(r'\b(?:' + "|".join(sorted(members)) + r')\s*=\s*(' + LITERALS + r')\s*[,;})]', text):
        yield member.group(1)
    for function in re.finditer(rf'\b{TYPE}[\w:]+\([^;{{}}]*\)[^;{{}}]*\{{', text):
        yield from re.findall(rf'\breturn\s+({LITERALS});', text[function.end():end_of(text, function.end() - 1)])
    for table in re.finditer(r'\bto_array<(\w+)>\(\{', text):
        places = tables.get(table.group(1), ())
        for row in parts(text[table.end():end_of(text, table.end() - 1)]):
            cells = list(parts(row.strip()[1:-1]))
            yield from (cells[at] for at in places if at < len(cells) and re.fullmatch(LITERALS, cells[at].strip()))
    # A row of a table: KD_WORDS(code, "kind", "hint").
    for row in re.finditer(rf'\bKD_WORDS\(\s*\w+,\s*({LITERALS})(?:,\s*({LITERALS}))?\)', text):
        yield from (literals for literals in row.groups() if literals)


def write(root, out):
    """Writes what lupdate reads."""
    texts = [without_comments(text) for text in sources(root)]
    functions, members = receivers(texts)
    tables = tables_of(texts)
    found = set()
    for text in texts:
        for literals in patterns(text, functions, members, tables):
            pattern = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals))
            if pattern in MARKS or re.search(r"[A-Za-z]{2}", re.sub(r"\{\d?\}", "", pattern)):
                found.add(pattern)
    lines = []
    for pattern in sorted(found):
        macro = "QT_TRANSLATE_N_NOOP" if "(s)" in pattern else "QT_TRANSLATE_NOOP"
        lines.append(f'{macro}("core", "{pattern}");\n')
    out.write_text("".join(lines), encoding="utf-8")
