// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvcccompile.h"

#include "core/base/posix/file.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_nvccprogram {

using namespace kd;
using State = CompileOutcome::State;

/// nvcc itself, without a worker around it. Skips where there is none.
class TestNvccProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_location = findNvcc();
        if (m_location.nvcc.empty())
            QSKIP(m_location.missing.english().c_str());
    }

    void compilesATutorial()
    {
        const CompileRequest request = requestOf(posix::readTextFile(KD_TEST_DATA "/worker/vectoradd.cu", {1u << 20}));
        const QTemporaryDir folder;
        CompileOutcome outcome = compileWithNvcc(request, toolchainIn(folder));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.compilerName(), std::string("nvcc 13"));
        QCOMPARE(outcome.architecture, request.architecture);
        QCOMPARE(outcome.kernels.size(), std::size_t{1});
        const QTemporaryDir other;
        const SignatureOutcome signatures = signaturesWithNvcc(request, toolchainIn(other));
        QVERIFY(signatures.ok);
        mergeSignatures(outcome, signatures);
        QVERIFY(outcome.kernels[0].hasSignature);
        QCOMPARE(outcome.kernels[0].parameters.at(2).name, std::string("c"));
    }

    void failuresAreOutcomes_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("host error") << "int main() { return missing; }" << "sm_90" << State::Rejected << "\"missing\" is undefined";
        QTest::newRow("no architecture") << "" << "sm_90;id" << State::Unavailable << "sm_90;id, which is no architecture";
        QTest::newRow("unknown architecture") << "" << "sm_12" << State::Unavailable << "nvcc 13 cannot compile for sm_12.";
        QTest::newRow("NUL") << QString(QChar(0)) << "sm_90" << State::Rejected << "NUL character";
        QTest::newRow("ptxas") << "__global__ void k() { asm(\"nonsense\"); }" << "sm_90" << State::Rejected << "nonsense";
    }
    void failuresAreOutcomes()
    {
        QFETCH(QString, source);
        QFETCH(QString, architecture);
        QFETCH(QString, words);
        CompileRequest request = requestOf(source.toStdString());
        request.architecture = architecture.toStdString();
        const QTemporaryDir folder;
        const CompileOutcome outcome = compileWithNvcc(request, toolchainIn(folder));
        QTEST(outcome.state, "state");
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains(words), outcome.message.english().c_str());
        const QTemporaryDir other;
        QVERIFY(!signaturesWithNvcc(request, toolchainIn(other)).ok);
    }

    void namesWrongExpressions()
    {
        CompileRequest request = requestOf("template <typename T> __global__ void k(T* p) { *p = 1; }\n");
        request.nameExpressions = {"k<int>", "k<nothing>"};
        const QTemporaryDir folder;
        const CompileOutcome outcome = compileWithNvcc(request, toolchainIn(folder));
        QCOMPARE(outcome.state, State::Rejected);
        QVERIFY(!outcome.diagnostics.empty());
        const Diagnostic& first = outcome.diagnostics[0];
        const std::string words = first.message.english();
        QVERIFY2(words.starts_with("name expression \"k<nothing>\": "), words.c_str());
        QCOMPARE(first.stage, std::string("options"));
        QVERIFY(first.position.file.empty());
    }

    /// What kills a program of nvcc's is told by nvcc in its own words.
    void endsOfItsProgramsAreTold_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<State>("state");
        QTest::newRow("crash") << "nvcc error   : 'cicc' died due to signal 11 (Invalid memory reference)\n" << State::Crashed;
        QTest::newRow("processor time") << "nvcc error   : 'cicc' died due to signal 24 \n" << State::Deadline;
        QTest::newRow("memory") << "LLVM ERROR: out of memory\nnvcc error   : 'cicc' died due to signal 6 \n" << State::OutOfMemory;
        QTest::newRow("nothing") << "" << State::Rejected;
    }
    void endsOfItsProgramsAreTold()
    {
        QFETCH(QString, log);
        const QTemporaryDir folder;
        NvccToolchain toolchain = toolchainIn(folder);
        toolchain.run = [&log](const ToolCommand&) {
            return posix::ProgramRun{.status = {.signalled = false, .code = 2, .peakMemory = {}}, .output = log.toStdString()};
        };
        const CompileOutcome outcome = compileWithNvcc(requestOf("int x;"), toolchain);
        QTEST(outcome.state, "state");
        QVERIFY(!outcome.message.empty());
    }

    /// With a stand-in, as older tests' nvcc knows no CUDA Tile: what it is told, and what is made of what it writes.
    void givesTileIr()
    {
        const QTemporaryDir folder;
        NvccToolchain toolchain = toolchainIn(folder);
        toolchain.version = "13.5.37";
        std::vector<std::vector<std::string>> commands;
        toolchain.run = [&](const ToolCommand& command) {
            commands.push_back(command.arguments);
            const QString output = folder.filePath(QString::fromStdString(valueBehind(command.arguments, "--output-file")));
            const bool isTile = holds(command.arguments, "--tilebc"), isPtx = holds(command.arguments, "--ptx");
            const bool isOld = holds(command.arguments, "--gpu-name=sm_75");
            QFile::remove(output);
            QFile::copy(isTile  ? QStringLiteral(KD_TEST_DATA "/compile/tile.tilebc")
                        : isPtx ? QStringLiteral(KD_TEST_DATA "/container/small.ptx")
                        : isOld ? QStringLiteral(KD_TEST_DATA "/compile/cubins/resources_sm_75.cubin")
                                : QStringLiteral(KD_TEST_DATA "/compile/cubins/resources_sm_90.cubin"),
                        output);
            return posix::ProgramRun{};
        };
        const std::string source = "#include <vector>\n__tile_global__ void t(float* p) {}\n__global__ void k(float* p) {}\n";
        const CompileOutcome outcome = compileWithNvcc(requestOf(source), toolchain);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QVERIFY(outcome.tileIr == posix::readFile(KD_TEST_DATA "/compile/tile.tilebc", {1u << 20}));
        QCOMPARE(commands.size(), std::size_t{3});
        QVERIFY(holds(commands[0], "--enable-tile") && holds(commands[0], "--simt-only") && !holds(commands[0], "--tilebc"));
        QVERIFY(holds(commands[2], "--enable-tile") && !holds(commands[2], "--simt-only") && holds(commands[2], "--tilebc"));

        commands.clear();
        CompileRequest old = requestOf(source);
        old.architecture = "sm_75";
        const CompileOutcome tooOld = compileWithNvcc(old, toolchain);
        QVERIFY2(tooOld.ok() && tooOld.tileIr.empty(), tooOld.message.english().c_str());
        QCOMPARE(commands.size(), std::size_t{2});
        QVERIFY(!tooOld.notices.empty() && tooOld.notices.back().english().ends_with("for sm_80 and later, and this is sm_75."));

        commands.clear();
        QVERIFY(compileWithNvcc(requestOf("__global__ void k(float* p) {}\n"), toolchain).tileIr.empty());
        QCOMPARE(commands.size(), std::size_t{2});
        QVERIFY(!holds(commands[0], "--enable-tile") && !holds(commands[0], "--simt-only"));
    }

    /// An older nvcc takes them for functions of the host; one sentence says what they need.
    void tileKernelsNeedANewerNvcc()
    {
        const QTemporaryDir folder;
        NvccToolchain toolchain = toolchainIn(folder);
        toolchain.version = "13.0.88";
        const CompileOutcome outcome = compileWithNvcc(requestOf("__tile_global__ void t(float* p) {}\n"), toolchain);
        QCOMPARE(outcome.state, State::Rejected);
        const std::string words = outcome.message.english();
        QVERIFY2(words.ends_with("which need CUDA 13.3 or later; this is nvcc 13.0.88."), words.c_str());
    }

