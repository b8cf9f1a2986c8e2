// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/occupancy/limitingresource.h"
#include "core/occupancy/occupancy.h"
#include "core/occupancy/occupancyrecord.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_occupancy {

using namespace kd;

namespace {

QString joined(std::uint32_t limiters)
{
    QStringList names;
    for (const std::string& name : limiterNames(limiters))
        names << QString::fromStdString(name);
    return names.join('+');
}

}  // namespace

class TestOccupancy : public QObject {
    Q_OBJECT

private slots:
    void recordTellsWhatLimits();
    void recordThrowsForWhatCannotRun();
    void figuresOfKnownLaunches_data();
    void figuresOfKnownLaunches();
    void sampleOfTheManual();
    void reasons_data();
    void reasons();
    void impossibleLaunchesAreAnswers_data();
    void impossibleLaunchesAreAnswers();
    void carveoutDecidesTheCapacity_data();
    void carveoutDecidesTheCapacity();
    void refusesWhatItCannotKnow();
    void hugeNumbersDoNotWrap();
    void limiterNamesKeepTheirOrder();
    void jsonHasTheCommandLinesKeys();
};

void TestOccupancy::figuresOfKnownLaunches_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<uint>("threads");
    QTest::addColumn<uint>("registers");
    QTest::addColumn<uint>("shared");
    QTest::addColumn<uint>("blocks");
    QTest::addColumn<uint>("warps");
    QTest::addColumn<QString>("limitedBy");
    QTest::newRow("block slots") << "9.0" << 64u << 16u << 0u << 32u << 64u << "warps+blocks";
    QTest::newRow("registers") << "9.0" << 128u << 85u << 0u << 5u << 20u << "registers";
    QTest::newRow("shared 40 KiB") << "9.0" << 256u << 32u << 40960u << 5u << 40u << "shared";
    QTest::newRow("shared 100 KiB") << "9.0" << 256u << 32u << 102400u << 2u << 16u << "shared";
    QTest::newRow("one block of an Ada SM") << "8.9" << 1024u << 32u << 0u << 1u << 32u << "warps";
    QTest::newRow("24 block slots") << "12.0" << 64u << 16u << 0u << 24u << 48u << "warps+blocks";
    QTest::newRow("one block of a Turing SM") << "7.5" << 1024u << 32u << 0u << 1u << 32u << "warps";
    QTest::newRow("last warp half empty") << "8.0" << 33u << 32u << 0u << 32u << 64u << "warps+blocks+registers";
    QTest::newRow("two register files") << "6.0" << 32u << 255u << 0u << 8u << 8u << "registers";
    QTest::newRow("no reserved bytes") << "7.0" << 32u << 16u << 49152u << 2u << 2u << "shared";
}

void TestOccupancy::figuresOfKnownLaunches()
{
    QFETCH(QString, architecture);
    QFETCH(uint, threads);
    QFETCH(uint, registers);
    QFETCH(uint, shared);
    QFETCH(QString, limitedBy);
    const OccupancyResult result = occupancyOf({.architecture = *parseArchitecture(architecture.toStdString()),
                                                .threads = threads, .registers = registers, .dynamicShared = shared});
    QTEST(result.blocksPerSm, "blocks");
    QTEST(result.warpsPerSm, "warps");
    QCOMPARE(joined(result.limiters), limitedBy);
    QCOMPARE(result.occupancy, static_cast<double>(result.warpsPerSm) / result.maxWarpsPerSm);
    QVERIFY(result.impossible.empty());
}

void TestOccupancy::sampleOfTheManual()
{
    const OccupancyInput input{.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384};
    const OccupancyResult result = occupancyOf(input);
    QCOMPARE(result.blocksPerSm, 5u);
    QCOMPARE(result.warpsPerSm, 40u);
    QCOMPARE(result.maxWarpsPerSm, 64u);
    QCOMPARE(result.occupancy, 0.625);
    QCOMPARE(joined(result.limiters), QString("registers"));
    QCOMPARE(result.limits.warps, 8u);
    QCOMPARE(result.limits.blocks, 32u);
    QCOMPARE(result.limits.registers, 5u);
    QCOMPARE(result.limits.shared, 13u);
    QCOMPARE(result.limits.barriers, kUnlimitedBlocks);
    QCOMPARE(result.allocatedRegisters, 8 * 1536u);
    QCOMPARE(result.allocatedShared, 17408u);
    QCOMPARE(result.sharedCapacity, 228 * 1024u);
    QCOMPARE(QString::fromStdString(result.reason.english()),
             QString("Limited by registers: each thread needs 47, allocated as 48, so one warp takes 1536 and a quarter of the "
                     "SM (16384) holds 10 warps; the whole SM holds 40, room for 5 blocks of 8 warps."));
}

