// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"
#include "tests/core/occupancy/toolkit.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <random>

namespace tst_toolkit {

using namespace kd;

namespace {

constexpr std::uint64_t kFixedSeed = 20260117;
constexpr int kConfigurations = 1'000'000;

std::uint32_t number(int value)
{
    return static_cast<std::uint32_t>(value);
}

bool agrees(const OccupancyFigures& ours, const cudaOccResult& theirs)
{
    return ours.blocksPerSm == number(theirs.activeBlocksPerMultiprocessor) && ours.limiters == theirs.limitingFactors &&
           ours.limits.warps == number(theirs.blockLimitWarps) && ours.limits.blocks == number(theirs.blockLimitBlocks) &&
           ours.limits.registers == number(theirs.blockLimitRegs) && ours.limits.shared == number(theirs.blockLimitSharedMem) &&
           ours.limits.barriers == number(theirs.blockLimitBarriers) &&
           ours.limits.virtualResources == number(theirs.blockLimitVirtual) &&
           ours.allocatedRegisters == number(theirs.allocatedRegistersPerBlock) &&
           ours.allocatedShared == theirs.allocatedSharedMemPerBlock;
}

std::string describe(const OccupancyInput& input, const OccupancyFigures& ours, const cudaOccResult& theirs)
{
    OccupancyResult result{ours, {}, {}};
    const Json limits{theirs.blockLimitWarps,     theirs.blockLimitBlocks,   theirs.blockLimitRegs,
                      theirs.blockLimitSharedMem, theirs.blockLimitBarriers, theirs.blockLimitVirtual};
    return dumpJson(Json(input)) + " ours " + dumpJson(Json(result)) + " theirs " +
           std::to_string(theirs.activeBlocksPerMultiprocessor) + " bits " + std::to_string(theirs.limitingFactors) + " limits " +
           dumpJson(limits);
}

}  // namespace

class TestToolkit : public QObject {
    Q_OBJECT

private slots:
    void everyRandomConfigurationAgrees_data();
    void everyRandomConfigurationAgrees();
    void everyBlockSizeAndRegisterCountAgrees();
    void suggestionIsAsGoodAsTheToolkits();
};

void TestToolkit::everyRandomConfigurationAgrees_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::newRow("fixed seed") << quint64{kFixedSeed};
    std::random_device device;
    QTest::newRow("random seed") << ((quint64{device()} << 32) | device());
}

void TestToolkit::everyRandomConfigurationAgrees()
{
    QFETCH(quint64, seed);
    qInfo("seed %llu, %d configurations", static_cast<unsigned long long>(seed), kConfigurations);
    toolkit::Generator generator(seed);
    int running = 0;
    for (int i = 0; i < kConfigurations; ++i) {
        const OccupancyInput input = generator.next();
        const OccupancyFigures ours = occupancyFigures(input);
        const cudaOccResult theirs = toolkit::ask(input);
        running += ours.blocksPerSm > 0;
        if (!agrees(ours, theirs))
            QFAIL(("seed " + std::to_string(seed) + ", configuration " + std::to_string(i) + ": " + describe(input, ours, theirs))
                      .c_str());
    }
    QVERIFY2(running > kConfigurations / 2, "most configurations can run");
    QVERIFY2(running < kConfigurations, "some cannot");
}

void TestToolkit::everyBlockSizeAndRegisterCountAgrees()
{
    for (const ArchitectureLimits& limits : toolkit::architectures()) {
        OccupancyInput input{.architecture = limits.capability};
        for (input.threads = 1; input.threads <= 1056; input.threads += 31) {
            for (input.registers = 0; input.registers <= 257; ++input.registers) {
                const OccupancyFigures ours = occupancyFigures(input);
                const cudaOccResult theirs = toolkit::ask(input);
                if (!agrees(ours, theirs))
                    QFAIL(describe(input, ours, theirs).c_str());
            }
        }
    }
}

void TestToolkit::suggestionIsAsGoodAsTheToolkits()
{
    toolkit::Generator generator(kFixedSeed + 1);
    for (int i = 0; i < 20'000; ++i) {
        OccupancyInput input = generator.next();
        const cudaOccDeviceProp properties = toolkit::propertiesOf(architectureLimits(input.architecture));
        const cudaOccFuncAttributes attributes = toolkit::attributesOf(input);
        cudaOccDeviceState state;
        state.carveoutConfig = input.carveoutPercent.value_or(SHAREDMEM_CARVEOUT_DEFAULT);
        int grid = 0;
        int block = 0;
        QCOMPARE(cudaOccMaxPotentialOccupancyBlockSize(&grid, &block, &properties, &attributes, &state, input.dynamicShared),
                 CUDA_OCC_SUCCESS);
        input.threads = suggestedBlockSize(input);
        QCOMPARE(input.threads == 0, block == 0);
        if (block == 0)
            continue;
        const double suggested = occupancyFigures(input).occupancy;
        QVERIFY(input.threads <= number(block));
        input.threads = number(block);
        QCOMPARE(suggested, occupancyFigures(input).occupancy);
    }
}

KD_TEST(TestToolkit, kd::test::NoApplication)

}  // namespace tst_toolkit

#include "tst_toolkit.moc"
