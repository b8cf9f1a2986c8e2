#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real programs: what nvcc tells of their kernels beside what NVRTC tells of them without their host code, and whether each runs on the
emulated GPU with nothing typed but its kernel's name.

usage: programs.py KERNELDESK PROGRAMS_FOLDER OUT.json [--arch sm_90]
"""
import argparse
import datetime
import json
import os
import pathlib
import subprocess

FIGURES = ("registers", "spillStores", "spillLoads", "staticSharedBytes", "localBytes")
# No program, so that what nvcc is needed for is compiled without its host code.
WITHOUT_NVCC = {"KERNELDESK_NVCC": "/nonexistent"}


def answer_of(command, environment=None):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=os.environ | (environment or {}))
    return done.returncode, done.stdout, done.stderr


def compiled(kerneldesk, program, arch, choice, environment=None):
    code, out, err = answer_of([kerneldesk, "compile", str(program), "--arch", arch, "--compiler", choice, "--format", "json"], environment)
    try:
        result = json.loads(out)["architectures"][0]
    except (ValueError, KeyError, IndexError):
        return {"exit": code, "error": err.strip()}
    return {"exit": code, "compiler": result["compiler"],
            "errors": [d.get("message", "") for d in result["diagnostics"] if d.get("severity") == "error"],
            "kernels": {k["loweredName"]: {name: k[name] for name in FIGURES} for k in result["kernels"]}}


def difference(of_nvcc, of_nvrtc):
    """Nothing where all kernels of both are equal, else a line for each that is not."""
    if of_nvcc.get("exit") or of_nvrtc.get("exit"):
        return [f"nvcc ends with {of_nvcc.get('exit')}, NVRTC with {of_nvrtc.get('exit')}"]
    lines = []
    for name in sorted(of_nvcc["kernels"].keys() | of_nvrtc["kernels"].keys()):
        one, other = of_nvcc["kernels"].get(name), of_nvrtc["kernels"].get(name)
        if one != other:
            lines.append(f"{name}: nvcc {one and list(one.values())}, NVRTC {other and list(other.values())}")
    return lines


def runs(kerneldesk, program, kernels):
    """Each kernel's run with nothing typed; a program runs where one of its kernels does."""
    command = [kerneldesk, "run", str(program), "--device", "emulated"]
    code, out, err = answer_of(command)
    tried = [{"command": "run FILE", "exit": code, "words": (out if code == 0 else err).strip()[-1200:]}]
    if code != 0:
        for kernel in kernels:
            code, out, err = answer_of(command + ["--kernel", kernel])
            tried.append({"command": f"run FILE --kernel {kernel}", "exit": code, "words": (out if code == 0 else err).strip()[-1200:]})
    return tried


def kernel_names(kerneldesk, program, arch):
    code, out, _ = answer_of([kerneldesk, "compile", str(program), "--arch", arch, "--format", "json"])
    return [k["name"] for k in json.loads(out)["architectures"][0]["kernels"]] if code == 0 else []


def main():
    parser = argparse.ArgumentParser()
    for name in ("kerneldesk", "programs", "out"):
        parser.add_argument(name)
    parser.add_argument("--arch", default="sm_90")
    options = parser.parse_args()
    rows = []
    folder = pathlib.Path(options.programs)
    for program in sorted([*folder.glob("*.cu"), *folder.glob("*/kernels.cu")]):
        of_nvcc = compiled(options.kerneldesk, program, options.arch, "nvcc")
        of_nvrtc = compiled(options.kerneldesk, program, options.arch, "auto", WITHOUT_NVCC)
        unequal = difference(of_nvcc, of_nvrtc)
        tried = runs(options.kerneldesk, program, kernel_names(options.kerneldesk, program, options.arch))
        rows.append({"program": program.relative_to(folder).as_posix(), "nvcc": of_nvcc, "withoutHostCode": of_nvrtc, "unequal": unequal, "runs": tried})
        print(f"{program.relative_to(folder).as_posix():26} {'equal' if not unequal else '; '.join(unequal)}   {tried[-1]['command'] if tried[-1]['exit'] == 0 else 'does not run'}", flush=True)
    equal = sum(not row["unequal"] for row in rows)
    running = sum(any(run["exit"] == 0 for run in row["runs"]) for row in rows)
    result = {"what": "registers, spills, shared and local memory of nvcc beside NVRTC without host code; runs with nothing typed",
              "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
              "commit": subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, timeout=10,
                                       cwd=options.programs).stdout.strip(),
              "command": f"programs.py KERNELDESK PROGRAMS_FOLDER OUT.json --arch {options.arch}",
              "bar": "at least 30 programs equal, at least 25 of 30 run with no more than two values typed",
              "programs": len(rows), "equal": equal, "running": running,
              "rows": rows}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(result, file, indent=1)
        file.write("\n")
    print(f"{equal} of {len(rows)} equal, {running} run")


main()
