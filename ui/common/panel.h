#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace kd {

/// A view that stands in a dock or in the middle of a perspective. Its header (title left, at most four icon buttons right, "more"
/// last) is drawn by who places it.
class Panel : public QWidget {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr) : QWidget(parent), m_title(title) { setAccessibleName(title); }

    QString title() const { return m_title; }
    /// Muted and behind the title: a count, "of previous build".
    QString note() const { return m_note; }
    /// Icon buttons of the header, left to right. They belong to the panel and exist from its constructor on.
    virtual QList<QAction*> headerActions() const { return {}; }
    /// A widget of the panel that goes between title and buttons (filter chips, a search field), or null.
    virtual QWidget* headerWidget() const { return nullptr; }
    /// Entries of the Edit menu with their shortcuts, in its order, separators among them. They belong to the panel, exist from
    /// its constructor on and work wherever the focus is while the panel is on screen.
    virtual QList<QAction*> editActions() const { return {}; }

    /// Menus of the window in which commands of a panel stand while its perspective is shown. None: nowhere, but they are
    /// found by the command search.
    enum class Menu { None, Edit, View, Kernel };
    Q_ENUM(Menu)
    /// What a panel gave the window with addCommand().
    QList<QAction*> commands() const { return m_commands; }

signals:
    void headerChanged();

protected:
    /// An action that the window offers too: in `menu`, in the command search and among the shortcuts that users rebind. `id`
    /// is unique in the program and never changes ("editor.find"). To be called in the constructor; the panel connects it.
    QAction* addCommand(const QString& id, const QString& text, const QKeySequence& keys = {}, Menu menu = Menu::None)
    {
        auto* const action = new QAction(text, this);
        action->setObjectName(id);
        action->setShortcut(keys);
        action->setProperty("menu", QVariant::fromValue(menu));
        addAction(action);
        m_commands << action;
        return action;
    }

    void setNote(const QString& note)
    {
        m_note = note;
        emit headerChanged();
    }

private:
    QString m_title;
    QString m_note;
    QList<QAction*> m_commands;
};

}  // namespace kd
