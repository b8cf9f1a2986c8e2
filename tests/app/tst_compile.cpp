// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "tests/program/testprogram.h"
#include "tests/ui/workbench/hungrykernel.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_compile {

/// `compile`, and what needs the compiler but no device: `occupancy` of a program and `report`.
class CompileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void describesTheMachine();
    void compilesForSeveralArchitectures();
    void writesArtifacts();
    void writesTileIr();
    void writesTheSassOfBothKindsOfKernels();
    void takesTileKernelsByTheirGrid();
    void showsErrorsWithTheirLine();
    void reportsErrorsAsJson();
    void showsErrorsInHeaders();
    void takesDefinesFoldersAndOptions();
    void foldsKernelsOfTheToolkit();
    void takesTheProjectsCommand();
    void takesNoCommandOfOthers();
    void emitsTemplateInstances();
    void refusesPrograms_data();
    void refusesPrograms();
    void explainsUnknownArchitectures();
    void ignoresTheLocale();
    void writesNumbersWithAPointInEveryLocale();
    void explainsProgramsWithoutKernels_data();
    void explainsProgramsWithoutKernels();
    void takesNamesThatAreNoText();
    void endsQuietlyWhenNobodyReads();
    void calculatesOccupancyOfAProgram();
    void writesReports_data();
    void writesReports();
    void compilesWhatWouldRaiseOccupancy();
    void compilesSmallerUnrolls();
    void saysWhatLaunchBoundsTakePriorityOver();
    void reopensTheSessionOfAReport();
    void keepsItsInputs_data();
    void keepsItsInputs();
    void keepsTheKeysOfItsCommand_data();
    void keepsTheKeysOfItsCommand();
    void timesNoReportWithoutItsDevice();
    void leavesAnOldReportWhenItFails();
    void compilesEveryExample_data();
    void compilesEveryExample();

private:
    QString write(const QString& name, const QByteArray& content) const;
    QByteArray contentOf(const QString& name) const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
};

void CompileTest::initTestCase()
{
    m_program.useDriver("/nowhere/libcuda.so.1");
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
}

QString CompileTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray CompileTest::contentOf(const QString& name) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void CompileTest::describesTheMachine()
{
    const Ended ended = m_program.run({"devices", "--format", "json"});
    QCOMPARE(ended.status, 0);
    QCOMPARE(missingKeys(ended.document(), {"devices:array", "driverVersion:null", "nvrtcVersion:text", "missing:array"}),
             QStringList());
    QVERIFY2(ended.out.contains("/nowhere/libcuda.so.1"), "what is missing names where it was looked for");
    const Ended text = m_program.run({"devices", "--attributes"});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains(ended.document()["nvrtcVersion"].toString()));
}

