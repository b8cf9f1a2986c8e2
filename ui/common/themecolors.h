// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <span>

namespace kd {

/// One row of VISUAL section 3.
struct TokenColors {
    Token token;
    const char* name;  ///< in style sheets
    QRgb dark, light;
};

std::span<const TokenColors> tokenColors();
QRgb tokenRgb(Token token, bool isDark);
/// The colour of the high contrast: text has at least 7 : 1 on every ground (WCAG 2.1, level AAA).
QRgb contrastRgb(Token token);
QRgb syntaxRgb(SyntaxToken token, bool isDark);
/// `slot` 1 to 8, others count on from 1 again.
QRgb seriesRgb(int slot, bool isDark);
/// Dark or white, whichever is read better on a cell of that colour.
QRgb cellTextRgb(QRgb back);

}  // namespace kd
