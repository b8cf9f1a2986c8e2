#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar C5: stale hits under mutation. A project walks through states; what the cache gives must be what a compile without it gives.

usage: c5_stale.py BENCH_C5 NVRTC OUT.json [--steps 400] [--seed 1] [--live]
NVRTC is the path of libnvrtc.so.13, of which two toolkits of their own are made. A step changes one thing, or goes back to a state
that was there before: bytes of the source, of a header, of a nested header, of one found by -I, of a toolkit's header and of one
nested in it; a macro, an option, the architecture, the language standard, the order of -I folders, a header that comes before
another, the toolkit. Files keep their size and time of modification. Every compile is a process of its own. Needs no GPU.
--live asks no cache but, for each toolkit, one process that lives through all steps and precompiles the toolkit's headers: the source
starts with two of those, in an order that changes, or has them behind the user's, who at times has a header of the same name.
"""
import argparse
import collections
import datetime
import json
import os
import pathlib
import platform
import random
import shutil
import subprocess
import sys
import tempfile

SOURCE = """#include "a.h"
#include <far.h>
#include <tool.h>
__global__ void k(int* y) {{ *y = fromA + 10 * fromB + 100 * fromFar + 1000 * fromTool + 10000 * fromNested + 100000 * MACRO + 1000000 * {0}; }}
"""
LIVE = """{heading}#include <far.h>
__global__ void k(int* y) {{ *y = fromA + 10 * fromB + 100 * fromFar + 1000 * fromTool + 10000 * fromNested + 100000 * MACRO + 1000000 * {0}
    + 10000000 * SECOND + 100000000 * FIRST; }}
