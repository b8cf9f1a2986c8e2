// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_initial {

using namespace kd::ptx;

namespace {

struct Addresses : SymbolAddresses {
    std::uint64_t addressOf(std::string_view symbol, bool generic) const override
    {
        if (symbol != "x")
            throw kd::LogicError({.text = "no such symbol"});
        return generic ? 0x8877665544332211U : 0x1000U;
    }
};

QByteArray bytesOf(const std::string& declaration)
{
    const Module module = parse(ptxHeader() + ".global .u32 x;\n" + declaration);
    const std::vector<std::byte> bytes = initialBytes(module, module.variables.back(), Addresses());
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())).toHex();
}

}  // namespace

/// Initial values of variables, as bytes.
class TestInitial : public QObject {
    Q_OBJECT

private slots:
    void values_data()
    {
        QTest::addColumn<QString>("declaration");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* declaration, const char* bytes) {
            QTest::newRow(declaration) << QString(declaration) << QByteArray(bytes);
        };
        row(".global .u32 y;", "");
        row(".global .u32 y = 7;", "07000000");
        row(".global .s64 y = -2;", "feffffffffffffff");
        row(".global .u8 y = 300;", "2c");
        row(".global .b8 y[4] = {1, 2, 0xff};", "0102ff");
        row(".global .u16 y[] = {1, 2};", "01000200");
        row(".global .u32 y = WARP_SZ * (1 + 1);", "40000000");
        row(".global .f32 y = 0f3F800000;", "0000803f");
        row(".global .f32 y = 1.5;", "0000c03f");
        row(".global .f64 y = -2.0;", "00000000000000c0");
        row(".global .f64 y = 0f3F800000;", "000000000000f03f");
        row(".global .b32 y = 0f3F800000;", "0000803f");
        row(".global .u8 y[2][3] = {{1}, {2, 3, 4}};", "010000020304");
        row(".global .u8 y[][2] = {{1, 2}, {3, 4}, {5}};", "0102030405");
        row(".global .v2 .u16 y[2] = {{1, 2}, {3, 4}};", "0100020003000400");
        row(".global .u64 y = x;", "0010000000000000");
        row(".global .u64 y = x+8;", "0810000000000000");
        row(".global .u64 y[2] = {generic(x), generic(x)+1};", "11223344556677881222334455667788");
        row(".global .u32 y = x;", "00100000");
        row(".global .u8 y[3] = {0xFF(generic(x)), 0xFF00(generic(x)), 0xFF00000000000000(generic(x))};", "112288");
        row(".global .u8 y[2] = {0xFF(x+1), 0xFF00(x)};", "0110");
    }
    void values()
    {
        QFETCH(QString, declaration);
        QTEST(bytesOf(declaration.toStdString()), "bytes");
    }

    void errors_data()
    {
        QTest::addColumn<QString>("declaration");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* declaration, const char* error) {
            QTest::newRow(declaration) << QString(declaration) << QString(error);
        };
        row(".global .u8 y[2] = {1, 2, 3};", "'y' has 2 elements here, and more values");
        row(".global .u8 y[2] = 1;", "expected '{' instead of '1'");
        row(".global .u8 y = {1};", "expected a number instead of '{'");
        row(".global .u8 y[2] = {1, {2}};", "expected a number instead of '{'");
        row(".global .u8 y[2] = {1 2};", "expected ',' instead of '2'");
        row(".global .u8 y[2] = {1, \"a\"};", "expected a number instead of 'a'");
        row(".global .u32 y = 1.5;", "'1.5' is no value of the type of 'y'");
        row(".global .f32 y = 1;", "'1' is no value of the type of 'y'");
        row(".global .f32 y = x;", "an address is no value of 'y'");
        row(".global .u64 y = nosuch;", "no such symbol");
        row(".global .u64 y = 0(x);", "a mask must not be 0");
        row(".global .u8 y[2][1000000000] = {{1}, {1}};", "the values of 'y' take more than 268435456 bytes");
    }
    void errors()
    {
        QFETCH(QString, declaration);
        QFETCH(QString, error);
        try {
            bytesOf(declaration.toStdString());
            QFAIL("no error");
        } catch (const kd::LogicError& e) {
            QVERIFY2(QString(e.what()).contains(error), e.what());
        }
    }

    void theLineOfAnErrorIsThatOfTheText()
    {
        try {
            bytesOf("\n\n.global .u8 y[2] =\n {1,\n 2, 3};");
            QFAIL("no error");
        } catch (const kd::LogicError& e) {
            QVERIFY2(QString(e.what()).startsWith("PTX line 9,"), e.what());
        }
    }
};

KD_TEST(TestInitial, QCoreApplication)

}  // namespace tst_initial

#include "tst_initial.moc"
