#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Doxygen's input filter: gives the comment of a function to those that stand with it.

A comment right above a function is also that of the next ones, up to a blank line, which have its first or its last word: setLimit
after limit, uploadNow after copyNow. One that a blank line sets apart is that of all functions up to the next blank line.

usage: groupcomments.py HEADER     prints the header; every line keeps its number
"""
import re
import sys

TEMPLATE = re.compile(r"template <.*>$")
NAME = re.compile(r"(?!friend\b|return\b|requires\b|explicit\b)[\w\[:~<>,&* ]*?(\w+)\(")
WORD = re.compile(r"[A-Z]?[a-z0-9]+")


def function_name(text):
    name = NAME.match(re.sub(r"^template <.*?> (?=\w+ )", "", text))
    return name[1] if name else None


def are_related(one, other):
    one, other = ([word.lower() for word in WORD.findall(name)] for name in (one, other))
    return bool(one and other) and (one[0] == other[0] or one[-1] == other[-1])


class Group:
    """A comment and the functions below it."""

    def __init__(self, comment, is_apart, depth):
        self.comment = " ".join(comment)
        self.is_apart = is_apart
        self.depth = depth
        self.first = None       # the name of the first function
        self.start = None       # the line where the declaration at hand begins; None between declarations
        self.name = None

    def take(self, lines, number, text, depth):
        """Adds a line of code; False where the group has no functions."""
        if self.start is None:
            self.start, self.name = number, None
        if self.name is None and not TEMPLATE.match(text) and depth == self.depth:
            self.name = function_name(text)
            if self.name is None:
                return False
            self.found(lines)
        ends = text.split("//", 1)[0].rstrip().endswith((";", "}")) or text.endswith("}")
        if ends and (depth == self.depth or not self.has_body):
            self.start = None
        elif depth == self.depth and text == "{" or text.endswith("{"):
            self.has_body = True
        return True

    def found(self, lines):
        self.has_body = False
        if self.first is None:
            self.first = self.name
        elif self.is_apart or are_related(self.first, self.name):
            line = lines[self.start]
            lines[self.start] = f"{line[:self.depth]}/** {self.comment} */ {line[self.depth:]}"


def with_group_comments(lines):
    comment, is_apart, group = [], False, None
    for number, line in enumerate(lines):
        text = line.strip()
        depth = len(line) - len(line.lstrip())
        if text.startswith("///") and not text.startswith("///<"):
            if is_apart or group:
                comment, is_apart, group = [], False, None
            comment.append(text[3:].strip())
        elif not text:
            is_apart, group = bool(comment), None
        else:
            if comment:
                group = Group(comment, is_apart, depth)
            comment, is_apart = [], False
            if group and not group.take(lines, number, text, depth):
                group = None
    return lines


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as header:
        sys.stdout.writelines(with_group_comments(header.readlines()))
