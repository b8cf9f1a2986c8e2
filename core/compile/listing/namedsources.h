// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/namedsource.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace kd {

inline constexpr std::size_t kMaxNamedSources = 256;

/// Lists the source files that the code of the kernel with this symbol came from: by `.file` and `.loc` of its PTX; where that
/// names none, by the line table of its cubin. First comes the one that the kernel itself is written in: that of most instructions,
/// where inlined code counts for the line that called it. At most kMaxNamedSources, and of each a line that fits an int. Neither
/// text nor bytes are trusted: what is damaged names nothing. No file is looked for. Linear in both.
std::vector<NamedSource> namedSources(std::string_view ptx, std::span<const std::byte> cubin, std::string_view kernel);

}  // namespace kd
