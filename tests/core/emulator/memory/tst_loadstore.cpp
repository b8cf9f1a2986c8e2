// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybench.h"

#include "core/base/error.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_loadstore {

using namespace kd;
using namespace kd::emulator;

namespace {

constexpr HostIsa kIsas[] = {HostIsa::Generic, HostIsa::Avx2};

bool canRun(HostIsa isa)
{
    return isa == HostIsa::Generic || __builtin_cpu_supports("avx2");
}

// How the lanes' addresses lie to each other.
enum class Pattern { Run, Same, Stride, Reverse, Random, OneOff };
constexpr Pattern kPatterns[] = {Pattern::Run, Pattern::Same, Pattern::Stride, Pattern::Reverse, Pattern::Random, Pattern::OneOff};

std::size_t element(Pattern pattern, int lane, std::mt19937& random)
{
    const auto number = static_cast<std::size_t>(lane);
    switch (pattern) {
    case Pattern::Run: return number;
    case Pattern::Same: return 5;
    case Pattern::Stride: return number * 3 % 48;
    case Pattern::Reverse: return 31 - number;
    case Pattern::Random: return random() % 48;
    default: return number == 17 ? 40 : number;
    }
}

struct Form {
    std::string type;      ///< "v4.u8"
    int count;
    std::size_t bytes;     ///< of an element
    bool isSigned;
    std::string prefix;    ///< of its registers
    std::size_t width;     ///< of those
};

std::vector<Form> forms()
{
    std::vector<Form> all = {{"u8", 1, 1, false, "%rs", 2},  {"s8", 1, 1, true, "%rs", 2},   {"u8", 1, 1, false, "%r", 4},
                             {"s8", 1, 1, true, "%r", 4},    {"u8", 1, 1, false, "%rd", 8},  {"s8", 1, 1, true, "%rd", 8},
                             {"b16", 1, 2, false, "%rs", 2}, {"u16", 1, 2, false, "%r", 4},  {"s16", 1, 2, true, "%r", 4},
                             {"s16", 1, 2, true, "%rd", 8},  {"u16", 1, 2, false, "%rd", 8}, {"u32", 1, 4, false, "%r", 4},
                             {"f32", 1, 4, false, "%f", 4},  {"u32", 1, 4, false, "%rd", 8}, {"s32", 1, 4, true, "%rd", 8},
                             {"f32", 1, 4, false, "%rd", 8},
                             {"f64", 1, 8, false, "%fd", 8}, {"b64", 1, 8, false, "%rd", 8}, {"b128", 1, 16, false, "%q", 16}};
    for (const int count : {2, 4}) {  // by four, 64 bits are for global memory only
        const std::string v = "v" + std::to_string(count) + ".";
        all.push_back({v + "u8", count, 1, false, "%rs", 2});
        all.push_back({v + "s8", count, 1, true, "%r", 4});
        all.push_back({v + "b16", count, 2, false, "%rs", 2});
        all.push_back({v + "f32", count, 4, false, "%f", 4});
        all.push_back({v + "b64", count, 8, false, "%rd", 8});
    }
    all.push_back({"v2.f32", 2, 4, false, "%rd", 8});
    all.push_back({"v8.b32", 8, 4, false, "%r", 4});
    all.push_back({"v8.u8", 8, 1, false, "%rs", 2});
    all.push_back({"v8.s8", 8, 1, true, "%r", 4});
    return all;
}

std::string registersOf(const Form& form)
{
    if (form.count == 1)
        return form.prefix + "2";
    std::string list = "{";
    for (int i = 0; i < form.count; ++i)
        list += (i == 0 ? "" : ", ") + form.prefix + std::to_string(2 + i);
    return list + "}";
}

struct Place {
    std::string space;    ///< ".shared"
    std::string address;  ///< register that holds addresses
};
constexpr std::size_t kBytes = 48 * 32;

// A bench with `kBytes` of known bytes in one space, and the addresses of the lanes' elements in a register.
struct Trial {
    MemoryBench bench;
    std::string space, address;
    std::uint64_t base = 0;
    std::byte* memory[kLanes];

