#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: numba-suite.sh BUILD_FOLDER WORK_FOLDER CHECKOUT [TEST_FILE...]   needs nvcc
# numba-cuda's own tests, unchanged, on the emulated GPU: those of its package, a process a file. What the package lacks is the source
# of what they link with: CHECKOUT is one of NVIDIA/numba-cuda, of which testing/*.cu is read. What gives machine code is stood in for:
# those files are compiled to PTX, and Numba is told that there is no nvJitLink, so that it links with the driver, which takes PTX.
# A hazard ends the context, as a fault of a kernel does on a GPU: the tests of the file that are left go on in another process.
# OUTCOMES in the environment names the file that gets a line a test, and OPTIONS what kerneldesk emulate is told.
set -e
build=$(readlink -f "$1")
work=$2
checkout=$(readlink -f "$3")
shift 3
mkdir -p "$work/plugin" "$work/testing" "$work/reports"
cd "$work"
work=$PWD
if [ ! -e installed ]; then
    python3 -m venv venv
    venv/bin/pip -q install "numba-cuda[cu13]==0.30.4" numpy pytest pytest-timeout filecheck cffi ml_dtypes psutil
    touch installed
fi
package=$(venv/bin/python -c 'import importlib.util; print(importlib.util.find_spec("numba_cuda").submodule_search_locations[0])')
toolkit=$(dirname "$(dirname "$(readlink -f "$(command -v nvcc)")")")
cat > plugin/sitecustomize.py <<END
try:
    from cuda.bindings._internal import nvjitlink
except ImportError:
    pass
else:
    nvjitlink._inspect_function_pointer = lambda name: 0
END
cat > plugin/emulatedsuite.py <<END
import os

import pytest

KNOWN = {}  # the outcomes of tests that have run, also in processes before this one


def note(nodeid, outcome, text=""):
    with open(os.environ["OUTCOMES"], "a") as file:
        file.write("\t".join((nodeid.rsplit("tests/")[-1], outcome, " ".join(text.split())[:600])) + "\n")


def pytest_addoption(parser):
    parser.addoption("--file-of-tests")


@pytest.fixture(scope="class")
def initialize_from_pytest_config(request):
    request.cls._dump_failed_filechecks = False


def name_of(item):
    return os.path.relpath(item.path, os.environ["TESTS"]) + "::" + item.nodeid.split("::", 1)[1]


def pytest_collection_modifyitems(config, items):
    if os.path.exists(os.environ["OUTCOMES"]):
        for line in open(os.environ["OUTCOMES"]):
            KNOWN[line.split("\t")[0]] = line
    items[:] = [item for item in items if name_of(item) not in KNOWN]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    note(name_of(item), "began")
    item.outcomes = {}
    result = yield
    kinds = "hazard", "failed", "xfailed", "skipped", "passed"
    note(name_of(item), *next((item.outcomes[kind] for kind in kinds if kind in item.outcomes), ("error", "")))
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    kind = "xfailed" if hasattr(report, "wasxfail") and report.skipped else report.outcome
    text = str(call.excinfo.value) if call.excinfo is not None and kind != "passed" else ""
    if kind != "passed" or report.when == "call":
        item.outcomes.setdefault(kind, (kind, text))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item):
    yield
    from cuda.bindings import driver

    result = driver.cuCtxSynchronize()[0]
    if result in (driver.CUresult.CUDA_ERROR_LAUNCH_FAILED, driver.CUresult.CUDA_ERROR_ILLEGAL_ADDRESS):
        item.outcomes["hazard"] = "hazard", result.name
        item.session.shouldstop = "the context is no more"
END
cat > testing/pytest.ini <<END
[pytest]
consider_namespace_packages = true
END
cp "$checkout"/testing/*.cu testing
cd testing
both="-gencode arch=compute_90,code=compute_90"
flags="-O3 -rdc true -I$package/numba/cuda/memory_management"
nvcc $flags -arch=compute_90 -ptx -o undefined_extern.cubin "$checkout/testing/undefined_extern.cu"
for name in test_device_functions nrt_extern; do
    source=$checkout/testing/$name.cu
    for kind in cubin ptx; do nvcc $flags -arch=compute_90 -ptx -o $name.$kind "$source"; done
    nvcc $flags $both -gencode arch=compute_75,code=compute_75 --fatbin -o $name.fatbin "$source"
    cp $name.fatbin ${name}_multi.fatbin
    nvcc $flags $both -dc -o $name.o "$source"
    nvcc $flags $both -lib -o $name.a "$source"
    nvcc $flags -gencode arch=lto_90,code=lto_90 -dc -o $name.ltoir.o "$source"
    ../venv/bin/python - "$source" $name.ltoir "$toolkit/include" "$toolkit/include/cccl" "$package/numba/cuda/memory_management" <<END
import sys
from cuda.core import Program, ProgramOptions

options = ProgramOptions(arch="sm_90", link_time_optimization=True, relocatable_device_code=True, include_path=sys.argv[3:])
open(sys.argv[2], "wb").write(bytes(Program(open(sys.argv[1]).read(), "c++", options).compile("ltoir").code))
END
done
export TESTS="$package/numba/cuda/tests" OUTCOMES="${OUTCOMES:-$work/outcomes.txt}" NUMBA_CUDA_TEST_BIN_DIR="$PWD" PYTHONPATH="$work/plugin"
[ $# -gt 0 ] || set -- $(cd "$TESTS" && ls core/test_*.py cudadrv/test_*.py cudapy/test_*.py doc_examples/test_*.py nrt/test_*.py)
for file; do
    name=$(basename "$file" .py)
    part=0
    while
        part=$((part + 1))
        before=$(cat "$OUTCOMES" 2> /dev/null | wc -l)
        timeout 900 "$build/bin/kerneldesk" emulate --no-counters $OPTIONS -- ../venv/bin/python -m pytest -c pytest.ini -q --tb=short \
            --timeout 300 -p emulatedsuite -p no:cacheprovider -W ignore --pyargs \
            "numba.cuda.tests.$(dirname "$file" | tr / .).$name" > "$work/reports/$name-$part.txt" 2>&1 || :
        [ "$(cat "$OUTCOMES" 2> /dev/null | wc -l)" != "$before" ]
    do :; done
    rm "$work/reports/$name-$part.txt"
done
cd ..
venv/bin/python - "$OUTCOMES" <<END
import collections
import sys

outcomes = {}
for line in open(sys.argv[1]):
    name, outcome, text = line.rstrip("\n").split("\t")
    outcomes[name] = ("crashed", "") if outcome == "began" else (outcome, text)
print(", ".join(f"{count} {kind}" for kind, count in sorted(collections.Counter(kind for kind, _ in outcomes.values()).items())))
for name, (outcome, text) in sorted(outcomes.items()):
    if outcome not in ("passed", "skipped", "xfailed"):
        print(outcome.upper(), name, text)
END
grep -ah "^[^ ].*: Thread ([0-9, ]*) of block" reports/*.txt | cut -d: -f1 | sort | uniq -c || :
