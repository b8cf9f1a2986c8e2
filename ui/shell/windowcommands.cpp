// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/icons.h"
#include "ui/program/examples.h"
#include "ui/shell/banner.h"
#include "ui/shell/commandsearch.h"
#include "ui/shell/dock.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panelheader.h"
#include "ui/shell/panelring.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/titlemenubar.h"
#include "ui/shell/welcome/welcomepage.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/report/reportcontroller.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

// The window's commands and menus.

namespace kd {
namespace {

constexpr double kFontStep = 0.1;

std::vector<Example> readExamples()
{
    try {
        return examples();
    } catch (const std::exception&) {
        return {};
    }
}

void addSeparator(QMenu* menu, const QString& id)
{
    if (id.isEmpty())
        menu->addSeparator();
}

}  // namespace

void MainWindow::addCommands()
{
    addFileCommands();
    addJobCommands();
    addExportCommands();
    addViewCommands();
    addGoCommands();
    addWindowCommands();
    addDialogCommands();
    addPerspectives();
}

void MainWindow::addFileCommands()
{
    const auto add = [this](const char* id, const QString& text, const char* iconName, const QKeySequence& keys,
                            void (FileCommands::*run)()) {
        connect(m_commands->add(QLatin1String(id), text, QLatin1String(iconName), {keys}), &QAction::triggered, m_files, run);
    };
    add("file.new", tr("&New"), "file", QKeySequence::New, &FileCommands::newDocument);
    add("file.open", tr("&Open…"), "folder", QKeySequence::Open, &FileCommands::open);
    add("file.save", tr("&Save"), "save", QKeySequence::Save, &FileCommands::save);
    add("file.saveAs", tr("Save &as…"), "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &FileCommands::saveAs);
    add("file.saveAll", tr("Save a&ll"), "", {}, &FileCommands::saveAll);
    add("file.close", tr("&Close"), "", QKeySequence(Qt::CTRL | Qt::Key_W), qOverload<>(&FileCommands::close));
    QAction* const quit = m_commands->add(QStringLiteral("file.quit"), tr("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    connect(quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::addJobCommands()
{
    const auto add = [this](const char* id, const QString& text, const char* iconName, const QList<QKeySequence>& keys) {
        return m_commands->add(QLatin1String(id), text, QLatin1String(iconName), keys);
    };
    JobRunner& jobs = m_models.jobs;
    QAction* const compile =
        add("build.compile", tr("&Compile"), "compile",
            {QKeySequence(Qt::CTRL | Qt::Key_B), QKeySequence(Qt::Key_F7), QKeySequence(Qt::CTRL | Qt::Key_Return)});
    connect(compile, &QAction::triggered, &jobs, &JobRunner::compile);
    connect(add("kernel.run", tr("&Run"), "run", {QKeySequence(Qt::Key_F5)}), &QAction::triggered, this,
            [this] { doSaved(&JobRunner::run, QStringLiteral("results")); });
    connect(add("kernel.time", tr("T&ime"), "time", {QKeySequence(Qt::Key_F6), QKeySequence(Qt::CTRL | Qt::Key_F5)}),
            &QAction::triggered, this, [this] { doSaved(&JobRunner::time, QStringLiteral("timing")); });
    connect(add("kernel.compare", tr("Com&pare with the baseline"), "compare", {QKeySequence(Qt::CTRL | Qt::Key_F6)}),
            &QAction::triggered, &jobs, &JobRunner::compareWithBaseline);
    connect(add("kernel.sweep", tr("S&weep"), "sweep", {QKeySequence(Qt::SHIFT | Qt::Key_F6)}), &QAction::triggered, this,
            &MainWindow::sweep);
    connect(add("kernel.stop", tr("&Stop"), "stop", {QKeySequence(Qt::SHIFT | Qt::Key_F5)}), &QAction::triggered, &jobs,
            &JobRunner::stop);
    connect(add("tools.refresh", tr("&Look for devices again"), "refresh", {}), &QAction::triggered, &m_models.target,
            &TargetConnection::describe);
    m_commands->find(QStringLiteral("kernel.run"))->setIcon(icon(QStringLiteral("run"), Token::Ok));

    QAction* const live = m_commands->add(QStringLiteral("build.live"), tr("&Live: compile as you type"), QStringLiteral("live"),
                                          {QKeySequence(Qt::CTRL | Qt::Key_L)});
    live->setCheckable(true);
    live->setChecked(m_models.builds.isLive());
    connect(live, &QAction::toggled, &m_models.builds, &BuildController::setLive);
    connect(&m_models.builds, &BuildController::liveChanged, live, &QAction::setChecked);
    QAction* const timed = add("build.time", tr("Time every &build against the baseline"), "", {});
    timed->setCheckable(true);
    timed->setChecked(jobs.timesBuilds());
    connect(timed, &QAction::toggled, &jobs, &JobRunner::setTimesBuilds);
    connect(&jobs, &JobRunner::standingChanged, timed, [timed, &jobs] { timed->setChecked(jobs.timesBuilds()); });
}

/// Saves first where the user wants that; nobody is asked where a document has no file yet.
void MainWindow::doSaved(void (JobRunner::*job)(), const QString& feature)
{
    m_awaited = feature;
    if (m_preferences.savesBeforeRun())
        m_files->saveKnown();
    (m_models.jobs.*job)();
}

/// What the user asked for comes to the front as it ends; of what nobody asked for nothing moves.
void MainWindow::showAwaited()
{
    if (!m_awaited.isEmpty() && !isWelcoming())
        page().bringForward(std::exchange(m_awaited, QString()));
}

/// Sweeps what is set up; where nothing is, or something in it is wrong, its panel says what to do.
void MainWindow::sweep()
{
    m_models.navigator.showFeature(QStringLiteral("sweep"));
    m_models.navigator.commitEdits();
    DocumentSweep& sweep = m_models.sweeps.current();
    if (sweep.state() == DocumentSweep::State::Paused)
        sweep.resume();
    else if (!sweep.setup().axes.empty() && sweep.interrupted() == nullptr)
        sweep.start();
}

void MainWindow::addExportCommands()
{
    const auto add = [this](const char* ending, const QString& text, const char* iconName, const QList<QKeySequence>& keys) {
        const QString suffix = QLatin1String(ending);
        connect(m_commands->add(QStringLiteral("export.") + suffix, text, QLatin1String(iconName), keys), &QAction::triggered,
                m_files, [this, suffix] { m_files->exportReport(suffix); });
    };
    add("html", tr("Export report as &HTML…"), "report", {QKeySequence(Qt::CTRL | Qt::Key_E)});
    add("pdf", tr("Export report as &PDF…"), "", {});
    add("svg", tr("Export charts as S&VG…"), "plot", {});
    add("png", tr("Export charts as P&NG…"), "image", {});
    add("csv", tr("Export report as &CSV…"), "table", {});
    add("json", tr("Export report as &JSON…"), "", {});
    add("md", tr("Export report as &Markdown…"), "", {});
    connect(m_commands->add(QStringLiteral("export.copy"), tr("Cop&y report as Markdown"), QStringLiteral("copy"),
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}),
            &QAction::triggered, &m_models.reports, &ReportController::make);
    const auto addModule = [this](const char* ending, const QString& text) {
        const QString suffix = QLatin1String(ending);
        connect(m_commands->add(QStringLiteral("export.") + suffix, text, {}, {}), &QAction::triggered, m_files,
                [this, suffix] { m_files->exportModule(suffix); });
    };
    addModule("ptx", tr("Export P&TX…"));
    addModule("cubin", tr("Export c&ubin…"));
    connect(m_commands->add(QStringLiteral("tools.table"), tr("&Occupancy of a table…"), QStringLiteral("table"), {}),
            &QAction::triggered, m_files, &FileCommands::answerTable);
}

void MainWindow::addViewCommands()
{
    const auto add = [this](const char* id, const QString& text, const char* iconName, const QKeySequence& keys, auto run) {
        const QList<QKeySequence> list = keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys};
        QAction* const action = m_commands->add(QLatin1String(id), text, QLatin1String(iconName), list);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    add("tools.search", tr("&Search commands"), "search", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
        [this] { m_search->begin(); });
    add("view.larger", tr("La&rger text"), "plus", {},
        [this] { m_preferences.setFontScale(m_preferences.fontScale() + kFontStep); });
    add("view.smaller", tr("S&maller text"), "minus", {},
        [this] { m_preferences.setFontScale(m_preferences.fontScale() - kFontStep); });

    auto* const themes = new QActionGroup(this);
    const auto addTheme = [&](const char* id, const QString& text, Theme::Mode mode) {
        QAction* const action = add(id, text, "", {}, [this, mode] { m_preferences.setThemeMode(mode); });
        action->setCheckable(true);
        action->setActionGroup(themes);
        const auto follow = [this, action, mode] { action->setChecked(m_preferences.themeMode() == mode); };
        connect(&m_preferences, &Preferences::appearanceChanged, action, follow);
        follow();
    };
    addTheme("view.themeSystem", tr("Theme of the &system"), Theme::Mode::System);
    addTheme("view.themeDark", tr("&Dark theme"), Theme::Mode::Dark);
    addTheme("view.themeLight", tr("&Light theme"), Theme::Mode::Light);
    addTheme("view.themeContrast", tr("&High contrast"), Theme::Mode::HighContrast);
}

void MainWindow::addGoCommands()
{
    const auto add = [this](const char* id, const QString& text, const QList<QKeySequence>& keys, int by) {
        connect(m_commands->add(QLatin1String(id), text, {}, keys), &QAction::triggered, this,
                [this, by] { stepToPanel(page(), by); });
    };
    add("go.nextPanel", tr("&Next panel"), {QKeySequence(Qt::Key_F9), QKeySequence(Qt::CTRL | Qt::Key_QuoteLeft)}, 1);
    add("go.previousPanel", tr("&Previous panel"),
        {QKeySequence(Qt::SHIFT | Qt::Key_F9), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_QuoteLeft)}, -1);
}

void MainWindow::addWindowCommands()
{
    const auto add = [this](const char* id, const QString& text, const char* iconName, auto run) {
        connect(m_commands->add(QLatin1String(id), text, QLatin1String(iconName), {}), &QAction::triggered, this, run);
    };
    add("window.welcome", tr("&Welcome page"), "file", [this] { showWelcome(); });
    add("window.float", tr("&Float the panel, or dock it again"), "",
        [this] { changeDock([](QDockWidget& dock) { dock.setFloating(!dock.isFloating()); }); });
    add("window.close", tr("&Close the panel"), "close", [this] { changeDock([](QDockWidget& dock) { dock.hide(); }); });
    QAction* const fold =
        m_commands->add(QStringLiteral("window.foldSides"), tr("Fold the panels at the &sides, or show them again"), {},
                        {QKeySequence(Qt::CTRL | Qt::Key_F9)});
    connect(fold, &QAction::triggered, this, [this] { foldSides(page()); });
    add("window.restore", tr("&Restore default layout"), "undo", [this] { page().restoreDefaultLayout(); });
}

/// The one that has the focus.
void MainWindow::changeDock(void (*change)(QDockWidget& dock))
{
    const QWidget* const focus = QApplication::focusWidget();
    for (Dock* const dock : page().docks()) {
        if (focus != nullptr && (dock->isAncestorOf(focus) || dock->header()->isAncestorOf(focus)))
            return change(*dock);
    }
    m_banner->show(Banner::Kind::Notice, {.text = tr("No panel at the side has the focus: click into one first.")});
}

void MainWindow::addPerspectives()
{
    auto* const group = new QActionGroup(this);
    int number = 0;
    for (const Perspective each : perspectives()) {
        const QList<QKeySequence> keys = {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + number++))};
        QAction* const action = m_commands->add(QStringLiteral("view.") + nameOf(each), titleOf(each), nameOf(each), keys);
        action->setCheckable(true);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, each] { setPerspective(each); });
    }
}