    Trial(HostIsa isa, const std::string& where, unsigned seed) : bench(isa), space(where)
    {
        address = where == ".shared32" || where == ".local32" ? "%r1" : "%rd1";
        space = where == ".shared32"                           ? ".shared"
            : where == ".local32"                              ? ".local"
            : where == ".generic" || where == ".genericshared" ? ""
                                                               : where;
        std::byte* one = nullptr;
        if (where == ".global" || where == ".generic") {
            base = bench.memory().allocate(kBytes);
            one = reinterpret_cast<std::byte*>(base);
        } else if (where == ".const") {
            base = bench.memory().allocate(kBytes, "table", DeviceMemory::Access::Constant);
            one = reinterpret_cast<std::byte*>(base);
        } else if (where.starts_with(".shared") || where == ".genericshared") {
            base = where == ".genericshared" ? bench.launch().sharedWindow + 512 : 512;
            one = bench.shared() + 512;
        }
        std::mt19937 random(seed);
        for (int lane = 0; lane < kLanes; ++lane) {
            memory[lane] = one != nullptr ? one : bench.local(lane);
            for (std::size_t i = 0; i < (one != nullptr ? kBytes : MemoryBench::kLocalBytes) && (one == nullptr || lane == 0); ++i)
                memory[lane][i] = static_cast<std::byte>(random());
        }
    }
    void point(int lane, std::uint64_t offset)
    {
        if (address == "%r1")
            bench.set<std::uint32_t>("%r1", lane, static_cast<std::uint32_t>(base + offset - 16));
        else
            bench.set<std::uint64_t>("%rd1", lane, base + offset - 16);
    }
};

// The value of `width` bytes that `bytes` of memory are extended to.
std::vector<std::byte> extended(const std::byte* from, const Form& form)
{
    std::vector<std::byte> value(form.width);
    std::memcpy(value.data(), from, form.bytes);
    const bool isNegative = form.isSigned && (std::to_integer<int>(from[form.bytes - 1]) & 0x80) != 0;
    for (std::size_t i = form.bytes; i < form.width; ++i)
        value[i] = isNegative ? std::byte{0xff} : std::byte{};
    return value;
}

std::byte* registerBytes(MemoryBench& bench, const Form& form, int index, int lane)
{
    return bench.lanesOf(form.prefix + std::to_string(2 + index)) + static_cast<std::size_t>(lane) * form.width;
}

LaneMask someMask(std::mt19937& random, int round)
{
    constexpr LaneMask kFixed[] = {kAllLanes, 1, 0x80000000u, 0x0000ffffu, 0x55555555u, 0x7fffffffu};
    return round < 6 ? kFixed[round] : static_cast<LaneMask>(random()) | 1u << (random() % 32);
}

QString errorOf(MemoryBench& bench, const std::string& text)
{
    try {
        bench.decode(text);
    } catch (const Error& error) {
        return QString::fromStdString(error.info().text.english());
    }
    return "no error";
}

}  // namespace

class LoadStoreTest : public QObject {
    Q_OBJECT
private slots:
    void loads_data();
    void loads();
    void stores_data();
    void stores();
    void addressRegisterMayBeLoaded();
    void highestLaneWinsWhenAllStoreToOnePlace();
    void readsKernelParameters();
    void movesCallParameters();
    void takesVariablesAndNumbers();
    void takesAVectorOfOneAsItsElement();
    void storesImmediates();
    void acceptsEveryOrderAndHint_data();
    void acceptsEveryOrderAndHint();
    void refuses_data();
    void refuses();

private:
    static void addRows(const std::vector<std::string>& spaces);
};

void LoadStoreTest::addRows(const std::vector<std::string>& spaces)
{
    QTest::addColumn<QString>("where");
    for (const std::string& space : spaces)
        QTest::newRow(space.c_str()) << QString::fromStdString(space);
}

void LoadStoreTest::loads_data()
{
    addRows({".global", ".generic", ".const", ".shared", ".shared32", ".genericshared", ".local", ".local32"});
}