void TestOccupancy::reasons_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<QList<uint>>("numbers");  // threads, registers, static, dynamic, barriers, cluster
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << "9.0" << QList<uint>{256, 32, 0, 0, 0, 1}
                             << "Nothing limits it: 8 blocks of 8 warps fill all 64 warps of the SM.";
    QTest::newRow("warps") << "8.9" << QList<uint>{1024, 32, 0, 0, 0, 1}
                           << "Limited by warps: a block of 1024 threads is 32 warps, and an SM holds 48 warps, so 1 block.";
    QTest::newRow("block slots") << "9.0" << QList<uint>{32, 32, 0, 0, 0, 1}
                                 << "Limited by block slots: an SM runs at most 32 blocks, and 32 blocks of 1 warp are 32 of 64 "
                                    "warps.";
    QTest::newRow("shared") << "9.0" << QList<uint>{256, 32, 100, 40960, 0, 1}
                            << "Limited by shared memory: a block takes 42112 bytes (100 static + 40960 dynamic + 1024 reserved, "
                               "in units of 128), and the SM's 233472 hold 5.";
    QTest::newRow("shared, nothing reserved") << "7.5" << QList<uint>{128, 32, 0, 30000, 0, 1}
                                              << "Limited by shared memory: a block takes 30208 bytes (0 static + 30000 dynamic, "
                                                 "in units of 256), and the SM's 65536 hold 2.";
    QTest::newRow("half") << "6.0" << QList<uint>{64, 128, 0, 0, 0, 1}
                          << "Limited by registers: each thread needs 128, so one warp takes 4096 and half of the SM (32768) holds "
                             "8 warps; the whole SM holds 16, room for 8 blocks of 2 warps.";
    QTest::newRow("barriers") << "12.0" << QList<uint>{64, 32, 0, 0, 3, 1}
                              << "Limited by barriers: a block uses 3 of the SM's 24 barriers, so 8 fit.";
    QTest::newRow("one barrier set") << "12.0" << QList<uint>{64, 32, 0, 0, 13, 1}
                                     << "Limited by barriers: a block uses 13 of the SM's 24 barriers, so 1 fits.";
    QTest::newRow("one thread") << "9.0" << QList<uint>{1, 32, 0, 0, 0, 1}
                                << "Limited by block slots: an SM runs at most 32 blocks, and 32 blocks of 1 warp are 32 of 64 "
                                   "warps.";
    QTest::newRow("a tie")
        << "9.0" << QList<uint>{1024, 48, 0, 150000, 0, 1}
        << "Limited by registers and shared memory: each thread needs 48, so one warp takes 1536 and a quarter "
           "of the SM (16384) holds 10 warps; the whole SM holds 40, room for 1 block of 32 warps; a block takes "
           "151040 bytes (0 static + 150000 dynamic + 1024 reserved, in units of 128), and the SM's 233472 "
           "hold 1.";
}

void TestOccupancy::reasons()
{
    QFETCH(QString, architecture);
    QFETCH(QList<uint>, numbers);
    const OccupancyResult result =
        occupancyOf({.architecture = *parseArchitecture(architecture.toStdString()), .threads = numbers[0], .registers = numbers[1],
                     .staticShared = numbers[2], .dynamicShared = numbers[3], .barriers = numbers[4], .cluster = numbers[5]});
    const QString reason = QString::fromStdString(result.reason.english());
    QTEST(reason, "reason");
    QStringList names;
    for (const MessagePattern<>& name : limitingNames(result))
        names << QString::fromUtf8(name.text().data(), static_cast<qsizetype>(name.text().size()));
    const QString start = names.isEmpty() ? QStringLiteral("Nothing limits it: ")
                                          : QStringLiteral("Limited by %1: ").arg(names.join(QStringLiteral(" and ")));
    QVERIFY2(reason.startsWith(start), qPrintable(start));
}

