// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses and memory apart: what kernels and copies reach of what a program maps, and what is refused.
#include "core/emulator/driver/virtualmemory.h"
#include "tests/core/emulator/driver/driverbench.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <functional>
#include <numeric>
#include <optional>
#include <vector>

namespace tst_virtualmemory {

using namespace kd;
using emulator::VirtualMemory;

namespace {

constexpr std::size_t kPiece = VirtualMemory::kGranule;
constexpr CUmemAllocationProp kWish{.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 0}};

/// `copy` takes (u64 to, u64 from): 4 bytes a thread.
constexpr const char* kKernels = R"(
.version 8.0
.target sm_75
.address_size 64

.visible .entry copy(.param .u64 to, .param .u64 from)
{
    .reg .b32 %r<3>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [to];
    ld.param.u64 %d2, [from];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    ld.global.u32 %r2, [%d5];
    st.global.u32 [%d4], %r2;
    ret;
}
)";

class Bench : public DriverBench {
public:
    explicit Bench(std::size_t reserved = 8 * kPiece) : DriverBench(kKernels), memory(emulator::virtualMemory(api))
    {
        require(memory.reserve(&base, reserved, 0, 0));
    }

    CUmemGenericAllocationHandle create(std::size_t bytes = kPiece)
    {
        CUmemGenericAllocationHandle handle = 0;
        require(memory.create(&handle, bytes, &kWish, 0));
        return handle;
    }
    CUdeviceptr map(std::size_t piece, CUmemGenericAllocationHandle handle,
                    std::optional<CUmemAccess_flags> access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE, std::size_t bytes = kPiece)
    {
        const CUdeviceptr at = base + piece * kPiece;
        require(memory.map(at, bytes, 0, handle, 0));
        if (access)
            require(allow(at, bytes, *access));
        return at;
    }
    CUresult allow(CUdeviceptr at, std::size_t bytes, CUmemAccess_flags flags)
    {
        const CUmemAccessDesc access{.location = kWish.location, .flags = flags};
        return memory.setAccess(at, bytes, &access, 1);
    }
    void write(CUdeviceptr to, const std::vector<int>& values)
    {
        require(api.cuMemcpyHtoDAsync(to, values.data(), values.size() * sizeof(int), nullptr));
    }
    std::vector<int> read(CUdeviceptr from, std::size_t count = 32)
    {
        std::vector<int> values(count, -1);
        require(api.cuMemcpyDtoHAsync(values.data(), from, count * sizeof(int), nullptr));
        require(api.cuStreamSynchronize(nullptr));
        return values;
    }
    std::size_t freeBytes()
    {
        std::size_t free = 0, total = 0;
        require(api.cuMemGetInfo(&free, &total));
        return free;
    }
    CUresult copy(CUdeviceptr to, CUdeviceptr from) { return launch("copy", {&to, &from}); }

    VirtualMemory& memory;
    CUdeviceptr base = 0;
};

std::vector<int> counted(std::size_t count = 32, int first = 5)
{
    std::vector<int> values(count);
    std::iota(values.begin(), values.end(), first);
    return values;
}

struct Refusal {
    const char* name;
    std::function<CUresult(Bench&)> call;
    CUresult result = CUDA_ERROR_INVALID_VALUE;
};

CUmemAllocationProp wishFor(CUmemLocationType type, int id, CUmemAllocationHandleType shared = CU_MEM_HANDLE_TYPE_NONE)
{
    CUmemAllocationProp wish = kWish;
    wish.location = {.type = type, .id = id};
    wish.requestedHandleTypes = shared;
    return wish;
}

CUresult created(Bench& bench, std::size_t bytes, const CUmemAllocationProp& wish = kWish)
{
    CUmemGenericAllocationHandle handle = 0;
    return bench.memory.create(&handle, bytes, &wish, 0);
}

CUresult reserved(Bench& bench, std::size_t bytes, std::size_t alignment)
{
    CUdeviceptr address = 0;
    return bench.memory.reserve(&address, bytes, alignment, 0);
}