private:
    static bool holds(const std::vector<std::string>& words, const char* word)
    {
        return std::ranges::find(words, word) != words.end();
    }
    static std::string valueBehind(const std::vector<std::string>& words, const char* option)
    {
        const auto found = std::ranges::find(words, option);
        return found == words.end() || found + 1 == words.end() ? std::string() : found[1];
    }
    static CompileRequest requestOf(std::string source)
    {
        return {.source = std::move(source), .programName = "/project/k.cu", .headers = {}, .options = {}, .nameExpressions = {}};
    }
    NvccToolchain toolchainIn(const QTemporaryDir& folder) const
    {
        const std::filesystem::path place = folder.path().toStdString();
        return {.location = m_location, .version = "13", .folder = place, .run = [place](const ToolCommand& command) {
                    return posix::runProgram({.program = command.program,
                                              .arguments = command.arguments,
                                              .environment = {"PATH=/usr/bin:/bin", "LC_ALL=C", "TMPDIR=" + place.string()},
                                              .directory = place,
                                              .descriptors = {}},
                                             1u << 20, -1);
                }};
    }

    NvccLocation m_location;
};

KD_TEST(TestNvccProgram, kd::test::NoApplication)

}  // namespace tst_nvccprogram

#include "tst_nvccprogram.moc"