void TestOccupancy::impossibleLaunchesAreAnswers_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<QList<uint>>("numbers");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no threads") << "9.0" << QList<uint>{0, 32, 0, 0, 0, 1} << "threads"
                                << "A block of 0 threads cannot run: it needs at least one.";
    QTest::newRow("too many threads") << "9.0" << QList<uint>{1056, 32, 0, 0, 0, 1} << "threads"
                                      << "A block of 1056 threads cannot run: a block has at most 1024 threads.";
    QTest::newRow("too many registers") << "9.0" << QList<uint>{32, 300, 0, 0, 0, 1} << "registers"
                                        << "A thread cannot have 300 registers: sm_90 allows at most 255.";
    QTest::newRow("registers of a block")
        << "9.0" << QList<uint>{1024, 65, 0, 0, 0, 1} << "registers"
        << "The block's registers do not fit: one warp takes 2304 and the block's 32 warps would take 73728; sm_90 gives a block "
           "65536.";
    QTest::newRow("registers of a block, filled up") << "6.0" << QList<uint>{288, 200, 0, 0, 0, 1} << "registers"
                                                     << "The block's registers do not fit: one warp takes 6400 and the block's 9 "
                                                        "warps, counted as 12 for four equal parts of the "
                                                        "SM, would take 76800; sm_60 gives a block 65536.";
    QTest::newRow("half the registers a block") << "5.3" << QList<uint>{1024, 33, 0, 0, 0, 1} << "registers"
                                                << "The block's registers do not fit: one warp takes 1280 and the block's 32 warps "
                                                   "would take 40960; sm_53 gives a block 32768.";
    QTest::newRow("shared")
        << "9.0" << QList<uint>{256, 32, 0, 232449, 0, 1} << "shared"
        << "The block's shared memory does not fit: a block takes 233600 bytes (0 static + 232449 dynamic + 1024 "
           "reserved, in units of 128), and sm_90 gives a block at most 233472.";
    QTest::newRow("barriers") << "12.0" << QList<uint>{256, 32, 0, 0, 25, 1} << "barriers"
                              << "A block cannot use 25 barriers: an SM of sm_120 has 24.";
    QTest::newRow("no clusters") << "8.0" << QList<uint>{256, 32, 0, 0, 0, 2} << "cluster"
                                 << "A cluster of 2 blocks cannot run: sm_80 has no clusters; they came with sm_90.";
    QTest::newRow("cluster") << "9.0" << QList<uint>{256, 32, 0, 0, 0, 17} << "cluster"
                             << "A cluster of 17 blocks cannot run: sm_90 takes 1 to 16.";
    QTest::newRow("empty cluster") << "9.0" << QList<uint>{256, 32, 0, 0, 0, 0} << "cluster"
                                   << "A cluster of 0 blocks cannot run: sm_90 takes 1 to 16.";
}

void TestOccupancy::impossibleLaunchesAreAnswers()
{
    QFETCH(QString, architecture);
    QFETCH(QList<uint>, numbers);
    const OccupancyResult result =
        occupancyOf({.architecture = *parseArchitecture(architecture.toStdString()), .threads = numbers[0], .registers = numbers[1],
                     .staticShared = numbers[2], .dynamicShared = numbers[3], .barriers = numbers[4], .cluster = numbers[5]});
    QCOMPARE(result.blocksPerSm, 0u);
    QCOMPARE(result.occupancy, 0.0);
    QTEST(QString::fromStdString(result.impossible), "word");
    QTEST(QString::fromStdString(result.reason.english()), "reason");
    QVERIFY2(result.limits.blocks > 0, "the other limits are filled");
    QCOMPARE(result.limits.warps > 0, result.impossible != "threads");
    QCOMPARE(result.limits.registers > 0, result.impossible != "registers");
    QCOMPARE(result.limits.shared > 0, result.impossible != "shared");
}

void TestOccupancy::carveoutDecidesTheCapacity_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<int>("percent");
    QTest::addColumn<uint>("shared");
    QTest::addColumn<uint>("capacity");
    QTest::addColumn<uint>("blocks");
    QTest::newRow("default") << "9.0" << -1 << 0u << 228 * 1024u << 228u;
    QTest::newRow("half, rounded up") << "9.0" << 50 << 0u << 132 * 1024u << 132u;
    QTest::newRow("none, but a block needs some") << "9.0" << 0 << 20000u << 32 * 1024u << 1u;
    QTest::newRow("all") << "9.0" << 100 << 20000u << 228 * 1024u << 11u;
    QTest::newRow("never below the smallest") << "7.5" << 0 << 100u << 32 * 1024u << 128u;
    QTest::newRow("fixed") << "6.1" << 10 << 1024u << 96 * 1024u << 96u;
}

void TestOccupancy::carveoutDecidesTheCapacity()
{
    QFETCH(QString, architecture);
    QFETCH(int, percent);
    QFETCH(uint, shared);
    const OccupancyResult result = occupancyOf({.architecture = *parseArchitecture(architecture.toStdString()),
                                                .dynamicShared = shared, .carveoutPercent = percent});
    QTEST(result.sharedCapacity, "capacity");
    QTEST(result.limits.shared, "blocks");
}

