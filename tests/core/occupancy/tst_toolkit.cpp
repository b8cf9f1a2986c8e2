#include "core/base/json.h"
#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <QTest>

#include <climits>
#include <random>

#include <cuda_occupancy.h>

using namespace kd;

namespace {

constexpr std::uint64_t kFixedSeed = 20260117;
constexpr int kConfigurations = 1'000'000;

cudaOccDeviceProp propertiesOf(const ArchitectureLimits& limits)
{
    cudaOccDeviceProp properties;
    properties.computeMajor = limits.capability.major;
    properties.computeMinor = limits.capability.minor;
    properties.maxThreadsPerBlock = static_cast<int>(limits.threadsPerBlock);
    properties.maxThreadsPerMultiprocessor = static_cast<int>(limits.threadsPerSm);
    properties.regsPerBlock = static_cast<int>(limits.registersPerBlock);
    properties.regsPerMultiprocessor = static_cast<int>(limits.registersPerSm);
    properties.warpSize = static_cast<int>(kWarpSize);
    properties.sharedMemPerBlock = limits.sharedPerBlock;
    properties.sharedMemPerMultiprocessor = limits.sharedPerSm;
    properties.numSms = 1;
    properties.sharedMemPerBlockOptin = limits.sharedPerBlockOptin;
    properties.reservedSharedMemPerBlock = limits.sharedReserved;
    return properties;
}

cudaOccFuncAttributes attributesOf(const OccupancyInput& input)
{
    cudaOccFuncAttributes attributes;
    attributes.maxThreadsPerBlock = INT_MAX;
    attributes.numRegs = static_cast<int>(input.registers);
    attributes.sharedSizeBytes = input.staticShared;
    attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    attributes.maxDynamicSharedSizeBytes = input.dynamicShared;
    attributes.numBlockBarriers = static_cast<int>(input.barriers);
    attributes.virtualResourceCount = static_cast<int>(input.virtualResources);
    return attributes;
}

cudaOccResult askToolkit(const OccupancyInput& input)
{
    const cudaOccDeviceProp properties = propertiesOf(architectureLimits(input.architecture));
    const cudaOccFuncAttributes attributes = attributesOf(input);
    cudaOccDeviceState state;
    state.carveoutConfig = input.carveoutPercent.value_or(SHAREDMEM_CARVEOUT_DEFAULT);
    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &attributes, &state, static_cast<int>(input.threads),
                                                input.dynamicShared) != CUDA_OCC_SUCCESS)
        result.activeBlocksPerMultiprocessor = -1;
    return result;
}

/// Configurations around everything that has an edge; one in eight leaves the limits of the architecture.
class Generator {
public:
    explicit Generator(std::uint64_t seed) : m_random(seed) {}

    OccupancyInput next()
    {
        const std::span<const ArchitectureLimits> known = knownArchitectures();
        const ArchitectureLimits& limits = known[upTo(known.size() - 1)];
        const bool beyond = upTo(7) == 0;
        OccupancyInput input{.architecture = limits.capability};
        input.threads = upTo(1) ? 32 * between(1, 32) : between(1, beyond ? 1100 : limits.threadsPerBlock);
        input.registers = upTo(beyond ? 270 : limits.registersPerThread);
        shared(input, limits, beyond);
        if (upTo(1))
            input.carveoutPercent = static_cast<int>(upTo(101)) - 1;
        input.barriers = upTo(2) ? upTo(limits.barriersPerBlock) : upTo(beyond ? 80 : 2);
        input.virtualResources = upTo(3) ? 0 : upTo(beyond ? 160 : 32);
        return input;
    }

private:
    std::uint32_t between(std::uint32_t low, std::uint32_t high) { return low + upTo(high - low); }
    std::uint32_t upTo(std::uint64_t most)
    {
        return static_cast<std::uint32_t>(std::uniform_int_distribution<std::uint64_t>(0, most)(m_random));
    }

    /// Half of them small, as most kernels are; a quarter near a multiple of the allocation unit.
    void shared(OccupancyInput& input, const ArchitectureLimits& limits, bool beyond)
    {
        input.staticShared = upTo(upTo(1) ? 4096 : limits.sharedPerBlock);
        const std::uint32_t room = limits.sharedPerBlockOptin - std::min(input.staticShared, limits.sharedPerBlockOptin);
        input.dynamicShared = upTo(2) ? upTo(upTo(1) ? std::min(room, 8192u) : room) : 0;
        if (upTo(3) == 0)
            input.dynamicShared = (input.dynamicShared & ~127u) + upTo(1);
        if (beyond && upTo(1))
            input.dynamicShared += 16384;
    }

    std::mt19937_64 m_random;
};

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
    Generator generator(seed);
    int running = 0;
    for (int i = 0; i < kConfigurations; ++i) {
        const OccupancyInput input = generator.next();
        const OccupancyFigures ours = occupancyFigures(input);
        const cudaOccResult theirs = askToolkit(input);
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
    for (const ArchitectureLimits& limits : knownArchitectures()) {
        OccupancyInput input{.architecture = limits.capability};
        for (input.threads = 1; input.threads <= 1056; input.threads += 31) {
            for (input.registers = 0; input.registers <= 257; ++input.registers) {
                const OccupancyFigures ours = occupancyFigures(input);
                const cudaOccResult theirs = askToolkit(input);
                if (!agrees(ours, theirs))
                    QFAIL(describe(input, ours, theirs).c_str());
            }
        }
    }
}

void TestToolkit::suggestionIsAsGoodAsTheToolkits()
{
    Generator generator(kFixedSeed + 1);
    for (int i = 0; i < 20'000; ++i) {
        OccupancyInput input = generator.next();
        const cudaOccDeviceProp properties = propertiesOf(architectureLimits(input.architecture));
        const cudaOccFuncAttributes attributes = attributesOf(input);
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

QTEST_APPLESS_MAIN(TestToolkit)
#include "tst_toolkit.moc"
