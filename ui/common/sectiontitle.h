// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace kd {

class ThemedLabel;

/// The head of a section in a panel: title, a muted note behind it, icon buttons right.
class SectionTitle : public QWidget {
    Q_OBJECT
public:
    explicit SectionTitle(const QString& title, QWidget* parent = nullptr);

    void setNote(const QString& note);
    /// The title asks for no room of its own.
    void setElided();
    /// A button for the action, right of those already there.
    void addButton(QAction* action);
    void addRight(QWidget* widget);

private:
    ThemedLabel* m_title;
    ThemedLabel* m_note;
    QHBoxLayout* m_layout;
};

}  // namespace kd
