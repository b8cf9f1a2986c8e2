#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`kerneldesk mcp` as its clients meet it: lines in and out, folders, limits, and with the Model Context Protocol's own client.

usage: tst_mcp.py KERNELDESK
The part with the official client is skipped where .deps/mcp has none (packaging/setup.sh tests fetches it).
Exits 77 where the kernel cannot confine a server to folders.
"""
import contextlib
import copy
import json
import os
import pathlib
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
WHEELS = ROOT / ".deps/mcp"
KERNELDESK = sys.argv[1]
DEADLINE = 120  # seconds
SCALE = """__global__ void scale(float *y, const float *x, int n)
{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = 2 * x[i]; }
__global__ void wild(float *y, int n) { y[n + 100000000] = 1; }
__global__ void forever(float *y, int n) { while (true) { y[0] += 1; } }
"""
LAUNCH = {"kernel": "scale", "grid": "4", "block": "64", "arguments": {"n": "256", "y": "zeros[n]", "x": "ramp[n]"}}
RIGHT = {"references": {"y": "expr:2 * x[i]"}}


def message(method, number=None, **parameters):
    made = {"jsonrpc": "2.0", "method": method, "params": parameters}
    return made if number is None else {**made, "id": number}


class Server:
    """The server as a child, with the answers that it has given by id."""

    def __init__(self, folder, *words, environment=None):
        folders = [] if folder is None else ["--folder", str(folder)]
        self.process = subprocess.Popen([KERNELDESK, "mcp", *folders, *words], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **(environment or {})})
        self.lines = queue.Queue()
        self.notes = []
        self.answers = {}
        self.count = 0
        threading.Thread(target=self._read, daemon=True).start()
        self.request("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"})
        self.send(message("notifications/initialized"))

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))
        self.lines.put(None)

    def send(self, made):
        self.write(json.dumps(made).encode() + b"\n")

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def take(self, deadline=DEADLINE):
        got = self.lines.get(timeout=deadline)
        assert got is not None, self.process.stderr.read()
        return got

    def wait(self, number):
        while number not in self.answers:
            got = self.take()
            if "method" in got:
                self.notes.append(got)
            else:
                self.answers[got.get("id")] = got
        return self.answers.pop(number)

    def ask(self, method, **parameters):
        self.count += 1
        self.send(message(method, self.count, **parameters))
        return self.count

    def request(self, method, **parameters):
        return self.wait(self.ask(method, **parameters))

    def call(self, tool, **arguments):
        answer = self.request("tools/call", name=tool, arguments=arguments)
        assert "result" in answer, answer
        return answer["result"]

    def document(self, tool, **arguments):
        result = self.call(tool, **arguments)
        assert not result["isError"], result
        return result["structuredContent"]

    def resident(self):
        """KiB of memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1])

    def close(self):
        self.process.stdin.close()
        status = self.process.wait(timeout=DEADLINE)
        self.process.stdout.close()
        self.process.stderr.close()
        return status


