// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace kd {

/// Explains the figure of that key in one or two sentences: what it counts, and what a high or a low value says; empty for a key
/// that is none of counterFigures().
QString counterMeaning(std::string_view key);

}  // namespace kd
