#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual (resources/manual/*.md) as HTML: a page a chapter, the contents as index.html, and the pictures beside them.

usage: htmlmanual.py VERSION MANUAL_FOLDER OUT_FOLDER
"""
import html
import pathlib
import re
import shutil
import sys

STYLE = """
:root { color-scheme: light dark; --line: #dce1e7; --soft: #f4f6f8; --link: #0b62cc; }
@media (prefers-color-scheme: dark) { :root { --line: #2d333c; --soft: #272c34; --link: #5aa9ff; } body { background: #16191e; color: #e4e8ee; } }
body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em; }
a { color: var(--link); } code, pre { font-family: "JetBrains Mono", monospace; font-size: 0.88em; }
pre { background: var(--soft); padding: 0.8em; overflow-x: auto; border-radius: 5px; } img { max-width: 100%; border: 1px solid var(--line); }
table { border-collapse: collapse; } td, th { border-bottom: 1px solid var(--line); padding: 0.3em 1.2em 0.3em 0; text-align: left; vertical-align: top; }
"""
HEADING = re.compile(r"(#+) (.*) \{#([a-z0-9-]+)\}")
ITEM = re.compile(r"(?:\d+\.|-) (.*)")


class Chapter:
    """One file of the manual: its name without ending, its title, and its sections as (anchor, title, level)."""

    def __init__(self, path):
        self.name, self.text = path.stem, path.read_text(encoding="utf-8")
        self.sections = [(match[3], match[2], len(match[1])) for match in map(HEADING.fullmatch, self.text.splitlines()) if match]
        self.title = self.sections[0][1]


def chapters(folder):
    return [Chapter(path) for path in sorted(pathlib.Path(folder).glob("*.md"))]


def pictures(chapter):
    """Paths beside the chapter's own folder."""
    return re.findall(r"!\[[^\]]*\]\(([^)]+)\)", chapter.text)


def links(chapter):
    """Anchors that the chapter leads to."""
    return re.findall(r"[^!]\[[^\]]*\]\(#([^)]+)\)", chapter.text)


def inline(text, pages):
    """Code, emphasis, pictures and links of a paragraph. `pages`: anchor -> address of its page."""
    def span(part):
        part = html.escape(part)
        part = re.sub(r"!\[([^\]]*)\]\((?:[^)]*/)?([^)/]+)\)", r'<img src="\2" alt="\1">', part)
        part = re.sub(r"\[([^\]]*)\]\(#([^)]+)\)", lambda link: f'<a href="{pages[link[2]]}#{link[2]}">{link[1]}</a>', part)
        return re.sub(r"\*(?!\*)([^*]+)\*", r"<em>\1</em>", re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", part))
    parts = re.split(r"`([^`]*)`", text)
    # A link may hold code, so that marks stand for code until the rest is done.
    marked = span("".join(part if index % 2 == 0 else f"\x00{index}\x00" for index, part in enumerate(parts)))
    return re.sub("\x00(\\d+)\x00", lambda mark: f"<code>{html.escape(parts[int(mark[1])])}</code>", marked)


def table(lines, pages):
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if not re.fullmatch(r"\|[-|]+\|", line)]
    rows = ["".join(f"<{tag}>{inline(cell.strip('| '), pages)}</{tag}>" for cell in row)
            for tag, row in zip(["th"] + ["td"] * len(cells), cells)]
    return "<table>\n" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>"


def items(lines, pages):
    """A list: each line that begins with a mark is an item, and what is indented goes on with it."""
    texts = []
    for line in lines:
        match = ITEM.fullmatch(line)
        if match:
            texts.append(match[1])
        else:
            texts[-1] += " " + line.strip()
    tag = "ol" if lines[0][0].isdigit() else "ul"
    return f"<{tag}>\n" + "".join(f"<li>{inline(text, pages)}</li>\n" for text in texts) + f"</{tag}>"


def block(lines, pages):
    heading = HEADING.fullmatch(lines[0])
    if heading:
        level = len(heading[1])
        return f'<h{level} id="{heading[3]}">{inline(heading[2], pages)}</h{level}>'
    if lines[0].startswith("```"):
        return f"<pre><code>{html.escape(chr(10).join(lines[1:-1]))}</code></pre>"
    if lines[0].startswith("|"):
        return table(lines, pages)
    if ITEM.fullmatch(lines[0]):
        return items(lines, pages)
    return f"<p>{inline(' '.join(lines), pages)}</p>"


def blocks(text):
    """Lines of each block: blank lines part them, but within a fence."""
    found, is_fenced = [[]], False
    for line in text.splitlines():
        is_fenced ^= line.startswith("```")
        if line or is_fenced:
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [lines for lines in found if lines]


def page(title, body):
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{html.escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n")


def chapter_page(chapter, pages, neighbours):
    steps = " · ".join(f'<a href="{address}">{html.escape(name)}</a>' for name, address in neighbours)
    body = "\n".join(block(lines, pages) for lines in blocks(chapter.text))
    return page(f"{chapter.title} - KernelDesk", f"<nav>{steps}</nav>\n{body}\n<hr>\n<nav>{steps}</nav>")


def contents_page(all_chapters, version):
    entries = "".join(f'<li><a href="{each.name}.html">{html.escape(each.title)}</a><ul>'
                      + "".join(f'<li><a href="{each.name}.html#{anchor}">{html.escape(title)}</a></li>'
                                for anchor, title, level in each.sections if level > 1) + "</ul></li>\n" for each in all_chapters)
    return page("KernelDesk manual", f"<h1>KernelDesk {html.escape(version)}: the manual</h1>\n<ol>\n{entries}</ol>")


def write(version, folder, out):
    folder, out = pathlib.Path(folder), pathlib.Path(out)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    every = chapters(folder)
    pages = {anchor: f"{each.name}.html" for each in every for anchor, _, _ in each.sections}
    for at, each in enumerate(every):
        neighbours = [("Contents", "index.html")] + [(other.title, f"{other.name}.html") for other in every[max(at - 1, 0):at + 2]
                                                     if other is not each]
        (out / f"{each.name}.html").write_text(chapter_page(each, pages, neighbours), encoding="utf-8")
        for picture in pictures(each):
            shutil.copyfile(folder / picture, out / pathlib.Path(picture).name)
    (out / "index.html").write_text(contents_page(every, version), encoding="utf-8")


if __name__ == "__main__":
    write(*sys.argv[1:])
