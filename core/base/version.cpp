// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

#include <charconv>

namespace kd {
namespace {

constexpr std::string_view kText = KD_VERSION;
constexpr std::string_view kNumber = "0123456789.";

}  // namespace

std::array<int, 3> version() noexcept
{
    std::array<int, 3> parts{};
    const char* place = kText.data();
    const char* const end = kText.data() + kText.size();
    for (int& part : parts) {
        const auto [rest, error] = std::from_chars(place, end, part);
        if (error != std::errc() || rest == end)
            break;
        place = rest + (*rest == '.' ? 1 : 0);
    }
    return parts;
}

std::string_view versionText() noexcept
{
    return kText;
}

std::string_view versionStatus() noexcept
{
    const std::size_t place = kText.find_first_not_of(kNumber);
    return place == std::string_view::npos ? std::string_view() : kText.substr(place);
}

}  // namespace kd
