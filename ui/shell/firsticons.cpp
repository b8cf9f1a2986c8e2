#include "ui/shell/firsticons.h"

#include "ui/common/icons.h"

namespace kd {

void drawFirstIcons()
{
    const auto scaled = [](int pixels) { return Theme::instance().scaled(pixels); };
    drawAhead({
        // margin of the editor
        {"error", scaled(14), Token::Bad},
        {"warning", scaled(14), Token::Warn},
        {"advice", scaled(14), Token::Info},
        {"chevron-right", scaled(14), Token::TextMuted},
        {"chevron-down", scaled(14), Token::TextMuted},
        // tabs of the editor
        {"file", 15, Token::TextSecondary},
        {"plus", 15, Token::TextSecondary},
        // menu bar and toolbar
        {"search", 16, Token::TextSecondary},
        {"devices", scaled(18), Token::TextSecondary},
        {"layers", scaled(18), Token::TextSecondary},
        {"kernel", scaled(18), Token::TextSecondary},
        {"compile", 16, Token::TextSecondary},
        {"run", 16, std::nullopt},
        {"time", 16, std::nullopt},
        {"stop", 16, std::nullopt},
        {"export", 16, Token::TextSecondary},
        // rail
        {"edit", 22, Token::Accent},
        {"measure", 22, Token::TextSecondary},
        {"occupancy", 22, Token::TextSecondary},
        {"data", 22, Token::TextSecondary},
        {"devices", 22, Token::TextSecondary},
        {"report", 18, std::nullopt},
        {"settings", 18, Token::TextSecondary},
        {"help", 18, Token::TextSecondary},
        // status bar
        {"error", 14, Token::TextMuted},
        {"warning", 14, Token::TextMuted},
        {"live", 14, Token::Accent},
        {"devices", 14, Token::TextMuted},
    });
}

}  // namespace kd
