// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/standardheaders.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

struct Entry {
    std::string_view name;
    const char* text;
};

constexpr const char* kBuiltIn = "";
constexpr const char* kIntegers = "#include <cuda/std/cstdint>\n";
constexpr const char* kStdIntegers =
    "#include <cuda/std/cstdint>\n"
    "namespace std { using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t; using ::uint8_t; using ::uint16_t;\n"
    "using ::uint32_t; using ::uint64_t; using ::intptr_t; using ::uintptr_t; using ::size_t; }\n";
constexpr const char* kLimits = "#include <cuda/std/climits>\n";
// NVRTC has no macros of these limits, and the toolkit's cfloat gives it none.
constexpr const char* kFloats =
    "#define FLT_RADIX 2\n#define FLT_MANT_DIG 24\n#define DBL_MANT_DIG 53\n#define FLT_DIG 6\n#define DBL_DIG 15\n"
    "#define FLT_MAX_EXP 128\n#define FLT_MIN_EXP (-125)\n#define DBL_MAX_EXP 1024\n#define DBL_MIN_EXP (-1021)\n"
    "#define FLT_MAX 3.402823466e+38F\n#define FLT_MIN 1.175494351e-38F\n#define FLT_EPSILON 1.192092896e-07F\n"
    "#define DBL_MAX 1.7976931348623158e+308\n#define DBL_MIN 2.2250738585072014e-308\n"
    "#define DBL_EPSILON 2.2204460492503131e-16\n";

constexpr std::array kHeaders{
    Entry{"assert.h", kBuiltIn},  Entry{"cassert", kBuiltIn},   Entry{"cmath", kBuiltIn},      Entry{"cstddef", kBuiltIn},
    Entry{"cstdio", kBuiltIn},    Entry{"cstdlib", kBuiltIn},   Entry{"cstring", kBuiltIn},    Entry{"ctime", kBuiltIn},
    Entry{"math.h", kBuiltIn},    Entry{"stddef.h", kBuiltIn},  Entry{"stdio.h", kBuiltIn},    Entry{"stdlib.h", kBuiltIn},
    Entry{"string.h", kBuiltIn},  Entry{"time.h", kBuiltIn},    Entry{"stdbool.h", kBuiltIn},  Entry{"stdint.h", kIntegers},
    Entry{"cstdint", kStdIntegers}, Entry{"limits.h", kLimits}, Entry{"climits", kLimits},     Entry{"float.h", kFloats},
    Entry{"cfloat", kFloats}};

}  // namespace

const char* standardHeader(std::string_view includeName)
{
    const auto found =
        std::find_if(kHeaders.begin(), kHeaders.end(), [&](const Entry& entry) { return entry.name == includeName; });
    return found == kHeaders.end() ? nullptr : found->text;
}

}  // namespace kd
