// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorybench.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_addressfault {

using namespace kd;
using namespace kd::emulator;
using Kind = Fault::Kind;

namespace {

using U64 = std::uint64_t;
constexpr HostIsa kIsas[] = {HostIsa::Generic, HostIsa::Avx2};

QString hexadecimal(U64 value)
{
    return "0x" + QString::number(value, 16);
}

}  // namespace

class AddressFaultTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyLaneIsCheckedToTheByte_data();
    void everyLaneIsCheckedToTheByte();
    void lanesThatAreOffAreNotChecked();
    void nothingIsStoredByAFault();
    void pastTheEnd();
    void acrossTheEnd();
    void beforeTheStart();
    void nullPointers();
    void freedMemory();
    void namedVariables();
    void misaligned();
    void nowhere();
    void constantMemory();
    void sharedMemory();
    void localMemory();
    void parameters();
    void wrongWindows();
    void hugeAllocations();

private:
    QString faultOf(const char* text, U64 address);

    std::unique_ptr<MemoryBench> m_bench;
};

void AddressFaultTest::init()
{
    m_bench = std::make_unique<MemoryBench>();
}

// Runs it with `address` in all lanes; the sentence, or "no fault".
QString AddressFaultTest::faultOf(const char* text, U64 address)
{
    m_bench->setAll<U64>("%rd1", [&](int) { return address; });
    m_bench->setAll<std::uint32_t>("%r1", [&](int) { return address; });
    if (m_bench->run(text))
        return "no fault";
    if (m_bench->fault().lane != 0 || !m_bench->fault().hasAddress)
        return "a fault without its place";
    return QString::fromStdString(m_bench->fault().text.english());
}

void AddressFaultTest::everyLaneIsCheckedToTheByte_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("bytes");
    const auto row = [](const char* text, int bytes) { QTest::newRow(text) << text << bytes; };
    row("ld.global.u32 %r2, [%rd1];", 4);
    row("st.global.u32 [%rd1], %r2;", 4);
    row("ld.global.u8 %rs2, [%rd1];", 1);
    row("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];", 16);
    row("st.global.v2.b64 [%rd1], {%rd2, %rd3};", 16);
    row("ld.u64 %rd2, [%rd1];", 8);
    row("atom.global.add.u32 %r2, [%rd1], %r3;", 4);
    row("ld.volatile.global.u32 %r2, [%rd1];", 4);
}

// Runs, broadcasts and scattered addresses with one lane wrong by a byte, in every lane.
void AddressFaultTest::everyLaneIsCheckedToTheByte()
{
    QFETCH(QString, text);
    QFETCH(int, bytes);
    const auto size = static_cast<U64>(bytes);
    for (const HostIsa isa : kIsas) {
        if (isa == HostIsa::Avx2 && !__builtin_cpu_supports("avx2"))
            continue;
        MemoryBench bench(isa);
        const U64 run = bench.memory().allocate(kLanes * size), shorter = bench.memory().allocate(kLanes * size - 1);
        const Instruction instruction = bench.decode(text.toStdString());
        bench.setAll<U64>("%rd1", [&](int lane) { return run + static_cast<U64>(lane) * size; });
        QVERIFY(bench.run(instruction));
        bench.setAll<U64>("%rd1", [&](int lane) { return shorter + static_cast<U64>(lane) * size; });
        QVERIFY(!bench.run(instruction));
        QCOMPARE(bench.fault().lane, 31);
        QVERIFY(bench.run(instruction, 0x7fffffff));
        for (int wrong = 0; wrong < kLanes; ++wrong) {
            for (const LaneMask mask : {kAllLanes, LaneMask{1} << wrong, kAllLanes << wrong}) {
                bench.setAll<U64>(
                    "%rd1", [&](int lane) { return lane == wrong ? run + kLanes * size : run + static_cast<U64>(lane) * size; });
                QVERIFY(!bench.run(instruction, mask));
                QCOMPARE(bench.fault().lane, wrong);
                QCOMPARE(bench.fault().address, run + kLanes * size);
                bench.setAll<U64>("%rd1", [&](int lane) { return lane == wrong ? run - size : run; });
                QVERIFY(!bench.run(instruction, mask));
                QCOMPARE(bench.fault().lane, wrong);
                if (size == 1)
                    continue;
                bench.setAll<U64>("%rd1", [&](int lane) { return run + (lane == wrong ? size / 2 : 0); });
                QVERIFY(!bench.run(instruction, mask));
                QCOMPARE(bench.fault().lane, wrong);
                QVERIFY(bench.fault().kind == Kind::Misaligned);
            }
        }
    }
}

