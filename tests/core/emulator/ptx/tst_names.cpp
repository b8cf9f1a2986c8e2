// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"

#include "core/emulator/ptx/lexer.h"
#include "core/emulator/ptx/readablename.h"
#include "core/emulator/ptx/scopes.h"
#include "core/emulator/ptx/special.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_names {

using namespace kd::ptx;

/// Types, special registers, tokens and scopes.
class TestNames : public QObject {
    Q_OBJECT

private slots:
    void types()
    {
        QCOMPARE(typeNamed("f16x2"), Type::F16x2);
        QCOMPARE(typeNamed("b128"), Type::B128);
        QCOMPARE(typeNamed("f24"), Type::None);
        QCOMPARE(typeNamed(""), Type::None);
        QCOMPARE(sizeOf(Type::BF16), std::size_t{2});
        QCOMPARE(sizeOf(Type::B128), std::size_t{16});
        QCOMPARE(sizeOf(Type::Pred), std::size_t{0});
        QCOMPARE(sizeOf(Type::None), std::size_t{0});
    }

    void variablesAsTheirUserWroteThem()
    {
        QCOMPARE(readableVariable("table"), std::string("table"));
        QCOMPARE(readableVariable("_ZZ16neighbour_brokenE5front"), std::string("front"));
        QCOMPARE(readableVariable("_ZZN1a1kIfEEvPT_iE4tile"), std::string("tile"));
        QCOMPARE(readableVariable("_ZN1a5tableE"), std::string("a::table"));
        QCOMPARE(readableVariable("_Znonsense"), std::string("_Znonsense"));
        QCOMPARE(readableVariable(""), std::string());
    }

    void specials_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("component");
        QTest::addColumn<int>("special");
        QTest::addColumn<int>("value");
        const auto row = [](const char* name, const char* component, Special special, int value = 0) {
            QTest::addRow("%s.%s", name, component) << QString(name) << QString(component) << static_cast<int>(special) << value;
        };
        row("%tid", "x", Special::TidX);
        row("%ntid", "z", Special::NtidZ);
        row("%ctaid", "y", Special::CtaidY);
        row("%nctaid", "x", Special::NctaidX);
        row("%cluster_nctaid", "z", Special::ClusterNCtaIdZ);
        row("%lanemask_ge", "", Special::LaneMaskGe);
        row("%clock64", "", Special::Clock64);
        row("%envreg31", "", Special::EnvReg, 31);
        row("%pm7", "", Special::PerformanceMonitor, 7);
        row("%pm3_64", "", Special::PerformanceMonitor64, 3);
        row("%reserved_smem_offset_1", "", Special::ReservedSmemOffset, 1);
    }
    void specials()
    {
        QFETCH(QString, name);
        QFETCH(QString, component);
        const auto operand = specialOperand(name.toStdString(), component.toStdString());
        QVERIFY(operand.has_value());
        QCOMPARE(operand->kind, Operand::Kind::Special);
        QTEST(static_cast<int>(operand->special), "special");
        QTEST(static_cast<int>(operand->value), "value");
    }

    void noSpecials()
    {
        for (const char* name : {"%tidy", "tid", "%envreg32", "%envreg", "%pm8", "%pm_64", "%envreg-1", "%"})
            QVERIFY2(!specialOperand(name, ""), name);
        QVERIFY(!specialOperand("%tid", "q"));
        QVERIFY(!specialOperand("%laneid", "x"));
    }

    void vectorsOfSpecials()
    {
        QVERIFY(isSpecialVector("%tid"));
        QVERIFY(!isSpecialVector("%laneid"));
        const Operand vector = *specialOperand("%ctaid", "");
        QCOMPARE(vector.elements.size(), std::size_t{4});
        QCOMPARE(vector.elements[2].special, Special::CtaidZ);
        QCOMPARE(vector.elements[3].kind, Operand::Kind::Integer);
    }

    void tokensKnowTheirPlace()
    {
        Lexer lexer("ab /* x\n */ .shared::cta.v4\n\t0x1f <<= \"s\"");
        QCOMPARE(lexer.next().text, std::string_view("ab"));
        const Token dotted = lexer.next();
        QCOMPARE(dotted.text, std::string_view(".shared::cta"));
        QCOMPARE(dotted.line, 2U);
        QCOMPARE(dotted.column, 5U);
        QVERIFY(lexer.isAdjacent());
        QCOMPARE(lexer.peekSecond().text, std::string_view("0x1f"));
        QCOMPARE(lexer.next().text, std::string_view(".v4"));
        const Token number = lexer.next();
        QCOMPARE(number.kind, Token::Kind::Integer);
        QCOMPARE(number.line, 3U);
        QCOMPARE(number.column, 2U);
        QVERIFY(lexer.accept("<<"));
        QVERIFY(lexer.accept("="));
        QCOMPARE(lexer.next().kind, Token::Kind::String);
        QCOMPARE(lexer.next().kind, Token::Kind::End);
        QCOMPARE(lexer.next().kind, Token::Kind::End);
    }

    void rawTextEndsOutsideOfBracesAndStrings()
    {
        Lexer lexer(" {1, \"};\", (2)} /* ; */ ; next");
        QCOMPARE(lexer.readRaw(";"), std::string_view("{1, \"};\", (2)} /* ; */ "));
        QVERIFY(lexer.accept(";"));
        QCOMPARE(lexer.next().text, std::string_view("next"));
    }

    void namesHideThoseOfOuterScopes()
    {
        Scopes scopes;
        scopes.open();
        QVERIFY(scopes.declareRange("r", {10, Type::B32, 1}));
        QVERIFY(!scopes.declare("r3", {}));
        scopes.open();
        QVERIFY(scopes.declare("r3", {Symbol::Kind::Register, 7}));
        QCOMPARE(scopes.find("r3")->index, 7U);
        QVERIFY(!scopes.findRange("r3").has_value());
        QVERIFY(scopes.findRange("r4").has_value());
        QVERIFY(!scopes.findRange("r04").has_value());
        QVERIFY(!scopes.findRange("r10").has_value());
        std::vector<Index> found;
        scopes.close(found);
        QVERIFY(scopes.find("r3") == nullptr);
        QVERIFY(scopes.findRange("r3").has_value());
    }

    void anInnerRangeHidesAnOuterName()
    {
        Scopes scopes;
        QVERIFY(scopes.declare("r3", {Symbol::Kind::Register, 1}));
        scopes.open();
        QVERIFY(scopes.declareRange("r", {10, Type::B32, 1}));
        QVERIFY(scopes.find("r3") == nullptr);
        QCOMPARE(scopes.findRange("r3")->scope, std::size_t{1});
    }
};

KD_TEST(TestNames, QCoreApplication)

}  // namespace tst_names

#include "tst_names.moc"
