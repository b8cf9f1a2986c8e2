#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds what a file of core, ui or app uses without including it, directly or through its own includes. The builds that ship
compile whole rooms as units and see the system's headers precompiled, so that a file could live by its neighbours unnoticed.
Read are names that other files of the tree declare at namespace level (types, functions, constants, macros) and names of the
standard library; apart.py, which takes some twenty minutes, asks the compiler itself. walls.py calls this one.

usage: includes.py SOURCE_FOLDER
"""
import collections
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
HIDDEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.S)
TYPE = re.compile(r"^(?:template\s*<[^;{]*>\s*)?(?:class|struct|union|enum(?:\s+class|\s+struct)?)\s+(?:alignas\([^)]*\)\s*)?(\w+)"
                  r"(?=[\s\w:<>,]*\{)", re.M)
FORWARD = re.compile(r"^\s*(?:template\s*<[^;{]*>\s*)?(?:class|struct|enum(?:\s+class)?)\s+(\w+)\s*(?::\s*\w+\s*)?;", re.M)
ALIAS = re.compile(r"^(?:template\s*<[^;{]*>\s*)?using\s+(\w+)\s*=|^using\s+(?:\w+::)+(\w+);", re.M)
CONSTANT = re.compile(r"^(?:inline\s+|static\s+|extern\s+)*(?:constexpr|const|constinit)\b"
                      r"[^;={(]*?\b(k[A-Z]\w*)\s*(?:\[|=|\{|;)", re.M)
FUNCTION = re.compile(r"^(?!\s|#|namespace|using|return|else|case|public|private|class|struct|enum|Q_|KD_)"
                      r"[\w:<>&*,\s\[\]\"]*?[\s*&>](\w+)\((?!\))?", re.M)
MACRO = re.compile(r"^\s*#\s*define\s+(\w+)", re.M)
NAME = re.compile(r"(?<![\w.:])(?<!->)(?:([\w:]+)::)?\b([A-Za-z_]\w*)\b(\s*\()?")
STANDARD = re.compile(r"\bstd::(?:(ranges|chrono|filesystem|numbers|this_thread|literals|execution|views|regex_constants)::)?(\w+)")

# Where a name of the standard library may come from; what stands in no row is not asked about.
HEADERS = {
    "algorithm": "all_of any_of binary_search clamp copy_if copy_n count_if equal_range fill_n find_first_of find_if find_if_not "
                 "generate generate_n includes is_sorted lexicographical_compare lower_bound max_element min_element minmax_element "
                 "minmax mismatch next_permutation none_of nth_element partial_sort partition remove_if replace_if rotate search "
                 "set_difference set_intersection set_union shuffle sort stable_partition stable_sort transform unique upper_bound "
                 "adjacent_find for_each",
    "array": "array", "atomic": "atomic atomic_bool atomic_int memory_order_relaxed memory_order_acquire memory_order_release",
    "bit": "bit_cast countl_zero countr_zero popcount bit_ceil bit_floor bit_width has_single_bit rotl rotr",
    "charconv": "from_chars to_chars chars_format", "condition_variable": "condition_variable", "deque": "deque",
    "filesystem": "filesystem", "functional": "function hash reference_wrapper ref cref plus minus multiplies",
    "future": "future promise async packaged_task", "map": "map multimap",
    "mutex": "mutex lock_guard unique_lock scoped_lock once_flag call_once",
    "numeric": "accumulate iota partial_sum reduce gcd lcm midpoint inner_product", "optional": "optional nullopt make_optional",
    "queue": "queue priority_queue", "random": "mt19937 mt19937_64 random_device uniform_int_distribution normal_distribution",
    "regex": "regex smatch cmatch regex_match regex_search regex_replace", "set": "set multiset",
    "span": "span as_bytes as_writable_bytes",
    "stop_token": "stop_token stop_source", "thread": "thread jthread", "tuple": "tuple tie make_tuple tuple_element tuple_size",
    "typeindex": "type_index", "unordered_map": "unordered_map unordered_multimap", "unordered_set": "unordered_set",
    "variant": "variant visit get_if holds_alternative monostate variant_alternative", "vector": "vector", "list": "list",
    "memory": "unique_ptr shared_ptr weak_ptr make_unique make_shared enable_shared_from_this addressof",
    "stdexcept": "runtime_error logic_error invalid_argument out_of_range", "sstream": "ostringstream istringstream stringstream",
    "fstream": "ifstream ofstream fstream", "iostream": "cout cerr cin clog", "string": "string to_string stoi stod getline",
    "cmath": "sqrt pow floor ceil round lround isnan isinf isfinite fabs log log2 exp trunc fmod hypot nextafter ldexp frexp",
    "limits": "numeric_limits", "cstring": "memcpy memcmp memset memmove strlen strcmp strerror strncmp",
    "cstdio": "printf fprintf snprintf fputs fopen fclose fflush fwrite FILE", "cstdlib": "getenv exit abort strtol strtod",
}
ALSO = {"string": {"string_view", "filesystem"}, "stdexcept": {"exception"}, "memory": {"functional"}, "functional": {"memory"},
        "tuple": {"map"}, "vector": {"unordered_map"}}
KEYWORDS = {"alignas", "decltype", "if", "for", "while", "switch", "return", "sizeof", "catch", "new", "delete"}
INHERITED = {"alignment", "raise"}  # what views call of Qt's widgets
OWNERS = collections.defaultdict(set)
for header, names in HEADERS.items():
    for each in names.split():
        OWNERS[each].add(header)


class File:
    """What one file declares, uses and includes."""

    def __init__(self, name, text):
        self.name = name
        self.included = INCLUDE.findall(text)
        text = HIDDEN.sub(lambda match: "\n" * match[0].count("\n") if match[0][0] == "/" else '""', text)
        self.lines = text.splitlines()
        self.types = set(TYPE.findall(text)) | {a or b for a, b in ALIAS.findall(text)}
        self.forward = set(FORWARD.findall(text))
        self.functions = set(FUNCTION.findall(text))
        self.others = set(CONSTANT.findall(text)) | set(MACRO.findall(text))
        self.words = set(re.findall(r"\w+", text))

    def declared(self):
        return self.types | self.functions | self.others


def closure_of(name, files, known):
    """The files that `name` sees, and the names of the system's headers among their includes."""
    if name not in known:
        known[name] = ({name}, set())  # so that a circle ends
        seen, system = {name}, set()
        rest = [name]
        while rest:
            for included in files[rest.pop()].included:
                if included not in files:
                    system.add(included)
                elif included not in seen:
                    seen.add(included)
                    rest.append(included)
        known[name] = (seen, system)
    return known[name]