void AddressFaultTest::lanesThatAreOffAreNotChecked()
{
    const U64 address = m_bench->memory().allocate(128);
    m_bench->setAll<U64>("%rd1", [&](int lane) { return lane < 8 ? address + static_cast<U64>(lane) * 4 : ~U64{0}; });
    QVERIFY(m_bench->run("ld.global.u32 %r2, [%rd1];", 0xff));
    QVERIFY(!m_bench->run("ld.global.u32 %r2, [%rd1];", 0x1ff));
    QCOMPARE(m_bench->fault().lane, 8);
}

void AddressFaultTest::nothingIsStoredByAFault()
{
    for (const HostIsa isa : kIsas) {
        if (isa == HostIsa::Avx2 && !__builtin_cpu_supports("avx2"))
            continue;
        MemoryBench bench(isa);
        const U64 address = bench.memory().allocate(124);
        bench.setAll<U64>("%rd1", [&](int lane) { return address + static_cast<U64>(lane) * 4; });
        bench.setAll<std::uint32_t>("%r2", [](int) { return 1; });
        QVERIFY(!bench.run("st.global.u32 [%rd1], %r2;"));
        QCOMPARE(*reinterpret_cast<std::uint32_t*>(address), 0u);
    }
}

void AddressFaultTest::pastTheEnd()
{
    const U64 address = m_bench->memory().allocate(16380);
    const auto number = QString::number(m_bench->memory().find(address)->number);
    QCOMPARE(faultOf("st.global.u32 [%rd1], %r2;", address + 16380),
             "a write of 4 bytes at " + hexadecimal(address + 16380) + ", just past the end of the 16380-byte allocation " +
                 number);
    QVERIFY(m_bench->fault().kind == Kind::IllegalAddress);
    QCOMPARE(m_bench->fault().address, address + 16380);
    QCOMPARE(faultOf("ld.global.u8 %rs2, [%rd1];", address + 16381),
             "a read of 1 byte at " + hexadecimal(address + 16381) + ", 1 byte past the end of the 16380-byte allocation " +
                 number);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1+4096];", address + 16380).contains(", 4096 bytes past the end of "));
    QVERIFY(!m_bench->memory().setAlias(address + 4, "buffer y"));
    QVERIFY(m_bench->memory().setAlias(address, "buffer x"));
    QVERIFY(faultOf("ld.global.u8 %rs2, [%rd1];", address + 16380)
                .endsWith(", just past the end of the 16380-byte buffer x: element 16380, where there are 16380 of 1 byte"));
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address + 16384)
                .endsWith("4 bytes past the end of the 16380-byte buffer x: element 4096, where there are 4095 of 4 bytes"));
}

void AddressFaultTest::acrossTheEnd()
{
    const U64 address = m_bench->memory().allocate(12);
    QVERIFY(faultOf("ld.global.u64 %rd2, [%rd1];", address + 8)
                .contains(", the last 4 bytes of it past the end of the 12-byte allocation"));
}

void AddressFaultTest::beforeTheStart()
{
    const U64 first = m_bench->memory().allocate(4);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", first - 4).contains(", 4 bytes before the start of the 4-byte allocation"));
    const U64 address = m_bench->memory().allocate(100);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address - 8).contains(", 8 bytes before the start of the 100-byte allocation"));
    QVERIFY(m_bench->fault().kind == Kind::IllegalAddress);
    m_bench->memory().free(address);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address - 8).contains("before the start of the 100-byte allocation"));
    QVERIFY(m_bench->fault().kind == Kind::FreedMemory);
}

void AddressFaultTest::nullPointers()
{
    QCOMPARE(faultOf("ld.global.u32 %r2, [%rd1];", 0), QString("a read of 4 bytes through a null pointer"));
    QVERIFY(m_bench->fault().kind == Kind::NullPointer);
    QCOMPARE(faultOf("st.u32 [%rd1+16], %r2;", 0), QString("a write of 4 bytes through a null pointer plus 16 bytes"));
    QCOMPARE(faultOf("ld.u32 %r2, [%rd1+-4];", 0), QString("a read of 4 bytes through a null pointer minus 4 bytes"));
    QVERIFY(m_bench->fault().kind == Kind::NullPointer);
}