// Against bytes moved one by one, for every type, pattern, some masks and both instruction sets.
void LoadStoreTest::loads()
{
    QFETCH(QString, where);
    std::mt19937 random(7);
    for (const Form& form : forms()) {
        const std::size_t size = form.bytes * static_cast<std::size_t>(form.count);
        const bool isLocal = where.startsWith(".local");
        if (size == 32 && where != ".global")
            continue;
        for (const HostIsa isa : kIsas) {
            if (!canRun(isa))
                continue;
            Trial trial(isa, where.toStdString(), 1);
            const Instruction instruction = trial.bench.decode("ld" + trial.space + "." + form.type + " " + registersOf(form) +
                                                               ", [" + trial.address + "+16];");
            for (int round = 0; round < 60; ++round) {
                const Pattern pattern = kPatterns[round % 6];
                const LaneMask mask = someMask(random, round / 6);
                std::size_t offsets[kLanes];
                for (int lane = 0; lane < kLanes; ++lane) {
                    offsets[lane] = element(pattern, lane, random) % (isLocal ? MemoryBench::kLocalBytes / size : 48) * size;
                    trial.point(lane, (mask >> lane & 1) != 0 ? offsets[lane] : random());
                    for (int i = 0; i < form.count; ++i)
                        std::memset(registerBytes(trial.bench, form, i, lane), 0xa5, form.width);
                }
                QVERIFY2(trial.bench.run(instruction, mask), trial.bench.fault().text.english().c_str());
                for (int lane = 0; lane < kLanes; ++lane) {
                    for (int i = 0; i < form.count; ++i) {
                        const auto expected = (mask >> lane & 1) != 0
                            ? extended(trial.memory[lane] + offsets[lane] + form.bytes * static_cast<std::size_t>(i), form)
                            : std::vector<std::byte>(form.width, std::byte{0xa5});
                        QVERIFY2(std::memcmp(registerBytes(trial.bench, form, i, lane), expected.data(), form.width) == 0,
                                 qPrintable(QString("%1 round %2 lane %3").arg(form.type.c_str()).arg(round).arg(lane)));
                    }
                }
            }
        }
    }
}

void LoadStoreTest::stores_data()
{
    addRows({".global", ".generic", ".shared", ".shared32", ".genericshared", ".local", ".local32"});
}

void LoadStoreTest::stores()
{
    QFETCH(QString, where);
    std::mt19937 random(11);
    for (const Form& form : forms()) {
        const std::size_t size = form.bytes * static_cast<std::size_t>(form.count);
        const bool isLocal = where.startsWith(".local");
        if (form.isSigned || (size == 32 && where != ".global"))
            continue;
        for (const HostIsa isa : kIsas) {
            if (!canRun(isa))
                continue;
            Trial trial(isa, where.toStdString(), 2);
            const Instruction instruction = trial.bench.decode("st" + trial.space + "." + form.type + " [" + trial.address +
                                                               "+16], " + registersOf(form) + ";");
            for (int round = 0; round < 60; ++round) {
                const Pattern pattern = kPatterns[round % 6];
                const LaneMask mask = someMask(random, round / 6);
                std::vector<std::vector<std::byte>> expected;
                for (int lane = 0; lane < kLanes; ++lane)
                    expected.emplace_back(trial.memory[lane], trial.memory[lane] + (isLocal ? MemoryBench::kLocalBytes : kBytes));
                for (int lane = 0; lane < kLanes; ++lane) {
                    const std::size_t offset =
                        element(pattern, lane, random) % (isLocal ? MemoryBench::kLocalBytes / size : 48) * size;
                    trial.point(lane, (mask >> lane & 1) != 0 ? offset : random());
                    for (int i = 0; i < form.count; ++i) {
                        std::byte* value = registerBytes(trial.bench, form, i, lane);
                        for (std::size_t byte = 0; byte < form.width; ++byte)
                            value[byte] = static_cast<std::byte>(random());
                        if ((mask >> lane & 1) != 0)
                            std::memcpy(expected[isLocal ? static_cast<std::size_t>(lane) : 0].data() + offset +
                                            form.bytes * static_cast<std::size_t>(i),
                                        value, form.bytes);
                    }
                }
                QVERIFY2(trial.bench.run(instruction, mask), trial.bench.fault().text.english().c_str());
                for (int lane = 0; lane < (isLocal ? kLanes : 1); ++lane)
                    QVERIFY2(std::memcmp(trial.memory[lane], expected[static_cast<std::size_t>(lane)].data(),
                                         expected[static_cast<std::size_t>(lane)].size()) == 0,
                             qPrintable(QString("%1 round %2 lane %3").arg(form.type.c_str()).arg(round).arg(lane)));
            }
        }
    }
}

