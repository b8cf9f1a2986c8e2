# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of a measurement, taken in turn from processes that live through all of them.

A peer is a program that, once it is warm, writes one line of JSON, {"ready": {facts}} or {"error": "why not"}, and then answers
each line "round" with {"samples": {name: figure}}; figures are nanoseconds an operation. It ends with its standard input.
"""
import datetime
import gc
import json
import os
import platform
import select
import statistics
import subprocess
import sys
import tempfile
import time


class Peer:
    """One such process. What goes wrong is kept as `missing`, and ends the process."""

    def __init__(self, name, command):
        self.name, self.command, self.facts, self.missing = name, command, {}, ""
        self.pending = b""
        self.words = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.words)

    def wait_ready(self, seconds):
        self.facts = self._answer("ready", seconds)

    def round(self, seconds):
        """The figures of one round; nothing once the peer is lost."""
        if self.missing:
            return None
        try:
            self.process.stdin.write(b"round\n")
            self.process.stdin.flush()
        except OSError:
            return self._lose("it ended")
        return self._answer("samples", seconds)

    def end(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def _answer(self, key, seconds):
        deadline = time.monotonic() + seconds
        while b"\n" not in self.pending:
            left = deadline - time.monotonic()
            if left <= 0:
                return self._lose(f"no answer within {seconds} s")
            if select.select([self.process.stdout], [], [], min(left, 1.0))[0]:
                part = os.read(self.process.stdout.fileno(), 65536)
                if not part:
                    return self._lose("it ended")
                self.pending += part
        line, self.pending = self.pending.split(b"\n", 1)
        try:
            answer = json.loads(line)
        except ValueError:
            return self._lose(f"it answered {line[:200]!r}")
        return answer[key] if key in answer else self._lose(answer.get("error") or f"it answered {line[:200]!r}")

    def _lose(self, why):
        try:
            status = self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        self.words.seek(0)
        words = self.words.read().decode(errors="replace").strip().splitlines()
        self.missing = why if why != "it ended" else f"it ended with {status}" + ("; " + words[-1] if words else "")
        print(f"{self.name}: {self.missing}", *words[-20:], sep="\n  ", file=sys.stderr, flush=True)
        return None


def interleave(peers, rounds, ready_seconds=100, round_seconds=30):
    """Starts nothing: waits until all are ready, then asks each for every round, in an order that turns. Gives, by peer, a list
    of figures; a peer that is lost on the way has none."""
    for peer in peers:
        peer.wait_ready(ready_seconds)
    samples = {peer.name: [] for peer in peers}
    for number in range(-1, rounds):  # the first is a warm-up
        for peer in peers if number % 2 == 0 else reversed(peers):
            answer = peer.round(round_seconds)
            if answer is not None and number >= 0:
                samples[peer.name].append(answer)
    for peer in peers:
        peer.end()
    return {name: figures for name, figures in samples.items() if len(figures) == rounds}


def quantile(values, fraction):
    ordered = sorted(values)
    return ordered[int(fraction * (len(ordered) - 1) + 0.5)]


def bar(name, what, limit, ratios):
    """One row of RESULTS.md: the median of per-round ratios against its limit, with p10 and p90."""
    median = statistics.median(ratios)
    return {"bar": name, "what": what, "limit": limit, "ratio": median, "p10": quantile(ratios, 0.1), "p90": quantile(ratios, 0.9),
            "reached": median <= limit, "ratios": ratios}


def not_shown(name, what, limit, why):
    return {"bar": name, "what": what, "limit": limit, "ratio": None, "reached": None, "why": why}


def device_facts():
    try:
        done = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version,clocks.sm,clocks.mem", "--format=csv,noheader"],
                              capture_output=True, text=True, timeout=20)
        return done.stdout.strip().splitlines()[0] if done.returncode == 0 else done.stderr.strip()
    except (OSError, subprocess.SubprocessError, IndexError):
        return "no nvidia-smi"


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def facts(program):
    """Where, when and with what a document was made; files of the command without their folders."""
    return {"command": " ".join([program] + [os.path.basename(word) for word in sys.argv[1:]]), "commit": os.environ.get("COMMIT", ""),
            "note": os.environ.get("NOTE", ""), "date": datetime.datetime.now(datetime.timezone.utc).strftime("%FT%TZ"),
            "device": device_facts(), "processor": processor(), "cores": os.cpu_count(), "load": os.getloadavg(),
            "host": platform.platform(), "python": platform.python_version()}


def keep(document, path):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
        file.write("\n")
    for row in document["bars"]:
        figure = row["why"] if row["ratio"] is None else f"{row['ratio']:.3f} ({row['p10']:.3f} to {row['p90']:.3f})"
        print(f"{row['bar']} {row['what']} <= {row['limit']}: {figure}")


def serve(setup, warm_up=True):
    """The other side, in a peer that is Python: `setup` gives its facts and a function that takes a round. Libraries may write to
    standard output; only answers reach the parent. Without `warm_up` the first round is the first thing done."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def answer(what):
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    try:
        known, take = setup()
        if warm_up:
            take()
        answer({"ready": known})
        for line in sys.stdin:
            if line.strip() == "round":
                gc.collect()
                gc.disable()
                samples = take()
                gc.enable()
                answer({"samples": samples})
    except Exception as error:  # whatever a library throws is told, not lost
        answer({"error": f"{type(error).__name__}: {error}"})
        raise


def pin(core):
    """Keeps the calling thread, but no thread that libraries have started, on one core."""
    os.sched_setaffinity(0, {core})


def last_core():
    return max(os.sched_getaffinity(0))
