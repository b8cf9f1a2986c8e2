// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccreason.h"

#include "core/base/error.h"
#include "core/compile/options/nvccarguments.h"
#include "core/compile/options/allowedoption.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace kd {
namespace {

using Kind = NvccReason::Kind;

constexpr std::string_view kCannotOpen = "cannot open source file \"";

/// The headers of C++ and C, and those of the system that CUDA programs include; in alphabetical order.
constexpr std::string_view kHeadersOfHost[] = {
    "algorithm",     "any",          "array",          "assert.h",     "atomic",        "barrier",      "bit",
    "bitset",        "cassert",      "ccomplex",       "cctype",       "cerrno",        "cfenv",        "cfloat",
    "charconv",      "chrono",       "cinttypes",      "climits",      "clocale",       "cmath",        "codecvt",
    "compare",       "complex",      "complex.h",      "concepts",     "condition_variable", "coroutine", "csetjmp",
    "csignal",       "cstdarg",      "cstddef",        "cstdint",      "cstdio",        "cstdlib",      "cstring",
    "ctime",         "ctype.h",      "cuchar",         "cwchar",       "cwctype",       "deque",        "dirent.h",
    "dlfcn.h",       "errno.h",      "exception",      "execution",    "expected",      "fcntl.h",      "fenv.h",
    "filesystem",    "float.h",      "format",         "forward_list", "fstream",       "functional",   "future",
    "getopt.h",      "immintrin.h",  "initializer_list", "inttypes.h", "iomanip",       "ios",          "iosfwd",
    "iostream",      "istream",      "iterator",       "latch",        "limits",        "limits.h",     "list",
    "locale",        "locale.h",     "malloc.h",       "map",          "math.h",        "memory",       "memory_resource",
    "mpi.h",         "mutex",        "new",            "numbers",      "numeric",       "omp.h",        "optional",
    "ostream",       "pthread.h",    "queue",          "random",       "ranges",        "ratio",        "regex",
    "sched.h",       "semaphore",    "set",            "setjmp.h",     "shared_mutex",  "signal.h",     "source_location",
    "span",          "sstream",      "stack",          "stdarg.h",     "stdbool.h",     "stddef.h",     "stdexcept",
    "stdint.h",      "stdio.h",      "stdlib.h",       "stop_token",   "streambuf",     "string",       "string.h",
    "string_view",   "strings.h",    "syncstream",     "system_error", "tgmath.h",      "thread",       "time.h",
    "tuple",         "type_traits",  "typeindex",      "typeinfo",     "uchar.h",       "unistd.h",     "unordered_map",
    "unordered_set", "utility",      "valarray",       "variant",      "vector",        "version",      "wchar.h",
    "wctype.h",      "x86intrin.h",
};

static_assert(std::ranges::is_sorted(kHeadersOfHost));

bool isHostHeader(std::string_view name)
{
    return std::binary_search(std::begin(kHeadersOfHost), std::end(kHeadersOfHost), name) || name.starts_with("sys/") ||
        name.starts_with("bits/") || name.starts_with("experimental/") || name.starts_with("features.h");
}

bool isHostFunctionRefused(std::string_view message)
{
    return message.find("host functions are not allowed in JIT mode") != std::string_view::npos ||
        message.find("__host__ function is not allowed in JIT mode") != std::string_view::npos;
}

/// The name in `identifier "cudaMalloc" is undefined` or `namespace "std" has no member "string"` that only host code knows.
std::string_view hostName(std::string_view message)
{
    constexpr std::string_view kUndefined = "identifier \"cuda";
    constexpr std::string_view kNoMember = "namespace \"std\" has no member \"";
    const bool isRuntime = message.starts_with(kUndefined);
    if (!isRuntime && !message.starts_with(kNoMember))
        return {};
    message.remove_prefix(isRuntime ? message.find('"') + 1 : kNoMember.size());
    return message.substr(0, message.find('"'));
}

NvccReason reasonOf(const Diagnostic& diagnostic)
{
    const std::string words = diagnostic.message.english();
    const std::string_view message = words;
    if (message.starts_with(kCannotOpen)) {
        const std::string_view name = message.substr(kCannotOpen.size(), message.rfind('"') - kCannotOpen.size());
        if (isHostHeader(name))
            return {.kind = Kind::HostHeader, .subject = std::string(name), .position = diagnostic.position};
    } else if (isHostFunctionRefused(message)) {
        return {.kind = Kind::HostFunction, .subject = {}, .position = diagnostic.position};
    } else if (const std::string_view name = hostName(message); !name.empty()) {
        return {.kind = Kind::RuntimeFunction, .subject = std::string(name), .position = diagnostic.position};
    }
    return {};
}

bool isKnownToNvrtc(const std::string& option)
{
    try {
        allowedOption(option);
        return true;
    } catch (const RuntimeError&) {
        return false;
    }
}

Message reasonWords(const NvccReason& reason)
{
    switch (reason.kind) {
    case Kind::HostHeader:
        return message("it includes <{}>, a header for code of the host", reason.subject);
    case Kind::HostFunction:
        return "it has functions of the host";
    case Kind::RuntimeFunction:
        return message("it uses {}, which is for code of the host", reason.subject);
    case Kind::Option:
        return message("it is compiled with {}, an option that nvcc alone knows", reason.subject);
    case Kind::None:
        break;
    }
    return {};
}

}  // namespace

NvccReason reasonForNvcc(std::span<const Diagnostic> diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity != Diagnostic::Severity::Error || diagnostic.stage != "compiler")
            continue;
        if (NvccReason reason = reasonOf(diagnostic); reason.kind != Kind::None)
            return reason;
    }
    return {};
}

NvccReason reasonForNvcc(const std::vector<std::string>& options)
{
    for (const std::string& option : options)
        if (!isKnownToNvrtc(option) && !parseNvccArguments(std::span(&option, 1)).options.empty())
            return {.kind = Kind::Option, .subject = option, .position = {}};
    return {};
}

Message reasonText(const NvccReason& reason)
{
    const Message words = reasonWords(reason);
    return reason.position.line > 0 ? message("{}: {}", fileAndLine(reason.position), words) : words;
}

}  // namespace kd
