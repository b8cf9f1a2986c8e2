// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QAbstractButton>

#include <optional>

namespace kd {

/// One field of the status bar: an icon, a text, a colour. A click goes to what it tells of.
class StatusField : public QAbstractButton {
    Q_OBJECT
public:
    struct Content {
        QString text;  ///< empty: the field is not there
        QString icon;  ///< empty: none
        Token color = Token::TextSecondary;
        std::optional<Token> iconColor;  ///< nothing: that of the text
        QString toolTip;
        QString accessibleText;  ///< where the text alone says too little ("1" beside an icon)
        bool operator==(const Content&) const = default;
    };

    /// `importance`: fields of the least leave first where there is no room.
    StatusField(int importance, QWidget* parent);

    int importance() const { return m_importance; }
    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    /// Sets whether a line parts it from the next field.
    void setSeparated(bool isSeparated);
    bool isUsed() const { return !m_content.text.isEmpty(); }
    QSize sizeHint() const override { return m_size; }
    /// The theme's font is another one.
    void measure();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_importance;
    bool m_isSeparated = true;
    Content m_content;
    QSize m_size;
};

}  // namespace kd
