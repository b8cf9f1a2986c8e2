// SPDX-License-Identifier: GPL-3.0-or-later
// Icons grow and shrink with the text that they stand beside.
#include "tests/program/testprogram.h"
#include "ui/common/widgetstyle.h"

#include <QApplication>
#include <QPushButton>
#include <QStyle>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

namespace tst_iconsize {

using namespace kd;

class TestIconSize : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::instance().setFontScale(1); }

    void iconsOfControlsFollowTheText_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("size");
        QTest::newRow("usual") << 1.0 << 16;
        QTest::newRow("small") << 0.8 << 13;
        QTest::newRow("largest") << 2.0 << 32;
    }
    void iconsOfControlsFollowTheText()
    {
        QFETCH(const double, scale);
        QFETCH(const int, size);
        QToolButton button, square;
        QTabBar tabs;
        useIconSize(&button, 16);
        useIconSize(&tabs, 16);
        useIconSquare(&square, 16, 26);
        Theme::instance().setFontScale(scale);
        QCOMPARE(button.iconSize(), QSize(size, size));
        QCOMPARE(tabs.iconSize(), QSize(size, size));
        QCOMPARE(square.iconSize(), QSize(size, size));
        QCOMPARE(square.size(), QSize(size + 10, size + 10));
    }

    void iconsOfMenusAndPlainButtonsFollowTheText()
    {
        const auto sizes = [] {
            QList<int> all;
            for (const QStyle::PixelMetric each :
                 {QStyle::PM_SmallIconSize, QStyle::PM_ButtonIconSize, QStyle::PM_TabBarIconSize, QStyle::PM_ListViewIconSize})
                all << QApplication::style()->pixelMetric(each);
            return all;
        };
        QList<int> wanted = sizes();
        for (int& each : wanted)
            each *= 2;
        QPushButton plain;
        QCOMPARE(plain.iconSize(), QSize(16, 16));
        Theme::instance().setFontScale(2);
        QCOMPARE(sizes(), wanted);
        QCOMPARE(plain.iconSize(), QSize(32, 32));
    }
};

KD_TEST(TestIconSize, QApplication)

}  // namespace tst_iconsize

#include "tst_iconsize.moc"
