#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bar C4 beside its peers: one disk hit in a fresh process, from the call to a loadable cubin, of a source with one header.

usage: c4_peers.py BENCH_C4 OUT.json [--rounds 30] [--entries 10000]
Peers: CuPy (RawModule), cuda.core (FileStreamProgramCache, with the digest of the header that it asks for) and PyCUDA, each
when it can be imported. Start-up, imports and the creation of a context are outside the time, on all sides; every cache is
warm and its files are in the page cache. Ours gives the kernel's signature too, theirs do not. Needs a GPU (CuPy and PyCUDA
ask the device for its architecture).
"""
import argparse
import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

HEADER = "#pragma once\n__device__ inline float scaled(float a, float x) { return a * x; }\n"
SOURCE = """#include "scale.h"
extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = scaled(a, x[i]) + y[i]; }
"""


def probe_cupy(folder):
    os.environ["CUPY_CACHE_DIR"] = os.path.join(folder, "cupy")
    import cupy
    from cupy.cuda import compiler
    cupy.cuda.runtime.free(0)  # makes the context
    moment = {}

    class Watch:
        """The cubin is loadable when the cache's backend hands it over; loading it is not counted."""
        def __init__(self, backend):
            self.backend = backend

        def load(self, name):
            payload = self.backend.load(name)
            moment["hit"] = payload is not None
            moment["end"] = time.perf_counter()
            return payload

        def save(self, *arguments):
            return self.backend.save(*arguments)

    compiler._kernel_cache_backend = Watch(compiler._kernel_cache_backend)
    start = time.perf_counter()
    cupy.RawModule(code=SOURCE, options=("-I" + folder, "-DTILE=16")).get_function("saxpy")
    return moment["hit"], moment["end"] - start


def probe_cuda_core(folder):
    from cuda.core import Device, Program, ProgramOptions
    from cuda.core.utils import FileStreamProgramCache, make_program_cache_key
    Device().set_current()
    start = time.perf_counter()
    with open(os.path.join(folder, "scale.h"), "rb") as file:
        digest = hashlib.sha256(file.read()).digest()
    options = ProgramOptions(arch="sm_90", include_path=folder, define_macro="TILE=16")
    key = make_program_cache_key(code=SOURCE, code_type="c++", options=options, target_type="cubin", extra_digest=digest)
    with FileStreamProgramCache(os.path.join(folder, "cuda-core")) as cache:
        data = cache.get(key)
        end = time.perf_counter()
        if data is None:
            cache[key] = Program(SOURCE, "c++", options=options).compile("cubin")
    return data is not None, end - start


def probe_pycuda(folder):
    import pycuda.autoinit  # noqa: F401
    from pycuda.compiler import compile as pycuda_compile
    cache = os.path.join(folder, "pycuda")
    os.makedirs(cache, exist_ok=True)
    known = len(os.listdir(cache))
    start = time.perf_counter()
    pycuda_compile(SOURCE, options=["-DTILE=16"], include_dirs=[folder], arch="sm_90", no_extern_c=True, cache_dir=cache)
    end = time.perf_counter()
    return known > 0 and len(os.listdir(cache)) == known, end - start


PROBES = {"cupy": probe_cupy, "cuda.core": probe_cuda_core, "pycuda": probe_pycuda}


def fresh(command):
    environment = dict(os.environ, CUDA_CACHE_DISABLE="1")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def peer_milliseconds(name, folder):
    """Milliseconds of one fresh process, or the reason why there are none."""
    status, output, error = fresh([sys.executable, os.path.abspath(__file__), "--probe", name, folder])
    if status != 0:
        return None, (error.splitlines() or ["no reason given"])[-1]
    result = json.loads(output.splitlines()[-1])
    return (result["seconds"] * 1000, "") if result["hit"] else (None, "no hit")


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--probe":
        hit, seconds = PROBES[sys.argv[2]](sys.argv[3])
        print(json.dumps({"hit": hit, "seconds": seconds}))
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--entries", type=int, default=10000)
    options = parser.parse_args()
    samples, missing = {"kerneldesk": []}, {}
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "scale.h"), "w", encoding="utf-8") as file:
            file.write(HEADER)
        status, _, error = fresh([options.bench, "--fill", folder, str(options.entries)])
        if status != 0:
            sys.exit(error)
        for name in PROBES:
            peer_milliseconds(name, folder)  # fills its cache
            first, reason = peer_milliseconds(name, folder)
            if first is None:
                missing[name] = reason
            else:
                samples[name] = []
        for round_ in range(options.rounds):
            for name in samples if round_ % 2 == 0 else reversed(samples):
                if name == "kerneldesk":
                    status, output, error = fresh([options.bench, "--probe", folder, str(round_ * 97 % options.entries)])
                    if status != 0:
                        sys.exit(error)
                    samples[name].append(float(output))
                else:
                    samples[name].append(peer_milliseconds(name, folder)[0])
    medians = {name: statistics.median(values) for name, values in samples.items()}
    ratios = {name: statistics.median(a / b for a, b in zip(samples["kerneldesk"], values))
              for name, values in samples.items() if name != "kerneldesk"}
    document = {"what": "milliseconds of a disk hit in a fresh process, in turn", "command": " ".join(["c4_peers.py"] + sys.argv[2:]),
                "commit": os.environ.get("COMMIT", ""), "bars": {"pycuda": 0.02, "cupy": 0.2, "cuda.core": 1.0}, "ratios": ratios,
                "medians": medians, "missing": missing, "entries": options.entries, "host": platform.platform(),
                "cores": os.cpu_count(), "python": platform.python_version(), "samples": samples}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
    print(json.dumps({"medians": medians, "ratios": ratios, "missing": missing}))


main()
