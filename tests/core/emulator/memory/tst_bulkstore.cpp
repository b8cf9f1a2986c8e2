// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_bulkstore {

/// st.bulk, which writes zeros into shared memory, and additions that keep subnormal numbers.
class BulkStore : public QObject {
    Q_OBJECT

private slots:
    void writesZeros_data();
    void writesZeros();
    void wrongOperands_data();
    void wrongOperands();
    void racesAreFound();
    void keepsSubnormals_data();
    void keepsSubnormals();
};

namespace {

constexpr const char* kShared = ".shared .align 16 .b8 tile[1024];\n";
// Each of 32 threads fills 32 bytes; %r20 and %d2: the own place 64 bytes apart, 16 threads long.
const char* const kFilled = R"(
    mov.u32 %r20, tile; shl.b32 %r21, %t, 5; add.u32 %r21, %r20, %r21;
    st.shared.v4.u32 [%r21], {-1, -1, -1, -1}; st.shared.v4.u32 [%r21 + 16], {-1, -1, -1, -1};
    bar.warp.sync -1;
    shl.b32 %r22, %t, 6; add.u32 %r20, %r20, %r22; cvt.u64.u32 %d1, %r20; cvta.shared.u64 %d2, %d1;
    setp.lt.u32 %p0, %t, 16; and.b32 %r1, %t, 3; shl.b32 %r1, %r1, 3; cvt.u64.u32 %d3, %r1;
)";
const char* const kShown = R"(
    bar.warp.sync -1; mul.wide.u32 %d0, %t, 32; add.s64 %d0, %d0, %out;
    ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r21]; st.global.v4.u32 [%d0], {%r4, %r5, %r6, %r7};
    ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r21 + 16]; st.global.v4.u32 [%d0 + 16], {%r4, %r5, %r6, %r7};
)";

PtxKernel kernelOf(const std::string& body)
{
    kd::emulator::MachineSettings settings;
    settings.capability = {10, 0};
    return PtxKernel(PtxKernel::Whole{".version 9.0\n.target sm_100\n.address_size 64\n" + std::string(kShared) +
                                      PtxKernel::kernelOf(body)},
                     settings);
}

}  // namespace

void BulkStore::writesZeros_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<int>("least");
    QTest::newRow("64 bits") << "st.bulk.weak.shared::cta [%r20], %d3, 0;" << 0;
    QTest::newRow("32 bits") << "st.bulk.shared::cta [%d1], %r1, 0;" << 0;
    QTest::newRow("generic") << "st.bulk.weak [%d2], %d3, 0;" << 0;
    QTest::newRow("behind") << "st.bulk [%d2 + 8], %r1, 0;" << 8;
    QTest::newRow("a number") << "st.bulk.weak.shared::cta [%r20], 40, 0;" << -40;
}

void BulkStore::writesZeros()
{
    QFETCH(QString, instruction);
    QFETCH(int, least);
    PtxKernel kernel = kernelOf(std::string(kFilled) + "@%p0 " + instruction.toStdString() + kShown);
    const auto result = kernel.run(32, 256);
    QVERIFY2(!kernel.report().fault, qPrintable(kernel.faultText()));
    for (int word = 0; word < 256; ++word) {
        const int first = least < 0 ? 0 : least, size = least < 0 ? -least : word / 16 % 4 * 8, at = word % 16 * 4;
        QCOMPARE(result[static_cast<std::size_t>(word)], at >= first && at < first + size ? 0U : 0xffffffffU);
    }
}

void BulkStore::wrongOperands_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("said");
    const auto addRow = [](const char* name, const char* text, kd::Fault::Kind kind, const char* said) {
        QTest::newRow(name) << text << static_cast<int>(kind) << said;
    };
    addRow("size", "st.bulk.weak.shared::cta [%r20], 12, 0;", kd::Fault::Kind::IllegalInstruction,
           "the size of st.bulk is 12: it must be a multiple of 8 and no more than 16777216");
    addRow("great", "st.bulk.weak.shared::cta [%r20], 16777224, 0;", kd::Fault::Kind::IllegalInstruction, "16777224");
    addRow("misaligned", "st.bulk.weak.shared::cta [%r20 + 4], 8, 0;", kd::Fault::Kind::Misaligned, "must be a multiple of 8");
    addRow("behind its variable", "st.bulk.weak.shared::cta [tile], 1032, 0;", kd::Fault::Kind::SharedOutOfBounds,
           "write of 8 bytes at shared address 0x400");
    addRow("global", "st.bulk.weak [%out], 8, 0;", kd::Fault::Kind::IllegalAddress, "st.bulk writes to shared memory");
}

void BulkStore::wrongOperands()
{
    QFETCH(QString, instruction);
    QFETCH(int, kind);
    QFETCH(QString, said);
    PtxKernel kernel = kernelOf(kFilled + instruction.toStdString());
    kernel.run(32, 256);
    QVERIFY(kernel.report().fault.has_value());
    QVERIFY2(kernel.faultText().contains(said), qPrintable(kernel.faultText()));
    QCOMPARE(static_cast<int>(kernel.report().fault->kind), kind);
}

// The last of the bytes that one thread clears is read by another with no barrier between them.
void BulkStore::racesAreFound()
{
    PtxKernel kernel = kernelOf("setp.ne.u32 %p0, %t, 0; setp.ne.u32 %p1, %t, 32; mov.u32 %r20, tile;\n"
                                "@!%p0 st.bulk.weak.shared::cta [%r20], 1024, 0;\n"
                                "@!%p1 ld.shared.u32 %r1, [tile + 1020];\n@!%p1 st.global.u32 [%slot], %r1;\n");
    kernel.run(64, 64);
    QVERIFY(kernel.report().fault.has_value());
    QCOMPARE(kernel.report().fault->kind, kd::Fault::Kind::SharedRace);
}

void BulkStore::keepsSubnormals_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("atom") << "atom.global.add.noftz.f32 %f2, [%slot], %f1;" << true;
    QTest::newRow("red") << "red.global.add.noftz.f32 [%slot], %f1;" << true;
    QTest::newRow("vector") << "red.global.add.noftz.v2.f32 [%d0], {%f1, %f1};" << true;
    QTest::newRow("flushed") << "red.global.add.f32 [%slot], %f1;" << false;
}

void BulkStore::keepsSubnormals()
{
    QFETCH(QString, instruction);
    QFETCH(bool, isKept);
    const std::string half = "mul.wide.u32 %d0, %t, 8; add.s64 %d0, %d0, %out; setp.lt.u32 %p0, %t, 16;\n";
    const bool isVector = instruction.contains("v2");
    PtxKernel kernel = kernelOf(half + "mov.b32 %f0, 3; mov.b32 %f1, 4; st.global.f32 [%slot], %f0; bar.warp.sync -1;\n" +
                                (isVector ? "@%p0 " : "") + instruction.toStdString());
    for (const std::uint32_t word : kernel.run(32, 32))
        QCOMPARE(word, isKept ? 7U : 0U);
}

KD_TEST(BulkStore, kd::test::NoApplication)

}  // namespace tst_bulkstore

#include "tst_bulkstore.moc"
