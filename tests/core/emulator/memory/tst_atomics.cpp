// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybench.h"

#include "core/base/error.h"
#include "core/emulator/memory/halves.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <random>
#include <thread>

namespace tst_atomics {

using namespace kd;
using namespace kd::emulator;

namespace {

using U64 = std::uint64_t;

// What the PTX ISA says of one operation, on zero-extended bits.
using Reference = std::function<U64(U64 old, U64 b, U64 c)>;

struct Operation {
    const char* words;     ///< "add.u32"
    const char* prefix;    ///< of its registers
    std::size_t bytes;
    Reference apply;
};

template <typename S, typename Of>
Reference integer(Of of)
{
    return [of](U64 old, U64 b, U64) {
        return static_cast<U64>(static_cast<std::make_unsigned_t<S>>(of(static_cast<S>(old), static_cast<S>(b))));
    };
}

float floatOf(U64 bits)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
}

std::vector<Operation> operations()
{
    const auto minimum = [](auto a, auto b) { return a < b ? a : b; };
    const auto maximum = [](auto a, auto b) { return a < b ? b : a; };
    const auto sum = [](auto a, auto b) { return static_cast<decltype(a)>(static_cast<U64>(a) + static_cast<U64>(b)); };
    return {{"add.u32", "%r", 4, integer<std::uint32_t>(sum)},
            {"add.s32", "%r", 4, integer<std::int32_t>(sum)},
            {"add.u64", "%rd", 8, integer<std::uint64_t>(sum)},
            {"min.u32", "%r", 4, integer<std::uint32_t>(minimum)},
            {"min.s32", "%r", 4, integer<std::int32_t>(minimum)},
            {"min.u64", "%rd", 8, integer<std::uint64_t>(minimum)},
            {"min.s64", "%rd", 8, integer<std::int64_t>(minimum)},
            {"max.u32", "%r", 4, integer<std::uint32_t>(maximum)},
            {"max.s32", "%r", 4, integer<std::int32_t>(maximum)},
            {"max.u64", "%rd", 8, integer<std::uint64_t>(maximum)},
            {"max.s64", "%rd", 8, integer<std::int64_t>(maximum)},
            {"and.b32", "%r", 4, [](U64 a, U64 b, U64) { return a & b; }},
            {"and.b64", "%rd", 8, [](U64 a, U64 b, U64) { return a & b; }},
            {"or.b32", "%r", 4, [](U64 a, U64 b, U64) { return a | b; }},
            {"or.b64", "%rd", 8, [](U64 a, U64 b, U64) { return a | b; }},
            {"xor.b32", "%r", 4, [](U64 a, U64 b, U64) { return a ^ b; }},
            {"xor.b64", "%rd", 8, [](U64 a, U64 b, U64) { return a ^ b; }},
            {"inc.u32", "%r", 4, [](U64 a, U64 b, U64) { return a >= b ? 0 : a + 1; }},
            {"dec.u32", "%r", 4, [](U64 a, U64 b, U64) { return a == 0 || a > b ? b : a - 1; }},
            {"exch.b32", "%r", 4, [](U64, U64 b, U64) { return b; }},
            {"exch.b64", "%rd", 8, [](U64, U64 b, U64) { return b; }},
            {"cas.b16", "%rs", 2, [](U64 a, U64 b, U64 c) { return a == b ? c : a; }},
            {"cas.b32", "%r", 4, [](U64 a, U64 b, U64 c) { return a == b ? c : a; }},
            {"cas.b64", "%rd", 8, [](U64 a, U64 b, U64 c) { return a == b ? c : a; }}};
}

bool isReducible(const Operation& operation)
{
    const std::string words = operation.words;
    return !words.starts_with("cas") && !words.starts_with("exch");
}

std::string textOf(const Operation& operation, const std::string& space, bool isReduction, const std::string& address)
{
    const std::string prefix = operation.prefix;
    std::string text = (isReduction ? "red" : "atom") + space + "." + operation.words + " ";
    text += (isReduction ? "" : prefix + "4, ") + ("[" + address + "+8], " + prefix + "2");
    return text + (std::string(operation.words).starts_with("cas") ? ", " + prefix + "3;" : ";");
}

U64 readBits(const std::byte* from, std::size_t bytes)
{
    U64 value = 0;
    std::memcpy(&value, from, bytes);
    return value;
}

// Small numbers, so that comparisons come out either way, and all bits now and then.
U64 someValue(std::mt19937_64& random)
{
    switch (random() % 4) {
    case 0: return random();
    case 1: return 0 - random() % 4;
    default: return random() % 4;
    }
}

QString errorOf(const std::string& text)
{
    MemoryBench bench;
    try {
        bench.decode(text);
    } catch (const Error& error) {
        return QString::fromStdString(error.info().text.english());
    }
    return "no error";
}

}  // namespace

