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

    def test_a_size_that_is_special_cased_is_reported(self):
        (self.folder / "cheat.cu").write_text(SCALE.replace("if (i < n) y[i] = 2 * x[i];",
                                                            "if (i < n) y[i] = n == 256 ? 2 * x[i] : 0;"), encoding="utf-8")
        self.assertTrue(self.server.document("time", file="cheat.cu", **LAUNCH, **RIGHT)["ok"])
        document = self.server.document("time", file="cheat.cu", **LAUNCH, **RIGHT, verify_at={"n": "77"})
        self.assertFalse(document["ok"])
        self.assertIn("At n=77", document["message"])

    def test_cheats_are_reported(self):
        index = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n)"
        cheats = {
            "nothing is written": "",
            "NaN stands for any number": f'{index} y[i] = nanf("");',
            "the inputs become zeros": f"{index} {{ x[i] = 0; y[i] = 0; }}",
            "the input becomes the reference": f"{index} {{ x[i] = 1; y[i] = 2; }}",
            "kept from an earlier launch": f"{index} if (calls == 0) y[i] = 2 * x[i]; if (threadIdx.x + blockIdx.x == 0) calls = 1;"}
        for name, body in cheats.items():
            with self.subTest(name):
                source = f"__device__ int calls;\n__global__ void scale(float *y, float *x, int n) {{ {body} }}\n"
                for tool in ("run", "time"):
                    document = self.server.document(tool, source=source, **LAUNCH, **RIGHT)
                    self.assertFalse(document["ok"], f"{tool}: {document}")
                    self.assertTrue(document["message"])

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
        self.assertEqual(started["state"], "running")
        def poll():
            return self.server.document("sweep", action="poll", sweep=started["sweep"])
        wait_until(lambda: poll()["state"] != "running")
        self.assertEqual(poll()["state"], "done", poll())
        self.assertEqual(len(poll()["results"]["points"]), 2)

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
            from mcp.client.stdio import stdio_client
        except ImportError as error:
            self.skipTest(f".deps/mcp has no client of this Python: {error}; packaging/setup.sh tests fetches it.")
        environment = {name: value for name, value in os.environ.items() if name.startswith(("KERNELDESK_", "HOME", "PATH"))}

        async def session():
            parameters = StdioServerParameters(command=KERNELDESK, args=["mcp", "--folder", str(self.folder)], env=environment)
            async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as client:
                await client.initialize()
                tools = [tool.name for tool in (await client.list_tools()).tools]
                self.assertEqual(sorted(tools), sorted(self.CALLS))
                for name, arguments in self.CALLS.items():
                    if arguments is None:
                        cut = await client.call_tool("occupancy", {"registers": 40, "curves": True, "max_bytes": 4000})
                        answer = cut.structured_content["answer"]
                        arguments = {"answer": answer["id"], "path": answer["cut"][0]["path"]}
                    result = await client.call_tool(name, arguments)
                    self.assertFalse(result.is_error, f"{name}: {result.content}")
                    self.assertTrue(result.content[0].text, name)
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
