// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace kd::tst_run {

/// `run` and `time` against a CUDA driver without a device: what they say, write and end with.
class RunTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void listsTheDevice();
    void runsAndVerifies();
    void runsInText();
    void differs();
    void reportsFaults_data();
    void reportsFaults();
    void endsAtItsDeadline();
    void showsWhatTheKernelPrinted();
    void takesTheOnlyKernel();
    void tellsAllThatIsMissing_data();
    void tellsAllThatIsMissing();
    void refusesBadLaunches_data();
    void refusesBadLaunches();
    void writesOutputs();
    void times();
    void namesAmountsByTheirOption();
    void timesInText();
    void measuresPeaksAndSaysWhichRoofBounds();
    void takesCommandLineOverSession();
    void takesPresetsAndClusters();
    void refusesWhatTheMachineLacks_data();
    void refusesWhatTheMachineLacks();
    void compilesASessionOfAnotherMachine();
    void reportsWithARun();
    void reportsWithoutARunThatCannotBe();
    void isCancelledByCtrlC();
    void reachesATargetByCommand();
    void reachesATargetByName();
    void takesDeviceAndTargetFromTheSession();

private:
    QString write(const QString& name, const QByteArray& content) const;
    QStringList launch(const QString& kernel) const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_source;
};

void RunTest::initTestCase()
{
    m_program.useDriver(KD_FAKE_CUDA);
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
    m_source = write("kernels.cu",
                     "extern \"C\" __global__ void scale(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n"
                     "extern \"C\" __global__ void illegal(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n"
                     "extern \"C\" __global__ void assertion(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n"
                     "extern \"C\" __global__ void hang(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n"
                     "extern \"C\" __global__ void print(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n"
                     "extern \"C\" __global__ void idle(int n, float a, float* y) { y[threadIdx.x] *= a * n; }\n");
}

QString RunTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QStringList RunTest::launch(const QString& kernel) const
{
    return {m_source, "--kernel", kernel,  "--grid",   "ceil_div(n, block.x)", "--block", "128", "--arg", "n=1000",
            "--arg",  "a=2.5",    "--arg", "y=ramp[n]"};
}

void RunTest::listsTheDevice()
{
    const QJsonObject document = m_program.run({"devices", "--format", "json"}).document();
    QCOMPARE(missingKeys(document, {"devices:array", "driverVersion:text", "nvrtcVersion:text", "missing:array"}), QStringList());
    const QJsonObject device = document["devices"][0].toObject();
    QCOMPARE(missingKeys(device, {"name:text", "id:text", "computeCapability:text", "attributes:object"}), QStringList());
    QCOMPARE(device["id"].toString(), QStringLiteral("cuda:0"));
    QVERIFY(device["attributes"]["MULTIPROCESSOR_COUNT"].toInt() > 0);
    const QString text = m_program.run({"devices", "--attributes"}).out;
    QVERIFY2(text.contains(device["name"].toString()) && text.contains("MULTIPROCESSOR_COUNT"), qPrintable(text));
}

