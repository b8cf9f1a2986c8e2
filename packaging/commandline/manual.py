#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual pages: of kerneldesk and of each of its commands, made of what the command line itself defines and of the table
of variables in README.md; of the other programs, and what no option tells, made of sections.md.

usage: manual.py KERNELDESK VERSION README FOLDER
"""
import pathlib
import re
import sys

import definition

EACH_COMMAND = "Each has a page of its own, `kerneldesk-COMMAND`(1), and tells all by `kerneldesk COMMAND --help`."
SECTIONS = pathlib.Path(__file__).with_name("sections.md")


def escaped(text):
    """Text of a page: what troff would obey, and what a locale might lack, by name."""
    text = text.replace("\\", "\\(rs").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha")
    text = text.replace("~", "\\(ti").replace('"', "\\(dq")
    text = "".join(character if ord(character) < 128 else f"\\[u{ord(character):04X}]" for character in text)
    return "\\&" + text if text.startswith(".") else text


def prose(text):
    """A paragraph, with what stands between back quotes in bold."""
    parts = re.split(r"`([^`]*)`", text)
    return "".join("\\fB" + escaped(part) + "\\fR" if index % 2 else escaped(part) for index, part in enumerate(parts))


def example(lines):
    return [".PP", ".in +4n", ".nf", *[escaped(line) for line in lines], ".fi", ".in"]


def definitions(rows):
    """Rows of a term, in roff, and what it means, in words."""
    return [line for term, meaning in rows for line in (".TP", term, meaning or "\\&")]


def bold(text):
    return "\\fB" + escaped(text) + "\\fR"


def table_rows(lines):
    """The rows of a Markdown table of two columns, without its head."""
    return [re.fullmatch(r"\| (.*?) \| (.*) \|", line).groups() for line in lines[2:]]


def blocks(text):
    """Markdown as the sections use it: paragraphs, tables of two columns, and examples, which are indented."""
    page = []
    for block in re.split(r"\n\n+", text.strip("\n")):
        lines = block.split("\n")
        if lines[0].startswith("|"):
            page += definitions((prose(term), prose(meaning)) for term, meaning in table_rows(lines))
        elif lines[0].startswith("    "):
            page += example([line[4:] for line in lines])
        else:
            page += [".PP", *[prose(line) for line in lines]]
    return page


def footer_blocks(text):
    """The end of a help text: sentences, a line each or more, and examples, which are indented by two."""
    page = []
    for block in re.split(r"\n\n+", text.strip("\n")):
        lines = block.split("\n")
        page += example([line[2:] for line in lines]) if lines[0].startswith("  ") else [".PP", *[escaped(line) for line in lines]]
    return page


def section(title, lines):
    """A section; a paragraph at its beginning needs no mark of its own."""
    return [f".SH {title}", *(lines[1:] if lines and lines[0] == ".PP" else lines)] if lines else []


def page(name, version, summary, sections):
    head = ['.\\" SPDX-License-Identifier: GPL-3.0-or-later', f'.TH {name.upper()} 1 "" "KernelDesk {version}" "KernelDesk"',
            *section("NAME", [escaped(f"{name}") + " \\- " + escaped(summary)])]
    return "\n".join(head + [line for title, lines in sections for line in section(title, lines)]) + "\n"


def lower_first(text):
    return text[:1].lower() + text[1:]


def option_term(option):
    if not option.names:
        return "\\fI" + escaped(option.value) + "\\fR"
    return ", ".join(bold(name) for name in option.names) + (" \\fI" + escaped(option.value) + "\\fR" if option.value else "")


def option_sections(command):
    groups = {}
    for option in command.options:
        groups.setdefault(option.group, []).append((option_term(option), escaped(option.description)))
    lines = []
    for group in sorted(groups, key=bool):
        lines += ([".SS " + escaped(group)] if group else []) + definitions(groups[group])
    return lines


def exit_status(footer):
    """What the end of the help says of exit statuses ("Exit status: 0 done; 1 the kernel failed."), one each, and what follows."""
    sentence = re.search(r"Exit status: (.*?)\.\n", footer + "\n", re.S)
    rows = [part.strip().split(" ", 1) for part in re.sub(r"\s+", " ", sentence.group(1)).split(";")]
    return definitions((bold(status), escaped(meaning)) for status, meaning in rows) + footer_blocks(footer[sentence.end():])


def environment(readme):
    """The table of variables."""
    table = re.search(r"^## Environment\n\n((?:\|.*\n)+)", readme, re.M).group(1).splitlines()
    return definitions((prose(names), prose(meaning)) for names, meaning in table_rows(table))


def see_also(names):
    return [", ".join(f"{bold(name)}(1)" for name in names)]


def main_page(program, version, extra, readme):
    pages = [f"kerneldesk-{command.name}" for command in program.commands]
    commands = definitions((bold(command.name), escaped(command.description)) for command in program.commands)
    return page("kerneldesk", version, "compiles, runs, times and explains CUDA kernels", [
        ("SYNOPSIS", example(["kerneldesk [FILE]…", "kerneldesk COMMAND [OPTIONS] [FILE]"])),
        ("DESCRIPTION", extra["DESCRIPTION"]),
        ("COMMANDS", commands + [".PP", prose(EACH_COMMAND)]),
        ("OPTIONS", option_sections(program)),
        ("EXIT STATUS", exit_status(program.footer)),
        ("ENVIRONMENT", environment(readme)),
        ("FILES", extra["FILES"]),
        ("EXAMPLES", extra["EXAMPLES"]),
        ("SEE ALSO", see_also([*pages, "kerneldesk-window", "kerneldesk-worker"]))])


def command_page(program, command, version):
    words = "".join(f" [{option.value}]" for option in command.positional())
    has_footer = command.footer and command.footer != program.footer
    return page(f"kerneldesk-{command.name}", version, lower_first(command.description), [
        ("SYNOPSIS", [f"{bold('kerneldesk ' + command.name)} [\\fIOPTIONS\\fR]{escaped(words)}"]),
        ("DESCRIPTION", footer_blocks(command.footer) if has_footer else [".PP", escaped(command.description) + "."]),
        ("OPTIONS", option_sections(command)),
        ("SEE ALSO", [bold("kerneldesk") + "(1), where exit statuses and environment variables are told"])])


def read_sections(text):
    """Program -> (summary, section -> lines of its page)."""
    programs = {}
    for part in re.split(r"^# ", text, flags=re.M)[1:]:
        name, _, rest = part.partition("\n")
        head, *sections = re.split(r"^## ", rest, flags=re.M)
        titled = (each.partition("\n") for each in sections)
        programs[name] = head.strip(), {title: blocks(body) for title, _, body in titled}
    return programs


def pages(program, version, readme):
    """File name -> text."""
    extra = read_sections(SECTIONS.read_text(encoding="utf-8"))
    made = {"kerneldesk.1": main_page(program, version, extra.pop("kerneldesk")[1], readme)}
    for command in program.commands:
        made[f"kerneldesk-{command.name}.1"] = command_page(program, command, version)
    for name, (summary, sections) in extra.items():
        made[f"{name}.1"] = page(name, version, summary, [*sections.items(), ("SEE ALSO", see_also(["kerneldesk"]))])
    return made


def main():
    kerneldesk, version, readme, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.1"):
        old.unlink()
    for name, text in pages(definition.read(kerneldesk), version, readme.read_text(encoding="utf-8")).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
