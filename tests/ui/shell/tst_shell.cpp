// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "tests/ui/shell/plainbench.h"
#include "ui/common/searchlist.h"
#include "ui/common/theme.h"
#include "ui/shell/banner.h"
#include "ui/shell/commandmodel.h"
#include "ui/shell/commandsearch.h"
#include "ui/shell/dock.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectivebar.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/settingsdialog.h"
#include "ui/shell/statusbar.h"
#include "ui/shell/targets/targetmenu.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/runrecord.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace tst_shell {

namespace {

using namespace kd;

/// What was posted is done, and what that posted in turn.
void settle()
{
    for (int turn = 0; turn < 3; ++turn) {
        bool isDone = false;
        QTimer::singleShot(0, [&] { isDone = true; });
        QTRY_VERIFY(isDone);
    }
}

std::vector<Feature> resultFeatures(Workbench&)
{
    using Area = FeaturePlace::Area;
    return {{.id = "editor", .icon = "edit", .places = {place("Source", Perspective::Edit, Area::Centre)}},
            {.id = "problems", .icon = "error", .places = {place("Problems", Perspective::Edit, Area::Bottom)}},
            {.id = "results", .icon = "table", .places = {place("Results", Perspective::Edit, Area::Bottom)}}};
}

}  // namespace

class ShellTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("config"));
    }

    void noTwoCommandsShareKeys()
    {
        Bench bench(features);
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            bench.window.page().makePanels();
        }
        QHash<QString, QString> owners;
        for (const QAction* const action : bench.window.commands().all()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString name = keys.toString(QKeySequence::PortableText);
                // Edit commands of panels in different perspectives are never on screen together.
                QVERIFY2(!owners.contains(name) || action->objectName().section('.', 0, 0) != owners[name].section('.', 0, 0),
                         qPrintable(name + ": " + owners.value(name) + " and " + action->objectName()));
                owners.insert(name, action->objectName());
            }
        }
        QVERIFY(owners.size() > 15);
    }

    void plainTextsHaveNoMnemonics_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("a letter of it") << QStringLiteral("&Compile") << QStringLiteral("Compile");
        QTest::newRow("behind it") << QStringLiteral("编译(&C)") << QStringLiteral("编译");
        QTest::newRow("behind it, with a dialog") << QStringLiteral("打开(&O)…") << QStringLiteral("打开");
        QTest::newRow("an ampersand") << QStringLiteral("Find && &replace") << QStringLiteral("Find & replace");
        QTest::newRow("a bracket") << QStringLiteral("Bytes (&hexadecimal)") << QStringLiteral("Bytes (hexadecimal)");
    }
    void plainTextsHaveNoMnemonics()
    {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        QCOMPARE(plainText(QAction(text)), plain);
    }

    void everyCommandHasAnIdAndAText()
    {
        Bench bench(features);
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            bench.window.page().makePanels();
        }
        QSet<QString> ids;
        for (const QAction* const action : bench.window.commands().all()) {
            QVERIFY2(!plainText(*action).isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!ids.contains(action->objectName()), qPrintable(action->objectName()));
            ids << action->objectName();
        }
    }

    void everyControlOfTheFrameSaysWhatItIs()
    {
        Bench bench;
        for (const QWidget* const widget : bench.window.findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QLineEdit*>(widget) != nullptr;
            if (!isControl || widget->isHidden() || widget->objectName().startsWith("qt_") ||
                qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr)
                continue;
            const auto* const button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                     qPrintable(QString("%1 %2").arg(widget->metaObject()->className(), widget->objectName())));
        }
    }

    void perspectivesAreAChoiceAmongSeveral()
    {
        Bench bench;
        const QList<RailButton*> modes = bench.window.findChildren<RailButton*>();
        QVERIFY(modes.size() > 1);
        for (RailButton* const mode : modes)
            QCOMPARE(QAccessible::queryAccessibleInterface(mode)->role(), QAccessible::RadioButton);
        QVERIFY(modes.first()->isChecked());
        modes.first()->click();
        QVERIFY2(modes.first()->isChecked(), "a click on the present one leaves its mark");
        modes.last()->click();
        QVERIFY(modes.last()->isChecked() && !modes.first()->isChecked());
        bench.command("window.welcome")->trigger();
        QVERIFY(!modes.last()->isChecked());
    }

    void perspectivesAreMadeWhenTheyAreVisited()
    {
        panelsMade = 0;
        Bench bench;
        QCOMPARE(panelsMade, 5);
        QVERIFY(bench.isActive());
        QCOMPARE(bench.window.perspectives(), (QList<Perspective>{Perspective::Edit, Perspective::Devices}));
        QTest::keyClick(&bench.window, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(bench.window.perspective(), Perspective::Devices);
        QCOMPARE(panelsMade, 6);
        QVERIFY(bench.command("view.devices")->isChecked());
        QVERIFY2(!bench.command("left.find")->isVisible(), "commands of panels that are not there are not offered");
        QTest::keyClick(&bench.window, Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(bench.window.perspective(), Perspective::Edit);
        QCOMPARE(panelsMade, 6);
        QVERIFY(bench.command("left.find")->isVisible());
    }

    void panelsAreThereFromTheStart()
    {
        Bench bench(features);
        for (const Dock* const dock : bench.window.page().docks()) {
            QVERIFY2(dock->panel() != nullptr, qPrintable(dock->objectName()));
            QVERIFY2(dock->windowTitle().startsWith(dock->panel()->title()), qPrintable(dock->windowTitle()));
        }
    }
    void theKeyboardGoesFromPanelToPanel()
    {
        Bench bench(features);
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            PerspectivePage& page = bench.window.page();
            const QList<Dock*> docks = page.docks();
            QTRY_VERIFY(std::all_of(docks.begin(), docks.end(), [](const Dock* dock) { return dock->panel() != nullptr; }));
            QCoreApplication::processEvents();
            const QList<Panel*> panels = page.panels();
            QList<qsizetype> order;
            for (const QWidget* at = page.nextInFocusChain(); at != &page; at = at->nextInFocusChain()) {
                for (qsizetype i = 0; i < panels.size(); ++i) {
                    if ((at->focusPolicy() & Qt::TabFocus) != 0 && at->focusProxy() == nullptr && panels[i]->isAncestorOf(at))
                        order << i;
                }
            }
            QVERIFY(order.size() > 1);
            QVERIFY2(std::is_sorted(order.begin(), order.end()), qPrintable(page.objectName()));
        }
    }

    void docksShowTheTitlesOfTheirPanels()
    {
        Bench bench(features);
        for (const Perspective each : bench.window.perspectives()) {
            bench.window.setPerspective(each);
            QHash<QString, QString> titles;
            for (const Dock* const dock : bench.window.page().docks())
                titles.insert(dock->objectName(), dock->windowTitle());
            bench.window.page().makePanels();
            for (const Dock* const dock : bench.window.page().docks())
                QCOMPARE(dock->panel()->title(), titles.value(dock->objectName()));
        }
    }

    void docksStandWhereTheirFeaturesSay()
    {
        Bench bench;
        QCOMPARE(bench.window.page().dockWidgetArea(bench.dock("left")), Qt::LeftDockWidgetArea);
        QCOMPARE(bench.window.page().dockWidgetArea(bench.dock("right")), Qt::RightDockWidgetArea);
        QVERIFY(bench.areTabs("first", "second"));
        QVERIFY(!bench.areTabs("first", "right"));
        QTRY_COMPARE(bench.dock("left")->width(), 200);
    }

    void aClickOnThePresentPerspectiveLeavesItsMark()
    {
        Bench bench;
        const QList<RailButton*> rail = bench.window.findChildren<RailButton*>();
        QCOMPARE(rail.size(), 2);
        const auto marks = [&] { return std::pair(rail[0]->isChecked(), rail[1]->isChecked()); };
        QCOMPARE(marks(), std::pair(true, false));
        rail[0]->click();
        QCOMPARE(marks(), std::pair(true, false));
        QTest::mouseClick(rail[1], Qt::LeftButton);
        QCOMPARE(bench.window.perspective(), Perspective::Devices);
        QCOMPARE(marks(), std::pair(false, true));
        QTest::mouseClick(rail[1], Qt::LeftButton);
        QCOMPARE(marks(), std::pair(false, true));
        bench.command("view.edit")->trigger();
        QCOMPARE(marks(), std::pair(true, false));
        bench.window.showWelcome();
        QCOMPARE(marks(), std::pair(false, false));
        QTest::mouseClick(rail[0], Qt::LeftButton);
        QCOMPARE(marks(), std::pair(true, false));
        QVERIFY(!bench.window.isWelcoming());
    }

    void theLayoutIsKeptAndRestored()
    {
        {
            Bench bench;
            bench.dock("left")->hide();
            QVERIFY(bench.window.close());
        }
        Bench bench;
        QVERIFY(bench.dock("left")->isHidden());
        bench.command("window.restore")->trigger();
        QVERIFY(!bench.dock("left")->isHidden());
    }

    void largeTextAndBackLeavesTheDocksAsTheyWere()
    {
        const auto normal = qScopeGuard([] { Theme::instance().setFontScale(1); });
        int launch = 0, timing = 0, code = 0;
        {
            Bench bench(features);
            bench.command("view.measure")->trigger();
            settle();
            timing = bench.dock("timingsettings")->width();
            bench.command("view.edit")->trigger();
            bench.window.page().makePanels();
            settle();
            bench.window.page().resizeDocks({bench.dock("launch")}, {330}, Qt::Horizontal);
            settle();
            launch = bench.dock("launch")->width();
            code = bench.window.page().centralWidget()->width();
            Theme::instance().setFontScale(2);
            settle();
            QVERIFY(bench.dock("launch")->width() > launch + 60);
            Theme::instance().setFontScale(1);
            QTRY_COMPARE(bench.dock("launch")->width(), launch);
            QTRY_COMPARE(bench.window.page().centralWidget()->width(), code);
            bench.command("view.measure")->trigger();
            QTRY_COMPARE(bench.dock("timingsettings")->width(), timing);
            QVERIFY(bench.window.close());
        }
        Bench bench(features);
        QTRY_COMPARE(bench.dock("launch")->width(), launch);
        QTRY_COMPARE(bench.window.page().centralWidget()->width(), code);
        bench.window.resize(1600, 990);  // a size of its own: the window fits the one with which it opened to this small screen
        settle();
        // The large text finds its own again. Its docks are as narrow as they can be, and no panel behind a tab keeps them so.
        Theme::instance().setFontScale(2);
        settle();
        const int large = bench.dock("launch")->width();
        bench.window.page().resizeDocks({bench.dock("launch")}, {large + 40}, Qt::Horizontal);
        settle();
        const int chosen = bench.dock("launch")->width();
        QVERIFY(chosen > large);
        Theme::instance().setFontScale(1);
        QTRY_COMPARE(bench.dock("launch")->width(), launch);
        Theme::instance().setFontScale(2);
        QTRY_COMPARE(bench.dock("launch")->width(), chosen);
    }

    void aLayoutThatCannotBeUsedIsSaidAndReplaced_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* const how : {"flipped", "cut", "words", "of another program", "of another version"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void aLayoutThatCannotBeUsedIsSaidAndReplaced()
    {
        QFETCH(QString, how);
        {
            Bench bench;
            bench.dock("left")->hide();
            QVERIFY(bench.window.close());
        }
        {
            QSettings settings(QSettings::IniFormat, QSettings::UserScope, "kerneldesk", "window");
            QByteArray bytes = settings.value("docks/edit-wide").toByteArray();
            QVERIFY(bytes.size() > 20);
            bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
            if (how == "flipped")
                settings.setValue("docks/edit-wide", bytes);
            else if (how == "cut")
                settings.setValue("docks/edit-wide", bytes.first(5));
            else if (how == "words")
                settings.setValue("docks/edit-wide", "left right");
        }
        if (how == "of another program")
            Preferences().setLayout("edit-wide", "its bytes");
        else if (how == "of another version")
            Preferences().setLayout("edit-wide", QMainWindow().saveState(77));
        Bench bench;
        QVERIFY(!bench.dock("left")->isHidden());
        QVERIFY2(bench.wasTold("arrangement"), qPrintable(bench.window.banner().text()));
        QVERIFY(bench.window.close());
        Bench next;
        QVERIFY2(!next.wasTold("arrangement"), "said once");
    }

    void panelsFloatCloseAndComeBack()
    {
        Bench bench;
        bench.window.page().makePanels();
        QVERIFY(bench.isActive());
        bench.window.page().reveal("left");
        QTRY_COMPARE(QApplication::focusWidget(), bench.dock("left")->panel());
        bench.command("window.float")->trigger();
        QVERIFY(bench.dock("left")->isFloating());
        savePictures(*bench.dock("left"), "shell-floating");
        bench.dock("left")->setFloating(false);
        bench.window.activateWindow();
        bench.window.page().reveal("second");
        bench.command("window.close")->trigger();
        QVERIFY(bench.dock("second")->isHidden());
        bench.dock("second")->toggleViewAction()->trigger();
        QVERIFY(!bench.dock("second")->isHidden());
        QTRY_VERIFY2(!bench.dock("second")->visibleRegion().isEmpty(), "before the other tabs");
    }

    void narrowWindowsPutTheRightDockAmongTheBottomTabs()
    {
        Bench bench;
        bench.window.resize(1400, 800);
        QTRY_VERIFY(bench.areTabs("first", "right"));
        const auto* const run = bench.window.findChild<QToolButton*>("kernel.run");
        QCOMPARE(run->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        bench.window.resize(1280, 720);
        QTRY_COMPARE(run->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QVERIFY(bench.areTabs("first", "right"));
        bench.window.resize(1600, 1000);
        QTRY_VERIFY(!bench.areTabs("first", "right"));
        QCOMPARE(bench.window.page().dockWidgetArea(bench.dock("right")), Qt::RightDockWidgetArea);
    }

    void theLeftDockTakesTheRightOneWhereThereIsNoBottom()
    {
        Bench bench(features);
        bench.window.resize(1280, 720);
        bench.command("view.occupancy")->trigger();
        QTRY_VERIFY(bench.areTabs("calculator", "goal"));
        QCOMPARE(bench.window.page().dockWidgetArea(bench.dock("goal")), Qt::LeftDockWidgetArea);
        QTRY_VERIFY2(!bench.dock("calculator")->visibleRegion().isEmpty(), "the inputs stand before the goal solver");
        bench.window.resize(1600, 1000);
        QTRY_VERIFY(!bench.areTabs("calculator", "goal"));
        QCOMPARE(bench.window.page().dockWidgetArea(bench.dock("goal")), Qt::RightDockWidgetArea);
    }

    // What the design gives the bottom dock, tabs included, in the smallest window.
    void theBottomDockIsLow()
    {
        Bench bench(features);
        bench.window.resize(1280, 720);
        QTRY_VERIFY(bench.areTabs("problems", "occupancy"));
        const QList<Dock*> docks = bench.window.page().docks();
        QTRY_VERIFY(std::all_of(docks.begin(), docks.end(), [](const Dock* dock) { return dock->panel() != nullptr; }));
        QTRY_VERIFY2(bench.dock("problems")->height() <= 176, qPrintable(QString::number(bench.dock("problems")->height())));
    }

    void menusOfChoicesShowAnAmpersandAsItIs()
    {
        QMenu menu;
        const QAction* const chosen = addChoice(&menu, "scale<int&>", true);
        QCOMPARE(chosen->text(), QString("scale<int&&>"));
        QVERIFY(chosen->isChecked());
        QVERIFY(!addChoice(&menu, "add_one", false)->isChecked());
    }

    void aFewKernelsAreListedAndManyAreSearched_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("few") << 12;
        QTest::newRow("many") << 300;
    }
    void aFewKernelsAreListedAndManyAreSearched()
    {
        QFETCH(int, count);
        Bench bench;
        FakeClient* const fake = bench.workbench.fake();
        if (fake == nullptr)
            QSKIP("answers are recorded");
        fake->setCompiler([count](const CompileRequest& request) {
            CompileOutcome outcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture, .cubinSha256 = "1"};
            for (int i = 0; i < count; ++i) {
                const std::string name = "kernel" + std::to_string(i);
                outcome.kernels.push_back({.name = name, .loweredName = name, .hasSignature = true});
            }
            return std::optional(outcome);
        });
        bench.workbench.target.describe();
        bench.workbench.documents.add({.text = "// generated\n", .sourcePath = QStringLiteral("/nowhere/k.cu"), .isTrusted = true});
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.kernels().size(), count, 30'000);
        QMenu* const menu = bench.window.findChild<MainToolBar*>()->choiceMenus().last();
        menu->popup({});
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        auto* const list = menu->findChild<SearchList*>();
        QCOMPARE(list != nullptr, count == 300);
        if (list == nullptr) {
            QCOMPARE(menu->actions().size(), count);
            return;
        }
        QVERIFY2(menu->height() < bench.window.height(), "it stays in the window");
        auto* const field = list->findChild<QLineEdit*>();
        QTest::keyClicks(field, "el277");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!menu->isVisible());
        QCOMPARE(bench.workbench.launches.launch().kernel, std::string("kernel277"));
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
    }

    void theMenuOfTargetsNamesThoseOfTheSettings()
    {
        {
            QSettings settings(QSettings::IniFormat, QSettings::UserScope, "kerneldesk", "kerneldesk");
            settings.setValue("targets/cluster", "ssh cluster kerneldesk-worker");
        }
        Bench bench;
        QMenu* const menu = bench.window.findChild<MainToolBar*>()->choiceMenus().first();
        emit menu->aboutToShow();
        QStringList texts;
        for (const QAction* const action : menu->actions())
            texts << action->text();
        QVERIFY(texts.contains("This machine"));
        QVERIFY(texts.contains("cluster"));
        QVERIFY(texts.contains("Connect by a command…"));
        menu->actions()[texts.indexOf("Connect by a command…")]->trigger();
        auto* const dialog = bench.window.findChild<QInputDialog*>("targetCommand");
        QVERIFY(dialog != nullptr && dialog->isVisible());
        savePictures(*dialog, "shell-targetcommand");
        if (FakeClient* const fake = bench.workbench.fake())
            fake->setFailure("The worker of target /nowhere/worker cannot be started: no such file.");
        dialog->setTextValue("/nowhere/worker");
        dialog->accept();
        QCOMPARE(bench.workbench.target.name(), QString("/nowhere/worker"));
        QTRY_VERIFY(bench.window.findChild<Banner*>()->text().contains("/nowhere/worker"));
        savePictures(bench.window, "shell-targetlost");
        emit menu->aboutToShow();
        QVERIFY(menu->actions().first()->isChecked() == false);
        menu->actions().first()->trigger();
        QCOMPARE(bench.workbench.target.name(), QString());
    }

    void exportsAskBeforeTheyReplaceAFile()
    {
        Bench bench;
        for (const char* const ending : {"html", "json", "csv", "md", "ptx", "cubin"}) {
            QAction* const action = bench.command((std::string("export.") + ending).c_str());
            QVERIFY2(action != nullptr, ending);
            action->setEnabled(true);
            action->trigger();
            auto* const dialog = bench.window.findChild<QFileDialog*>();
            QVERIFY2(dialog != nullptr, ending);
            QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
            QCOMPARE(dialog->defaultSuffix(), QString(ending));
            QVERIFY(!dialog->testOption(QFileDialog::DontConfirmOverwrite));
            delete dialog;
        }
    }

    void settingsShowTheDevices()
    {
        Bench bench;
        bench.workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.target.info() != nullptr, 60'000);
        bench.command("tools.settings")->trigger();
        auto* const dialog = bench.window.findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
        savePictures(*dialog, "shell-settings");
    }

    void foldersAreTrustedByAClick()
    {
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        QVERIFY(!bench.workbench.documents.current().isTrusted());
        QVERIFY(bench.window.banner().isVisible());
        QCOMPARE(bench.window.banner().text(),
                 QString("This folder is not trusted: compile as you type, run and time wait for your word."));
        auto* const button = bench.window.banner().findChild<QPushButton*>();
        QCOMPARE(button->text(), QString("Trust this folder"));
        button->click();
        QVERIFY(bench.workbench.documents.current().isTrusted());
        QVERIFY(!bench.window.banner().isVisible());
    }

    // Whoever works on is not disturbed by what need not be heeded.
    void aNoticeMovesNothing()
    {
        Bench bench;
        bench.workbench.files.openNew();  // trusted: nothing weightier is to be said
        bench.window.resize(1280, 720);
        QCoreApplication::processEvents();
        Banner& banner = bench.window.banner();
        banner.withdraw(Banner::Kind::Notice);
        const auto top = [&] { return bench.window.page().mapTo(&bench.window, QPoint()).y(); };
        QCoreApplication::processEvents();
        const int before = top();
        banner.show(Banner::Kind::Notice, {.text = "notice"});
        QCoreApplication::processEvents();
        QVERIFY(banner.isVisible() && banner.isFloating());
        QCOMPARE(top(), before);
        QVERIFY(banner.mapTo(&bench.window, QPoint()).y() > bench.window.height() / 2);
        banner.show(Banner::Kind::Failure, {.text = "failure"});
        QCoreApplication::processEvents();
        QVERIFY(!banner.isFloating());
        QCOMPARE(top(), before + banner.height());
        QCOMPARE(banner.mapTo(&bench.window, QPoint()).y(), before);
        banner.withdraw(Banner::Kind::Failure);
        QCoreApplication::processEvents();
        QCOMPARE(top(), before);
    }

    void tellsThatAReportIsBeingMade()
    {
        Bench bench;
        bench.workbench.files.openNew();
        emit bench.workbench.reports.started();
        QCOMPARE(bench.window.banner().text(), QString("Making the report…"));
        emit bench.workbench.reports.written("/tmp/x.html");
        QCOMPARE(bench.window.banner().text(), QString("The report is in /tmp/x.html."));
        emit bench.workbench.reports.started();
        emit bench.workbench.reports.failed("No.");
        QVERIFY(bench.window.banner().text() != QString("Making the report…"));
    }

    void theBannerShowsTheWeightiestMessage()
    {
        Banner banner;
        banner.show(Banner::Kind::Notice, {.text = "notice"});
        banner.show(Banner::Kind::Failure, {.text = "failure"});
        banner.show(Banner::Kind::Trust, {.text = "trust", .button = "Trust"});
        QCOMPARE(banner.text(), QString("failure"));
        banner.findChild<QToolButton*>()->click();
        QCOMPARE(banner.text(), QString("trust"));
        banner.withdraw(Banner::Kind::Trust);
        QCOMPARE(banner.text(), QString("notice"));
        banner.withdraw(Banner::Kind::Notice);
        QVERIFY(banner.isHidden());
    }

    void aFailedSaveIsToldUntilItIsSaved()
    {
        const QString path = m_folder->filePath("one.cu");
        Bench bench;
        bench.workbench.files.openNew();
        bench.workbench.documents.current().replaceText("// typed\n");
        QSignalSpy failures(&bench.workbench.notices, &Notices::failed);
        bench.workbench.files.save(m_folder->filePath("nowhere/one.cu"));
        QTRY_COMPARE(failures.count(), 1);
        QVERIFY(bench.window.banner().text().contains("nowhere"));
        bench.workbench.jobs.compile();
        QTRY_COMPARE(bench.workbench.jobs.job().kind, Job::Kind::Compile);
        QVERIFY(bench.window.banner().text().contains("nowhere"));
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        bench.workbench.files.save(path);
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(!bench.window.banner().text().contains("nowhere"));
    }

    void theSearchIsAsHighAtTheStartAsAfterAChangeOfTheTheme()
    {
        Bench bench;
        QVERIFY(bench.isActive());
        const auto* const search = bench.window.findChild<CommandSearch*>();
        const int wanted = Theme::instance().scaled(22);
        QCOMPARE(search->height(), wanted);
        const Theme::Mode before = Theme::instance().mode();
        for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark, before}) {
            Theme::instance().setMode(mode);
            QCoreApplication::processEvents();
            QCOMPARE(search->height(), wanted);
        }
    }

    void theSearchFindsAndRunsCommands()
    {
        Bench bench;
        QVERIFY(bench.isActive());
        QTest::keyClick(&bench.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const search = bench.window.findChild<CommandSearch*>();
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, "light theme");
        QSignalSpy done(bench.command("view.themeLight"), &QAction::triggered);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(done.count(), 1);
        QCOMPARE(bench.preferences.themeMode(), Theme::Mode::Light);
        QVERIFY(search->text().isEmpty());
        search->begin();
        QTest::keyClicks(search, "dark theme");
        QSignalSpy dark(bench.command("view.themeDark"), &QAction::triggered);
        QTest::keyClick(search->findChild<QCompleter*>()->popup(), Qt::Key_Return);
        QTRY_COMPARE(dark.count(), 1);
        settle();
        QVERIFY2(dark.count() == 1, "the list has the keyboard in a real window, and Return there runs once, too");
    }

    void theSearchFindsPanelsKernelsFilesAndExamples_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("found");
        QTest::newRow("panel") << "launch" << "Panel: Launch";
        QTest::newRow("example") << "sgemm" << "Example: SGEMM: Matrix product, tiled in shared memory and registers";
        QTest::newRow("open document") << "untitled" << "Open document: untitled.cu";
        QTest::newRow("recent file") << "R&D" << "Recent file: R&D.cu   /home/a";
        QTest::newRow("nothing") << "x&yzzy" << "Nothing is called “x&yzzy”";
    }
    void theSearchFindsPanelsKernelsFilesAndExamples()
    {
        QFETCH(QString, words);
        QFETCH(QString, found);
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Bench bench(features);
        bench.workbench.files.openNew();
        bench.preferences.addRecentFile("/home/a/R&D.cu");
        QVERIFY(bench.isActive());
        auto* const search = bench.window.findChild<CommandSearch*>();
        const auto listed = [&] {
            search->begin();
            QTest::keyClicks(search, words);
            QStringList texts;
            const QAbstractItemModel* const rows = search->findChild<QCompleter*>()->completionModel();
            for (int row = 0; row < rows->rowCount(); ++row)
                texts << rows->index(row, 0).data().toString();
            return texts;
        };
        QTRY_VERIFY2(listed().contains(found), qPrintable(listed().join("|")));
        if (!found.startsWith("Nothing"))
            return;
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(search->text(), words);
        QTest::keyClick(search->findChild<QCompleter*>()->popup(), Qt::Key_Escape);
        QVERIFY(search->text().isEmpty() && !search->hasFocus());
    }

    void keysLeadIntoEveryPanelAndOutOfTheEditor()
    {
        Bench bench(features);
        bench.workbench.files.openNew();
        QVERIFY(bench.isActive());
        bench.window.page().makePanels();
        settle();
        bench.window.page().reveal("editor");
        QStringList visited;
        const auto present = [] { return QApplication::focusWidget(); };
        QVERIFY(present() != nullptr);
        const QString first = bench.window.page().featureOf(*present());
        do {
            visited << bench.window.page().featureOf(*present());
            bench.command("go.nextPanel")->trigger();
        } while (bench.window.page().featureOf(*present()) != first && visited.size() < 20);
        QVERIFY2(visited.size() > 2 && !visited.contains(QString()), qPrintable(visited.join(' ')));
        QCOMPARE(QSet<QString>(visited.begin(), visited.end()).size(), visited.size());
        bench.command("go.previousPanel")->trigger();
        QCOMPARE(bench.window.page().featureOf(*present()), visited.last());
    }

    void theEditMenuIsOfAScreensHeightAndItsTextsMenuShort()
    {
        Bench bench(features);
        bench.workbench.files.openNew();
        bench.window.page().makePanels();
        settle();
        QHash<QString, qsizetype> entries;
        for (QAction* const title : bench.window.menuBar()->actions()) {
            emit title->menu()->aboutToShow();
            entries.insert(plainText(*title), title->menu()->actions().size());
        }
        QCOMPARE_LE(entries.value("Edit"), 20);
        QVERIFY(entries.value("Selection") >= 7 && entries.value("Selection") <= 10);
        QVERIFY2(entries.value("Go") >= 15 && entries.value("Go") <= 26, qPrintable(QString::number(entries.value("Go"))));
        bench.window.setPerspective(Perspective::Devices);
        for (const QAction* const title : bench.window.menuBar()->actions()) {
            if (plainText(*title) == "Selection")
                QVERIFY(!title->isVisible());
        }
    }

    void theSidesFoldAndComeBackAsTheyWere()
    {
        Bench bench(features);
        bench.workbench.files.openNew();
        QVERIFY(bench.isActive());
        bench.window.page().makePanels();
        settle();
        const auto shown = [&bench] {
            QStringList titles;
            for (const Dock* const dock : bench.window.page().docks()) {
                if (!dock->isHidden())
                    titles << dock->windowTitle();
            }
            return titles;
        };
        const QStringList before = shown();
        const int narrow = bench.window.page().centralWidget()->width();
        bench.command("window.foldSides")->trigger();
        QVERIFY2(!shown().contains("Launch") && !shown().contains("Occupancy") && shown().contains("Problems"), qPrintable(shown().join(' ')));
        QTRY_VERIFY(bench.window.page().centralWidget()->width() > narrow + 400);
        bench.command("window.foldSides")->trigger();
        QCOMPARE(shown(), before);
    }

    void whatTheUserRanComesToTheFront()
    {
        Bench bench(resultFeatures);
        bench.workbench.files.openNew();
        QVERIFY(bench.isActive());
        bench.window.page().makePanels();
        settle();
        const auto shown = [&bench] {
            for (const Dock* const dock : bench.window.page().docks()) {
                if (dock->panel() != nullptr && !dock->panel()->visibleRegion().isEmpty())
                    return dock->panel()->title();
            }
            return QString();
        };
        bench.window.page().reveal("problems");
        bench.window.page().reveal("editor");
        QTRY_COMPARE(shown(), QString("Problems"));
        const auto record = std::make_shared<RunRecord>();
        emit bench.workbench.jobs.ran(record);
        settle();
        QCOMPARE(shown(), QString("Problems"));
        const QWidget* const focus = QApplication::focusWidget();
        bench.command("kernel.run")->setEnabled(true);
        bench.command("kernel.run")->trigger();
        emit bench.workbench.jobs.ran(record);
        QTRY_COMPARE(shown(), QString("Results"));
        QCOMPARE(QApplication::focusWidget(), focus);
        bench.window.page().reveal("problems");
        emit bench.workbench.jobs.ran(record);
        settle();
        QCOMPARE(shown(), QString("Problems"));
    }

    void reboundKeysAreTakenFromOthersAndKept()
    {
        const QKeySequence keys(Qt::Key_F5);
        {
            Bench bench;
            QCOMPARE(bench.window.commands().conflict(bench.command("build.compile"), {keys}), bench.command("kernel.run"));
            bench.window.commands().rebind(bench.command("build.compile"), {keys});
            QCOMPARE(bench.command("build.compile")->shortcuts(), QList<QKeySequence>{keys});
            QVERIFY(bench.command("kernel.run")->shortcuts().isEmpty());
        }
        Bench bench;
        QCOMPARE(bench.command("build.compile")->shortcuts(), QList<QKeySequence>{keys});
        QVERIFY(bench.command("kernel.run")->shortcuts().isEmpty());
        bench.window.commands().resetShortcuts(bench.command("kernel.run"));
        QCOMPARE(bench.command("kernel.run")->shortcut(), keys);
        QVERIFY(!bench.command("build.compile")->shortcuts().contains(keys));
    }

    void allKeysGoBackAtOnce()
    {
        Bench bench;
        QHash<QString, QList<QKeySequence>> before;
        for (const QAction* const action : bench.window.commands().all())
            before.insert(action->objectName(), action->shortcuts());
        CommandRegistry& commands = bench.window.commands();
        commands.rebind(bench.command("build.compile"), {QKeySequence(Qt::Key_F5)});
        commands.rebind(bench.command("kernel.run"), {QKeySequence(Qt::Key_F6)});
        commands.resetAllShortcuts();
        for (const QAction* const action : commands.all())
            QCOMPARE(action->shortcuts(), before.value(action->objectName()));
        QVERIFY(!Preferences().shortcuts("kernel.time").has_value());
    }

    void theSearchListsWhatWasUsedLastFirst()
    {
        Bench bench;
        bench.workbench.files.openNew();
        QVERIFY(bench.isActive());
        auto* const search = bench.window.findChild<CommandSearch*>();
        search->begin();
        QTest::keyClicks(search, "dark theme");
        QSignalSpy done(bench.command("view.themeDark"), &QAction::triggered);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(done.count(), 1);
        QCOMPARE(bench.window.commands().recent().first(), bench.command("view.themeDark"));
        search->begin();
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(done.count(), 2);
        search->begin();
        QVERIFY(!bench.command("kernel.stop")->isEnabled());
        QTest::keyClicks(search, "stop");
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY2(bench.window.banner().text().startsWith("Stop cannot be done now."), qPrintable(bench.window.banner().text()));
    }

    void whatIsOpenAtTheEndIsKept()
    {
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        QVERIFY(bench.window.close());
        QCOMPARE(Preferences().openFiles(), QStringList{path});
        QVERIFY(!Preferences().reopensFiles());
    }

    void aWorkerThatComesBackIsTold()
    {
        Bench bench;
        bench.workbench.files.openNew();  // trusted: nothing weightier is to be said
        bench.workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.target.info() != nullptr, 60'000);
        bench.workbench.killWorker();
        QTRY_VERIFY(bench.window.banner().text().contains("started again with the next call"));
        bench.window.banner().findChild<QPushButton*>()->click();
        const auto isTold = [&] { return bench.window.banner().text().startsWith("The worker was started again"); };
        QVERIFY2(QTest::qWaitFor(isTold, 60'000), qPrintable(bench.window.banner().text()));
        QVERIFY(bench.wasTold("started again with the next call"));
    }

    void aFieldOfTheStatusBarLeadsToItsPanel()
    {
        Bench bench;
        auto* const bar = bench.window.findChild<StatusBar*>();
        emit bar->clicked(Subject::Device);
        QCOMPARE(bench.window.perspective(), Perspective::Devices);
        emit bar->clicked(Subject::Caret);
        QCOMPARE(bench.window.perspective(), Perspective::Edit);
    }

    void runAndTimeSayWhyTheyCannot()
    {
        Bench bench;
        bench.workbench.files.openNew();
        QVERIFY(!bench.command("kernel.run")->isEnabled());
        QCOMPARE(bench.command("kernel.run")->toolTip(), QString("Run (F5)\n") + bench.workbench.jobs.whyNot());
        QVERIFY(!bench.command("kernel.stop")->isEnabled());
        QVERIFY(!bench.command("export.html")->isEnabled());
    }

    void modelsOfCommandsAreSound()
    {
        CommandModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAction action("&Run");
        action.setShortcut(Qt::Key_F5);
        model.setActions({&action});
        QCOMPARE(model.index(0, CommandModel::TextColumn).data().toString(), QString("Run"));
        QCOMPARE(model.index(0, CommandModel::ShortcutColumn).data().toString(), QString("F5"));
    }

    void settingsOfWorkAreKeptWithinTheirRange()
    {
        {
            Preferences preferences;
            preferences.setLiveDelay(Milliseconds(5));
            preferences.setPreferredDevice("cuda:1");
        }
        const Preferences preferences;
        QCOMPARE(preferences.liveDelay().count(), 50);
        QCOMPARE(preferences.preferredDevice(), QString("cuda:1"));
    }

    void aPreferredDeviceThatIsNotThereIsNotUsed()
    {
        Bench bench;
        bench.preferences.setPreferredDevice("cuda:77");
        bench.workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.target.info() != nullptr, 60'000);
        QVERIFY(bench.workbench.target.device() != nullptr);
        const QString other = QString::fromStdString(bench.workbench.target.info()->devices.devices.back().id.name);
        bench.preferences.setPreferredDevice(other);
        QCOMPARE(bench.workbench.target.deviceId(), other);
    }

    void recentFilesAreNewestFirst()
    {
        Preferences preferences;
        for (int i = 0; i < 12; ++i)
            preferences.addRecentFile(QString("/tmp/%1.cu").arg(i));
        preferences.addRecentFile("/tmp/5.cu");
        QCOMPARE(preferences.recentFiles().size(), 10);
        QCOMPARE(preferences.recentFiles().first(), QString("/tmp/5.cu"));
        QCOMPARE(preferences.recentFiles().count("/tmp/5.cu"), 1);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(ShellTest, QApplication)

}  // namespace tst_shell

#include "tst_shell.moc"