def children_of(process):
    """The numbers of all processes below one."""
    parents = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(entry.parent.name)] = int(entry.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        except OSError:
            continue
    found, wave = set(), {process}
    while wave:
        wave = {child for child, parent in parents.items() if parent in wave}
        found |= wave
    return found


def is_alive(process):
    try:
        return " Z " not in pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def wait_until(holds):
    end = time.monotonic() + DEADLINE
    while not holds():
        assert time.monotonic() < end, "this took too long"
        time.sleep(0.05)


class WithFolder(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        base = pathlib.Path(cls.scratch.name).resolve()
        cls.folder, cls.outside = base / "inside", base / "outside"
        for folder in (cls.folder, cls.outside):
            folder.mkdir()
        (cls.folder / "k.cu").write_text(SCALE, encoding="utf-8")
        (cls.outside / "secret.h").write_text("#error the secret is 12345\n", encoding="utf-8")
        (cls.outside / "secret.bin").write_bytes(b"secret" * 100)
        cls.server = Server(cls.folder)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        cls.scratch.cleanup()


class Tools(WithFolder):
    def test_the_answer_is_the_command_line_s(self):
        said = subprocess.run([KERNELDESK, "occupancy", "--registers", "40", "--format", "json"],
                              capture_output=True, text=True, check=True)
        self.assertEqual(self.server.document("occupancy", registers=40), json.loads(said.stdout))

    def test_runs_and_verifies(self):
        document = self.server.document("run", file="k.cu", **LAUNCH, **RIGHT)
        self.assertTrue(document["ok"])
        self.assertEqual(document["deviceId"], "emulated")
        self.assertTrue(document["verification"][0]["ok"])

    def test_what_is_wrong_is_an_answer_not_an_error(self):
        document = self.server.document("run", file="k.cu", **LAUNCH, references={"y": "expr:3 * x[i]"})
        self.assertFalse(document["ok"])
        self.assertEqual(document["verification"][0]["firstIndex"], 1)

    def test_differences_have_a_pattern_and_a_map_only_where_it_is_wanted(self):
        wrong = {"file": "k.cu", **LAUNCH, "references": {"y": "expr:i % 32 == 5 ? 2 * x[i] + 1 : 2 * x[i]"}}
        for more, has in (({}, False), ({"difference_map": False}, False), ({"difference_map": True}, True)):
            with self.subTest(str(more)):
                differences = self.server.document("run", **wrong, **more, max_bytes=400000)["differences"]
                self.assertEqual(differences[0]["pattern"]["kind"], "everyNth")
                self.assertTrue(differences[0]["worst"])
                self.assertEqual("map" in differences[0], has)
        self.assertNotIn("map", self.server.document("explain", **wrong)["differences"][0])

    def test_compares_with_a_revision_of_a_checkout(self):
        if shutil.which("git") is None:
            self.skipTest("git is not installed")
        checkout = self.folder / "checkout"
        checkout.mkdir()
        git = ["git", "-C", checkout, "-c", "user.name=A", "-c", "user.email=a@b.c"]
        (checkout / "k.cu").write_text(SCALE, encoding="utf-8")
        for words in (["init", "-q"], ["add", "k.cu"], ["commit", "-q", "-m", "first"]):
            subprocess.run(git + words, check=True)
        (checkout / "k.cu").write_text(SCALE.replace("2 *", "2 * 1 *"), encoding="utf-8")
        document = self.server.document("compare", file="checkout/k.cu", against="HEAD", **LAUNCH)
        self.assertEqual(document["verdict"], "same")
        self.assertEqual(len(document["first"]["revision"]), 40)
        self.assertIsNone(document["second"]["revision"])

    def test_a_run_without_a_reference_says_so(self):
        for tool, more in (("run", {}), ("counters", {}), ("time", {}), ("explain", {}), ("compare", {"defines_b": ["X=1"]})):
            with self.subTest(tool):
                said = self.server.call(tool, file="k.cu", **LAUNCH, **more)
                self.assertIn("unverified", [doubt["kind"] for doubt in said["structuredContent"]["doubts"]])
                self.assertTrue(said["content"][0]["text"].startswith("No output was compared with a reference"))
                verified = self.server.document(tool, file="k.cu", **LAUNCH, **RIGHT, **more)
                self.assertNotIn("unverified", [doubt["kind"] for doubt in verified["doubts"]])

    def test_the_emulated_gpu_has_no_milliseconds(self):
        document = self.server.document("run", file="k.cu", **LAUNCH)
        self.assertIsNone(document["milliseconds"])
        self.assertGreater(document["simulationMilliseconds"], 0)
        for tool, more in (("time", {}), ("compare", {"defines_b": ["X=1"]})):
            document = self.server.document(tool, file="k.cu", **LAUNCH, **more)
            self.assertIn("countsAreNoTimes", [doubt["kind"] for doubt in document["doubts"]], tool)
        self.assertIsNone(document["confidence"])

    def test_occupancy_says_what_it_is_of(self):
        nothing = self.server.call("occupancy")
        self.assertTrue(nothing["isError"])
        self.assertIn("threads and registers", nothing["content"][0]["text"])
        full = self.server.document("occupancy", threads=256)
        self.assertEqual((full["ok"], full["occupancy"], full["limitedBy"]), (True, 1, []))
        self.assertEqual(full["assumed"], ["arch", "registers"])
        self.assertEqual(self.server.document("occupancy", threads=256, registers=32, arch="sm_90")["assumed"], [])
        part = self.server.document("occupancy", threads=256, registers=200)
        self.assertEqual((part["ok"], part["limitedBy"]), (True, ["registers"]))
        for arguments in ({"threads": 5000}, {"file": "k.cu", "kernel": "scale", "threads": 5000}):
            none = self.server.call("occupancy", **arguments)
            self.assertFalse(none["isError"])
            self.assertFalse(none["structuredContent"]["ok"])
            self.assertTrue(none["content"][0]["text"].startswith("A block of 5000 threads cannot run"))

    def test_a_matrix_has_no_opaque_parameters(self):
        rows = self.server.document("matrix", file="k.cu", kernel="scale", block="64", max_bytes=400000)["matrix"]
        self.assertGreater(len(rows), 3)
        for row in rows:
            self.assertNotIn("parameters", row["kernel"])
        self.assertNotIn("opaque", json.dumps(rows))

    def test_a_source_that_comes_as_text_has_a_short_name(self):
        wild = {"kernel": "wild", "grid": "1", "block": "1", "arguments": {"n": "1", "y": "zeros[n]"}}
        for tool, arguments in (("compile", {"source": "int x = ;\n"}), ("explain", {"source": SCALE, **wild}),
                                ("counters", {"source": SCALE, **LAUNCH}), ("run", {"source": SCALE, **wild, "block": "x"}),
                                ("compile", {"source": '#include "nothing.h"\n'}),
                                ("sweep", {"action": "start", "source": SCALE, **LAUNCH, "axes": {"block": "32,64"}})):
            with self.subTest(f"{tool} {arguments}"):
                said = json.dumps(self.server.call(tool, **arguments))
                self.assertNotIn("kerneldesk-worker", said)
                if tool in ("compile", "explain", "counters"):
                    self.assertIn("source.cu", said)
        places = self.server.document("explain", source=SCALE, **wild)["places"]
        self.assertEqual((places[0]["file"], places[0]["line"]), ("source.cu", 3))
        self.assertIn("100000000", json.dumps(places[0]["source"]))

    def test_explains_a_fault_with_its_line(self):
        document = self.server.document("explain", file="k.cu", kernel="wild", grid="1", block="1",
                                        arguments={"n": "1", "y": "zeros[n]"})
        self.assertEqual(document["places"][0]["line"], 3)
        self.assertIn({"line": 3, "text": SCALE.splitlines()[2]}, document["places"][0]["source"])

    def test_compiles_a_source_that_comes_as_text(self):
        document = self.server.document("compile", source=SCALE, architectures=["sm_90"], listing="ptx", listing_kernel="wild",
                                        first_line=3, last_line=3)
        self.assertEqual([kernel["name"] for kernel in document["architectures"][0]["kernels"]], ["scale", "wild", "forever"])
        functions = document["listing"]["functions"]
        self.assertEqual([function["name"] for function in functions], ["wild"])
        self.assertTrue(any("st.global" in line["text"] for line in functions[0]["lines"]))
        self.assertEqual({line["line"] for line in functions[0]["lines"]}, {3})

    def sass(self, server):
        return server.call("compile", source=SCALE, architectures=["sm_90"], listing="sass", listing_kernel="wild", first_line=3,
                           last_line=3)

    def test_lists_sass_of_some_lines(self):
        result = self.sass(self.server)
        if result["isError"] and "nvdisasm" in result["content"][0]["text"]:
            self.skipTest(result["content"][0]["text"])
        functions = result["structuredContent"]["listing"]["functions"]
        self.assertEqual([function["name"] for function in functions], ["wild"])
        lines = functions[0]["lines"]
        self.assertTrue(any("STG" in line["text"] for line in lines), lines)
        self.assertEqual({line["line"] for line in lines}, {3})
        self.assertTrue(all(line["address"] is not None for line in lines))

    def test_says_where_a_disassembler_is_missing(self):
        server = Server(self.folder, environment={"KERNELDESK_NVDISASM": "/nowhere/nvdisasm"})
        result = self.sass(server)
        self.assertTrue(result["isError"])
        self.assertEqual(result["structuredContent"]["error"]["cause"], "machine")
        self.assertIn("nvdisasm", result["content"][0]["text"])
        server.close()

    def test_a_sweep_is_started_and_polled(self):
        arguments = {"file": "k.cu", **LAUNCH, **RIGHT, "axes": {"block": "32,64"}, "grid": "ceil_div(n, block.x)"}
        started = self.server.document("sweep", action="start", **arguments)
        self.assertIn(started["state"], ("running", "done"))
        self.assertIsNotNone(started["results"])
        def poll():
            return self.server.document("sweep", action="poll", sweep=started["sweep"])
        wait_until(lambda: poll()["state"] != "running")
        self.assertEqual(poll()["state"], "done", poll())
        self.assertEqual(len(poll()["results"]["points"]), 2)
        self.assertEqual([doubt["kind"] for doubt in poll()["results"]["doubts"]], ["countsAreNoTimes"])

    def test_a_sweep_says_at_its_start_what_is_wrong(self):
        result = self.server.call("sweep", action="start", file="k.cu", **LAUNCH, axes={})
        self.assertTrue(result["isError"])
        self.assertTrue(result["content"][0]["text"].startswith('A sweep needs an axis: axes {"block": "64,128,256"}.'))
        for arguments in ({"axes": {"grid": "1,2"}, "block": "5000"}, {"axes": {"block": "5000,32"}, "block": "5000"}):
            result = self.server.call("sweep", action="start", file="k.cu", **{**LAUNCH, **arguments})
            self.assertFalse(result["isError"])
            self.assertIn("the device takes at most 1024", result["content"][0]["text"].split("{")[0])
        unverified = self.server.document("sweep", action="start", file="k.cu", **LAUNCH, axes={"block": "32"})
        wait_until(lambda: self.server.document("sweep", action="poll", sweep=unverified["sweep"])["state"] != "running")
        doubts = self.server.document("sweep", action="poll", sweep=unverified["sweep"])["results"]["doubts"]
        self.assertEqual([doubt["kind"] for doubt in doubts], ["unverified", "countsAreNoTimes"])

    def test_cancel_and_poll_agree(self):
        axes = {"block": "32..1024:32", "n": "64,128,256"}
        launch = {**LAUNCH, "grid": "ceil_div(n, block.x)"}
        started = self.server.document("sweep", action="start", file="k.cu", **launch, axes=axes)
        cancelled = self.server.document("sweep", action="cancel", sweep=started["sweep"], max_bytes=400000)
        polled = self.server.document("sweep", action="poll", sweep=started["sweep"], max_bytes=400000)
        self.assertEqual(cancelled["state"], "cancelled")
        self.assertEqual(cancelled, polled)
        self.assertLess(0, len(cancelled["results"]["points"]))

    def test_a_sweep_is_cancelled(self):
        started = self.server.document("sweep", action="start", file="k.cu", **{**LAUNCH, "kernel": "forever",
                                       "arguments": {"n": "1", "y": "zeros[n]"}}, axes={"block": "32,64,128,256"}, deadline=60)
        self.assertEqual(self.server.document("sweep", action="cancel", sweep=started["sweep"])["state"], "cancelled")

    def test_long_answers_are_cut_and_more_gives_the_rest(self):
        whole = self.server.document("occupancy", registers=40, curves=True, max_bytes=400000)
        cut = self.server.document("occupancy", registers=40, curves=True, max_bytes=4000)
        self.assertLess(len(json.dumps(cut)), 8000)
        place = cut["answer"]["cut"][0]
        key = place["path"].split("/")[-1]
        self.assertEqual(len(cut["curves"][key]), place["shown"])
        items = []
        while len(items) < place["total"]:
            more = self.server.document("more", answer=cut["answer"]["id"], path=place["path"], offset=len(items), max_bytes=2000)
            items += more["items"]
        self.assertEqual(items, whole["curves"][key])

    def test_mistakes_are_errors_of_the_call_with_what_to_do(self):
        for tool, arguments, said in [
                ("run", {"file": "none.cu"}, "none.cu"),
                ("run", {"file": "k.cu", "grid": ["x"]}, "grid"),
                ("run", {"file": "k.cu", "nonsense": 1}, "nonsense"),
                ("run", {}, "file, example and source"),
                ("run", {"file": "k.cu", **LAUNCH, "block": "5000"}, "at most 1024"),
                ("counters", {"file": "k.cu", **LAUNCH, "block": "5000"}, "at most 1024"),
                ("time", {"file": "k.cu", **LAUNCH, "block": "5000"}, "at most 1024"),
                ("explain", {"file": "k.cu", **LAUNCH, "block": "5000"}, "at most 1024"),
                ("compare", {"file": "k.cu", **LAUNCH, "block_b": "5000"}, "at most 1024"),
                ("run", {"file": "k.cu", **LAUNCH, "shared": "1<<30"}, "shared memory"),
                ("run", {"file": "k.cu", **LAUNCH, "device": "cuda:0"}, "not allowed"),
                ("compile", {"file": 5}, "the path of a file"),
                ("sweep", {}, "action is missing"), ("sweep", {"action": "poll"}, "sweep is missing"),
                ("sweep", {"action": "poll", "sweep": "s99"}, "s99"),
                ("more", {"answer": "a99", "path": "/x"}, "a99")]:
            with self.subTest(f"{tool} {arguments}"):
                result = self.server.call(tool, **arguments)
                self.assertTrue(result["isError"])
                self.assertIn(said, result["content"][0]["text"])
                self.assertIn(said, result["structuredContent"]["error"]["message"])


class Cheats(WithFolder):
    """The ten ways to a figure that is not earned, as far as the emulated GPU can show them. Each is named by its number in the
    list of what a harness must withstand: 2 results kept by pointer, 3 work of the first launch alone, 5 inputs edited, 6 nothing
    written, 7 wrong after the first launches, 9 NaN, 10 one size special-cased. 1 (lines that stay in L2) and 8 (figures below
    the clock) are of times and need a GPU: tests/bench/mcp/cheats.py. 4 (work on another stream) needs host code of the cheat's own,
    which no tool runs."""
    INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n)"
    LAST = "__syncthreads(); if (threadIdx.x + blockIdx.x == 0)"
    WRONG = {
        "5 the inputs become zeros": f"{INDEX} {{ x[i] = 0; y[i] = 0; }}",
        "5 the input becomes the reference": f"{INDEX} {{ x[i] = 1; y[i] = 2; }}",
        "6 nothing is written": "",
        "6 the half is written": f"{INDEX} if (i % 2 == 0) y[i] = 2 * x[i];",
        "9 NaN stands for any number": f'{INDEX} y[i] = nanf("");',
        "the reference is written": f"{INDEX} y[i] = 2 * i;",  # of a ramp; random inputs show it
    }
    LATER = {  # what is wrong behind the first launch, after which run and counters end
        "2 results kept by pointer": f"if (kept == y) return; {INDEX} y[i] = 2 * x[i]; {LAST} kept = y;",
        "3 the first launch alone works": f"{INDEX} if (calls == 0) y[i] = 2 * x[i]; {LAST} calls = 1;",
        "7 wrong from the second launch on": f"{INDEX} y[i] = calls == 0 ? 2 * x[i] : 0; {LAST} calls = 1;",
    }
    LAUNCH = {"kernel": "scale", "grid": "1", "block": "256",  # one block: nothing races with what is kept
              "arguments": {"n": "256", "y": "zeros[n]", "x": "random(seed=1)[n]"}}

    @staticmethod
    def source(body):
        return f"__device__ int calls;\n__device__ float *kept;\n__global__ void scale(float *y, float *x, int n) {{ {body} }}\n"

    def test_each_tool_reports_them(self):
        (self.folder / "right.cu").write_text(self.source(f"{self.INDEX} y[i] = 2 * x[i];"), encoding="utf-8")
        once = [("run", {"file": "cheat.cu"}), ("counters", {"file": "cheat.cu"})]
        again = [("time", {"file": "cheat.cu"}), ("compare", {"file": "right.cu", "other": "cheat.cu"}),
                 ("compare", {"file": "cheat.cu", "other": "right.cu"})]
        for name, body in {**self.WRONG, **self.LATER}.items():
            (self.folder / "cheat.cu").write_text(self.source(body), encoding="utf-8")
            for tool, more in again if name in self.LATER else once + again:
                with self.subTest(f"{name}: {tool} {more}"):
                    document = self.server.document(tool, **more, **self.LAUNCH, **RIGHT)
                    self.assertFalse(document["ok"], document)
                    self.assertIn("differs", document["message"])
            with self.subTest(f"{name}: sweep"):
                started = self.server.document("sweep", action="start", file="cheat.cu", **self.LAUNCH, **RIGHT,
                                               axes={"block": "256,512"})
                wait_until(lambda: self.server.document("sweep", action="poll", sweep=started["sweep"])["state"] != "running")
                results = self.server.document("sweep", action="poll", sweep=started["sweep"])["results"]
                self.assertIsNone(results["best"])
                self.assertEqual({point["state"] for point in results["points"]}, {"wrong"})

    def test_10_a_size_that_is_special_cased(self):
        cheat = self.source(f"{self.INDEX} y[i] = n == 256 ? 2 * x[i] : 0;")
        self.assertTrue(self.server.document("time", source=cheat, **self.LAUNCH, **RIGHT)["ok"])
        document = self.server.document("time", source=cheat, **self.LAUNCH, **RIGHT, verify_at={"n": "77"})
        self.assertFalse(document["ok"])
        self.assertIn("At n=77", document["message"])
        (self.folder / "right.cu").write_text(self.source(f"{self.INDEX} y[i] = 2 * x[i];"), encoding="utf-8")
        (self.folder / "cheat.cu").write_text(cheat, encoding="utf-8")
        for first, second, wrong in (("right.cu", "cheat.cu", "second"), ("cheat.cu", "right.cu", "first")):
            with self.subTest(f"compare {first} {second}"):
                both = {"file": first, "other": second, **self.LAUNCH, **RIGHT}
                self.assertTrue(self.server.document("compare", **both)["ok"])
                self.assertEqual(self.server.document("compare", **{**both, "other": first}, verify_at={"n": "256"})["receipt"]
                                 ["verifiedAt"], ["n=256"])
                document = self.server.document("compare", **both, verify_at={"n": "77"})
                self.assertFalse(document["ok"])
                self.assertFalse(document[wrong]["ok"])
                self.assertIn("At n=77", document["message"])
                self.assertEqual(document["reasons"][0]["kind"], "wrongBefore")


class Words(WithFolder):
    """What is said of a call names the tool's parameters, never options of a command line."""
    NO_SHAPE = {key: value for key, value in LAUNCH.items() if key not in ("grid", "block", "arguments")}
    ROWS = [
        ("run", {"file": "k.cu", **NO_SHAPE}, 'without grid, block, arguments (y, x, n).'),
        ("run", {"file": "k.cu", **NO_SHAPE}, 'arguments {"y": "out:zeros[n]", "x": "random(seed=1)[n]", "n": "4096"}'),
        ("run", {"file": "k.cu", **{**LAUNCH, "block": "foo"}}, "define_values gives a name a value"),
        ("run", {"file": "k.cu", **{**LAUNCH, "arguments": {"y": "zeros[q]", "x": "ramp[4]", "n": "1"}}}, "define_values"),
        ("run", {"file": "k.cu", **{key: value for key, value in LAUNCH.items() if key != "kernel"}}, "kernel chooses one"),
        ("run", {"source": "template <typename T> __global__ void k(T* x) {}", "grid": "1", "block": "1"}, "name_expressions"),
        ("run", {"file": "k.cu", **LAUNCH, "who_wrote": "z[1]"}, "who_wrote: scale has no element"),
        ("run", {"file": "k.cu", **LAUNCH, "who_wrote": "z"}, "who_wrote: 'z' is no element"),
        ("run", {"file": "k.cu", **LAUNCH, "out": {"z": "z.npy"}}, "out: scale has no output 'z'"),
        ("run", {"file": "k.cu", **LAUNCH, "out": {"y": "y.exe"}}, "out: "),
        ("run", {"file": "k.cu", **LAUNCH, "schedules": 0}, "schedules: '0' is not"),
        ("run", {"file": "k.cu", **LAUNCH, "deadline": -1}, "deadline: "),
        ("run", {"file": "k.cu", **LAUNCH, "rtol": -1}, "rtol: "),
        ("run", {"file": "k.cu", **LAUNCH, "carveout": 200}, "carveout: "),
        ("run", {"file": "k.cu", **LAUNCH, "defines": ["1x"]}, "defines: "),
        ("run", {"file": "k.cu", **LAUNCH, "references": {"y": "nonsense"}}, "reference of y: it is to be"),
        ("run", {"file": "k.cu", **LAUNCH, "references": {"z": "expr:1"}}, "z"),
        ("compile", {"file": "k.cu", "architectures": ["sm_1"]}, "sm_1"),
        ("compile", {"file": "k.cu", "options": ["-o"]}, "-o"),
        ("compile", {"file": "k.ptx", "defines": ["X"]}, "defines, include_folders, std, options, name_expressions, compiler do"),
        ("time", {"file": "k.cu", **LAUNCH, "verify_at": {"n": "5"}}, 'verify_at compares with a reference, and there is none: '
                                                                     'add references {"NAME": "REF"}'),
        ("time", {"file": "k.cu", **LAUNCH, "samples": 0}, "samples: "),
        ("run", {"file": "k.cu", **LAUNCH, "difference_map": 1}, "difference_map has to be true or false."),
        ("compare", {"file": "k.cu", **LAUNCH}, 'Name what A is compared with: other, against "REV", or options of one of them, as '
                                                'defines_b ["X=Y"]'),
        ("compare", {"file": "k.cu", **LAUNCH, "other": "k.cu", "verify_at": {"n": "5"}},
         'verify_at compares with a reference, and there is none: add references {"NAME": "REF"}'),
        ("compare", {"file": "k.cu", **LAUNCH, "other": "k.cu", "against": "HEAD"}, "it does not go with other."),
        ("compare", {"file": "k.ptx", **LAUNCH, "against": "HEAD"}, "against reads a source of another revision"),
        ("compare", {"file": "k.cu", **NO_SHAPE, "defines_b": ["X"]}, "without grid, block"),
        ("counters", {"file": "k.cu", **NO_SHAPE}, "without grid, block"),
        ("explain", {"file": "k.cu", **NO_SHAPE}, "without grid, block"),
        ("occupancy", {"threads": 64, "kernel": "k"}, "kernel needs a program: name file or example."),
        ("occupancy", {"threads": 64, "arch": "sm_1"}, "sm_1"),
        ("sweep", {"action": "start", "file": "k.cu", **LAUNCH}, "A sweep needs an axis: axes"),
        ("sweep", {"action": "start", "file": "k.cu", **LAUNCH, "axes": {"block": "32"}, "figure": "time"}, "figure instructions"),
        ("sweep", {"action": "start", "file": "k.cu", **LAUNCH, "axes": {"block": ""}}, "axes"),
        ("sweep", {"action": "start", "file": "k.cu", **LAUNCH, "axes": {"block": "32"}, "where": ["q < 1"]}, "q"),
        ("matrix", {"file": "none.cu"}, "none.cu"),
        ("goal", {"file": "k.cu"}, "kernel chooses one"),
    ]

    def test_they_are_of_the_tool(self):
        (self.folder / "k.ptx").write_text(".version 7.8\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n",
                                           encoding="utf-8")
        for tool, arguments, said in self.ROWS:
            with self.subTest(f"{tool} {arguments}"):
                result = self.server.call(tool, **arguments)
                text = result["content"][0]["text"]
                self.assertTrue(result["isError"], text[:400])
                self.assertIn(said, text)
                self.assertNotRegex(text, r"(^|[\s'(])--[a-z]")
                self.assertNotRegex(text, r"\bkerneldesk [a-z]")

    def test_a_command_line_has_its_options(self):
        said = subprocess.run([KERNELDESK, "run", self.folder / "k.cu", "--kernel", "scale"], capture_output=True, text=True,
                              check=False)
        self.assertIn("without --grid, --block, --arg y=VALUE, --arg x=VALUE, --arg n=VALUE.", said.stderr)

    def test_a_server_of_the_window_alone_names_no_folder(self):
        server = Server(None, "--window", environment={"XDG_RUNTIME_DIR": str(self.folder)})
        for name in ("k.cu", str(self.folder / "k.cu"), "/etc/passwd"):
            result = server.call("compile", file=name)
            self.assertTrue(result["isError"])
            self.assertTrue(result["content"][0]["text"].startswith("This server was started without a folder (--folder)"))
            self.assertNotIn("kerneldesk-worker", result["content"][0]["text"])
        self.assertTrue(server.document("compile", source=SCALE)["ok"])
        server.close()


class Lists(WithFolder):
    """What a client is told before anything is asked for. Each conversation of a model pays for it."""
    MOST = {(): 24_500, ("--window",): 29_500}  # bytes of tools/list; they were 108,267 and 113,986 with whole output schemas

    def test_the_list_of_tools_is_short(self):
        for words, most in self.MOST.items():
            server = Server(self.folder, *words, environment={"XDG_RUNTIME_DIR": str(self.folder)})
            tools = server.request("tools/list")["result"]["tools"]
            size = len(json.dumps(tools, separators=(",", ":"), ensure_ascii=False).encode())
            print(f"tools/list {' '.join(words)}: {size} bytes of {len(tools)} tools")
            self.assertLess(size, most)
            for tool in tools:
                self.assertEqual(tool["outputSchema"]["type"], "object")
            server.close()

    def test_titles_are_words(self):
        resources = self.server.request("resources/list")["result"]["resources"]
        self.assertGreater(len(resources), 20)
        for resource in resources:
            self.assertNotRegex(resource["title"], r"[{}#]")

    def test_whole_schemas_are_resources(self):
        templates = self.server.request("resources/templates/list")["result"]["resourceTemplates"]
        self.assertEqual([each["uriTemplate"] for each in templates], ["kerneldesk://schema/{command}"])
        for tool in self.server.request("tools/list")["result"]["tools"]:
            place = re.search(r"kerneldesk://schema/\S+", tool["outputSchema"].get("description", ""))
            if not place:
                continue
            whole = json.loads(self.server.request("resources/read", uri=place[0])["result"]["contents"][0]["text"])
            self.assertEqual(whole["required"], tool["outputSchema"]["required"])
        self.assertIn("error", self.server.request("resources/read", uri="kerneldesk://schema/../run"))


class Safety(WithFolder):
    def test_names_outside_the_folders_are_refused(self):
        (self.folder / "link.cu").symlink_to(self.outside / "secret.h")
        for name in ("../outside/secret.h", str(self.outside / "secret.h"), "link.cu", "/etc/passwd"):
            with self.subTest(name):
                result = self.server.call("compile", file=name)
                self.assertTrue(result["isError"])
                self.assertIn("outside of the folders", result["content"][0]["text"])
        self.assertTrue(self.server.call("run", file="k.cu", **LAUNCH, out={"y": "../outside/y.npy"})["isError"])
        self.assertFalse((self.outside / "y.npy").exists())

    def test_what_a_source_or_a_recipe_names_is_not_read_either(self):
        for name in (self.outside / "secret.h", "../outside/secret.h"):
            result = self.server.call("compile", source=f'#include "{name}"\n')
            self.assertNotIn("12345", json.dumps(result))
        (self.folder / "include.cu").write_text('#include "../outside/secret.h"\n', encoding="utf-8")
        self.assertNotIn("12345", json.dumps(self.server.call("compile", file="include.cu")))
        arguments = {**LAUNCH["arguments"], "x": f'file("{self.outside / "secret.bin"}")'}
        result = self.server.call("run", file="k.cu", **{**LAUNCH, "arguments": arguments})
        self.assertTrue(result["isError"], result)

    def test_a_session_names_no_file_outside(self):
        (self.folder / "s.kdesk").write_text(json.dumps({"format": "kerneldesk-session", "version": 1,
                                                         "sources": [{"path": "../outside/secret.h"}]}), encoding="utf-8")
        result = self.server.call("compile", file="s.kdesk")
        self.assertNotIn("12345", json.dumps(result))
        self.assertTrue(result["isError"])

    def test_the_caller_s_variables_stay_with_it(self):
        server = Server(self.folder, environment={"SOME_TOKEN": "hidden"})
        number = server.ask("tools/call", name="run", arguments={
            "file": "k.cu", "kernel": "forever", "grid": "1", "block": "1", "arguments": {"n": "1", "y": "zeros[n]"}, "deadline": 60})
        wait_until(lambda: len(children_of(server.process.pid)) > 1)
        for child in children_of(server.process.pid):
            self.assertNotIn(b"hidden", pathlib.Path(f"/proc/{child}/environ").read_bytes())
        server.send(message("notifications/cancelled", requestId=number))
        server.close()

    def test_no_port_is_open(self):
        self.server.call("devices")
        sockets = subprocess.run(["sh", "-c", f"ls -l /proc/{self.server.process.pid}/fd"], capture_output=True, text=True, check=True)
        self.assertNotIn("socket:", sockets.stdout)


class Lives(WithFolder):
    def test_a_cancelled_call_ends_and_is_not_answered(self):
        number = self.server.ask("tools/call", name="run", _meta={"progressToken": "p"}, arguments={
            "file": "k.cu", "kernel": "forever", "grid": "1", "block": "1", "arguments": {"n": "1", "y": "zeros[n]"}, "deadline": 100})
        self.assertEqual(self.server.request("ping")["result"], {})  # answered beside it
        while not any(note["params"].get("progressToken") == "p" for note in self.server.notes):
            self.server.notes.append(self.server.take())
        self.server.send(message("notifications/cancelled", requestId=number))
        wait_until(lambda: not children_of(self.server.process.pid))
        self.assertEqual(self.server.request("ping")["result"], {})
        self.assertNotIn(number, self.server.answers)

    def check_end(self, end, status):
        server = Server(self.folder)
        for _ in range(2):
            server.ask("tools/call", name="run", arguments={
                "file": "k.cu", "kernel": "forever", "grid": "1", "block": "1", "arguments": {"n": "1", "y": "zeros[n]"}, "deadline": 100})
        wait_until(lambda: len(children_of(server.process.pid)) > 3)
        started = children_of(server.process.pid)
        end(server)
        self.assertEqual(server.process.wait(timeout=DEADLINE), status)
        wait_until(lambda: not any(map(is_alive, started)))
        for stream in (server.process.stdin, server.process.stdout, server.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                stream.close()

    def test_the_end_of_its_input_ends_all(self):
        self.check_end(lambda server: server.process.stdin.close(), 0)

    def test_a_signal_ends_all(self):
        self.check_end(lambda server: server.process.terminate(), 0)
        self.check_end(lambda server: server.process.kill(), -signal.SIGKILL)

    def test_a_thousand_calls_take_no_memory(self):
        for number in range(1000):
            self.server.document("occupancy", registers=16 + number % 64)
            if number == 100:
                early = self.server.resident()
        self.assertLess(self.server.resident(), early + 2048)


class Hostile(WithFolder):
    SEEDS = [message("initialize", 1, protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "x", "version": "1"}),
             message("ping", 2), message("tools/list", 3), message("resources/list", 4), message("prompts/list", 5),
             message("resources/read", 6, uri="kerneldesk://manual/13-security"),
             message("prompts/get", 7, name="find_bug", arguments={"file": "k.cu"}),
             message("tools/call", 8, name="run", arguments={"file": "none", "grid": "1", "arguments": {"n": "1"}}),
             message("tools/call", 9, name="more", arguments={"answer": "a1", "path": "/x", "offset": 3}),
             message("tools/call", 10, name="sweep", arguments={"action": "poll", "sweep": "s1"})]
    VALUES = [None, True, 0, -1, 1e308, "", "x" * 5000, [], {}, [[[[]]]], {"a": {"b": {}}}, "\0", "../../etc/passwd"]

    def mutated(self, chance):
        made = copy.deepcopy(chance.choice(self.SEEDS))
        for _ in range(chance.randint(0, 2)):
            parameters = made.get("params")
            places = [made, parameters, parameters.get("arguments") if isinstance(parameters, dict) else None]
            place = chance.choice([each for each in places if isinstance(each, dict)])
            key = chance.choice([*place, "extra"])
            if chance.random() < 0.3:
                place.pop(key, None)
            else:
                place[key] = copy.deepcopy(chance.choice(self.VALUES))
        text = json.dumps(made).encode()
        if chance.random() < 0.5:
            text = bytearray(text)
            for _ in range(chance.randint(1, 4)):
                at = chance.randrange(len(text))
                text[at:at + chance.randint(0, 3)] = bytes(chance.randrange(256) for _ in range(chance.randint(0, 3)))
        return bytes(text).replace(b"\n", b" ")

    def test_ten_thousand_mutated_messages_each_end_in_a_value(self):
        chance = random.Random(20)
        answers = self.server.lines
        for start in range(0, 10000, 100):
            for _ in range(100):
                self.server.write(self.mutated(chance) + b"\n")
            self.server.send(message("ping", f"end {start}"))
            while True:
                got = answers.get(timeout=DEADLINE)
                self.assertIsNotNone(got)
                if got.get("id") == f"end {start}":
                    break
                if "method" not in got:
                    self.assertEqual(("result" in got) + ("error" in got), 1, got)
                    if "error" in got:
                        self.assertIsInstance(got["error"]["code"], int)
                        self.assertTrue(got["error"]["message"])
            if start == 1000:
                early = self.server.resident()
        self.assertLess(self.server.resident(), early + 4096)

    def test_a_line_without_end_and_deep_nesting_take_no_memory(self):
        early = self.server.resident()
        for _ in range(64):
            self.server.write(b"x" * (1 << 20))
        self.server.write(b"\n" + b"[" * 100000 + b"\n")
        self.assertEqual(self.server.take()["error"]["code"], -32600)
        self.assertEqual(self.server.take()["error"]["code"], -32700)
        self.assertEqual(self.server.request("ping")["result"], {})
        self.assertLess(self.server.resident(), early + 16384)


class Manual(unittest.TestCase):
    def test_its_session_is_what_happens(self):
        page = (ROOT / "resources/manual/16-tools-for-models.md").read_text(encoding="utf-8")
        fences = re.findall(r"^```(\S+) ?(\S*)\n(.*?)^```$", page, re.M | re.S)
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            asked = 0
            for kind, name, text in fences:
                if kind == "cuda":
                    (pathlib.Path(folder) / name).write_text(text, encoding="utf-8")
                elif kind == "request":
                    request = json.loads(text)
                    answer = server.document(request["name"], **request["arguments"])
                    asked += 1
                elif kind == "answer":
                    self.check_part(json.loads(text), answer, f"call {asked}, {request['name']}")
            self.assertGreater(asked, 5)
            server.close()

    def check_part(self, part, whole, place):
        """Objects of `part` have members of those of `whole`, lists the first entries."""
        if isinstance(part, dict):
            for key, value in part.items():
                self.assertIn(key, whole, place)
                self.check_part(value, whole[key], f"{place}/{key}")
        elif isinstance(part, list):
            self.assertLessEqual(len(part), len(whole), place)
            for number, value in enumerate(part):
                self.check_part(value, whole[number], f"{place}/{number}")
        else:
            self.assertEqual(part, whole, place)


class Window(unittest.TestCase):
    """The window as the server, with a window that nobody sees."""
    PROPOSED = {"edits": [{"old": "2 * x[i]", "new": "3 * x[i]"}], "summary": "three times"}

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name).resolve()
        for name in ("run", "home", "config/kerneldesk", "state"):
            (self.folder / name).mkdir(parents=True, mode=0o700)
        self.environment = {"XDG_RUNTIME_DIR": str(self.folder / "run"), "HOME": str(self.folder / "home"),
                            "XDG_CONFIG_HOME": str(self.folder / "config"), "XDG_STATE_HOME": str(self.folder / "state"),
                            "QT_QPA_PLATFORM": "offscreen", "KERNELDESK_LANGUAGE": "en"}
        (self.folder / "k.cu").write_text("".join(SCALE.splitlines(keepends=True)[:2]), encoding="utf-8")
        settings = "[assistants]\nletIn=true\n[tour]\nshown=true\n"
        (self.folder / "config/kerneldesk/window.ini").write_text(settings, encoding="utf-8")
        self.window = None

    def start_window(self):
        program = pathlib.Path(KERNELDESK).with_name("kerneldesk-window")
        if not program.exists():
            self.skipTest("There is no window of this build.")
        self.window = subprocess.Popen([program, self.folder / "k.cu"], env={**os.environ, **self.environment},
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.end_window)

    def end_window(self):
        if self.window.poll() is None:
            self.window.kill()
        self.window.wait(timeout=DEADLINE)

    def server(self):
        server = Server(None, "--window", environment=self.environment)
        self.addCleanup(lambda: server.process.stdin.closed or server.close())
        return server

    def test_no_window_is_one_sentence(self):
        server = self.server()
        names = [tool["name"] for tool in server.request("tools/list")["result"]["tools"]]
        self.assertIn("window_propose", names)
        for tool in [name for name in names if name.startswith("window_")]:
            result = server.call(tool)
            self.assertTrue(result["isError"])
            self.assertTrue(result["content"][0]["text"].startswith("No window of KernelDesk lets assistants in."))
        self.assertIn("error", server.request("resources/read", uri="kerneldesk://window/document"))

    def test_reads_and_proposes_and_outlives_the_window(self):
        self.start_window()
        server = self.server()
        wait_until(lambda: not server.call("window_document")["isError"])
        wait_until(lambda: server.document("window_document")["name"] == "k.cu")
        document = server.document("window_document")
        self.assertEqual(document["text"], (self.folder / "k.cu").read_text(encoding="utf-8"))
        session = server.request("resources/read", uri="kerneldesk://window/document")["result"]["contents"][0]["text"]
        self.assertEqual(json.loads(session)["document"], document["document"])
        proposed = server.document("window_propose", **self.PROPOSED)
        self.assertEqual(proposed["state"], "open")
        self.assertIn("3 * x[i]", proposed["diff"])
        self.assertNotIn("3 * x[i]", server.document("window_document")["text"])
        self.assertNotIn("3 * x[i]", (self.folder / "k.cu").read_text(encoding="utf-8"))
        # Nobody trusts this folder yet.
        refused = server.call("window_run", proposal=proposed["proposal"])
        self.assertTrue(refused["isError"])
        for arguments in ({"nonsense": 1}, {"text": 5}, {"edits": "x"}):
            self.assertTrue(server.call("window_propose", **arguments)["isError"])
        number = server.ask("tools/call", name="window_proposal", arguments={"proposal": proposed["proposal"], "wait": 100})
        self.assertEqual(server.request("ping")["result"], {})
        self.window.kill()
        answer = server.wait(number)["result"]
        self.assertTrue(answer["isError"])
        self.assertIn("window was closed", answer["content"][0]["text"])

    def test_the_window_opens_no_port(self):
        self.start_window()
        server = self.server()
        wait_until(lambda: not server.call("window_document")["isError"])
        inodes = {os.readlink(link) for link in pathlib.Path(f"/proc/{self.window.pid}/fd").iterdir()}
        for table in ("tcp", "tcp6", "udp", "udp6"):
            for line in pathlib.Path(f"/proc/{self.window.pid}/net/{table}").read_text(encoding="utf-8").splitlines()[1:]:
                self.assertNotIn(f"socket:[{line.split()[9]}]", inodes)


