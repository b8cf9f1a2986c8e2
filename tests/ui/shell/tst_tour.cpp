// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/shell/help/tour.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_tour {

namespace {

using namespace kd;

QPushButton* primary(Tour& tour)
{
    return tour.findChild<QPushButton*>(QStringLiteral("tour.next"));
}

}  // namespace

class TestTour : public QObject {
    Q_OBJECT

    OwnSettings m_settings;

private slots:
    void endsInAVerifiedRun()
    {
        FullBench bench(MainWindow::Start::Welcome, {1280, 720});
        QVERIFY(bench.hasTarget());
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QVERIFY(bench.preferences.wantsTour());
        QPointer<Tour> tour = &bench.window.startTour();
        QVERIFY(bench.window.isWelcoming());
        for (int step = 0; step < Tour::kSteps; ++step) {
            QCOMPARE(tour->step(), step);
            QVERIFY(tour->isVisible());
            QVERIFY2(bench.window.rect().contains(tour->geometry()), "within the window, also the least one");
            savePictures(bench.window, qPrintable(QStringLiteral("tour-%1").arg(step + 1)));
            if (step + 1 < Tour::kSteps)
                QTest::keyClick(primary(*tour), step == 0 ? Qt::Key_Return : Qt::Key_Space);
        }
        QTRY_VERIFY_WITH_TIMEOUT(primary(*tour)->isEnabled(), 60'000);
        QTRY_VERIFY2(primary(*tour)->hasFocus(), "the example's text did not take the keyboard from the tour");
        QSignalSpy failures(&bench.workbench.jobs, &JobRunner::failed);
        QSignalSpy ran(&bench.workbench.jobs, &JobRunner::ran);
        QTest::keyClick(primary(*tour), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!ran.isEmpty() || !failures.isEmpty(), 60'000);
        QVERIFY2(failures.isEmpty(), failures.isEmpty() ? "" : qPrintable(failures[0][0].toString()));
        QVERIFY(tour->isVerified());
        QVERIFY(bench.window.rect().contains(tour->geometry()));
        savePictures(bench.window, "tour-verified");
        QTest::keyClick(primary(*tour), Qt::Key_Space);
        QTRY_VERIFY(tour == nullptr);
        QVERIFY(!bench.preferences.wantsTour());
    }

    void escapeSkipsIt()
    {
        FullBench bench(MainWindow::Start::Welcome);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        bench.preferences.setWantsTour(true);
        QPointer<Tour> tour = &bench.window.startTour();
        QTest::keyClick(&bench.window, Qt::Key_Escape);
        QTRY_VERIFY(tour == nullptr);
        QVERIFY(!bench.preferences.wantsTour());
        QVERIFY(bench.window.isWelcoming());
        // The window is as it was: nothing is left over it.
        bench.command("help.tour")->trigger();
        bench.command("help.tour")->trigger();
        QCOMPARE(bench.window.findChildren<Tour*>().size(), 1);
    }

    void goesBack()
    {
        FullBench bench(MainWindow::Start::Welcome);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        Tour& tour = bench.window.startTour();
        tour.goTo(2);
        QVERIFY(!bench.window.isWelcoming());
        const int open = bench.workbench.documents.count();
        tour.goTo(1);
        QCOMPARE(tour.step(), 1);
        tour.goTo(2);
        QCOMPARE(bench.workbench.documents.count(), open);
        tour.goTo(0);
        QVERIFY(bench.window.isWelcoming());
        tour.goTo(-1);
        QCOMPARE(tour.step(), 0);
    }
};

KD_TEST(TestTour, QApplication)

}  // namespace tst_tour

#include "tst_tour.moc"