void LoadStoreTest::addressRegisterMayBeLoaded()
{
    for (const HostIsa isa : kIsas) {
        for (const LaneMask mask : {kAllLanes, LaneMask{0x0f0f0f0f}}) {
            if (!canRun(isa))
                continue;
            MemoryBench bench(isa);
            const std::uint64_t base = bench.memory().allocate(kLanes * 48);
            for (int i = 0; i < kLanes * 6; ++i)
                reinterpret_cast<std::uint64_t*>(base)[i] = static_cast<std::uint64_t>(i) * 1000;
            bench.setAll<std::uint64_t>("%rd1", [&](int lane) { return base + static_cast<std::uint64_t>(lane) * 48; });
            QVERIFY(bench.run("ld.global.v2.u64 {%rd1, %rd2}, [%rd1];", mask));
            for (int lane = 0; lane < kLanes; ++lane) {
                const bool isOn = (mask >> lane & 1) != 0;
                QCOMPARE(bench.get<std::uint64_t>("%rd1", lane),
                         isOn ? 6000u * static_cast<unsigned>(lane) : base + static_cast<std::uint64_t>(lane) * 48);
                QCOMPARE(bench.get<std::uint64_t>("%rd2", lane), isOn ? 6000u * static_cast<unsigned>(lane) + 1000 : 0u);
            }
        }
    }
}

void LoadStoreTest::highestLaneWinsWhenAllStoreToOnePlace()
{
    for (const HostIsa isa : kIsas) {
        if (!canRun(isa))
            continue;
        MemoryBench bench(isa);
        bench.setAll<std::uint32_t>("%r2", [](int lane) { return lane; });
        bench.setAll<std::uint64_t>("%rd1", [&](int) { return bench.globalWord(); });
        QVERIFY(bench.run("st.global.u32 [%rd1], %r2;"));
        QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 31u);
        QVERIFY(bench.run("st.global.u32 [%rd1], %r2;", 0x0000ff00));
        QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 15u);
    }
}

void LoadStoreTest::readsKernelParameters()
{
    MemoryBench bench;
    for (std::size_t i = 0; i < 64; ++i)
        bench.parameters()[i] = static_cast<std::byte>(i);
    QVERIFY(bench.run("ld.param.u32 %r2, [kernelBytes+8];", 0x80000001));
    QCOMPARE(bench.get<std::uint32_t>("%r2", 0), 0x0b0a0908u);
    QCOMPARE(bench.get<std::uint32_t>("%r2", 31), 0x0b0a0908u);
    QCOMPARE(bench.get<std::uint32_t>("%r2", 1), 0u);
    QVERIFY(bench.run("ld.param.v2.f32 {%f2, %f3}, [kernelBytes+16];"));
    QCOMPARE(bench.get<std::uint32_t>("%f3", 7), 0x17161514u);
    QVERIFY(bench.run("ld.param.s8 %r3, [kernelBytes+63];"));
    QCOMPARE(bench.get<std::uint32_t>("%r3", 31), 63u);
    bench.setAll<std::uint64_t>("%rd1", [](int lane) { return lane % 16 * 4; });
    QVERIFY(bench.run("ld.param.u32 %r2, [%rd1];"));
    QCOMPARE(bench.get<std::uint32_t>("%r2", 19), 0x0f0e0d0cu);
    bench.setAll<std::uint64_t>("%rd1", [&](int) { return bench.launch().parameterWindow + 4; });
    QVERIFY(bench.run("ld.u32 %r2, [%rd1];"));
    QCOMPARE(bench.get<std::uint32_t>("%r2", 19), 0x07060504u);
}

void LoadStoreTest::movesCallParameters()
{
    MemoryBench bench;
    bench.setAll<std::uint32_t>("%r2", [](int lane) { return 0x01020304 * lane; });
    QVERIFY(bench.run("st.param.b32 [callBytes+4], %r2;", 0x0000ffff));
    QVERIFY(bench.run("ld.param.b32 %r3, [callBytes+4];"));
    QVERIFY(bench.run("ld.param.u8 %rs1, [callBytes+7];"));
    for (int lane = 0; lane < kLanes; ++lane) {
        QCOMPARE(bench.get<std::uint32_t>("%r3", lane), lane < 16 ? 0x01020304u * static_cast<unsigned>(lane) : 0u);
        QCOMPARE(bench.get<std::uint16_t>("%rs1", lane), lane < 16 ? lane : 0);
    }
    QVERIFY(bench.run("st.param.v4.f32 [callBytes+16], {%f1, %f2, %f3, %f4};"));
}

