// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QFont>
#include <QLabel>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

class QTextLayout;

namespace kd {

/// Text in a font and a colour of the theme, which it follows. It asks for what a QLabel asks for, but shapes the text once where
/// that one does for each question of a layout.
class ThemedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ThemedLabel(FontRole font, Token color = Token::Text, QWidget* parent = nullptr);
    ThemedLabel(const QString& text, FontRole font, Token color = Token::Text, QWidget* parent = nullptr);
    ~ThemedLabel() override;

    void setColor(Token color);
    /// A text that is longer than the label ends in "…" and is whole in the tool tip (tellCutTexts), instead of asking for room.
    void setElided(bool elided);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The size of the text in lines of at most `width`: the same in each width down to that of its widest line.
    struct Measure {
        int width;
        QSize text;
    };

    bool isPlain() const;
    QSize air() const;
    QSize sizeIn(int width) const;
    QSize preferredSize() const;
    QSize smallestSize() const;
    QSize textSize(int width) const;
    QSize brokenSize(int width) const;

    Token m_color;
    bool m_isElided = false;
    mutable QString m_measuredText;
    mutable QFont m_measuredFont;
    mutable bool m_isMeasuredWrapped = false;
    mutable std::vector<Measure> m_measures;      // of that text in that font
    mutable std::unique_ptr<QTextLayout> m_lines;  // that text in that font, in the lines that were measured last
};

}  // namespace kd
