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
    /// Tells whether what is written does not fit its one line.
    bool isCut() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isOneLine = false;
};

}  // namespace kd