void CompileTest::compilesForSeveralArchitectures()
{
    const Ended ended = m_program.run({"compile", "--example", "sgemm", "--arch", "sm_90", "--arch", "sm_75", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(missingKeys(document, {"ok:bool", "architectures:array"}), QStringList());
    QVERIFY(document["ok"].toBool());
    const QJsonArray architectures = document["architectures"].toArray();
    QCOMPARE(architectures.size(), 2);
    QCOMPARE(architectures[0]["arch"].toString(), QStringLiteral("sm_90"));
    QCOMPARE(architectures[1]["arch"].toString(), QStringLiteral("sm_75"));
    for (const QJsonValue& architecture : architectures) {
        QCOMPARE(missingKeys(architecture.toObject(),
                             {"arch:text", "ok:bool", "diagnostics:array", "cached:bool", "milliseconds:number", "kernels:array"}),
                 QStringList());
        QCOMPARE(architecture["kernels"].toArray().size(), 2);
        for (const QJsonValue& kernel : architecture["kernels"].toArray()) {
            QCOMPARE(missingKeys(kernel.toObject(),
                                 {"name:text", "loweredName:text", "parameters:array", "registers:number", "spillStores:number",
                                  "spillLoads:number", "staticSharedBytes:number", "localBytes:number", "constantBytes:number",
                                  "barriers:number", "maxThreadsPerBlock:number"}),
                     QStringList());
            const QJsonArray parameters = kernel["parameters"].toArray();
            QCOMPARE(parameters.size(), 8);
            QCOMPARE(missingKeys(parameters[3].toObject(), {"name:text", "type:text", "size:number", "offset:number"}),
                     QStringList());
            QCOMPARE(parameters[3]["name"].toString(), QStringLiteral("alpha"));
            QCOMPARE(parameters[3]["type"].toString(), QStringLiteral("float"));
        }
    }
    const Ended text = m_program.run({"compile", "--example", "sgemm", "--arch", "sm_90", "--arch", "sm_75"});
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("sgemm_reference") && text.out.contains("float alpha"), qPrintable(text.out));
}

void CompileTest::writesArtifacts()
{
    const QString out = m_folder.filePath("k.ptx");
    QCOMPARE(m_program.run({"compile", "--example", "saxpy", "--arch", "sm_90", "--ptx", out}).status, 0);
    QFile ptx(out);
    QVERIFY(ptx.open(QFile::ReadOnly));
    QVERIFY(ptx.readAll().contains(".target sm_90"));

    const QString cubin = m_folder.filePath("k.cubin");
    QCOMPARE(m_program.run({"compile", "--example", "saxpy", "--arch", "90", "--arch", "sm_75", "--cubin", cubin}).status, 0);
    QVERIFY(!QFile::exists(cubin));
    for (const char* const name : {"k.sm_90.cubin", "k.sm_75.cubin"}) {
        QFile file(m_folder.filePath(name));
        QVERIFY2(file.open(QFile::ReadOnly), name);
        QVERIFY(file.read(4) ==
                QByteArray("\x7f"
                           "ELF"));
    }
}

/// With a stand-in for tileirdisasm, which tells the name that bytecode begins with.
void CompileTest::writesTileIr()
{
    const QString newest = QStringLiteral(KD_TEST_DATA "/../../.deps/cuda-newest/nvidia/cu13/lib/libnvrtc.so.13");
    if (!QFile::exists(newest))
        QSKIP("Only NVRTC 13.3 and later compile kernels of CUDA Tile; packaging/setup.sh tests fetches one.");
    const QString tool = write("tileirdisasm", "#!/bin/sh\n[ \"$1\" = --version ] || head -c 7 \"$2\" | tail -c 6\n");
    QVERIFY(QFile::setPermissions(tool, QFile::ReadOwner | QFile::ExeOwner));
    KernelDesk program = m_program;
    program.environment().insert("KERNELDESK_NVRTC", newest);
    program.environment().insert("KERNELDESK_TILEIRDISASM", tool);
    program.environment().insert("KERNELDESK_TILEIRAS", "/nowhere/tileiras");
    const QStringList compile{"compile", write("tile.cu", "__tile_global__ void t(float* p) {}\n"), "--arch", "sm_90", "--tile-ir"};
    const Ended listed = program.run(compile + QStringList{m_folder.filePath("tile.txt")});
    QVERIFY2(listed.status == 0, qPrintable(listed.err));
    QCOMPARE(contentOf("tile.txt"), QByteArray("TileIR\n"));
    QVERIFY2(listed.out.contains("its kernels are of CUDA Tile"), qPrintable(listed.out));
    QVERIFY2(listed.err.contains("KERNELDESK_TILEIRAS is /nowhere/tileiras, which is no program"), qPrintable(listed.err));
    const QStringList report{"report", "-o", m_folder.filePath("tile.html")};
    for (const QStringList& command : {QStringList{"run"}, {"time"}, {"occupancy"}, report}) {
        const Ended ended = program.run(command + QStringList{m_folder.filePath("tile.cu"), "--arch", "sm_90"});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains("kernels are of CUDA Tile"), qPrintable(ended.err));
    }
    const QString both = write("both.cu", "__tile_global__ void t(float* p) {}\n__global__ void k(float* p) { *p = 1; }\n");
    const Ended other = program.run({"run", both, "--kernel", "t", "--grid", "1", "--block", "1", "--device", "emulated"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.firstErrorLine().contains("'t', but k; kernels of CUDA Tile"), qPrintable(other.err));
    program.environment().insert("KERNELDESK_TILEIRDISASM", "/nowhere/tileirdisasm");
    const Ended bytecode = program.run(compile + QStringList{m_folder.filePath("tile.tilebc")});
    QVERIFY2(bytecode.status == 0, qPrintable(bytecode.err));
    QVERIFY(contentOf("tile.tilebc").startsWith("\x7fTileIR"));
    const Ended missing = program.run(compile + QStringList{m_folder.filePath("none.txt")});
    QCOMPARE(missing.status, 3);
    QVERIFY2(missing.err.contains("/nowhere/tileirdisasm"), qPrintable(missing.err));
    QVERIFY(!QFile::exists(m_folder.filePath("none.txt")));
}

/// Kernels of both kinds have a cubin each. With stand-ins: nvdisasm prints a kernel that is named after the cubin's size.
void CompileTest::writesTheSassOfBothKindsOfKernels()
{
    const QString newest = QStringLiteral(KD_TEST_DATA "/../../.deps/cuda-newest/nvidia/cu13/lib/libnvrtc.so.13");
    if (!QFile::exists(newest))
        QSKIP("Only NVRTC 13.3 and later compile kernels of CUDA Tile; packaging/setup.sh tests fetches one.");
    QVERIFY(QDir(m_folder.path()).mkpath("both"));
    const QFileInfo cubin(QStringLiteral(KD_TEST_DATA "/compile/cubins/tile_sm_90.cubin"));
    QVERIFY(QFile::copy(cubin.filePath(), m_folder.filePath("both/made.cubin")));
    const QString assembler = write("both/tileiras", "#!/bin/sh\ncat \"${0%/*}/made.cubin\" > program.cubin\n");
    const QString disassembler =
        write("both/nvdisasm",
              "#!/bin/sh\n[ \"$1\" = --version ] && exit\nfor cubin; do :; done\nsize=$(wc -c < \"$cubin\")\n"
              "printf '.target sm_90\\n.section .text.k%d,\"ax\"\\n.type k%d,@function\\nk%d:\\n/*0000*/ EXIT ;\\n' "
              "\"$size\" \"$size\" \"$size\"\n");
    for (const QString& tool : {assembler, disassembler})
        QVERIFY(QFile::setPermissions(tool, QFile::ReadOwner | QFile::ExeOwner));
    KernelDesk program = m_program;
    program.environment().insert("KERNELDESK_NVRTC", newest);
    program.environment().insert("KERNELDESK_TILEIRAS", assembler);
    program.environment().insert("KERNELDESK_NVDISASM", disassembler);
    const QString file = write("mixed.cu", "__tile_global__ void t(float* p) {}\n__global__ void k(float* p) { *p = 1; }\n");
    const Ended listed = program.run({"compile", file, "--arch", "sm_90", "--sass", m_folder.filePath("mixed.sass")});
    QVERIFY2(listed.status == 0, qPrintable(listed.err));
    const QByteArray sass = contentOf("mixed.sass");
    QCOMPARE(sass.count("EXIT"), 2);
    QVERIFY2(sass.contains("k" + QByteArray::number(cubin.size()) + ":"), sass.constData());
    const Ended found = program.run({"compile", m_folder.filePath("both/made.cubin"), "--sass", m_folder.filePath("found.sass")});
    QVERIFY2(found.status == 0, qPrintable(found.err));
    QCOMPARE(contentOf("found.sass").count("EXIT"), 1);
    program.environment().insert("KERNELDESK_NVDISASM", "/nowhere/nvdisasm");
    const Ended missing = program.run({"compile", file, "--arch", "sm_90", "--sass", m_folder.filePath("none.sass")});
    QCOMPARE(missing.status, 3);
    QVERIFY2(missing.err.contains("/nowhere/nvdisasm"), qPrintable(missing.err));
    QVERIFY(!QFile::exists(m_folder.filePath("none.sass")));
}

/// With a stand-in for tileiras, which gives a recorded cubin whatever it is asked.
void CompileTest::takesTileKernelsByTheirGrid()
{
    const QString newest = QStringLiteral(KD_TEST_DATA "/../../.deps/cuda-newest/nvidia/cu13/lib/libnvrtc.so.13");
    if (!QFile::exists(newest))
        QSKIP("Only NVRTC 13.3 and later compile kernels of CUDA Tile; packaging/setup.sh tests fetches one.");
    QVERIFY(QDir(m_folder.path()).mkpath("tool"));
    QVERIFY(QFile::copy(KD_TEST_DATA "/compile/cubins/tile_sm_90.cubin", m_folder.filePath("tool/made.cubin")));
    const QString tool = write("tool/tileiras", "#!/bin/sh\ncat \"${0%/*}/made.cubin\" > program.cubin\n");
    QVERIFY(QFile::setPermissions(tool, QFile::ReadOwner | QFile::ExeOwner));
    KernelDesk program = m_program;
    program.environment().insert("KERNELDESK_NVRTC", newest);
    program.environment().insert("KERNELDESK_TILEIRAS", tool);
    const QString file = write("grid.cu", "__tile_global__ void t(float* p) {}\n");
    const Ended compiled = program.run({"compile", file, "--arch", "sm_90", "--format", "json"});
    QVERIFY2(compiled.status == 0, qPrintable(compiled.err));
    const QJsonValue kernel = compiled.document()["architectures"][0]["kernels"][0];
    QCOMPARE(kernel["name"].toString(), QStringLiteral("sumSteps"));
    QCOMPARE(kernel["registers"].toInt(), 80);
    const QStringList add{file, "--arch", "sm_90", "--kernel", "add"};
    const Ended occupancy = program.run(QStringList{"occupancy"} + add);
    QVERIFY2(occupancy.status == 0, qPrintable(occupancy.err));
    const Ended curves = program.run(QStringList{"occupancy"} + add + QStringList{"--curves"});
    QCOMPARE(curves.status, 2);
    QVERIFY2(curves.firstErrorLine().contains("its compiler chose 128 threads a block, so there is no occupancy by block size"),
             qPrintable(curves.err));
    const QStringList run = QStringList{"run"} + add + QStringList{"--device", "emulated", "--grid", "4"};
    const Ended missing = program.run(run);
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains("arg0=") && !missing.err.contains("--block"), qPrintable(missing.err));
    const QStringList values{"--arg", "arg0=ramp[256]", "--arg", "arg1=ones[256]", "--arg", "arg2=out:zeros[256]"};
    const Ended emulated = program.run(run + values);
    QCOMPARE(emulated.status, 2);
    QVERIFY2(emulated.firstErrorLine().contains("The emulated GPU runs PTX, and add is a kernel of CUDA Tile"), qPrintable(emulated.err));
    const Ended block = program.run(run + values + QStringList{"--block", "32"});
    QCOMPARE(block.status, 2);
    QVERIFY2(block.firstErrorLine().contains("launched by its grid alone"), qPrintable(block.err));
}