void LoadStoreTest::takesVariablesAndNumbers()
{
    MemoryBench bench;
    bench.setAll<std::uint32_t>("%r2", [](int) { return 77; });
    QVERIFY(bench.run("st.global.u32 [globalWord], %r2;"));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 77u);
    QVERIFY(bench.run("ld.u32 %r3, [globalWord];"));
    QCOMPARE(bench.get<std::uint32_t>("%r3", 12), 77u);
    reinterpret_cast<std::uint32_t*>(bench.constWords())[3] = 9;
    QVERIFY(bench.run("ld.const.u32 %r3, [constWords+12];"));
    QCOMPARE(bench.get<std::uint32_t>("%r3", 31), 9u);
    QVERIFY(bench.run("st.shared.u32 [sharedWord], %r2;"));
    QVERIFY(bench.run("ld.shared.u32 %r3, [0];"));
    QCOMPARE(bench.get<std::uint32_t>("%r3", 5), 77u);
    bench.setAll<std::uint32_t>("%r2", [](int lane) { return lane; });
    QVERIFY(bench.run("st.local.u32 [localBytes+8], %r2;"));
    QVERIFY(bench.run("ld.local.u16 %rs1, [localBytes+8];"));
    QCOMPARE(bench.get<std::uint16_t>("%rs1", 30), 30);
}

void LoadStoreTest::takesAVectorOfOneAsItsElement()
{
    MemoryBench bench;
    bench.setAll<std::uint32_t>("%r2", [](int) { return 77; });
    QVERIFY(bench.run("st.global.b32 [globalWord], { %r2 };"));
    QVERIFY(bench.run("ld.global.b32 { %r3 }, [ globalWord + 0 ];"));
    QCOMPARE(bench.get<std::uint32_t>("%r3", 12), 77u);
}

void LoadStoreTest::storesImmediates()
{
    MemoryBench bench;
    bench.setAll<std::uint64_t>("%rd1", [&](int) { return bench.globalWord(); });
    QVERIFY(bench.run("st.global.u32 [%rd1], -2;"));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 0xfffffffeu);
    QVERIFY(bench.run("st.global.u8 [%rd1+1], 7;"));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 0xffff07feu);
    QVERIFY(bench.run("st.global.v2.u16 [%rd1], {1, 2};"));
    QCOMPARE(*reinterpret_cast<std::uint32_t*>(bench.globalWord()), 0x00020001u);
}

void LoadStoreTest::acceptsEveryOrderAndHint_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"ld.volatile.global.u32 %r2, [%rd1];",
                             "ld.global.volatile.u32 %r2, [%rd1];",
                             "ld.global.relaxed.gpu.u32 %r2, [%rd1];",
                             "ld.relaxed.gpu.global.u32 %r2, [%rd1];",
                             "ld.acquire.sys.u32 %r2, [%rd1];",
                             "ld.relaxed.cta.b64 %rd2, [%rd1];",
                             "ld.mmio.relaxed.sys.global.u32 %r2, [%rd1];",
                             "ld.weak.global.u32 %r2, [%rd1];",
                             "ld.global.nc.u32 %r2, [%rd1];",
                             "ld.global.ca.nc.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];",
                             "ld.global.nc.L1::no_allocate.L2::128B.v4.u32 {%r2, %r3, %r4, %r5}, [%rd1];",
                             "ld.global.L1::evict_last.u32 %r2, [%rd1];",
                             "ld.global.L1::evict_first.L2::evict_last.L2::cache_hint.L2::64B.u32 %r2, [%rd1], %rd3;",
                             "ld.global.L2::cache_hint.u32 %r2, [%rd1], %rd3;",
                             "ld.global.cg.u32 %r2, [%rd1];",
                             "ld.global.cv.u32 %r2, [%rd1];",
                             "ld.global.v8.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [%rd1];",
                             "ld.global.v4.b64 {%rd2, %rd3, %rd4, %rd5}, [%rd1];",
                             "ld.global.v4.f32 {_, %f2, _, %f4}, [%rd1];",
                             "ldu.global.v2.f32 {%f1, %f2}, [%rd1];",
                             "st.volatile.global.u32 [%rd1], %r2;",
                             "st.relaxed.gpu.global.u32 [%rd1], %r2;",
                             "st.release.sys.u32 [%rd1], %r2;",
                             "st.mmio.relaxed.sys.global.u32 [%rd1], %r2;",
                             "st.global.wt.u32 [%rd1], %r2;",
                             "st.weak.global.cs.v2.b32 [%rd1], {%r2, %r3};",
                             "st.global.L1::no_allocate.L2::cache_hint.u32 [%rd1], %r2, %rd3;",
                             "st.global.v8.b32 [%rd1], {%r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9};"})
        QTest::newRow(text) << text;
}