void AddressFaultTest::freedMemory()
{
    const U64 address = m_bench->memory().allocate(400);
    m_bench->memory().free(address);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address + 8).endsWith(" in the 400-byte allocation 3, which was freed"));
    QVERIFY(m_bench->fault().kind == Kind::FreedMemory);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address + 400)
                .endsWith(", just past the end of the 400-byte allocation 3, which was freed"));
}

// To the byte of the variable, though memory goes on behind it.
void AddressFaultTest::namedVariables()
{
    const auto faultAt = [this](const char* text) {
        return m_bench->run(text, 0xf0) || m_bench->fault().lane != 4 ? QString("none")
                                                                      : QString::fromStdString(m_bench->fault().text.english());
    };
    QCOMPARE(faultAt("ld.u32 %r2, [globalWord+4];"),
             QString("a read of 4 bytes, just past the end of the 4-byte variable that it names"));
    QVERIFY(m_bench->fault().kind == Kind::IllegalAddress);
    QCOMPARE(faultAt("st.shared.u32 [sharedWord+8], 1;"),
             QString("a write of 4 bytes, 4 bytes past the end of the 4-byte variable that it names"));
    QVERIFY(m_bench->fault().kind == Kind::SharedOutOfBounds);
    QCOMPARE(faultAt("st.local.u64 [localBytes+60], %rd1;"),
             QString("a write of 8 bytes, the last 4 bytes of it past the end of the 64-byte variable that it names"));
    QVERIFY(m_bench->fault().kind == Kind::LocalOutOfBounds);
    QCOMPARE(faultAt("ld.const.u32 %r2, [constWords+-4];"),
             QString("a read of 4 bytes, 4 bytes before the start of the 16-byte variable that it names"));
    QVERIFY(m_bench->fault().kind == Kind::ConstantOutOfBounds);
    QCOMPARE(faultAt("atom.shared.add.u32 %r2, [sharedWord+4], 1;"),
             QString("an atomic operation on 4 bytes, just past the end of the 4-byte variable that it names"));
    m_bench->setAll<U64>("%rd1", [&](int) { return m_bench->globalWord() + 4; });
    QVERIFY(!m_bench->run("ld.u32 %r2, [%rd1];"));
    QVERIFY(m_bench->fault().text.english().ends_with(", just past the end of the 4-byte variable globalWord"));
}

void AddressFaultTest::misaligned()
{
    const U64 address = m_bench->memory().allocate(64);
    QCOMPARE(faultOf("ld.global.u64 %rd2, [%rd1];", address + 4),
             "a read of 8 bytes at " + hexadecimal(address + 4) + ", which is misaligned by 4 bytes: it must be a multiple of 8");
    QVERIFY(m_bench->fault().kind == Kind::Misaligned);
    QVERIFY(faultOf("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];", address + 8).contains("a multiple of 16"));
    QVERIFY(faultOf("st.shared.u16 [%rd1], %rs1;", 3).contains("misaligned by 1 byte:"));
    QVERIFY(faultOf("atom.shared.add.u32 %r2, [%r1], 1;", 2).contains("misaligned by 2 bytes:"));
}

void AddressFaultTest::nowhere()
{
    QCOMPARE(faultOf("ld.global.u32 %r2, [%rd1];", U64{1} << 50),
             "a read of 4 bytes at " + hexadecimal(U64{1} << 50) + ", where no allocation is");
    QVERIFY(m_bench->fault().kind == Kind::IllegalAddress);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", 0x7fffffff0000).endsWith(", where no allocation is"));
}

void AddressFaultTest::constantMemory()
{
    const U64 words = m_bench->constWords();
    QCOMPARE(faultOf("ld.const.u32 %r2, [%rd1];", words + 12), QString("no fault"));
    QVERIFY(faultOf("ld.const.u32 %r2, [%rd1];", words + 16).endsWith(", just past the end of the 16-byte variable constWords"));
    QVERIFY(m_bench->fault().kind == Kind::ConstantOutOfBounds);
    QVERIFY(faultOf("ld.const.u32 %r2, [%rd1];", m_bench->globalWord()).endsWith(", which is not in constant memory"));
    QVERIFY(m_bench->fault().kind == Kind::ConstantOutOfBounds);
    QCOMPARE(faultOf("st.u32 [%rd1], %r2;", words + 4),
             "a write of 4 bytes at " + hexadecimal(words + 4) + " to the constant 16-byte variable constWords");
    QVERIFY(m_bench->fault().kind == Kind::ReadOnlyWrite);
    QCOMPARE(faultOf("ld.u32 %r2, [%rd1];", words), QString("no fault"));
}