class AtomicsTest : public QObject {
    Q_OBJECT
private slots:
    void lanesGoOneByOne_data();
    void lanesGoOneByOne();
    void threadsDoNotLoseUpdates();
    void addsFloats();
    void addsDoubles();
    void wideOnesMoveAllBits();
    void halvesRoundToNearestEven();
    void bfloatsRoundToNearestEven();
    void addsHalves();
    void vectorsWorkByElement();
    void minimumAndMaximumOfHalvesMindNaN();
    void acceptsEveryPlaceOfOrderAndScope_data();
    void acceptsEveryPlaceOfOrderAndScope();
    void refuses_data();
    void refuses();
    void faultsAreAtomicOperations();
};

void AtomicsTest::lanesGoOneByOne_data()
{
    QTest::addColumn<QString>("space");
    QTest::addColumn<bool>("isReduction");
    for (const char* space : {".global", ".shared", ".shared::cta", ".narrow", "", ".genericshared"}) {
        QTest::addRow("atom%s", space) << QString(space) << false;
        QTest::addRow("red%s", space) << QString(space) << true;
    }
}

void AtomicsTest::lanesGoOneByOne()
{
    QFETCH(QString, space);
    QFETCH(bool, isReduction);
    std::mt19937_64 random(3);
    const bool isShared = space.contains("shared") || space == ".narrow";
    MemoryBench bench;
    std::byte* memory = isShared ? bench.shared() : reinterpret_cast<std::byte*>(bench.memory().allocate(64));
    const U64 base = space == ".genericshared" ? bench.launch().sharedWindow : isShared ? 0 : reinterpret_cast<U64>(memory);
    const std::string written = space == ".genericshared" ? "" : space == ".narrow" ? ".shared" : space.toStdString();
    const std::string address = space == ".narrow" ? "%r1" : "%rd1";
    for (const Operation& operation : operations()) {
        if (isReduction && !isReducible(operation))
            continue;
        const Instruction instruction = bench.decode(textOf(operation, written, isReduction, address));
        for (int round = 0; round < 40; ++round) {
            const LaneMask mask = round == 0 ? kAllLanes : static_cast<LaneMask>(random() | 1);
            std::vector<U64> words(8), results(kLanes);
            for (std::size_t i = 0; i < words.size(); ++i) {
                words[i] = someValue(random);
                std::memcpy(memory + i * operation.bytes, &words[i], operation.bytes);
                words[i] = readBits(memory + i * operation.bytes, operation.bytes);
            }
            for (int lane = 0; lane < kLanes; ++lane) {
                const std::size_t word = random() % words.size(), at = static_cast<std::size_t>(lane) * operation.bytes;
                const U64 pointer = base + word * operation.bytes - 8;
                if (address == "%r1")
                    bench.set<std::uint32_t>("%r1", lane, static_cast<std::uint32_t>(pointer));
                else
                    bench.set<U64>("%rd1", lane, pointer);
                const std::string prefix = operation.prefix;
                for (const char* number : {"2", "3", "4"}) {
                    const U64 value = someValue(random);
                    std::memcpy(bench.lanesOf(prefix + number) + at, &value, operation.bytes);
                }
                const U64 b = readBits(bench.lanesOf(prefix + "2") + at, operation.bytes);
                const U64 c = readBits(bench.lanesOf(prefix + "3") + at, operation.bytes);
                results[static_cast<std::size_t>(lane)] = readBits(bench.lanesOf(prefix + "4") + at, operation.bytes);
                if ((mask >> lane & 1) == 0)
                    continue;
                if (!isReduction)
                    results[static_cast<std::size_t>(lane)] = words[word];
                words[word] = operation.apply(words[word], b, c);
            }
            QVERIFY2(bench.run(instruction, mask), bench.fault().text.english().c_str());
            for (std::size_t i = 0; i < words.size(); ++i)
                QVERIFY2(readBits(memory + i * operation.bytes, operation.bytes) == words[i], operation.words);
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                QVERIFY2(readBits(bench.lanesOf(std::string(operation.prefix) + "4") + lane * operation.bytes, operation.bytes) ==
                             results[lane],
                         operation.words);
        }
    }
}