void RunTest::runsAndVerifies()
{
    const Ended ended = m_program.run(QStringList{"run", "--format", "json", "--reference", "y=expr:2.5 * y[i]"} + launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(missingKeys(document,
                         {"ok:bool", "kernel:text", "device:text", "milliseconds:number", "simulationMilliseconds:null", "doubts:array", "outputs:array", "verification:array",
                          "faults:array", "console:text", "counters:null", "state:text", "grid:array", "block:array",
                          "dynamicSharedBytes:number", "driverVersion:text", "cubinSha256:text"}),
             QStringList());
    QVERIFY(document["ok"].toBool());
    QCOMPARE(document["kernel"].toString(), QStringLiteral("scale"));
    const QJsonObject output = document["outputs"][0].toObject();
    QCOMPARE(missingKeys(output,
                         {"name:text", "type:text", "count:number", "min:number", "max:number", "mean:number", "nan:number",
                          "inf:number", "sha256:text"}),
             QStringList());
    QCOMPARE(output["count"].toInt(), 1000);
    QCOMPARE(output["max"].toDouble(), 2.5 * 999);
    const QJsonObject check = document["verification"][0].toObject();
    QCOMPARE(missingKeys(check,
                         {"name:text", "ok:bool", "mismatches:number", "firstIndex:number", "expected:number", "actual:number",
                          "maxAbs:number", "maxRel:number"}),
             QStringList());
    QVERIFY(check["ok"].toBool());
}

void RunTest::runsInText()
{
    const Ended ended = m_program.run(QStringList{"run", "--reference", "y=expr:2.5 * y[i]"} + launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.err, QString());
    for (const char* const word : {"scale", "cuda:0", "8 blocks of 128 threads", "float32", "1000", "ok"})
        QVERIFY2(ended.out.contains(QLatin1String(word)), qPrintable(ended.out));
}

void RunTest::differs()
{
    const QStringList arguments = QStringList{"run", "--reference", "y=expr:3 * y[i]"} + launch("scale");
    const Ended text = m_program.run(arguments);
    QCOMPARE(text.status, 1);
    QVERIFY2(text.firstErrorLine().contains("y"), qPrintable(text.err));
    QVERIFY2(text.out.contains("DIFFERS") && text.out.contains("999"), qPrintable(text.out));
    const Ended json = m_program.run(arguments + QStringList{"--format", "json"});
    QCOMPARE(json.status, 1);
    const QJsonValue check = json.document()["verification"][0];
    QVERIFY(!json.document()["ok"].toBool(true));
    QCOMPARE(check["mismatches"].toInt(), 999);
    QCOMPARE(check["firstIndex"].toInt(), 1);
    QCOMPARE(check["expected"].toDouble(), 3.0);
    QCOMPARE(check["actual"].toDouble(), 2.5);
    const Ended wide = m_program.run(arguments + QStringList{"--rtol", "0.5"});
    QVERIFY2(wide.status == 0, qPrintable(wide.err));
}

void RunTest::reportsFaults_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QString>("kind");
    QTest::newRow("illegal address") << "illegal"
                                     << "illegal address";
    QTest::newRow("device assert") << "assertion"
                                   << "device assert";
}

void RunTest::reportsFaults()
{
    QFETCH(QString, kernel);
    QFETCH(QString, kind);
    const Ended text = m_program.run(QStringList{"run"} + launch(kernel));
    QVERIFY2(text.status == 1, qPrintable(text.err));
    QVERIFY(!text.firstErrorLine().isEmpty());
    const Ended json = m_program.run(QStringList{"run", "--format", "json"} + launch(kernel));
    QCOMPARE(json.status, 1);
    const QJsonObject fault = json.document()["faults"][0].toObject();
    QCOMPARE(missingKeys(fault,
                         {"kind:text", "message:text", "file:text|null", "line:number|null", "block:array|null",
                          "thread:array|null", "address:text|null"}),
             QStringList());
    QCOMPARE(fault["kind"].toString(), kind);
}

