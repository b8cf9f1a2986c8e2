// SPDX-License-Identifier: GPL-3.0-or-later
// Which memory of the driver's a kernel may read: what the host has written, copied or filled, and what another kernel has written.
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/driver/virtualmemory.h"
#include "tests/core/emulator/driver/driverbench.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace tst_unwritten {

using namespace kd;

namespace {

constexpr std::size_t kBytes = 128;  // that 32 threads read

/// Both take (u64 data): `sum` reads 4 bytes a thread and stores what it read, `set` stores.
constexpr const char* kKernels = R"(
.version 8.0
.target sm_75
.address_size 64

.visible .entry sum(.param .u64 data)
{
    .reg .b32 %r<3>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r2, [%d3];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%d3], %r2;
    ret;
}

.visible .entry set(.param .u64 data)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r1;
    ret;
}
)";

class Bench : public DriverBench {
public:
    Bench() : DriverBench(kKernels) {}
    CUresult launch(const char* name, CUdeviceptr data) { return DriverBench::launch(name, {&data}); }
};

using Make = std::function<CUdeviceptr(Bench&)>;

const std::vector<std::byte>& host()
{
    static const std::vector<std::byte> bytes(4096, std::byte{1});
    return bytes;
}

struct Case {
    const char* name;
    Make make;
    int firstUnwritten = -1;  ///< element that is told; -1: all have been written
};

CUdeviceptr boxed(Bench& bench, std::size_t width)
{
    const CUdeviceptr to = bench.allocate(kBytes);
    CUDA_MEMCPY2D box{};
    box.srcMemoryType = CU_MEMORYTYPE_HOST;
    box.srcHost = host().data();
    box.srcPitch = 64;
    box.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    box.dstDevice = to;
    box.dstPitch = 64;
    box.WidthInBytes = width;
    box.Height = 2;
    require(bench.api.cuMemcpy2DAsync(&box, nullptr));
    return to;
}

CUdeviceptr outOfAnArray(Bench& bench)
{
    CUDA_ARRAY3D_DESCRIPTOR shape{};
    shape.Width = 32;
    shape.Format = CU_AD_FORMAT_UNSIGNED_INT32;
    shape.NumChannels = 1;
    CUarray array = nullptr;
    require(bench.api.cuArray3DCreate(&array, &shape));
    const CUdeviceptr to = bench.allocate(kBytes);
    require(bench.api.cuMemcpyAtoD(to, array, 0, kBytes));
    require(bench.api.cuArrayDestroy(array));
    return to;
}

