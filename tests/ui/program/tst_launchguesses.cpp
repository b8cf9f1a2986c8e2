// SPDX-License-Identifier: GPL-3.0-or-later
// Launch forms that are filled from a program's file and from the files around it.
#include "tests/program/testprogram.h"
#include "ui/program/launchguesses.h"
#include "ui/program/launchrequest.h"
#include "ui/program/program.h"
#include "ui/program/usererror.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <string>
#include <utility>

namespace tst_launchguesses {

using namespace kd;

namespace {

constexpr const char* kKernels = R"(#include "config.h"
__global__ void near(int n) {}
__global__ void far(int n) {}
void f() { near<<<1, BLOCK>>>(kSize); }
)";

/// Holds a folder with a program of two files, each of which includes a header of its own.
struct Files {
    Files()
    {
        write("kernels.cu", kKernels);
        write("config.h", "#define BLOCK 64\n");
        write("main.cu", "#include \"inner/sizes.h\"\nvoid g() { far<<<2, BLOCK>>>(kSize); }\n");
        QDir(folder.path()).mkdir(QStringLiteral("inner"));
        write("inner/sizes.h", "#define BLOCK 128\nconst int kSize = 2 * kHalf;\nconst int kHalf = 9;\n");
    }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", name);
    }
    Program program() const
    {
        Program program;
        program.source = kKernels;
        program.file = program.path = folder.filePath(QStringLiteral("kernels.cu")).toStdString();
        program.hasSurroundings = true;
        return program;
    }

    QTemporaryDir folder;
};

/// A build with those kernels; each has one number.
CompileOutcome build()
{
    CompileOutcome outcome;
    for (const char* const name : {"near", "far", "other"}) {
        KernelInfo kernel{.name = name, .loweredName = name, .hasSignature = true};
        kernel.parameters.push_back({.name = "n", .size = 4, .type = {.kind = TypeInfo::Kind::Signed, .name = "int", .size = 4}});
        outcome.kernels.push_back(std::move(kernel));
    }
    return outcome;
}

}  // namespace

class LaunchGuessesTest : public QObject {
    Q_OBJECT
private slots:
    void eachFileHasItsOwnHeaders()
    {
        const Files files;
        const std::map<std::string, FilledLaunch> forms = readLaunchForms(files.program(), build(), [] { return false; });
        QCOMPARE(forms.size(), std::size_t{3});
        const FilledLaunch &near = forms.at("near"), &far = forms.at("far");
        QCOMPARE(near.setup.block, std::string("64"));
        QVERIFY2(near.setup.arguments.empty(), "its file does not include the constant");
        QVERIFY(near.file.empty());
        QCOMPARE(far.file, std::string("main.cu"));
        QCOMPARE(far.setup.block, std::string("128"));
        QCOMPARE(far.setup.arguments.size(), std::size_t{1});
        QCOMPARE(far.setup.arguments.front().value, std::string("2 * kHalf"));
        QCOMPARE(far.values.back().reason.english(), std::string("Line 3 of inner/sizes.h gives it."));
        // What nothing launches has values to start from.
        QCOMPARE(forms.at("other").setup.block, std::string("256"));
        QVERIFY(forms.at("other").values.front().isAssumption);
    }

    /// BLOCK stands in a header alone.
    void macrosOfHeadersAreKnown()
    {
        const Files files;
        Program program = files.program();
        const LaunchSetup setup{.kernel = "near", .grid = "BLOCK / 16", .block = "BLOCK", .arguments = {{"n", "BLOCK + 1"}}};
        const LaunchPlan plan = resolveProgram(build(), program, setup, {});
        QCOMPARE(plan.grid, (Dim3{4, 1, 1}));
        QCOMPARE(plan.block, (Dim3{64, 1, 1}));
        program.hasSurroundings = false;
        QVERIFY_EXCEPTION_THROWN(resolveProgram(build(), program, setup, {}), RuntimeError);
    }

