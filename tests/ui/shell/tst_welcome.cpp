// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/shell/welcome/examplegrid.h"
#include "ui/shell/welcome/recentlist.h"
#include "ui/shell/welcome/welcomepage.h"

#include <QApplication>
#include <QAbstractButton>
#include <QCheckBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <memory>

namespace tst_welcome {

namespace {

using namespace kd;

/// Those that can be clicked in the page, by accessible name.
QAbstractButton* buttonNamed(const QWidget& page, const QString& name)
{
    for (QAbstractButton* const button : page.findChildren<QAbstractButton*>()) {
        if (!button->isHidden() && (button->accessibleName() == name || button->text().remove(QLatin1Char('&')) == name))
            return button;
    }
    return nullptr;
}

}  // namespace

class WelcomeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::install();
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
    }
    void init() { m_settings = std::make_unique<OwnSettings>(); }

    void aStartWithoutAFileShowsIt()
    {
        FullBench bench(MainWindow::Start::Welcome);
        QVERIFY(bench.window.isWelcoming());
        QVERIFY(!bench.command("view.edit")->isChecked());
        const auto* const page = bench.window.findChild<WelcomePage*>();
        const auto* const grid = page->findChild<ExampleGrid*>();
        const auto cards = [&] { return grid->findChildren<QAbstractButton*>().size(); };
        QTRY_COMPARE(cards(), 15);
        const QAbstractButton* const card = buttonNamed(*page, QStringLiteral("SAXPY: A scaled vector added to another"));
        QVERIFY(card != nullptr && card->isVisible());
        QVERIFY2(grid->findChildren<QAbstractButton*>().first() == card, "the first to learn is the first card");
        QVERIFY(bench.hasTarget());
        savePictures(bench.window, QStringLiteral("welcome-1600"));
        bench.window.resize(1280, 720);
        QCoreApplication::processEvents();
        savePictures(bench.window, QStringLiteral("welcome-1280"));
    }

    void aCardOpensItsExample()
    {
        FullBench bench(MainWindow::Start::Welcome);
        const auto* const page = bench.window.findChild<WelcomePage*>();
        QTRY_VERIFY(buttonNamed(*page, QStringLiteral("SAXPY: A scaled vector added to another")) != nullptr);
        buttonNamed(*page, QStringLiteral("SAXPY: A scaled vector added to another"))->click();
        QTRY_COMPARE(bench.workbench.documents.current().fileName(), QStringLiteral("saxpy.cu"));
        QVERIFY(!bench.window.isWelcoming());
        QCOMPARE(bench.window.perspective(), Perspective::Edit);
        QVERIFY(bench.command("view.edit")->isChecked());
        QVERIFY(bench.window.page().docks().first()->panel() != nullptr);
    }

    void newAndThePerspectivesLeaveIt()
    {
        FullBench bench(MainWindow::Start::Welcome);
        buttonNamed(*bench.window.findChild<WelcomePage*>(), QStringLiteral("New"))->click();
        QVERIFY(!bench.window.isWelcoming());
        bench.command("window.welcome")->trigger();
        QVERIFY(bench.window.isWelcoming());
        bench.command("view.edit")->trigger();
        QVERIFY(!bench.window.isWelcoming());
        bench.command("window.welcome")->trigger();
        bench.command("view.devices")->trigger();
        QVERIFY(!bench.window.isWelcoming());
        QCOMPARE(bench.window.perspective(), Perspective::Devices);
    }

    void nothingButTheChoiceIsKept()
    {
        FullBench bench(MainWindow::Start::Welcome);
        auto* const shows = bench.window.findChild<WelcomePage*>()->findChild<QCheckBox*>();
        QVERIFY(shows->isChecked());
        shows->click();
        QVERIFY(!Preferences().showsWelcome());
    }

    void recentFilesThatAreGoneAreGrey()
    {
        const QString there = m_settings->folder.filePath(QStringLiteral("there.cu"));
        const QString gone = m_settings->folder.filePath(QStringLiteral("gone.cu"));
        QVERIFY(QFile(there).open(QIODevice::WriteOnly));
        Preferences preferences;
        for (const QString& path : {there, gone})
            preferences.addRecentFile(path);
        RecentList list(preferences);
        list.look();
        list.show();
        QTRY_VERIFY(buttonNamed(list, QStringLiteral("%1, which is not there any more").arg(gone)) != nullptr);
        QVERIFY(!buttonNamed(list, QStringLiteral("%1, which is not there any more").arg(gone))->isEnabled());
        QSignalSpy chosen(&list, &RecentList::chosen);
        buttonNamed(list, there)->click();
        QCOMPARE(chosen.first().first().toString(), there);
    }

    void pinnedOnesStayAndComeFirst()
    {
        Preferences preferences;
        for (int i = 0; i < 12; ++i) {
            preferences.addRecentFile(QStringLiteral("/nowhere/%1.cu").arg(i));
            if (i == 0)
                preferences.setPinned(QStringLiteral("/nowhere/0.cu"), true);
        }
        QCOMPARE(preferences.recentFiles().size(), 11);
        RecentList list(preferences);
        list.show();
        const auto first = [&] { return list.findChild<QAbstractButton*>(QStringLiteral("Pin 0.cu")); };
        QVERIFY(first()->isChecked());
        list.findChild<QToolButton*>(QStringLiteral("clearRecent"))->click();
        QCOMPARE(preferences.recentFiles(), QStringList{QStringLiteral("/nowhere/0.cu")});
        buttonNamed(list, QStringLiteral("Forget 0.cu"))->click();
        QVERIFY(preferences.recentFiles().isEmpty() && preferences.pinnedFiles().isEmpty());
    }

private:
    std::unique_ptr<OwnSettings> m_settings;
};

KD_TEST(WelcomeTest, QApplication)

}  // namespace tst_welcome

#include "tst_welcome.moc"
