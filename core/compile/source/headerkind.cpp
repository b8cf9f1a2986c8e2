// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/headerkind.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kd {
namespace {

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

/// Headers of the toolkit that a compiler of device code reads; all below the folders.
constexpr std::array<std::string_view, 18> kDeviceHeaders{
    "cuda_fp16.h",         "cuda_fp16.hpp",      "cuda_bf16.h",      "cuda_fp8.h",           "cuda_fp6.h",
    "cuda_fp4.h",          "mma.h",              "cuComplex.h",      "cooperative_groups.h", "cuda_pipeline.h",
    "cuda_awbarrier.h",    "curand_kernel.h",    "vector_types.h",   "vector_functions.h",   "math_constants.h",
    "device_functions.h",  "cuda_pipeline_primitives.h",             "cuda_awbarrier_primitives.h"};
constexpr std::array<std::string_view, 3> kDeviceFolders{"cooperative_groups/", "cuda/", "nv/"};
/// The toolkit's headers for the host.
constexpr std::array<std::string_view, 8> kToolkitHostHeaders{
    "cuda.h",         "cuda_runtime.h", "cuda_runtime_api.h",       "device_launch_parameters.h", "cuda_profiler_api.h",
    "driver_types.h", "nvToolsExt.h",   "cuda_device_runtime_api.h"};

/// Folders of the host's headers, and beginnings of their names.
constexpr std::array<std::string_view, 4> kHostBeginnings{"sys/", "bits/", "experimental/", "features.h"};
/// The names of the headers that come with CUDA's samples begin so.
constexpr std::string_view kOfSamples = "helper_";

template <std::size_t N> bool beginsWithOne(std::string_view name, const std::array<std::string_view, N>& beginnings)
{
    return std::ranges::any_of(beginnings, [name](std::string_view beginning) { return name.starts_with(beginning); });
}

}  // namespace

HeaderKind headerKind(std::string_view name)
{
    if (std::ranges::binary_search(kHeadersOfHost, name) || beginsWithOne(name, kHostBeginnings))
        return HeaderKind::Host;
    if (std::ranges::find(kDeviceHeaders, name) != kDeviceHeaders.end() || beginsWithOne(name, kDeviceFolders))
        return HeaderKind::ToolkitDevice;
    const bool isListed = std::ranges::find(kToolkitHostHeaders, name) != kToolkitHostHeaders.end();
    return isListed || name.starts_with(kOfSamples) ? HeaderKind::ToolkitHost : HeaderKind::Other;
}

}  // namespace kd
