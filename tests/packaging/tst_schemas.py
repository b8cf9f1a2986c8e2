#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds docs/schema to what the built program writes, on the emulated GPU and on the tests' own driver: each document fits the
published schema of its command, has no key that this does not name, and each key that it names comes in some document.

usage: tst_schemas.py KERNELDESK FAKE_CUDA FAKE_CUPTI
Exits 77 where .deps/kernel-tuner has no jsonschema (packaging/setup.sh tests fetches it).
"""
import copy
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs/schema"
WHEELS = ROOT / ".deps/kernel-tuner"
sys.path.insert(0, str(WHEELS))
try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("jsonschema is not in .deps/kernel-tuner: packaging/setup.sh tests fetches it.", file=sys.stderr)
    sys.exit(77)

KERNELDESK, FAKE_CUDA, FAKE_CUPTI = sys.argv[1:4]
DEADLINE = 120  # seconds
SOURCES = {
    "good.cu": """__global__ void scale(float *y, const float *x, int n)
{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = 2 * x[i]; }
__global__ void wild(float *y, int n) { y[n + 100000000] = 1; }
__global__ void counter(int *y) { __shared__ int last; last = threadIdx.x; __syncthreads(); y[threadIdx.x] = last; }
""",
    "illegal.cu": 'extern "C" __global__ void illegal(float *y, int n) { y[n + 100000000] = 1; }\n',
    "bad.cu": "__global__ void scale(float *y, const float *x, int n) { y[0] = undefined; }\n",
    "sized.cu": "#ifdef WIDTH\n__global__ __launch_bounds__(WIDTH) void scale(float *y, const float *x, int n)\n#else\n"
                "__global__ void scale(float *y, const float *x, int n)\n#endif\n"
                "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = 2 * x[i]; }\n",
}
SHAPE = ["--grid", "ceil_div(n, block.x)", "--block", "64", "--arg", "n=256", "--arg", "y=zeros[n]"]
SCALE = ["--kernel", "scale", *SHAPE, "--arg", "x=random(seed=1)[n]"]
RIGHT = ["--reference", "y=expr:2 * x[i]"]
WRONG = ["--reference", "y=expr:3 * x[i]"]
EMULATED = ["--device", "emulated"]
FAKED = ["--device", "cuda:0"]
NAN = ["--kernel", "scale", *SHAPE, "--arg", "x=poison[n]"]

# (schema, status, words): what is run with --format json
RUNS = [
    ("devices", 0, ["devices"]),
    ("devices", 0, ["devices", *EMULATED]),
    ("examples", 0, ["examples"]),
    ("help", 0, ["help"]),
    ("help", 0, ["help", "run"]),
    ("compile", 0, ["compile", "good.cu", "--arch", "sm_80", "--arch", "sm_90"]),
    ("compile", 1, ["compile", "bad.cu"]),
    ("compile", 0, ["compile", "good.ptx"]),
    ("run", 0, ["run", "good.cu", *SCALE, *RIGHT, *EMULATED, "--counters", "--statistics", "--schedules", "2",
               "--who-wrote", "y[3]"]),
    ("run", 1, ["run", "good.cu", *SCALE, *WRONG, *EMULATED]),
    ("run", 0, ["run", "good.cu", *NAN, *EMULATED, "--statistics"]),
    ("run", 1, ["run", "good.cu", "--kernel", "wild", *SHAPE, *EMULATED]),
    ("run", 1, ["run", "good.cu", "--kernel", "counter", "--grid", "1", "--block", "64", "--arg", "y=zeros[64]", *EMULATED]),
    ("run", 1, ["run", "bad.cu", *SCALE, *EMULATED]),
    ("run", 0, ["run", "good.cu", *SCALE, *FAKED]),
    ("run", 1, ["run", "illegal.cu", *SHAPE, *FAKED]),  # explained by the emulated GPU
    ("time", 0, ["time", "good.cu", *SCALE, *RIGHT, *EMULATED]),
    ("time", 1, ["time", "good.cu", *SCALE, *WRONG, *EMULATED]),
    ("time", 1, ["time", "bad.cu", *SCALE, *EMULATED]),
    ("time", 0, ["time", "good.cu", *SCALE, *FAKED, "--samples", "5", "--bytes", "8 * n", "--flops", "n"]),
    ("compare", 0, ["compare", "good.cu", "sized.cu", *SCALE, *EMULATED]),
    ("compare", 1, ["compare", "bad.cu", "good.cu", *SCALE, *EMULATED]),
    ("compare", 0, ["compare", "good.cu", "good.cu", *SCALE, *FAKED, "--samples", "64"]),
    ("counters", 0, ["counters", "good.cu", *SCALE, *EMULATED]),
    ("counters", 0, ["counters", "good.cu", *SCALE, *EMULATED, "--by-line"]),
    ("counters", 0, ["counters", "good.cu", *SCALE, *FAKED, "--by-instruction", "--beside-emulated"]),
    ("counters", 1, ["counters", "bad.cu", *SCALE, *EMULATED]),
    ("occupancy", 0, ["occupancy", "--registers", "40", "--curves"]),
    ("occupancy", 0, ["occupancy", "--threads", "2048", "--carveout", "50", "--barriers", "4"]),
    ("occupancy", 0, ["occupancy", "good.cu", "--kernel", "scale"]),
    ("occupancy", 1, ["occupancy", "bad.cu"]),
    ("report", 0, ["report", "good.cu", *SCALE, *EMULATED, "-o", "r.json"]),
    ("report", 1, ["report", "bad.cu", *SCALE, *EMULATED, "-o", "b.json"]),
    ("sweep", 0, ["sweep", "sized.cu", *SCALE, *RIGHT, *EMULATED, "--axis", "block=32,64", "--axis", "WIDTH=32,64",
                 "--journal", "j"]),
    ("sweep", 0, ["sweep", "--read", "j"]),
    ("sweep", 1, ["sweep", "good.cu", *SCALE, *WRONG, *EMULATED, "--axis", "block=32,64"]),
    ("sweep", 1, ["sweep", "bad.cu", *SCALE, *EMULATED, "--axis", "block=32"]),
    ("sweep", 0, ["sweep", "good.cu", *SCALE, *FAKED, "--axis", "block=32,64", "--samples", "5", "--patience", "1"]),
    ("timeline", 0, ["timeline", "good.cu", *SCALE, *EMULATED]),
    ("timeline", 1, ["timeline", "good.cu", "--kernel", "wild", *SHAPE, *EMULATED]),
    ("timeline", 1, ["timeline", "bad.cu", *SCALE, *EMULATED]),
]
# Commands whose JSON is a file that an option names.
OWN_OPTION = {"emulate"}


def closed(schema):
    """The schema, refusing keys that it does not name."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    if made.get("type") == "object" and "properties" in made:
        made.setdefault("additionalProperties", False)
    return made


