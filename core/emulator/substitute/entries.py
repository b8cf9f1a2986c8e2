#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what the substitute libraries export, after the headers of CUDA that the build has: the functions that only pass on to the
table of the emulated driver, other names of functions that are there, and for all others of the headers one that says that it is not
emulated. What the sources define by hand is left to them.

usage: entries.py driver COMPILER INCLUDE TABLE OUTPUT SOURCE...     TABLE: core/driver/driverapi.h
       entries.py runtime COMPILER INCLUDE OUTPUT SOURCE...
"""
import pathlib
import re
import subprocess
import sys

NOTE = "// Made by entries.py.\n"
RESULT = r"CUresult CUDAAPI|(?:cudaError_t|cudaChannelFormatDesc|const char\*) CUDARTAPI|int|void\*\*|void|char|unsigned"
DEFINED = re.compile(rf"^(?:{RESULT}) ([a-zA-Z_]\w*)\(", re.M)
ALIAS = """#if defined(__x86_64__)
#define KD_ALIAS(name, target) __asm__(".text\\n.p2align 4\\n.globl " #name "\\n.type " #name ", @function\\n" #name ":\\n\\tjmp " #target "\\n")
#elif defined(__aarch64__)
#define KD_ALIAS(name, target) __asm__(".text\\n.p2align 4\\n.globl " #name "\\n.type " #name ", %function\\n" #name ":\\n\\tb " #target "\\n")
#endif
"""


def preprocessed(compiler, include, headers, *options):
    text = "".join(f"#include <{header}>\n" for header in headers)
    command = [compiler, "-E", "-P", "-x", "c++", f"-I{include}", *options, "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def prototypes(text, result):
    found = re.findall(result + r"\s+(cu\w+)\s*\(([^;{]*?)\)\s*;", text)
    return {name: " ".join(parameters.split()) for name, parameters in found}


def argument_names(parameters):
    if parameters in ("", "void"):
        return ""
    return ", ".join(re.search(r"(\w+)\s*(?:\[\d*\])?$", each.strip())[1] for each in parameters.split(","))


def defined_in(sources):
    return {name for source in sources for name in DEFINED.findall(pathlib.Path(source).read_text(encoding="utf-8"))}


def base_of(name):
    return re.sub(r"_pt[ds][sz]$", "", name)


def driver(compiler, include, table, output, sources):
    headers = ("cuda.h", "cudaProfiler.h")
    normal = prototypes(preprocessed(compiler, include, headers), "CUresult")
    every = prototypes(preprocessed(compiler, include, headers, "-D__CUDA_API_VERSION_INTERNAL"), "CUresult")
    every = {**normal, **every}
    header = (pathlib.Path(include) / "cuda.h").read_text(encoding="utf-8", errors="replace")
    renamed = {}
    for name, target in re.findall(r"^\s*#\s*define\s+(cu[A-Z]\w+)\s+(?:__CUDA_API_PT[DS][SZ]\()?(\w+)\)?\s*$", header, re.M):
        renamed.setdefault(name, target)
    text = pathlib.Path(table).read_text(encoding="utf-8")
    common = text[text.index("#define KD_COMMON_SLOTS"):text.index("#define KD_DEVICE_SLOTS")]
    slots = [renamed.get(name, name) for name in re.findall(r"slot\((\w+), \d+\)", common)]
    by_hand = defined_in(sources)

    forwards = [name for name in slots if name not in by_hand]
    lines = [NOTE, '#include "core/emulator/substitute/emulation.h"\n\n#include <cuda.h>\n#include <cudaProfiler.h>\n\n',
             "using kd::DriverApi;\nnamespace sub = kd::emulator::substitute;\n\nextern \"C\" {\n\n"]
    for name in forwards:
        arguments = argument_names(normal[name])
        lines.append(f"CUresult CUDAAPI {name}({normal[name]})\n{{\n    return sub::entry(\"{name}\", [&](const DriverApi& kdApi) "
                     f"{{ return kdApi.{name}({arguments}); }});\n}}\n\n")
    lines.append("}\n")
    (output / "driverforwards.cpp").write_text("".join(lines), encoding="utf-8")

    there = set(forwards) | by_hand
    aliases, missing = {}, []
    for name in sorted(set(every) - there):
        base = base_of(name)
        newer = next((f"{base}_v{n}" for n in (2, 3, 4)
                      if f"{base}_v{n}" in there and every.get(f"{base}_v{n}") == every.get(base)), None)
        if base != name and base in there:
            aliases[name] = base
        elif base != name and base in aliases:  # whose name comes before
            aliases[name] = aliases[base]
        elif base == name and newer:
            aliases[name] = newer
        else:
            missing.append(name)
    write_rest(output / "driverrest.cpp", there | set(aliases) | set(missing), aliases, missing, proc_addresses(include, every))


def proc_addresses(include, every):
    """(name, version, symbol, symbol for threads' own default streams)"""
    text = "".join((pathlib.Path(include) / name).read_text(encoding="utf-8", errors="replace")
                   for name in ("cudaTypedefs.h", "cudaProfilerTypedefs.h"))
    versions = {}
    for name, version in re.findall(r"\(CUDAAPI \*PFN_(cu\w+?)_v(\d+)\)", text):
        versions.setdefault(name, set()).add(int(version))
    # Of these, an older version is a function of another name.
    rows = []
    for name, known in sorted(versions.items()):
        for index, version in enumerate(sorted(known)):
            symbol = name if index == 0 else f"{name}_v{index + 1}"
            if symbol not in every:
                continue
            per_thread = next((symbol + end for end in ("_ptds", "_ptsz") if symbol + end in every), None)
            rows.append((name, version, symbol, per_thread))
    return rows


def write_rest(path, names, aliases, missing, rows):
    lines = [NOTE, ALIAS, 'extern "C" int kdUnsupportedEntry(const char* name) noexcept;\nextern "C" {\n']
    lines += [f"int {name}();\n" for name in sorted(names - set(missing))]
    lines += [f'int {name}() {{ return kdUnsupportedEntry("{name}"); }}\n' for name in missing]
    lines += [f"KD_ALIAS({name}, {target});\n" for name, target in sorted(aliases.items())]
    lines.append("}\n")
    if rows:
        lines.append('\n#include "core/emulator/substitute/driver/procaddress.h"\nnamespace kd::emulator::substitute {\n'
                     "std::span<const ProcAddress> procAddresses()\n{\n    static const ProcAddress table[] = {\n")
        for name, version, symbol, per_thread in rows:
            other = f"reinterpret_cast<void*>(&{per_thread})" if per_thread else "nullptr"
            lines.append(f'        {{"{name}", {version}, reinterpret_cast<void*>(&{symbol}), {other}}},\n')
        lines.append("    };\n    return table;\n}\n}\n")
    path.write_text("".join(lines), encoding="utf-8")


def runtime(compiler, include, output, sources):
    headers = ("cuda_runtime_api.h", "cuda_profiler_api.h")
    text = preprocessed(compiler, include, headers)
    every = set(prototypes(text, r"(?:cudaError_t|const char\s*\*|struct cudaChannelFormatDesc|void)"))
    macros = (pathlib.Path(include) / "cuda_runtime_api.h").read_text(encoding="utf-8", errors="replace")
    for name, form in re.findall(r"#define\s+(cuda\w+)\s+__CUDART_API_PT([DS][SZ])\(", macros):
        every.add(f"{name}_pt{form.lower()}")
    # Their headers need those of OpenGL and others.
    for header in sorted(pathlib.Path(include).glob("cuda_*_interop.h")):
        every |= set(re.findall(r"cudaError_t CUDARTAPI (cuda\w+)\(", header.read_text(encoding="utf-8", errors="replace")))
    by_hand = defined_in(sources)
    aliases = {name: base_of(name) for name in every - by_hand if base_of(name) != name and base_of(name) in by_hand}
    missing = sorted(every - by_hand - set(aliases))
    write_rest(output / "runtimerest.cpp", by_hand | set(aliases) | set(missing), aliases, missing, [])
    values = re.search(r"enum[^{;]*\bcudaError\s*\{(.*?)\}", text, re.S)[1]
    names = re.findall(r"(cuda\w+)\s*=\s*(\d+)", values)
    lines = [NOTE] + [f'{{{number}, "{name}"}},\n' for name, number in names]
    (output / "runtimeerrors.inc").write_text("".join(lines), encoding="utf-8")


def main():
    kind, compiler, include, *rest = sys.argv[1:]
    if kind == "driver":
        table, output, *sources = rest
        driver(compiler, include, table, pathlib.Path(output), sources)
    else:
        output, *sources = rest
        runtime(compiler, include, pathlib.Path(output), sources)


main()
