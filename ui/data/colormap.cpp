// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/colormap.h"

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

using Anchors = std::array<QRgb, 10>;

constexpr Anchors kMagma{0x000004, 0x180f3d, 0x440f76, 0x721f81, 0x9e2f7f, 0xcd4071, 0xf1605d, 0xfd9668, 0xfeca8d, 0xfcfdbf};
constexpr Anchors kViridis{0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
constexpr Anchors kCividis{0x00204d, 0x00336f, 0x39486b, 0x575c6d, 0x707173, 0x8a8779, 0xa69d75, 0xc4b56c, 0xe4cf5b, 0xffea46};
constexpr Anchors kGrey{0x000000, 0x1c1c1c, 0x393939, 0x555555, 0x717171, 0x8e8e8e, 0xaaaaaa, 0xc6c6c6, 0xe3e3e3, 0xffffff};
constexpr std::array<std::string_view, kColorMaps.size()> kNames{"magma", "viridis", "cividis", "grey"};

const Anchors& anchorsOf(ColorMap map)
{
    switch (map) {
    case ColorMap::Viridis:
        return kViridis;
    case ColorMap::Cividis:
        return kCividis;
    case ColorMap::Grey:
        return kGrey;
    case ColorMap::Magma:
        break;
    }
    return kMagma;
}

int between(int low, int high, double share)
{
    return static_cast<int>(std::lround(low + (high - low) * share));
}

}  // namespace

std::string_view nameOf(ColorMap map)
{
    return kNames.at(static_cast<std::size_t>(map));
}

std::optional<ColorMap> colorMapFromName(std::string_view name)
{
    const auto found = std::ranges::find(kNames, name);
    return found == kNames.end() ? std::nullopt : std::optional(kColorMaps.at(static_cast<std::size_t>(found - kNames.begin())));
}

ColorScale::ColorScale(ColorMap map)
{
    const Anchors& anchors = anchorsOf(map);
    for (std::size_t i = 0; i < kSteps; ++i) {
        const double at = static_cast<double>(i) / (kSteps - 1) * static_cast<double>(anchors.size() - 1);
        const auto low = std::min(static_cast<std::size_t>(at), anchors.size() - 2);
        const double share = at - static_cast<double>(low);
        const QRgb a = anchors.at(low), b = anchors.at(low + 1);
        m_colors.at(i) =
            qRgb(between(qRed(a), qRed(b), share), between(qGreen(a), qGreen(b), share), between(qBlue(a), qBlue(b), share));
    }
}

QRgb ColorScale::at(double share) const
{
    const double inside = std::isnan(share) ? 0 : std::clamp(share, 0.0, 1.0);
    return m_colors.at(static_cast<std::size_t>(std::lround(inside * (kSteps - 1))));
}

}  // namespace kd
