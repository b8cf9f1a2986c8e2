// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/laneshadow.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_laneshadow {

using namespace kd::emulator;

class LaneShadowTest : public QObject {
    Q_OBJECT
private slots:
    void usesThatRace_data();
    void usesThatRace();
    void aLaneDoesNotRaceWithItself();
    void manyReadersAreNobody();
    void bytesAndWords();
    void beginForgets();
};

void LaneShadowTest::usesThatRace_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<bool>("isRace");
    const char* const names[] = {"read", "write", "strong read", "strong write"};
    const bool races[4][4] = {
        {false, true, false, true}, {true, true, true, true}, {false, true, false, false}, {true, true, false, false}};
    for (int one = 0; one < 4; ++one)
        for (int other = 0; other < 4; ++other)
            QTest::addRow("%s, %s", names[one], names[other]) << one << other << races[one][other];
}

void LaneShadowTest::usesThatRace()
{
    QFETCH(int, one);
    QFETCH(int, other);
    QFETCH(bool, isRace);
    LaneShadow owners;
    owners.begin(64, 4);
    QCOMPARE(owners.touch(static_cast<SharedUse>(one), 31, 8, 4), LaneShadow::kNowhere);
    QCOMPARE(owners.touch(static_cast<SharedUse>(other), 0, 8, 4), isRace ? 8U : LaneShadow::kNowhere);
}

void LaneShadowTest::aLaneDoesNotRaceWithItself()
{
    LaneShadow owners;
    owners.begin(64, 4);
    for (const SharedUse use : {Read, Write, StrongRead, StrongWrite, Read, Write})
        QCOMPARE(owners.touch(use, 7, 16, 16), LaneShadow::kNowhere);
    QCOMPARE(owners.touch(Read, 6, 28, 4), 28U);
}

// Once two lanes have read it, a write of either races.
void LaneShadowTest::manyReadersAreNobody()
{
    LaneShadow owners;
    owners.begin(64, 4);
    owners.touch(Read, 3, 0, 4);
    owners.touch(Read, 4, 0, 4);
    owners.touch(Read, 3, 0, 4);
    QCOMPARE(owners.touch(Write, 3, 0, 4), 0U);
    owners.begin(64, 4);
    owners.touch(Read, 3, 0, 4);
    QCOMPARE(owners.touch(Write, 3, 0, 4), LaneShadow::kNowhere);
}

void LaneShadowTest::bytesAndWords()
{
    LaneShadow owners;
    owners.begin(7, 1);
    owners.touch(Write, 0, 2, 1);
    QCOMPARE(owners.touch(Write, 1, 3, 4), LaneShadow::kNowhere);
    QCOMPARE(owners.touch(Read, 2, 0, 2), LaneShadow::kNowhere);
    QCOMPARE(owners.touch(Read, 2, 0, 4), 2U);
    owners.begin(7, 4);
    owners.touch(Write, 0, 4, 3);
    QCOMPARE(owners.touch(Read, 1, 0, 8), 4U);
}

void LaneShadowTest::beginForgets()
{
    LaneShadow owners;
    QCOMPARE(owners.unitBytes(), 0U);
    owners.begin(1024, 4);
    QCOMPARE(owners.unitBytes(), 4U);
    owners.touch(Write, 0, 1020, 4);
    owners.end();
    QCOMPARE(owners.unitBytes(), 0U);
    owners.begin(1024, 4);
    QCOMPARE(owners.touch(Write, 1, 1020, 4), LaneShadow::kNowhere);
}

KD_TEST(LaneShadowTest, QCoreApplication)

}  // namespace tst_laneshadow

#include "tst_laneshadow.moc"