void CompileTest::showsErrorsWithTheirLine()
{
    const QString file = write("broken.cu", "__global__ void k(float* x)\n{\n\tx[0] = undefined_name;\n}\n");
    const Ended ended = m_program.run({"compile", file, "--arch", "sm_90"});
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains("broken.cu") && ended.firstErrorLine().contains("1 error"), qPrintable(ended.err));
    QVERIFY2(ended.err.contains(file + ":3:"), qPrintable(ended.err));
    QVERIFY2(ended.err.contains("\tx[0] = undefined_name;\n\t"), qPrintable(ended.err));
    QVERIFY2(ended.err.contains("^"), qPrintable(ended.err));
}

void CompileTest::reportsErrorsAsJson()
{
    const QString file = write("broken.cu", "__global__ void k(float* x)\n{\n\tx[0] = undefined_name;\n}\n");
    const Ended ended = m_program.run({"compile", file, "--arch", "sm_90", "--format", "json"});
    QCOMPARE(ended.status, 1);
    QVERIFY(!ended.document()["ok"].toBool(true));
    const QJsonValue diagnostic = ended.document()["architectures"][0]["diagnostics"][0];
    QCOMPARE(missingKeys(diagnostic.toObject(), {"severity:text", "message:text", "file:text", "line:number", "column:number"}),
             QStringList());
    QCOMPARE(diagnostic["severity"].toString(), QStringLiteral("error"));
    QCOMPARE(diagnostic["line"].toInt(), 3);
}

