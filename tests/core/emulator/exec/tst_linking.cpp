// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"

#include "core/base/error.h"
#include "core/emulator/ptx/link.h"
#include "core/emulator/ptx/mergedtext.h"
#include "tests/core/emulator/mutator.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <cstring>

namespace tst_linking {

using kd::ptx::LinkUnit;
using Words = std::vector<std::uint32_t>;

namespace {

std::string withHeader(const std::string& text, const std::string& target = "sm_75")
{
    return ".version 8.0\n.target " + target + "\n.address_size 64\n" + text;
}

/// A function of no parameters that gives a number.
std::string constantFunction(const std::string& linkage, const std::string& name, int value)
{
    return linkage + " .func (.param .b32 r) " + name + "()\n{ st.param.b32 [r], " + std::to_string(value) + "; ret; }\n";
}

std::string callOf(const std::string& name)
{
    return "{ .param .b32 res; call.uni (res), " + name + "; ld.param.b32 %r1, [res]; }\n";
}

std::string declared(const std::string& name)
{
    return ".extern .func (.param .b32 r) " + name + "();\n";
}

std::vector<LinkUnit> unitsOf(const std::string& around, const std::string& body, const std::vector<std::string>& others)
{
    std::vector<LinkUnit> units{{"a.cu", withHeader(around + PtxKernel::kernelOf(body + "st.global.u32 [%slot], %r1;"))}};
    for (const std::string& each : others)
        units.push_back({std::string(1, static_cast<char>('a' + units.size())) + ".cu", withHeader(each)});
    return units;
}

/// What the kernel k of an image writes.
std::uint32_t resultOf(kd::emulator::Machine& machine, kd::emulator::Image* image)
{
    const std::uint64_t buffer = machine.memory().allocate(4);
    const std::uint64_t values[] = {buffer, 0, 0};
    kd::emulator::Launch launch;
    launch.parameters = std::as_bytes(std::span(values));
    const kd::emulator::LaunchReport report = machine.launch(*image->kernel("k"), launch);
    if (!report.completed)
        qWarning("%s", report.fault ? report.fault->message.english().c_str() : "stopped");
    std::uint32_t result = 0;
    std::memcpy(&result, reinterpret_cast<const void*>(buffer), sizeof result);
    return result;
}

QString refusalOf(std::vector<LinkUnit> units)
{
    try {
        kd::ptx::link(std::move(units));
    } catch (const kd::LogicError& error) {
        return QString::fromStdString(error.info().text.english());
    }
    return QStringLiteral("linked");
}

}  // namespace

class Linking : public QObject {
    Q_OBJECT

private slots:
    void resolves_data()
    {
        QTest::addColumn<QString>("around");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QStringList>("others");
        QTest::addColumn<quint32>("result");
        const auto add = [](const char* name, const std::string& around, const std::string& body,
                            const std::vector<std::string>& others, quint32 result) {
            QStringList list;
            for (const std::string& each : others)
                list << QString::fromStdString(each);
            QTest::newRow(name) << QString::fromStdString(around) << QString::fromStdString(body) << list << result;
        };
        const std::string load = "ld.global.u32 %r1, [x];";
        const std::string externX = ".extern .global .align 4 .u32 x;\n", x = ".visible .global .align 4 .u32 x = 7;\n";
        add("a function", declared("f"), callOf("f"), {constantFunction(".visible", "f", 5)}, 5);
        add("over two files", declared("f"), callOf("f"),
            {declared("g") + ".visible .func (.param .b32 r) f()\n{ .reg .b32 %r1; " + callOf("g") +
                 "add.u32 %r1, %r1, 1; st.param.b32 [r], %r1; ret; }\n",
             constantFunction(".visible", "g", 41)},
            42);
        add("a variable", externX, load, {x}, 7);
        add("a variable whose size is not known", ".extern .global .align 4 .b8 x[];\n", load, {x}, 7);
        add("a constant", ".extern .const .align 4 .u32 x;\n", "ld.const.u32 %r1, [x];",
            {".visible .const .align 4 .u32 x = 8;\n"}, 8);
        add("names of one file", constantFunction("", "f", 1) + ".global .align 4 .u32 x = 10;\n",
            callOf("f") + "ld.global.u32 %r2, [x]; add.u32 %r1, %r1, %r2;",
            {constantFunction("", "f", 2) + ".global .align 4 .u32 x = 20;\n"}, 11);
        add("a hidden name is no other's", externX, load, {".global .align 4 .u32 x = 9;\n", x}, 7);
        add("the first of weak ones", declared("f"), callOf("f"),
            {constantFunction(".weak", "f", 3), constantFunction(".weak", "f", 4)}, 3);
        add("a weak one behind", declared("f"), callOf("f"),
            {constantFunction(".weak", "f", 3), constantFunction(".visible", "f", 4)}, 4);
        add("its own weak one gives way", constantFunction(".weak", "f", 3), callOf("f"), {constantFunction(".visible", "f", 4)}, 4);
        add("common ones", ".common .global .align 4 .u32 x;\n" + declared("get"), "st.global.u32 [x], 6; " + callOf("get"),
            {".common .global .align 4 .u32 x;\n.visible .func (.param .b32 r) get()\n{ .reg .b32 %a; ld.global.u32 %a, [x]; "
             "st.param.b32 [r], %a; ret; }\n"},
            6);
        add("shared memory", ".shared .align 4 .b8 own[8];\n.extern .shared .align 4 .b8 s[8];\n" + declared("get"),
            "st.shared.u32 [own], 3; st.shared.u32 [s], 15; " + callOf("get"),
            {".visible .shared .align 4 .b8 s[8];\n.visible .func (.param .b32 r) get()\n{ .reg .b32 %a; ld.shared.u32 %a, [s]; "
             "st.param.b32 [r], %a; ret; }\n"},
            15);
        add("an address in an initial value", ".extern .global .align 8 .u64 table[1];\n",
            "ld.global.u64 %d1, [table]; { .param .b32 res; P: .callprototype (.param .b32 _) _ (); call (res), %d1, (), P; "
            "ld.param.b32 %r1, [res]; }",
            {constantFunction("", "hidden", 12) + ".visible .global .align 8 .u64 table[1] = {hidden};\n",
             constantFunction("", "hidden", 13)},
            12);
        add("an address of another file's", declared("f") + ".global .align 8 .u64 table[1] = {f};\n",
            "ld.global.u64 %d1, [table]; { .param .b32 res; P: .callprototype (.param .b32 _) _ (); call (res), %d1, (), P; "
            "ld.param.b32 %r1, [res]; }",
            {constantFunction(".visible", "f", 14)}, 14);
    }

