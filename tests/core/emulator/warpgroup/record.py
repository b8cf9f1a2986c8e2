#!/usr/bin/env python3
"""Runs on a GPU of compute capability 9.0 what `KD_WRITE_WGMMA=FOLDER tst_core_emulator emulator_wgmma forAGpu` wrote, and
writes tests/data/emulator/wgmma-sm90.json of it.

usage: record.py FOLDER OUT

A line of it is a case: the error of the launch, or the SHA-256 of the words of D where these are exact, or the words.
"""
import base64
import concurrent.futures
import ctypes
import hashlib
import json
import pathlib
import subprocess
import sys
import zlib

SHARED = 65536
THREADS = 128
SHARED_SIZE_ATTRIBUTE = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES


class Driver:
    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")

    def __call__(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            raise RuntimeError(f"{name}: {status}")

    def array(self, data):
        address = ctypes.c_uint64()
        self("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(len(data)))
        self("cuMemcpyHtoD_v2", address, data, ctypes.c_size_t(len(data)))
        return address


def run(folder, number, case):
    driver = Driver()
    device, context, module, kernel = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
    driver("cuInit", 0)
    driver("cuDeviceGet", ctypes.byref(device), 0)
    driver("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
    driver("cuCtxSetCurrent", context)
    driver("cuModuleLoadData", ctypes.byref(module), (folder / f"{number}.ptx").read_bytes() + b"\0")
    driver("cuModuleGetFunction", ctypes.byref(kernel), module, b"k")
    driver("cuFuncSetAttribute", kernel, SHARED_SIZE_ATTRIBUTE, SHARED)
    size = THREADS * case["words"] * 4
    given = [driver.array((folder / f"{number}.{name}").read_bytes()) for name in ("shared", "words")]
    given.append(driver.array(bytes(size)))
    pointers = (ctypes.c_void_p * 3)(*(ctypes.addressof(each) for each in given))
    driver("cuLaunchKernel", kernel, 1, 1, 1, THREADS, 1, 1, SHARED, None, pointers, None)
    status = driver.library.cuCtxSynchronize()
    if status:
        return {"status": status}
    out = ctypes.create_string_buffer(size)
    driver("cuMemcpyDtoH_v2", out, given[-1], ctypes.c_size_t(size))
    return {"status": 0, "out": base64.b64encode(zlib.compress(out.raw, 9)).decode()}


def ran(folder, number):
    try:
        done = subprocess.run([sys.executable, __file__, folder, "--one", str(number)], capture_output=True, text=True, timeout=120)
        return json.loads(done.stdout.strip().splitlines()[-1]) if done.returncode == 0 else {"error": done.stderr[-300:]}
    except (subprocess.TimeoutExpired, ValueError) as error:
        return {"error": str(error)}


def line(case, result):
    kept = {"name": case["name"], "status": result.get("status", -1)}
    if "error" in result:
        kept["error"] = result["error"]
    elif case["whole"] and result["status"] == 0:
        kept["digest"] = hashlib.sha256(zlib.decompress(base64.b64decode(result["out"]))).hexdigest()[:32]
    elif result["status"] == 0:
        kept["out"] = result["out"]
    return json.dumps(kept)


def main():
    folder = pathlib.Path(sys.argv[1])
    cases = json.loads((folder / "cases.json").read_text())
    if sys.argv[2] == "--one":
        number = int(sys.argv[3])
        print(json.dumps(run(folder, number, cases[number])))
        return
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda number: ran(folder, number), range(len(cases))))
    out = pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    (out / "wgmma-sm90.json").write_text("[\n" + ",\n".join(map(line, cases, results)) + "\n]\n")
    (out / "wgmma-all.json").write_text(json.dumps([{**case, **result} for case, result in zip(cases, results)]))
    failed = [case["name"] for case, result in zip(cases, results) if result.get("status") != 0]
    print(f"{len(cases)} cases, {len(failed)} without a result:", *failed[:40], sep="\n  ")


if __name__ == "__main__":
    main()
