// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_compiledcode {

/// The commands on files that hold compiled code, with the emulated GPU. They need no compiler.
class CompiledCodeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_program.useDriver(QStringLiteral("/no/such/libcuda.so"));
        m_program.environment().insert(QStringLiteral("KERNELDESK_NVRTC"), QStringLiteral("/no/such/libnvrtc.so"));
    }
    void listsKernels_data();
    void listsKernels();
    void listsInText();
    void writesWhatIsInside();
    void tellsLinesOfTheSource();
    void refusesASource_data();
    void refusesASource();
    void runsPtx_data();
    void runsPtx();
    void takesTypesOfBuffers();
    void runsAFolderOfTriton();
    void givesWhatTritonsLauncherGives();
    void timesPtx();
    void tellsOccupancy();
    void reports();
    void refusesWhatItsNameAloneSays_data();
    void refusesWhatItsNameAloneSays();
    void refuses_data();
    void refuses();

private:
    static QString data(const QString& name) { return QStringLiteral(KD_TEST_DATA "/container/") + name; }
    Ended json(QStringList arguments) const { return m_program.run(arguments << QStringLiteral("--format") << QStringLiteral("json")); }

    KernelDesk m_program;
};

void CompiledCodeTest::listsKernels_data()
{
    QTest::addColumn<QStringList>("architectures");
    QTest::addColumn<bool>("tellsFigures");
    for (const char* const file : {"small.o", "libsmall.so", "program", "program-stripped", "small.cubin"})
        QTest::newRow(file) << QStringList{"sm_90"} << true;
    QTest::newRow("small.ptx") << QStringList{"sm_90"} << false;
    QTest::newRow("architectures.fatbin") << QStringList{"sm_80", "sm_90a", "sm_100f", "sm_120"} << true;
}

void CompiledCodeTest::listsKernels()
{
    QFETCH(QStringList, architectures);
    QFETCH(bool, tellsFigures);
    const Ended ended = json({"compile", data(QString::fromUtf8(QTest::currentDataTag()))});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonArray found = ended.document()["architectures"].toArray();
    QStringList names;
    for (const QJsonValue& each : found) {
        names << each["arch"].toString();
        const QJsonValue kernel = each["kernels"][0];
        QCOMPARE(kernel["name"].toString(), QStringLiteral("fill"));
        QCOMPARE(kernel["registers"].isDouble(), tellsFigures);
        QVERIFY(kernel["spillStores"].isNull());
        QCOMPARE(kernel["parameters"].toArray().size(), 2);
    }
    QCOMPARE(names, architectures);
}

void CompiledCodeTest::listsInText()
{
    const Ended ended = m_program.run({"compile", data(QStringLiteral("mode-default.fatbin"))});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const char* const part : {"saxpy(u32, f32, const f32*, f32*)", "scale<float>(f32*, f32, u32)", "sm_90: made by ptxas 13.0.88"})
        QVERIFY2(ended.out.contains(QLatin1String(part)), qPrintable(ended.out));
    const Ended some = m_program.run({"compile", data(QStringLiteral("architectures.fatbin")), "--arch", "sm_120"});
    QVERIFY2(some.out.contains(QLatin1String("sm_120")) && !some.out.contains(QLatin1String("sm_80")), qPrintable(some.out));
}

void CompiledCodeTest::writesWhatIsInside()
{
    const QTemporaryDir folder;
    const QString ptx = folder.filePath(QStringLiteral("out.ptx")), cubin = folder.filePath(QStringLiteral("out.cubin"));
    const Ended ended = m_program.run({"compile", data(QStringLiteral("program")), "--ptx", ptx, "--cubin", cubin});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const QString& file : {ptx, cubin}) {
        const Ended again = json({"compile", file});
        QCOMPARE(again.document()["architectures"][0]["kernels"][0]["name"].toString(), QStringLiteral("fill"));
    }
}

