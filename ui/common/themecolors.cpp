// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/themecolors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr QRgb rgb(unsigned value)
{
    return 0xff000000u | value;
}

constexpr std::array kTokens{
    TokenColors{Token::Chrome, "chrome", rgb(0x16191e), rgb(0xeceff3)},
    TokenColors{Token::Panel, "panel", rgb(0x1d2127), rgb(0xffffff)},
    TokenColors{Token::Raised, "raised", rgb(0x272c34), rgb(0xf4f6f8)},
    TokenColors{Token::Editor, "editor", rgb(0x191c21), rgb(0xffffff)},
    TokenColors{Token::Hover, "hover", rgb(0x303741), rgb(0xe3e8ee)},
    TokenColors{Token::Line, "line", rgb(0x2d333c), rgb(0xdce1e7)},
    TokenColors{Token::LineStrong, "line.strong", rgb(0x454d59), rgb(0xb3bcc8)},
    TokenColors{Token::Text, "text", rgb(0xe4e8ee), rgb(0x1a2029)},
    TokenColors{Token::TextSecondary, "text.secondary", rgb(0xb0b9c5), rgb(0x465160)},
    TokenColors{Token::TextMuted, "text.muted", rgb(0x8d97a5), rgb(0x626d7c)},
    TokenColors{Token::Accent, "accent", rgb(0x5aa9ff), rgb(0x0b62cc)},
    TokenColors{Token::AccentText, "accent.text", rgb(0x0c1117), rgb(0xffffff)},
    TokenColors{Token::Selection, "selection", rgb(0x1d3a5e), rgb(0xd6e7fb)},
    TokenColors{Token::Ok, "ok", rgb(0x5bcf9a), rgb(0x0b6b45)},
    TokenColors{Token::OkBack, "ok.bg", rgb(0x183529), rgb(0xddf3e8)},
    TokenColors{Token::Warn, "warn", rgb(0xf0b64a), rgb(0x855300)},
    TokenColors{Token::WarnBack, "warn.bg", rgb(0x3b2e16), rgb(0xfdf0d2)},
    TokenColors{Token::Bad, "bad", rgb(0xff7b72), rgb(0xb42318)},
    TokenColors{Token::BadBack, "bad.bg", rgb(0x432223), rgb(0xfde5e2)},
    TokenColors{Token::Info, "info", rgb(0x6fb8ff), rgb(0x0b5cad)},
    TokenColors{Token::InfoBack, "info.bg", rgb(0x1b3049), rgb(0xe0eefc)},
    TokenColors{Token::Violet, "violet", rgb(0xbd9cf5), rgb(0x6438a8)},
    TokenColors{Token::VioletBack, "violet.bg", rgb(0x2f2746), rgb(0xeee6fa)},
    TokenColors{Token::Grid, "grid", rgb(0x2b313a), rgb(0xe6eaef)},
};

constexpr std::array kContrast{
    rgb(0x000000), rgb(0x000000), rgb(0x141414), rgb(0x000000), rgb(0x2a2a2a), rgb(0x8c8c8c), rgb(0xffffff), rgb(0xffffff),
    rgb(0xececec), rgb(0xd0d0d0), rgb(0x6cc3ff), rgb(0x000000), rgb(0x00427f), rgb(0x6ee7a8), rgb(0x003019), rgb(0xffd24a),
    rgb(0x332500), rgb(0xffaaa3), rgb(0x450d0d), rgb(0x9dd6ff), rgb(0x002744), rgb(0xdcc8ff), rgb(0x28174b), rgb(0x4a4a4a),
};
static_assert(kContrast.size() == kTokens.size());

using DarkLight = std::pair<QRgb, QRgb>;

constexpr std::array kSyntax{
    DarkLight{rgb(0x7cb7ff), rgb(0x0a4fa8)}, DarkLight{rgb(0xc8a6ff), rgb(0x6b2fb3)}, DarkLight{rgb(0xf3bb6d), rgb(0x8f4d00)},
    DarkLight{rgb(0xe69abf), rgb(0x9a2368)}, DarkLight{rgb(0x97d59b), rgb(0x1f6b2c)}, DarkLight{rgb(0x7f9183), rgb(0x4f6b57)},
    DarkLight{rgb(0xc3cad4), rgb(0x3a4350)},
};

constexpr std::array kSeries{
    DarkLight{rgb(0x56b4e9), rgb(0x0072b2)}, DarkLight{rgb(0xf0a33c), rgb(0xc96a00)}, DarkLight{rgb(0x2fc79a), rgb(0x00845f)},
    DarkLight{rgb(0xd98cc0), rgb(0xa8437f)}, DarkLight{rgb(0xf2e05c), rgb(0x8a7a00)}, DarkLight{rgb(0xff7f5c), rgb(0xc4401c)},
    DarkLight{rgb(0x8fa3ff), rgb(0x4a5bc4)}, DarkLight{rgb(0xb5bec9), rgb(0x5d6876)},
};

QRgb pick(const DarkLight& colors, bool isDark)
{
    return isDark ? colors.first : colors.second;
}

/// Relative luminance, WCAG 2.1.
double luminanceOf(QRgb color)
{
    const auto linear = [](int channel) {
        const double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
}

}  // namespace

std::span<const TokenColors> tokenColors()
{
    return kTokens;
}

QRgb tokenRgb(Token token, bool isDark)
{
    const TokenColors& row = kTokens[static_cast<std::size_t>(token)];
    return isDark ? row.dark : row.light;
}

QRgb contrastRgb(Token token)
{
    return kContrast[static_cast<std::size_t>(token)];
}

QRgb syntaxRgb(SyntaxToken token, bool isDark)
{
    return pick(kSyntax[static_cast<std::size_t>(token)], isDark);
}

QRgb seriesRgb(int slot, bool isDark)
{
    return pick(kSeries[static_cast<std::size_t>(std::max(slot, 1) - 1) % kSeries.size()], isDark);
}

QRgb cellTextRgb(QRgb back)
{
    constexpr QRgb kDark = rgb(0x111820), kWhite = rgb(0xffffff);
    constexpr double kFlare = 0.05;  // which every contrast ratio adds on both sides
    const double middle = std::sqrt((luminanceOf(kDark) + kFlare) * (luminanceOf(kWhite) + kFlare)) - kFlare;
    return luminanceOf(back) > middle ? kDark : kWhite;
}

}  // namespace kd