class OfficialClient(WithFolder):
    """Lists and calls every tool with the protocol's own client, which holds answers to the tools' output schemas."""
    CALLS = {
        "compile": {"file": "k.cu"}, "run": {"file": "k.cu", **LAUNCH, **RIGHT}, "counters": {"file": "k.cu", **LAUNCH},
        "occupancy": {"registers": 40}, "matrix": {"file": "k.cu", "kernel": "scale", "block": "64"},
        "goal": {"file": "k.cu", "kernel": "scale", "block": "64"}, "time": {"file": "k.cu", **LAUNCH, **RIGHT},
        "compare": {"file": "k.cu", **LAUNCH, "defines_b": ["X=1"]}, "sweep": {"action": "start", "file": "k.cu", **LAUNCH,
                                                                              "axes": {"block": "32,64"}},
        "devices": {}, "examples": {}, "explain": {"file": "k.cu", **LAUNCH}, "more": None}

    def test_lists_and_calls_every_tool(self):
        sys.path.insert(0, str(WHEELS))
        try:
            import asyncio
            from mcp import ClientSession, StdioServerParameters
            from jsonschema import Draft202012Validator
            from mcp.client.stdio import stdio_client
        except ImportError as error:
            self.skipTest(f".deps/mcp has no client of this Python: {error}; packaging/setup.sh tests fetches it.")
        environment = {name: value for name, value in os.environ.items() if name.startswith(("KERNELDESK_", "HOME", "PATH"))}

        async def session():
            parameters = StdioServerParameters(command=KERNELDESK, args=["mcp", "--folder", str(self.folder)], env=environment)
            async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as client:
                await client.initialize()
                listed = (await client.list_tools()).tools
                tools = [tool.name for tool in listed]
                self.assertEqual(sorted(tools), sorted(self.CALLS))
                for name, arguments in self.CALLS.items():
                    if arguments is None:
                        cut = await client.call_tool("occupancy", {"registers": 40, "curves": True, "max_bytes": 4000})
                        answer = cut.structured_content["answer"]
                        arguments = {"answer": answer["id"], "path": answer["cut"][0]["path"]}
                    result = await client.call_tool(name, arguments)
                    self.assertFalse(result.is_error, f"{name}: {result.content}")
                    self.assertTrue(result.content[0].text, name)
                    place = next(tool for tool in listed if tool.name == name).output_schema.get("description", "")
                    if place:
                        schema = json.loads((await client.read_resource(place.split()[-1])).contents[0].text)
                        Draft202012Validator(schema).validate(result.structured_content)
                resources = (await client.list_resources()).resources
                self.assertIn("kerneldesk://report/last", [str(each.uri) for each in resources])
                for resource in resources:
                    self.assertTrue((await client.read_resource(resource.uri)).contents[0].text, resource.uri)
                for prompt in (await client.list_prompts()).prompts:
                    self.assertTrue((await client.get_prompt(prompt.name, {"file": "k.cu"})).messages)

        asyncio.run(session())


def can_confine():
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([KERNELDESK, "mcp", "--folder", folder], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=DEADLINE, check=False)
    if done.returncode == 3 and "Landlock" in done.stderr:
        print(done.stderr, file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    if not can_confine():
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
