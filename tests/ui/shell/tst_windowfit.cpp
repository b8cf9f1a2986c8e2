// SPDX-License-Identifier: GPL-3.0-or-later
// The window opens with its whole frame on the screen.
#include "tests/program/testprogram.h"
#include "tests/ui/shell/plainbench.h"
#include "ui/shell/windowfit.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

namespace tst_windowfit {

using namespace kd;

class WindowFitTest : public QObject {
    Q_OBJECT
private slots:
    void framesStayOnTheScreen_data()
    {
        QTest::addColumn<QRect>("window");
        QTest::addColumn<QRect>("fitted");
        // The screen is 1920 x 1080 with a panel of 40 on top; the frame is 1 wide with a title bar of 30.
        QTest::newRow("fits") << QRect(100, 100, 1600, 900) << QRect(100, 100, 1600, 900);
        QTest::newRow("as high as the screen") << QRect(1, 70, 1600, 1040) << QRect(1, 70, 1600, 1009);
        QTest::newRow("title bar beneath the panel") << QRect(100, 40, 1600, 900) << QRect(100, 70, 1600, 900);
        QTest::newRow("too low") << QRect(100, 300, 1600, 900) << QRect(100, 179, 1600, 900);
        QTest::newRow("too far right") << QRect(900, 100, 1600, 900) << QRect(319, 100, 1600, 900);
        QTest::newRow("smaller than the least") << QRect(100, 100, 800, 600) << QRect(100, 100, 1280, 720);
    }
    void framesStayOnTheScreen()
    {
        QFETCH(const QRect, window);
        QFETCH(const QRect, fitted);
        QCOMPARE(fittedWindow(window, {1, 30, 1, 1}, {0, 40, 1920, 1040}, {1280, 720}), fitted);
    }

    void aScreenThatIsTooSmallShowsTheTitleBar()
    {
        QCOMPARE(fittedWindow({200, 200, 1600, 1000}, {1, 30, 1, 1}, {0, 0, 1024, 600}, {1280, 720}), QRect(1, 30, 1280, 720));
    }

    void aScreenOfTheLeastSizeHoldsTheFrameToo()
    {
        const QSize wanted(1280, 720), smallest(1240, 640);
        const QMargins frame(1, 22, 1, 5);
        QCOMPARE(leastWindow(wanted, smallest, frame, {0, 0, 1920, 1080}), wanted);
        QCOMPARE(leastWindow(wanted, smallest, frame, {0, 0, 1280, 720}), QSize(1278, 693));
        QCOMPARE(leastWindow(wanted, smallest, frame, {0, 0, 1024, 600}), smallest);
        const QRect fitted = fittedWindow({0, 0, 1280, 720}, frame, {0, 0, 1280, 720}, {1278, 693});
        QCOMPARE(fitted.marginsAdded(frame), QRect(0, 0, 1280, 720));
    }

    void theWindowOpensOnTheScreen()
    {
        const QTemporaryDir settings;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
        Preferences preferences;
        Workbench workbench({.name = QStringLiteral("none"), .program = QStringLiteral("/nowhere/kerneldesk-worker")});
        MainWindow window(windowModels(workbench), preferences, plainFeatures(workbench));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QRect available = window.screen()->availableGeometry();
        if (window.windowHandle()->frameMargins().isNull())
            QSKIP("nobody draws a frame here");
        QTRY_VERIFY(window.frameGeometry().top() >= available.top());
        QTRY_VERIFY(window.frameGeometry().bottom() <= available.bottom());
        window.resize(1400, 5000);  // what the user does later stays
        QCoreApplication::processEvents();
        QCOMPARE(window.height(), 5000);
    }
};

KD_TEST(WindowFitTest, QApplication)

}  // namespace tst_windowfit

#include "tst_windowfit.moc"
