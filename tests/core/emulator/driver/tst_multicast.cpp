// SPDX-License-Identifier: GPL-3.0-or-later
// Multicast objects of one device, and the instructions that use their addresses.
#include "core/emulator/driver/virtualmemory.h"
#include "tests/core/emulator/driver/driverbench.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace tst_multicast {

using namespace kd;
using emulator::VirtualMemory;

namespace {

constexpr std::size_t kPiece = VirtualMemory::kGranule;
constexpr CUmemAllocationProp kWish{.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 0}};
constexpr CUmulticastObjectProp kObject{.numDevices = 1, .size = 4 * kPiece, .handleTypes = 0, .flags = 0};
constexpr std::size_t kLaneBytes = 16, kLanesOf = 32;
using Words = std::vector<std::uint8_t>;

/// Kernels (to, from): thread t takes 16 bytes from `from`, does `body` with %d4 = to + 16 t and %d5 = from + 16 t.
std::string kernelsOf(const std::string& body, const char* target)
{
    return std::string(".version 8.8\n.target ") + target + R"(
.address_size 64
.extern .shared .align 128 .b8 staged[];
.visible .entry k(.param .u64 to, .param .u64 from)
{
    .reg .pred %p<2>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<12>; .reg .f32 %f<9>; .reg .f64 %e<3>;
    .shared .align 128 .b8 own[512];
    ld.param.u64 %d1, [to];
    ld.param.u64 %d2, [from];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 16;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
)" + body + "\n    ret;\n}\n";
}

/// An emulated GPU that loads PTX for "sm_100a".
emulator::MachineSettings settingsFor(const std::string& target)
{
    const int number = std::stoi(target.substr(3));
    return {.capability = {number / 10, number % 10}, .memoryBytes = 64 << 20, .threads = 2};
}

class Bench : public DriverBench {
public:
    explicit Bench(const std::string& body = {}, const char* target = "sm_90")
        : DriverBench(kernelsOf(body, target).c_str(), settingsFor(target)), memory(emulator::virtualMemory(api))
    {
        require(memory.reserve(&base, 8 * kPiece, 0, 0));
        require(memory.createMulticast(&object, &kObject));
        require(memory.addDevice(object, 0));
    }
    CUmemGenericAllocationHandle create(std::size_t bytes = kPiece)
    {
        CUmemGenericAllocationHandle handle = 0;
        require(memory.create(&handle, bytes, &kWish, 0));
        return handle;
    }
    CUdeviceptr map(std::size_t piece, CUmemGenericAllocationHandle handle, std::size_t bytes = kPiece)
    {
        const CUdeviceptr at = base + piece * kPiece;
        require(memory.map(at, bytes, 0, handle, 0));
        require(allow(at, bytes, CU_MEM_ACCESS_FLAGS_PROT_READWRITE));
        return at;
    }
    CUresult allow(CUdeviceptr at, std::size_t bytes, CUmemAccess_flags flags)
    {
        const CUmemAccessDesc access{.location = kWish.location, .flags = flags};
        return memory.setAccess(at, bytes, &access, 1);
    }
    void write(CUdeviceptr to, const Words& values) { require(api.cuMemcpyHtoDAsync(to, values.data(), values.size(), nullptr)); }
    Words read(CUdeviceptr from, std::size_t count = kLaneBytes * kLanesOf)
    {
        Words values(count);
        require(api.cuMemcpyDtoHAsync(values.data(), from, count, nullptr));
        require(api.cuStreamSynchronize(nullptr));
        return values;
    }
    CUresult run(CUdeviceptr to, CUdeviceptr from) { return launch("k", {&to, &from}); }
    QString faultText() const
    {
        const std::optional<Fault> fault = api.channel->fault();
        return fault ? QString::fromStdString(fault->message.english()) : QString();
    }

    VirtualMemory& memory;
    CUdeviceptr base = 0;
    CUmemGenericAllocationHandle object = 0;
};

