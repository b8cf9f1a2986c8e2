#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The walls of ARCHITECTURE.md that reading the tree and the binaries can prove. Prints each breach and exits 1.

Its table of rooms says who may include whom. A folder with sources belongs to the room that is named after it, else to that of the
nearest folder above. A name in the column "knows" stands for a folder and all below it; it is looked for beside the room, then beside
each folder above it, so that `base` in the row of `core/compile/cache` is `core/base`. The folders that a room lies in stand for
themselves alone: `compile` in that row is no leave to include the rooms beside it.

Each way that it draws under "Data on its way" has a line for each room, with names that stand in that room's sources.

usage: walls.py SOURCE_FOLDER BUILD_FOLDER
       walls.py --graph SOURCE_FOLDER [FOLDER]   prints the graph of includes between the rooms, or between the files of one folder
"""
import json
import pathlib
import re
import subprocess
import sys

import includes

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
                  r"|\bQErrorMessage\b|\bQWhatsThis\b|\bsetWhatsThis\("
                  r"|\"[^\"]*<(p|b|i|br|span|table|tr|td)\b[^\"]*>")
SHOW_HTML = ("ui/common/plaintext.", "ui/editor/tipbox.cpp", "ui/occupancy/occupancyheader.cpp", "ui/occupancy/occupancytext.cpp",
             "ui/shell/help/manualpage.cpp", "ui/shell/messagesdialog.cpp", "ui/shell/machine/aboutdialog.cpp",
             "ui/shell/machine/machinedialog.cpp", "ui/shell/machine/machinefacts.cpp")
NAMESPACE = re.compile(r"^namespace (?P<name>[\w:]+) \{")
TYPE = re.compile(r"^(?:struct|class|enum class) (?:[A-Z][A-Z_]+ )?(?P<name>\w+)(?: final)?(?: :[^:;]*)? ?\{?$")
COLUMNS = 132
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
ROOM_ROW = re.compile(r"^\|(?P<rooms>\s*`[^|]*)\|[^|]*\|(?P<knows>[^|]*)\|\s*$")
WAYS = "## Data on its way"
STOP = re.compile(r"^[ v^]{3}(?P<room>(?:core|ui|app)/[\w/]+)? +(?P<names>\w+(?:, \w+)*) {2,}\S")
LAYERS = ("core", "ui", "app")
# QtTest's watchdog looks for variables from a thread of its own, and the C library moves the list that it reads; Qt's functions
# have one lock for both. Before main() there is no such thread.
SETS_VARIABLE = re.compile(r"(?<![q\w])(?:un)?setenv\(")
BEFORE_MAIN = "tests/program/environment.cpp"
LOADED_AT_RUN_TIME = re.compile(r"NEEDED.*\[(lib(?:cuda|cudart|nvrtc|cupti|nvidia-ml)\b[^]]*)\]")


def sources(root):
    for folder in LAYERS:
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


def style_breaches(name, lines):
    if not lines or LICENCE not in lines[0]:
        yield f"{name}: its first line does not name the licence ({LICENCE})"
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS:
            yield f"{name}:{number}: has {len(line)} columns, more than {COLUMNS}"
        if re.search(r"\bkMost[A-Z]", line):
            yield f"{name}:{number}: a limit is called kMax: {line.strip()}"


def test_breaches(root):
    for path in sorted((root / "tests").rglob("*.[ch]*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".h", ".cpp") or name.startswith("tests/data/") or name == BEFORE_MAIN:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if SETS_VARIABLE.search(line):
                yield f"{name}:{number}: a test sets variables by qputenv and qunsetenv: {line.strip()}"


def type_breaches(files):
    """Two types of one name: each compiles, and the linker takes the destructor of either for both."""
    places = {}
    for name, lines in files:
        namespaces = []
        for line in lines if name.endswith(".h") else ():
            namespace = NAMESPACE.match(line)
            if namespace:
                namespaces.append(namespace["name"])
            elif line.startswith("}  // namespace") and namespaces:
                namespaces.pop()
            defined = TYPE.match(line)
            if defined:
                places.setdefault("::".join((*namespaces, defined["name"])), []).append(name)
    for named, headers in places.items():
        if len(headers) > 1:
            yield f"{headers[1]}: {named} is a type of {headers[0]} as well"


def is_within(folder, room):
    return folder == room or folder.startswith(room + "/")


def room_table(text):
    """The rows of "## Rooms": (line, rooms, names of what they know) each."""
    is_there = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            is_there = line.strip() == "## Rooms"
        row = ROOM_ROW.match(line) if is_there else None
        if row:
            knows = [name.strip() for name in row["knows"].split(",")]
            yield number, re.findall(r"`([^`]+)`", row["rooms"]), [] if knows == ["nothing"] else knows


def folder_named(name, room, folders):
    """The folder that `name` means in the row of `room`; None: there is none."""
    above = room
    while above:
        above = above.rpartition("/")[0]
        folder = f"{above}/{name}" if above else name
        if any(is_within(each, folder) for each in folders):
            return folder
    return None


def rooms_of(text, folders):
    """What each room may include, and what is wrong with the table. `folders`: those with sources."""
    rooms, breaches = {}, []
    for number, names, knows in room_table(text):
        for name in names:
            if name.endswith("/*"):
                own = sorted({"/".join(folder.split("/")[:2]) for folder in folders if is_within(folder, name[:-2])})
            else:
                own = [name] if any(is_within(folder, name) for folder in folders) else []
            if not own:
                breaches.append(f"ARCHITECTURE.md:{number}: room {name}: there is no such folder")
            for room in own:
                found = {word: folder_named(word, room, folders) for word in knows}
                breaches += [f"ARCHITECTURE.md:{number}: room {room} knows {word}, which is no folder"
                             for word, folder in found.items() if folder is None]
                rooms[room] = {folder for folder in found.values() if folder}
    return rooms, breaches


def room_of(folder, rooms):
    while folder and folder not in rooms:
        folder = folder.rpartition("/")[0]
    return folder or None


def knows(room, other, known):
    return other == known or is_within(other, known) and not is_within(room, known)


def room_breaches(files, table):
    """Includes that the table of rooms does not allow, and rooms that include each other."""
    folders = {name.rpartition("/")[0] for name, _ in files}
    rooms, breaches = rooms_of(table, folders)
    breaches += [f"{folder}: ARCHITECTURE.md has no room for it" for folder in sorted(folders) if room_of(folder, rooms) is None]
    arrows = {room: set() for room in rooms}
    for name, lines in files:
        room = room_of(name.rpartition("/")[0], rooms)
        for number, line in enumerate(lines, 1):
            include = INCLUDE.match(line)
            folder = include[1].rpartition("/")[0] if include and include[1].startswith(tuple(f"{layer}/" for layer in LAYERS)) else None
            other = room_of(folder, rooms) if folder else None
            if room is None or other in (None, room):
                continue
            arrows[room].add(other)
            if not any(knows(room, other, known) for known in rooms[room]):
                breaches.append(f"{name}:{number}: includes {include[1]}: {room} does not know {other}")
    return breaches + [f"rooms that include each other: {', '.join(sorted(circle))}" for circle in circles_of(arrows)]


def ways_of(text):
    """The drawings of "## Data on its way": (line, text) of each line of one, without its title."""
    is_there, way = False, None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            is_there = line.strip() == WAYS
        if not is_there:
            continue
        if line.strip() != "```":
            if way is not None:
                way.append((number, line))
        elif way is None:
            way = []
        else:
            yield way[1:]
            way = None


def way_breaches(files, text):
    """Stops that are not there: of a room without a row, of names that no source of the room has, of a room that was left before."""
    rooms, _ = rooms_of(text, {name.rpartition("/")[0] for name, _ in files})
    words = {}
    for name, lines in files:
        room = room_of(name.rpartition("/")[0], rooms)
        words.setdefault(room, set()).update(word for line in lines for word in re.findall(r"\w+", line))
    ways = list(ways_of(text))
    if not ways:
        yield f"ARCHITECTURE.md: there is no way under \"{WAYS[3:]}\""
    for way in ways:
        room, before = None, set()
        for number, line in way:
            stop = STOP.match(line)
            if stop is None:
                if line[:4].strip():
                    yield f"ARCHITECTURE.md:{number}: this is no stop: {line.strip()}"
                continue
            if stop["room"]:
                room = stop["room"]
                if room not in rooms:
                    yield f"ARCHITECTURE.md:{number}: {room} is no room"
                if room in before:
                    yield f"ARCHITECTURE.md:{number}: the way has been in {room} before"
                before.add(room)
            for name in stop["names"].split(", "):
                if name not in words.get(room, ()):
                    yield f"ARCHITECTURE.md:{number}: {room} has no {name}"


def circles_of(arrows):
    reach = {node: reached(arrows, node) for node in arrows}
    return {frozenset(other for other in arrows if node in reach.get(other, ()) and other in reach[node])
            for node in arrows if node in reach[node]}


def graph_of(files, folder):
    """Who includes whom: rooms, by their folder, or where `folder` is given the units (a header with its source) in it."""
    def node(name):
        if not folder:
            return name.rpartition("/")[0]
        return name.rpartition(".")[0] if name.startswith(folder + "/") else None

    arrows = {}
    for name, lines in files:
        source = node(name)
        if source is None:
            continue
        arrows.setdefault(source, set())
        for line in lines:
            include = INCLUDE.match(line)
            target = node(include[1]) if include and include[1].startswith(("core/", "ui/", "app/")) else None
            if target not in (None, source):
                arrows[source].add(target)
    return arrows


def reached(arrows, start):
    found, rest = set(), [start]
    while rest:
        for target in arrows.get(rest.pop(), ()):
            if target not in found:
                found.add(target)
                rest.append(target)
    return found


def print_graph(root, folder):
    arrows = graph_of(list(sources(root)), folder)
    reach = {node: reached(arrows, node) for node in arrows}
    circles = circles_of(arrows)
    upward = sorted((a, b) for a, targets in arrows.items() for b in targets if a in reach.get(b, ()))
    print(f"{folder or 'the whole'}: {len(arrows)} rooms, {sum(map(len, arrows.values()))} arrows, {len(upward)} of them in circles, "
          f"{len(circles)} circles")
    for circle in sorted(map(sorted, circles)):
        print("  circle: " + ", ".join(circle))


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
    for binary in sorted([*(build / "bin").glob("kerneldesk*"), *(build / "lib/kerneldesk").glob("*.so")]):
        dynamic = subprocess.run(["readelf", "-d", binary], capture_output=True, text=True, check=True).stdout
        for library in LOADED_AT_RUN_TIME.findall(dynamic):
            yield f"{binary.name}: needs {library} to start; it is looked for at run time"


def main():
    if sys.argv[1:2] == ["--graph"]:
        print_graph(pathlib.Path(sys.argv[2]).resolve(), sys.argv[3].rstrip("/") if len(sys.argv) > 3 else "")
        return
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    files = list(sources(root))
    if not files:
        sys.exit(f"no sources under {root}")
    breaches = [breach for name, lines in files for breach in (*source_breaches(name, lines), *style_breaches(name, lines))]
    architecture = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    breaches += room_breaches(files, architecture)
    breaches += way_breaches(files, architecture)
    breaches += type_breaches(files)
    breaches += test_breaches(root)
    breaches += includes.include_breaches(files)
    breaches += compile_breaches(root, build)
    breaches += binary_breaches(build)
    print("\n".join(breaches) or f"{len(files)} sources keep the walls")
    sys.exit(1 if breaches else 0)


if __name__ == "__main__":
    main()
