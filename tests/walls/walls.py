#!/usr/bin/env python3
"""The walls of ARCHITECTURE.md that reading the tree and the binaries can prove. Prints each breach and exits 1.

usage: walls.py SOURCE_FOLDER BUILD_FOLDER
"""
import json
import pathlib
import re
import subprocess
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
QT = re.compile(r"Q[A-Z]\w*$|Qt\w*/|.*\.moc$|rep_\w+\.h$")
CUDA = re.compile(r"(cuda|nvrtc|cupti|nvml|cooperative_groups|driver_types|vector_types|nvtx)\w*(\.h|/)")
POSIX = re.compile(r"(sys|linux|asm|netinet|arpa)/|(unistd|signal|dlfcn|fcntl|spawn|poll|pthread|sched|link|pwd|grp|termios"
                   r"|semaphore|syslog|dirent|utime|glob|fnmatch|wordexp|syscall|ucontext|netdb)\.h$|csignal$")
WAITS = re.compile(r"\bwaitFor[A-Z]\w*|\bprocessEvents\b|\bQEventLoop\b|\.detach\(\)|\bsleep_for\b|\bmsleep\b|(?:\.|->)exec\(")

# pattern of an include, where it is forbidden, where it is allowed after all, the wall
RULES = [
    (QT, ("core/",), ("core/worker/",), "core outside core/worker has no Qt"),
    (CUDA, ("ui/", "app/"), (), "ui and app know no CUDA header"),
    (re.compile(r"cuda\w*\.h$"), ("core/",), ("core/driver/", "core/emulator/"), "cuda.h belongs to core/driver"),
    (re.compile(r"nvrtc\.h$"), ("core/",), ("core/compile/",), "nvrtc.h belongs to core/compile"),
    (POSIX, ("core/", "ui/", "app/"), ("core/base/posix/",), "POSIX headers belong to core/base/posix"),
    (re.compile(r"(ui|app)/"), ("core/",), (), "the direction is app -> ui -> core"),
    (re.compile(r"app/"), ("ui/",), (), "the direction is app -> ui -> core"),
]
# Who shows HTML escapes what is not its own; all other texts are shown as they stand (ui/common/plaintext.h).
HTML = re.compile(r"\bQt::(RichText|MarkdownText|AutoText)\b|\b(set|insert|append)Html\(|\bsetMarkdown\("
                  r"|\bQErrorMessage\b|\bQWhatsThis\b|\bsetWhatsThis\(")
SHOW_HTML = ("ui/common/plaintext.", "ui/editor/tipbox.cpp", "ui/occupancy/occupancyhead.cpp", "ui/shell/helpwindow.cpp",
             "ui/shell/messagesdialog.cpp", "ui/shell/machine/aboutdialog.cpp", "ui/shell/machine/machinedialog.cpp")
LOADED_AT_RUN_TIME = re.compile(r"NEEDED.*\[(lib(?:cuda|cudart|nvrtc|cupti|nvidia-ml)\b[^]]*)\]")


def sources(root):
    for folder in ("core", "ui", "app"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".h", ".cpp", ".rep") and path.is_file():
                yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8").splitlines()


def source_breaches(name, lines):
    for number, line in enumerate(lines, 1):
        include = INCLUDE.match(line)
        if include:
            for pattern, places, exceptions, wall in RULES:
                if pattern.match(include[1]) and name.startswith(places) and not name.startswith(exceptions):
                    yield f"{name}:{number}: includes {include[1]}: {wall}"
        if name.startswith("ui/") and WAITS.search(line):
            yield f"{name}:{number}: nothing in ui waits: {line.strip()}"
        if name.startswith(("ui/", "app/")) and HTML.search(line) and not name.startswith(SHOW_HTML):
            yield f"{name}:{number}: texts are shown as they stand: {line.strip()}"


def compile_breaches(root, build):
    """ui and app are compiled without the CUDA include folder."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        source = pathlib.Path(entry["file"])
        if not source.is_relative_to(root) or source.relative_to(root).parts[0] not in ("ui", "app"):
            continue
        for folder in re.findall(r"-(?:isystem|I)\s*(\S+)", entry["command"]):
            if folder != "/usr/include" and (pathlib.Path(folder) / "cudaTypedefs.h").exists():
                yield f"{source.relative_to(root)}: compiled with the CUDA include folder {folder}"


def binary_breaches(build):
    for binary in sorted((build / "bin").glob("kerneldesk*")):
        dynamic = subprocess.run(["readelf", "-d", binary], capture_output=True, text=True, check=True).stdout
        for library in LOADED_AT_RUN_TIME.findall(dynamic):
            yield f"{binary.name}: needs {library} to start; it is looked for at run time"


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    files = list(sources(root))
    if not files:
        sys.exit(f"no sources under {root}")
    breaches = [breach for name, lines in files for breach in source_breaches(name, lines)]
    breaches += compile_breaches(root, build)
    breaches += binary_breaches(build)
    print("\n".join(breaches) or f"{len(files)} sources keep the walls")
    sys.exit(1 if breaches else 0)


if __name__ == "__main__":
    main()
