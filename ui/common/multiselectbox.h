// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

class QMenu;

namespace kd {

/// A menu that stays open while its checkable actions are switched, with the mouse or with Space.
QMenu* makeChoiceMenu(QWidget* parent);

/// A box that shows which of several choices are taken, "bounds, unroll", and opens them as a menu of check marks.
class MultiSelectBox : public QComboBox {
    Q_OBJECT
public:
    explicit MultiSelectBox(QWidget* parent = nullptr);

    /// Taken at first. `word`: in the box; `text`: in the menu. Owned by the box; toggled() says when it changes.
    QAction* addChoice(const QString& word, const QString& text);
    /// "bounds, unroll"; "none" where none is taken.
    QString words() const;

    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void update();

    QMenu* m_menu;
};

}  // namespace kd
