// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

class QAction;
class QMenu;
class QTabBar;
class QToolButton;

namespace kd {

class Documents;
class Navigator;
struct DocumentTab;

/// The open documents as tabs above the source: click shows, middle click and the cross close, dragging moves, "+" makes a new
/// one. Tabs are as wide as their names; those that find no room are scrolled to, or chosen from a list.
class DocumentTabBar : public QWidget {
    Q_OBJECT
public:
    explicit DocumentTabBar(Documents& documents, Navigator& navigator, QWidget* parent = nullptr);

    /// Next and previous tab, and close: for the Edit menu.
    QList<QAction*> actions() const { return m_actions; }
    QTabBar* tabBar() const { return m_bar; }
    /// Opens the list of all; it is there while tabs are out of sight.
    QToolButton* listButton() const { return m_list; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showTabs();
    void showTab(int index, const DocumentTab& tab, const QString& text);
    void addCross(int index);
    void showCrosses();
    void showListButton();
    void fillList(QMenu* menu);
    QToolButton* addButton(const char* iconName, const QString& text);
    void step(int by);
    void close(int index);
    void showMenu(const QPoint& position);
    QAction* addStripAction(const char* id, const QString& text, const QList<QKeySequence>& keys);

    Documents& m_documents;
    Navigator& m_navigator;
    QTabBar* m_bar;
    QToolButton* m_list = nullptr;
    QList<QAction*> m_actions;
    int m_hovered = -1;
    bool m_isShowing = false;
};

}  // namespace kd