QMenu* MainWindow::addMenu(const QString& title, const QStringList& commandIds)
{
    QMenu* const menu = m_menuBar->addMenu(title);
    for (const QString& id : commandIds) {
        addSeparator(menu, id);
        if (QAction* const action = m_commands->find(id))
            menu->addAction(action);
    }
    return menu;
}

void MainWindow::addMenus()
{
    addFileMenu();
    addPanelMenu(tr("&Edit"), MenuPlace::Edit, {QStringLiteral("tools.search")});
    m_selectionMenu = addPanelMenu(tr("&Selection"), MenuPlace::Selection, {});
    addViewMenu();
    addPanelMenu(tr("&Go"), MenuPlace::Go, {QStringLiteral("go.nextPanel"), QStringLiteral("go.previousPanel")});
    addMenu(tr("&Build"), {QStringLiteral("build.compile"), QStringLiteral("build.live"), QStringLiteral("build.time")});
    QMenu* const kernel =
        addMenu(tr("&Kernel"), {QStringLiteral("kernel.run"), QStringLiteral("kernel.time"),
                                 QStringLiteral("kernel.compare"), QStringLiteral("kernel.sweep"),
                                 QStringLiteral("kernel.stop"), {}});
    for (QMenu* const choice : m_toolBar->choiceMenus())
        kernel->addMenu(choice);
    addMenu(tr("&Tools"), {QStringLiteral("tools.search"), QStringLiteral("tools.refresh"), QStringLiteral("tools.table"),
                          QStringLiteral("tools.capture"), {}, QStringLiteral("tools.targets"), QStringLiteral("tools.assistant"),
                          QStringLiteral("tools.settings")});
    addWindowMenu();
    addMenu(tr("&Help"), {QStringLiteral("help.contents"), QStringLiteral("help.figure"), QStringLiteral("help.tour"),
                         QStringLiteral("window.welcome"), QStringLiteral("help.messages"), {},
                         QStringLiteral("help.machine"), QStringLiteral("help.about")});
}

