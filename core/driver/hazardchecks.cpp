// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/hazardchecks.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::array kLevels{HazardChecks::Addresses, HazardChecks::Shared, HazardChecks::All};

}  // namespace

std::span<const HazardChecks> hazardCheckLevels() noexcept
{
    return kLevels;
}

std::string_view nameOf(HazardChecks checks) noexcept
{
    switch (checks) {
    case HazardChecks::Addresses: return "addresses";
    case HazardChecks::Shared: return "shared";
    case HazardChecks::All: break;
    }
    return "all";
}

std::optional<HazardChecks> hazardChecksOf(std::string_view word) noexcept
{
    const auto found = std::ranges::find_if(kLevels, [&](HazardChecks level) { return nameOf(level) == word; });
    return found == kLevels.end() ? std::nullopt : std::optional(*found);
}

}  // namespace kd
