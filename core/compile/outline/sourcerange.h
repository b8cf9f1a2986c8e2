// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace kd {

/// Describes a piece of a source, in bytes from its start.
struct SourceRange {
    std::size_t begin = 0, end = 0;

    bool empty() const { return begin == end; }
    /// Tells whether the byte at `at` lies in the range.
    bool contains(std::size_t at) const { return at >= begin && at < end; }
    friend bool operator==(const SourceRange&, const SourceRange&) = default;
};

}  // namespace kd