/// Entries of the page's panels, and behind them the window's own.
QMenu* MainWindow::addPanelMenu(const QString& title, MenuPlace place, const QStringList& ownIds)
{
    QMenu* const menu = m_menuBar->addMenu(title);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, place, ownIds] {
        menu->clear();
        showPanelCommands(*menu, place);
        if (!menu->isEmpty() && !ownIds.isEmpty())
            menu->addSeparator();
        for (const QString& id : ownIds)
            menu->addAction(m_commands->find(id));
    });
    return menu;
}

void MainWindow::addFileMenu()
{
    QMenu* const menu = addMenu(tr("&File"), {QStringLiteral("file.new"), QStringLiteral("file.open")});
    QMenu* const recent = menu->addMenu(icon(QStringLiteral("history")), tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { m_files->fillRecent(recent); });
    m_exampleMenu = menu->addMenu(tr("&Examples"));
    m_exampleMenu->menuAction()->setVisible(false);
    menu->addSeparator();
    for (const char* const id : {"file.save", "file.saveAs", "file.saveAll", "file.close"})
        menu->addAction(m_commands->find(QLatin1String(id)));
    menu->addSeparator();
    QMenu* const reports = menu->addMenu(icon(QStringLiteral("export")), tr("E&xport"));
    for (const char* const id : kReportCommands)
        reports->addAction(m_commands->find(QLatin1String(id)));
    reports->addSeparator();
    for (const char* const id : {"export.ptx", "export.cubin"})
        reports->addAction(m_commands->find(QLatin1String(id)));
    menu->addSeparator();
    menu->addAction(m_commands->find(QStringLiteral("file.quit")));
}

