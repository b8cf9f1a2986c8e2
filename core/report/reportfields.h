// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"

#include <cstdint>
#include <string_view>

namespace kd::report {

inline constexpr std::string_view kFormat = "kerneldesk-report";
inline constexpr std::uint64_t kVersion = 1;

/// What reportToJson() wrote; format and version are the caller's to check. Throws RuntimeError about a member that is wrong, or
/// Json::exception.
Report readReport(const Json& json);

}  // namespace kd::report