void AtomicsTest::threadsDoNotLoseUpdates()
{
    constexpr int kRounds = 2000, kThreads = 4;
    MemoryBench owner;
    const U64 address = owner.memory().allocate(64);
    const auto work = [address, &owner] {
        MemoryBench bench;
        bench.warp().global = owner.memory().map();
        bench.launch().memory = &owner.memory();
        bench.setAll<U64>("%rd1", [&](int lane) { return address + (lane % 2 == 0 ? 0 : 8); });
        bench.setAll<std::uint32_t>("%r2", [](int) { return 1; });
        bench.setAll<std::uint32_t>("%f2", [](int) { return 0x3f800000; });
        bench.setAll<U64>("%rd3", [&](int) { return address + 16; });
        bench.setAll<U64>("%rd5", [&](int) { return address + 32; });
        for (int lane = 0; lane < kLanes; ++lane)
            bench.set<U64>("%q2", lane * 2, 1);
        const Instruction add = bench.decode("atom.global.add.u32 %r4, [%rd1], %r2;"),
                          inc = bench.decode("red.global.inc.u32 [%rd3], 0xffffffff;");
        const Instruction addFloat = bench.decode("red.global.add.f32 [%rd3+4], %f2;");
        for (int round = 0; round < kRounds; ++round) {
            bench.run(add);
            bench.run(inc, 0xff);
            bench.run(addFloat, 0xf);
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(address), 16u * kRounds * kThreads);
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(address + 8), 16u * kRounds * kThreads);
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(address + 16), 8u * kRounds * kThreads);
    QCOMPARE(*reinterpret_cast<float*>(address + 20), 4.0f * kRounds * kThreads);
}

void AtomicsTest::addsFloats()
{
    MemoryBench bench;
    const U64 global = bench.memory().allocate(4);
    const auto added = [&](const char* space, U64 pointer, std::uint32_t* memory, std::uint32_t old, std::uint32_t more) {
        *memory = old;
        bench.set<U64>("%rd1", 0, pointer);
        bench.set<std::uint32_t>("%f2", 0, more);
        if (!bench.run(std::string("atom") + space + ".add.f32 %f4, [%rd1], %f2;", 1))
            return ~0u;
        return bench.get<std::uint32_t>("%f4", 0) == old ? *memory : ~1u;
    };
    auto* inGlobal = reinterpret_cast<std::uint32_t*>(global);
    auto* inShared = reinterpret_cast<std::uint32_t*>(bench.shared());
    QCOMPARE(added(".global", global, inGlobal, 0x3f800000, 0x40000000), 0x40400000u);
    QCOMPARE(added(".shared", 0, inShared, 0x3f800000, 0x40000000), 0x40400000u);
    // Subnormal numbers: zeroes of their sign in global memory, kept in shared memory
    QCOMPARE(added(".global", global, inGlobal, 0x00000001, 0x00000001), 0u);
    QCOMPARE(added(".global", global, inGlobal, 0x80000001, 0x80000001), 0x80000000u);
    QCOMPARE(added(".global", global, inGlobal, 0x00800001, 0x80800000), 0u);
    QCOMPARE(added(".shared", 0, inShared, 0x00000001, 0x00000001), 2u);
    QCOMPARE(added("", bench.launch().sharedWindow, inShared, 0x00000001, 0x00000001), 2u);
    QCOMPARE(added("", global, inGlobal, 0x00000001, 0x00000001), 0u);
    // Infinity less infinity is the NaN of the machine
    QCOMPARE(added(".global", global, inGlobal, 0x7f800000, 0xff800000), 0x7fffffffu);
    QCOMPARE(added(".global", global, inGlobal, 0x7fc00001, 0x3f800000), 0x7fffffffu);
    // Ties go to even
    QCOMPARE(floatOf(added(".global", global, inGlobal, 0x4b800000, 0x3f800000)), 16777216.0f);
}

