#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

class QAction;
class QMenu;
class QTabBar;

namespace kd {

class Workbench;
struct DocumentTab;

/// The open documents as tabs above the source: click shows, middle click and the cross close, dragging moves, "+" makes a new one.
class DocumentStrip : public QWidget {
    Q_OBJECT
public:
    explicit DocumentStrip(Workbench& workbench, QWidget* parent = nullptr);

    /// Next and previous tab, and close: for the Edit menu.
    QList<QAction*> actions() const { return m_actions; }
    QTabBar* tabBar() const { return m_bar; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showTabs();
    void showTab(int index, const DocumentTab& tab, const QString& text);
    void addCross(int index);
    void showCrosses();
    void step(int by);
    void close(int index);
    void showMenu(const QPoint& position);
    QAction* addStripAction(const char* id, const QString& text, const QList<QKeySequence>& keys);

    Workbench& m_workbench;
    QTabBar* m_bar;
    QList<QAction*> m_actions;
    int m_hovered = -1;
    bool m_isShowing = false;
};

}  // namespace kd