void LoadStoreTest::acceptsEveryOrderAndHint()
{
    QFETCH(QString, text);
    MemoryBench bench;
    const std::uint64_t address = bench.memory().allocate(64);
    bench.setAll<std::uint64_t>("%rd1", [&](int) { return address; });
    *reinterpret_cast<std::uint32_t*>(address) = 5;
    bench.setAll<std::uint32_t>("%r2", [](int) { return 6; });
    QVERIFY(bench.run(text.toStdString()));
    if (text.startsWith("st"))
        QCOMPARE(*reinterpret_cast<std::uint32_t*>(address), 6u);
    else if (text.contains("%r2,"))
        QCOMPARE(bench.get<std::uint32_t>("%r2", 31), 5u);
}

void LoadStoreTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* text, const char* why) { QTest::newRow(text) << text << why; };
    row("ld.global.zz.u32 %r2, [%rd1];", "not emulated");
    row("ld.global.u32 %rs2, [%rd1];", "another size");
    row("ld.global.f32 %fd2, [%rd1];", "another size");
    row("ld.global.v2.f32 {%rd2, %fd2}, [%rd1];", "another size");
    row("ld.global.u32 %r2, [%rd1], %rd2;", "3 operands instead of 2");
    row("ld.global.L2::cache_hint.u32 %r2, [%rd1];", "2 operands instead of 3");
    row("ld.global.v4.b128 {%q1, %q2, %q3, %q4}, [%rd1];", "not emulated: .b128");
    row("ld.global.v2.b128 {%q1, %q2}, [%rd1];", "no vectors of .b128");
    row("ld.global.volatile.shared.u32 %r2, [%rd1];", "two state spaces");
    row("ld.volatile.relaxed.gpu.u32 %r2, [%rd1];", "not emulated");
    row("ld.global.v4.f32 {%f1, %f2}, [%rd1];", "2 elements instead of 4");
    row("ld.global.v2.u8 {%rs1, %r1}, [%rd1];", "different widths");
    row("ld.shared.nc.u32 %r2, [%rd1];", ".nc is for global memory only");
    row("ld.shared.u32 %r2, [globalWord];", "globalWord is in .global");
    row("ld.u32 %r2, [sharedWord];", "sharedWord is in .shared");
    row("ld.param::func.u32 %r2, [kernelBytes];", "none of a function");
    row("ld.param::entry.u32 %r2, [callBytes];", "none of a kernel");
    row("ld.param.u32 %r2, [callBytes+30];", "outside of the 32 bytes");
    row("ld.param.u32 %r2, [callBytes+2];", "not a multiple");
    row("st.param.u32 [kernelBytes], %r2;", "not written");
    row("st.const.u32 [constWords], %r2;", "not emulated");
    row("st.global.u32 [constWords], %r2;", "constWords is in .const");
    row("st.global.v2.u32 [%rd1], {%r1, %r2, %r3};", "3 elements instead of 2");
}

void LoadStoreTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, why);
    MemoryBench bench;
    const QString error = errorOf(bench, text.toStdString());
    QVERIFY2(error.contains(why), qPrintable(error));
}

KD_TEST(LoadStoreTest, QCoreApplication)

}  // namespace tst_loadstore

#include "tst_loadstore.moc"
