#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes RESULTS.md beside it: one row a bar, read from the raw files in results/ and nowhere else.

usage: results.py [--check]      --check: only says whether RESULTS.md is what the raw files give
Files that list their "bars" speak for themselves; the older ones are read by the functions below, a row's ratios from their samples.
"""
import json
import pathlib
import statistics
import sys

HERE = pathlib.Path(__file__).resolve().parent
RAW = HERE / "results"
HEAD = """# Results

One row a bar, written by `tests/bench/results.py` from the raw files in `results/`, which hold every sample; [results/README.md](results/README.md)
says on what machine each was made. Ratios are time of ours / time of the peer, medians of per-round ratios with their 10th and
90th percentile, unless the row says otherwise. Commands are relative to a portable bundle with tests or to the build folder's
`bin`. A bar without a figure was not measured, and says why.

| bar | what | limit | figure | p10 to p90 | reached | raw | command |
|---|---|---|---|---|---|---|---|
"""
# What has no raw file yet: bar, and the part of gpu-machine.sh that measures it.
AWAITED = {"h200/c2-edit.json": ("C2", "c2"), "h200/c3-session.json": ("C3", "c3"), "h200/l1-launch.json": ("L1", "launch"), "h200/l2-launch.json": ("L2", "launch"), "h200/pools.json": ("P1, P2, P4", "pools")}


ABOVE_BARE = 0.02


def quantile(values, fraction):
    ordered = sorted(values)
    return ordered[int(fraction * (len(ordered) - 1) + 0.5)]


def row(bar, what, limit, values, reached=None, unit="", command="", least=False):
    """Of per-round values; `limit` a number, or words when `reached` is given. `least`: the figure must be above the limit."""
    median = statistics.median(values)
    if reached is None:
        reached = median >= limit if least else median <= limit
    limit = limit if isinstance(limit, str) else f"{'>=' if least else '<='} {limit:g}{unit}"
    spread = (quantile(values, 0.1), quantile(values, 0.9)) if len(values) > 1 else None
    return {"bar": bar, "what": what, "limit": limit, "figure": median, "spread": spread, "reached": reached, "unit": unit,
            "command": command}


def listed(document):
    for each in document["bars"]:
        if each["ratio"] is None:
            yield {"bar": each["bar"], "what": each["what"], "limit": f"<= {each['limit']:g}", "figure": None, "spread": None,
                   "reached": None, "unit": "", "command": document["command"], "why": each["why"]}
        else:
            # A peer's launch holds a bare one: what is left to win is what lies above that.
            bare = each.get("bare")
            floor = f"; bare cuLaunchKernel / it: {bare:.3f}" if bare else ""
            limit = f"within {ABOVE_BARE:.0%} of bare".replace("%", " %") if bare else f"<= {each['limit']:g}"
            limit = f"{each['atLeast']:g} to {each['limit']:g}" if "atLeast" in each else limit
            reached = each["ratio"] <= (1 + ABOVE_BARE) * bare if bare else each["reached"]
            yield row(each["bar"], each["what"] + floor, limit, each.get("ratios", [each["ratio"]]), reached,
                      command=document["command"])


def pairs(document, ours, theirs):
    return [a / b for a, b in zip(document["samples"][ours], document["samples"][theirs])]


def c1_programs(document):
    for each in document["programs"]:
        own = each.get("oursMs") or each["requestMs"]
        whole = "request to outcome" if "requestMs" in each else "compileProgram"
        yield row("C1", f"{whole} / NVRTC's calls, {each['program']}", "<= 1.10 + 2 ms", [a / b for a, b in zip(own, each["nvrtcMs"])],
                  each["withinBar"], command=document["command"])


def c1_startup(document):
    differences = [1000 * (a - b) for a, b in zip(document["samples"]["kerneldesk"], document["samples"]["nvrtc"])]
    yield row("C1", "`kerneldesk compile` - shortest NVRTC program, exec to exit", 60, differences, unit=" ms",
              command="c1_startup.py KERNELDESK bench_nvrtcprogram saxpy.cu OUT.json")


def c4_peers(document):
    for peer, limit in document["bars"].items():
        what = f"disk hit / {peer}"
        if peer in document["samples"]:
            yield row("C4", what, limit, pairs(document, "kerneldesk", peer), command="c4_peers.py bench_c4 OUT.json")
        else:
            yield {**row("C4", what, limit, [0.0], False), "figure": None, "reached": None, "why": "not on that machine"}


def c4_hits(document):
    samples = document["samplesMs"]
    worst = row("C4", f"disk hit among {document['entries']} entries, 99th percentile", 3, [quantile(samples, 0.99)], unit=" ms",
                command=document["command"])
    yield {**worst, "spread": (quantile(samples, 0.1), quantile(samples, 0.9))}


def c6(document):
    yield row("C6", "cancel to outcome", 100, [1000 * value for value in document["delivered"]["samples"]], unit=" ms", command="bench_c6 OUT.json")
    yield row("C6", "cancel until its processes are gone", 100, [1000 * value for value in document["gone"]["samples"]], unit=" ms",
              command="bench_c6 OUT.json")


def isolation(document):
    yield row("L5", f"{document['launches']} launches in the worker / in process", 1.01, document["ratio"]["samples"],
              command="bench_isolation OUT.json")


def recovery(document):
    seconds = [each["seconds"] for each in document["ours"]["samples"]]
    yield row("S3", "fault to the next good outcome", 1, seconds, unit=" s", command="recovery.py bench_recovery OUT.json")
    peer = statistics.median(document["cupyRestart"])
    yield row("S3", "the same / restarting a CuPy script", 0.5, [value / peer for value in seconds], command="recovery.py bench_recovery OUT.json")


def occupancy(document):
    for each in document:
        yield row("O1", f"differences from the driver in {each['cases']:,} cases, {each['arch']}", 0, [each["differences"]],
                  command="KERNELDESK_OCCUPANCY_JSON=OUT.json tst_core_occupancy_gpu occupancy_device")


def observed(document):
    rows = document["rows"]
    different = sum(each["observed"] != each["calculated"] for each in rows)
    yield row("O1", f"resident blocks that kernels observe, other than calculated, in {len(rows)} launches", 0, [different],
              command="KERNELDESK_OBSERVED_JSON=OUT.json tst_core_occupancy_gpu occupancy_observed")


def occupancy_rate(document):
    rates = [each["items_per_second"] / 1e6 for each in document["benchmarks"]
             if each["name"] == "figures" and each.get("run_type") == "iteration"]
    yield row("O1", "evaluations a second", 1, rates, unit=" M/s", least=True, command="bench_occupancy --benchmark_out=OUT.json")


def emulator(document):
    limits = {"saxpy/checks:0": 3, "reduce/checks:0": 3, "sgemm/checks:0": 2, "saxpy/checks:1": 0.7, "reduce/checks:1": 0.7,
              "sgemm/checks:1": 0.7}
    for name, limit in limits.items():
        kernel, checks = name.split("/")
        what = f"{kernel}, one core, {'all checks' if checks.endswith('1') else 'address checks'}: best rate"
        yield row("E1", what, limit, [document["best"][name]["laneInstructionsPerSecond"] / 1e9], unit=" G lane-instructions/s", least=True,
                  command=document["command"])


def window(document):
    yield row("W1", "window shown / an empty Qt window with a QScintilla editor", 1.8, pairs(document, "kerneldesk", "empty"),
              command=document["command"])


def driver(document):
    ratios = pairs(document, "driver", "hidden")
    yield row("S2", "window shown with a driver / with the driver hidden", "0.95 to 1.05", ratios, 0.95 <= statistics.median(ratios) <= 1.05,
              command=document["command"])


def live(document):
    yield row("live", "last key to painted figures, besides compiler and pause: CPU of the window's process", 100,
              [each["windowProcessCpuMs"] for each in document["samples"]], unit=" ms", command=document["command"])


def live_with_nvcc(document):
    yield from live(document)
    for figure, what in (("wallMs", "last key to painted figures, a program with host code"), ("compilerMs", "of that nvcc's own time"),
                         ("pauseMs", "of that the pause")):
        yield {**row("live", what, "none", [each[figure] for each in document["samples"]], True, " ms", document["command"]), "reached": None}


def programs(document):
    count = f" of {document['programs']} programs"
    yield row("open", "equal figures of nvcc and of NVRTC without host code," + count, 30, [document["equal"]], least=True,
              command=document["command"])
    yield row("open", "run on the emulated GPU with nothing typed," + count, 25, [document["running"]], least=True,
              command=document["command"])


def verdicts(document):
    count = f" {len(document['planted'])} comparisons"
    command = "t4.py KERNELDESK OUT --device cuda:0"
    yield row("T4", "a planted 2 % found SLOWER, in" + count, 19, [document["slower"]], least=True, command=command)
    yield row("T4", f"the same code found FASTER or SLOWER, in {len(document['same'])} comparisons", 1, [document["wrong"]], command=command)


def verdicts_without_cupti(document):
    for each in verdicts(document):
        yield {**each, "what": each["what"] + ", by windows less the cost of a launch", "command": "KERNELDESK_LIBCUPTI=/none " + each["command"]}


def spread(document):
    what = {"T2doBench": ("T2", "spread of medians over processes / do_bench"), "T2cupyx": ("T2", "spread of medians over processes / cupyx"),
            "T3": ("T3", "wall time to a 0.5 % interval / NVBench")}
    for name, (bar, words) in what.items():
        yield row(bar, words + ", three sizes of saxpy", document["bars"][name]["most"], [each[name] for each in document["rows"]],
                  command="spread.py KERNELDESK OUT --rounds 3")


def scroll(document):
    what = f"a frame while {document['elements']:,} elements scroll in the table of Data, "
    for way in document["ways"]:
        yield row("data", what + way["name"], 16.7, way["wallMs"], unit=" ms", command=document["command"])
    grown = document["residentAfterMiB"] - document["residentBeforeMiB"]
    yield row("data", f"what the window's memory grew by, beside a buffer of {document['bufferMiB']:.0f} MiB", 64, [grown], unit=" MiB",
              command=document["command"])


def two_gpus(document):
    yield row("sweep", "100 points on two GPUs, times as fast as on one", 1.9, [document["speedup"]], least=True,
              command="two-gpus.sh BUNDLE OUT")


READERS = {"verdicts-t4": verdicts, "verdicts-t4-calibrated": verdicts_without_cupti, "spread": spread, "two-gpus": two_gpus,
            "c1-compile": c1_programs, "c1-request": c1_programs, "c1-warm": c1_programs, "c1-startup": c1_startup, "c4-cache": c4_peers,
           "c4-hits": c4_hits, "c6-cancel": c6, "l5-isolation": isolation, "recovery": recovery, "occupancy": occupancy, "occupancy-observed": observed,
           "occupancy-rate": occupancy_rate, "emulator-e1": emulator, "s2-driver": driver, "w1-window": window, "live": live,
           "live-nvcc": live_with_nvcc, "scroll": scroll, "live-kernels": live, "live-lines": live, "programs": programs}
NO_BAR = {"tensorcores", "peaks", "sgemm.cache", "sgemm.t4", "restarts", "header-restarts", "time-saxpy", "emulator-load", "emulator-scaling"}


def rows_of(path):
    document = json.loads(path.read_text(encoding="utf-8"))
    if isinstance(document, dict) and isinstance(document.get("bars"), list):
        return list(listed(document))
    if path.stem in NO_BAR:
        return []
    return list(READERS[path.stem](document))


def number(value, unit):
    if not unit and 0 < abs(value) < 10:
        return f"{value:.3f}"
    return f"{value:,.3g}{unit}" if abs(value) < 1000 else f"{value:,.0f}{unit}"


def line(raw, each):
    figure = "not shown: " + each["why"] if each["figure"] is None else number(each["figure"], each["unit"])
    spread = "" if each["spread"] is None else f"{number(each['spread'][0], '')} to {number(each['spread'][1], each['unit'])}"
    reached = {True: "yes", False: "**no**", None: ""}[each["reached"]]
    command = f"`{each['command']}`" if each["command"] else ""
    return f"| {each['bar']} | {each['what']} | {each['limit']} | {figure} | {spread} | {reached} | `{raw}` | {command} |\n"


def table():
    found = []
    for path in sorted(RAW.rglob("*.json")):
        raw = path.relative_to(RAW).as_posix()
        found += [(each["bar"], raw, line(raw, each)) for each in rows_of(path)]
    for raw, (bar, part) in AWAITED.items():
        if not (RAW / raw).exists():
            found.append((bar, raw, f"| {bar} | | | not measured yet: `gpu-machine.sh`, part `{part}` | | | `{raw}` | |\n"))
    return "".join(text for _, _, text in sorted(found, key=lambda each: (each[0], each[1])))


def main():
    text = HEAD + table()
    target = HERE / "RESULTS.md"
    if "--check" in sys.argv[1:]:
        return 0 if target.exists() and target.read_text(encoding="utf-8") == text else "RESULTS.md is not what the raw files give"
    target.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