"""
SECOND = """#ifndef FIRST
#define FIRST 2
#endif
#define SECOND {0}
"""
TIME = 1_700_000_000
# What each digit of a state says; files by their place in the folder.
FILES = {"source": ("project/k.cu", SOURCE),
         "header": ("project/a.h", '#pragma once\n#include "sub/b.h"\nconstexpr int fromA = {0};\n'),
         "nested header": ("project/sub/b.h", "#pragma once\nconstexpr int fromB = {0};\n"),
         "header of -I": ("project/inc/far.h", "#pragma once\nconstexpr int fromFar = {0};\n"),
         "header of a later -I": ("project/late/far.h", "#pragma once\nconstexpr int fromFar = 2 + {0};\n"),
         "toolkit header": ("one/include/tool.h", "#pragma once\n#ifndef FIRST\n#define FIRST 1\n#endif\n#include <nested.h>\nconstexpr int fromTool = {0};\n"),
         "nested toolkit header": ("one/include/nested.h", "#ifndef NESTED\n#define NESTED\nconstexpr int fromNested = {0};\n#endif\n")}
LIVE_FILES = {"second toolkit header": ("one/include/second.h", SECOND)}
LIVE_SETTINGS = ["order of toolkit headers", "place of toolkit headers", "a header named as the toolkit's"]
SETTINGS = ["macro", "option", "architecture", "standard", "order of -I", "a header that comes before", "toolkit"]


def kinds(is_live):
    return list(FILES) + SETTINGS + (list(LIVE_FILES) + LIVE_SETTINGS) * is_live


def heading(state):
    """The includes that a live source starts with."""
    toolkit = ["#include <tool.h>\n", "#include <second.h>\n"]
    if state["order of toolkit headers"] == 2:
        toolkit.reverse()
    users = ['#include "a.h"\n'] + ['#include "nested.h"\n'] * (state["a header named as the toolkit's"] == 2)
    return "".join(toolkit + users if state["place of toolkit headers"] == 1 else users + toolkit)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    os.utime(path, (TIME, TIME))


def make_toolkits(folder, nvrtc):
    first = folder / "one" / "lib"
    for name in ("one", "two"):
        (folder / name / "lib").mkdir(parents=True)
        write(folder / name / "include" / "cuda_fp16.h", "#pragma once\n")
    for library in [nvrtc] + sorted(nvrtc.parent.glob("libnvrtc-builtins.so.*")):
        shutil.copy(library, first / library.name)
        os.link(first / library.name, folder / "two" / "lib" / library.name)
    write(folder / "two/include/tool.h", "#pragma once\n#include <nested.h>\nconstexpr int fromTool = 3;\n#ifndef FIRST\n#define FIRST 1\n#endif\n")
    write(folder / "two/include/nested.h", "#ifndef NESTED\n#define NESTED\nconstexpr int fromNested = 3;\n#endif\n")
    write(folder / "two/include/second.h", SECOND.format(3))


class Project:
    def __init__(self, folder, bench, nvrtc, is_live):
        self.folder, self.bench, self.is_live, self.written, self.living = folder, bench, is_live, {}, {}
        make_toolkits(folder, nvrtc)
        self.library = nvrtc.name
        self.state = dict.fromkeys(kinds(is_live), 1)

    def text_of(self, kind, text):
        if self.is_live and kind == "source":
            return LIVE.format(self.state[kind], heading=heading(self.state))
        return text.format(self.state[kind])

    def apply(self):
        if self.is_live:
            write(self.folder / "project/nested.h", "#ifndef NESTED\n#define NESTED\nconstexpr int fromNested = 7;\n#endif\n")
        for kind, (place, text) in {**FILES, **(LIVE_FILES if self.is_live else {})}.items():
            wanted = self.text_of(kind, text)
            if self.written.get(place) != wanted:
                write(self.folder / place, wanted)
                self.written[place] = wanted
        shadow = self.folder / "project/far.h"
        if self.state["a header that comes before"] == 1:
            shadow.unlink(missing_ok=True)
        elif not shadow.exists():
            write(shadow, "#pragma once\nconstexpr int fromFar = 7;\n")
        folders = ["inc", "late"] if self.state["order of -I"] == 1 else ["late", "inc"]
        settings = {"defines": [f"MACRO={self.state['macro']}"], "options": ["-lineinfo"] if self.state["option"] == 2 else [],
                    "standard": "c++20" if self.state["standard"] == 2 else "c++17",
                    # The project's own folder comes first, where a far.h may be.
                    "includeDirectories": [str(self.folder / "project" / name) for name in [""] + folders]}
        document = {"source": str(self.folder / "project/k.cu"), "settings": settings, "cache": str(self.folder / "cache"),
                    "architecture": "sm_90" if self.state["architecture"] == 1 else "sm_80"}
        (self.folder / "state.json").write_text(json.dumps(document), encoding="utf-8")

    def toolkit(self):
        name = "one" if self.state["toolkit"] == 1 else "two"
        return name, dict(os.environ, KERNELDESK_NVRTC=str(self.folder / name / "lib" / self.library), CUDA_CACHE_DISABLE="1")

    def live_outcome(self):
        name, environment = self.toolkit()
        if name not in self.living:
            self.living[name] = subprocess.Popen([self.bench, self.folder / "state.json", "live"], env=environment, text=True,
                                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = self.living[name]
        process.stdin.write("again\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            sys.exit(f"bench_c5 live ended with {process.wait()}")
        return json.loads(line)

    def end(self):
        for process in self.living.values():
            process.stdin.close()
            process.wait(60)

    def outcome(self, how):
        _, environment = self.toolkit()
        done = subprocess.run([self.bench, self.folder / "state.json", how], env=environment, capture_output=True, text=True, timeout=60)
        if done.returncode != 0:
            sys.exit(f"bench_c5 {how} ended with {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser()
    for name in ("bench", "nvrtc", "out"):
        parser.add_argument(name)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--live", action="store_true")
    options = parser.parse_args()
    chosen = random.Random(options.seed)
    counts = collections.Counter()
    every = kinds(options.live)
    gone_back = [kind for kind in every if "toolkit header" not in kind or kind in LIVE_SETTINGS]
    by_kind = {kind: collections.Counter() for kind in every + ["gone back"]}
    stale, results = [], set()
    with tempfile.TemporaryDirectory() as name:
        project = Project(pathlib.Path(name), options.bench, pathlib.Path(options.nvrtc), options.live)
        states = [dict(project.state)]
        for step in range(options.steps):
            if chosen.random() < 0.5:
                kind = "gone back"
                earlier = chosen.choice(states)
                project.state.update({each: earlier[each] for each in gone_back})
            else:
                kind = chosen.choice(every)
                project.state[kind] = 3 - project.state[kind]
            states.append(dict(project.state))
            project.apply()
            given = project.live_outcome() if options.live else project.outcome("cached")
            fresh = project.outcome("fresh")
            what = "hits" if given["hit"] else "misses"
            counts[what] += 1
            by_kind[kind][what] += 1
            results.add(fresh["cubin"])
            if (given["cubin"], given["ptx"]) != (fresh["cubin"], fresh["ptx"]):
                stale.append({"step": step, "changed": kind, "hit": given["hit"], "state": dict(project.state)})
        project.end()
    hits = counts["hits"]
    whose = "compiles with stale headers of" if options.live else "stale hits of"
    row = {"bar": "C5", "what": f"{whose} {hits} in {options.steps} states with {len(results)} results", "limit": 0,
           "ratio": len(stale), "p10": len(stale), "p90": len(stale), "reached": not stale and hits > 0}
    document = {"what": f"results of {'compiles with precompiled headers' if options.live else 'the cache'} beside compiles without", "command": " ".join(["c5_stale.py"] + [os.path.basename(word) for word in sys.argv[1:]]),
                "commit": os.environ.get("COMMIT", ""), "note": os.environ.get("NOTE", ""),
                "date": datetime.datetime.now(datetime.timezone.utc).strftime("%FT%TZ"), "host": platform.platform(),
                "bars": [row], "stale": stale, "counts": counts, "byKind": by_kind, "differentResults": len(results)}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
        file.write("\n")
    print(json.dumps({"steps": options.steps, **counts, "stale": len(stale), "results": len(results)}))
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
