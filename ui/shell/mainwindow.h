#pragma once

#include "ui/shell/feature.h"

#include <QHash>
#include <QList>
#include <QMainWindow>

#include <vector>

class QMenu;
class QStackedWidget;

namespace kd {

class Banner;
class CommandSearch;
class Commands;
class FileCommands;
class MainToolBar;
class ModeRail;
class PerspectivePage;
class Preferences;
class StatusBar;
class TitleMenuBar;
class Workbench;

/// The window: menus, toolbar, banner, rail, one page a perspective, status bar. Knows features only as rows of a table.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Workbench& workbench, Preferences& preferences, std::vector<Feature> features, QWidget* parent = nullptr);
    ~MainWindow() override;

    Commands& commands() { return *m_commands; }
    Banner& banner() { return *m_banner; }
    FileCommands& files() { return *m_files; }

    /// Those that a feature has a place in, in the order of the rail.
    QList<Perspective> perspectives() const;
    Perspective perspective() const { return m_perspective; }
    /// Makes its page at the first time.
    void setPerspective(Perspective perspective);
    PerspectivePage& page() { return *m_pages.value(m_perspective); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addCommands();
    void addFileCommands();
    void addJobCommands();
    void addExportCommands();
    void addViewCommands();
    void addPerspectives();
    void addMenus();
    void addFileMenu();
    void addViewMenu();
    void addWindowMenu();
    QMenu* addMenu(const QString& title, const QStringList& commandIds);
    void layOut();
    void connectWorkbench();
    void connectMessages();
    void fillExamples(QMenu* menu);
    void fillWindowMenu(QMenu* menu);
    void takeCommandsOf(const Panel& panel);
    void showCommandsOfPage();
    void showEditCommands();
    void showTitle();
    void showJob();
    void showTrust();
    void goTo(Subject subject);
    void giveTypedValues();
    void adaptToWidth();
    void applyPreferences();
    void openSettings();
    void openHelp();
    void openAbout();

    Workbench& m_workbench;
    Preferences& m_preferences;
    std::vector<Feature> m_features;
    Commands* m_commands;
    FileCommands* m_files;
    TitleMenuBar* m_menuBar;
    CommandSearch* m_search = nullptr;
    MainToolBar* m_toolBar = nullptr;
    Banner* m_banner;
    ModeRail* m_rail;
    QStackedWidget* m_stack;
    StatusBar* m_statusBar = nullptr;
    QMenu* m_editMenu = nullptr;
    QHash<Perspective, PerspectivePage*> m_pages;
    Perspective m_perspective = Perspective::Edit;
    bool m_mayClose = false;
};

}  // namespace kd
