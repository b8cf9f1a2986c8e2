// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd {

/// Holds what a pool has at one moment, in PyCUDA's and in CuPy's words.
struct PoolStatistics {
    std::size_t heldBlocks = 0;    ///< idle (CuPy: n_free_blocks)
    std::size_t activeBlocks = 0;  ///< handed out
    Bytes managedBytes;            ///< idle and handed out, as acquired from the driver (CuPy: total_bytes)
    Bytes activeBytes;             ///< handed out, as asked for
    Bytes usedBytes;               ///< handed out, as rounded up
    Bytes freeBytes;               ///< managedBytes - usedBytes
    Bytes largestFree;             ///< in one piece
    Bytes peakManaged;             ///< since the pool was made
    Bytes limit;                   ///< limit of managedBytes; 0: none
};

/// Counts what one owner, as callers name themselves, has of a pool.
struct PoolShare {
    std::string owner;  ///< empty: those that named nobody
    std::size_t blocks = 0;
    Bytes bytes;        ///< as asked for
};

}  // namespace kd