const std::vector<Refusal>& refusals()
{
    static const std::vector<Refusal> all{
        {"no addresses", [](Bench& bench) { return reserved(bench, 0, 0); }},
        {"addresses that are no whole pieces", [](Bench& bench) { return reserved(bench, kPiece + 4096, 0); }},
        {"an alignment that is no power of two", [](Bench& bench) { return reserved(bench, kPiece, 3 * kPiece); }},
        {"more addresses than there are", [](Bench& bench) { return reserved(bench, std::size_t{1} << 60, 0); }, CUDA_ERROR_OUT_OF_MEMORY},
        {"no memory", [](Bench& bench) { return created(bench, 0); }},
        {"memory that is no whole pieces", [](Bench& bench) { return created(bench, 4096); }},
        {"more memory than there is", [](Bench& bench) { return created(bench, 128 << 20); }, CUDA_ERROR_OUT_OF_MEMORY},
        {"memory of another device",
         [](Bench& bench) { return created(bench, kPiece, wishFor(CU_MEM_LOCATION_TYPE_DEVICE, 1)); }, CUDA_ERROR_INVALID_DEVICE},
        {"memory of the host",
         [](Bench& bench) { return created(bench, kPiece, wishFor(CU_MEM_LOCATION_TYPE_HOST, 0)); }, CUDA_ERROR_NOT_SUPPORTED},
        {"memory for other processes",
         [](Bench& bench) {
             return created(bench, kPiece, wishFor(CU_MEM_LOCATION_TYPE_DEVICE, 0, CU_MEM_HANDLE_TYPE_FABRIC));
         },
         CUDA_ERROR_NOT_SUPPORTED},
        {"a release too many",
         [](Bench& bench) {
             const auto handle = bench.create();
             require(bench.memory.release(handle));
             return bench.memory.release(handle);
         }},
        {"a handle that is none", [](Bench& bench) { return bench.memory.map(bench.base, kPiece, 0, 77, 0); }},
        {"addresses that nobody reserved",
         [](Bench& bench) { return bench.memory.map(bench.base + 8 * kPiece, kPiece, 0, bench.create(), 0); }},
        {"a mapping that leaves the reservation",
         [](Bench& bench) { return bench.memory.map(bench.base + 7 * kPiece, 2 * kPiece, 0, bench.create(2 * kPiece), 0); }},
        {"more than the memory", [](Bench& bench) { return bench.memory.map(bench.base, 2 * kPiece, 0, bench.create(), 0); }},
        {"the middle of the memory",
         [](Bench& bench) { return bench.memory.map(bench.base, kPiece, kPiece, bench.create(2 * kPiece), 0); }},
        {"addresses within a piece", [](Bench& bench) { return bench.memory.map(bench.base + 4096, kPiece, 0, bench.create(), 0); }},
        {"addresses that are taken",
         [](Bench& bench) {
             bench.map(1, bench.create());
             return bench.memory.map(bench.base, 2 * kPiece, 0, bench.create(2 * kPiece), 0);
         }},
        {"half of a mapping taken away",
         [](Bench& bench) {
             bench.map(0, bench.create(2 * kPiece), std::nullopt, 2 * kPiece);
             return bench.memory.unmap(bench.base, kPiece);
         }},
        {"a gap taken away",
         [](Bench& bench) {
             bench.map(0, bench.create());
             bench.map(2, bench.create());
             return bench.memory.unmap(bench.base, 3 * kPiece);
         }},
        {"access to what is not mapped",
         [](Bench& bench) { return bench.allow(bench.base, kPiece, CU_MEM_ACCESS_FLAGS_PROT_READWRITE); }},
        {"addresses in use given back",
         [](Bench& bench) {
             bench.map(3, bench.create());
             return bench.memory.unreserve(bench.base, 8 * kPiece);
         }},
        {"a part of the addresses given back", [](Bench& bench) { return bench.memory.unreserve(bench.base, kPiece); }},
    };
    return all;
}

/// How a kernel ends that copies from the first piece to an address.
struct Fall {
    const char* name;
    std::function<CUdeviceptr(Bench&)> to;
    Fault::Kind kind = Fault::Kind::IllegalAddress;
    const char* words;
};

