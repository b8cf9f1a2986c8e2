// SPDX-License-Identifier: GPL-3.0-or-later
// Which compiler is asked for what is compared with a build.
#include "core/compile/buildcompiler.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_buildcompiler {

using namespace kd;
using State = CompileOutcome::State;

namespace {

CompileOutcome ofNvcc(const std::string& version)
{
    return {.state = State::Ok, .kernels = {{.name = "k"}}, .nvccVersion = version};
}

CompileOutcome ofNvrtc(const std::string& version)
{
    return {.state = State::Ok, .kernels = {{.name = "k"}}, .nvrtcVersion = version};
}

CompileRequest asked(const CompileOutcome& build, CompilerChoice choice = CompilerChoice::Auto)
{
    CompileRequest request{.options = {"--use_fast_math"}, .compiler = choice, .nvccOptions = {"--use_fast_math", "--Wno-x"}};
    askOnly(compilerOf(build), request);
    return request;
}

}  // namespace

class TestBuildCompiler : public QObject {
    Q_OBJECT
private slots:
    void theCompilerOfTheBuildIsAsked()
    {
        const CompileRequest nvcc = asked(ofNvcc("13.0.88"));
        QCOMPARE(nvcc.compiler, CompilerChoice::Nvcc);
        QCOMPARE(nvcc.options, (std::vector<std::string>{"--use_fast_math", "--Wno-x"}));
        const CompileRequest nvrtc = asked(ofNvrtc("13.0.88"));
        QCOMPARE(nvrtc.compiler, CompilerChoice::Nvrtc);
        QCOMPARE(nvrtc.options, std::vector<std::string>{"--use_fast_math"});
    }

    void whatTheUserChoseStays()
    {
        QCOMPARE(asked(ofNvcc("13.0.88"), CompilerChoice::Nvrtc).compiler, CompilerChoice::Nvrtc);
        const CompileRequest chosen = asked(ofNvrtc("13.0.88"), CompilerChoice::Nvcc);
        QCOMPARE(chosen.compiler, CompilerChoice::Nvcc);
        QCOMPARE(chosen.options, std::vector<std::string>{"--use_fast_math"});
    }

    /// Host code is set aside anew: NVRTC alone would refuse it.
    void aBuildWithoutItsHostCodeLeavesTheChoiceOpen()
    {
        CompileOutcome build = ofNvrtc("13.0.88");
        build.lacksHostCode = true;
        QCOMPARE(asked(build).compiler, CompilerChoice::Auto);
        QCOMPARE(compilerOf(build).name, std::string("NVRTC 13.0.88"));
        CompileOutcome found{.state = State::Ok, .foundCompiler = "ptxas 13.0.88"};
        QCOMPARE(compilerOf(found).name, std::string());
        QCOMPARE(asked(found).compiler, CompilerChoice::Auto);
    }

    void figuresOfAnotherCompilerAreRefused()
    {
        const BuildCompiler compiler = compilerOf(ofNvcc("13.0.88"));
        for (const CompileOutcome& other : {ofNvrtc("13.0.88"), ofNvcc("13.2.51")}) {
            const CompileOutcome refused = comparable(compiler, other);
            QCOMPARE(refused.state, State::Rejected);
            QVERIFY(refused.kernels.empty());
            const std::string words = refused.message.english();
            QVERIFY2(words.find(other.compilerName() + " compiled it") == 0, words.c_str());
            QVERIFY2(words.find("nvcc 13.0.88") != std::string::npos, words.c_str());
            QVERIFY(!areOfOneCompiler(ofNvcc("13.0.88"), other));
        }
        QVERIFY(comparable(compiler, ofNvcc("13.0.88")).ok());
        QVERIFY(areOfOneCompiler(ofNvcc("13.0.88"), ofNvcc("13.0.88")));
    }

    /// Its own words say more.
    void whatDoesNotCompileKeepsItsWords()
    {
        CompileOutcome refused = ofNvrtc("13.0.88");
        refused.state = State::Rejected;
        refused.message = "expected a semicolon";
        QCOMPARE(comparable(compilerOf(ofNvcc("13.0.88")), refused).message.english(), std::string("expected a semicolon"));
        QVERIFY(comparable({}, ofNvrtc("13.0.88")).ok());
    }
};

KD_TEST(TestBuildCompiler, kd::test::NoApplication)

}  // namespace tst_buildcompiler

#include "tst_buildcompiler.moc"
