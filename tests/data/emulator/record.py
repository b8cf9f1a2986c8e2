#!/usr/bin/env python3
"""Records the PTX of the shipped examples and of tests/data/emulator/{kernels,defects} as NVRTC makes it.

usage: record.py [KERNELDESK [NAME...]]   (default: build/release/bin/kerneldesk, and all sources)

Writes tests/data/emulator/ptx/NAME.ARCH.ptx. What is the same as for the architecture before, the .target apart, is not
written again: readers take the nearest lower architecture and put the target in. Comments, empty lines and unused
constants of the headers are left out, blanks in front as well, so that the numbers of lines are those of the file.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ARCHITECTURES = (75, 80, 90, 120)
INSTANCES = {"horner": ["horner<float, 5>"]}
FIRST = {"bulk": 90, "bulkcopies": 90, "clusterdefects": 90, "clusters": 90, "copies": 80, "mbarriers": 80,
         "pipelines": 80, "reads": 80, "tensorcopies": 90, "tensormaps": 90}  # instructions that older architectures have not
ONLY = {"tcgen05": "100a", "mapedits": "90a", "tensormemory": "100a", "wgmma": "90a", "warpgroups": "90a"}  # instructions of one architecture alone
RELOCATABLE = {"launches"}  # kernels that launch kernels: by nvcc, since KernelDesk compiles no relocatable code
GLOBAL = re.compile(r"^\.global \.align \d+ \.\w+ ([\w$]+)(?: = [^;{]*)?;$", re.M)


def compiled(program, source, folder):
    """PTX by architecture."""
    architectures = [arch for arch in ARCHITECTURES if arch >= FIRST.get(source.stem, 0)]
    only = ONLY.get(source.stem)
    architectures = [only] if only else architectures
    out = folder / f"{source.stem}.ptx"
    arguments = [f"--arch=sm_{arch}" for arch in architectures]
    arguments += [f"--name-expression={name}" for name in INSTANCES.get(source.stem, [])]
    # From the folder of the source: `.file` then names no folder of this machine.
    subprocess.run([program, "compile", source.name, *arguments, "--option=-lineinfo", "--ptx", out], check=True, cwd=source.parent,
                   stdout=subprocess.DEVNULL)
    if only:  # is written without the architecture in its name where it is the only one
        return {int(only[:-1]): out.read_text()}
    return {arch: (folder / f"{source.stem}.sm_{arch}.ptx").read_text() for arch in architectures}


def relocatable(source, folder):
    """PTX by architecture, of relocatable code."""
    out = folder / f"{source.stem}.ptx"
    texts = {}
    for arch in ARCHITECTURES:
        subprocess.run(["nvcc", "-ptx", "-rdc=true", f"-arch=sm_{arch}", "-lineinfo", "-o", out, source.name], check=True,
                       cwd=source.parent)
        texts[arch] = re.sub(r'^(\s*\.file\s+\d+ )".*/', r'\1"', out.read_text(), flags=re.M)
    return texts


def trimmed(ptx):
    lines = (re.sub(r"\s*//.*$", "", line).strip() for line in ptx.split("\n"))
    ptx = "\n".join(line.replace("\t", " ") for line in lines if line) + "\n"
    count = {}
    for word in re.findall(r"[\w$]+", ptx):
        count[word] = count.get(word, 0) + 1
    ptx = GLOBAL.sub(lambda found: found[0] if count[found[1]] > 1 or "_ZN" not in found[1] else "", ptx)
    return re.sub(r"\n+", "\n", ptx)


def targetless(ptx):
    return re.sub(r"^\.target .*$", ".target", ptx, flags=re.M)


def record(program, source, target):
    before = None
    with tempfile.TemporaryDirectory() as folder:
        made = relocatable(source, pathlib.Path(folder)) if source.stem in RELOCATABLE \
            else compiled(program, source, pathlib.Path(folder))
        for arch, ptx in made.items():
            ptx = trimmed(ptx)
            path = target / f"{source.stem}.{arch}.ptx"
            path.unlink(missing_ok=True)
            if before is None or targetless(ptx) != targetless(before):
                path.write_text(ptx)
            before = ptx


def main():
    program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin/kerneldesk").resolve()
    target = HERE / "ptx"
    target.mkdir(exist_ok=True)
    sources = [*ROOT.glob("resources/examples/*/*.cu"), *HERE.glob("kernels/*.cu"), *HERE.glob("defects/*.cu")]
    sources = [source for source in sources if len(sys.argv) < 3 or source.stem in sys.argv[2:]]
    for source in sorted(sources):
        record(program, source, target)
    total = sum(path.stat().st_size for path in target.glob("*.ptx"))
    print(f"{len(sources)} sources, {total / 1e6:.2f} MB of PTX")


if __name__ == "__main__":
    main()
