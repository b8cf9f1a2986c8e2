# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line defines, as `kerneldesk help --format json` tells it: the source of completion and of manual pages."""
import dataclasses
import json
import os
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class Option:
    names: tuple  # empty: a word without a name, such as FILE
    value: str  # what help shows for the value; empty: the option takes none
    values: int
    repeats: bool
    group: str
    description: str

    def words(self):
        """The values that there are, where help lists them."""
        words = self.value.split("|")
        return words if self.names and len(words) > 1 and all(re.fullmatch(r"[a-z0-9]+", word) for word in words) else []

    def kind(self):
        """What a shell can offer for the value: words, folder, file, example, command, or text, which only the user knows."""
        if self.words():
            return "words"
        if "--example" in self.names:
            return "example"
        if self.value == "COMMAND" and not self.names:
            return "command"
        if self.value == "FOLDER":
            return "folder"
        files = r"FILE(\.\w+)?|OUT|PATH\|none|BEFORE AFTER" if self.names else r"FILE|[AB]"
        return "file" if re.fullmatch(files, self.value) else "text"


@dataclasses.dataclass(frozen=True)
class Command:
    name: str
    description: str
    footer: str
    options: tuple
    commands: tuple

    def named(self):
        return [option for option in self.options if option.names]

    def positional(self):
        return [option for option in self.options if not option.names]


def parse(document):
    options = [Option(tuple(option["names"]), option["value"] or "", option["values"], option["repeats"], option["group"],
                      option["description"]) for option in document["options"]]
    # Words without names come first, the help last: as in the help itself.
    options.sort(key=lambda option: (bool(option.names), "--help" in option.names))
    return Command(document["name"], document["description"], document["footer"], tuple(options),
                   tuple(parse(command) for command in document.get("commands", [])))


def read(kerneldesk):
    """Asks the program, in English, whatever language its user has chosen."""
    environment = dict(os.environ, LC_ALL="C.UTF-8", KERNELDESK_LANGUAGE="en")
    told = subprocess.run([kerneldesk, "help", "--format", "json"], env=environment, check=True, capture_output=True, timeout=120)
    return parse(json.loads(told.stdout))