    /// Grid and block are told beside an argument that is wrong, with a header's macro in either or in both.
    void blocksKnowMacrosOfHeaders_data()
    {
        QTest::addColumn<QString>("grid");
        QTest::addColumn<QString>("block");
        QTest::addColumn<int>("blocks");
        QTest::addColumn<int>("threads");
        QTest::newRow("both") << "BLOCK / 16" << "BLOCK" << 4 << 64;
        QTest::newRow("block") << "3" << "BLOCK * 2" << 3 << 128;
        QTest::newRow("grid") << "BLOCK + 1" << "32" << 65 << 32;
        QTest::newRow("no grid") << "" << "BLOCK" << 0 << 64;
        QTest::newRow("a grid of the wrong argument") << "n" << "BLOCK" << 0 << 64;
        QTest::newRow("neither") << "2" << "96" << 2 << 96;
    }
    void blocksKnowMacrosOfHeaders()
    {
        QFETCH(QString, grid);
        QFETCH(QString, block);
        const Files files;
        Program program = files.program();
        const LaunchSetup setup{.kernel = "near", .grid = grid.toStdString(), .block = block.toStdString(),
                                .arguments = {{"n", "nobody"}}};
        const BlockShape shape = resolveProgramBlock(build(), program, setup);
        QFETCH(int, blocks);
        QFETCH(int, threads);
        QCOMPARE(shape.grid ? static_cast<int>(shape.grid->x) : 0, blocks);
        QCOMPARE(static_cast<int>(shape.threads()), threads);
    }

    void occupancyKnowsMacrosOfHeaders()
    {
        const Files files;
        Program program = files.program();
        const LaunchSetup setup{.kernel = "near", .block = "BLOCK", .sharedBytes = "BLOCK * 4"};
        const OccupancyInput input = occupancyInput(build(), program, setup);
        QCOMPARE(input.threads, 64u);
        QCOMPARE(input.dynamicShared, 256u);
        program.hasSurroundings = false;
        QVERIFY_EXCEPTION_THROWN(occupancyInput(build(), program, setup), UserError);
    }

    /// Forms of launched and of other kernels have rows for what host code copies to their variables.
    void variablesHaveWhatHostCodeCopies()
    {
        Program program;
        program.source = "__constant__ int limits[2];\n__global__ void near(int n) {}\n__global__ void far(int n) {}\n"
                         "void f() { int h[2] = {3, 9}; cudaMemcpyToSymbol(limits, h, sizeof(h)); near<<<1, 32>>>(7); }\n";
        CompileOutcome made = build();
        const TypeInfo number = made.kernels.front().parameters.front().type;
        const TypeInfo two{.kind = TypeInfo::Kind::Array, .size = 8, .count = 2, .element = {number}};
        for (KernelInfo& kernel : made.kernels)
            kernel.variables.push_back({.name = "limits", .loweredName = "limits", .isConstant = true, .type = two});
        const std::map<std::string, FilledLaunch> forms = readLaunchForms(program, made, [] { return false; });
        for (const char* const kernel : {"near", "far"}) {
            const FilledLaunch& form = forms.at(kernel);
            QCOMPARE(form.setup.arguments.size(), std::size_t{2});
            QCOMPARE(form.setup.arguments.back().name, std::string("limits"));
            QCOMPARE(form.setup.arguments.back().value, std::string("{3, 9}"));
            QCOMPARE(form.values.back().line, 4);
        }
    }

    void nothingIsReadOnceItIsCanceled()
    {
        const Files files;
        int asked = 0;
        QVERIFY(readLaunchForms(files.program(), build(), [&asked] { return ++asked > 0; }).empty());
        QVERIFY(asked > 0);
        QVERIFY(readLaunchForms(Program(), CompileOutcome(), [] { return false; }).empty());
    }
};

KD_TEST(LaunchGuessesTest, kd::test::NoApplication)

}  // namespace tst_launchguesses

#include "tst_launchguesses.moc"
