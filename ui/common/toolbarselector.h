// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QAbstractButton>

#include <optional>

class QMenu;

namespace kd {

/// A choice of the toolbar in two lines: icon, a small caption above its value, a state dot, a chevron. Opens the menu that
/// fills itself in aboutToShow.
class ToolbarSelector : public QAbstractButton {
    Q_OBJECT
public:
    ToolbarSelector(const QString& icon, const QString& caption, QWidget* parent = nullptr);

    QMenu* menu() const { return m_menu; }
    /// The accessible name is caption and value.
    void setValue(const QString& value);
    QString value() const { return m_value; }
    /// The dot behind the caption; its word goes into the tool tip.
    void setState(std::optional<Token> color, const QString& word = {});
    /// Logical pixels; sizeHint() without it is what the words need.
    void setPreferredWidth(int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void open();
    void updateWords();

    QString m_icon, m_caption, m_value, m_stateWord;
    std::optional<Token> m_state;
    QMenu* m_menu;
    int m_preferredWidth = 0;
};

}  // namespace kd