template <typename T> T valueAt(const Words& words, std::size_t at)
{
    T value;
    std::memcpy(&value, words.data() + at, sizeof value);
    return value;
}

/// Small whole numbers as the type holds them, so that sums are exact however they are rounded.
std::uint64_t encoded(const std::string& type, int number)
{
    if (type == "f32")
        return std::bit_cast<std::uint32_t>(static_cast<float>(number));
    if (type == "f64")
        return std::bit_cast<std::uint64_t>(static_cast<double>(number));
    if (type == "bf16")
        return std::bit_cast<std::uint32_t>(static_cast<float>(number)) >> 16;
    // f16: sign, exponent and the bits behind the first one
    if (number == 0)
        return 0;
    const unsigned size = static_cast<unsigned>(number < 0 ? -number : number);
    const int exponent = std::bit_width(size) - 1;
    return (number < 0 ? 0x8000U : 0U) | static_cast<unsigned>(exponent + 15) << 10 | ((size << (10 - exponent)) & 0x3ff);
}

int combined(const std::string& operation, int a, int b)
{
    return operation == "add" ? a + b : operation == "min" ? std::min(a, b) : std::max(a, b);
}

template <typename T> T combinedWhole(const std::string& operation, T a, T b)
{
    using Unsigned = std::make_unsigned_t<T>;
    if (operation == "add")
        return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
    return operation == "min" ? std::min(a, b) : operation == "max" ? std::max(a, b)
        : operation == "and" ? static_cast<T>(a & b)
        : operation == "or"  ? static_cast<T>(a | b)
                             : static_cast<T>(a ^ b);
}

struct Form {
    const char* operation;  ///< "add"
    const char* type;       ///< of the instruction, with its vector: "v4.f32"
    const char* number;     ///< of a number in memory: "f32"
    const char* registers;  ///< "{%f1,%f2,%f3,%f4}"
    const char* plain;      ///< of a plain load of the same registers: "v4.f32"
    int bytes;              ///< of a lane
    const char* target = "sm_90";
};

const Form kForms[] = {
    {"add", "u32", "u32", "%r2", "u32", 4}, {"add", "s32", "s32", "%r2", "u32", 4}, {"add", "u64", "u64", "%d6", "u64", 8},
    {"min", "u32", "u32", "%r2", "u32", 4}, {"min", "s32", "s32", "%r2", "u32", 4}, {"min", "u64", "u64", "%d6", "u64", 8},
    {"min", "s64", "s64", "%d6", "u64", 8}, {"max", "u32", "u32", "%r2", "u32", 4}, {"max", "s32", "s32", "%r2", "u32", 4},
    {"max", "u64", "u64", "%d6", "u64", 8}, {"max", "s64", "s64", "%d6", "u64", 8}, {"and", "b32", "u32", "%r2", "u32", 4},
    {"and", "b64", "u64", "%d6", "u64", 8}, {"or", "b32", "u32", "%r2", "u32", 4},  {"or", "b64", "u64", "%d6", "u64", 8},
    {"xor", "b32", "u32", "%r2", "u32", 4}, {"xor", "b64", "u64", "%d6", "u64", 8}, {"add", "f32", "f32", "%f1", "f32", 4},
    {"add", "v2.f32", "f32", "{%f1,%f2}", "v2.f32", 8}, {"add", "v4.f32", "f32", "{%f1,%f2,%f3,%f4}", "v4.f32", 16},
    {"add", "f64", "f64", "%e1", "f64", 8}, {"add", "f16x2", "f16", "%r2", "b32", 4},
    {"add", "v2.f16", "f16", "{%h1,%h2}", "v2.b16", 4}, {"min", "v4.bf16", "bf16", "{%h1,%h2,%h3,%h4}", "v4.b16", 8},
    {"max", "v2.bf16x2", "bf16", "{%r2,%r3}", "v2.b32", 8}, {"add", "v4.bf16x2", "bf16", "{%r2,%r3,%r4,%r5}", "v4.b32", 16},
    {"max", "v4.f16x2", "f16", "{%r2,%r3,%r4,%r5}", "v4.b32", 16}};

