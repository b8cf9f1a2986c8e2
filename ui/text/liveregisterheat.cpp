// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/liveregisterheat.h"

#include "ui/common/theme.h"
#include "ui/text/linetints.h"

namespace kd {
namespace {

constexpr double kFrom[] = {2.0 / 3, 0.79, 0.92};  // shares of the range where the levels 1 to 3 begin
constexpr double kAmber[] = {0, 0.12, 0.24, 0.36};  // shares of the colour, of picture 01
constexpr double kGrey = 0.8;

}  // namespace

LiveRegisterHeat LiveRegisterHeat::of(int registers, int lowest, int highest)
{
    if (highest <= lowest)
        return {};
    const double share = static_cast<double>(registers - lowest) / (highest - lowest);
    int level = 0;
    for (const double from : kFrom)
        level += share >= from;
    return {.level = level, .isPeak = registers >= highest};
}

QColor LiveRegisterHeat::back(int level)
{
    const Theme& theme = Theme::instance();
    const QColor paper = theme.color(Token::Editor);
    return level == 0 ? mixed(paper, theme.color(Token::Raised), kGrey) : mixed(paper, theme.color(Token::Warn), kAmber[level]);
}

QColor LiveRegisterHeat::text(int level)
{
    constexpr Token kTexts[] = {Token::TextMuted, Token::TextSecondary, Token::Text, Token::Text};
    return Theme::instance().color(kTexts[level]);
}

}  // namespace kd