const std::vector<Fall>& falls()
{
    static const std::vector<Fall> all{
        {"where nothing is mapped", [](Bench& bench) { return bench.base + 5 * kPiece; }, Fault::Kind::IllegalAddress,
         "10485760 bytes into a reservation of 16777216 bytes, where cuMemMap put no memory"},
        {"into a gap",
         [](Bench& bench) {
             bench.map(3, bench.create());
             return bench.base + 3 * kPiece - 4;
         },
         Fault::Kind::IllegalAddress, "6291452 bytes into a reservation"},
        {"where no access is allowed", [](Bench& bench) { return bench.map(1, bench.create(), std::nullopt); },
         Fault::Kind::IllegalAddress, "cuMemSetAccess lets the device use"},
        {"where reads alone are allowed",
         [](Bench& bench) { return bench.map(1, bench.create(), CU_MEM_ACCESS_FLAGS_PROT_READ); }, Fault::Kind::ReadOnlyWrite,
         "where cuMemSetAccess allows reads alone"},
        {"where access was taken away",
         [](Bench& bench) {
             const CUdeviceptr at = bench.map(1, bench.create());
             require(bench.allow(at, kPiece, CU_MEM_ACCESS_FLAGS_PROT_NONE));
             return at;
         },
         Fault::Kind::IllegalAddress, "cuMemSetAccess lets the device use"},
        {"behind all addresses", [](Bench& bench) { return bench.base + 8 * kPiece; }, Fault::Kind::IllegalAddress, "just past the end of"},
    };
    return all;
}

}  // namespace