/// What 32 lanes have in memory, and bring.
Words drawn(const Form& form, std::mt19937_64& draws)
{
    Words words(kLaneBytes * kLanesOf);
    const std::string number = form.number;
    const std::size_t size = number.find("16") != std::string::npos ? 2 : number.find("32") != std::string::npos ? 4 : 8;
    for (std::size_t at = 0; at < words.size(); at += size) {
        const bool isWhole = number[0] == 'u' || number[0] == 's';
        const std::uint64_t value = !isWhole ? encoded(number, static_cast<int>(draws() % 101) - 50)
            : draws() % 4 == 0               ? ~std::uint64_t{0} >> draws() % 3
                                             : draws();
        std::memcpy(words.data() + at, &value, size);
    }
    return words;
}

int decoded(const std::string& number, const Words& words, std::size_t at)
{
    for (int value = -128; value <= 128; ++value)
        if (const std::uint64_t bits = encoded(number, value);
            std::memcmp(words.data() + at, &bits, number == "f64" ? 8 : number == "f32" ? 4 : 2) == 0)
            return value;
    return 9999;
}

Words reduced(const Form& form, const Words& before, const Words& brought)
{
    Words after = before;
    const std::string number = form.number, operation = form.operation;
    const std::size_t size = number.find("16") != std::string::npos ? 2 : number.find("32") != std::string::npos ? 4 : 8;
    for (std::size_t lane = 0; lane < kLanesOf; ++lane) {
        for (std::size_t in = 0; in < static_cast<std::size_t>(form.bytes); in += size) {
            const std::size_t at = lane * kLaneBytes + in;
            const auto put = [&](auto value) { std::memcpy(after.data() + at, &value, sizeof value); };
            if (number == "u32")
                put(combinedWhole(operation, valueAt<std::uint32_t>(before, at), valueAt<std::uint32_t>(brought, at)));
            else if (number == "s32")
                put(combinedWhole(operation, valueAt<std::int32_t>(before, at), valueAt<std::int32_t>(brought, at)));
            else if (number == "u64")
                put(combinedWhole(operation, valueAt<std::uint64_t>(before, at), valueAt<std::uint64_t>(brought, at)));
            else if (number == "s64")
                put(combinedWhole(operation, valueAt<std::int64_t>(before, at), valueAt<std::int64_t>(brought, at)));
            else {
                const std::uint64_t bits =
                    encoded(number, combined(operation, decoded(number, before, at), decoded(number, brought, at)));
                std::memcpy(after.data() + at, &bits, size);
            }
        }
    }
    return after;
}

/// Only the bytes that lanes touch are those of `other`.
Words mixed(const Form& form, Words base, const Words& other)
{
    for (std::size_t lane = 0; lane < kLanesOf; ++lane)
        std::memcpy(base.data() + lane * kLaneBytes, other.data() + lane * kLaneBytes, static_cast<std::size_t>(form.bytes));
    return base;
}

std::string load(const Form& form, const char* address)
{
    return std::string("    ld.global.") + form.plain + " " + form.registers + ", [" + address + "];\n";
}

struct Refusal {
    const char* name;
    std::function<CUresult(Bench&)> call;
    CUresult result = CUDA_ERROR_INVALID_VALUE;
};

CUresult created(Bench& bench, CUmulticastObjectProp wish)
{
    CUmemGenericAllocationHandle handle = 0;
    return bench.memory.createMulticast(&handle, &wish);
}

CUmulticastObjectProp objectOf(unsigned devices, std::size_t bytes, unsigned long long shared = 0)
{
    return {.numDevices = devices, .size = bytes, .handleTypes = shared, .flags = 0};
}

