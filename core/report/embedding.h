// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace kd::report {

/// These stand around the data in a page. Within them "<" is written as an escape, so that neither can occur there.
inline constexpr std::string_view kDataStart = "<script type=\"application/json\" id=\"kerneldesk-report\">";
inline constexpr std::string_view kDataEnd = "</script>";

}  // namespace kd::report