def top_level(schema):
    """The object that the schema is, where it stands in a definition of its own."""
    return schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def read_json(text):
    def refuse(word):
        raise ValueError(f"{word} is not JSON")
    return json.loads(text, parse_constant=refuse)


def faults(schema, document):
    return [f"/{'/'.join(map(str, each.absolute_path))}: {each.message[:300]}"
            for each in Draft202012Validator(schema).iter_errors(document)]


class Schemas(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.schemas = {file.stem: read_json(file.read_text(encoding="utf-8")) for file in sorted(SCHEMAS.glob("*.json"))}
        cls.folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(cls.folder.name)
        for name, text in SOURCES.items():
            (folder / name).write_text(text, encoding="utf-8")
        cls.environment = {**os.environ, "HOME": cls.folder.name, "XDG_CONFIG_HOME": str(folder / "config"),
                           "XDG_DATA_HOME": str(folder / "data")}
        cls.run_words(["compile", "good.cu", "--ptx", "good.ptx"], {})
        cls.documents = []  # (schema, status, expected status, words, document)
        for name, status, words in RUNS:
            ended = cls.run_words([*words, "--format", "json"],
                                  {"KERNELDESK_LIBCUDA": FAKE_CUDA, "KERNELDESK_LIBCUPTI": FAKE_CUPTI} if FAKED[1] in words else {})
            cls.documents.append((name, ended, status, words))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def run_words(cls, words, environment):
        return subprocess.run([KERNELDESK, *words], cwd=cls.folder.name, env={**cls.environment, **environment}, timeout=DEADLINE,
                              capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def test_each_command_with_json_has_a_schema_and_each_schema_a_command(self):
        definition = read_json(self.run_words(["help", "--format", "json"], {}).stdout)
        with_json = {command["name"] for command in definition["commands"]
                     if any("--format" in option["names"] for option in command["options"])}
        self.assertEqual(with_json | OWN_OPTION, set(self.schemas))

    def test_each_is_a_schema_with_a_name_and_a_version(self):
        for name, schema in self.schemas.items():
            with self.subTest(name):
                Draft202012Validator.check_schema(schema)
                self.assertEqual(schema["$schema"], "https://json-schema.org/draft/2020-12/schema")
                self.assertRegex(schema["$id"], rf"^urn:kerneldesk:schema:{name}:[1-9][0-9]*$")
                self.assertEqual(top_level(schema)["type"], "object")

    def test_a_definition_is_the_same_in_all_of_them(self):
        seen = {}
        for name, schema in self.schemas.items():
            for key, value in schema.get("$defs", {}).items():
                self.assertEqual(seen.setdefault(key, value), value, f"{key} of {name}")

    def test_documents_fit_and_have_no_other_keys(self):
        for name, ended, status, words in self.documents:
            with self.subTest(" ".join(words)):
                self.assertEqual(ended.returncode, status, ended.stderr)
                document = read_json(ended.stdout)
                self.assertEqual(faults(self.schemas[name], document), [])
                self.assertEqual(faults(closed(self.schemas[name]), document), [])

    def test_each_key_comes_in_a_document(self):
        seen = {name: set() for name in self.schemas}
        for name, ended, _, _ in self.documents:
            seen[name] |= set(read_json(ended.stdout))
        for name, schema in self.schemas.items():
            if name not in OWN_OPTION:
                self.assertEqual(set(top_level(schema)["properties"]) - seen[name], set(), name)

    def test_a_document_without_a_required_key_or_of_another_type_does_not_fit(self):
        for name, ended, _, words in self.documents:
            document = read_json(ended.stdout)
            for key in top_level(self.schemas[name])["required"]:
                with self.subTest(f"{' '.join(words)}: {key}"):
                    without = {each: value for each, value in document.items() if each != key}
                    self.assertNotEqual(faults(self.schemas[name], without), [])
                    other = {**document, key: {"no": ["such value"]}}
                    if top_level(self.schemas[name])["properties"][key].get("type") != "object":
                        self.assertNotEqual(faults(self.schemas[name], other), [])

    def test_a_key_of_a_later_version_fits_what_is_published(self):
        name, ended, _, _ = next(each for each in self.documents if each[0] == "run")
        later = copy.deepcopy(read_json(ended.stdout))
        later["outputs"][0]["later"] = 1
        self.assertEqual(faults(self.schemas[name], later), [])
        self.assertNotEqual(faults(closed(self.schemas[name]), later), [])

    def test_the_report_of_a_program_fits(self):
        nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
        if not os.access(nvcc, os.X_OK):
            self.skipTest("There is no nvcc here, which makes the program.")
        for name in ("race", "outofbounds"):
            source = ROOT / f"tests/data/emulate/{name}.cu"
            made = subprocess.run([nvcc, "-cudart", "shared", "-lineinfo", "-g", "-arch=sm_90", str(source), "-o", name],
                                  cwd=self.folder.name, capture_output=True, text=True, timeout=DEADLINE)
            self.assertEqual(made.returncode, 0, made.stderr)
            ended = self.run_words(["emulate", "--json", "e.json", "--", f"./{name}"], {})
            self.assertEqual(ended.returncode, 1, ended.stderr)
            document = read_json((pathlib.Path(self.folder.name) / "e.json").read_text(encoding="utf-8"))
            self.assertNotEqual(document["hazards"], [])
            self.assertEqual(faults(closed(self.schemas["emulate"]), document), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
