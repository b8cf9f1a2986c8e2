// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/menuplace.h"
#include "ui/program/examples.h"
#include "ui/shell/feature.h"
#include "ui/shell/windowmodels.h"

#include <QHash>
#include <QList>
#include <QMainWindow>

#include <functional>
#include <vector>

class QDockWidget;
class QMenu;
class QStackedWidget;

namespace kd {

class Banner;
class CommandSearch;
class CommandRegistry;
class FileCommands;
class JobRunner;
class MainToolBar;
class PerspectiveBar;
class PerspectivePage;
class Preferences;
class StatusBar;
class TitleMenuBar;
class Tour;
class WhatIsThis;
class WelcomePage;

/// The window: menus, toolbar, banner, rail, one page a perspective, status bar. Knows features only as rows of a table.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Says what the window shows at first.
    enum class Start { Perspective, Welcome };
    MainWindow(const WindowModels& models, Preferences& preferences, std::vector<Feature> features,
               Start start = Start::Perspective, QWidget* parent = nullptr);
    ~MainWindow() override;

    CommandRegistry& commands() { return *m_commands; }
    Banner& banner() { return *m_banner; }
    FileCommands& files() { return *m_files; }

    /// Gives the perspectives that a feature has a place in, in the order of the rail.
    QList<Perspective> perspectives() const;
    Perspective perspective() const { return m_perspective; }
    /// Makes its page at the first time.
    void setPerspective(Perspective perspective);
    PerspectivePage& page() { return pageOf(m_perspective); }
    /// Shows the welcome page in place of the perspective, until a document is opened or a perspective is chosen.
    void showWelcome();
    bool isWelcoming() const;
    /// Four steps from an example to its verified run; those that are on show begin anew.
    Tour& startTour();
    /// Keeps the arrangement of its docks and its place on the screen for the next window.
    void keepArrangement();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void addCommands();
    void addFileCommands();
    void addJobCommands();
    void addExportCommands();
    void addViewCommands();
    void addWindowCommands();
    void addGoCommands();
    void addPerspectives();
    void addMenus();
    void addFileMenu();
    QMenu* addPanelMenu(const QString& title, MenuPlace place, const QStringList& ownIds);
    void addViewMenu();
    void addWindowMenu();
    QMenu* addMenu(const QString& title, const QStringList& commandIds);
    PerspectivePage& pageOf(Perspective perspective);
    void layOut();
    void placeBanner();
    void connectModels();
    void connectMessages();
    void connectAssistant();
    void readExamplesInBackground();
    void fillExamples(QMenu* menu);
    void fillWindowMenu(QMenu* menu);
    void addCommandsOf(const Panel& panel);
    void showCommandsOfPage();
    void showPanelCommands(QMenu& menu, MenuPlace place);
    bool hasCommandsFor(MenuPlace place);
    QList<QAction*> searchEntries(QObject& owner);
    QList<QAction*> panelEntries(QObject& owner);
    QList<QAction*> kernelEntries(QObject& owner);
    QList<QAction*> fileEntries(QObject& owner);
    QList<QAction*> exampleEntries(QObject& owner);
    void doSaved(void (JobRunner::*job)(), const QString& feature);
    void showAwaited();
    void showViewCommands(QMenu* menu, qsizetype own);
    void showTitle();
    void showJob();
    void sweep();
    void showTrust();
    void showDeviceLoss();
    void changeDock(void (*change)(QDockWidget& dock));
    void goTo(Subject subject);
    void goToFeature(const std::function<bool(const Feature&)>& isIt);
    void giveTypedValues();
    void adaptToWidth();
    void fitToScreen();
    void applyPreferences();
    void addDialogCommands();
    void openCapture();
    void openSettings();
    void openHelp();
    QString helpSection();
    void openTargets();
    template <typename Dialog, typename... Arguments> void openOnce(Arguments&&... arguments);

    WindowModels m_models;
    Preferences& m_preferences;
    std::vector<Feature> m_features;
    CommandRegistry* m_commands;
    FileCommands* m_files;
    TitleMenuBar* m_menuBar;
    CommandSearch* m_search = nullptr;
    MainToolBar* m_toolBar = nullptr;
    Banner* m_banner;
    QWidget* m_bannerRoom;  ///< as high as the banner, while that is no notice
    PerspectiveBar* m_rail;
    WhatIsThis* m_whatIsThis;
    QStackedWidget* m_stack;
    StatusBar* m_statusBar = nullptr;
    QMenu* m_selectionMenu = nullptr;
    QMenu* m_exampleMenu = nullptr;
    WelcomePage* m_welcome = nullptr;  ///< null until it is wanted
    std::vector<Example> m_examples;
    QHash<Perspective, PerspectivePage*> m_pages;
    Perspective m_perspective = Perspective::Edit;
    QSize m_openedSize;  ///< until the window has its frame, or another size; empty from then on
    QString m_awaited;  ///< the feature that shows what the user asked for; empty: nothing is asked for
    bool m_mayClose = false;
    bool m_wasLost = false;  ///< the worker, and it is not back yet
};

}  // namespace kd