    void resolves()
    {
        QFETCH(const QString, around);
        QFETCH(const QString, body);
        QFETCH(const QStringList, others);
        QFETCH(const quint32, result);
        std::vector<std::string> texts;
        for (const QString& each : others)
            texts.push_back(each.toStdString());
        kd::emulator::Machine machine({.threads = 1});
        const auto image = machine.load(unitsOf(around.toStdString(), body.toStdString(), texts));
        QCOMPARE(resultOf(machine, image.get()), result);
        const kd::emulator::ImageText whole = image->wholeText();
        const auto one = machine.load(whole.text, {});
        QCOMPARE(resultOf(machine, one.get()), result);
        QCOMPARE(whole.globals.size(), image->globals().size());
        for (const kd::emulator::GlobalVariable& each : whole.globals)
            QVERIFY2(std::ranges::count(one->globals(), each.name, &kd::emulator::GlobalVariable::name) == 1, each.name.c_str());
    }

    /// What the linked image has, and its text as one module.
    void keepsPlacesInOneText()
    {
        const std::string f = ".visible .func f()\n{\n.reg .b32 %r1;\n.loc 1 7 3, function_name $L__s0, inlined_at 1 20 5\n"
                              "mov.u32 %r1, 1;\nret;\n}\n.file 1 \"NAME\"\n.section .debug_str\n{\n$L__s0:\n.b8 LETTER, 0\n}\n"
                              ".section .debug_abbrev\n{\n.b8 1\n}\n";
        const auto unit = [&](const char* function, const char* file, const char* letter) {
            return withHeader(QString::fromStdString(f).replace("func f()", QStringLiteral("func %1()").arg(function))
                                  .replace("NAME", file).replace("LETTER", letter).toStdString());
        };
        const kd::ptx::Module linked =
            kd::ptx::link({{"a.cu", unit("f", "a.cu", "65")}, {"b.cu", unit("g", "b.cu", "66")}});
        const kd::ptx::Module module = kd::ptx::parse(kd::ptx::mergedText(linked).text);
        QCOMPARE(module.functions.size(), std::size_t{2});
        for (const kd::ptx::Function& function : module.functions) {
            const kd::ptx::Place& place = module.places[static_cast<std::size_t>(function.body.at(0).place)];
            QCOMPARE(place.line, 7U);
            QCOMPARE(module.files[place.file], function.name == "f" ? std::string("a.cu") : std::string("b.cu"));
            QCOMPARE(std::string(place.function), function.name == "f" ? std::string("A") : std::string("B"));
            QCOMPARE(module.places[static_cast<std::size_t>(place.inlinedAt)].line, 20U);
        }
    }