void CompileTest::showsErrorsInHeaders()
{
    write("part.h", "int good;\nint bad = nothing;\n");
    const QString file = write("withheader.cu", "#include \"part.h\"\n__global__ void k() {}\n");
    const Ended ended = m_program.run({"compile", file, "--arch", "sm_90"});
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.err.contains("part.h:2:") && ended.err.contains("int bad = nothing;"), qPrintable(ended.err));
}

void CompileTest::takesDefinesFoldersAndOptions()
{
    QVERIFY(QDir(m_folder.path()).mkpath("include"));
    write("include/size.h", "#define SIZE 7\n");
    const QString file = write("options.cu",
                               "#include \"size.h\"\n"
                               "static_assert(SIZE == 7 && TILE == 16 && __cplusplus >= 202002L);\n"
                               "#ifndef FLAG\n#error no flag\n#endif\n"
                               "__global__ void k(float* x) { x[0] = 1 / x[1]; }\n");
    const Ended ended = m_program.run({"compile", file, "--arch", "sm_90", "-DTILE=16", "-D", "FLAG", "-I", "include", "--std",
                                       "c++20", "--option=-use_fast_math"},
                                      m_folder.path());
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const Ended refused = m_program.run({"compile", file, "--arch", "sm_90", "--option=--fdevice-time-trace=/tmp/x"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.firstErrorLine().contains("fdevice-time-trace"), qPrintable(refused.err));
}

/// More than a handful of the toolkit's kernels are one line, and all are in the JSON.
void CompileTest::foldsKernelsOfTheToolkit()
{
    QByteArray source = "__global__ void own() { }\nnamespace cub {\n";
    for (int i = 0; i < 5; ++i)
        source += "__global__ void step" + QByteArray::number(i) + "() { }\n";
    const QString file = write("folded.cu", source + "}\n");
    const Ended text = m_program.run({"compile", file, "--arch", "sm_90"});
    QVERIFY2(text.status == 0 && text.out.contains("own()") && !text.out.contains("step0"), qPrintable(text.out + text.err));
    QVERIFY2(text.out.contains("And 5 kernels of the toolkit's headers; --format json lists them."), qPrintable(text.out));
    const Ended all = m_program.run({"compile", file, "--arch", "sm_90", "--format", "json"});
    QCOMPARE(all.document()["architectures"][0]["kernels"].toArray().size(), qsizetype{6});
    QCOMPARE(all.document()["architectures"][0]["kernels"][0]["name"].toString(), QStringLiteral("own"));
}

void CompileTest::takesTheProjectsCommand()
{
    for (const char* const folder : {"project/src", "project/include", "project/build"})
        QVERIFY(QDir(m_folder.path()).mkpath(QString::fromLatin1(folder)));
    write("project/include/size.h", "#define SIZE 7\n");
    write("project/build/flags.rsp", "-I../include -DTILE=16 -include config.h\n");
    write("project/include/config.h", "#define CONFIGURED 1\n");
    const QByteArray commands = "[{\"directory\": \"" + m_folder.filePath("project/build").toUtf8() +
        "\", \"file\": \"../src/k.cu\", \"command\": \"/nowhere/nvcc -ccbin=g++ --options-file flags.rsp -std=c++20 "
        "-gencode arch=compute_80,code=sm_80 -Xcompiler=-fPIC -c ../src/k.cu -o k.o\"}]";
    const QString database = write("project/build/compile_commands.json", commands);
    const QString file = write("project/src/k.cu",
                               "#include \"size.h\"\n"
                               "static_assert(SIZE == 7 && TILE == 16 && CONFIGURED && __cplusplus >= 202002L);\n"
                               "__global__ void k(float* x) { x[0] = TILE; }\n");
    const Ended found = m_program.run({"compile", file, "--format", "json"});
    QVERIFY2(found.status == 0, qPrintable(found.err));
    QCOMPARE(found.document()["architectures"][0]["arch"].toString(), QStringLiteral("sm_80"));
    for (const QString& words : {QStringLiteral("note: k.cu is compiled with its command of ") + database,
                                 QStringLiteral("-ccbin=g++ (it starts or chooses a program)"), QStringLiteral("-Xcompiler=-fPIC"),
                                 QStringLiteral("/nowhere/nvcc, which is not here")})
        QVERIFY2(found.err.contains(words), qPrintable(found.err));
    const Ended own = m_program.run({"compile", file, "--arch", "sm_90", "-DTILE=8", "--format", "json"});
    QVERIFY2(own.status == 1 && own.document()["architectures"][0]["arch"].toString() == "sm_90", qPrintable(own.out));
    QVERIFY2(own.document()["architectures"][0]["diagnostics"][0]["line"].toInt() == 2, "lines are the file's own");
    const Ended refused = m_program.run({"compile", file, "--arch", "sm_90", "--project", "none"});
    QCOMPARE(refused.status, 1);
    QVERIFY2(!refused.err.contains("its command of") && refused.err.contains("size.h is neither beside k.cu"), qPrintable(refused.err));

    QVERIFY(QDir(m_folder.path()).mkpath("elsewhere"));
    const QString away = write("elsewhere/k.cu", contentOf("project/src/k.cu"));
    const Ended named = m_program.run({"compile", away, "--project", m_folder.filePath("project")});
    QVERIFY2(named.status == 0 && named.err.contains("k.cu has no command in"), qPrintable(named.err));
    QCOMPARE(m_program.run({"compile", away, "--arch", "sm_90"}).status, 1);
    const Ended nothing = m_program.run({"compile", away, "--project", m_folder.filePath("elsewhere")});
    QCOMPARE(nothing.status, 2);
    QVERIFY2(nothing.firstErrorLine().contains("there is no compile_commands.json"), qPrintable(nothing.err));
}

void CompileTest::takesNoCommandOfOthers()
{
    QVERIFY(QDir(m_folder.path()).mkpath("broken"));
    write("broken/compile_commands.json", "[{\"file\": ");
    const QString file = write("broken/k.cu", "__global__ void k() { }\n");
    const Ended broken = m_program.run({"compile", file, "--arch", "sm_90"});
    QVERIFY2(broken.status == 0 && broken.err.contains("compile_commands.json is not used: it is not valid JSON"),
             qPrintable(broken.err));
    QCOMPARE(m_program.run({"compile", file, "--arch", "sm_90", "--project", m_folder.filePath("broken")}).status, 2);
    const QString folder = m_folder.filePath("broken/");
    const std::pair<QByteArray, QString> entries[] = {
        {"[]", {}},
        {"[{\"directory\": \".\", \"file\": \"a.cpp\", \"command\": \"g++ a.cpp\"}]", {}},
        {"[{\"directory\": \".\", \"file\": \"a.cu\", \"command\": \"nvcc a.cu\"}]",
         "k.cu has no command in " + folder + "compile_commands.json: that of " + folder + "a.cu is used, the closest source."},
        {"[{\"directory\": \".\", \"file\": \"k.cu\", \"arguments\": 5}]",
         "The command for k.cu in " + folder + "compile_commands.json is empty, so k.cu is compiled as if there were no project."}};
    for (const auto& [database, sentence] : entries) {
        write("broken/compile_commands.json", database);
        const Ended told = m_program.run({"compile", file, "--arch", "sm_90"});
        QCOMPARE(told.status, 0);
        QCOMPARE(told.err, sentence.isEmpty() ? QString() : QStringLiteral("note: %1\n").arg(sentence));
    }
    const Ended example = m_program.run({"compile", "--example", "saxpy", "--arch", "sm_90"});
    QVERIFY2(example.status == 0 && !example.err.contains("note:"), qPrintable(example.err));
}

void CompileTest::emitsTemplateInstances()
{
    const QString file = write("template.cu", "template <typename T, int N> __global__ void k(T* x) { x[0] = N; }\n");
    const Ended none = m_program.run({"compile", file, "--arch", "sm_90", "--format", "json"});
    QVERIFY2(none.status == 0, qPrintable(none.err));
    QVERIFY(none.document()["architectures"][0]["kernels"].toArray().isEmpty());
    const Ended two = m_program.run({"compile", file, "--arch", "sm_90", "--format", "json", "--name-expression", "k<float, 4>",
                                     "--name-expression", "k<double, 2>"});
    QVERIFY2(two.status == 0, qPrintable(two.err));
    QCOMPARE(two.document()["architectures"][0]["kernels"].toArray().size(), 2);
}

void CompileTest::refusesPrograms_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    QTest::newRow("binary garbage") << "a.cu"
                                    << QByteArray("\x7f"
                                                  "ELF\0\0\1\2\xff\xfe",
                                                  10)
                                    << 2 << "zero bytes";
    QTest::newRow("bytes that are no text") << "a.cu" << QByteArray(200, '\xfe') << 1 << "a.cu";
    QTest::newRow("empty session") << "a.kdesk" << QByteArray() << 2 << "a.kdesk";
    QTest::newRow("garbage session") << "a.kdesk" << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << 2 << "a.kdesk";
    QTest::newRow("other JSON") << "a.kdesk" << QByteArray("{\"a\": 1}") << 2 << "not a KernelDesk session";
    QTest::newRow("newer session")
        << "a.kdesk" << QByteArray("{\"format\": \"kerneldesk-session\", \"version\": 2, \"sources\": [{\"path\": \"a.cu\"}]}") << 2
        << "version 2";
    QTest::newRow("session without its source") << "a.kdesk"
                                                << QByteArray("{\"format\": \"kerneldesk-session\", \"version\": 1,"
                                                              "\"sources\": [{\"path\": \"gone.cu\"}]}")
                                                << 2 << "gone.cu";
    QTest::newRow("session that leaves its folder") << "a.kdesk"
                                                    << QByteArray("{\"format\": \"kerneldesk-session\", \"version\": 1,"
                                                                  "\"sources\": [{\"path\": \"../../etc/passwd\"}]}")
                                                    << 2 << "passwd";
    QTest::newRow("deep session") << "a.kdesk" << QByteArray(100'000, '[') << 2 << "a.kdesk";
}

void CompileTest::refusesPrograms()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(int, status);
    QFETCH(QString, said);
    const Ended ended = m_program.run({"compile", write(name, content), "--arch", "sm_90"});
    QVERIFY2(ended.status == status, qPrintable(QStringLiteral("%1: %2").arg(ended.status).arg(ended.err)));
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void CompileTest::explainsUnknownArchitectures()
{
    const Ended ended = m_program.run({"compile", "--example", "saxpy", "--arch", "sm_999"});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains("sm_999") && ended.firstErrorLine().contains("sm_90"), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void CompileTest::ignoresTheLocale()
{
    KernelDesk german = m_program;
    german.environment().insert("LC_ALL", "de_DE.UTF-8");
    const Ended ended = german.run({"compile", "--example", "saxpy", "--arch", "sm_90", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(ended.document()["architectures"][0]["milliseconds"].isDouble());
    const Ended tolerance = german.run({"run", "--example", "saxpy", "--rtol", "0.5"});
    QVERIFY2(tolerance.status == 0, qPrintable(tolerance.err));
    const QString occupancy = german.run({"occupancy", "--threads", "96", "--registers", "168"}).out;
    QVERIFY2(occupancy.contains('.') && !occupancy.contains(QRegularExpression("\\d,\\d+ %")), qPrintable(occupancy));
}

void CompileTest::writesNumbersWithAPointInEveryLocale()
{
    const QString locale = m_folder.filePath("de_DE.UTF-8");
    if (QProcess::execute("localedef", {"-i", "de_DE", "-f", "UTF-8", locale}) != 0)
        QSKIP("localedef cannot make a locale with decimal commas here");
    KernelDesk german = m_program;
    german.environment().insert("LOCPATH", m_folder.path());
    german.environment().insert("LC_ALL", "de_DE.UTF-8");
    german.environment().insert("KERNELDESK_LANGUAGE", "en");  // words in one language; numbers are compared
    const QStringList occupancy{"occupancy", "--threads", "96", "--registers", "168", "--curves"};
    QCOMPARE(german.run(occupancy).out, m_program.run(occupancy).out);
    const QStringList json = occupancy + QStringList{"--format", "json"};
    QCOMPARE(german.run(json).out, m_program.run(json).out);
    QCOMPARE(german.run({"run", "--example", "saxpy", "--rtol", "0.5", "--arg", "a=2.5"}).status, 0);
    QCOMPARE(german.run({"run", "--example", "saxpy", "--rtol", "0,5"}).status, 2);
    const Ended compiled = german.run({"compile", "--example", "saxpy", "--arch", "sm_80"});
    QVERIFY2(compiled.status == 0 && !compiled.out.contains(QRegularExpression("\\d,\\d+ m?s")), qPrintable(compiled.out));
}

void CompileTest::explainsProgramsWithoutKernels_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("comment") << QByteArray("// nothing here");
    QTest::newRow("header") << QByteArray("#pragma once\ninline __device__ int f() { return 1; }\n");
    QTest::newRow("template") << QByteArray("template <typename T> __global__ void k(T* x) { *x = 0; }\n");
}

void CompileTest::explainsProgramsWithoutKernels()
{
    QFETCH(QByteArray, content);
    const QString file = write("nokernel.cu", content);
    const Ended compiled = m_program.run({"compile", file, "--arch", "sm_90"});
    QVERIFY2(compiled.status == 0, qPrintable(compiled.err));
    QVERIFY2(compiled.out.startsWith("The program compiles and has no kernel; "), qPrintable(compiled.out));
    const QStringList report{"report", "-o", m_folder.filePath("none.html")};
    for (const QStringList& command : {QStringList{"run"}, {"time"}, {"occupancy"}, report}) {
        const Ended ended = m_program.run(command + QStringList{file, "--arch", "sm_90"});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().startsWith("kerneldesk: The program has no kernel; "), qPrintable(ended.err));
        QCOMPARE(ended.out, QString());
    }
}

void CompileTest::takesNamesThatAreNoText()
{
    QVERIFY(QDir(m_folder.path()).mkpath("bytes"));
    const QString folder = m_folder.filePath("bytes");
    const QString make = "B=\"$(printf '\\377')\"; mkdir -p \"d$B\"; "
                         "printf '#include \"h.h\"\\n__global__ void k() { int x = 1; }\\n' > \"d$B/$B.cu\"; "
                         ": > \"d$B/h.h\"; ";
    const Ended ended =
        m_program.runInShell(make + "exec \"$0\" compile --arch sm_90 \"d$B/$B.cu\" --ptx \"d$B/$B.ptx\" --format json", folder);
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["architectures"][0]["kernels"].toArray().size(), 1);
    QVERIFY(ended.document()["architectures"][0]["diagnostics"][0]["message"].toString().contains("never"));
    QCOMPARE(m_program.runInShell(make + "test -s \"d$B/$B.ptx\"", folder).status, 0);
    const Ended report = m_program.runInShell(make + "exec \"$0\" report \"d$B/$B.cu\" -o \"d$B/$B.json\" --format json", folder);
    QVERIFY2(report.status == 0 && report.document()["ok"].toBool(), qPrintable(report.err));
}

void CompileTest::endsQuietlyWhenNobodyReads()
{
    for (const char* const command : {"compile --example saxpy --arch sm_90", "occupancy --curves"}) {
        // The printf ends as soon as nobody reads.
        const QString line = QStringLiteral("{ trap '' PIPE; while printf x 2> printf.err; do :; done; "
                                            "\"$0\" %1; echo $? > status; } | :")
                                 .arg(QLatin1String(command));
        const Ended ended = m_program.runInShell(line, m_folder.path());
        QCOMPARE(contentOf("status"), QByteArray("141\n"));
        QCOMPARE(ended.err, QString());
    }
}

void CompileTest::calculatesOccupancyOfAProgram()
{
    const Ended ended = m_program.run({"occupancy", "--example", "sgemm", "--arch", "sm_90", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["kernel"].toString(), QStringLiteral("sgemm"));
    QCOMPARE(ended.document()["input"].toObject()["threads"].toInt(), 256);
    QVERIFY(ended.document()["input"].toObject()["registers"].toInt() > 16);
    QVERIFY(ended.document()["input"].toObject()["staticShared"].toInt() >= 8192);
    const Ended dynamic = m_program.run({"occupancy", "--example", "convolution", "--arch", "sm_90", "--format", "json"});
    QCOMPARE(dynamic.document()["input"].toObject()["dynamicShared"].toInt(), (16 + 6) * (16 + 6) * 4);
    const Ended other = m_program.run({"occupancy", "--example", "sgemm", "--arch", "sm_90", "--kernel", "nothing"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.firstErrorLine().contains("sgemm_reference"), qPrintable(other.err));
}

void CompileTest::writesReports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("HTML") << "r.html" << QByteArray("<svg");
    QTest::newRow("JSON") << "r.json" << QByteArray("\"matrix\"");
    QTest::newRow("CSV") << "r.csv" << QByteArray("sm_75");
    QTest::newRow("Markdown") << "r.md" << QByteArray("| ");
}

void CompileTest::writesReports()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, holds);
    const QString path = m_folder.filePath(name);
    const Ended ended = m_program.run({"report", "--example", "saxpy", "-o", path});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.out.contains(path), qPrintable(ended.out));
    QCOMPARE(ended.err, QString());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.contains(holds));
    QVERIFY(content.contains("sm_75") && content.contains("sm_120"));
}