const std::vector<Refusal>& refusals()
{
    static const std::vector<Refusal> all{
        {"no device", [](Bench& bench) { return created(bench, objectOf(0, kPiece)); }},
        {"two devices", [](Bench& bench) { return created(bench, objectOf(2, kPiece)); }},
        {"no bytes", [](Bench& bench) { return created(bench, objectOf(1, 0)); }},
        {"part of a piece", [](Bench& bench) { return created(bench, objectOf(1, 4096)); }},
        {"for other processes",
         [](Bench& bench) { return created(bench, objectOf(1, kPiece, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)); },
         CUDA_ERROR_NOT_SUPPORTED},
        {"a device twice", [](Bench& bench) { return bench.memory.addDevice(bench.object, 0); }},
        {"another device", [](Bench& bench) { return bench.memory.addDevice(bench.object, 1); }, CUDA_ERROR_INVALID_DEVICE},
        {"a device for memory", [](Bench& bench) { return bench.memory.addDevice(bench.create(), 0); }},
        {"memory before the device",
         [](Bench& bench) {
             CUmemGenericAllocationHandle handle = 0;
             require(bench.memory.createMulticast(&handle, &kObject));
             return bench.memory.bind(handle, 0, bench.create(), 0, kPiece, 0);
         },
         CUDA_ERROR_ILLEGAL_STATE},
        {"memory of nobody", [](Bench& bench) { return bench.memory.bind(bench.object, 0, 99, 0, kPiece, 0); }},
        {"to no object", [](Bench& bench) { return bench.memory.bind(99, 0, bench.create(), 0, kPiece, 0); }},
        {"memory into itself", [](Bench& bench) { return bench.memory.bind(bench.object, 0, bench.object, 0, kPiece, 0); }},
        {"more than the memory", [](Bench& bench) { return bench.memory.bind(bench.object, 0, bench.create(), 0, 2 * kPiece, 0); }},
        {"behind the memory",
         [](Bench& bench) { return bench.memory.bind(bench.object, 0, bench.create(), kPiece, kPiece, 0); }},
        {"more than the object",
         [](Bench& bench) { return bench.memory.bind(bench.object, 3 * kPiece, bench.create(2 * kPiece), 0, 2 * kPiece, 0); }},
        {"behind the object",
         [](Bench& bench) { return bench.memory.bind(bench.object, ~std::size_t{0} / kPiece * kPiece, bench.create(), 0, kPiece, 0); }},
        {"askew", [](Bench& bench) { return bench.memory.bind(bench.object, 4096, bench.create(), 0, kPiece, 0); }},
        {"twice",
         [](Bench& bench) {
             require(bench.memory.bind(bench.object, kPiece, bench.create(2 * kPiece), 0, 2 * kPiece, 0));
             return bench.memory.bind(bench.object, 2 * kPiece, bench.create(), 0, kPiece, 0);
         }},
        {"flags", [](Bench& bench) { return bench.memory.bind(bench.object, 0, bench.create(), 0, kPiece, 1); }},
        {"an address where nothing is", [](Bench& bench) { return bench.memory.bindAddress(bench.object, 0, bench.base, kPiece, 0); }},
        {"more than is at an address",
         [](Bench& bench) { return bench.memory.bindAddress(bench.object, 0, bench.map(0, bench.create()), 2 * kPiece, 0); }},
        {"its own address",
         [](Bench& bench) {
             const CUdeviceptr at = bench.map(0, bench.object);
             return bench.memory.bindAddress(bench.object, 0, at, kPiece, 0);
         }},
        {"unbound in halves",
         [](Bench& bench) {
             require(bench.memory.bind(bench.object, 0, bench.create(2 * kPiece), 0, 2 * kPiece, 0));
             return bench.memory.unbind(bench.object, 0, 0, kPiece);
         }},
        {"unbound where nothing is", [](Bench& bench) { return bench.memory.unbind(bench.object, 0, 0, kPiece); }},
        {"mapped larger than it is", [](Bench& bench) { return bench.memory.map(bench.base, 6 * kPiece, 0, bench.object, 0); }},
        {"a handle of its memory",
         [](Bench& bench) {
             CUmemGenericAllocationHandle handle = 0;
             return bench.memory.retain(&handle, bench.map(0, bench.object));
         }},
        {"released too often",
         [](Bench& bench) {
             require(bench.memory.release(bench.object));
             return bench.memory.release(bench.object);
         }},
    };
    return all;
}

