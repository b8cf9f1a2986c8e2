// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/linetracker.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_linelog {

using namespace kd;

class LineLogTest : public QObject {
    Q_OBJECT
private slots:
    void unchangedTextKeepsLines()
    {
        LineTracker log;
        QCOMPARE(log.map(7, 3), std::optional<int>(7));
    }

    void linesBehindAChangeMove()
    {
        LineTracker log;
        log.note(4, 2, 3, false);
        log.note(5, 10, -2, false);
        QCOMPARE(log.map(1, 3), std::optional<int>(1));
        QCOMPARE(log.map(6, 3), std::optional<int>(9));
        QCOMPARE(log.map(20, 3), std::optional<int>(21));
    }

    void changesBeforeTheRevisionDoNotCount()
    {
        LineTracker log;
        log.note(4, 2, 3, false);
        QCOMPARE(log.map(6, 4), std::optional<int>(6));
    }

    void editedAndRemovedLinesHaveNone()
    {
        LineTracker log;
        log.note(4, 2, 0, false);
        log.note(5, 10, -2, false);
        QCOMPARE(log.map(2, 3), std::optional<int>());
        for (const int line : {10, 11, 12})
            QCOMPARE(log.map(line, 3), std::optional<int>());
        QCOMPARE(log.map(13, 3), std::optional<int>(11));
    }

    void lineBeforeWhichLinesComeMoves()
    {
        LineTracker log;
        log.note(4, 2, 1, true);
        QCOMPARE(log.map(2, 3), std::optional<int>(3));
        QCOMPARE(log.map(1, 3), std::optional<int>(1));
    }

    void typingInALineIsOneChange()
    {
        LineTracker log;
        for (quint64 revision = 1; revision < 100000; ++revision)
            log.note(revision, 5, 0, false);
        QCOMPARE(log.map(5, 0), std::optional<int>());
        QCOMPARE(log.map(6, 0), std::optional<int>(6));
    }

    void anotherTextHasNoOldLines()
    {
        LineTracker log;
        log.restart(9);
        QCOMPARE(log.map(3, 8), std::optional<int>());
        QCOMPARE(log.map(3, 9), std::optional<int>(3));
    }

    void whatIsForgottenIsNotAsked()
    {
        LineTracker log;
        log.note(4, 0, 1, true);
        log.note(6, 0, 1, true);
        log.forget(5);
        QCOMPARE(log.map(3, 5), std::optional<int>(4));
        QCOMPARE(log.map(3, 3), std::optional<int>());
    }
};

KD_TEST(LineLogTest, kd::test::NoApplication)

}  // namespace tst_linelog

#include "tst_linetracker.moc"
