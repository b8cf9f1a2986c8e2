// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/architecture.h"
#include "core/device/attributecatalogue.h"
#include "core/driver/drivererror.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/driver/memorypools.h"
#include "driverkernels.h"
#include "tests/core/emulator/driver/driverbench.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <atomic>
#include <cstring>
#include <optional>
#include <thread>
#include <vector>

namespace tst_emulateddriver {

using namespace kd;
using emulator::emulatedDriver;
using emulator::MachineSettings;

namespace {

MachineSettings smallMachine()
{
    MachineSettings settings;
    settings.memoryBytes = 64 << 20;
    settings.threads = 2;
    return settings;
}

/// The test kernels, and a stream.
class Bench : public DriverBench {
public:
    explicit Bench(const MachineSettings& settings = smallMachine()) : DriverBench(kDriverKernels, settings)
    {
        require(api.cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    }

    CUresult launch(const char* kernel, CUdeviceptr data, std::uint32_t value, unsigned blocks = 1, unsigned threads = 32)
    {
        std::array<void*, 2> parameters{&data, &value};
        return api.cuLaunchKernel(function(kernel), blocks, 1, 1, threads, 1, 1, 0, stream, parameters.data(), nullptr);
    }
    std::vector<std::uint32_t> read(CUdeviceptr data, std::size_t count)
    {
        std::vector<std::uint32_t> values(count);
        require(api.cuMemcpyDtoHAsync(values.data(), data, count * 4, stream));
        return values;
    }

    CUstream stream = nullptr;
};

}  // namespace

class TestEmulatedDriver : public QObject {
    Q_OBJECT

private slots:
    void lacksWhatNeedsADevice()
    {
        const DriverApi api = emulatedDriver(smallMachine());
#define KD_SLOT(function, version) QVERIFY2(api.has(#function), #function);
        KD_COMMON_SLOTS(KD_SLOT)
#undef KD_SLOT
#define KD_SLOT(function, version) QVERIFY2(!api.has(#function), #function);
        KD_DEVICE_SLOTS(KD_SLOT)
#undef KD_SLOT
        try {
            check(api, api.cuIpcCloseMemHandle(0), "cuIpcCloseMemHandle");
            QFAIL("it shares no memory with other processes");
        } catch (const RuntimeError& error) {
            QCOMPARE(error.info().text.english(),
                     std::string("The emulated GPU has no cuIpcCloseMemHandle; choose a device for what needs it."));
        }
        QCOMPARE(api.version, 13000);
        QVERIFY(api.channel != nullptr);
    }

    void refusesOtherArchitectures()
    {
        for (const ComputeCapability capability : {ComputeCapability{7, 0}, {12, 1}, {9, 5}, {0, 0}})
            QVERIFY_EXCEPTION_THROWN(emulatedDriver({.capability = capability}), LogicError);
    }