struct Fall {
    const char* name;
    const char* body;
    Fault::Kind kind;
    const char* words;
    std::function<CUdeviceptr(Bench&)> to = {};
};
const std::vector<Fall>& falls()
{
    static const std::vector<Fall> all{
        {"a plain load", "ld.global.u32 %r2, [%d4];", Fault::Kind::IllegalAddress, "multimem instructions alone may touch it"},
        {"a plain store", "st.global.u32 [%d4], %r1;", Fault::Kind::IllegalAddress, "multimem instructions alone may touch it"},
        {"a plain atomic", "red.global.add.u32 [%d4], %r1;", Fault::Kind::IllegalAddress, "multimem instructions alone may touch it"},
        {"an ordinary address", "multimem.red.relaxed.gpu.global.add.u32 [%d5], %r1;", Fault::Kind::IllegalAddress,
         "is no multicast address"},
        {"a null pointer", "mov.u64 %d4, 0; multimem.st.weak.global.b32 [%d4], %r1;", Fault::Kind::IllegalAddress,
         "0x0 is no multicast address"},
        {"askew", "multimem.ld_reduce.weak.global.add.u32 %r2, [%d4 + 2];", Fault::Kind::Misaligned, "is no multiple of 4"},
        {"a vector askew", "multimem.ld_reduce.weak.global.add.v4.f32 {%f1,%f2,%f3,%f4}, [%d4 + 8];", Fault::Kind::Misaligned,
         "is no multiple of 16"},
        {"where nothing is bound", "multimem.ld_reduce.weak.global.add.u32 %r2, [%d4];", Fault::Kind::IllegalAddress,
         "no memory is bound to the multicast object", [](Bench& bench) { return bench.base + kPiece; }},
        {"past the mapping", "multimem.ld_reduce.weak.global.add.u32 %r2, [%d4];", Fault::Kind::IllegalAddress,
         "is no multicast address", [](Bench& bench) { return bench.base + 4 * kPiece; }},
        {"without access", "multimem.ld_reduce.weak.global.add.u32 %r2, [%d4];", Fault::Kind::IllegalAddress,
         "is no multicast address",
         [](Bench& bench) {
             require(bench.allow(bench.base, 4 * kPiece, CU_MEM_ACCESS_FLAGS_PROT_NONE));
             return bench.base;
         }},
        {"a bulk copy askew", "mov.u32 %r2, own; mov.u32 %r3, 16; multimem.cp.async.bulk.global.shared::cta.bulk_group [%d4 + 8], [%r2], %r3;",
         Fault::Kind::Misaligned, "is no multiple of 16"},
        {"a bulk copy to an ordinary address",
         "mov.u32 %r2, own; mov.u32 %r3, 16; multimem.cp.async.bulk.global.shared::cta.bulk_group [%d5], [%r2], %r3;",
         Fault::Kind::IllegalAddress, "is no multicast address"},
        {"a race with plain stores",
         "multimem.st.weak.global.b32 [%d1], %r1;", Fault::Kind::GlobalRace, "nothing orders"},
    };
    return all;
}

}  // namespace

class TestMulticast : public QObject {
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

