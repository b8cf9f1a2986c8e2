// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QAbstractButton>

namespace kd {

/// A figure of a row of figures; one that leads somewhere is a button that goes to the next of what it counts.
class TileNumber : public QAbstractButton {
    Q_OBJECT
public:
    explicit TileNumber(const QString& title, QWidget* parent = nullptr);

    void setContent(const QString& text, Token color, bool leads);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    Token m_color = Token::Text;
};

}  // namespace kd
