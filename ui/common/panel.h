// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QWidget>

class QAction;

namespace kd {

/// Logical pixels that a panel leaves around what it holds: left, right and below, and above and between its parts.
inline constexpr int kPanelInset = 12, kPanelGap = 10;

/// A view that stands in a dock or in the middle of a perspective. Its header (title left, at most four icon buttons right, "more"
/// last) is drawn by who places it.
class Panel : public QWidget {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr) : QWidget(parent), m_title(title)
    {
        setAccessibleName(title);
        setBackgroundRole(QPalette::Base);
        setAutoFillBackground(true);
    }

    QString title() const { return m_title; }
    /// Muted and behind the title: a count, "of previous build".
    QString note() const { return m_note; }
    /// Icon buttons of the header, left to right. They belong to the panel and exist from its constructor on.
    virtual QList<QAction*> headerActions() const { return {}; }
    /// A widget of the panel that goes between title and buttons (filter badges, a search field), or null. It stands at the
    /// buttons, or fills the room where its size policy expands.
    virtual QWidget* headerWidget() const { return nullptr; }
    /// Entries of the Edit menu, or of the one that menuPlaceOf() tells, with their shortcuts, in its order, separators
    /// among them. They belong to the panel, exist from
    /// its constructor on and work wherever the focus is while the panel is on screen. An object name ("editor.find") that
    /// never changes lets users rebind the shortcut.
    virtual QList<QAction*> editActions() const { return {}; }
    /// Entries of the View menu, likewise: what the panel shows or hides.
    virtual QList<QAction*> viewActions() const { return {}; }
    /// How users divided the panel's room: kept with the docks of its perspective. Of panels in the middle only.
    virtual QByteArray layoutState() const { return {}; }
    /// Empty: the default. What is not a state of this panel changes nothing.
    virtual void restoreLayout(const QByteArray& state) { Q_UNUSED(state) }

signals:
    void headerChanged();

protected:
    void setNote(const QString& note)
    {
        m_note = note;
        emit headerChanged();
    }

private:
    QString m_title;
    QString m_note;
};

}  // namespace kd