    /// A private function may be named as an instruction is, or as a label or a register elsewhere.
    void tellsNamesFromInstructions()
    {
        const std::string own = constantFunction("", "add", 30) + constantFunction("", "ret", 12);
        kd::emulator::Machine machine({.threads = 1});
        const auto image = machine.load(unitsOf(declared("f") + constantFunction("", "add", 1) + constantFunction("", "ret", 1),
                                                callOf("f"),
                                                {own + ".visible .func (.param .b32 r) f()\n{ .reg .b32 %r1, %r2; .reg .pred %p; " +
                                                 callOf("add") + "mov.u32 %r2, %r1; " + callOf("ret") +
                                                 "setp.eq.u32 %p, %r1, 0; @%p bra add_end; @%p ret; add.u32 %r1, %r1, %r2;\n"
                                                 "add_end: st.param.b32 [r], %r1; ret; }\n"}));
        const auto one = machine.load(image->wholeText().text, {});
        QCOMPARE(resultOf(machine, image.get()), 42U);
        QCOMPARE(resultOf(machine, one.get()), 42U);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("refusal");
        const auto add = [](const char* name, const std::string& first, const std::string& second, const char* refusal) {
            QTest::newRow(name) << QString::fromStdString(first) << QString::fromStdString(second) << QString::fromUtf8(refusal);
        };
        const std::string f = constantFunction(".visible", "f", 1), x = ".visible .global .align 4 .u32 x;\n";
        add("two functions", f, f, "f is defined in a.cu and in b.cu");
        add("two variables", x, x, "x is defined in a.cu and in b.cu");
        add("a function and a variable", f, ".visible .global .align 4 .u32 f;\n", "f is defined in a.cu and in b.cu");
        add("a function that is no variable", ".extern .global .align 4 .u32 f;\n", f,
            "f is a function in b.cu and a variable in a.cu");
        add("other parameters", ".extern .func (.param .b32 r) f(.param .b32 x);\n", f,
            "f has other parameters in a.cu than in b.cu");
        add("another size", ".extern .global .align 8 .u64 x;\n", x, "x has another size or state space in a.cu than in b.cu");
        add("another space", ".extern .const .align 4 .u32 x;\n", x, "x has another size or state space in a.cu than in b.cu");
        add("what cannot be read", f, "oops\n", "b.cu: PTX line 4, column 1: 'oops' is not expected outside of functions");
    }

    void refuses()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        QFETCH(const QString, refusal);
        QCOMPARE(refusalOf({{"a.cu", withHeader(first.toStdString())}, {"b.cu", withHeader(second.toStdString())}}), refusal);
    }

    void tellsFilesOfOneNameApart()
    {
        const std::string f = withHeader(constantFunction(".visible", "f", 1));
        QCOMPARE(refusalOf({{"a.cu", f}, {"a.cu", f}}), QStringLiteral("f is defined in a.cu and in a.cu (2)"));
    }

    void tellsWhatNobodyDefines()
    {
        const std::string user =
            ".visible .func use()\n{ .reg .b32 %r1; " + callOf("f") + "ld.global.u32 %r1, [x]; " + callOf("f") + "ret; }\n";
        const kd::ptx::Module module = kd::ptx::link(
            {{"a.cu", withHeader(constantFunction(".visible", "g", 1))},
             {"b.cu", withHeader(declared("f") + declared("g") + ".extern .global .align 4 .u32 x;\n" + user)}});
        const auto undefined = kd::ptx::undefinedNames(module);
        QCOMPARE(undefined.size(), std::size_t{2});
        QCOMPARE(undefined[0].name, std::string("f"));
        QCOMPARE(undefined[0].unit, std::string("b.cu"));
        QVERIFY(undefined[0].isFunction && !undefined[1].isFunction);
        QCOMPARE(undefined[1].name, std::string("x"));
    }

    void takesTheNewestTarget()
    {
        const kd::ptx::Module module = kd::ptx::link(
            {{"a", withHeader("", "sm_75")}, {"b", withHeader("", "sm_90a")}, {"c", withHeader("", "sm_80")}});
        QCOMPARE(module.target, std::string("sm_90a"));
        QVERIFY(module.text.empty());
        QCOMPARE(module.units.size(), std::size_t{3});
    }

    /// Whatever the texts are, they are linked or refused.
    void survivesMutatedTexts()
    {
        const std::vector<std::string> texts = recordedTexts();
        Mutator mutator(11);
        int linked = 0;
        for (int round = 0; round < 200; ++round) {
            std::vector<LinkUnit> units;
            const std::size_t first = mutator.below(texts.size());
            for (std::size_t i = 0; i < 3; ++i) {
                const std::size_t which = i == 0 ? first : mutator.below(texts.size());
                units.push_back({"unit", mutator.below(4) != 0 ? texts[which] : mutator.mutated(texts, which)});
            }
            try {
                const kd::ptx::Module module = kd::ptx::link(std::move(units));
                kd::ptx::undefinedNames(module);
                try {
                    const kd::ptx::MergedText merged = kd::ptx::mergedText(module);
                    kd::ptx::parse(merged.text);
                } catch (const kd::LogicError& error) {
                    QVERIFY2(error.info().text.english().find("one text cannot") != std::string::npos ||
                                 error.info().text.english().find("PTX line") != std::string::npos,
                             error.info().text.english().c_str());
                }
                ++linked;
            } catch (const kd::LogicError& error) {
                QVERIFY(!error.info().text.empty());
            }
        }
        QVERIFY2(linked > 10, qPrintable(QString::number(linked)));
    }

    void limitsItsUnits()
    {
        QVERIFY(refusalOf({}).contains("0 modules"));
        QVERIFY(refusalOf(std::vector<LinkUnit>(kd::ptx::kMaxLinkUnits + 1)).contains("can be linked"));
    }
};

KD_TEST(Linking, QCoreApplication)

}  // namespace tst_linking

#include "tst_linking.moc"