void RunTest::endsAtItsDeadline()
{
    const Ended ended = m_program.run(QStringList{"run", "--deadline", "0.3", "--format", "json"} + launch("hang"));
    QVERIFY2(ended.status == 1, qPrintable(ended.err));
    QVERIFY2(ended.firstErrorLine().contains("0.3") || ended.firstErrorLine().contains("deadline"), qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QVERIFY(!document["ok"].toBool(true));
    QVERIFY(document["milliseconds"].isNull());
    QCOMPARE(document["state"].toString(), QStringLiteral("deadline"));
    QVERIFY(!document["device"].toString().isEmpty());
    QCOMPARE(document["grid"].toArray(), (QJsonArray{8, 1, 1}));
    QCOMPARE(document["block"].toArray(), (QJsonArray{128, 1, 1}));
    QCOMPARE(missingKeys(document, {"deviceId:text", "driverVersion:text", "cubinSha256:text", "dynamicSharedBytes:number"}),
             QStringList());
}

void RunTest::showsWhatTheKernelPrinted()
{
    const Ended ended = m_program.run(QStringList{"run", "--format", "json"} + launch("print"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.document()["console"].toString().contains("printed by print"), qPrintable(ended.out));
    QVERIFY(m_program.run(QStringList{"run"} + launch("print")).out.contains("printed by print"));
}

void RunTest::takesTheOnlyKernel()
{
    const QString file = write("one.cu", "extern \"C\" __global__ void idle(float* y) { y[0] = 1; }\n");
    const Ended ended = m_program.run({"run", file, "--grid", "1", "--block", "32", "--arg", "y=zeros[32]"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    // Those of the toolkit's libraries do not count.
    const QString other = write("library.cu",
                                "namespace cub { __global__ void EmptyKernel() {} }\n"
                                "extern \"C\" __global__ void idle(float* y) { y[0] = 1; }\n");
    const Ended own = m_program.run({"run", other, "--grid", "1", "--block", "32", "--arg", "y=zeros[32]"});
    QVERIFY2(own.status == 0, qPrintable(own.err));
}

void RunTest::tellsAllThatIsMissing_data()
{
    QTest::addColumn<QStringList>("given");
    QTest::addColumn<QString>("missing");
    QTest::newRow("all") << QStringList{} << "--grid, --block, --arg n=VALUE, --arg a=VALUE, --arg y=VALUE";
    QTest::newRow("arguments") << QStringList{"--grid", "2", "--block", "64", "--arg", "n=128"} << "--arg a=VALUE, --arg y=VALUE";
    QTest::newRow("the block") << QStringList{"--grid", "ceil_div(n, block.x)", "--arg", "n=9", "--arg", "a=1", "--arg", "y=ones[n]"}
                               << "--block";
}

/// What it says to start from completes the launch.
void RunTest::tellsAllThatIsMissing()
{
    QFETCH(QStringList, given);
    QFETCH(QString, missing);
    for (const char* const command : {"run", "time"}) {
        const QStringList words = QStringList{QString::fromLatin1(command), m_source, "--kernel", "scale"} + given;
        const Ended ended = m_program.run(words);
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.out, QString());
        const QStringList lines = ended.err.trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], QStringLiteral("kerneldesk: scale(int n, float a, float* y) cannot be launched without %1.").arg(missing));
        QVERIFY2(lines[2].contains("does not execute main()"), qPrintable(ended.err));
        const QString start = QStringLiteral("Values to start from: ");
        QVERIFY2(lines[1].startsWith(start), qPrintable(ended.err));
        const Ended complete = m_program.run(words + QProcess::splitCommand(lines[1].mid(start.size())));
        QVERIFY2(complete.status == 0, qPrintable(complete.err));
    }
}

void RunTest::refusesBadLaunches_data()
{
    QTest::addColumn<QStringList>("extra");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such kernel") << QStringList{"--kernel", "nothing"} << "scale";
    QTest::newRow("no such argument") << QStringList{"--arg", "z=1"} << "z";
    QTest::newRow("a buffer for a scalar") << QStringList{"--arg", "n=zeros[4]"} << "int";
    QTest::newRow("a scalar for a buffer") << QStringList{"--arg", "y=3"} << "float";
    QTest::newRow("a fraction for an integer") << QStringList{"--arg", "n=1.5"} << "1.5";
    QTest::newRow("an unknown recipe") << QStringList{"--arg", "y=noise[n]"} << "noise";
    QTest::newRow("an unknown name") << QStringList{"--grid", "q + 1"} << "q";
    QTest::newRow("half an expression") << QStringList{"--grid", "(1 + 1"} << "grid";
    QTest::newRow("no blocks") << QStringList{"--grid", "0"} << "grid";
    QTest::newRow("division by zero") << QStringList{"--grid", "1 / 0"} << "1 / 0";
    QTest::newRow("a reference of no output") << QStringList{"--reference", "q=expr:1"} << "q";
    QTest::newRow("a reference of no form") << QStringList{"--reference", "y=magic"} << "kernel:NAME";
    QTest::newRow("a reference kernel that is not there") << QStringList{"--reference", "y=kernel:nothing"} << "nothing";
    QTest::newRow("a missing file") << QStringList{"--arg", "y=file(\"gone.npy\")[n]"} << "gone.npy";
    QTest::newRow("an output that is not there") << QStringList{"--out", "q=q.npy"} << "'q'";
    QTest::newRow("an output without a format") << QStringList{"--out", "y=y.docx"} << "y.docx";
    QTest::newRow("an output in no folder") << QStringList{"--out", "y=/nowhere/y.npy"} << "/nowhere/y.npy";
    QTest::newRow("an output over an input") << QStringList{"--arg", "y=file(\"in.bin\")[4]", "--out", "y=in.bin"} << "overwritten";
    QTest::newRow("an output of an input") << QStringList{"--arg", "y=in:zeros[4]", "--out", "y=y.npy"} << "nor any other.";
    QTest::newRow("two architectures") << QStringList{"--arch", "sm_90", "--arch", "sm_80"} << "one architecture";
}

void RunTest::refusesBadLaunches()
{
    QFETCH(QStringList, extra);
    QFETCH(QString, said);
    QStringList arguments{"run", m_source, "--grid", "1", "--block", "32", "--arg", "n=1", "--arg", "a=1", "--arg", "y=zeros[4]"};
    if (!extra.contains("--kernel"))
        arguments << "--kernel"
                  << "scale";
    const QByteArray kept("\0\0\200?\0\0\200?\0\0\200?\0\0\200?", 16);
    write("in.bin", kept);
    const Ended ended = m_program.run(arguments + extra, m_folder.path());
    QFile input(m_folder.filePath("in.bin"));
    QVERIFY(input.open(QFile::ReadOnly));
    QCOMPARE(input.readAll(), kept);
    QVERIFY2(ended.status == 2, qPrintable(QStringLiteral("%1: %2").arg(ended.status).arg(ended.err)));
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void RunTest::writesOutputs()
{
    const QString csv = m_folder.filePath("y.csv");
    const QString npy = m_folder.filePath("y.npy");
    const Ended ended = m_program.run(QStringList{"run", "--out", "y=" + csv} + launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QFile text(csv);
    QVERIFY(text.open(QFile::ReadOnly));
    QVERIFY(text.readAll().startsWith("0\n2.5\n5\n"));
    QCOMPARE(m_program.run(QStringList{"run", "--out", "y=" + npy} + launch("scale")).status, 0);
    // What was written is what can be read.
    const Ended again =
        m_program.run({"run",         m_source,       "--kernel", "idle",  "--grid", "1",     "--block",
                       "32",          "--arg",        "n=1",      "--arg", "a=1",    "--arg", "y=file(\"y.npy\")[1000]",
                       "--reference", "y=file:y.npy", "--rtol",   "0",     "--atol", "0"},
                      m_folder.path());
    QVERIFY2(again.status == 0, qPrintable(again.err));
}

void RunTest::times()
{
    const Ended ended = m_program.run(
        QStringList{"time", "--samples", "20", "--warmup", "2", "--bytes", "8 * n", "--flops", "2 * n", "--format", "json"} +
        launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(missingKeys(document,
                         {"ok:bool", "kernel:text", "device:text", "samples:array", "median:number", "mean:number", "min:number",
                          "max:number", "p05:number", "p95:number", "stddev:number", "interval95:array", "bandwidth:number",
                          "flopRate:number", "receipt:object"}),
             QStringList());
    QCOMPARE(document["samples"].toArray().size(), 20);
    QCOMPARE(document["interval95"].toArray().size(), 2);
    QCOMPARE(document["kernelTime"]["method"].toString(), QString("calibrated"));
    QCOMPARE(document["kernelTime"]["window"]["samples"].toArray().size(), 20);
    QVERIFY(document["kernelTime"]["reason"].toString().startsWith("CUPTI was not found"));
    QVERIFY(document["median"].toDouble() > 0);
    const double bytesASecond = 8 * 1000 / document["median"].toDouble();
    QVERIFY(qAbs(document["bandwidth"].toDouble() / bytesASecond - 1) < 1e-9);
}

void RunTest::namesAmountsByTheirOption()
{
    const Ended ended = m_program.run(QStringList{"time", "--flops", "2 * bogus"} + launch("scale"));
    QCOMPARE(ended.status, 2);
    const QString said = "kerneldesk: flops: '2 * bogus', column 5: 'bogus' is not known here; known are n, a,";
    QVERIFY2(ended.firstErrorLine().startsWith(said), qPrintable(ended.err));
}

void RunTest::timesInText()
{
    const Ended ended = m_program.run(QStringList{"time", "--samples", "20", "--cold", "--bytes", "8 * n"} + launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const char* const word : {"20 samples", "flushed", "median", "95 % interval", "B/s", "The kernel's own time: windows less",
                                   "CUPTI was not found"})
        QVERIFY2(ended.out.contains(QLatin1String(word)), qPrintable(ended.out));
    const Ended wrong = m_program.run(QStringList{"time", "--bytes", "8 * q"} + launch("scale"));
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.firstErrorLine().contains("bytes: "), qPrintable(wrong.err));
}

void RunTest::measuresPeaksAndSaysWhichRoofBounds()
{
    KernelDesk program = m_program;
    const QTemporaryDir state;
    program.environment().insert(QStringLiteral("XDG_STATE_HOME"), state.path());
    program.environment().insert(QStringLiteral("KDFAKE_ATTRIBUTES"), QStringLiteral("39:2048"));  // threads of an SM
    const QStringList timing = QStringList{"time", "--samples", "6", "--bytes", "8*n", "--format", "json"} + launch("scale");
    const Ended before = program.run(timing);
    QVERIFY2(before.status == 0, qPrintable(before.err));
    QVERIFY(before.document()["roofline"].isNull());

    // The driver of tests runs no kernel of ours: those that verify their sums give no figure.
    const Ended measured = program.run({"devices", "--device", "cuda:0", "--peaks", "--format", "json"});
    QVERIFY2(measured.status == 0, qPrintable(measured.err));
    QVERIFY2(measured.err.contains(QStringLiteral("FP64 multiply-add was not measured")), qPrintable(measured.err));
    const QJsonObject peaks = measured.document()["devices"][0]["peaks"].toObject();
    QCOMPARE(missingKeys(peaks, {"when:text", "read:object", "copy:object", "fp64:null"}), QStringList());
    QVERIFY(peaks["read"]["perSecond"].toDouble() > 0);
    QCOMPARE(program.run({"devices", "--format", "json"}).document()["devices"][0]["peaks"].toObject(), peaks);

    const QJsonObject roofline = program.run(timing).document()["roofline"].toObject();
    QCOMPARE(missingKeys(roofline, {"roof:text", "measured:number", "share:number", "impossible:bool", "sentence:text"}),
             QStringList());
    QCOMPARE(roofline["roof"].toString(), QStringLiteral("memory"));
    QVERIFY(roofline["measured"].toDouble() >= peaks["read"]["perSecond"].toDouble());
    const QString text = program.run(QStringList{"time", "--samples", "6", "--bytes", "8*n"} + launch("scale")).out;
    QVERIFY2(text.contains(QRegularExpression(QStringLiteral("(memory bound|impossible): .* % of the"))), qPrintable(text));

    const Ended emulated = program.run({"devices", "--device", "emulated", "--peaks"});
    QVERIFY(emulated.status != 0);
    QVERIFY2(emulated.err.contains(QStringLiteral("no time of its own")), qPrintable(emulated.err));
}

void RunTest::takesCommandLineOverSession()
{
    const Ended ended = m_program.run({"run", "--example", "saxpy", "--arg", "n=1000", "--arg", "a=4", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["outputs"][0]["count"].toInt(), 1000);
    QVERIFY(ended.document()["verification"][0]["ok"].toBool());
}

void RunTest::takesPresetsAndClusters()
{
    const Ended zeros = m_program.run(
        {"run", "--example", "histogram", "--device", "emulated", "--preset", "1 MiB of zeros: one bin", "--format", "json"});
    QVERIFY2(zeros.status == 0, qPrintable(zeros.err));
    QVERIFY2(zeros.document()["outputs"][0]["max"].toDouble() == 1048576.0, qPrintable(zeros.out));
    const Ended none = m_program.run({"run", "--example", "histogram", "--preset", "none"});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.firstErrorLine().contains("1 MiB of random bytes"), qPrintable(none.err));
    const Ended clusters = m_program.run({"run", "--example", "saxpy", "--device", "emulated", "--cluster", "2"});
    QVERIFY2(clusters.status == 0, qPrintable(clusters.err));
    const Ended large = m_program.run({"run", "--example", "saxpy", "--device", "emulated", "--cluster", "32"});
    QVERIFY2(large.status != 0 && large.err.contains("cluster"), qPrintable(large.err));
    const Ended together = m_program.run({"run", "--example", "saxpy", "--device", "emulated", "--cooperative"});
    QVERIFY2(together.status != 0 && together.err.contains("resident at once"), qPrintable(together.err));
}

void RunTest::refusesWhatTheMachineLacks_data()
{
    QTest::addColumn<QStringList>("extra");
    QTest::addColumn<QString>("said");
    QTest::newRow("another device") << QStringList{"--device", "cuda:7"} << "cuda:7";
}

void RunTest::refusesWhatTheMachineLacks()
{
    QFETCH(QStringList, extra);
    QFETCH(QString, said);
    const Ended ended = m_program.run(QStringList{"run"} + launch("scale") + extra);
    QVERIFY2(ended.status == 3, qPrintable(QStringLiteral("%1: %2").arg(ended.status).arg(ended.err)));
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void RunTest::compilesASessionOfAnotherMachine()
{
    const QString path = m_folder.filePath("elsewhere.kdesk");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"format": "kerneldesk-session", "version": 1, "device": "cuda:7",
        "sources": [{"path": "k.cu", "text": "extern \"C\" __global__ void k(int* x) { x[0] = 1; }"}],
        "launch": {"grid": "1", "block": "32", "arguments": [{"name": "x", "value": "zeros[1]"}]}})");
    file.close();
    for (const QStringList& command : {QStringList{"compile"}, {"occupancy"}, {"report", "-o", m_folder.filePath("k.md")}}) {
        const Ended ended = m_program.run(command + QStringList{path});
        QVERIFY2(ended.status == 0, qPrintable(command.join(' ') + ": " + ended.err));
    }
    for (const char* const command : {"run", "time"}) {
        const Ended ended = m_program.run({command, path});
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.firstErrorLine().contains("cuda:7"), qPrintable(ended.err));
    }
}

void RunTest::reportsWithARun()
{
    const QString path = m_folder.filePath("run.json");
    const Ended ended = m_program.run(QStringList{"report", "-o", path, "--samples", "10", "--format", "json"} + launch("scale"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(ended.document()["ok"].toBool());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray report = file.readAll();
    QVERIFY(report.contains("\"median\""));
}

void RunTest::reportsWithoutARunThatCannotBe()
{
    const QString path = m_folder.filePath("norun.json");
    const QStringList incomplete{m_source, "--kernel", "scale", "--grid", "1", "--block", "64", "-o", path, "--format", "json"};
    const Ended ended = m_program.run(QStringList{"report"} + incomplete);
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.firstErrorLine().contains("argument n") && ended.err.contains("holds no run"), qPrintable(ended.err));
    QVERIFY(ended.document()["milliseconds"].isNull());
    for (const QStringList& asked : {QStringList{"--samples", "10"}, QStringList{"--device", "cuda:0"}}) {
        const Ended refused = m_program.run(QStringList{"report"} + incomplete + asked);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.firstErrorLine().contains("argument n"), qPrintable(refused.err));
    }
}

void RunTest::isCancelledByCtrlC()
{
    QProcess process;
    process.setProcessEnvironment(m_program.environment());
    process.start(KernelDesk::program(), QStringList{"run", "--deadline", "60"} + launch("hang"));
    QVERIFY(process.waitForStarted());
    // Nothing tells from outside that the kernel runs; a signal at any earlier time must end the program as well.
    QVERIFY(!process.waitForFinished(1500));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("Cancelled"));
}

