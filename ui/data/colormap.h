// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include <array>
#include <optional>
#include <string_view>

namespace kd {

/// Colours that values are painted in; all can be told apart by people who are colour-blind.
enum class ColorMap { Magma, Viridis, Cividis, Grey };
inline constexpr std::array kColorMaps{ColorMap::Magma, ColorMap::Viridis, ColorMap::Cividis, ColorMap::Grey};

/// "magma", "viridis"…: the words of sessions.
std::string_view nameOf(ColorMap map);
std::optional<ColorMap> colorMapFromName(std::string_view name);

/// The colours of a map from its lowest value to its highest. Source: matplotlib's maps by N. Smith and S. van der Walt (CC0), and
/// Cividis by Nuñez, Anderton, Renslow (PLoS ONE 13 (7), 2018), between ten anchors each.
class ColorScale {
public:
    static constexpr std::size_t kSteps = 256;

    explicit ColorScale(ColorMap map);
    /// At 0 to 1; what lies outside has the colour of the nearer end, NaN that of 0.
    QRgb at(double share) const;

private:
    std::array<QRgb, kSteps> m_colors{};
};

}  // namespace kd