void AtomicsTest::addsDoubles()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(8);
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    bench.setAll<double>("%fd2", [](int lane) { return 0.5 * lane; });
    QVERIFY(bench.run("red.global.add.f64 [%rd1], %fd2;"));
    QCOMPARE(*reinterpret_cast<double*>(address), 0.5 * 31 * 32 / 2);
    QVERIFY(bench.run("atom.add.f64 %fd4, [%rd1], %fd2;", 2));
    QCOMPARE(bench.get<double>("%fd4", 1), 248.0);
    QCOMPARE(*reinterpret_cast<double*>(address), 248.5);
}

void AtomicsTest::wideOnesMoveAllBits()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(16);
    auto* memory = reinterpret_cast<U64*>(address);
    memory[0] = 1;
    memory[1] = 2;
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    bench.set<U64>("%q2", 0, 3);
    bench.set<U64>("%q2", 1, 4);
    QVERIFY(bench.run("atom.global.exch.b128 %q4, [%rd1], %q2;", 1));
    QCOMPARE(bench.get<U64>("%q4", 1), 2u);
    QCOMPARE(memory[1], 4u);
    bench.set<U64>("%q3", 1, 9);
    QVERIFY(bench.run("atom.global.cas.b128 %q4, [%rd1], %q2, %q3;", 1));
    QCOMPARE(memory[0], 0u);
    QCOMPARE(memory[1], 9u);
    QVERIFY(bench.run("atom.global.cas.b128 %q4, [%rd1], %q2, %q2;", 1));
    QCOMPARE(bench.get<U64>("%q4", 1), 9u);
    QCOMPARE(memory[1], 9u);
}

// Every value comes back, and between neighbours the nearer one is taken, the even one in the middle.
void AtomicsTest::halvesRoundToNearestEven()
{
    for (std::uint32_t bits = 0; bits < 0x7c00; ++bits) {
        const auto half = static_cast<std::uint16_t>(bits);
        const float value = halfToFloat(half);
        const int exponent = std::max<int>(bits >> 10, 1) - 15;
        const float exact = std::ldexp(static_cast<float>((bits & 0x3ff) + ((bits >> 10) != 0 ? 0x400 : 0)), exponent - 10);
        QCOMPARE(value, exact);
        QCOMPARE(floatToHalf(value), half);
        QCOMPARE(floatToHalf(-value), half | 0x8000);
        const float next = bits == 0x7bff ? 65536.0f : halfToFloat(static_cast<std::uint16_t>(bits + 1));
        const float middle = value + (next - value) / 2;
        QCOMPARE(floatToHalf(middle), bits % 2 == 0 ? half : half + 1);
        QCOMPARE(floatToHalf(std::nextafterf(middle, 0.0f)), half);
        QCOMPARE(floatToHalf(std::nextafterf(middle, 1e9f)), half + 1);
    }
    QCOMPARE(floatToHalf(INFINITY), 0x7c00);
    QCOMPARE(floatToHalf(-INFINITY), 0xfc00);
    QCOMPARE(floatToHalf(NAN), 0x7fff);
    QVERIFY(std::isinf(halfToFloat(0xfc00)) && std::isnan(halfToFloat(0x7c01)));
}