void TestOccupancy::refusesWhatItCannotKnow()
{
    QVERIFY_EXCEPTION_THROWN(occupancyOf({.architecture = {13, 0}}), LogicError);
    QVERIFY_EXCEPTION_THROWN(occupancyOf({.carveoutPercent = 101}), LogicError);
    QVERIFY_EXCEPTION_THROWN(occupancyOf({.carveoutPercent = -2}), LogicError);
}

void TestOccupancy::hugeNumbersDoNotWrap()
{
    const OccupancyResult result = occupancyOf({.threads = UINT32_MAX, .registers = UINT32_MAX, .staticShared = UINT32_MAX,
                                                .dynamicShared = UINT32_MAX, .barriers = UINT32_MAX, .cluster = UINT32_MAX,
                                                .virtualResources = UINT32_MAX});
    QCOMPARE(result.blocksPerSm, 0u);
    QCOMPARE(result.limits.warps, 0u);
    QCOMPARE(result.limits.registers, 0u);
    QCOMPARE(result.limits.shared, 0u);
    QCOMPARE(result.limits.barriers, 0u);
    QCOMPARE(result.allocatedShared, UINT32_MAX);
    QCOMPARE(result.allocatedRegisters, UINT32_MAX);
}

void TestOccupancy::limiterNamesKeepTheirOrder()
{
    QCOMPARE(joined(63), QString("warps+blocks+registers+shared+barriers+virtual"));
    QCOMPARE(joined(0), QString());
    QCOMPARE(joined(8), QString("blocks"));
}

void TestOccupancy::jsonHasTheCommandLinesKeys()
{
    const Json possible = occupancyOf({.threads = 256, .registers = 47});
    QCOMPARE(possible.at("blocksPerSm").get<int>(), 5);
    QCOMPARE(possible.at("warpsPerSm").get<int>(), 40);
    QCOMPARE(possible.at("occupancy").get<double>(), 0.625);
    QCOMPARE(possible.at("limitedBy").dump(), std::string(R"(["registers"])"));
    for (const char* resource : {"warps", "blocks", "registers", "shared", "barriers"})
        QVERIFY(possible.at("limits").contains(resource));
    QVERIFY(!possible.contains("impossible"));
    const Json impossible = occupancyOf({.threads = 2000});
    QCOMPARE(impossible.at("impossible").get<std::string>(), std::string("threads"));
    QVERIFY(impossible.at("reason").get<std::string>().find("2000") != std::string::npos);
}

void TestOccupancy::recordTellsWhatLimits()
{
    using kd::OccupancyRecord;
    // Figures of cuda_occupancy.h, where PyCUDA's rule gives 8 blocks and 25 %.
    const OccupancyRecord small({9, 0}, 64, 0, 16);
    QCOMPARE(small.blocksPerMultiprocessor(), 32u);
    QCOMPARE(small.warpsPerMultiprocessor(), 64u);
    QCOMPARE(small.occupancy(), 1.0);
    QCOMPARE(small.limitedBy(), (std::vector<std::string>{"device", "warps"}));
    const OccupancyRecord registers({9, 0}, 128, 0, 85);
    QCOMPARE(registers.blocksPerMultiprocessor(), 5u);
    QCOMPARE(registers.limitedBy(), std::vector<std::string>{"regs"});
    const OccupancyRecord shared({9, 0}, 256, 40 << 10, 32);
    QCOMPARE(shared.blocksPerMultiprocessor(), 5u);
    QCOMPARE(shared.occupancy(), 0.625);
    QCOMPARE(shared.limitedBy(), std::vector<std::string>{"smem"});
    QCOMPARE(OccupancyRecord({8, 9}, 1024, 0, 32).blocksPerMultiprocessor(), 1u);
    QCOMPARE(OccupancyRecord({7, 5}, 1024, 0, 32).occupancy(), 1.0);
}

void TestOccupancy::recordThrowsForWhatCannotRun()
{
    using kd::OccupancyRecord;
    const auto subjectOf = [](std::uint32_t threads, std::uint32_t shared, std::uint32_t registers) {
        try {
            OccupancyRecord({9, 0}, threads, shared, registers);
        } catch (const kd::LogicError& error) {
            return error.info().subject.name;
        }
        return std::string("nothing was thrown");
    };
    QCOMPARE(subjectOf(1025, 0, 32), std::string("threads"));
    QCOMPARE(subjectOf(1024, 0, 128), std::string("registers"));
    QCOMPARE(subjectOf(128, 228 << 10, 32), std::string("shared"));
    QCOMPARE(subjectOf(0, 0, 32), std::string("threads"));
}

KD_TEST(TestOccupancy, kd::test::NoApplication)

}  // namespace tst_occupancy

#include "tst_occupancy.moc"