/// Of Triton's PTX the Python that it was made from; no file is read unless one is named.
void CompiledCodeTest::tellsLinesOfTheSource()
{
    const QTemporaryDir folder;
    const QString text = folder.filePath(QStringLiteral("out.ptx")), list = folder.filePath(QStringLiteral("out.json"));
    const QString ptx = data(QStringLiteral("triton/row_softmax.ptx")), python = data(QStringLiteral("triton/softmax.py"));
    const auto written = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const Ended lines = m_program.run({"compile", ptx, "--ptx", text, "--lines"});
    QVERIFY2(lines.status == 0, qPrintable(lines.err));
    QVERIFY(written(text).contains("// standard.py:216, inlined into softmax.py:17\n"));
    QVERIFY2(!written(text).contains("tl.exp"), "the source was not asked for");
    const Ended source = m_program.run({"compile", ptx, "--ptx", text, "--source", python});
    QVERIFY2(source.status == 0, qPrintable(source.err));
    QVERIFY(written(text).contains("//   17: values = tl.exp(values - tl.max(values, axis=0))\n"));
    QVERIFY2(json({"compile", text}).status == 0, "it is PTX still");
    const Ended json = m_program.run({"compile", ptx, "--ptx", list, "--source", python});
    QVERIFY2(json.status == 0, qPrintable(json.err));
    const QJsonObject document = QJsonDocument::fromJson(written(list)).object();
    QCOMPARE(document["source"]["file"].toString(), QStringLiteral("/srv/kernels/softmax.py"));
    QCOMPARE(document["source"]["lines"]["12"].toString(), QStringLiteral("    row = tl.program_id(0)"));
    int inlined = 0;
    const QJsonArray all = document["functions"][0]["lines"].toArray();
    for (const QJsonValue& line : all)
        inlined += line["places"].toArray().size() > 1 && line["places"][0]["file"].toString().endsWith(QLatin1String("standard.py"));
    QVERIFY(inlined > 10);
}

void CompiledCodeTest::refusesASource_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("words");
    QTest::newRow("one that is not there") << "triton/row_softmax.ptx" << "named" << "/srv/kernels/softmax.py is not on this machine";
    QTest::newRow("no text") << "triton/row_softmax.ptx" << data(QStringLiteral("triton/row_softmax.cubin")) << "is not a text file";
    QTest::newRow("code without lines") << "small.ptx" << "named" << "does not tell its source lines";
}

void CompiledCodeTest::refusesASource()
{
    QFETCH(QString, code);
    QFETCH(QString, source);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.ptx"));
    const Ended ended = m_program.run({"compile", data(code), "--ptx", out, "--source", source});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.err.contains(words), qPrintable(ended.err));
    QVERIFY(!QFile::exists(out));
}

void CompiledCodeTest::runsPtx_data()
{
    QTest::addColumn<bool>("isSaxpy");
    for (const char* const file : {"small.ptx", "small.o", "libsmall.so", "program", "lineinfo.fatbin"})
        QTest::newRow(file) << false;
    QTest::newRow("mode-size.fatbin") << true;
}

void CompiledCodeTest::runsPtx()
{
    QFETCH(bool, isSaxpy);
    const QStringList launch = isSaxpy
        ? QStringList{"--kernel", "saxpy", "--grid", "ceil_div(arg0,128)", "--block", "128", "--arg", "arg0=1000", "--arg", "arg1=2.0",
                      "--arg", "arg2=ramp[arg0]", "--arg", "arg3=ones[arg0]", "--reference", "arg3=expr:2 * arg2[i] + 1"}
        : QStringList{"--grid", "1", "--block", "32", "--arg", "arg0=out:zeros[32]", "--arg", "arg1=-7", "--reference",
                      "arg0=expr:-7"};
    const QString file = data(QString::fromUtf8(QTest::currentDataTag()));
    const Ended ended = json(QStringList{"run", file, "--device", "emulated"} + launch);
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    QVERIFY(ended.document()["verification"][0]["ok"].toBool());
}

