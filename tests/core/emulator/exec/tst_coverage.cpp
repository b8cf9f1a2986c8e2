// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/decode/pattern.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <QFile>

namespace tst_coverage {

using kd::emulator::Pattern;

class Coverage : public QObject {
    Q_OBJECT

private slots:
    void patterns_data();
    void patterns();
    void groupsOfAPattern();
    void findsRows();
    void takesModifiersInTheOrdersOfPtxas();
    void tellsWhatIsUnknown();
    void documentIsUpToDate();
};

namespace {

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find('.'), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

}  // namespace

void Coverage::patterns_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("modifiers");
    QTest::addColumn<bool>("matches");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("") << true;
    QTest::newRow("too many") << QByteArray("") << QByteArray(".f32") << false;
    QTest::newRow("one") << QByteArray(".f32") << QByteArray(".f32") << true;
    QTest::newRow("other") << QByteArray(".f32") << QByteArray(".f64") << false;
    QTest::newRow("missing") << QByteArray(".f32") << QByteArray("") << false;
    QTest::newRow("prefix is no match") << QByteArray(".f32") << QByteArray(".f32x2") << false;
    QTest::newRow("omitted") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".f32") << true;
    QTest::newRow("written") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".rz.ftz.f32") << true;
    QTest::newRow("wrong order") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".ftz.rz.f32") << false;
    QTest::newRow("twice") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".rn.rz.f32") << false;
    QTest::newRow("two modifiers") << QByteArray(".wide.s16|.s32") << QByteArray(".wide.s16") << true;
    QTest::newRow("half of two") << QByteArray(".wide.s16|.s32") << QByteArray(".wide") << false;
    QTest::newRow("colons") << QByteArray("[.L1::evict_first] .b32") << QByteArray(".L1::evict_first.b32") << true;
    QTest::newRow("backtracks") << QByteArray("[.a] [.a.b] .c") << QByteArray(".a.b.c") << true;
}

void Coverage::patterns()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, modifiers);
    std::vector<std::string_view> groups;
    std::size_t reached = 0;
    const auto parts = split(std::string_view(modifiers.data(), static_cast<std::size_t>(modifiers.size())));
    QTEST(Pattern(pattern.toStdString()).match(parts, groups, reached), "matches");
}

void Coverage::groupsOfAPattern()
{
    std::vector<std::string_view> groups;
    std::size_t reached = 0;
    QVERIFY(Pattern("[.rn|.rz] [.ftz] .add.f32|.f64").match(split(".rz.add.f32"), groups, reached));
    QCOMPARE(groups, (std::vector<std::string_view>{"rz", "", "add.f32"}));
}

void Coverage::findsRows()
{
    kd::ptx::Instruction instruction{.root = "bar", .modifiers = {"warp", "sync"}};
    std::vector<std::string_view> groups;
    std::string unknown;
    const kd::emulator::InstructionPattern* row = kd::emulator::findPattern(instruction, groups, unknown);
    QVERIFY(row != nullptr);
    QCOMPARE(row->pattern, std::string_view(".warp .sync"));
}

// The groups are those of the manual's order.
void Coverage::takesModifiersInTheOrdersOfPtxas()
{
    std::vector<std::string_view> groups;
    std::string unknown;
    const auto* row = kd::emulator::findPattern({.root = "div", .modifiers = {"ftz", "rz", "f32"}}, groups, unknown);
    QVERIFY(row != nullptr);
    QCOMPARE(groups, (std::vector<std::string_view>{"rz", "ftz", "f32"}));
    QVERIFY(kd::emulator::findPattern({.root = "fma", .modifiers = {"sat", "rn", "ftz", "f32"}}, groups, unknown) != nullptr);
    QVERIFY(kd::emulator::findPattern({.root = "wmma", .modifiers = {"load", "a", "sync", "aligned", "m16n16k16", "shared", "row",
                                                                     "f16"}}, groups, unknown) != nullptr);
    QVERIFY(kd::emulator::findPattern({.root = "mma", .modifiers = {"sync", "aligned", "row", "col", "m8n8k16", "s32", "s8", "s8",
                                                                    "s32"}}, groups, unknown) != nullptr);
    QVERIFY(kd::emulator::findPattern({.root = "lg2", .modifiers = {"approx", "f32", "ftz"}}, groups, unknown) != nullptr);
    QCOMPARE(groups, (std::vector<std::string_view>{"approx", "ftz", "f32"}));
    QVERIFY(kd::emulator::findPattern({.root = "fma", .modifiers = {"rn", "f32", "sat"}}, groups, unknown) != nullptr);
    QVERIFY(kd::emulator::findPattern({.root = "div", .modifiers = {"f32", "exact"}}, groups, unknown) == nullptr);
}

void Coverage::tellsWhatIsUnknown()
{
    std::vector<std::string_view> groups;
    std::string unknown;
    QVERIFY(kd::emulator::findPattern({.root = "nosuch"}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string("nosuch"));
    QVERIFY(kd::emulator::findPattern({.root = "bar", .modifiers = {"sync", "later"}}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string(".later"));
    QVERIFY(kd::emulator::findPattern({.root = "bar", .modifiers = {}}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string());
}

// KD_WRITE_COVERAGE=1 writes it anew.
void Coverage::documentIsUpToDate()
{
    const QByteArray wanted =
        QByteArray(
            "# What the emulated GPU covers\n\n"
            "Instructions and modifiers of PTX, in the notation of the PTX ISA: words in brackets may be left out, bars part\n"
            "alternatives. What is not listed stops the load of its kernel with its name and source line. Made from the decode\n"
            "table: run `KD_WRITE_COVERAGE=1 tst_core_emulator emulator_coverage` after a change of it.\n\n"
            "What sm_90 has gives the same bits as an H200, approximations too, but for the departures that\n"
            "`tests/data/emulator/ops-sm90-departures.txt` names with their reasons; rows from sm_100 on follow the manual "
            "alone.\n"
            "Floating-point products of matrices are more exact than those of a GPU: `core/emulator/tensor/matrixform.h` says "
            "how.\n\n") +
        QByteArray::fromStdString(kd::emulator::coverageTable());
    QFile file(QStringLiteral(KD_TEST_DATA "/../../core/emulator/COVERAGE.md"));
    if (qEnvironmentVariableIsSet("KD_WRITE_COVERAGE")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(wanted);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == wanted,
             "core/emulator/COVERAGE.md is not what the decode table gives: run this with KD_WRITE_COVERAGE=1");
}

KD_TEST(Coverage, kd::test::NoApplication)

}  // namespace tst_coverage

#include "tst_coverage.moc"
