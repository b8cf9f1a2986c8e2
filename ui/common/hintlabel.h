// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QLabel>

namespace kd {

/// A muted line beneath a field or a figure, wrapped and hidden while it is empty; with another token a word of warning.
class HintLabel : public QLabel {
    Q_OBJECT
public:
    explicit HintLabel(const QString& text = {}, QWidget* parent = nullptr);

    void setHint(const QString& text, Token color = Token::TextMuted);
    /// One line that keeps its place while it is empty; what is longer ends in "…" and is whole in the tool tip.
    void setOneLine();
    /// Wraps into so many lines at most; what is longer ends in "…" and is whole in the tool tip.
    void setMostLines(int lines);
    /// Tells whether what is written does not fit its lines.
    bool isCut() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int linesHeight() const;
    void paintLines(QPainter& painter) const;

    bool m_isOneLine = false;
    int m_mostLines = 0;  ///< 0: as many as it takes
};

}  // namespace kd