class TestVirtualMemory : public QObject {
    Q_OBJECT

private slots:
    void refuses_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < refusals().size(); ++i)
            QTest::newRow(refusals()[i].name) << static_cast<int>(i);
    }
    void refuses()
    {
        QFETCH(const int, number);
        const Refusal& row = refusals()[static_cast<std::size_t>(number)];
        Bench bench;
        QCOMPARE(row.call(bench), row.result);
    }

    void memoryMayAskForADescriptor()
    {
        Bench bench;
        const CUmemAllocationProp wish = wishFor(CU_MEM_LOCATION_TYPE_DEVICE, 0, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
        CUmemGenericAllocationHandle handle = 0;
        CUmemAllocationProp told{};
        QCOMPARE(bench.memory.create(&handle, kPiece, &wish, 0), CUDA_SUCCESS);
        QCOMPARE(bench.memory.properties(&told, handle), CUDA_SUCCESS);
        QCOMPARE(told.requestedHandleTypes, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
        bench.map(0, handle);
    }

    void kernelsReachPiecesWithGaps()
    {
        Bench bench;
        const CUdeviceptr first = bench.map(0, bench.create()), second = bench.map(2, bench.create());
        const CUdeviceptr plain = bench.allocate(128);
        bench.write(first, counted());
        QCOMPARE(bench.copy(second + kPiece - 128, first), CUDA_SUCCESS);  // the last bytes before the next gap
        QCOMPARE(bench.copy(plain, second + kPiece - 128), CUDA_SUCCESS);
        QCOMPARE(bench.read(plain), counted());
        QCOMPARE(bench.read(second + kPiece - 128), counted());
    }

    void piecesSideBySideAreOne()
    {
        Bench bench;
        for (const std::size_t piece : {0U, 1U, 2U})
            bench.map(piece, bench.create());
        const CUdeviceptr across = bench.base + kPiece - 64, other = bench.base + 2 * kPiece - 64;
        bench.write(across, counted());
        QCOMPARE(bench.copy(other, across), CUDA_SUCCESS);
        QCOMPARE(bench.read(other), counted());
    }

    void kernelsFall_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < falls().size(); ++i)
            QTest::newRow(falls()[i].name) << static_cast<int>(i);
    }
    void kernelsFall()
    {
        QFETCH(const int, number);
        const Fall& row = falls()[static_cast<std::size_t>(number)];
        Bench bench;
        const CUdeviceptr from = bench.map(0, bench.create());
        bench.write(from, counted());
        QVERIFY(bench.copy(row.to(bench), from) != CUDA_SUCCESS);
        const std::optional<Fault> fault = bench.api.channel->fault();
        QVERIFY(fault.has_value());
        QCOMPARE(fault->kind, row.kind);
        QVERIFY2(QString::fromStdString(fault->message.english()).contains(row.words), fault->message.english().c_str());
    }

    void readOnlyMemoryIsRead()
    {
        Bench bench;
        const CUdeviceptr from = bench.map(1, bench.create()), to = bench.map(4, bench.create());
        bench.write(from, counted());
        QCOMPARE(bench.allow(from, kPiece, CU_MEM_ACCESS_FLAGS_PROT_READ), CUDA_SUCCESS);
        QCOMPARE(bench.copy(to, from), CUDA_SUCCESS);
        QCOMPARE(bench.read(to), counted());
    }

    /// One piece of memory at two places, and at a third after it was taken from both.
    void memoryIsSharedAndMoves()
    {
        Bench bench;
        const auto handle = bench.create();
        const CUdeviceptr first = bench.map(0, handle), second = bench.map(5, handle), plain = bench.allocate(128);
        bench.write(plain, counted());
        QCOMPARE(bench.copy(first + 256, plain), CUDA_SUCCESS);
        QCOMPARE(bench.read(second + 256), counted());
        QCOMPARE(bench.memory.unmap(first, kPiece), CUDA_SUCCESS);
        QCOMPARE(bench.memory.unmap(second, kPiece), CUDA_SUCCESS);
        QCOMPARE(bench.read(bench.map(7, handle) + 256), counted());
        std::vector<int> values(1);
        QCOMPARE(bench.api.cuMemcpyDtoHAsync(values.data(), first, 4, nullptr), CUDA_ERROR_INVALID_VALUE);
    }

    /// Memory is used from cuMemCreate on until its handle and all its mappings are gone.
    void memoryIsCounted()
    {
        Bench bench;
        const std::size_t before = bench.freeBytes();
        const auto handle = bench.create(4 * kPiece);
        QCOMPARE(bench.freeBytes(), before - 4 * kPiece);
        const CUdeviceptr at = bench.map(0, handle, std::nullopt, 4 * kPiece);
        CUmemGenericAllocationHandle again = 0;
        QCOMPARE(bench.memory.release(handle), CUDA_SUCCESS);
        QCOMPARE(bench.memory.retain(&again, at + kPiece), CUDA_SUCCESS);
        QCOMPARE(again, handle);
        CUmemAllocationProp wish{};
        QCOMPARE(bench.memory.properties(&wish, again), CUDA_SUCCESS);
        QCOMPARE(wish.location.type, CU_MEM_LOCATION_TYPE_DEVICE);
        QCOMPARE(bench.memory.unmap(at, 4 * kPiece), CUDA_SUCCESS);
        QCOMPARE(bench.freeBytes(), before - 4 * kPiece);
        QCOMPARE(bench.memory.release(again), CUDA_SUCCESS);
        QCOMPARE(bench.freeBytes(), before);
        QCOMPARE(bench.memory.unreserve(bench.base, 8 * kPiece), CUDA_SUCCESS);
        QCOMPARE(bench.memory.unreserve(bench.base, 8 * kPiece), CUDA_ERROR_INVALID_VALUE);
    }

    void largeReservationsTakeNoMemory()
    {
#ifdef KD_SANITIZED
        QSKIP("A sanitizer has the addresses.");
#endif
        constexpr std::size_t kGiB = std::size_t{1} << 30;
        Bench bench(40 * kGiB);
        const std::size_t farAway = 39 * kGiB / kPiece;
        const CUdeviceptr at = bench.map(farAway, bench.create());
        bench.write(at, counted());
        QCOMPARE(bench.read(at), counted());
    }

    void pointersTellTheirMapping()
    {
        Bench bench;
        const CUdeviceptr at = bench.map(2, bench.create(2 * kPiece), CU_MEM_ACCESS_FLAGS_PROT_READ, 2 * kPiece);
        CUdeviceptr first = 0;
        std::size_t bytes = 0;
        QCOMPARE(bench.api.cuMemGetAddressRange(&first, &bytes, at + kPiece + 4), CUDA_SUCCESS);
        QCOMPARE(first, at);
        QCOMPARE(bytes, 2 * kPiece);
        QCOMPARE(bench.api.cuMemGetAddressRange(&first, &bytes, at - 1), CUDA_ERROR_NOT_FOUND);
        unsigned type = 0;
        QCOMPARE(bench.api.cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, at), CUDA_SUCCESS);
        QCOMPARE(type, static_cast<unsigned>(CU_MEMORYTYPE_DEVICE));
        unsigned long long flags = 0;
        QCOMPARE(bench.memory.access(&flags, &kWish.location, at), CUDA_SUCCESS);
        QCOMPARE(flags, static_cast<unsigned long long>(CU_MEM_ACCESS_FLAGS_PROT_READ));
        QCOMPARE(bench.memory.access(&flags, &kWish.location, bench.base), CUDA_ERROR_INVALID_VALUE);
    }
};

KD_TEST(TestVirtualMemory, QCoreApplication)

}  // namespace tst_virtualmemory

#include "tst_virtualmemory.moc"