void MainWindow::fillExamples(QMenu* menu)
{
    for (const Example& example : m_examples) {
        const QString name = QString::fromStdString(example.name);
        QAction* const action = menu->addAction(QString::fromStdString(example.title.empty() ? example.name : example.title));
        connect(action, &QAction::triggered, this, [this, name] { m_files->openExample(name); });
    }
    menu->menuAction()->setVisible(!m_examples.empty());
}

void MainWindow::readExamplesInBackground()
{
    whenFinished(this, QtConcurrent::run(readExamples), [this](const QFuture<std::vector<Example>>& future) {
        m_examples = future.result();
        fillExamples(m_exampleMenu);
        if (m_welcome != nullptr)
            m_welcome->setExamples(m_examples);
    });
}

void MainWindow::addViewMenu()
{
    QStringList ids;
    for (const Perspective each : perspectives())
        ids << QStringLiteral("view.") + nameOf(each);
    ids << QString() << QStringLiteral("view.themeSystem") << QStringLiteral("view.themeDark") << QStringLiteral("view.themeLight")
        << QStringLiteral("view.themeContrast") << QString() << QStringLiteral("view.larger") << QStringLiteral("view.smaller");
    QMenu* const menu = addMenu(tr("&View"), ids);
    const qsizetype own = menu->actions().size();
    connect(menu, &QMenu::aboutToShow, this, [this, menu, own] { showViewCommands(menu, own); });
}

