// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/theme.h"
#include "ui/console/consolelog.h"
#include "ui/console/consolepanel.h"
#include "ui/console/consoleview.h"
#include "ui/text/textanchor.h"

#include <QApplication>
#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QMainWindow>
#include <QtTest>

#include <algorithm>

namespace tst_console {

using namespace kd;

namespace {

QByteArray all(ConsoleFeed& feed)
{
    QByteArray text;
    while (!feed.isEmpty())
        for (const ConsoleFeed::Piece& piece : feed.popPieces(1 << 20))
            text += piece.text;
    return text;
}

qsizetype longestLine(const QByteArray& text)
{
    qsizetype longest = 0;
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray& line : lines)
        longest = std::max(longest, line.size());
    return longest;
}

struct Bench {
    Bench() : workbench(Target{}), log(workbench.client, workbench.jobs, workbench.notices), panel(log)
    {
        panel.resize(500, 180);
        panel.show();
    }
    ConsoleView& view() { return *panel.view(); }
    bool holds(const QByteArray& text)
    {
        return QTest::qWaitFor([&] { return view().bytes().contains(text); });
    }

    Workbench workbench;
    ConsoleLog log;
    ConsolePanel panel;
};

}  // namespace

class ConsoleTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theNoteCountsLinesThatNobodySaw()
    {
        Bench bench;
        bench.log.feed().addNotice(QStringLiteral("The worker is there."));
        bench.log.feed().addOutput(QStringLiteral("seen\n"));
        emit bench.log.waiting();
        QVERIFY(bench.holds("seen"));
        QTRY_COMPARE(bench.panel.note(), QString());
        bench.panel.hide();
        bench.log.feed().addNotice(QStringLiteral("The worker is another one."));
        bench.log.feed().addOutput(QStringLiteral("one\ntwo\nthree\n"));
        emit bench.log.waiting();
        QVERIFY(bench.holds("three"));
        QCOMPARE(bench.panel.note(), QStringLiteral("3"));
        bench.log.feed().addOutput(QStringLiteral("four\n"));
        emit bench.log.waiting();
        QVERIFY(bench.holds("four"));
        QCOMPARE(bench.panel.note(), QStringLiteral("4"));
        bench.panel.show();
        QTRY_COMPARE(bench.panel.note(), QString());
    }

    void behindAnotherTabNobodySeesLines()
    {
        QMainWindow window;
        Bench bench;
        auto* const own = new QDockWidget(&window);
        auto* const other = new QDockWidget(&window);
        own->setWidget(&bench.panel);
        other->setWidget(new QWidget);
        for (QDockWidget* const dock : {own, other})
            window.addDockWidget(Qt::BottomDockWidgetArea, dock);
        window.tabifyDockWidget(own, other);
        window.resize(600, 400);
        window.show();
        other->raise();
        QTRY_VERIFY(own->visibleRegion().isEmpty());
        bench.log.feed().addOutput(QStringLiteral("one\n"));
        emit bench.log.waiting();
        QVERIFY(bench.holds("one"));
        QCOMPARE(bench.panel.note(), QStringLiteral("1"));
        own->raise();
        QTRY_COMPARE(bench.panel.note(), QString());
    }

    void lineEndsBecomeOne()
    {
        ConsoleFeed feed;
        feed.addOutput(QStringLiteral("a\r\nb\rc\r"));
        feed.addOutput(QStringLiteral("\nd\n"));
        feed.addOutput(QStringLiteral("\ne"));
        QCOMPARE(all(feed), QByteArray("a\nb\nc\nd\n\ne"));
    }

    void noticesAreLinesOfTheirOwn()
    {
        ConsoleFeed feed;
        feed.addOutput(QStringLiteral("half"));
        feed.addNotice(QStringLiteral("The worker\nended."));
        feed.addOutput(QStringLiteral("more"));
        QCOMPARE(all(feed), QByteArray("half\nThe worker ended.\nmore"));
    }

    void directionIsNotTurned()
    {
        ConsoleFeed feed;
        feed.addOutput(QStringLiteral("a\u202eb\u2066c"));
        QCOMPARE(all(feed), QStringLiteral("a\ufffdb\ufffdc").toUtf8());
    }

    void longLinesAreBroken()
    {
        ConsoleFeed feed;
        for (int i = 0; i < 50; ++i)
            feed.addOutput(QString(1001, QChar(0x20ac)));
        const QByteArray text = all(feed);
        QVERIFY(longestLine(text) <= ConsoleFeed::kLongestLine);
        QCOMPARE(QByteArray(text).replace("\n", ""), QString(50 * 1001, QChar(0x20ac)).toUtf8());
    }

    void tooMuchIsDroppedAndCounted()
    {
        ConsoleFeed feed;
        for (int i = 0; i < 20; ++i)
            feed.addOutput(QString(QStringLiteral("x\n")).repeated(1 << 19));
        const QByteArray text = all(feed);
        QVERIFY(text.size() <= ConsoleFeed::kMaxWaiting);
        QCOMPARE(static_cast<qsizetype>(feed.popDropped()) + text.count('\n'), qsizetype(20) << 19);
    }

    void outputIsShown()
    {
        Bench bench;
        emit bench.workbench.client.console(QStringLiteral("thread 3: \u00b5\n"));
        QVERIFY(bench.holds("thread 3: \xc2\xb5\n"));
        bench.workbench.notices.tell(QStringLiteral("The worker was restarted."));
        QVERIFY(bench.holds("The worker was restarted."));
        bench.panel.headerActions().at(1)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("thread 3")));
        bench.panel.headerActions().at(2)->trigger();
        QCOMPARE(bench.view().length(), 0L);
    }

    void whatWasSaidBeforeIsShown()
    {
        Workbench workbench(Target::local());
        for (int i = 0; i < 120; ++i)
            workbench.notices.tell(QStringLiteral("Notice %1.").arg(i));
        workbench.notices.fail(QStringLiteral("It was not opened."));
        ConsoleLog log(workbench.client, workbench.jobs, workbench.notices);
        ConsolePanel panel(log);
        QTRY_VERIFY(panel.view()->bytes().contains("It was not opened."));
        QVERIFY(panel.view()->bytes().contains("Notice 119."));
        QVERIFY(!panel.view()->bytes().contains("Notice 20."));
        QCOMPARE(workbench.notices.texts().size(), 100);
    }

    void whatWasShownOutlivesItsPanel()
    {
        Workbench workbench(Target{});
        ConsoleLog log(workbench.client, workbench.jobs, workbench.notices);
        const auto anchor = TextAnchor::make();
        {
            ConsolePanel panel(log);
            emit workbench.client.console(QStringLiteral("before\n"));
            QTRY_COMPARE(panel.view()->bytes(), QByteArray("before\n"));
        }
        emit workbench.client.console(QStringLiteral("between\n"));
        ConsolePanel panel(log);
        emit workbench.client.console(QStringLiteral("behind\n"));
        QTRY_COMPARE(panel.view()->bytes(), QByteArray("before\nbetween\nbehind\n"));
    }

    void outputStandsBelowTheRunThatHasTheDevice()
    {
        Bench bench;
        emit bench.workbench.jobs.begun(Job::Kind::Run, QStringLiteral("saxpy"));
        bench.workbench.files.openNew();  // another document is shown, with no run of its own
        emit bench.workbench.client.console(QStringLiteral("of saxpy\n"));
        QVERIFY(bench.holds("of saxpy\n"));
        const QByteArray shown = bench.view().bytes();
        QVERIFY(shown.contains("Run of saxpy") && shown.indexOf("Run of saxpy") < shown.lastIndexOf("of saxpy\n"));
        emit bench.workbench.jobs.begun(Job::Kind::Time, QStringLiteral("fill"));
        emit bench.workbench.client.console(QStringLiteral("once\n"));
        QVERIFY(bench.holds("once\n"));
        QCOMPARE(bench.view().bytes().count("Run of "), 1);
        QVERIFY(bench.view().bytes().contains("Timing of fill"));
    }

    void followsUnlessScrolledUp()
    {
        Bench bench;
        emit bench.workbench.client.console(QString(QStringLiteral("line\n")).repeated(500));
        QTRY_COMPARE(bench.view().lines(), 501);
        QVERIFY(bench.view().isAtEnd());
        bench.view().setFirstVisibleLine(10);
        emit bench.workbench.client.console(QStringLiteral("last\n"));
        QVERIFY(bench.holds("last"));
        QCOMPARE(bench.view().firstVisibleLine(), 10);
        bench.view().scrollToEnd();
        emit bench.workbench.client.console(QString(QStringLiteral("line\n")).repeated(50));
        QTRY_COMPARE(bench.view().lines(), 552);
        QVERIFY(bench.view().isAtEnd());
    }

    void textIsBounded()
    {
        Bench bench;
        ConsoleFeed feed;
        quint64 lines = 0;
        for (int i = 0; i < 30; ++i) {
            feed.addOutput(QString(QStringLiteral("%1 123456789012345678901234567890\n")).arg(i).repeated(15000));
            lines += 15000;
            bench.view().add(feed.popPieces(8 << 20));
        }
        QVERIFY(bench.view().length() <= ConsoleView::kMaxBytes);
        QVERIFY(bench.view().dropped() > 0);
        QCOMPARE(bench.view().dropped() + static_cast<quint64>(bench.view().lines()) - 2, lines);
        QVERIFY(bench.view().lineBytes(0).contains("earlier lines were dropped"));
        QVERIFY(bench.view().isAtEnd());
    }

    void hostileTextIsShown()
    {
        Bench bench;
        QString text = QString(4 << 20, u'A');
        for (int i = 0; i < 200; ++i)
            text += QChar(i % 32) + QStringLiteral("\x1b[2J\u009b");
        emit bench.workbench.client.console(text + QStringLiteral("\nend of it"));
        QVERIFY(bench.holds("end of it"));
        QVERIFY(longestLine(bench.view().bytes()) <= ConsoleFeed::kLongestLine);
        QVERIFY(!bench.panel.grab().isNull());
    }
};

KD_TEST(ConsoleTest, QApplication)

}  // namespace tst_console

#include "tst_console.moc"