    void forms_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < std::size(kForms); ++i)
            QTest::addRow("%s.%s", kForms[i].operation, kForms[i].type) << static_cast<int>(i);
    }
    /// Each form loads, stores and reduces what is bound, whether that is mapped by itself or not.
    void forms()
    {
        QFETCH(const int, number);
        const Form& form = kForms[number];
        std::mt19937_64 draws(static_cast<std::uint64_t>(number) + 1);
        const std::string type = form.type, registers = form.registers;
        const Words before = drawn(form, draws), brought = drawn(form, draws);
        const struct {
            std::string body;
            Words memory, buffer;
        } ways[] = {
            {"    multimem.ld_reduce.relaxed.sys.global." + (form.operation + ("." + type)) + " " + registers + ", [%d4];\n" +
                 "    st.global." + form.plain + " [%d5], " + registers + ";\n",
             before, mixed(form, brought, before)},
            {load(form, "%d5") + "    multimem.st.release.gpu.global." + type + " [%d4], " + registers + ";\n",
             mixed(form, before, brought), brought},
            {load(form, "%d5") + "    multimem.red.relaxed.cta." + (form.operation + ("." + type)) + " [%d4], " + registers + ";\n",
             reduced(form, before, brought), brought},
        };
        for (const auto& way : ways) {
            for (const bool isMappedTwice : {true, false}) {
                Bench bench(way.body, form.target);
                const CUdeviceptr buffer = bench.allocate(before.size());
                const auto handle = bench.create(2 * kPiece);
                require(bench.memory.bind(bench.object, kPiece, handle, kPiece, kPiece, 0));
                const CUdeviceptr at = bench.map(0, bench.object, 4 * kPiece) + kPiece + 512;
                const CUdeviceptr plain = bench.map(5, handle, 2 * kPiece) + kPiece + 512;
                bench.write(buffer, brought);
                bench.write(plain, before);
                if (!isMappedTwice)
                    require(bench.memory.unmap(bench.base + 5 * kPiece, 2 * kPiece));
                const CUresult result = bench.run(at, buffer);
                QVERIFY2(result == CUDA_SUCCESS, qPrintable(QString::fromStdString(way.body) + bench.faultText()));
                if (!isMappedTwice)
                    bench.map(5, handle, 2 * kPiece);
                QCOMPARE(bench.read(plain), way.memory);
                QCOMPARE(bench.read(buffer), way.buffer);
            }
        }
    }

    /// Forms of later architectures, and those whose accumulator is told: of one device they give what is there.
    void laterForms_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("registers");
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<QByteArray>("target");
        const QByteArray two = "{%h1,%h2}", four = "{%r2,%r3,%r4,%r5}";
        QTest::newRow("f16x2 in f32") << QByteArray("add.acc::f32.v4.f16x2") << four << QByteArray("v4.b32") << 16 << QByteArray("sm_90");
        QTest::newRow("bf16 in f32") << QByteArray("add.acc::f32.v2.bf16") << two << QByteArray("v2.b16") << 4 << QByteArray("sm_90");
        QTest::newRow("e4m3x4 in f16") << QByteArray("add.acc::f16.v4.e4m3x4") << four << QByteArray("v4.b32") << 16
                                       << QByteArray("sm_100a");
        QTest::newRow("e5m2x4") << QByteArray("max.v4.e5m2x4") << four << QByteArray("v4.b32") << 16 << QByteArray("sm_100f");
        QTest::newRow("e5m2x2") << QByteArray("min.v2.e5m2x2") << two << QByteArray("v2.b16") << 4 << QByteArray("sm_120a");
    }
    void laterForms()
    {
        QFETCH(const QByteArray, words);
        QFETCH(const QByteArray, registers);
        QFETCH(const QByteArray, plain);
        QFETCH(const int, bytes);
        QFETCH(const QByteArray, target);
        Bench bench(("    multimem.ld_reduce.acquire.gpu.global." + words + " " + registers + ", [%d4];\n    st.global." + plain +
                     " [%d5], " + registers + ";\n").toStdString(), target.constData());
        const auto handle = bench.create();
        require(bench.memory.bind(bench.object, 0, handle, 0, kPiece, 0));
        const CUdeviceptr at = bench.map(0, bench.object), memory = bench.map(5, handle), buffer = bench.allocate(512);
        Words before(512);
        for (std::size_t i = 0; i < before.size(); ++i)
            before[i] = static_cast<std::uint8_t>(i * 37);
        bench.write(memory, before);
        bench.write(buffer, Words(512));
        QVERIFY2(bench.run(at, buffer) == CUDA_SUCCESS, qPrintable(bench.faultText()));
        Words wanted(512);
        for (std::size_t lane = 0; lane < kLanesOf; ++lane)
            std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(lane * kLaneBytes), bytes,
                        wanted.begin() + static_cast<std::ptrdiff_t>(lane * kLaneBytes));
        QCOMPARE(bench.read(buffer), wanted);
    }

    /// One address for all lanes: each adds.
    void allAddToOne()
    {
        Bench bench("    multimem.red.relaxed.sys.global.add.u32 [%d1], %r1;\n");
        const CUdeviceptr plain = bench.allocate(2 * kPiece);
        require(bench.memory.bindAddress(bench.object, 0, plain, 2 * kPiece, 0));
        const CUdeviceptr at = bench.map(0, bench.object, 2 * kPiece) + kPiece;
        bench.write(plain + kPiece, Words(4));
        QVERIFY2(bench.run(at, plain) == CUDA_SUCCESS, qPrintable(bench.faultText()));
        QCOMPARE(valueAt<std::uint32_t>(bench.read(plain + kPiece, 4), 0), 31U * 32U / 2U);
    }

    /// Bulk copies and reductions across two pieces that are bound apart.
    void bulkCopies_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("mask");
        QTest::newRow("copy") << QByteArray("multimem.cp.async.bulk.global.shared::cta.bulk_group") << 0xffff;
        QTest::newRow("masked copy") << QByteArray("multimem.cp.async.bulk.global.shared::cta.bulk_group.cp_mask") << 0x1234;
        QTest::newRow("reduction") << QByteArray("multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32") << -1;
    }
    void bulkCopies()
    {
        QFETCH(const QByteArray, words);
        QFETCH(const int, mask);
        const bool isMasked = words.endsWith("cp_mask");
        const std::string body = R"(
    mov.u32 %r2, own;
    shl.b32 %r3, %r1, 4;
    add.u32 %r3, %r2, %r3;
    ld.global.v4.u32 {%r4,%r5,%r6,%r7}, [%d5];
    st.shared.v4.u32 [%r3], {%r4,%r5,%r6,%r7};
    fence.proxy.async.shared::cta;
    bar.sync 0;
    setp.ne.u32 %p0, %r1, 0;
    @%p0 bra DONE;
    mov.u32 %r4, 512;
    mov.u16 %h1, )" + std::to_string(mask & 0xffff) + ";\n    " +
            words.toStdString() + " [%d4], [%r2], %r4" + (isMasked ? ", %h1" : "") + R"(;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
