// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QVBoxLayout;

namespace kd {

class ThemedLabel;

/// A framed part of a page that draws its own parts: one pixel line, header of 32 with title, note and icon buttons, content
/// beneath. Looks as a docked panel does.
class PageSection : public QWidget {
    Q_OBJECT
public:
    explicit PageSection(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Sets a note at the right, before the buttons.
    void setNote(const QString& note);
    /// Takes a field over, which stands right of the title.
    void addField(QWidget* field);
    /// An icon button, right of those already there.
    void addButton(QAction* action);
    /// Takes `content` over. `inset`: of the content at all sides, logical pixels; 0 for tables.
    void setContent(QWidget* content, int inset = 12);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ThemedLabel* m_title;
    ThemedLabel* m_note;
    QWidget* m_header;
    QHBoxLayout* m_headerLayout;
    QVBoxLayout* m_layout;
};

}  // namespace kd