// `times` mappings, one after another, of one piece of memory: the last of them, the first one taken away where `isMoved`.
CUdeviceptr mapped(Bench& bench, int times, bool isMoved)
{
    emulator::VirtualMemory& memory = emulator::virtualMemory(bench.api);
    const CUmemAllocationProp wish{.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 0}};
    const CUmemAccessDesc access{.location = wish.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    constexpr std::size_t kPiece = emulator::VirtualMemory::kGranule;
    CUdeviceptr address = 0;
    CUmemGenericAllocationHandle handle = 0;
    require(memory.reserve(&address, 4 * kPiece, 0, 0));
    require(memory.create(&handle, kPiece, &wish, 0));
    for (int number = 0; number < times; ++number) {
        if (isMoved && number > 0)
            require(memory.unmap(address + static_cast<CUdeviceptr>(number - 1) * kPiece, kPiece));
        const CUdeviceptr at = address + static_cast<CUdeviceptr>(number) * kPiece;
        require(memory.map(at, kPiece, 0, handle, 0));
        require(memory.setAccess(at, kPiece, &access, 1));
    }
    return address + static_cast<CUdeviceptr>(times - 1) * kPiece;
}

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"nothing", [](Bench& bench) { return bench.allocate(kBytes); }, 0},
        {"a copy", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.api.cuMemcpyHtoDAsync(to, host().data(), kBytes, nullptr));
             return to;
         }},
        {"a copy of a part", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.api.cuMemcpyHtoDAsync(to, host().data(), 40, nullptr));
             return to;
         }, 10},
        {"a fill", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.api.cuMemsetD32Async(to, 7, 32, nullptr));
             return to;
         }},
        {"a fill of a part", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.api.cuMemsetD8Async(to + 4, 7, 124, nullptr));
             return to;
         }, 0},
        {"a fill of rows", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.api.cuMemsetD2D32Async(to, 64, 7, 15, 2, nullptr));
             return to;
         }, 15},
        {"a copy of whole rows", [](Bench& bench) { return boxed(bench, 64); }},
        {"a copy of rows", [](Bench& bench) { return boxed(bench, 52); }, 13},
        {"a copy of what was filled", [](Bench& bench) {
             const CUdeviceptr from = bench.allocate(kBytes), to = bench.allocate(kBytes);
             require(bench.api.cuMemsetD32Async(from, 7, 32, nullptr));
             require(bench.api.cuMemcpyDtoDAsync(to, from, kBytes, nullptr));
             return to;
         }},
        {"a copy of what nobody has written", [](Bench& bench) {
             const CUdeviceptr from = bench.allocate(kBytes), to = bench.allocate(kBytes);
             require(bench.api.cuMemsetD32Async(from, 7, 20, nullptr));
             require(bench.api.cuMemsetD32Async(to, 7, 32, nullptr));
             require(bench.api.cuMemcpyDtoDAsync(to, from, kBytes, nullptr));
             return to;
         }, 20},
        {"a copy out of an array", outOfAnArray},
        {"another kernel", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             require(bench.launch("set", to));
             return to;
         }},
        {"a kernel before the memory was freed", [](Bench& bench) {
             const CUdeviceptr first = bench.allocate(kBytes);
             require(bench.launch("set", first));
             require(bench.api.cuMemFree(first));
             return bench.allocate(kBytes);
         }, 0},
        {"stream-ordered memory", [](Bench& bench) {
             CUdeviceptr to = 0;
             require(bench.api.cuMemAllocAsync(&to, kBytes, nullptr));
             return to;
         }, 0},
        {"managed memory", [](Bench& bench) {
             CUdeviceptr to = 0;
             require(bench.api.cuMemAllocManaged(&to, kBytes, CU_MEM_ATTACH_GLOBAL));
             return to;
         }},
        {"memory of the host", [](Bench& bench) {
             void* memory = nullptr;
             require(bench.api.cuMemHostAlloc(&memory, kBytes, CU_MEMHOSTALLOC_DEVICEMAP));
             return reinterpret_cast<CUdeviceptr>(memory);
         }},
        {"mapped memory", [](Bench& bench) { return mapped(bench, 1, false); }, 0},
        {"memory that was mapped before", [](Bench& bench) { return mapped(bench, 2, true); }},
        {"memory that is mapped twice", [](Bench& bench) { return mapped(bench, 2, false); }},
        {"the host by its own hand", [](Bench& bench) {
             const CUdeviceptr to = bench.allocate(kBytes);
             emulator::noteHostWrite(bench.api, to, kBytes);
             emulator::noteHostWrite(bench.api, reinterpret_cast<std::uintptr_t>(host().data()), kBytes);
             return to;
         }},
    };
    return all;
}

}  // namespace

class TestUnwritten : public QObject {
    Q_OBJECT

private slots:
    void isRead_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }
    void isRead()
    {
        QFETCH(const int, number);
        const Case& row = cases()[static_cast<std::size_t>(number)];
        Bench bench;
        const CUdeviceptr data = row.make(bench);
        const CUresult result = bench.launch("sum", data);
        const std::optional<Fault> fault = bench.api.channel->fault();
        QCOMPARE(fault.has_value(), row.firstUnwritten >= 0);
        QCOMPARE(result == CUDA_SUCCESS, row.firstUnwritten < 0);
        if (!fault)
            return;
        QCOMPARE(fault->kind, Fault::Kind::UninitializedRead);
        QVERIFY(fault->thread.has_value());
        QCOMPARE(static_cast<int>(fault->thread->x), row.firstUnwritten);
        QCOMPARE(fault->address, std::optional<std::uint64_t>(data + static_cast<CUdeviceptr>(row.firstUnwritten) * 4));
    }

    /// Where nobody looks, nothing is told, then or later: what was written meanwhile is not known.
    void launchesWithoutChecksEndTheSearch()
    {
        Bench bench;
        const CUdeviceptr data = bench.allocate(kBytes), other = bench.allocate(kBytes);
        bench.api.channel->setChecks(HazardChecks::Shared);
        QCOMPARE(bench.launch("sum", data), CUDA_SUCCESS);
        bench.api.channel->setChecks(HazardChecks::All);
        QCOMPARE(bench.launch("sum", other), CUDA_SUCCESS);
        QCOMPARE(bench.launch("sum", bench.allocate(kBytes)) == CUDA_SUCCESS, false);
        QCOMPARE(bench.api.channel->fault()->kind, Fault::Kind::UninitializedRead);
    }
};

KD_TEST(TestUnwritten, QCoreApplication)

}  // namespace tst_unwritten

#include "tst_unwritten.moc"
