#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs what emulator_ops_recorder wrote on a GPU, and compares.

usage: record.py FOLDER OUT [--commit HASH] [--fake]

Needs Python 3.8, libcuda and ptxas of CUDA 13.5 (on PATH or in /usr/local/cuda/bin), nothing else. To make FOLDER:
  ninja -C build/release emulator_ops_recorder tst_core_emulator
  mkdir -p FOLDER/kernels && build/release/tests/emulator_ops_recorder FOLDER
  KD_RECORD_KERNELS=FOLDER/kernels build/release/tests/tst_core_emulator emulator_kernels (and emulator_examples)
OUT gets
  ops-sm90*        for tests/data/emulator, as the device gave it:
    .txt             a checksum a form of arithmetic and conversion
    -probes.txt      a checksum a kernel around an instruction of memory, warps and control
    -blocks.z        a byte for each 64 cases of both, in the order of forms.txt: where one differs (zlib, as qUncompress takes it)
    -kernels.txt     checksums of the arrays that whole kernels left behind
  raw.xz           all results, each byte exclusive-or what is in emulated.bin
  kernels/         the arrays of whole kernels
  differences.txt  forms that differ from the emulated ones, with their first cases, and those that ptxas refuses
Every kernel that faults or hangs is named there and the others go on in a new process. --fake runs nothing: it takes the
emulated results for the device's, with a few of them changed, to try this program where there is no GPU.
"""
import argparse
import ctypes
import json
import lzma
import os
import pathlib
import queue
import select
import shutil
import subprocess
import sys
import struct
import tempfile
import threading
import time
import zlib
from concurrent.futures import ThreadPoolExecutor

TARGET = 90
BLOCK = 256
CHUNK = 120
PIECE = 64             # cases that a byte of blocks.xz is for
MISSING = "-" * 8
ABSENT = f"# {MISSING}: it was not run there: it needs a later architecture, or ops-sm90-departures.txt says why.\n"
SHOWN = 6              # cases of a form in differences.txt
PATIENCE = 15          # seconds without a word from a process, after which it is ended
HEAD = f".version 9.4\n.target sm_{TARGET}\n.address_size 64\n"


class Form:
    def __init__(self, line, offset):
        fields = line.rstrip("\n").split("\t")
        self.kernel, self.target, self.cases = fields[0], int(fields[1]), int(fields[2])
        self.columns = [int(each) for each in fields[3].split(",")]
        self.stopped, self.row, self.name = fields[5], fields[6], fields[7]
        self.inputs = [tuple(map(int, each.split(":"))) for each in fields[4].split(",")] if fields[4] not in ("-", "") else []
        self.offset, self.bytes = offset, sum(self.columns) * self.cases
        self.failure = "" if self.target <= TARGET else f"needs sm_{self.target}"

    def case(self, results, index):
        """The bits of every result of a case."""
        words, start = [], 0
        for width in self.columns:
            words.append(results[start + index * width:start + (index + 1) * width][::-1].hex())
            start += width * self.cases
        return " ".join(words)

    def pieces(self, results):
        sums = []
        for first in range(0, self.cases, PIECE):
            value, start = 0, 0
            for width in self.columns:
                value = zlib.crc32(results[start + first * width:start + (first + PIECE) * width], value)
                start += width * self.cases
            sums.append(value & 255)
        return bytes(sums)


def read_forms(folder):
    forms, offset = [], 0
    with open(folder / "forms.txt") as lines:
        for line in lines:
            forms.append(Form(line, offset))
            offset += forms[-1].bytes
    return forms


def assembler():
    found = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.access(found, os.X_OK):
        sys.exit("ptxas was found neither on PATH nor in /usr/local/cuda/bin: install CUDA 13.5")
    return found


def refusals(kernels, text):
    """Kernel -> what ptxas said, from the lines that it names."""
    first, said = 1 + HEAD.count("\n"), {}
    ends = []
    for name, body in kernels:
        first += body.count("\n")
        ends.append((first, name))
    for line in text.splitlines():
        head, found, rest = line.partition(", line ")
        number = rest.split(";")[0]
        if found and number.isdigit() and "error" in rest:
            name = next((name for end, name in ends if int(number) < end), None)
            if name:
                said.setdefault(name, rest.split(";", 1)[1].strip())
    return said


def assemble(ptxas, folder, label, kernels, failures):
    """Cubins with the kernels that are in each."""
    if not kernels:
        return []
    source, cubin = folder / f"{label}.ptx", folder / f"{label}.cubin"
    source.write_text(HEAD + "".join(body for _, body in kernels))
    made = subprocess.run([ptxas, f"-arch=sm_{TARGET}", "-o", str(cubin), str(source)], capture_output=True, text=True)
    if made.returncode == 0:
        return [(str(cubin), [name for name, _ in kernels])]
    said = refusals(kernels, made.stderr)
    if said or len(kernels) == 1:
        failures.update(said or {kernels[0][0]: made.stderr.strip().splitlines()[0] if made.stderr.strip() else "ptxas failed"})
        return assemble(ptxas, folder, label + "r", [each for each in kernels if each[0] not in failures], failures)
    half = len(kernels) // 2
    return assemble(ptxas, folder, label + "a", kernels[:half], failures) + assemble(ptxas, folder, label + "b", kernels[half:], failures)


class Gpu:
    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), self.device)
        self.call("cuCtxSetCurrent", context)

    def call(self, name, *arguments):
        result = getattr(self.cuda, name)(*arguments)
        if result:
            word = ctypes.c_char_p()
            self.cuda.cuGetErrorName(result, ctypes.byref(word))
            raise RuntimeError(f"{name}: {word.value.decode() if word.value else result}")

    def allocate(self, size):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(size, 256)))
        return address

    def put(self, address, data):
        self.call("cuMemcpyHtoD_v2", address, data, ctypes.c_size_t(len(data)))

    def take(self, address, size):
        buffer = ctypes.create_string_buffer(size)
        self.call("cuMemcpyDtoH_v2", buffer, address, ctypes.c_size_t(size))
        return buffer.raw

    def load(self, path):
        module = ctypes.c_void_p()
        self.call("cuModuleLoad", ctypes.byref(module), path.encode())
        return module

    def function(self, module, name):
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return function

    def description(self):
        name, version = ctypes.create_string_buffer(100), ctypes.c_int()
        self.call("cuDeviceGetName", name, 100, self.device)
        self.call("cuDriverGetVersion", ctypes.byref(version))
        driver = "unknown"
        if shutil.which("nvidia-smi"):
            said = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
            driver = said.stdout.strip().splitlines()[0] if said.stdout.strip() else driver
        return {"device": name.value.decode(), "driver": driver, "cuda": f"{version.value // 1000}.{version.value % 1000 // 10}"}


def child_forms(folder, raw_path):
    """Runs jobs from standard input, a JSON line each, and tells of every kernel on standard output."""
    gpu = Gpu()
    image, fixed = (folder / "input.bin").read_bytes(), (folder / "fixed.bin").read_bytes()
    given = gpu.allocate(len(image))
    gpu.put(given, image)
    parameter = ctypes.create_string_buffer(fixed)
    room, results = 0, None
    raw = os.open(raw_path, os.O_WRONLY)
    for line in sys.stdin:
        job = json.loads(line)
        module = gpu.load(job["cubin"])
        for name, cases, size, offset in job["kernels"]:
            print("start", name, flush=True)
            if size > room:
                room, results = size, gpu.allocate(size)
            gpu.call("cuMemsetD8_v2", results, ctypes.c_ubyte(0), ctypes.c_size_t(size))
            arguments = (ctypes.c_void_p * 3)(ctypes.addressof(given), ctypes.addressof(results), ctypes.addressof(parameter))
            gpu.call("cuLaunchKernel", gpu.function(module, name), cases // BLOCK, 1, 1, BLOCK, 1, 1, 0, None, arguments, None)
            os.pwrite(raw, gpu.take(results, size), offset)
            print("done", name, flush=True)
        gpu.call("cuModuleUnload", module)
        print("end", flush=True)


def child_kernels(folder, out):
    """Runs whole kernels: jobs are names of folder/kernels/NAME.json with their cubins."""
    gpu = Gpu()
    gpu.call("cuCtxSetLimit", 0, ctypes.c_size_t(64 << 10))   # stack, as the emulated GPU has it
    for line in sys.stdin:
        job = json.loads(line)
        name = job["name"]
        print("start", name, flush=True)
        case = json.loads((folder / "kernels" / f"{name}.json").read_text())
        before = (folder / "kernels" / f"{name}.before").read_bytes()
        arrays, start = [], 0
        for size in case["arrays"]:
            arrays.append(gpu.allocate(size))
            gpu.put(arrays[-1], before[start:start + size])
            start += size
        module = gpu.load(job["cubin"])
        for launch in case["launches"]:
            data = bytearray.fromhex(launch["parameters"])
            for offset, array, delta in launch["pointers"]:
                data[offset:offset + 8] = (arrays[array].value + delta).to_bytes(8, "little")
            buffer = ctypes.create_string_buffer(bytes(data), max(len(data), 1))
            base = ctypes.addressof(buffer)
            arguments = (ctypes.c_void_p * max(len(launch["offsets"]), 1))(*[base + offset for offset in launch["offsets"]])
            function = gpu.function(module, launch["kernel"])
            if launch["shared"] > 48 << 10:
                gpu.call("cuFuncSetAttribute", function, 8, launch["shared"])
            for axis, blocks in enumerate(launch.get("cluster", [])):
                if blocks:
                    gpu.call("cuFuncSetAttribute", function, 14, 1)   # sizes that are not portable
                    gpu.call("cuFuncSetAttribute", function, 11 + axis, blocks)
            if launch["cooperative"]:
                gpu.call("cuLaunchCooperativeKernel", function, *launch["grid"], *launch["block"], launch["shared"], None, arguments)
            else:
                gpu.call("cuLaunchKernel", function, *launch["grid"], *launch["block"], launch["shared"], None, arguments, None)
            gpu.call("cuCtxSynchronize")
        (out / f"{name}.after").write_bytes(b"".join(gpu.take(array, size) for array, size in zip(arrays, case["arrays"])))
        gpu.call("cuModuleUnload", module)
        print("done", name, flush=True)
        print("end", flush=True)


class Child:
    """A process that runs jobs until one of them ends it."""

    def __init__(self, arguments):
        command = [sys.executable, os.path.abspath(__file__), *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.rest = b""

    def line(self):
        """The next line; None: it has ended or says nothing."""
        stream = self.process.stdout
        until = time.monotonic() + PATIENCE
        while b"\n" not in self.rest:
            ready, _, _ = select.select([stream], [], [], max(0, until - time.monotonic()))
            data = os.read(stream.fileno(), 65536) if ready else b""
            if not data:
                return None
            self.rest += data
        line, self.rest = self.rest.split(b"\n", 1)
        return line.decode().split()

    def send(self, job):
        self.process.stdin.write((json.dumps(job) + "\n").encode())
        self.process.stdin.flush()

    def end(self):
        """Why it ended."""
        hung = self.process.poll() is None
        if hung:
            time.sleep(0.2)
            hung = self.process.poll() is None
            self.process.kill()
        self.process.stdin.close()
        said = self.process.stderr.read().decode(errors="replace").strip().splitlines()
        self.process.wait()
        return said[-1] if said else "no answer" if hung else f"exit {self.process.returncode}"


def run_jobs(jobs, arguments, names_of, without, failures, workers):
    """Every job in one of `workers` children; what ends a child is left out and the rest of its job tried again."""
    waiting = queue.Queue()
    for job in jobs:
        waiting.put(job)

    def work():
        child = None
        while True:
            try:
                job = waiting.get_nowait()
            except queue.Empty:
                break
            while job is not None and names_of(job):
                child = child or Child(arguments)
                done, at, finished = set(), None, False
                try:
                    child.send(job)
                    while not finished:
                        words = child.line()
                        if words is None:
                            break
                        finished = words[0] == "end"
                        if words[0] == "start":
                            at = words[1]
                        elif words[0] == "done":
                            done.add(words[1])
                except (BrokenPipeError, OSError):
                    pass
                if finished:
                    break
                why = child.end()
                child = None
                if at is None or at in done:   # the module did not load, or the process did not start
                    for name in names_of(job):
                        if name not in done:
                            failures[name] = why
                    break
                failures[at] = why
                job = without(job, done | {at})
        if child:
            child.process.stdin.close()
            child.process.wait(timeout=30)

    threads = [threading.Thread(target=work) for _ in range(workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def run_forms(folder, forms, raw_path, options, scratch):
    kernels = []
    by_name = {form.kernel: form for form in forms}
    for text in (folder / "kernels.ptx").read_text().split("//@ ")[1:]:
        head, body = text.split("\n", 1)
        if by_name[head.split()[0]].target <= TARGET:
            kernels.append((head.split()[0], body))
    failures, ptxas = {}, assembler()
    chunks = [kernels[i:i + CHUNK] for i in range(0, len(kernels), CHUNK)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = pool.map(lambda each: assemble(ptxas, scratch, f"c{each[0]}", each[1], failures), enumerate(chunks))
        cubins = [cubin for part in parts for cubin in part]
    for name, why in failures.items():
        by_name[name].failure = "ptxas: " + why
    print(f"assembled {len(kernels) - len(failures)} kernels, {len(failures)} refused, after {options.elapsed():.0f} s", flush=True)
    if options.fake:
        fake_forms(folder, forms, raw_path)
        return
    jobs = [{"cubin": cubin, "kernels": [(name, by_name[name].cases, by_name[name].bytes, by_name[name].offset) for name in names]} for cubin, names in cubins]
    broken = {}
    run_jobs(jobs, ["--child-forms", str(folder), str(raw_path)], lambda job: [each[0] for each in job["kernels"]],
             lambda job, names: {**job, "kernels": [each for each in job["kernels"] if each[0] not in names]}, broken, 4)
    for name, why in broken.items():
        by_name[name].failure = "failed: " + why
    print(f"ran them, {len(broken)} failed, after {options.elapsed():.0f} s", flush=True)


def fake_forms(folder, forms, raw_path):
    data = bytearray((folder / "emulated.bin").read_bytes())
    for form in forms[::997]:
        data[form.offset + form.bytes // 2] ^= 1
    pathlib.Path(raw_path).write_bytes(data)


def inputs_of(form, image, index):
    return " ".join(image[offset + index * width:offset + (index + 1) * width][::-1].hex() for offset, width in form.inputs) if form.inputs else ""


def compare(folder, out, forms, raw_path, header):
    image = (folder / "input.bin").read_bytes()
    rows, probes, pieces = {}, [], bytearray()
    counts = {"same": 0, "differ": 0, "not run": 0}
    with open(folder / "emulated.bin", "rb") as emulated_file, open(raw_path, "rb") as raw, open(out / "differences.txt", "w") as differences, \
            lzma.open(out / "raw.xz", "wb", preset=1) as packed:
        differences.write("# form: how many cases differ; then case: inputs | device | emulated\n")
        for form in forms:
            emulated, measured = emulated_file.read(form.bytes), raw.read(form.bytes)
            if form.failure:
                counts["not run"] += 1
                add_checksum(form, MISSING, rows, probes)
                pieces += bytes((form.cases + PIECE - 1) // PIECE)
                packed.write(bytes(form.bytes))
                if form.target <= TARGET:
                    differences.write(f"not run {form.name}: {form.failure}" + (f"; emulated: {form.stopped}" if form.stopped != "-" else "") + "\n")
                continue
            add_checksum(form, f"{zlib.crc32(measured):08x}", rows, probes)
            pieces += form.pieces(measured)
            packed.write((int.from_bytes(measured, "little") ^ int.from_bytes(emulated, "little")).to_bytes(form.bytes, "little"))
            if measured == emulated and form.stopped == "-":
                counts["same"] += 1
                continue
            counts["differ"] += 1
            wrong = [index for index in range(form.cases) if form.case(measured, index) != form.case(emulated, index)]
            differences.write(f"{form.name}: {len(wrong)} of {form.cases}" + (f"; emulated: {form.stopped}" if form.stopped != "-" else "") + "\n")
            for index in wrong[:SHOWN]:
                differences.write(f"    {index}: {inputs_of(form, image, index)} | {form.case(measured, index)} | {form.case(emulated, index)}\n")
    write_checksums(out, rows, probes, pieces, header)
    return counts


def add_checksum(form, text, rows, probes):
    if form.row == "-":
        probes.append((text, form.name))
    else:
        rows.setdefault(form.row, []).append(text)


def write_checksums(out, rows, probes, pieces, header):
    with open(out / "ops-sm90.txt", "w") as text:
        text.write(header + f"# A row of the decode table, then the CRC-32 of the device's results for each of its forms, in the order of the recorder.\n{ABSENT}")
        for row, sums in rows.items():
            text.write(f"row {row}\n")
            for first in range(0, len(sums), 14):
                text.write(" ".join(sums[first:first + 14]) + "\n")
    with open(out / "ops-sm90-probes.txt", "w") as text:
        text.write(header + f"# CRC-32 of the device's results for each kernel around an instruction of memory, warps or control.\n{ABSENT}")
        text.writelines(f"{sum_} {name}\n" for sum_, name in probes)
    (out / "ops-sm90-blocks.z").write_bytes(struct.pack(">I", len(pieces)) + zlib.compress(bytes(pieces), 9))


def run_kernels(folder, out, options, scratch, header):
    """What whole kernels leave behind, in OUT/kernels, with a line each in OUT/ops-sm90-kernels.txt."""
    names = sorted(path.stem for path in (folder / "kernels").glob("*.json"))
    (out / "kernels").mkdir(exist_ok=True)
    failures, jobs, ptxas = {}, [], assembler()
    for name in names:
        cubin = scratch / f"{name}.cubin"
        made = subprocess.run([ptxas, f"-arch=sm_{TARGET}", "-o", str(cubin), str(folder / "kernels" / f"{name}.ptx")], capture_output=True, text=True)
        if made.returncode:
            failures[name] = "ptxas: " + made.stderr.strip().splitlines()[0]
        else:
            jobs.append({"name": name, "cubin": str(cubin)})
    if options.fake:
        for job in jobs:
            shutil.copy(folder / "kernels" / f"{job['name']}.after", out / "kernels" / f"{job['name']}.after")
    else:
        run_jobs(jobs, ["--child-kernels", str(folder), str(out / "kernels")], lambda job: [job["name"]], lambda job, names: None, failures, 4)
    with open(out / "ops-sm90-kernels.txt", "w") as text:
        text.write(header + "# Whole kernels: CRC-32 of each array that they left behind.\n")
        for name in names:
            if name in failures:
                print(f"{name}: not run: {failures[name]}", flush=True)
                continue
            emulated = (folder / "kernels" / f"{name}.after").read_bytes()
            measured = (out / "kernels" / f"{name}.after").read_bytes()
            case, start, said = json.loads((folder / "kernels" / f"{name}.json").read_text()), 0, []
            for number, size in enumerate(case["arrays"]):
                pair = measured[start:start + size], emulated[start:start + size]
                said.append(f"{zlib.crc32(pair[0]):08x}")
                if pair[0] != pair[1]:
                    print(f"{name}: {sum(a != b for a, b in zip(*pair))} bytes of array {number} differ", flush=True)
                start += size
            text.write(f"{name}: {' '.join(said)}\n")
    print(f"ran {len(names) - len(failures)} whole kernels, {len(failures)} failed, after {options.elapsed():.0f} s", flush=True)


def header_of(options, device):
    version = subprocess.run([assembler(), "--version"], capture_output=True, text=True).stdout.strip().splitlines()
    tool = next((line.split("release ")[1].split(",")[1].strip() for line in version if "release " in line), "unknown")
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    return (f"# Measured: {device['device']}, driver {device['driver']}, CUDA {device['cuda']} of the driver, ptxas {tool}, {when}\n"
            f"# Command: record.py FOLDER OUT; kernels of emulator_ops_recorder at commit {options.commit}; inputs are those of values.cpp, no seed\n")


def main():
    if len(sys.argv) == 4 and sys.argv[1].startswith("--child-"):
        child = {"--child-forms": child_forms, "--child-kernels": child_kernels, "--child-device": lambda *_: print(json.dumps(Gpu().description()))}
        child[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--commit", default="unknown")
    parser.add_argument("--fake", action="store_true")
    options = parser.parse_args()
    began = time.monotonic()
    options.elapsed = lambda: time.monotonic() - began
    options.out.mkdir(parents=True, exist_ok=True)
    # In a process of its own: this one shall never hold a context.
    device = {"device": "no device", "driver": "none", "cuda": "none"}
    if not options.fake:
        told = subprocess.run([sys.executable, os.path.abspath(__file__), "--child-device", ".", "."], check=True, stdout=subprocess.PIPE, text=True)
        device = json.loads(told.stdout)
    forms = read_forms(options.folder)
    with tempfile.TemporaryDirectory() as scratch:
        raw_path = pathlib.Path(scratch) / "raw.bin"
        with open(raw_path, "wb") as raw:
            raw.truncate(forms[-1].offset + forms[-1].bytes)
        run_forms(options.folder, forms, raw_path, options, pathlib.Path(scratch))
        if (options.folder / "kernels").is_dir():
            run_kernels(options.folder, options.out, options, pathlib.Path(scratch), header_of(options, device))
        counts = compare(options.folder, options.out, forms, raw_path, header_of(options, device))
    print(", ".join(f"{count} {what}" for what, count in counts.items()) + f", after {options.elapsed():.0f} s", flush=True)


if __name__ == "__main__":
    main()