void RunTest::reachesATargetByCommand()
{
    const QString worker = QFileInfo(KernelDesk::program()).dir().filePath("kerneldesk-worker");
    const Ended ended = m_program.run({"devices", "--target-command", "\"" + worker + "\"", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(!ended.document()["devices"].toArray().isEmpty());
    const Ended silent = m_program.run({"devices", "--target-command", "true"});
    QCOMPARE(silent.status, 3);
    QCOMPARE(silent.err.count('\n'), 1);
    const Ended gone = m_program.run({"devices", "--target-command", "/nowhere/worker"});
    QCOMPARE(gone.status, 3);
    QVERIFY2(gone.firstErrorLine().contains("/nowhere/worker"), qPrintable(gone.err));
}

void RunTest::reachesATargetByName()
{
    KernelDesk program = m_program;
    program.environment().insert("XDG_CONFIG_HOME", m_folder.path());
    QVERIFY(QDir(m_folder.path()).mkpath("kerneldesk"));
    const QString worker = QFileInfo(KernelDesk::program()).dir().filePath("kerneldesk-worker");
    write("kerneldesk/kerneldesk.ini", "[targets]\nhere=" + worker.toUtf8() + "\n");
    const Ended ended = program.run({"devices", "--target", "here", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(!ended.document()["devices"].toArray().isEmpty());
}

void RunTest::takesDeviceAndTargetFromTheSession()
{
    const QByteArray start = "{\"format\": \"kerneldesk-session\", \"version\": 1, \"sources\": [{\"path\": \"kernels.cu\"}], ";
    const Ended device =
        m_program.run(QStringList{"run", write("d.kdesk", start + "\"device\": \"cuda:5\"}")} + launch("scale").mid(1));
    QCOMPARE(device.status, 3);
    QVERIFY2(device.firstErrorLine().contains("cuda:5"), qPrintable(device.err));
    const QString elsewhere = write("t.kdesk", start + "\"target\": \"laboratory\"}");
    const Ended target = m_program.run(QStringList{"run", elsewhere} + launch("scale").mid(1));
    QCOMPARE(target.status, 2);
    QVERIFY2(target.firstErrorLine().contains("laboratory"), qPrintable(target.err));
}

KD_TEST(RunTest, QCoreApplication)

}  // namespace kd::tst_run

#include "tst_run.moc"
