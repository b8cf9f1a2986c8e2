#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes completion for bash, zsh and fish, made of what the command line itself defines.

usage: completion.py KERNELDESK FOLDER    writes FOLDER/kerneldesk.bash, _kerneldesk and kerneldesk.fish
"""
import pathlib
import sys

import definition

LICENCE = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
EXAMPLES = """kerneldesk examples --format json 2>/dev/null | sed -n 's/^.*"name": "\\([^"]*\\)".*$/\\1/p'"""


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def bash_values(program, option):
    """What offers the values of `option`, for the word "$cur"."""
    return {"words": "_kerneldesk_words " + quoted(" ".join(option.words())),
            "example": '_kerneldesk_words "$(_kerneldesk_examples)"',
            "command": "_kerneldesk_words " + quoted(" ".join(command.name for command in program.commands)),
            "folder": "_kerneldesk_files -d",
            "file": "_kerneldesk_files -f",
            "text": ":"}[option.kind()]


def bash_command(program, command):
    names = " ".join(name for option in command.named() for name in option.names)
    lines = [f"    {command.name})", "      options=" + quoted(names)]
    if command.positional():
        lines.append("      words=" + quoted(bash_values(program, command.positional()[0])))
    offers = {}
    for option in command.named():
        if option.value:
            offers.setdefault(bash_values(program, option), []).extend(option.names)
    lines.append("      case $option in")
    lines += [f"        {'|'.join(names)}) {offer}; return ;;" for offer, names in offers.items()]
    return lines + ["      esac ;;"]


def bash(program):
    names = " ".join(command.name for command in program.commands)
    options = " ".join(name for option in program.named() for name in option.names)
    cases = [line for command in program.commands for line in bash_command(program, command)]
    return LICENCE + rf"""# Completion of kerneldesk for bash.

_kerneldesk_examples() {{ {EXAMPLES}; }}
_kerneldesk_words() {{ mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"); }}
_kerneldesk_files() {{ compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen "$1" -- "$cur"); }}

_kerneldesk() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} option=${{COMP_WORDS[COMP_CWORD-1]}} command= options= words=: word
  # --format=json is three words for bash.
  if [[ $cur == = ]]; then cur=; elif [[ $option == = ]]; then option=${{COMP_WORDS[COMP_CWORD-2]}}; fi
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    if [[ " {names} " == *" $word "* ]]; then command=$word; break; fi
  done
  COMPREPLY=()
  case $command in
{chr(10).join(cases)}
    *)
      options={quoted(options)} words={quoted("_kerneldesk_words " + quoted(names))}
      if [[ $cur == */* || $cur == *.* ]]; then words='_kerneldesk_files -f'; fi ;;
  esac
  if [[ $cur == -* ]]; then _kerneldesk_words "$options"; else eval "$words"; fi
}}

complete -F _kerneldesk kerneldesk
"""


def zsh_text(text):
    for character in "\\[]:":
        text = text.replace(character, "\\" + character)
    return text


def zsh_values(option):
    return {"words": "(" + " ".join(option.words()) + ")", "example": "_kerneldesk_examples", "command": "_kerneldesk_commands",
            "folder": "_files -/", "file": "_files", "text": ""}[option.kind()]


def zsh_option(option):
    value = f":{zsh_text(option.value)}:{zsh_values(option)}" if option.value else ""
    if not option.names:
        return quoted(f"::{zsh_text(option.value)}:{zsh_values(option)}")
    value *= option.values or 1
    help_text = f"[{zsh_text(option.description)}]{value}"
    if option.repeats:
        return "'*'" + option.names[0] + quoted(help_text)
    names = "{" + ",".join(option.names) + "}" if len(option.names) > 1 else option.names[0]
    return quoted("(" + " ".join(option.names) + ")") + names + quoted(help_text)


def zsh_arguments(command):
    return " \\\n        ".join(zsh_option(option) for option in command.options)


def zsh(program):
    described = "\n".join("    " + quoted(command.name + ":" + zsh_text(command.description)) for command in program.commands)
    cases = "\n".join(f"    {command.name})\n      _arguments -s \\\n        {zsh_arguments(command)} ;;"
                      for command in program.commands)
    return "#compdef kerneldesk\n" + LICENCE + rf"""# Completion of kerneldesk for zsh.

_kerneldesk_examples() {{
  local -a examples=(${{(f)"$({EXAMPLES})"}})
  compadd -a examples
}}

_kerneldesk_commands() {{
  local -a commands=(
{described}
  )
  _describe command commands
}}

_kerneldesk_first() {{
  _kerneldesk_commands
  _files
}}

_kerneldesk() {{
  local context state state_descr line
  typeset -A opt_args
  _arguments -C \
        {zsh_arguments(program)} \
        '1:command:_kerneldesk_first' '*::argument:->arguments'
  [[ $state == arguments ]] || return
  case $line[1] in
{cases}
  esac
}}

_kerneldesk "$@"
"""


def fish_values(option):
    offered = {"words": " ".join(option.words()), "example": "(__kerneldesk_examples)"}.get(option.kind())
    if offered:
        return f" -x -a '{offered}'"
    return {"folder": " -x -a '(__fish_complete_directories)'", "file": " -r -F"}.get(option.kind(), " -x" if option.value else "")


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_option(condition, option):
    names = "".join(f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}" for name in option.names)
    return f"complete -c kerneldesk -n {condition}{names}{fish_values(option)} -d {fish_quoted(option.description)}"


def fish(program):
    lines = [LICENCE.rstrip(), "# Completion of kerneldesk for fish.", "",
             f"function __kerneldesk_examples\n    {EXAMPLES}\nend", ""]
    for option in program.named():
        lines.append(fish_option("__fish_use_subcommand", option))
    for command in program.commands:
        lines.append(f"complete -c kerneldesk -n __fish_use_subcommand -a {command.name} -d {fish_quoted(command.description)}")
    for command in program.commands:
        condition = f"'__fish_seen_subcommand_from {command.name}'"
        if all(option.kind() != "file" for option in command.positional()):
            lines.append(f"complete -c kerneldesk -n {condition} -f")
        if any(option.kind() == "command" for option in command.positional()):
            lines.append(f"complete -c kerneldesk -n {condition} -a {quoted(' '.join(each.name for each in program.commands))}")
        lines += [fish_option(condition, option) for option in command.named()]
    return "\n".join(lines) + "\n"


def main():
    program, folder = definition.read(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, write in {"kerneldesk.bash": bash, "_kerneldesk": zsh, "kerneldesk.fish": fish}.items():
        (folder / name).write_text(write(program), encoding="utf-8")


if __name__ == "__main__":
    main()