void AtomicsTest::bfloatsRoundToNearestEven()
{
    for (std::uint32_t bits = 0; bits < 0x7f80; ++bits) {
        const auto value = std::bit_cast<float>(bits << 16);
        QCOMPARE(floatToBfloat(value), static_cast<std::uint16_t>(bits));
        const auto middle = std::bit_cast<float>(bits << 16 | 0x8000);
        QCOMPARE(floatToBfloat(middle), static_cast<std::uint16_t>(bits + bits % 2));
        QCOMPARE(floatToBfloat(std::bit_cast<float>(bits << 16 | 0x7fff)), static_cast<std::uint16_t>(bits));
        QCOMPARE(floatToBfloat(std::bit_cast<float>(bits << 16 | 0x8001)), static_cast<std::uint16_t>(bits + 1));
    }
    QCOMPARE(floatToBfloat(NAN), 0x7fff);
}

void AtomicsTest::addsHalves()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(8);
    auto* halves = reinterpret_cast<std::uint16_t*>(address);
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    halves[0] = 0x3c00;  // 1
    bench.set<std::uint16_t>("%rs2", 0, 0x4000);
    QVERIFY(bench.run("atom.global.add.noftz.f16 %rs4, [%rd1], %rs2;", 1));
    QCOMPARE(halves[0], 0x4200);
    QCOMPARE(bench.get<std::uint16_t>("%rs4", 0), 0x3c00);
    halves[0] = 0x3f80;
    bench.set<std::uint16_t>("%rs2", 0, 0x4000);
    QVERIFY(bench.run("red.global.add.noftz.bf16 [%rd1], %rs2;", 1));
    QCOMPARE(halves[0], 0x4040);
    halves[0] = 0x0001;
    halves[1] = 0x7bff;
    bench.set<std::uint32_t>("%r2", 0, 0x7bff0001);
    QVERIFY(bench.run("atom.global.add.noftz.f16x2 %r4, [%rd1], %r2;", 1));
    QCOMPARE(halves[0], 0x0002);
    QCOMPARE(halves[1], 0x7c00);
    QCOMPARE(bench.get<std::uint32_t>("%r4", 0), 0x7bff0001u);
}

void AtomicsTest::vectorsWorkByElement()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(32);
    auto* floats = reinterpret_cast<float*>(address);
    for (int i = 0; i < 4; ++i)
        floats[i] = static_cast<float>(i);
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    for (const char* name : {"%f2", "%f3", "%f4", "%f5"})
        bench.setAll<float>(name, [](int lane) { return lane; });
    QVERIFY(bench.run("atom.global.add.v4.f32 {%f6, %f7, %f8, %f9}, [%rd1], {%f2, %f3, %f4, %f5};", 6));
    QCOMPARE(floats[3], 6.0f);
    QCOMPARE(bench.get<float>("%f9", 2), 4.0f);
    QVERIFY(bench.run("red.global.v2.f32.add [%rd1+8], {%f2, %f3};", 2));
    QCOMPARE(floats[0], 3.0f);
    QCOMPARE(floats[2], 6.0f);
    auto* halves = reinterpret_cast<std::uint16_t*>(address);
    for (int i = 0; i < 8; ++i)
        halves[i] = 0x3c00;
    for (int i = 0; i < 8; ++i)
        bench.set<std::uint16_t>("%rs" + std::to_string(i), 0, static_cast<std::uint16_t>(i % 2 == 0 ? 0x4000 : 0x3800));
    QVERIFY(bench.run("red.global.max.noftz.v8.f16 [%rd1], {%rs0, %rs1, %rs2, %rs3, %rs4, %rs5, %rs6, %rs7};", 1));
    QCOMPARE(halves[6], 0x4000);
    QCOMPARE(halves[7], 0x3c00);
}