void AddressFaultTest::sharedMemory()
{
    QCOMPARE(faultOf("ld.shared.u32 %r2, [%r1];", 4092), QString("no fault"));
    QCOMPARE(
        faultOf("st.shared.u32 [%r1], %r2;", 4096),
        QString("a write of 4 bytes at shared address 0x1000, just past the end of the 4096 bytes of shared memory of the block"));
    QVERIFY(m_bench->fault().kind == Kind::SharedOutOfBounds);
    QVERIFY(faultOf("ld.shared.u32 %r2, [%rd1+-8];", 0).contains(", 8 bytes before the start of shared memory"));
    QVERIFY(faultOf("ld.shared.u32 %r2, [%r1+-8];", 0).contains(", 8 bytes before the start of shared memory"));
    QVERIFY(faultOf("ld.u32 %r2, [%rd1];", m_bench->launch().sharedWindow + 5000)
                .contains("shared address 0x1388, 904 bytes past the end"));
    QVERIFY(m_bench->fault().kind == Kind::SharedOutOfBounds);
    m_bench->launch().staticSharedBytes = 96;
    m_bench->launch().dynamicSharedBytes = 4000;
    QVERIFY(faultOf("ld.shared.u32 %r2, [%r1];", 4100)
                .endsWith(" the 4096 bytes of shared memory of the block (96 static, 4000 dynamic)"));
    m_bench->warp().sharedBytes = 0;
    QVERIFY(faultOf("ld.shared.u32 %r2, [%r1];", 0).contains("just past the end of the 0 bytes"));
}

void AddressFaultTest::localMemory()
{
    m_bench->warp().localTop.fill(64);
    m_bench->warp().localTop[0] = 32;
    QCOMPARE(faultOf("ld.local.u32 %r2, [%rd1];", 28), QString("no fault"));
    QVERIFY(faultOf("st.local.u32 [%rd1], %r2;", 32)
                .contains("at local address 0x20, just past the end of the 32 bytes of local memory"));
    QVERIFY(m_bench->fault().kind == Kind::LocalOutOfBounds);
    QVERIFY(m_bench->run("st.local.u32 [%rd1], %r2;", 0xfffffffe));
    QVERIFY(
        faultOf("ld.u32 %r2, [%rd1];", m_bench->launch().localWindow + 40).contains("local address 0x28, 8 bytes past the end"));
}

void AddressFaultTest::parameters()
{
    QVERIFY(faultOf("ld.param.u32 %r2, [%rd1];", 64).contains("just past the end of the 64 bytes of the kernel's parameters"));
    QVERIFY(m_bench->fault().kind == Kind::ConstantOutOfBounds);
    QVERIFY(faultOf("ld.param.u32 %r2, [64];", 0).contains("just past the end of the 64 bytes of the kernel's parameters"));
    QCOMPARE(faultOf("st.u32 [%rd1], %r2;", m_bench->launch().parameterWindow),
             QString("a write of 4 bytes to the kernel's parameters"));
    QVERIFY(m_bench->fault().kind == Kind::ReadOnlyWrite);
}

void AddressFaultTest::wrongWindows()
{
    const U64 window = m_bench->launch().sharedWindow;
    QCOMPARE(faultOf("ld.global.u32 %r2, [%rd1];", window + 8),
             "a read of 4 bytes at " + hexadecimal(window + 8) + ", a generic address of shared memory, as if it were global");
    QVERIFY(faultOf("ld.shared.u32 %r2, [%rd1];", window).contains("bytes past the end of"));
}

void AddressFaultTest::hugeAllocations()
{
    constexpr U64 kGiB = U64{1} << 30;
    const U64 address = m_bench->memory().allocate(6 * kGiB);
    // Lanes on both sides of a 4 GiB border of one allocation
    m_bench->setAll<U64>("%rd1", [&](int lane) { return address + 4 * kGiB - 64 + static_cast<U64>(lane) * 4; });
    m_bench->setAll<std::uint32_t>("%r2", [](int lane) { return lane; });
    QVERIFY(m_bench->run("st.global.u32 [%rd1], %r2;"));
    QVERIFY(m_bench->run("ld.global.u32 %r3, [%rd1];", 0x55555555));
    QCOMPARE(m_bench->get<std::uint32_t>("%r3", 30), 30u);
    QVERIFY(faultOf("ld.global.u32 %r2, [%rd1];", address + 6 * kGiB).contains("just past the end of the 6442450944-byte"));
}

KD_TEST(AddressFaultTest, QCoreApplication)

}  // namespace tst_addressfault

#include "tst_addressfault.moc"
