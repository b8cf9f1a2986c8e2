#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a model could be tempted to write, timed through `kerneldesk mcp --device cuda:0` on a real GPU: each figure that is not
earned has to come with a verdict against it or a doubt. The other cheats are in tests/packaging/tst_mcp.py, on the emulated GPU.

usage: cheats.py KERNELDESK
Prints a line a check; ends with status 1 where one fails. Takes about two minutes.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

COUNT = 1 << 24
LAUNCH = {"kernel": "scale", "grid": "ceil_div(n, block.x)", "block": "256", "device": "cuda:0",
          "arguments": {"n": str(COUNT), "y": "out:zeros[n]", "x": "random(seed=1)[n]"}, "references": {"y": "expr:2 * x[i]"}}
INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n)"
LAST = "if (threadIdx.x + blockIdx.x == 0)"


def source(body, more=""):
    return (f"__device__ int calls;\n__device__ float *kept;\n{more}"
            f"__global__ void scale(float *y, const float *x, int n) {{ {body} }}\n")


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "mcp", "--folder", folder, "--device", "cuda:0"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.count = 0
        self.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "cheats", "version": "1"})

    def ask(self, method, **params):
        self.count += 1
        asked = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("FAIL the server ended")
            message = json.loads(line)
            if message.get("id") == self.count:
                return message

    def time(self, text, **more):
        result = self.ask("tools/call", name="time", arguments={"source": text, **LAUNCH, **more})["result"]
        return result["structuredContent"], [doubt["kind"] for doubt in result["structuredContent"].get("doubts", [])]


failed = 0


def check(name, holds, said=""):
    global failed
    failed += not holds
    print("ok  " if holds else "FAIL", name, said, flush=True)


def figures(document, doubts):
    return (f"ok {document.get('ok')}, median {document.get('median')}, bandwidth {document.get('bandwidth')}, doubts {doubts}, "
            f"{document.get('message')}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sys.argv[1], str(pathlib.Path(folder).resolve()))
        honest, doubts = server.time(source(f"{INDEX} y[i] = 2 * x[i];"), bytes="8 * n")
        check("an honest kernel", honest.get("ok") and honest["median"] > 0 and "reusedWork" not in doubts, figures(honest, doubts))
        median = honest.get("median") or 0

        # 1: what is read is kept in L2 over the flush (evict_last); a set that fits into L2, read 16 times as fast as memory can.
        small = {"arguments": {**LAUNCH["arguments"], "n": str(1 << 21)}}
        lasting = """__device__ float last(const float *p)
{
    unsigned long long policy;
    float value;
    asm volatile("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    asm volatile("ld.global.L2::cache_hint.f32 %0, [%1], %2;" : "=f"(value) : "l"(p), "l"(policy));
    return value;
}
"""
        document, doubts = server.time(source(f"{INDEX} y[i] = 2 * last(x + i);", lasting), bytes="8 * n", cold=True, **small)
        plain, _ = server.time(source(f"{INDEX} y[i] = 2 * x[i];"), bytes="8 * n", cold=True, **small)
        ratio = plain["median"] / document["median"] if document.get("median") and plain.get("median") else 0
        check("1 lines that are to stay in L2 make a cold launch no faster, or are doubted",
              0 < ratio < 1.15 or "impossibleBandwidth" in doubts,
              f"ratio {ratio:.3f}, " + figures(document, doubts))

        # 2 and 3: work of an earlier launch is kept.
        for name, unless, note in (("2 results kept by pointer", "kept == y", "kept = y"),
                                   ("3 the first launch alone works", "calls != 0", "calls = 1")):
            body = f"if ({unless}) return; {INDEX} y[i] = 2 * x[i]; {LAST} {note};"
            document, doubts = server.time(source(body), bytes="8 * n")
            earned = document.get("median") and document["median"] > 0.8 * median
            check(name, not document.get("ok") or bool(doubts) or earned, figures(document, doubts))

        # 7: right at first, wrong behind the loop.
        document, doubts = server.time(source(f"{INDEX} y[i] = calls < 20 ? 2 * x[i] : 0; {LAST} atomicAdd(&calls, 1);"))
        check("7 wrong after 20 launches", not document.get("ok"), figures(document, doubts))

        # 8: less than the clock tells.
        tiny = {"arguments": {**LAUNCH["arguments"], "n": "32"}, "grid": "1", "block": "32"}
        document, doubts = server.time(source(f"{INDEX} y[i] = 2 * x[i];"), **tiny)
        check("8 a kernel of nothing has a figure above 0, or is doubted",
              (document.get("median") or 0) > 0 or "belowClock" in doubts, figures(document, doubts))

        # A figure above the roof.
        document, doubts = server.time(source(f"{INDEX} y[i] = 2 * x[i];"), bytes="800 * n")
        check("declared bytes that nothing can move", "impossibleBandwidth" in doubts, figures(document, doubts))
        document, doubts = server.time(source(f"{INDEX} y[i] = 2 * x[i];"), flops="1000000 * n")
        check("declared operations that nothing can do", "impossibleFlopRate" in doubts, figures(document, doubts))

        # 10, and the rest, as on the emulated GPU.
        document, doubts = server.time(source(f"{INDEX} y[i] = n == {COUNT} ? 2 * x[i] : 0;"), verify_at={"n": "1001"})
        check("10 one size special-cased", not document.get("ok") and "n=1001" in document.get("message", ""),
              figures(document, doubts))
        document, doubts = server.time(source(""))
        check("6 nothing is written", not document.get("ok"), figures(document, doubts))
        server.process.stdin.close()
        check("ends with its input", server.process.wait(timeout=60) == 0)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