    void hasTheArchitecturesLimits_data()
    {
        QTest::addColumn<int>("major");
        QTest::addColumn<int>("minor");
        for (const ArchitectureLimits& limits : knownArchitectures())
            if (emulator::isEmulated(limits.capability))
                QTest::newRow(architectureName(limits.capability).c_str()) << limits.capability.major << limits.capability.minor;
    }
    void hasTheArchitecturesLimits()
    {
        QFETCH(int, major);
        QFETCH(int, minor);
        const ArchitectureLimits& limits = architectureLimits({major, minor});
        const DriverApi api = emulatedDriver({.capability = {major, minor}});
        const auto attribute = [&](CUdevice_attribute which) {
            int value = -1;
            return api.cuDeviceGetAttribute(&value, which, 0) == CUDA_SUCCESS ? value : -1;
        };
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR), major);
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR), minor);
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN), static_cast<int>(limits.sharedPerBlockOptin));
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR), static_cast<int>(limits.threadsPerSm));
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_WARP_SIZE), 32);
        QCOMPARE(attribute(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH), major >= 9 ? 1 : 0);
        for (const AttributeInfo& info : attributeCatalogue()) {
            int value = 0;
            QCOMPARE(api.cuDeviceGetAttribute(&value, static_cast<CUdevice_attribute>(info.value), 0), CUDA_SUCCESS);
        }
        int value = 0;
        QCOMPARE(api.cuDeviceGetAttribute(&value, static_cast<CUdevice_attribute>(0), 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_MAX, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 1), CUDA_ERROR_INVALID_DEVICE);
    }

    void keepsAStackOfContextsAThread()
    {
        const DriverApi api = emulatedDriver(smallMachine());
        CUcontext context = nullptr;
        CUcontext current = nullptr;
        std::size_t free = 0;
        std::size_t total = 0;
        QCOMPARE(api.cuMemGetInfo(&free, &total), CUDA_ERROR_INVALID_CONTEXT);
        QCOMPARE(api.cuDevicePrimaryCtxRelease(0), CUDA_ERROR_INVALID_CONTEXT);
        QCOMPARE(api.cuDevicePrimaryCtxRetain(&context, 0), CUDA_SUCCESS);
        QCOMPARE(api.cuCtxPushCurrent(nullptr), CUDA_ERROR_INVALID_CONTEXT);
        QCOMPARE(api.cuCtxPushCurrent(context), CUDA_SUCCESS);
        QCOMPARE(api.cuCtxPushCurrent(context), CUDA_SUCCESS);
        QCOMPARE(api.cuMemGetInfo(&free, &total), CUDA_SUCCESS);
        QCOMPARE(total, std::size_t{64} << 20);
        std::thread([&] {
            CUcontext other = context;
            QCOMPARE(api.cuCtxGetCurrent(&other), CUDA_SUCCESS);
            QVERIFY(other == nullptr);
        }).join();
        QCOMPARE(api.cuCtxSetCurrent(nullptr), CUDA_SUCCESS);  // as a pop
        QCOMPARE(api.cuCtxPopCurrent(&current), CUDA_SUCCESS);
        QVERIFY(current == context);
        QCOMPARE(api.cuCtxPopCurrent(&current), CUDA_ERROR_INVALID_CONTEXT);
        QCOMPARE(api.cuCtxSetCurrent(context), CUDA_SUCCESS);
        QCOMPARE(api.cuDevicePrimaryCtxRelease(0), CUDA_SUCCESS);
        QCOMPARE(api.cuCtxSynchronize(), CUDA_ERROR_CONTEXT_IS_DESTROYED);
        QCOMPARE(api.cuDevicePrimaryCtxRetain(&current, 0), CUDA_SUCCESS);
        QVERIFY(current == context);
        QCOMPARE(api.cuCtxSynchronize(), CUDA_SUCCESS);
        QCOMPARE(api.cuDevicePrimaryCtxRelease(0), CUDA_SUCCESS);
        api.cuCtxPopCurrent(&current);
    }

    void checksMemory()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        CUdeviceptr address = 0;
        QCOMPARE(api.cuMemAlloc(&address, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemAlloc(&address, std::size_t{65} << 20), CUDA_ERROR_OUT_OF_MEMORY);
        const CUdeviceptr data = bench.allocate(100);
        std::array<std::byte, 128> host{};
        QCOMPARE(api.cuMemcpyHtoDAsync(data, host.data(), 101, bench.stream), CUDA_ERROR_INVALID_VALUE);
        QVERIFY(api.channel->reason().english().find("101 bytes") != std::string::npos);
        QCOMPARE(api.cuMemsetD8Async(data + 50, 1, 51, bench.stream), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemcpyHtoDAsync(data, host.data(), 100, reinterpret_cast<CUstream>(0x123450)), CUDA_ERROR_INVALID_HANDLE);
        QCOMPARE(api.cuMemFree(data + 4), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemFree(data), CUDA_SUCCESS);
        QCOMPARE(api.cuMemFree(data), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemcpyDtoHAsync(host.data(), data, 4, bench.stream), CUDA_ERROR_INVALID_VALUE);
    }

    void copiesInOrder()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        const CUdeviceptr a = bench.allocate(1 << 20);
        const CUdeviceptr b = bench.allocate(1 << 20);
        std::vector<std::uint32_t> values(1 << 18);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<std::uint32_t>(i);
        QCOMPARE(api.cuMemcpyHtoDAsync(a, values.data(), 1 << 20, bench.stream), CUDA_SUCCESS);
        QCOMPARE(api.cuMemsetD8Async(a, 0xff, 4, bench.stream), CUDA_SUCCESS);
        QCOMPARE(api.cuMemcpyDtoDAsync(b, a, 1 << 20, bench.stream), CUDA_SUCCESS);
        values[0] = 0xffffffff;
        QCOMPARE(bench.read(b, 1 << 18), values);
        std::uint32_t small = 17;
        QCOMPARE(api.cuMemcpyHtoDAsync(b, &small, 4, bench.stream), CUDA_SUCCESS);
        small = 18;  // the copy took it when it was asked for
        QCOMPARE(bench.read(b, 1).front(), 17u);
    }

    void mapsHostMemory()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        void* host = nullptr;
        QCOMPARE(api.cuMemHostAlloc(&host, 256, 0x100), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemHostAlloc(&host, 256, CU_MEMHOSTALLOC_DEVICEMAP), CUDA_SUCCESS);
        CUdeviceptr device = 0;
        QCOMPARE(api.cuMemHostGetDevicePointer(&device, host, 0), CUDA_SUCCESS);
        QCOMPARE(bench.launch("fill", device, 7), CUDA_SUCCESS);
        QCOMPARE(api.cuStreamSynchronize(bench.stream), CUDA_SUCCESS);
        QCOMPARE(static_cast<const std::uint32_t*>(host)[31], 7u);
        QCOMPARE(api.cuMemFree(device), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuMemFreeHost(host), CUDA_SUCCESS);
        QCOMPARE(api.cuMemHostGetDevicePointer(&device, host, 0), CUDA_ERROR_INVALID_VALUE);
    }

    void streamsWaitForValuesAndEvents()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        CUstream other = nullptr;
        CUevent event = nullptr;
        void* gate = nullptr;
        QCOMPARE(api.cuStreamCreate(&other, 8), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuStreamCreate(&other, CU_STREAM_NON_BLOCKING), CUDA_SUCCESS);
        QCOMPARE(api.cuEventCreate(&event, CU_EVENT_DEFAULT), CUDA_SUCCESS);
        QCOMPARE(api.cuMemHostAlloc(&gate, 4, 0), CUDA_SUCCESS);
        const CUdeviceptr data = bench.allocate(128);
        const auto address = reinterpret_cast<CUdeviceptr>(gate);
        QCOMPARE(api.cuStreamWaitValue32(bench.stream, address + 1, 5, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuStreamWaitValue32(bench.stream, address, 5, CU_STREAM_WAIT_VALUE_GEQ), CUDA_SUCCESS);
        QCOMPARE(bench.launch("fill", data, 1), CUDA_SUCCESS);
        QCOMPARE(api.cuEventQuery(event), CUDA_SUCCESS);  // never recorded
        QCOMPARE(api.cuEventRecord(event, bench.stream), CUDA_SUCCESS);
        QCOMPARE(api.cuStreamWaitEvent(other, event, 0), CUDA_SUCCESS);
        QCOMPARE(api.cuMemsetD8Async(data, 2, 128, other), CUDA_SUCCESS);
        QCOMPARE(api.cuStreamQuery(bench.stream), CUDA_ERROR_NOT_READY);
        QCOMPARE(api.cuStreamQuery(other), CUDA_ERROR_NOT_READY);
        QCOMPARE(api.cuEventQuery(event), CUDA_ERROR_NOT_READY);
        std::atomic_ref(*static_cast<std::uint32_t*>(gate)).store(6);
        QCOMPARE(api.cuStreamSynchronize(other), CUDA_SUCCESS);
        QCOMPARE(api.cuEventQuery(event), CUDA_SUCCESS);
        QCOMPARE(bench.read(data, 1).front(), 0x02020202u);
        QCOMPARE(api.cuStreamDestroy(other), CUDA_SUCCESS);
        QCOMPARE(api.cuStreamDestroy(other), CUDA_ERROR_INVALID_HANDLE);
    }

    void legacyStreamWaitsForBlockingOnes()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        CUstream blocking = nullptr;
        void* gate = nullptr;
        QCOMPARE(api.cuStreamCreate(&blocking, CU_STREAM_DEFAULT), CUDA_SUCCESS);
        QCOMPARE(api.cuMemHostAlloc(&gate, 4, 0), CUDA_SUCCESS);
        const CUdeviceptr data = bench.allocate(4);
        QCOMPARE(api.cuStreamWaitValue32(blocking, reinterpret_cast<CUdeviceptr>(gate), 1, 0), CUDA_SUCCESS);
        QCOMPARE(api.cuMemsetD8Async(data, 1, 4, blocking), CUDA_SUCCESS);
        QCOMPARE(api.cuMemsetD8Async(data, 2, 4, nullptr), CUDA_SUCCESS);
        QCOMPARE(api.cuStreamSynchronize(bench.stream), CUDA_SUCCESS);  // does not block, and is empty
        QCOMPARE(api.cuStreamQuery(nullptr), CUDA_ERROR_NOT_READY);
        std::atomic_ref(*static_cast<std::uint32_t*>(gate)).store(1);
        QCOMPARE(api.cuStreamSynchronize(nullptr), CUDA_SUCCESS);
        QCOMPARE(bench.read(data, 1).front(), 0x02020202u);
    }

    void eventsTellTime()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        std::array<CUevent, 2> events{};
        CUevent timeless = nullptr;
        float milliseconds = -1;
        QCOMPARE(api.cuEventCreate(&timeless, CU_EVENT_INTERPROCESS), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuEventCreate(&timeless, CU_EVENT_DISABLE_TIMING), CUDA_SUCCESS);
        for (CUevent& event : events)
            QCOMPARE(api.cuEventCreate(&event, CU_EVENT_DEFAULT), CUDA_SUCCESS);
        QCOMPARE(api.cuEventElapsedTime(&milliseconds, events[0], events[1]), CUDA_ERROR_INVALID_HANDLE);
        for (CUevent event : events)
            QCOMPARE(api.cuEventRecord(event, bench.stream), CUDA_SUCCESS);
        QCOMPARE(api.cuEventSynchronize(events[1]), CUDA_SUCCESS);
        QCOMPARE(api.cuEventElapsedTime(&milliseconds, events[0], events[1]), CUDA_SUCCESS);
        QVERIFY(milliseconds >= 0);
        QCOMPARE(api.cuEventElapsedTime(&milliseconds, timeless, events[1]), CUDA_ERROR_INVALID_HANDLE);
        QCOMPARE(api.cuEventDestroy(events[0]), CUDA_SUCCESS);
        QCOMPARE(api.cuEventRecord(events[0], bench.stream), CUDA_ERROR_INVALID_HANDLE);
    }

    void refusesMachineCode()
    {
        Bench bench;
        const char cubin[] = "\x7f" "ELF\x02\x01\x01";
        CUlibrary library = nullptr;
        QCOMPARE(bench.api.cuLibraryLoadData(&library, cubin, nullptr, nullptr, 0, nullptr, nullptr, 0),
                 CUDA_ERROR_NO_BINARY_FOR_GPU);
        QVERIFY(bench.api.channel->reason().english().find("PTX") != std::string::npos);
    }

    /// As an H200's driver (580.159.04) answers.
    void tellsPtxFromOtherTexts()
    {
        Bench bench;
        const auto loaded = [&](const char* text) {
            CUlibrary library = nullptr;
            return bench.api.cuLibraryLoadData(&library, text, nullptr, nullptr, 0, nullptr, nullptr, 0);
        };
        for (const char* const text : {"", " ", "hello", ".target sm_90\n.version 9.0\n", "// .version 9.0", "/* .version 9.0",
                                       "words before .version 9.0\n.target sm_90\n.address_size 64\n"})
            QVERIFY2(loaded(text) == CUDA_ERROR_INVALID_IMAGE, text);
        for (const char* const text : {".version", ".version 9.0", "// words\n /* more */\n.version 9.0 garbage"})
            QVERIFY2(loaded(text) == CUDA_ERROR_INVALID_PTX, text);
    }

    void tellsWhatIsWrongWithPtx_data()
    {
        QTest::addColumn<QByteArray>("ptx");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("garbage") << QByteArray(".version 8.0\n.target sm_75\n.address_size 64\n.visible garbage")
                                 << QByteArray("line 4");
        QTest::newRow("for a newer device") << QByteArray(".version 8.0\n.target sm_100\n.address_size 64\n")
                                            << QByteArray("sm_100");
        QTest::newRow("for exactly another") << QByteArray(".version 8.0\n.target sm_80a\n.address_size 64\n")
                                             << QByteArray("sm_80a");
        const QByteArray begin = ".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry k() { ret; }\n";
        QTest::newRow("no instruction") << begin + ".visible .entry other()\n{\n.reg .b32 a;\nturn.left.u32 a, a;\nret; }"
                                        << QByteArray("PTX line 8: turn.left.u32: this instruction is not emulated (turn)");
    }
    void tellsWhatIsWrongWithPtx()
    {
        QFETCH(QByteArray, ptx);
        QFETCH(QByteArray, words);
        Bench bench;
        std::array<char, 400> log{};
        std::array<CUjit_option, 2> options{CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
        std::array<void*, 2> values{log.data(), reinterpret_cast<void*>(log.size())};
        CUlibrary library = nullptr;
        QCOMPARE(bench.api.cuLibraryLoadData(&library, ptx.constData(), options.data(), values.data(), 2, nullptr, nullptr, 0),
                 CUDA_ERROR_INVALID_PTX);
        QVERIFY2(QByteArray(log.data()).contains(words), log.data());
    }

    /// What a GPU has and the emulated one has not stops the load of its kernel, and no other's.
    void whatIsNotEmulatedStopsItsKernelAlone()
    {
        Bench bench;
        CUlibrary library = nullptr;
        const char* const text = ".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry k() { ret; }\n"
                                 ".visible .entry other() { .reg .b32 a; add.newest.u32 a, a, a; ret; }";
        QCOMPARE(bench.api.cuLibraryLoadData(&library, text, nullptr, nullptr, 0, nullptr, nullptr, 0), CUDA_SUCCESS);
        for (const auto& [name, result] : {std::pair{"k", CUDA_SUCCESS}, std::pair{"other", CUDA_ERROR_NOT_SUPPORTED}}) {
            CUkernel kernel = nullptr;
            QCOMPARE(bench.api.cuLibraryGetKernel(&kernel, library, name), CUDA_SUCCESS);
            QCOMPARE(bench.api.cuLaunchKernel(reinterpret_cast<CUfunction>(kernel), 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr),
                     result);
        }
        QCOMPARE(bench.api.cuLibraryUnload(library), CUDA_SUCCESS);
    }

    void knowsItsKernels()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        const CUfunction bounded = bench.function("bounded");
        unsigned count = 0;
        QCOMPARE(api.cuLibraryGetKernelCount(&count, bench.library), CUDA_SUCCESS);
        QCOMPARE(count, 6u);
        std::vector<CUkernel> kernels(count);
        QCOMPARE(api.cuLibraryEnumerateKernels(kernels.data(), count, bench.library), CUDA_SUCCESS);
        const char* name = nullptr;
        QCOMPARE(api.cuKernelGetName(&name, kernels[1]), CUDA_SUCCESS);
        QCOMPARE(name, "wild");
        CUkernel none = nullptr;
        QCOMPARE(api.cuLibraryGetKernel(&none, bench.library, "nobody"), CUDA_ERROR_NOT_FOUND);
        const auto attribute = [&](CUfunction_attribute which) {
            int value = -1;
            return api.cuFuncGetAttribute(&value, which, bounded) == CUDA_SUCCESS ? value : -1;
        };
        QCOMPARE(attribute(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), 64);
        QCOMPARE(attribute(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), 1024);
        QCOMPARE(attribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), 47 << 10);
        QCOMPARE(attribute(CU_FUNC_ATTRIBUTE_PTX_VERSION), 75);
        QCOMPARE(attribute(CU_FUNC_ATTRIBUTE_BINARY_VERSION), 90);
        std::size_t offset = 0;
        std::size_t size = 0;
        QCOMPARE(api.cuFuncGetParamInfo(bounded, 1, &offset, &size), CUDA_SUCCESS);
        QCOMPARE(offset, std::size_t{8});
        QCOMPARE(size, std::size_t{4});
        QCOMPARE(api.cuFuncGetParamInfo(bounded, 2, &offset, &size), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuFuncLoad(bounded), CUDA_SUCCESS);
        QCOMPARE(api.cuLibraryUnload(bench.library), CUDA_SUCCESS);
        QCOMPARE(api.cuFuncLoad(bounded), CUDA_ERROR_INVALID_HANDLE);
        bench.library = nullptr;
    }

    void keepsLaunchLimits()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        const CUfunction fill = bench.function("fill");
        const CUfunction bounded = bench.function("bounded");
        CUdeviceptr data = bench.allocate(128);
        std::uint32_t value = 1;
        std::array<void*, 2> parameters{&data, &value};
        const auto launch = [&](CUfunction function, unsigned grid, unsigned y, unsigned block, unsigned z, unsigned shared) {
            return api.cuLaunchKernel(function, grid, y, 1, block, 1, z, shared, bench.stream, parameters.data(), nullptr);
        };
        QCOMPARE(launch(fill, 0, 1, 32, 1, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(fill, 1, 65536, 32, 1, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(fill, 1, 1, 1025, 1, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(fill, 1, 1, 1, 65, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(fill, 1, 1, 512, 3, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(bounded, 1, 1, 65, 1, 0), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(launch(bounded, 1, 1, 32, 1, 48 << 10), CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuFuncSetAttribute(bounded, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 227 << 10),
                 CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(api.cuFuncSetAttribute(bounded, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 226 << 10), CUDA_SUCCESS);
        QCOMPARE(launch(bounded, 1, 1, 32, 1, 48 << 10), CUDA_SUCCESS);
        QCOMPARE(api.cuLaunchKernel(fill, 1, 1, 1, 32, 1, 1, 0, bench.stream, nullptr, nullptr), CUDA_ERROR_INVALID_VALUE);
        int blocks = 0;
        QCOMPARE(api.cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, 256, 0), CUDA_SUCCESS);
        QCOMPARE(blocks, 8);
        QCOMPARE(api.cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, 0, 0), CUDA_ERROR_INVALID_VALUE);
    }

    void takesParametersBothWays()
    {
        Bench bench;
        const CUdeviceptr data = bench.allocate(4 * 256);
        QCOMPARE(bench.launch("fill", data, 3, 4, 64), CUDA_SUCCESS);
        QCOMPARE(bench.read(data, 256), std::vector<std::uint32_t>(256, 3));
        std::array<std::byte, 12> packed{};
        const std::uint32_t value = 9;
        std::memcpy(packed.data(), &data, 8);
        std::memcpy(packed.data() + 8, &value, 4);
        std::size_t size = packed.size();
        std::array<void*, 5> extra{CU_LAUNCH_PARAM_BUFFER_POINTER, packed.data(), CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                                   CU_LAUNCH_PARAM_END};
        QCOMPARE(bench.api.cuLaunchKernel(bench.function("fill"), 4, 1, 1, 64, 1, 1, 0, bench.stream, nullptr, extra.data()),
                 CUDA_SUCCESS);
        QCOMPARE(bench.read(data, 256), std::vector<std::uint32_t>(256, 9));
        size = 8;
        QCOMPARE(bench.api.cuLaunchKernel(bench.function("fill"), 4, 1, 1, 64, 1, 1, 0, bench.stream, nullptr, extra.data()),
                 CUDA_ERROR_INVALID_VALUE);
        QCOMPARE(bench.api.channel->lastLaunch().instructions, std::uint64_t{8 * 10});  // 8 warps, 10 instructions each
    }

    void faultsStay_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("result");
        QTest::newRow("wild") << "wild" << int(CUDA_ERROR_ILLEGAL_ADDRESS);
        QTest::newRow("misaligned") << "misaligned" << int(CUDA_ERROR_MISALIGNED_ADDRESS);
        QTest::newRow("trap") << "stop" << int(CUDA_ERROR_LAUNCH_FAILED);
    }
    void faultsStay()
    {
        QFETCH(QString, kernel);
        QFETCH(int, result);
        Bench bench;
        const DriverApi& api = bench.api;
        const CUdeviceptr data = bench.allocate(128);
        QVERIFY(!api.channel->fault());
        QCOMPARE(bench.launch(kernel.toUtf8().constData(), data, 1), CUDA_SUCCESS);
        QCOMPARE(int(api.cuStreamSynchronize(bench.stream)), result);
        QCOMPARE(int(api.cuCtxSynchronize()), result);
        QCOMPARE(int(api.cuMemFree(data)), result);
        CUcontext again = nullptr;
        QCOMPARE(int(api.cuDevicePrimaryCtxRetain(&again, 0)), result);
        const std::optional<Fault> fault = api.channel->fault();
        QVERIFY(fault.has_value());
        QCOMPARE(QString::fromStdString(fault->kernel), kernel);
    }

    /// Kernels reach memory of a pool of the host once the device is let to; its copies and the host always do.
    void poolsOfTheHost()
    {
        Bench bench;
        const DriverApi& api = bench.api;
        CUmemPoolProps properties{};
        properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        properties.location.type = CU_MEM_LOCATION_TYPE_HOST;
        CUmemoryPool pool = nullptr;
        CUdeviceptr early = 0, late = 0;
        QCOMPARE(api.cuMemPoolCreate(&pool, &properties), CUDA_SUCCESS);
        QCOMPARE(api.cuMemAllocFromPoolAsync(&early, 128, pool, bench.stream), CUDA_SUCCESS);
        QCOMPARE(bench.read(early, 32), std::vector<std::uint32_t>(32));
        CUmemAccess_flags access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        QCOMPARE(api.cuMemPoolGetAttribute(pool, emulator::kDeviceAccess, &access), CUDA_SUCCESS);
        QCOMPARE(access, CU_MEM_ACCESS_FLAGS_PROT_NONE);
        access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        QCOMPARE(api.cuMemPoolSetAttribute(pool, emulator::kDeviceAccess, &access), CUDA_SUCCESS);
        QCOMPARE(api.cuMemAllocFromPoolAsync(&late, 128, pool, bench.stream), CUDA_SUCCESS);
        for (const CUdeviceptr data : {early, late}) {
            QCOMPARE(bench.launch("fill", data, 3), CUDA_SUCCESS);
            QCOMPARE(api.cuStreamSynchronize(bench.stream), CUDA_SUCCESS);
        }
        access = CU_MEM_ACCESS_FLAGS_PROT_READ;
        QCOMPARE(api.cuMemPoolSetAttribute(pool, emulator::kDeviceAccess, &access), CUDA_SUCCESS);
        QCOMPARE(bench.launch("fill", late, 3), CUDA_SUCCESS);
        QVERIFY(api.cuStreamSynchronize(bench.stream) != CUDA_SUCCESS);
        const std::optional<Fault> fault = api.channel->fault();
        QVERIFY(fault.has_value());
        QCOMPARE(fault->kind, Fault::Kind::ReadOnlyWrite);
        QVERIFY2(QString::fromStdString(fault->message.english()).endsWith("of a memory pool of the host, where cudaMemPoolSetAccess "
                                                                           "allows the device reads alone"),
                 fault->message.english().c_str());
    }

    /// What sizes of clusters launches may ask for, and how many are resident.
    void clusters_data()
    {
        QTest::addColumn<int>("major");
        QTest::addColumn<unsigned>("blocks");
        QTest::addColumn<unsigned>("cluster");  // 0: as set by the function's attributes
        QTest::addColumn<int>("attribute");     // width that is set, or -1: sizes that are not portable are allowed
        QTest::addColumn<int>("result");
        const auto row = [](int major, unsigned blocks, unsigned cluster, int attribute, CUresult result) {
            QTest::addRow("%d: %u in %u, %d", major, blocks, cluster, attribute)
                << major << blocks << cluster << attribute << int(result);
        };
        row(9, 8, 2, 0, CUDA_SUCCESS);
        row(9, 8, 8, 0, CUDA_SUCCESS);
        row(9, 16, 16, 0, CUDA_ERROR_INVALID_CLUSTER_SIZE);
        row(9, 16, 16, -1, CUDA_SUCCESS);
        row(9, 32, 32, -1, CUDA_ERROR_INVALID_CLUSTER_SIZE);
        row(9, 9, 2, 0, CUDA_ERROR_INVALID_VALUE);
        row(9, 8, 0, 4, CUDA_SUCCESS);
        row(9, 8, 2, 4, CUDA_ERROR_INVALID_CLUSTER_SIZE);
        row(8, 8, 2, 0, CUDA_ERROR_NOT_SUPPORTED);
        row(8, 8, 1, 0, CUDA_ERROR_NOT_SUPPORTED);
    }
    void clusters()
    {
        QFETCH(int, major);
        QFETCH(unsigned, blocks);
        QFETCH(unsigned, cluster);
        QFETCH(int, attribute);
        QFETCH(int, result);
        MachineSettings settings = smallMachine();
        settings.capability = {major, 0};
        Bench bench(settings);
        const DriverApi& api = bench.api;
        CUfunction function = bench.function("fill");
        if (attribute > 0)
            for (const auto which : {CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
                                     CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH})
                QCOMPARE(api.cuFuncSetAttribute(function, which, which == CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH ? attribute : 1),
                         CUDA_SUCCESS);
        if (attribute < 0)
            QCOMPARE(api.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1), CUDA_SUCCESS);
        CUdeviceptr data = bench.allocate(std::size_t{blocks} * 32 * 4);
        std::uint32_t value = 7;
        std::array<void*, 2> parameters{&data, &value};
        CUlaunchAttribute size{};
        size.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        size.value.clusterDim = {cluster, 1, 1};
        const CUlaunchConfig config{blocks, 1, 1, 32, 1, 1, 0, bench.stream, &size, cluster == 0 ? 0U : 1U};
        QCOMPARE(int(api.cuLaunchKernelEx(&config, function, parameters.data(), nullptr)), result);
        QCOMPARE(api.cuStreamSynchronize(bench.stream), CUDA_SUCCESS);
        if (result != CUDA_SUCCESS)
            return;
        QCOMPARE(bench.read(data, blocks * 32), std::vector<std::uint32_t>(blocks * 32, 7));
        int resident = 0, one = 0;
        QCOMPARE(api.cuOccupancyMaxActiveClusters(&resident, function, &config), CUDA_SUCCESS);
        QCOMPARE(api.cuOccupancyMaxActiveBlocksPerMultiprocessor(&one, function, 32, 0), CUDA_SUCCESS);
        const int multiprocessors = static_cast<int>(settings.multiprocessors);
        const int each = attribute > 0 ? attribute : static_cast<int>(cluster);
        QCOMPARE(resident, std::max(one * multiprocessors / each, 1));
    }

    /// A launch may name a larger size of clusters that it would rather have.
    void preferredClusters_data()
    {
        QTest::addColumn<int>("major");
        QTest::addColumn<unsigned>("preferred");
        QTest::addColumn<int>("result");
        QTest::addColumn<unsigned>("found");
        QTest::newRow("twice as large") << 10 << 4U << int(CUDA_SUCCESS) << 4U;
        QTest::newRow("more than there are") << 10 << 16U << int(CUDA_SUCCESS) << 2U;
        QTest::newRow("no larger one before 10.0") << 9 << 4U << int(CUDA_SUCCESS) << 2U;
        QTest::newRow("no multiple") << 10 << 1U << int(CUDA_ERROR_INVALID_VALUE) << 0U;
        QTest::newRow("does not divide the grid") << 10 << 6U << int(CUDA_ERROR_INVALID_VALUE) << 0U;
        QTest::newRow("none") << 10 << 0U << int(CUDA_ERROR_INVALID_VALUE) << 0U;
    }
    void preferredClusters()
    {
        QFETCH(int, major);
        QFETCH(unsigned, preferred);
        QFETCH(int, result);
        QFETCH(unsigned, found);
        MachineSettings settings = smallMachine();
        settings.capability = {major, 0};
        Bench bench(settings);
        const DriverApi& api = bench.api;
        CUlibrary library = nullptr;
        QCOMPARE(api.cuLibraryLoadData(&library, R"(.version 8.0
.target sm_90
.address_size 64
.visible .entry size(.param .u64 data)
{
    .reg .u32 %r<2>;
    .reg .u64 %d<2>;
    ld.param.u64 %d0, [data];
    mov.u32 %r0, %ctaid.x;
    mul.wide.u32 %d1, %r0, 4;
    add.u64 %d0, %d0, %d1;
    mov.u32 %r1, %cluster_nctarank;
    st.global.u32 [%d0], %r1;
    ret;
})", nullptr, nullptr, 0, nullptr, nullptr, 0), CUDA_SUCCESS);
        CUkernel kernel = nullptr;
        CUfunction function = nullptr;
        QCOMPARE(api.cuLibraryGetKernel(&kernel, library, "size"), CUDA_SUCCESS);
        QCOMPARE(api.cuKernelGetFunction(&function, kernel), CUDA_SUCCESS);
        CUdeviceptr data = bench.allocate(std::size_t{16} * 4);
        void* parameter = &data;
        std::array<CUlaunchAttribute, 2> sizes{};
        sizes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        sizes[0].value.clusterDim = {2, 1, 1};
        sizes[1].id = CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
        sizes[1].value.preferredClusterDim = {preferred, 1, 1};
        const CUlaunchConfig config{16, 1, 1, 1, 1, 1, 0, bench.stream, sizes.data(), 2};
        QCOMPARE(int(api.cuLaunchKernelEx(&config, function, &parameter, nullptr)), result);
        QCOMPARE(api.cuStreamSynchronize(bench.stream), CUDA_SUCCESS);
        if (result == CUDA_SUCCESS)
            QCOMPARE(bench.read(data, 16), std::vector<std::uint32_t>(16, found));
    }

    void deadlineStopsAKernel()
    {
        Bench bench;
        const CUdeviceptr data = bench.allocate(128);
        QCOMPARE(bench.api.cuMemsetD8Async(data, 0, 128, bench.stream), CUDA_SUCCESS);
        bench.api.channel->setDeadline(Seconds(0.05));
        QCOMPARE(bench.launch("spin", data, 0), CUDA_SUCCESS);
        QCOMPARE(bench.api.cuStreamSynchronize(bench.stream), CUDA_ERROR_LAUNCH_TIMEOUT);
        QVERIFY(bench.api.channel->fault()->kind == Fault::Kind::Deadline);
    }

    void endsWithAKernelOnIt()
    {
        Bench bench;
        const CUdeviceptr data = bench.allocate(128);
        QCOMPARE(bench.launch("spin", data, 0), CUDA_SUCCESS);
        bench.api.channel->setDeadline(Seconds(0.05));
        DriverApi dead = bench.api;
        bench.api.channel.reset();
        dead.channel.reset();
        QCOMPARE(dead.cuCtxSynchronize(), CUDA_ERROR_DEINITIALIZED);
    }

    void tablesAreApart()
    {
        Bench first;
        {
            Bench second;
            const CUdeviceptr data = second.allocate(128);
            QCOMPARE(second.launch("stop", data, 1), CUDA_SUCCESS);
            QCOMPARE(second.api.cuCtxSynchronize(), CUDA_ERROR_LAUNCH_FAILED);
        }
        QCOMPARE(first.api.cuCtxSynchronize(), CUDA_SUCCESS);
        std::vector<DriverApi> many;
        for (int i = 1; i < emulator::kMaxTables; ++i)
            many.push_back(emulatedDriver(smallMachine()));
        QVERIFY_EXCEPTION_THROWN(emulatedDriver(smallMachine()), LogicError);
        many.pop_back();
        QVERIFY(emulatedDriver(smallMachine()).channel != nullptr);
    }
};

KD_TEST(TestEmulatedDriver, QCoreApplication)

}  // namespace tst_emulateddriver

#include "tst_emulateddriver.moc"