/// Behind the `own` entries those of the page's panels.
void MainWindow::showViewCommands(QMenu* menu, qsizetype own)
{
    const QList<QAction*> shown = menu->actions().mid(own);
    for (QAction* const action : shown) {
        menu->removeAction(action);
        if (action->parent() == menu)
            delete action;
    }
    for (const Panel* const panel : page().panels()) {
        if (!panel->viewActions().isEmpty())
            menu->addSeparator();
        menu->addActions(panel->viewActions());
    }
}

void MainWindow::addWindowMenu()
{
    QMenu* const menu = m_menuBar->addMenu(tr("&Window"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillWindowMenu(menu); });
}

void MainWindow::fillWindowMenu(QMenu* menu)
{
    menu->clear();
    for (Dock* const dock : page().docks())
        menu->addAction(dock->toggleViewAction());
    menu->addSeparator();
    for (const char* const id : {"window.foldSides", "window.float", "window.close", "window.restore"})
        menu->addAction(m_commands->find(QLatin1String(id)));
    menu->addSeparator();
    menu->addAction(m_commands->find(QStringLiteral("window.welcome")));
}

void MainWindow::addCommandsOf(const Panel& panel)
{
    for (QAction* const action : panel.editActions() + panel.viewActions()) {
        m_commands->adopt(action);
        // Its keys work while its panel is behind another tab, too.
        if (action->shortcutContext() == Qt::WindowShortcut)
            addAction(action);
    }
}

void MainWindow::showCommandsOfPage()
{
    for (const PerspectivePage* const each : std::as_const(m_pages)) {
        for (const Panel* const panel : each->panels()) {
            for (QAction* const action : panel->editActions() + panel->viewActions())
                action->setVisible(each == &page());
        }
    }
    m_selectionMenu->menuAction()->setVisible(hasCommandsFor(MenuPlace::Selection));
}

bool MainWindow::hasCommandsFor(MenuPlace place)
{
    const QList<Panel*> panels = page().panels();
    return std::any_of(panels.begin(), panels.end(), [place](const Panel* panel) {
        const QList<QAction*> actions = panel->editActions();
        return std::any_of(actions.begin(), actions.end(), [place](const QAction* each) { return menuPlaceOf(*each) == place; });
    });
}

void MainWindow::showPanelCommands(QMenu& menu, MenuPlace place)
{
    for (const Panel* const panel : page().panels()) {
        QList<QAction*> actions = panel->editActions();
        actions.removeIf([place](const QAction* each) { return menuPlaceOf(*each) != place; });
        if (!menu.isEmpty() && !actions.isEmpty())
            menu.addSeparator();
        menu.addActions(actions);
    }
}

}  // namespace kd
