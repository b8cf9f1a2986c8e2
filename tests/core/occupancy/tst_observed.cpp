// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks that are really resident: kernels that note their SM and their times, on the first CUDA device. The table goes to the
// file that KERNELDESK_OBSERVED_JSON names.
#include "core/base/json.h"
#include "core/compile/compiler.h"
#include "core/device/architecture.h"
#include "core/device/context.h"
#include "core/driver/driverloader.h"
#include "core/memory/copy.h"
#include "core/memory/devicememory.h"
#include "core/module/module.h"
#include "core/occupancy/occupancy.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

namespace tst_observed {

using namespace kd;

namespace {

constexpr std::array kRegisters{32, 40, 64, 96, 128};
constexpr std::array<std::uint32_t, 5> kThreads{64, 128, 256, 512, 1024};
constexpr std::array<std::uint32_t, 4> kShared{0, 12 * 1024, 40 * 1024, 100 * 1024};
constexpr std::uint64_t kLifetime = 400'000;  // ns of a block, some hundred times what starting a wave takes

/// As in the test against the driver, values that are all live at once take the registers. Thread 0 keeps its block where it is for
/// a while, and notes from when to when.
constexpr const char* kTemplate = R"(
__device__ unsigned long long now() { unsigned long long t; asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)); return t; }
template <int Values> __device__ void stay(unsigned long long* record, volatile float* data, unsigned long long lifetime)
{
    extern __shared__ float dynamic[];
    if (threadIdx.x == 0) {
        unsigned sm;
        asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
        const unsigned long long begin = now();
        while (now() - begin < lifetime) { }
        record[3 * blockIdx.x] = sm;
        record[3 * blockIdx.x + 1] = begin;
        record[3 * blockIdx.x + 2] = now();
    }
    __syncthreads();
    float value[Values];
    #pragma unroll
    for (int i = 0; i < Values; ++i) value[i] = data[i * 1024 + threadIdx.x];
    #pragma unroll
    for (int i = 0; i < Values; ++i) data[i * 1024 + threadIdx.x] = value[Values - 1 - i];
}
#define KERNEL(R) extern "C" __global__ void __maxnreg__(R) stay_##R(unsigned long long* record, float* data, unsigned long long lifetime) { stay<R>(record, data, lifetime); }
)";

std::string source()
{
    std::string text = kTemplate;
    for (const int registers : kRegisters)
        text += "KERNEL(" + std::to_string(registers) + ")\n";
    return text;
}

/// The most of them that overlap on one SM.
std::uint32_t maxConcurrent(const std::vector<std::uint64_t>& records)
{
    std::map<std::uint64_t, std::vector<std::pair<std::uint64_t, int>>> bySm;
    for (std::size_t block = 0; 3 * block < records.size(); ++block) {
        bySm[records[3 * block]].emplace_back(records[3 * block + 1], 1);
        bySm[records[3 * block]].emplace_back(records[3 * block + 2], -1);
    }
    int most = 0;
    for (auto& [sm, events] : bySm) {
        std::ranges::sort(events);  // at one moment, ends come first
        int resident = 0;
        for (const auto& [time, change] : events)
            most = std::max(most, resident += change);
    }
    return static_cast<std::uint32_t>(most);
}

}  // namespace

class TestObserved : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_driver = loadDriver();
        if (!m_driver)
            QSKIP(m_driver.sentence.english().c_str());
        if (Device::count(*m_driver.api) == 0)
            QSKIP("no CUDA device");
        const Device device = Device::byOrdinal(*m_driver.api, 0);
        if (findArchitecture(device.computeCapability()) == nullptr)
            QSKIP("the device's architecture is not known");
        const CompileOutcome program = compileProgram({.source = source(),
                                                       .programName = "stay.cu",
                                                       .architecture = architectureName(device.computeCapability()),
                                                       .useCache = false});
        QVERIFY2(program.ok(), (program.message.english() + program.log).c_str());
        m_device = device;
        m_context = Context::retainPrimary(device);
        m_module.emplace(*m_context, program.cubin, "stay.cu");
    }

    void residentBlocksAreThoseOfTheCalculator()
    {
        const CurrentContext current(*m_context);
        const ArchitectureLimits& limits = architectureLimits(m_device->computeCapability());
        Json rows = Json::array();
        for (const int registers : kRegisters)
            for (const std::uint32_t threads : kThreads)
                for (const std::uint32_t shared : kShared)
                    observe(limits, "stay_" + std::to_string(registers), threads, shared, rows);
        const QString file = qEnvironmentVariable("KERNELDESK_OBSERVED_JSON");
        if (!file.isEmpty()) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(dumpJson(
                {{"device", m_device->name()}, {"driver", m_driver.driverVersion}, {"lifetimeNs", kLifetime}, {"rows", rows}}, 1)));
        }
        QVERIFY2(rows.size() >= 30, std::to_string(rows.size()).c_str());
        for (const Json& row : rows)
            QVERIFY2(row["observed"] == row["calculated"], dumpJson(row).c_str());
    }

private:
    void observe(const ArchitectureLimits& limits, const std::string& name, std::uint32_t threads, std::uint32_t shared, Json& rows)
    {
        constexpr int kWholeSharedMemory = 100;
        const FunctionRef kernel = m_module->function(name);
        const FunctionAttributes attributes = kernel.attributes();
        const OccupancyInput input{.architecture = limits.capability,
                                   .threads = threads,
                                   .registers = attributes.registers,
                                   .staticShared = attributes.staticShared,
                                   .dynamicShared = shared,
                                   .carveoutPercent = kWholeSharedMemory,
                                   .barriers = 1};
        const std::uint32_t calculated = occupancyFigures(input).blocksPerSm;
        if (calculated == 0)
            return;
        kernel.allowDynamicShared(limits.sharedPerBlockOptin - attributes.staticShared);
        kernel.preferCarveout(kWholeSharedMemory);
        const auto multiprocessors = static_cast<std::uint32_t>(m_device->attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT));
        const std::uint32_t blocks = 2 * multiprocessors * calculated + multiprocessors;
        const ContextRef context = *m_context;
        const DeviceMemory records(context, Bytes{3 * sizeof(std::uint64_t) * blocks});
        const DeviceMemory data(context, Bytes{sizeof(float) * 1024 * 256});
        CUdeviceptr recordsAt = records.address(), dataAt = data.address();
        std::uint64_t lifetime = kLifetime;
        void* parameters[] = {&recordsAt, &dataAt, &lifetime};
        const Stream stream(context);
        kernel.launch(stream, {.grid = {blocks, 1, 1}, .block = {threads, 1, 1}, .dynamicShared = shared}, parameters);
        StreamRef(stream).synchronize();
        std::vector<std::uint64_t> found(std::size_t{3} * blocks);
        downloadNow(context, std::as_writable_bytes(std::span(found)), records);
        rows.push_back({{"kernel", name}, {"registers", attributes.registers}, {"threads", threads}, {"dynamicShared", shared},
                        {"blocks", blocks}, {"calculated", calculated}, {"observed", maxConcurrent(found)}});
    }

    DriverLoad m_driver;
    std::optional<Device> m_device;
    std::optional<Context> m_context;
    std::optional<Module> m_module;
};

KD_TEST(TestObserved, QCoreApplication)

}  // namespace tst_observed

#include "tst_observed.moc"
