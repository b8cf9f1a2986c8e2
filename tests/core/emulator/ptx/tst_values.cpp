// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/variablevalues.h"
#include "ptxtext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>

namespace tst_values {

using namespace kd::ptx;

/// Variables of a module that begin with other values.
class TestValues : public QObject {
    Q_OBJECT

private slots:
    void values_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* bytes, const char* after) {
            QTest::newRow(before) << QString(before) << QByteArray::fromHex(bytes) << QString(after);
        };
        row(".global .u32 y;", "07000000", ".global .u32 y = 7;");
        row(".global .u32 y = 7;", "07000000", ".global .u32 y = 7;");
        row(".global .u32 y = 7;", "08000000", ".global .u32 y = 8;");
        row(".global .u32 y = 7;", "00000000", ".global .u32 y = 0;");
        row(".global .s64 y;", "feffffffffffffff", ".global .s64 y = -2;");
        row(".global .s8 y;", "80", ".global .s8 y = -128;");
        row(".visible .const .align 4 .f32 y;", "0000803f", ".visible .const .align 4 .f32 y = 0f3F800000;");
        row(".global .f64 y = 1.5;", "000000000000f0ff", ".global .f64 y = 0dFFF0000000000000;");
        row(".const .align 4 .b8 y[4];", "0102ff00", ".const .align 4 .b8 y[4] = {1, 2, 255, 0};");
        row(".const .align 4 .b8 y[4] = {1, 2};", "0102ff00", ".const .align 4 .b8 y[4] = {1, 2, 255, 0};");
        row(".const .b8 y[4] = {1, 2};", "01020000", ".const .b8 y[4] = {1, 2};");
        row(".global .u16 y[2][2];", "0100020003000400", ".global .u16 y[2][2] = {{1, 2}, {3, 4}};");
        row(".global .u16 y[] = {1, 2};", "01000300", ".global .u16 y[] = {1, 3};");
        row(".global .u32 x1, y, yy;", "07000000", ".global .u32 x1, y = 7, yy;");
        // Addresses would be others.
        row(".global .u64 y = x;", "0000000000000000", ".global .u64 y = x;");
        row(".global .b128 y;", "01000000000000000000000000000000", ".global .b128 y;");
    }

    void values()
    {
        QFETCH(const QString, before);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, after);
        const std::string head = ptxHeader() + ".global .u32 x;\n";
        const Module module = parse(head + before.toStdString() + "\n");
        const auto given = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        const auto valueOf = [&](const Variable& variable) { return variable.name == "y" ? given : std::span<const std::byte>(); };
        const std::optional<TextWithValues> found = withValues(module, valueOf, 1000);
        QVERIFY(found.has_value());
        QCOMPARE(QString::fromStdString(found->text), QString::fromStdString(head) + after + "\n");
        const bool isLeft = after == before && (before.contains("= x") || before.contains("b128"));
        QCOMPARE(found->left.size(), std::size_t(isLeft ? 1 : 0));
        parse(found->text);
    }

    void hasALimit()
    {
        const Module module = parse(ptxHeader() + ".global .b8 y[64];\n");
        const std::array<std::byte, 64> ones = [] { std::array<std::byte, 64> all; all.fill(std::byte{1}); return all; }();
        const auto valueOf = [&](const Variable&) { return std::span<const std::byte>(ones); };
        QVERIFY(withValues(module, valueOf, 64).has_value());
        QVERIFY(!withValues(module, valueOf, 63).has_value());
    }
};

KD_TEST(TestValues, kd::test::NoApplication)

}  // namespace tst_values
#include "tst_values.moc"
