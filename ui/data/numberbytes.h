// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/scalarview.h"

#include <QtGlobal>

#include <cstdint>
#include <optional>

namespace kd {

class ElementPageCache;

/// The bits of number `index` of a view, from pages of the buffer's bytes (as UInt8). Nothing while they are not here; their pages
/// are asked for.
std::optional<std::uint64_t> rawNumber(ElementPageCache& bytes, const ScalarView& view, quint64 index);
/// Does the same, but asks for nothing.
std::optional<std::uint64_t> knownNumber(const ElementPageCache& bytes, const ScalarView& view, quint64 index);

}  // namespace kd
