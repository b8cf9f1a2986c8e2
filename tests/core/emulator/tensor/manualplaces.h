// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensortest {

/// Row and column of element i of a lane's fragment, as the PTX ISA writes it down for each shape and type.
struct ManualPlace {
    int row = 0, column = 0;
    int matrix = 0;  ///< of mma.m8n8k4 of f16, which multiplies four
};
using PlaceOf = ManualPlace (*)(int lane, int i);

/// One shape of `mma` with the types that share its layout.
struct ManualShape {
    std::string shape;
    int m, n, k;
    int bits;  ///< of an element of A and B
    PlaceOf a, b, c;
    int matrices = 1;
    std::string layouts = ".row.col";
    bool isHalfAccumulator = false;  ///< of m8n8k4, whose layout of C depends on its type
};
const std::vector<ManualShape>& manualShapes();

}  // namespace tensortest
