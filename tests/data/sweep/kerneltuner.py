# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets Kernel Tuner 1.5 simulate a cache and check T4 and T1 against its schemas: kerneltuner.py CACHE T4 T1. Status 77: it cannot
be loaded here."""
import json
import sys

try:
    import jsonschema
    import numpy
    import kernel_tuner
    from kernel_tuner.file_utils import input_file_schema, output_file_schema
except ImportError as error:
    print(f"Kernel Tuner cannot be loaded by this Python: {error}")
    sys.exit(77)

cache_file, t4_file, t1_file = sys.argv[1:]
with open(cache_file) as file:
    cache = json.load(file)
results, environment = kernel_tuner.tune_kernel(
    cache["kernel_name"], "extern \"C\" __global__ void k(float* y) {}", cache["problem_size"], [numpy.zeros(4, dtype=numpy.float32)],
    cache["tune_params"], simulation_mode=True, cache=cache_file, objective=cache["objective"], objective_higher_is_better=False,
    quiet=True)
assert environment["device_name"] == cache["device_name"], environment
good = [result[cache["objective"]] for result in results if "__error__" not in result]
expected = [entry[cache["objective"]] for entry in cache["cache"].values() if not isinstance(entry["time"], str)]
assert sorted(good) == sorted(expected) and good, (good, expected)

for schema_of, path in ((output_file_schema("results"), t4_file), (input_file_schema(), t1_file)):
    schema = schema_of[1]
    with open(path) as file:
        jsonschema.validate(json.load(file), json.loads(schema) if isinstance(schema, str) else schema)
print(f"simulated {len(results)} points")
