// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/linetable.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace tst_linetable {

using namespace kd;

namespace {

std::vector<std::byte> readBytes(const QString& name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/compile/cubins/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    return {data, data + bytes.size()};
}

std::string placeAt(const LineTable& table, std::uint32_t offset)
{
    const LineTable::Row* const row = table.find(offset);
    return row == nullptr ? std::string() : table.files[row->file] + ":" + std::to_string(row->line);
}

}  // namespace

/// The lines of tests/data/compile/sources/lines.cu, as nvdisasm -gi names them.
class LineTableTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheLineOfEachInstruction_data();
    void namesTheLineOfEachInstruction();
    void hasNothingWhereThereIsNoTable_data();
    void hasNothingWhereThereIsNoTable();
    void survivesDamage();
};

void LineTableTest::namesTheLineOfEachInstruction_data()
{
    QTest::addColumn<QString>("cubin");
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<uint>("offset");
    QTest::addColumn<QString>("place");
    // NVRTC 13.0 writes DWARF 2, 13.5 writes DWARF 3.
    for (const char* const cubin : {"lines_sm_90.cubin", "lines_13.5_sm_90.cubin"}) {
        const auto row = [&](const char* name, const char* kernel, uint offset, const char* place) {
            QTest::addRow("%s in %s", name, cubin) << cubin << kernel << offset << place;
        };
        row("the first", "first", 0, "/.kerneldesk/lines.cu:18");
        row("one within a row", "first", 0x40, "/.kerneldesk/lines.cu:20");
        row("an inlined one", "first", 0x70, "/.kerneldesk/lines.cu:12");
        row("one of another file", "first", 0xd0, "/folder/other.h:7");
        row("the last", "first", 0xf0, "/.kerneldesk/lines.cu:22");
        row("one of a device function", "first", 0x120, "/.kerneldesk/lines.cu:5");
        row("one of another kernel", "second", 0x30, "/.kerneldesk/lines.cu:26");
        row("one behind the end", "second", 0x1000, "");
        row("one of no kernel", "third", 0, "");
    }
}

void LineTableTest::namesTheLineOfEachInstruction()
{
    QFETCH(QString, cubin);
    QFETCH(QString, kernel);
    QFETCH(uint, offset);
    QFETCH(QString, place);
    const LineTable table = readLineTable(readBytes(cubin), kernel.toStdString());
    QCOMPARE(QString::fromStdString(placeAt(table, offset)), place);
}

void LineTableTest::hasNothingWhereThereIsNoTable_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QFile file(QStringLiteral(KD_TEST_DATA "/compile/cubins/resources_sm_90.cubin"));
    QVERIFY(file.open(QFile::ReadOnly));
    QTest::newRow("a compile without line tables") << file.readAll();
    QTest::newRow("PTX") << QByteArray(".version 8.0\n.target sm_90\n");
    QTest::newRow("nothing") << QByteArray();
}

void LineTableTest::hasNothingWhereThereIsNoTable()
{
    QFETCH(QByteArray, bytes);
    const std::span<const char> text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const LineTable table = readLineTable(std::as_bytes(text), "nop");
    QVERIFY(table.rows.empty() && table.find(0) == nullptr);
}

void LineTableTest::survivesDamage()
{
    const std::vector<std::byte> whole = readBytes("lines_sm_90.cubin");
    QVERIFY(!whole.empty());
    for (unsigned seed = 0; seed < 2000; ++seed) {
        std::mt19937 random(seed);
        std::vector<std::byte> bytes = whole;
        if (seed % 5 == 0)
            bytes.resize(random() % bytes.size());
        for (auto changes = 1 + random() % 64; changes > 0 && !bytes.empty(); --changes)
            bytes[random() % bytes.size()] = static_cast<std::byte>(random());
        const LineTable table = readLineTable(bytes, "first");
        QVERIFY(std::ranges::is_sorted(table.rows, {}, &LineTable::Row::offset));
        for (const LineTable::Row& row : table.rows)
            QVERIFY(row.line == 0 || row.file < table.files.size());
    }
}

KD_TEST(LineTableTest, QCoreApplication)

}  // namespace tst_linetable

#include "tst_linetable.moc"