void CompiledCodeTest::takesTypesOfBuffers()
{
    for (const char* const type : {"uint32", "int32", "float32"}) {
        const Ended ended = json({"run", data(QStringLiteral("small.ptx")), "--device", "emulated", "--grid", "1", "--block", "32", "--arg",
                                  QStringLiteral("arg0=out:%1:zeros[32]").arg(QLatin1String(type)), "--arg", "arg1=0"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QCOMPARE(ended.document()["outputs"][0]["type"].toString(), QString::fromLatin1(type));
    }
}

void CompiledCodeTest::runsAFolderOfTriton()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(data(QStringLiteral("small.ptx")), folder.filePath(QStringLiteral("fill.ptx"))));
    QVERIFY(QFile::copy(data(QStringLiteral("small.cubin")), folder.filePath(QStringLiteral("fill.cubin"))));
    QFile metadata(folder.filePath(QStringLiteral("fill.json")));
    QVERIFY(metadata.open(QIODevice::WriteOnly));
    metadata.write(R"({"name": "fill", "num_warps": 2, "shared": 1024})");
    metadata.close();
    const Ended ended = json({"run", folder.path(), "--device", "emulated", "--grid", "1", "--arg", "arg0=out:zeros[64]", "--arg",
                              "arg1=3", "--reference", "arg0=expr:3"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    QCOMPARE(ended.document()["block"][0].toInt(), 64);
    QCOMPARE(ended.document()["dynamicSharedBytes"].toInt(), 1024);
    const Ended figures = json({"occupancy", folder.path()});
    QCOMPARE(figures.document()["input"].toObject()["threads"].toInt(), 64);
}

/// Nobody has to give the memory that Triton's launcher gives by itself.
void CompiledCodeTest::givesWhatTritonsLauncherGives()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    };
    write("fill.ptx",
          ".version 8.7\n.target sm_90\n.address_size 64\n"
          ".visible .entry fill(.param .u64 .ptr .global .align 1 p0, .param .u32 p1, .param .u64 .ptr .global .align 1 p2,\n"
          "    .param .u64 .ptr .global .align 1 p3)\n.reqntid 64\n{\n.reg .b32 %r<3>;\n.reg .b64 %rd<4>;\n"
          "ld.param.u64 %rd1, [p0];\nld.param.u32 %r1, [p1];\nmov.u32 %r2, %tid.x;\nmul.wide.u32 %rd2, %r2, 4;\n"
          "add.s64 %rd3, %rd1, %rd2;\nst.global.u32 [%rd3], %r1;\nret;\n}\n");
    write("fill.ttir", "tt.func public @fill(%out_ptr: !tt.ptr<i32> loc(#loc), %value: i32 loc(#loc)) {\n");
    write("fill.json", R"({"name": "fill", "num_warps": 2, "shared": 0, "triton_version": "3.6.0", "global_scratch_size": 0,
                           "profile_scratch_size": 16})");
    const Ended listed = m_program.run({"compile", folder.path()});
    QVERIFY2(listed.out.contains("sm_90: made by Triton 3.6.0"), qPrintable(listed.out + listed.err));
    QVERIFY2(listed.out.contains("u32* out_ptr, u32 value"), qPrintable(listed.out));
    const Ended asked = m_program.run({"run", folder.path(), "--device", "emulated"});
    QVERIFY2(asked.err.contains("cannot be launched without --grid, --arg out_ptr=VALUE, --arg value=VALUE."), qPrintable(asked.err));
    const Ended ended = json({"run", folder.path(), "--device", "emulated", "--grid", "1", "--arg", "out_ptr=out:zeros[64]", "--arg",
                              "value=3", "--reference", "out_ptr=expr:3"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
}

void CompiledCodeTest::timesPtx()
{
    const Ended ended = json({"time", data(QStringLiteral("small.ptx")), "--device", "emulated", "--grid", "1", "--block", "32", "--arg",
                              "arg0=zeros[32]", "--arg", "arg1=1", "--samples", "2"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(ended.document()["instructions"].toObject()["warpInstructions"].toInt() > 0);
}

void CompiledCodeTest::tellsOccupancy()
{
    const Ended of = json({"occupancy", data(QStringLiteral("small.cubin")), "--threads", "256"});
    QVERIFY2(of.status == 0, qPrintable(of.err));
    QCOMPARE(of.document()["kernel"].toString(), QStringLiteral("fill"));
    QVERIFY(of.document()["input"].toObject()["registers"].toInt() > 0);
    const Ended ptx = json({"occupancy", data(QStringLiteral("small.ptx")), "--registers", "24"});
    QVERIFY2(ptx.status == 0, qPrintable(ptx.err));
    QCOMPARE(ptx.document()["input"].toObject()["registers"].toInt(), 24);
}

void CompiledCodeTest::reports()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("report.json"));
    const Ended ended = json({"report", data(QStringLiteral("architectures.fatbin")), "-o", out, "--device", "emulated", "--grid", "1",
                              "--block", "32", "--arg", "arg0=out:zeros[32]", "--arg", "arg1=5", "--reference", "arg0=expr:5"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    QCOMPARE(ended.document()["architectures"].toInt(), 4);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("ptxas 13.0.88"));
    const QString page = folder.filePath(QStringLiteral("report.html"));
    QCOMPARE(m_program.run({"report", out, "-o", page}).status, 0);
    const Ended reopened = m_program.run({"compile", page});
    QVERIFY2(reopened.status != 0 && reopened.err.contains(QLatin1String("holds no session")), qPrintable(reopened.err));
}

void CompiledCodeTest::refusesWhatItsNameAloneSays_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    const QByteArray source("__global__ void k(int* p) { *p = 1; }\n"), bytes("\x7f\0\1\2", 4);
    const char* const kText = ": it is text; build it anew, or name it x.cu where it is a CUDA source.";
    const auto row = [](const char* file, const char* name, const QByteArray& content, const QString& sentence) {
        QTest::addRow("%s, %s", file, name) << content << sentence;
    };
    for (const char* const file : {"x.cubin", "x.fatbin", "x.ptx", "x.o", "x.so", "x.a"})
        row(file, "empty", {}, QString::fromLatin1(file) + QStringLiteral(" is empty: build it anew."));
    row("x.cubin", "source", source, QStringLiteral("x.cubin is no cubin") + QLatin1String(kText));
    row("x.fatbin", "source", source, QStringLiteral("x.fatbin is no fatbin") + QLatin1String(kText));
    row("x.o", "source", source, QStringLiteral("x.o is no object file of a 64-bit Linux") + QLatin1String(kText));
    row("x.ptx", "source", source, QStringLiteral("x.ptx is no PTX: it does not begin with .version; build it anew."));
    row("x.cubin", "bytes", bytes, QStringLiteral("x.cubin is no cubin: it does not begin as one; build it anew."));
    row("x.ptx", "cut off", ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\nret;\n",
        QStringLiteral("the PTX is cut off: the block that begins in line 5 does not end; build it anew."));
}

void CompiledCodeTest::refusesWhatItsNameAloneSays()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    const QTemporaryDir folder;
    const QString name = QString::fromUtf8(QTest::currentDataTag()).section(QLatin1Char(','), 0, 0);
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    for (const char* const command : {"compile", "run", "occupancy"}) {
        const Ended ended = m_program.run({QString::fromLatin1(command), name}, folder.path());
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains(sentence), qPrintable(ended.err));
        QCOMPARE(ended.out, QString());
    }
}

void CompiledCodeTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    const QStringList launch{"--device", "emulated", "--grid", "1", "--block", "32", "--arg", "arg0=zeros[32]", "--arg", "arg1=1"};
    const auto row = [](const char* name, const QStringList& arguments, const char* sentence) {
        QTest::newRow(name) << arguments << sentence;
    };
    row("macro", {"compile", data("program"), "-D", "N=1"}, "holds compiled code");
    row("no such architecture", {"compile", data("program"), "--arch", "sm_75"}, "nothing for sm_75; it has code for sm_90");
    row("several kernels", QStringList{"run", data("mode-none.fatbin")} + launch, "several kernels");
    row("machine code alone", QStringList{"run", data("small.cubin")} + launch, "The emulated GPU runs PTX");
    row("what mends it", QStringList{"run", data("small.cubin")} + launch,
        "of this kernel (sm_90): build it with its PTX (nvcc -gencode arch=compute_90,code=compute_90), open its source, or choose a GPU");
    row("no such argument", QStringList{"run", data("small.ptx"), "--arg", "n=1"} + launch, "fill takes u32* arg0, u32 arg1");
    row("no registers", {"occupancy", data("small.ptx")}, "--registers");
    row("nothing to report", {"report", data("small.ptx"), "-o", QDir::temp().filePath("none.html")}, "does not tell its registers");
    row("program without device code", {"compile", KernelDesk::program()}, "holds no device code");
    row("folder of nothing", {"compile", KD_TEST_DATA "/container/sources"}, "holds no kernel that Triton compiled");
}

void CompiledCodeTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    const Ended ended = m_program.run(arguments);
    QVERIFY(ended.status != 0);
    QVERIFY2(ended.err.contains(sentence), qPrintable(ended.err));
}

KD_TEST(CompiledCodeTest, QCoreApplication)

}  // namespace kd::tst_compiledcode
#include "tst_compiledcode.moc"
