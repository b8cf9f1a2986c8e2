// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace kd {

/// Gives what stands in for a header of the C library that NVRTC does not have and kernel sources include out of habit, so that a
/// file written for nvcc compiles: nothing where the compiler has the names built in (<stdio.h>, <assert.h>, <math.h>…), the
/// toolkit's cuda/std twin where it does not (<stdint.h>, <limits.h>), its macros where that has none (<float.h>). It is null for
/// any other name. A header of that name in the user's folders comes first.
const char* standardHeader(std::string_view includeName);

}  // namespace kd