def include_breaches(sources):
    """One line for each name that a file uses and does not include; `sources` gives pairs of a name and its lines."""
    files = {name: File(name, "\n".join(lines)) for name, lines in sources if name.endswith((".h", ".cpp"))}
    declarers = collections.defaultdict(set)
    for file in files.values():
        for word in file.declared():
            declarers[word].add(file.name)
    known = {}
    for file in files.values():
        seen, system = closure_of(file.name, files, known)
        visible = set().union(*(files[other].words for other in seen if other != file.name)) if len(seen) > 1 else set()
        yield from breaches_of(file, declarers, seen, visible)
        yield from standard_breaches(file, system)


def is_declared_within(word, text):
    """Whether `word` is a local, a parameter, a member or an enumerator of the file itself."""
    return re.search(rf"(?:\w|[>&*\]])\s+[&*]*{word}\s*(?:[=({{;,)>\[:]|$)"
                     rf"|(?:class|struct|enum|union|typename(?:\.\.\.)?|using|define)\s+{word}\b"
                     rf"|^\s*{word}\s*(?:=[^;]*)?,?$|[{{,]\s*{word}\s*[,}}=]|[&*]{word}\s*[,;)={{]|~{word}\b|{word} = \[", text, re.M)


def breaches_of(file, declarers, seen, visible):
    """A name of a header must come in with it; one of a source is its own, but a unit would show it to its room."""
    room = file.name.rpartition("/")[0]
    text = "\n".join(line for line in file.lines if not line.lstrip().startswith("#"))
    own, said = file.declared() | file.forward, set()
    for number, line in enumerate(file.lines, 1):
        if line.lstrip().startswith(("#", "Q_DECLARE_TR_FUNCTIONS")):
            continue
        for scope, word, call in NAME.findall(line):
            if scope not in ("", "kd") or word in said or word in own or word in visible or word in KEYWORDS | INHERITED:
                continue
            where = sorted(name for name in declarers.get(word, ())
                           if not name.endswith(".cpp") or name.rpartition("/")[0] == room)
            is_function = not (word[0].isupper() or re.match(r"k[A-Z]", word))
            if not where or is_function and not call or is_declared_within(word, text):
                continue
            said.add(word)
            yield f"{file.name}:{number}: uses {word} of {where[0]} without including it"


def standard_breaches(file, system):
    said = set()
    for number, line in enumerate(file.lines, 1):
        for scope, word in STANDARD.findall(line):
            word = scope if scope == "filesystem" else word
            owners = OWNERS.get(word)
            if not owners or word in said or scope not in ("", "filesystem", "ranges"):
                continue
            if owners & system or any(ALSO.get(owner, set()) & system for owner in owners):
                continue
            said.add(word)
            yield f"{file.name}:{number}: uses std::{word} without including <{sorted(owners)[0]}>"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    sources = [(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8").splitlines())
               for folder in ("core", "ui", "app") for path in sorted((root / folder).rglob("*")) if path.suffix in (".h", ".cpp")]
    breaches = list(include_breaches(sources))
    print("\n".join(breaches) or f"{len(sources)} files include what they use")
    sys.exit(1 if breaches else 0)


if __name__ == "__main__":
    main()
