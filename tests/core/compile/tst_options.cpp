// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/base/error.h"
#include "core/compile/options/options.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_options {

using namespace kd;

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> split(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& word : text.split('|', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

}  // namespace

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    void canonical_data()
    {
        QTest::addColumn<QString>("given");  // words parted by |
        QTest::addColumn<QString>("expected");
        QTest::newRow("fast math") << "-use_fast_math" << "--use_fast_math";
        QTest::newRow("registers") << "-maxrregcount=40" << "--maxrregcount=40";
        QTest::newRow("two words") << "-maxrregcount|40" << "--maxrregcount=40";
        QTest::newRow("one word with a space") << "--maxrregcount 40" << "--maxrregcount=40";
        QTest::newRow("macro") << "-DTILE=16" << "--define-macro=TILE=16";
        QTest::newRow("macro, two words") << "-D|TILE=16" << "--define-macro=TILE=16";
        QTest::newRow("macro without value") << "-DDEBUG" << "--define-macro=DEBUG=1";
        QTest::newRow("macro with parameters") << "-DSQUARE(x)=x*x" << "--define-macro=SQUARE(x)=x*x";
        QTest::newRow("macros keep their order") << "-DA=1|-UA|-DA=1" << "--define-macro=A=1 --undefine-macro=A --define-macro=A=1";
        QTest::newRow("ptxas, two words") << "-Xptxas|-dlcm=cg" << "--ptxas-options=--def-load-cache=cg";
        QTest::newRow("ptxas, level") << "--ptxas-options=-O1" << "--ptxas-options=--opt-level=1";
        QTest::newRow("ptxas, given anyway") << "-Xptxas -v" << "";
        QTest::newRow("line information") << "-lineinfo" << "--generate-line-info";
        QTest::newRow("standard") << "-std=c++20" << "--std=c++20";
        QTest::newRow("given anyway") << "--no-cache" << "";
        QTest::newRow("twice the same") << "-lineinfo|--generate-line-info" << "--generate-line-info";
        QTest::newRow("numbers") << "-diag-suppress=177,550" << "--diag-suppress=177,550";
        QTest::newRow("boolean") << "-fmad=false" << "--fmad=false";
    }
    void canonical()
    {
        QFETCH(QString, given);
        QFETCH(QString, expected);
        QCOMPARE(joined(canonicalOptions({.options = split(given)})), expected.toStdString());
    }

    void ordersSettings()
    {
        const CompileSettings settings{.defines = {"B", "A=2"}, .standard = "c++17", .options = {"-lineinfo"}};
        QCOMPARE(joined(canonicalOptions(settings)),
                 std::string("--define-macro=B=1 --define-macro=A=2 --std=c++17 --generate-line-info"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("reason");
        QTest::newRow("trace file") << "--fdevice-time-trace=/tmp/x" << "files";
        QTest::newRow("time file") << "--time=/tmp/x" << "files";
        QTest::newRow("short time file") << "-time|/tmp/x" << "files";
        QTest::newRow("new PCH") << "--create-pch=x.pch" << "files";
        QTest::newRow("old PCH") << "--use-pch=x.pch" << "files";
        QTest::newRow("PCH folder") << "-pch-dir=/tmp" << "files";
        QTest::newRow("pre-include") << "--pre-include=/etc/passwd" << "reads a file";
        QTest::newRow("include folder") << "-I/usr/include" << "set apart";
        QTest::newRow("include folder, long") << "--include-path=/usr/include" << "set apart";
        QTest::newRow("architecture") << "--gpu-architecture=sm_75" << "set apart";
        QTest::newRow("architecture, short") << "-arch=sm_75" << "set apart";
        QTest::newRow("relocatable") << "-rdc=true" << "load";
        QTest::newRow("LTO") << "-dlto" << "load";
        QTest::newRow("response file") << "@options.txt" << "harmless";
        QTest::newRow("ptxas response file") << "-Xptxas|@options.txt" << "harmless";
        QTest::newRow("ptxas options file") << "-Xptxas -optf=x" << "files";
        QTest::newRow("ptxas output") << "-Xptxas|-o=/tmp/x" << "files";
        QTest::newRow("comma smuggles an output") << "-Xptxas|-v,-o,/tmp/x" << "harmless";
        QTest::newRow("comma behind a level") << "-Xptxas|-O3,-o,/tmp/x" << "whole number";
        QTest::newRow("space behind a value") << "--maxrregcount=32 --time=/tmp/x" << "whole number";
        QTest::newRow("front end of its own") << "-Xcudafe=--dump" << "harmless";
        QTest::newRow("NVVM of its own") << "-Xnvvm=-o" << "harmless";
        QTest::newRow("too many threads") << "--split-compile=1000" << "from 1 to 32";
        QTest::newRow("too many threads of ptxas") << "--ptxas-options=--split-compile=1000" << "from 1 to 32";
        QTest::newRow("one thread too many") << "-Xptxas|-split-compile=33" << "from 1 to 32";
        QTest::newRow("a thread a processor") << "--split-compile=0" << "from 1 to 32";
        QTest::newRow("a thread of ptxas a processor") << "-Xptxas|-split-compile=0" << "from 1 to 32";
        QTest::newRow("unknown") << "--frobnicate" << "harmless";
        QTest::newRow("not an option") << "saxpy.cu" << "harmless";
        QTest::newRow("macro over lines") << "-DX=1\n#include \"/etc/passwd\"" << "macro";
        QTest::newRow("no macro") << "-D1x" << "macro";
        QTest::newRow("value missing") << "--maxrregcount" << "whole number";
        QTest::newRow("value too many") << "--use_fast_math=1" << "no value";
        QTest::newRow("no boolean") << "--fmad=maybe" << "true or false";
        QTest::newRow("no standard") << "--std=c++42" << "c++17";
        QTest::newRow("empty") << " " << "harmless";
    }
    void refuses()
    {
        QFETCH(QString, given);
        QFETCH(QString, reason);
        try {
            canonicalOptions({.options = split(given)});
            QFAIL("the option was taken");
        } catch (const RuntimeError& error) {
            QVERIFY2(error.info().text.english().find(reason.toStdString()) != std::string::npos, error.what());
            QVERIFY(!error.info().subject.empty() || given == " ");
        }
    }

    void canonicalFormsStayThemselves()
    {
        const std::vector<std::string> once =
            canonicalOptions({.defines = {"A", "F(x)=x"}, .options = {"-lineinfo", "-Xptxas", "-O2", "-w"}});
        QCOMPARE(joined(canonicalOptions({.options = once})), joined(once));
    }

    /// Every allowed option, in its canonical form, is one that this NVRTC takes.
    void compilerTakesThem_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* option : {"-DX=1 2",
                                   "-UX",
                                   "-std=c++11",
                                   "-builtin-move-forward=false",
                                   "-builtin-initializer-list=false",
                                   "-default-device",
                                   "-device-int128",
                                   "-device-float128",
                                   "-restrict",
                                   "-minimal",
                                   "-G",
                                   "-lineinfo",
                                   "-dopt=on",
                                   "-Ofc=min",
                                   "-maxrregcount=32",
                                   "-ftz=true",
                                   "-prec-sqrt=false",
                                   "-prec-div=false",
                                   "-fmad=false",
                                   "-use_fast_math",
                                   "-extra-device-vectorization",
                                   "-jtd=10",
                                   "-device-stack-protector=true",
                                   "-split-compile=2",
                                   "-frandom-seed=seed1",
                                   "-dQ=false",
                                   "-w",
                                   "-opt-info=inline",
                                   "-err-no",
                                   "-no-err-no",
                                   "-diag-error=177",
                                   "-diag-suppress=177",
                                   "-diag-warn=177",
                                   "-brief-diag=true",
                                   "-Xptxas -warn-spills",
                                   "-Xptxas -warn-lmem-usage",
                                   "-Xptxas -warn-double-usage",
                                   "-Xptxas -Werror",
                                   "-Xptxas -w",
                                   "-Xptxas -suppress-stack-size-warning",
                                   "-Xptxas -suppress-double-demote-warning",
                                   "-Xptxas -O1",
                                   "-Xptxas -Ofc=min",
                                   "-Xptxas -allow-expensive-optimizations=true",
                                   "-Xptxas -disable-optimizer-consts",
                                   "-Xptxas -opt-fp-atomics",
                                   "-Xptxas -fmad=true",
                                   "-Xptxas -dlcm=cg",
                                   "-Xptxas -dscm=cg",
                                   "-Xptxas -flcm=cg",
                                   "-Xptxas -fscm=cg",
                                   "-Xptxas -maxrregcount=32",
                                   "-Xptxas -regUsageLevel=5",
                                   "-Xptxas -device-stack-protector=true",
                                   "-Xptxas -no-bb-merge",
                                   "-Xptxas -ret-end",
                                   "-Xptxas -sp-bounds-check",
                                   "-Xptxas -preserve-relocs",
                                   "-Xptxas -lineinfo",
                                   "-Xptxas -split-compile=2"})
            QTest::newRow(option) << option;
    }
    void compilerTakesThem()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        QFETCH(QString, option);
        const CompileOutcome outcome = compileProgram({.source = "extern \"C\" __global__ void k(float* y) { *y = *y * 2; }",
                                                       .programName = "k.cu",
                                                       .architecture = option == "-device-float128" ? "sm_100" : "sm_90",
                                                       .options = canonicalOptions({.options = {option.toStdString()}})});
        QVERIFY2(outcome.ok(), (outcome.message.english() + outcome.log).c_str());
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        QVERIFY(outcome.kernels.front().registers > 0);
        for (const Diagnostic& diagnostic : outcome.diagnostics)
            QVERIFY2(diagnostic.stage != "options", diagnostic.message.english().c_str());
    }

    void settingsTravelAsJson()
    {
        const CompileSettings settings{.architectures = {"sm_80", "sm_90"}, .defines = {"A=1"}, .includeDirectories = {"inc"},
                                       .standard = "c++20", .options = {"-G"}, .nameExpressions = {"k<int>"}};
        const CompileSettings back = Json(settings).get<CompileSettings>();
        QCOMPARE(back.architectures, settings.architectures);
        QCOMPARE(back.defines, settings.defines);
        QCOMPARE(back.includeDirectories, settings.includeDirectories);
        QCOMPARE(back.standard, settings.standard);
        QCOMPARE(back.options, settings.options);
        QCOMPARE(back.nameExpressions, settings.nameExpressions);
    }
};

KD_TEST(TestOptions, kd::test::NoApplication)

}  // namespace tst_options

#include "tst_options.moc"