DONE:
)";
        Bench bench(body, "sm_100");
        const auto first = bench.create(), second = bench.create();
        require(bench.memory.bind(bench.object, 0, first, 0, kPiece, 0));
        require(bench.memory.bind(bench.object, kPiece, second, 0, kPiece, 0));
        const CUdeviceptr at = bench.map(0, bench.object, 2 * kPiece) + kPiece - 256;
        const CUdeviceptr one = bench.map(5, first) + kPiece - 256, two = bench.map(7, second), buffer = bench.allocate(512);
        std::mt19937 draws(7);
        Words brought(512), before(512);
        for (std::size_t i = 0; i < brought.size(); ++i) {
            brought[i] = static_cast<std::uint8_t>(draws());
            before[i] = static_cast<std::uint8_t>(draws());
        }
        bench.write(buffer, brought);
        bench.write(one, Words(before.begin(), before.begin() + 256));
        bench.write(two, Words(before.begin() + 256, before.end()));
        QVERIFY2(bench.run(at, buffer) == CUDA_SUCCESS, qPrintable(bench.faultText()));
        Words found = bench.read(one, 256), rest = bench.read(two, 256);
        found.insert(found.end(), rest.begin(), rest.end());
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (mask >= 0)
                QCOMPARE(found[i], (mask >> i % 16 & 1) != 0 ? brought[i] : before[i]);
            else if (i % 4 == 0)
                QCOMPARE(valueAt<std::uint32_t>(found, i), valueAt<std::uint32_t>(before, i) + valueAt<std::uint32_t>(brought, i));
        }
    }

    /// What is bound later is found, and what was unbound is not.
    void bindingsChange()
    {
        Bench bench("    multimem.st.weak.global.b32 [%d4], %r1;\n");
        const auto first = bench.create(), second = bench.create();
        const CUdeviceptr at = bench.map(0, bench.object, 4 * kPiece);
        require(bench.memory.bind(bench.object, 0, first, 0, kPiece, 0));
        const CUdeviceptr one = bench.map(5, first), two = bench.map(6, second);
        bench.write(one, Words(512));
        bench.write(two, Words(512));
        QCOMPARE(bench.run(at, one), CUDA_SUCCESS);
        QCOMPARE(bench.memory.unbind(bench.object, 0, 0, kPiece), CUDA_SUCCESS);
        require(bench.memory.bind(bench.object, 0, second, 0, kPiece, 0));
        bench.write(one, Words(512));
        QCOMPARE(bench.run(at, one), CUDA_SUCCESS);
        QCOMPARE(bench.read(one), Words(512));
        QCOMPARE(valueAt<std::uint32_t>(bench.read(two), 31 * kLaneBytes), 31U);
        QCOMPARE(bench.memory.release(bench.object), CUDA_SUCCESS);  // the mapping keeps it
        QCOMPARE(bench.run(at, one), CUDA_SUCCESS);
        QCOMPARE(bench.memory.unmap(at, 4 * kPiece), CUDA_SUCCESS);
        QVERIFY(bench.run(at, one) != CUDA_SUCCESS);
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
        Bench bench(std::string("    ") + row.body + "\n");
        const auto handle = bench.create();
        require(bench.memory.bind(bench.object, 0, handle, 0, kPiece, 0));
        const CUdeviceptr at = bench.map(0, bench.object, 4 * kPiece), buffer = bench.allocate(512);
        bench.map(5, handle);
        QVERIFY(bench.run(row.to ? row.to(bench) : at, buffer) != CUDA_SUCCESS);
        const std::optional<Fault> fault = bench.api.channel->fault();
        QVERIFY(fault.has_value());
        QVERIFY2(fault->message.english().find(row.words) != std::string::npos, fault->message.english().c_str());
        QCOMPARE(fault->kind, row.kind);
    }

    void tellsItself()
    {
        Bench bench;
        int has = 0;
        QCOMPARE(bench.api.cuDeviceGetAttribute(&has, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 0), CUDA_SUCCESS);
        QCOMPARE(has, 1);
        std::size_t bytes = 0;
        QCOMPARE(VirtualMemory::multicastGranularity(&bytes, &kObject, CU_MULTICAST_GRANULARITY_RECOMMENDED), CUDA_SUCCESS);
        QCOMPARE(bytes, kPiece);
        QCOMPARE(VirtualMemory::multicastGranularity(nullptr, &kObject, CU_MULTICAST_GRANULARITY_MINIMUM), CUDA_ERROR_INVALID_VALUE);
        Bench older({}, "sm_80");
        QCOMPARE(older.api.cuDeviceGetAttribute(&has, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 0), CUDA_SUCCESS);
        QCOMPARE(has, 0);
    }
};

KD_TEST(TestMulticast, QCoreApplication)

}  // namespace tst_multicast

#include "tst_multicast.moc"
