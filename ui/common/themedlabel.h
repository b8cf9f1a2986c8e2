// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QLabel>

namespace kd {

/// Text in a font and a colour of the theme, which it follows.
class ThemedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ThemedLabel(FontRole font, Token color = Token::Text, QWidget* parent = nullptr);
    ThemedLabel(const QString& text, FontRole font, Token color = Token::Text, QWidget* parent = nullptr);

    void setColor(Token color);
    /// A text that is longer than the label ends in "…" and is whole in the tool tip (tellCutTexts), instead of asking for room.
    void setElided(bool elided);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Token m_color;
    bool m_isElided = false;
};

}  // namespace kd