void AtomicsTest::minimumAndMaximumOfHalvesMindNaN()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(8);
    auto* halves = reinterpret_cast<std::uint16_t*>(address);
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    halves[0] = 0x7e00;
    halves[1] = 0x8000;
    bench.set<std::uint16_t>("%rs2", 0, 0x3c00);
    bench.set<std::uint16_t>("%rs3", 0, 0x0000);
    QVERIFY(bench.run("red.global.min.noftz.v2.f16 [%rd1], {%rs2, %rs3};", 1));
    QCOMPARE(halves[0], 0x3c00);
    QCOMPARE(halves[1], 0x8000);
    QVERIFY(bench.run("red.global.max.noftz.v2.f16 [%rd1], {%rs3, %rs3};", 1));
    QCOMPARE(halves[0], 0x3c00);
    QCOMPARE(halves[1], 0x0000);
    bench.set<std::uint16_t>("%rs2", 0, 0x7e01);
    halves[0] = 0x7e00;
    QVERIFY(bench.run("red.global.max.noftz.v2.f16 [%rd1], {%rs2, %rs3};", 1));
    QCOMPARE(halves[0], 0x7fff);
}

void AtomicsTest::acceptsEveryPlaceOfOrderAndScope_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words : {"atom.add.u32", "atom.global.add.u32", "atom.relaxed.gpu.global.add.u32", "atom.add.acq_rel.cta.u32",
                              "atom.global.cta.add.u32", "atom.add.release.sys.u32", "atom.acquire.cluster.global.add.u32",
                              "atom.sys.global.add.u32", "atom.global.add.L2::cache_hint.u32"})
        QTest::newRow(words) << words;
}

void AtomicsTest::acceptsEveryPlaceOfOrderAndScope()
{
    QFETCH(QString, words);
    MemoryBench bench;
    const U64 address = bench.memory().allocate(4);
    bench.setAll<U64>("%rd1", [&](int) { return address; });
    bench.setAll<std::uint32_t>("%r2", [](int) { return 2; });
    QVERIFY(bench.run(words.toStdString() + " %r4, [%rd1], %r2" + (words.contains("hint") ? ", %rd2;" : ";")));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(address), 64u);
    QCOMPARE(bench.get<std::uint32_t>("%r4", 31), 62u);
}

void AtomicsTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* text, const char* why) { QTest::newRow(text) << text << why; };
    row("atom.global.add.b32 %r4, [%rd1], %r2;", "not emulated: .b32");
    row("atom.global.add.s64 %rd4, [%rd1], %rd2;", "not emulated: .s64");
    row("atom.global.inc.u64 %rd4, [%rd1], %rd2;", "not emulated: .u64");
    row("atom.global.add.f16 %rs4, [%rd1], %rs2;", "not emulated: .f16");
    row("atom.global.sub.u32 %r4, [%rd1], %r2;", "not emulated: .sub");
    row("red.global.cas.b32 [%rd1], %r2, %r3;", "not emulated: .cas");
    row("atom.global.cas.b32 %r4, [%rd1], %r2;", "3 operands instead of 4");
    row("atom.global.add.u32 %rd4, [%rd1], %r2;", "another size");
    row("atom.const.add.u32 %r4, [%rd1], %r2;", "not emulated: .const");
    row("atom.add.u32 %r4, [callBytes], %r2;", "callBytes is in .param");
    row("atom.global.add.v2.f32 {%f1, %f2}, [%rd1], {%f3};", "1 elements instead of 2");
}

void AtomicsTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, why);
    const QString error = errorOf(text.toStdString());
    QVERIFY2(error.contains(why), qPrintable(error));
}

void AtomicsTest::faultsAreAtomicOperations()
{
    MemoryBench bench;
    const U64 address = bench.memory().allocate(8);
    bench.setAll<U64>("%rd1", [&](int lane) { return address + static_cast<U64>(lane) * 4; });
    QVERIFY(!bench.run("atom.global.add.u32 %r4, [%rd1], 1;"));
    QCOMPARE(bench.fault().lane, 2);
    QVERIFY(bench.fault().text.english().starts_with("an atomic operation on 4 bytes at "));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(address), 0u);
    bench.setAll<U64>("%rd1", [&](int) { return bench.constWords(); });
    QVERIFY(!bench.run("atom.add.u32 %r4, [%rd1], 1;"));
    QVERIFY(bench.fault().kind == Fault::Kind::ReadOnlyWrite);
}

KD_TEST(AtomicsTest, QCoreApplication)

}  // namespace tst_atomics

#include "tst_atomics.moc"
