// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells where a source defines a kernel. Places are bytes from the start of the text.
struct KernelDefinition {
    std::size_t name = 0;         ///< offset of the kernel's name
    std::size_t boundsBegin = 0;  ///< offset of its __launch_bounds__, or where one would stand: before the name
    std::size_t boundsEnd = 0;    ///< behind it; equal to boundsBegin where there is none
    std::vector<std::string> bounds;  ///< arguments of the bounds as they are written; empty where there is none

    bool hasBounds() const { return boundsEnd > boundsBegin; }
};

/// The one definition of `kernel` ("scale", "ns::scale<float, 4>") in `source`, found by its words without a compiler: comments,
/// literals and directives are skipped, conditions are not evaluated. Nothing where there is none, as behind a macro or in a
/// header, or more than one.
std::optional<KernelDefinition> findKernelPlace(std::string_view source, std::string_view kernel);

/// The __launch_bounds__ that asks for `minBlocks` blocks a multiprocessor. What is written there as the most threads stays;
/// where nothing is, it is `threads`. A third argument stays.
std::string launchBoundsText(const KernelDefinition& place, std::uint32_t threads, std::uint32_t minBlocks);

/// A range of a source and what is to stand there.
struct BoundsEdit {
    std::size_t begin = 0, end = 0;  ///< bytes of the source that are replaced
    std::string text;
};
/// Gives the edit that puts launchBoundsText() in its place.
BoundsEdit boundsEdit(const KernelDefinition& place, std::uint32_t threads, std::uint32_t minBlocks);

/// Tells where the byte `at` of `text` is, without a file; the end of the text where `at` is beyond it.
SourcePosition positionAt(std::string_view text, std::size_t at);

}  // namespace kd
