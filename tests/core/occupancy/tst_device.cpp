// SPDX-License-Identifier: GPL-3.0-or-later
// The calculator against the driver of the first CUDA device, on kernels compiled for it. The summary goes to standard
// output and, when KERNELDESK_OCCUPANCY_JSON names a file, there.
#include "core/base/json.h"
#include "core/compile/compiler.h"
#include "core/device/architecture.h"
#include "core/device/context.h"
#include "core/driver/driverloader.h"
#include "core/module/module.h"
#include "core/occupancy/occupancy.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <array>
#include <random>

namespace tst_device {

using namespace kd;

namespace {

constexpr int kCases = 20'000;
constexpr std::uint64_t kFixedSeed = 20260117;
constexpr std::size_t kShownDifferences = 20;

/// Most registers a thread, and static shared memory in bytes.
constexpr std::array kRegisters{16, 20, 24, 31, 32, 36, 40, 47, 56, 63, 72, 85, 101, 128, 147, 168, 200, 255};
constexpr std::array kStaticBytes{0, 1000, 4096, 10240, 24580, 49152};

/// Volatile accesses keep their order: all loads, then all stores, so all values are live at once and take the registers
/// that there are. ptxas caps no kernel below 24 registers: those hold fewer values.
constexpr const char* kTemplate = R"(
template <int Values, int Bytes> __device__ void keep(volatile float* data)
{
    float value[Values];
    #pragma unroll
    for (int i = 0; i < Values; ++i) value[i] = data[i * 1024 + threadIdx.x];
    if constexpr (Bytes > 0) {
        __shared__ volatile char buffer[Bytes];
        buffer[threadIdx.x % Bytes] = static_cast<char>(value[0]);
        __syncthreads();
        value[0] += buffer[(threadIdx.x + 1) % Bytes];
    }
    #pragma unroll
    for (int i = 0; i < Values; ++i) data[i * 1024 + threadIdx.x] = value[Values - 1 - i];
}
#define KERNEL(R, B) extern "C" __global__ void __maxnreg__(R) keep_##R##_##B(float* data) { keep<(R < 24 ? R / 2 - 3 : R), B>(data); }
)";

std::string source()
{
    std::string text = kTemplate;
    for (std::size_t i = 0; i < 3 * kRegisters.size(); ++i) {
        const int bytes = kStaticBytes[(2 * (i / kRegisters.size()) + i) % kStaticBytes.size()];
        text += "KERNEL(" + std::to_string(kRegisters[i % kRegisters.size()]) + ", " + std::to_string(bytes) + ")\n";
    }
    return text;
}

struct Kernel {
    FunctionRef function;
    FunctionAttributes attributes;
};

/// The device with the kernels loaded on it; `missing` says why there is none.
struct Bench {
    DriverLoad driver = loadDriver();
    std::optional<Device> device;
    std::optional<Context> context;
    std::optional<Module> module;
    std::vector<Kernel> kernels;
    CompileOutcome program;
    std::string missing;

    Bench()
    {
        if (!driver || Device::count(*driver.api) == 0) {
            missing = driver ? "no CUDA device" : driver.sentence.english();
            return;
        }
        device = Device::byOrdinal(*driver.api, 0);
        if (findArchitecture(device->computeCapability()) == nullptr) {
            missing = "the device's architecture is not known";
            return;
        }
        program = compileProgram({.source = source(), .programName = "keep.cu",
                                  .architecture = architectureName(device->computeCapability()), .useCache = false});
        if (program.state == CompileOutcome::State::Unavailable)
            missing = program.message.english();
        if (!program.ok())
            return;
        context = Context::retainPrimary(*device);
        module.emplace(*context, program.cubin, "keep.cu");
        for (const KernelInfo& kernel : program.kernels) {
            const FunctionRef function = module->function(kernel.loweredName);
            kernels.push_back({function, function.attributes()});
        }
    }
};

Bench& bench()
{
    static Bench* const bench = new Bench;
    return *bench;
}

/// Blocks as the driver counts them; a refusal counts as none.
std::uint32_t askDriver(const Kernel& kernel, const OccupancyInput& input)
{
    const CurrentContext current(*bench().context);
    int blocks = 0;
    const CUresult result = bench().driver.api->cuOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, kernel.function.handle(), static_cast<int>(input.threads), input.dynamicShared);
    return result == CUDA_SUCCESS ? static_cast<std::uint32_t>(blocks) : 0;
}

/// Random launches of the loaded kernels; one block size in sixteen and one dynamic size in eight is too large.
class Cases {
public:
    explicit Cases(std::uint64_t seed) : m_random(seed) {}

    std::size_t kernel() { return upTo(static_cast<std::uint32_t>(bench().kernels.size() - 1)); }

    OccupancyInput of(const Kernel& kernel, const ArchitectureLimits& limits)
    {
        OccupancyInput input{.architecture = limits.capability,
                             .registers = kernel.attributes.registers,
                             .staticShared = kernel.attributes.staticShared};
        input.threads = upTo(1) ? 32 * (1 + upTo(31)) : 1 + upTo(upTo(7) ? limits.threadsPerBlock - 1 : 1100);
        const std::uint32_t room = limits.sharedPerBlockOptin - input.staticShared;
        const std::uint32_t kind = upTo(7);
        input.dynamicShared = kind == 0 ? upTo(room + 4096) : kind < 3 ? upTo(room) : kind < 6 ? upTo(16384) & ~upTo(255) : 0;
        if (upTo(2))
            input.carveoutPercent = static_cast<int>(upTo(101)) - 1;
        input.barriers = 1;
        return input;
    }

private:
    std::uint32_t upTo(std::uint32_t most) { return std::uniform_int_distribution<std::uint32_t>(0, most)(m_random); }
    std::mt19937_64 m_random;
};