/// No answer of a report is only calculated.
void CompileTest::compilesWhatWouldRaiseOccupancy()
{
    const QString file = write("hungry.cu", hungryKernel(40));
    const Ended ended = m_program.run({"report", file, "--arch", "sm_90", "-o", m_folder.filePath("hungry.json")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject report = QJsonDocument::fromJson(contentOf("hungry.json")).object();
    const QJsonArray answers = report["answers"].toArray();
    QCOMPARE(answers.size(), 3);
    QVERIFY(answers[0]["text"].toString().startsWith("__launch_bounds__(256, "));
    QVERIFY(answers[2]["text"].toString().startsWith("maxrregcount = "));
    for (const QJsonValue& answer : answers) {
        QVERIFY2(QStringList({"complied", "spills"}).contains(answer["state"].toString()), qPrintable(answer["state"].toString()));
        QVERIFY(answer["figures"]["registers"].toInt() < report["kernel"]["registers"].toInt());
        QVERIFY(answer["figures"]["occupancy"].toDouble() >= answer["goal"].toDouble());
    }
    QVERIFY(!report.contains("edit") && !report.contains("baseline"));
    QCOMPARE(m_program.run({"report", m_folder.filePath("hungry.json"), "-o", m_folder.filePath("hungry.html")}).status, 0);
    const QByteArray page = contentOf("hungry.html");
    QVERIFY(page.contains("Answers that were compiled") && page.contains("Where launch bounds go"));
}

void CompileTest::compilesSmallerUnrolls()
{
    const QString file =
        write("unrolled.cu",
              "extern \"C\" __global__ void hungry(const float* in, float* out, int n)\n{\n    float v[32], s = 0;\n"
              "#pragma unroll\n    for (int i = 0; i < 32; ++i)\n        v[i] = in[threadIdx.x + i * n];\n"
              "    __syncthreads();\n#pragma unroll 32\n    for (int i = 0; i < 32; ++i)\n"
              "        s += v[i] * in[i * n + blockIdx.x];\n    out[threadIdx.x] = s;\n}\n");
    const Ended ended =
        m_program.run({"report", file, "--arch", "sm_90", "--block", "256", "-o", m_folder.filePath("unrolled.json")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QStringList unrolls;
    for (const QJsonValue& answer : QJsonDocument::fromJson(contentOf("unrolled.json")).object()["answers"].toArray()) {
        const QString text = answer["text"].toString();
        if (!text.startsWith("#pragma unroll"))
            continue;
        unrolls << text;
        QVERIFY2(answer["figures"]["occupancy"].toDouble() >= answer["goal"].toDouble(), qPrintable(text));
    }
    QVERIFY2(!unrolls.isEmpty() && unrolls.size() <= 2, qPrintable(unrolls.join(", ")));  // one a loop at the most
    QVERIFY2(unrolls.back().endsWith(" in line 8") || unrolls.back().endsWith(" in line 4"), qPrintable(unrolls.back()));
}

void CompileTest::saysWhatLaunchBoundsTakePriorityOver()
{
    const QString file = write("bound.cu", hungryKernel(40, "__launch_bounds__(256, 1) "));
    QCOMPARE(m_program.run({"report", file, "--arch", "sm_90", "-o", m_folder.filePath("bound.md")}).status, 0);
    const QByteArray text = contentOf("bound.md");
    QVERIFY2(text.contains("changes nothing: launch bounds take priority"), text.constData());
}

void CompileTest::reopensTheSessionOfAReport()
{
    const QString path = m_folder.filePath("session.json");
    QCOMPARE(m_program.run({"report", "--example", "saxpy", "--arg", "n=77", "-D", "DEBUG", "-o", path}).status, 0);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QJsonObject session = QJsonDocument::fromJson(file.readAll()).object()["session"].toObject();
    const QString reopened = write("reopened.kdesk", QJsonDocument(session).toJson());
    QVERIFY(QJsonDocument(session).toJson().contains("\"77\""));
    const Ended ended = m_program.run({"compile", reopened, "--arch", "sm_90"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(ended.out.contains("saxpy"));
}

void CompileTest::keepsItsInputs_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("ptx over the source") << QStringList{"compile", "over.cu", "--ptx", "over.cu"};
    QTest::newRow("ptx over the source by another name") << QStringList{"compile", "over.cu", "--ptx", "./over.cu"};
    QTest::newRow("cubin over a header") << QStringList{"compile", "over.cu", "--cubin", "over.h"};
    QTest::newRow("ptx over the source of a session") << QStringList{"compile", "over.kdesk", "--ptx", "over.cu"};
    QTest::newRow("ptx over a session") << QStringList{"compile", "over.kdesk", "--ptx", "over.kdesk"};
    QTest::newRow("report over a program") << QStringList{"report", "x.cu.html", "-o", "x.cu.html"};
    QTest::newRow("SASS over the source") << QStringList{"compile", "over.cu", "--sass", "over.cu"};
    QTest::newRow("Tile IR over the source") << QStringList{"compile", "over.cu", "--tile-ir", "over.cu"};
    QTest::newRow("ptx and cubin alike") << QStringList{"compile", "over.cu", "--ptx", "same", "--cubin", "./same"};
}

void CompileTest::keepsItsInputs()
{
    QFETCH(QStringList, arguments);
    const QByteArray source = "#include \"over.h\"\n__global__ void k(float* x) { x[0] = ONE; }\n";
    write("over.cu", source);
    write("x.cu.html", source);
    write("over.h", "#define ONE 1\n");
    write("over.kdesk", R"({"format": "kerneldesk-session", "version": 1, "sources": [{"path": "over.cu"}]})");
    QHash<QString, QByteArray> before;
    for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
        before[name] = contentOf(name);
    const Ended ended = m_program.run(arguments, m_folder.path());
    QVERIFY2(ended.status == 2, qPrintable(QStringLiteral("%1: %2").arg(ended.status).arg(ended.err)));
    QVERIFY2(ended.firstErrorLine().contains("overwritten"), qPrintable(ended.err));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), before.size());
    for (const QString& name : before.keys())
        QCOMPARE(contentOf(name), before[name]);
}

void CompileTest::keepsTheKeysOfItsCommand_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("occupancy") << QStringList{"occupancy"}
                               << QStringList{"blocksPerSm:null", "limitedBy:array", "limits:object", "curves:object"};
    QTest::newRow("run") << QStringList{"run"}
                         << QStringList{"state:null", "grid:null", "block:null", "milliseconds:null", "counters:null"};
    QTest::newRow("time") << QStringList{"time"} << QStringList{"samples:array", "median:null", "receipt:object"};
    QTest::newRow("report") << QStringList{"report", "-o", "keys.html"} << QStringList{"file:null", "occupancy:null", "arch:text"};
}

void CompileTest::keepsTheKeysOfItsCommand()
{
    QFETCH(QStringList, command);
    QFETCH(QStringList, keys);
    const QString file = write("broken.cu", "__global__ void k( {}\n");
    const Ended ended = m_program.run(command + QStringList{file, "--format", "json"}, m_folder.path());
    QVERIFY2(ended.status == 1, qPrintable(ended.err));
    QCOMPARE(missingKeys(ended.document(), keys + QStringList{"ok:bool", "diagnostics:array"}), QStringList());
    QVERIFY(!ended.document()["diagnostics"].toArray().isEmpty());
}

void CompileTest::timesNoReportWithoutItsDevice()
{
    const QString path = m_folder.filePath("timed.html");
    const Ended lacking = m_program.run({"report", "--example", "saxpy", "--time", "--device", "cuda:0", "-o", path});
    QCOMPARE(lacking.status, 3);
    QVERIFY2(lacking.firstErrorLine().contains("/nowhere/libcuda.so.1"), qPrintable(lacking.err));
    const QString file = write("plain.cu", "__global__ void k(float* x) { x[0] = 1; }\n");
    const Ended incomplete = m_program.run({"report", file, "--samples", "5", "-o", path});
    QCOMPARE(incomplete.status, 2);
    QVERIFY2(incomplete.firstErrorLine().contains("--grid"), qPrintable(incomplete.err));
    QVERIFY(!QFile::exists(path));
}

void CompileTest::leavesAnOldReportWhenItFails()
{
    const QString report = write("old.html", "old");
    const QString file = write("broken.cu", "__global__ void k( {}\n");
    QCOMPARE(m_program.run({"report", file, "-o", report}).status, 1);
    QFile kept(report);
    QVERIFY(kept.open(QFile::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("old"));
}

void CompileTest::compilesEveryExample_data()
{
    QTest::addColumn<QString>("name");
    for (const QFileInfo& folder : QDir(KD_EXAMPLES).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(folder.fileName())) << folder.fileName();
}

/// Every expression of the session is evaluated on the way, so only the device is missing in the end.
void CompileTest::compilesEveryExample()
{
    QFETCH(QString, name);
    const Ended ended = m_program.run({"run", "--example", name, "--device", "cuda:0"});
    QVERIFY2(ended.status == 3, qPrintable(ended.err));
    QCOMPARE(ended.err.count('\n'), 1);
    QCOMPARE(ended.out, QString());
    QVERIFY2(ended.err.contains("/nowhere/libcuda.so.1"), qPrintable(ended.err));
}

KD_TEST(CompileTest, QCoreApplication)

}  // namespace kd::tst_compile

#include "tst_compile.moc"