struct Tally {
    int cases = 0, running = 0, differences = 0;
    Json shown = Json::array();

    void add(const Kernel& kernel, const OccupancyInput& input)
    {
        const std::uint32_t ours = occupancyFigures(input).blocksPerSm;
        const std::uint32_t drivers = askDriver(kernel, input);
        ++cases;
        running += drivers > 0;
        if (ours == drivers)
            return;
        ++differences;
        if (shown.size() < kShownDifferences)
            shown.push_back({{"kernel", kernel.function.name()}, {"input", input}, {"ours", ours}, {"driver", drivers}});
    }
};

Json summaryOf(const Tally& tally, std::uint64_t seed)
{
    Json kernels = Json::array();
    for (const Kernel& kernel : bench().kernels)
        kernels.push_back({{"name", kernel.function.name()},
                           {"registers", kernel.attributes.registers},
                           {"staticShared", kernel.attributes.staticShared}});
    return {{"device", bench().device->name()},   {"arch", architectureName(bench().device->computeCapability())},
            {"driver", bench().driver.driverVersion}, {"nvrtc", bench().program.nvrtcVersion},
            {"seed", seed},                       {"cases", tally.cases},
            {"running", tally.running},           {"differences", tally.differences},
            {"shown", tally.shown},               {"kernels", std::move(kernels)}};
}

}  // namespace

class TestDevice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tableAgreesWithTheDevice_data();
    void tableAgreesWithTheDevice();
    void kernelsCoverTheRange();
    void everyCaseAgreesWithTheDriver_data();
    void everyCaseAgreesWithTheDriver();

private:
    Json m_summaries = Json::array();
};

void TestDevice::initTestCase()
{
    if (!bench().missing.empty())
        QSKIP(bench().missing.c_str());
    QVERIFY2(bench().program.ok(), bench().program.message.english().c_str());
    const ArchitectureLimits& limits = architectureLimits(bench().device->computeCapability());
    for (const Kernel& kernel : bench().kernels)
        kernel.function.allowDynamicShared(limits.sharedPerBlockOptin - kernel.attributes.staticShared);
}

void TestDevice::tableAgreesWithTheDevice_data()
{
    QTest::addColumn<int>("attribute");
    QTest::addColumn<uint>("expected");
    const ArchitectureLimits& limits = architectureLimits(bench().device->computeCapability());
    const auto row = [](const char* name, CUdevice_attribute attribute, std::uint32_t expected) {
        QTest::newRow(name) << static_cast<int>(attribute) << expected;
    };
    row("threads per block", CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, limits.threadsPerBlock);
    row("threads per SM", CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, limits.threadsPerSm);
    row("blocks per SM", CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, limits.blocksPerSm);
    row("registers per SM", CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, limits.registersPerSm);
    row("registers per block", CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, limits.registersPerBlock);
    row("shared per SM", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, limits.sharedPerSm);
    row("shared per block", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, limits.sharedPerBlock);
    row("shared per block, opt-in", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, limits.sharedPerBlockOptin);
    row("shared, reserved", CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, limits.sharedReserved);
    row("warp", CU_DEVICE_ATTRIBUTE_WARP_SIZE, kWarpSize);
    row("clusters", CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, limits.clusterPortable > 1 ? 1 : 0);
}

void TestDevice::tableAgreesWithTheDevice()
{
    QFETCH(int, attribute);
    QTEST(static_cast<uint>(bench().device->attribute(static_cast<CUdevice_attribute>(attribute))), "expected");
}

void TestDevice::kernelsCoverTheRange()
{
    std::uint32_t least = 255, most = 0, smallest = UINT32_MAX, largest = 0;
    for (const Kernel& kernel : bench().kernels) {
        least = std::min(least, kernel.attributes.registers);
        most = std::max(most, kernel.attributes.registers);
        smallest = std::min(smallest, kernel.attributes.staticShared);
        largest = std::max(largest, kernel.attributes.staticShared);
    }
    QVERIFY(bench().kernels.size() >= 40);
    QVERIFY2(least <= 16 && most == 255, (std::to_string(least) + " to " + std::to_string(most) + " registers").c_str());
    QCOMPARE(smallest, 0u);
    QCOMPARE(largest, 49152u);
}

void TestDevice::everyCaseAgreesWithTheDriver_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::newRow("fixed seed") << quint64{kFixedSeed};
    QTest::newRow("random seed") << quint64{std::random_device()()};
}

void TestDevice::everyCaseAgreesWithTheDriver()
{
    QFETCH(quint64, seed);
    const ArchitectureLimits& limits = architectureLimits(bench().device->computeCapability());
    Cases cases(seed);
    Tally tally;
    while (tally.cases < kCases) {
        const Kernel& kernel = bench().kernels[cases.kernel()];
        const OccupancyInput input = cases.of(kernel, limits);
        kernel.function.preferCarveout(input.carveoutPercent.value_or(-1));
        tally.add(kernel, input);
    }
    m_summaries.push_back(summaryOf(tally, seed));
    std::printf("%s\n", dumpJson(m_summaries.back()).c_str());
    if (QFile file(qEnvironmentVariable("KERNELDESK_OCCUPANCY_JSON")); !file.fileName().isEmpty()) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(dumpJson(m_summaries, 1)));
    }
    QVERIFY(tally.running > kCases / 2);
    QVERIFY2(tally.differences == 0, dumpJson(tally.shown, 1).c_str());
}

KD_TEST(TestDevice, QCoreApplication)

}  // namespace tst_device

#include "tst_device.moc"
