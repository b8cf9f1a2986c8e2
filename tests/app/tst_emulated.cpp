// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace kd::tst_emulated {

/// Every command on the emulated GPU, on a machine without a driver.
class EmulatedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void isAlwaysListed();
    void isTheDefaultWithoutADriver();
    void hasTheComputeCapabilityThatIsSet_data();
    void hasTheComputeCapabilityThatIsSet();
    void verifiesExamples_data();
    void verifiesExamples();
    void namesThePlaceOfAFault_data();
    void namesThePlaceOfAFault();
    void namesWhereItWasAtTheDeadline();
    void printsAndAsserts();
    void countsLines();
    void countsInText();
    void modelsTimes();
    void verifiesAtAnotherSize();
    void reports();
    void comparesWithAKernel();
    void tellsWhereAndHowOutputsDiffer();
    void savesEveryContent();
    void takesTensors();
    void fillsVariablesOfTheModule();
    void fillsVariablesThatHostCodeCopies_data();
    void fillsVariablesThatHostCodeCopies();
    void tellsWhoWroteAnElement();
    void looksForWhatIsAsked();
    void notesWhatIsSeldomMeant();
    void tellsWhatDependsOnTheOrder();
    void refusesWhatIsNotEmulated();
    void refusesImpossibleLaunches();
    void isCancelledByCtrlC();

private:
    QString write(const QString& name, const QByteArray& content) const;
    QStringList launch(const QString& kernel, const QString& y = "y=zeros[n]", const QString& block = "64") const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_source, m_copies, m_copiesNothing;
};

namespace {

// The line of each fault is in namesThePlaceOfAFault_data().
constexpr const char* kKernels = R"(
extern "C" __global__ void beyond(int n, float* y)
{
    y[n + threadIdx.x] = 1;
}
extern "C" __global__ void null_pointer(int n, float* y)
{
    float* p = reinterpret_cast<float*>(static_cast<size_t>(n - 1000));
    p[threadIdx.x] = 1;
}
extern "C" __global__ void misaligned(int n, float* y)
{
    *reinterpret_cast<int*>(reinterpret_cast<char*>(y) + 2) = n;
}
extern "C" __global__ void race(int n, float* y)
{
    __shared__ float tile[64];
    tile[threadIdx.x] = y[threadIdx.x];
    y[threadIdx.x] = tile[63 - threadIdx.x];
}
extern "C" __global__ void half_barrier(int n, float* y)
{
    if (threadIdx.x < 16)
        __syncthreads();
    else
        asm volatile("bar.sync 1;");
    y[threadIdx.x] = 1;
}
__device__ __noinline__ int deeper(int depth, const float* y)
{
    volatile int here[64];
    here[depth & 63] = depth;
    return depth < 0 || y[0] > 1e30f ? 0 : deeper(depth + 1, y) + here[(depth + 1) & 63];
}
extern "C" __global__ void recursion(int n, float* y)
{
    y[0] = static_cast<float>(deeper(n, y));
}
extern "C" __global__ void trap(int n, float* y)
{
    if (n > 0)
        __trap();
}
extern "C" __global__ void hang(int n, float* y)
{
    volatile float* flag = y;
    while (flag[0] == 0)
        ;
}
extern "C" __global__ void assertion(int n, float* y)
{
    assert(threadIdx.x != 3);
    y[threadIdx.x] = 1;
}
extern "C" __global__ void print(int n, float* y)
{
    if (threadIdx.x == 0)
        printf("n is %d\n", n);
}
extern "C" __global__ void strided(int n, float* y)
{
    y[32 * threadIdx.x] += 1;
}
extern "C" __global__ void doubled(int n, float* y)
{
    y[threadIdx.x] *= 2;
}
extern "C" __global__ void doubled_too(int n, float* y)
{
    y[threadIdx.x] += y[threadIdx.x];
}
)";

constexpr const char* kScaled = R"(
__constant__ float gain;
__device__ float offset;
__global__ void scaled(int n, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = gain * x[i] + offset;
}
)";
constexpr const char* kCopies = R"(
#include <vector>
int main()
{
    const int n = 1000;
    float *x, *y;
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&y, n * sizeof(float));
    const float hostGain = 2.5f, hostOffset = 3;
    cudaMemcpyToSymbol(gain, &hostGain, sizeof(hostGain));
    cudaMemcpyToSymbol(offset, &hostOffset, sizeof(hostOffset));
    scaled<<<(n + 255) / 256, 256>>>(n, x, y);
}
)";

int lineOf(const QByteArray& text, int after = 0)
{
    const QByteArray all = kKernels;
    const qsizetype at = all.indexOf(text, after);
    return static_cast<int>(all.left(at).count('\n')) + 1;
}

}  // namespace

void EmulatedTest::initTestCase()
{
    m_program.useDriver("/nowhere/libcuda.so.1");
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
    m_source = write("kernels.cu", kKernels);
    m_copies = write("copies.cu", QByteArray(kScaled) + kCopies);
    m_copiesNothing = write("copiesnothing.cu", kScaled);
}

QString EmulatedTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QStringList EmulatedTest::launch(const QString& kernel, const QString& y, const QString& block) const
{
    return {m_source, "--kernel", kernel, "--grid", "1", "--block", block, "--arg", "n=1000", "--arg", y};
}

void EmulatedTest::isAlwaysListed()
{
    const QJsonObject document = m_program.run({"devices", "--format", "json"}).document();
    QCOMPARE(document["devices"].toArray().size(), 1);
    const QJsonObject device = document["devices"][0].toObject();
    QCOMPARE(device["name"].toString(), QStringLiteral("Emulated GPU"));
    QCOMPARE(device["id"].toString(), QStringLiteral("emulated"));
    QCOMPARE(device["computeCapability"].toString(), QStringLiteral("9.0"));
    QVERIFY(device["default"].toBool());
    QVERIFY(device["attributes"].toObject().size() > 140);
    QCOMPARE(device["attributes"]["MAX_THREADS_PER_BLOCK"].toInt(), 1024);
    QVERIFY(document["driverVersion"].isNull());
    QVERIFY(document["missing"][0].toString().contains("/nowhere/libcuda.so.1"));
    const QString text = m_program.run({"devices"}).out;
    QVERIFY2(text.contains("Emulated GPU") && text.contains("/nowhere"), qPrintable(text));
}

void EmulatedTest::isTheDefaultWithoutADriver()
{
    const Ended ended = m_program.run({"run", "--example", "saxpy", "--arg", "n=1000"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const char* const word : {"Emulated GPU", "(emulated)", "emulated in", "ok"})
        QVERIFY2(ended.out.contains(QLatin1String(word)), qPrintable(ended.out));
    const Ended real = m_program.run({"run", "--example", "saxpy", "--device", "cuda:0"});
    QCOMPARE(real.status, 3);
    QVERIFY2(real.firstErrorLine().contains("/nowhere"), qPrintable(real.err));
}

void EmulatedTest::hasTheComputeCapabilityThatIsSet_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("expected");
    QTest::newRow("variable") << "8.6" << QByteArray() << "8.6";
    QTest::newRow("settings") << "" << QByteArray("[emulated]\ncomputeCapability=7.5\n") << "7.5";
    QTest::newRow("variable before settings") << "12.0" << QByteArray("[emulated]\ncomputeCapability=7.5\n") << "12.0";
    QTest::newRow("too old") << "5.0" << QByteArray() << "9.0";
    QTest::newRow("no number") << "fast" << QByteArray() << "9.0";
}

void EmulatedTest::hasTheComputeCapabilityThatIsSet()
{
    QFETCH(QString, variable);
    QFETCH(QByteArray, settings);
    QFETCH(QString, expected);
    KernelDesk program = m_program;
    QVERIFY(QDir(m_folder.path()).mkpath("kerneldesk"));
    write("kerneldesk/kerneldesk.ini", settings);
    program.environment().insert("XDG_CONFIG_HOME", m_folder.path());
    if (!variable.isEmpty())
        program.environment().insert("KERNELDESK_EMULATED_CC", variable);
    const QJsonObject document = program.run({"devices", "--format", "json"}).document();
    QCOMPARE(document["devices"][0]["computeCapability"].toString(), expected);
    const bool isWrong = !variable.isEmpty() && variable != expected;
    QCOMPARE(document["missing"].toArray().size(), isWrong ? 2 : 1);
    for (const QStringList& command :
         {QStringList{"run", "--example", "saxpy", "--arg", "n=1000"}, QStringList{"time", "--example", "saxpy", "--arg", "n=1000"},
          QStringList{"compile", "--example", "saxpy", "--device", "emulated", "--arch", "sm_80"}}) {
        const Ended ended = program.run(command);
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QCOMPARE(ended.err.count("KERNELDESK_EMULATED_CC holds \"" + variable + '"'), isWrong ? 1 : 0);
    }
}

void EmulatedTest::verifiesExamples_data()
{
    QTest::addColumn<QString>("name");
    const QJsonArray examples = m_program.run({"examples", "--format", "json"}).document()["examples"].toArray();
    QVERIFY(examples.size() >= 15);
    for (const QJsonValue& example : examples)
        QTest::newRow(qPrintable(example["name"].toString())) << example["name"].toString();
}

void EmulatedTest::verifiesExamples()
{
    QFETCH(QString, name);
    const Ended ended = m_program.run({"run", "--example", name, "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    const QJsonArray checks = ended.document()["verification"].toArray();
    QVERIFY(!checks.isEmpty());
    for (const QJsonValue& check : checks)
        QVERIFY2(check["ok"].toBool(), qPrintable(check["name"].toString()));
}

void EmulatedTest::namesThePlaceOfAFault_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("hasAddress");
    QTest::newRow("out of bounds") << "beyond" << "illegal address" << lineOf("y[n + threadIdx.x]") << "4000-byte buffer y" << true;
    QTest::newRow("null pointer") << "null_pointer" << "null pointer" << lineOf("p[threadIdx.x]") << "null" << true;
    QTest::newRow("misaligned") << "misaligned" << "misaligned address" << lineOf("*reinterpret_cast<int*>") << "4" << true;
    QTest::newRow("race") << "race" << "shared memory race" << lineOf("y[threadIdx.x] = tile") << "kernels.cu:" << true;
    QTest::newRow("6 barrier that half a block meets")
        << "half_barrier"
        << "divergent barrier" << lineOf("__syncthreads") << "threads of the block" << false;
    QTest::newRow("4 recursion without end") << "recursion" << "stack overflow" << -1 << "stack" << false;
    QTest::newRow("trap") << "trap" << "trap" << lineOf("__trap()") << "CUDA_ERROR_LAUNCH_FAILED" << false;
}

void EmulatedTest::namesThePlaceOfAFault()
{
    QFETCH(QString, kernel);
    QFETCH(QString, kind);
    QFETCH(QString, words);
    QFETCH(bool, hasAddress);
    const Ended ended = m_program.run(QStringList{"run", "--format", "json"} + launch(kernel));
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains(words), qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QVERIFY(!document["ok"].toBool(true));
    QCOMPARE(document["faults"].toArray().size(), 1);
    const QJsonObject fault = document["faults"][0].toObject();
    QCOMPARE(fault["kind"].toString(), kind);
    QCOMPARE(fault["file"].toString(), m_source);
    QFETCH(int, line);
    if (line > 0)
        QCOMPARE(fault["line"].toInt(), line);
    QVERIFY(fault["line"].toInt() > 0);
    QCOMPARE(fault["block"].toArray().size(), 3);
    QCOMPARE(fault["thread"].toArray().size(), 3);
    QCOMPARE(fault["address"].isString(), hasAddress);
}

void EmulatedTest::namesWhereItWasAtTheDeadline()
{
    const Ended ended = m_program.run(QStringList{"run", "--deadline", "0.3", "--format", "json"} + launch("hang"));
    QCOMPARE(ended.status, 1);
    const QJsonObject fault = ended.document()["faults"][0].toObject();
    QCOMPARE(fault["kind"].toString(), QStringLiteral("deadline"));
    QCOMPARE(fault["line"].toInt(), lineOf("while (flag"));
    QVERIFY2(ended.firstErrorLine().contains("deadline of 0.3 s"), qPrintable(ended.err));
}

void EmulatedTest::printsAndAsserts()
{
    const Ended printed = m_program.run(QStringList{"run", "--format", "json"} + launch("print"));
    QVERIFY2(printed.status == 0, qPrintable(printed.err));
    QCOMPARE(printed.document()["console"].toString(), QStringLiteral("n is 1000\n"));
    // Named as in the folder where the program runs, the file has a folder of the program's own before it in the kernel.
    QStringList relative = launch("assertion");
    relative[0] = "kernels.cu";
    const Ended asserted = m_program.run(QStringList{"run", "--format", "json"} + relative, m_folder.path());
    QCOMPARE(asserted.status, 1);
    const QJsonObject fault = asserted.document()["faults"][0].toObject();
    QCOMPARE(fault["kind"].toString(), QStringLiteral("device assert"));
    QCOMPARE(fault["line"].toInt(), lineOf("assert(threadIdx.x"));
    QCOMPARE(fault["thread"][0].toInt(), 3);
    QVERIFY2(asserted.document()["console"].toString().startsWith("kernels.cu:"), qPrintable(asserted.out));
}

void EmulatedTest::countsLines()
{
    const Ended ended = m_program.run(QStringList{"run", "--counters", "--format", "json"} + launch("strided", "y=zeros[4096]"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject counters = ended.document()["counters"].toObject();
    QCOMPARE(
        missingKeys(counters["totals"].toObject(),
                    {"executed:number", "activeLanes:number", "sectors:number", "idealSectors:number", "bankConflicts:number"}),
        QStringList());
    QJsonObject line;
    for (const QJsonValue& each : counters["lines"].toArray())
        if (each["line"].toInt() == lineOf("y[32 * threadIdx.x]"))
            line = each.toObject();
    QCOMPARE(line["file"].toString(), m_source);
    // Two warps load and store 32 words that lie 128 bytes apart.
    QCOMPARE(line["sectors"].toInt(), 2 * 2 * 32);
    QCOMPARE(line["idealSectors"].toInt(), 2 * 2 * 4);
    QVERIFY(line["executed"].toInt() >= 2 * 4);
    const Ended without = m_program.run(QStringList{"run", "--format", "json"} + launch("strided", "y=zeros[4096]"));
    QVERIFY(without.document()["counters"].isNull());
}

void EmulatedTest::countsInText()
{
    const Ended ended = m_program.run({"run", "--example", "saxpy", "--arg", "n=1000", "--counters"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const char* const word : {"modelled at PTX level", "  saxpy.cu:", "sector use"})
        QVERIFY2(ended.out.contains(QLatin1String(word)), qPrintable(ended.out));
    QVERIFY2(!ended.out.contains("/saxpy.cu"), qPrintable(ended.out));
}

void EmulatedTest::modelsTimes()
{
    const Ended ended = m_program.run({"time", "--example", "saxpy", "--arg", "n=4096", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QVERIFY(document["ok"].toBool());
    QVERIFY(document["modelled"].toBool());
    QVERIFY(document["samples"].isArray() && document["samples"].toArray().isEmpty());
    QVERIFY(document["median"].isNull());
    QVERIFY(!document.contains("kernelTime"));
    QVERIFY(document["instructions"]["warpInstructions"].toInt() >= 128 * 8);
    QCOMPARE(document["instructions"]["sectors"].toInt(), 3 * 4096 * 4 / 32);
    const Ended text = m_program.run({"time", "--example", "saxpy", "--arg", "n=4096"});
    QVERIFY2(text.status == 0 && text.out.contains("modelled"), qPrintable(text.out + text.err));
    QVERIFY2(text.err.isEmpty(), qPrintable(text.err));
    const Ended given = m_program.run({"time", "--example", "saxpy", "--arg", "n=4096", "--bytes", "12 * n"});
    QVERIFY2(given.status == 0 && given.err.contains("were not used"), qPrintable(given.err));
}

void EmulatedTest::verifiesAtAnotherSize()
{
    const QString source = write("sized.cu", "extern \"C\" __global__ void sized(int n, float* y)\n{\n"
                                             "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                             "    if (i < n)\n        y[i] = n == 1024 ? 3 : 0;\n}\n");
    const QStringList command{"time", source, "--kernel", "sized", "--grid", "ceil_div(n,256)", "--block", "256", "--arg", "n=1024",
                              "--arg", "y=out:poison[n]", "--device", "emulated", "--until", "0.5%"};
    const QStringList reference{"--reference", "y=expr:3"};
    const Ended right = m_program.run(command + reference + QStringList{"--format", "json"});
    QVERIFY2(right.status == 0, qPrintable(right.err));
    const QJsonArray doubts = right.document()[QLatin1String("doubts")].toArray();
    QVERIFY(doubts.size() == 1 && doubts[0][QLatin1String("kind")] == QLatin1String("countsAreNoTimes"));
    const Ended wrong = m_program.run(command + reference + QStringList{"--verify-at", "n=777"});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("At n=777: y differs from its reference in 777 elements"), qPrintable(wrong.err));
    const Ended same = m_program.run(command + reference + QStringList{"--verify-at", "n=1024", "--format", "json"});
    QVERIFY2(same.status == 0, qPrintable(same.err));
    QCOMPARE(same.document()["receipt"].toObject()["verifiedAt"].toArray().size(), 1);
    const Ended nothing = m_program.run(command + QStringList{"--verify-at", "n=777"});
    QCOMPARE(nothing.status, 2);
    QVERIFY2(nothing.err.contains("--verify-at compares with a reference"), qPrintable(nothing.err));
}

void EmulatedTest::reports()
{
    const QString page = m_folder.filePath("saxpy.html");
    const Ended ended = m_program.run({"report", "--example", "saxpy", "--arg", "n=4096", "--time", "-o", page});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.out.contains("verified") && ended.out.contains("modelled"), qPrintable(ended.out));
    QFile file(page);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.contains("Modelled, not measured") && html.contains("Emulated GPU"));
}

void EmulatedTest::comparesWithAKernel()
{
    const Ended ended = m_program.run(QStringList{"run", "--reference", "y=kernel:doubled_too"} + launch("doubled", "y=ramp[64]"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const Ended differs = m_program.run(QStringList{"run", "--reference", "y=expr:3 * y[i]"} + launch("doubled", "y=ramp[64]"));
    QCOMPARE(differs.status, 1);
}

void EmulatedTest::tellsWhereAndHowOutputsDiffer()
{
    const QStringList command =
        QStringList{"run", "--reference", "y=expr:i % 32 == 5 ? 7 : 2 * i", "--shape", "y=8, 64", "--statistics"} +
        launch("doubled", "y=ramp[512]", "512");
    const Ended text = m_program.run(command);
    QCOMPARE(text.status, 1);
    QVERIFY2(text.out.contains("Columns 5, 37 differ: exactly the 16 differing elements."), qPrintable(text.out));
    QVERIFY2(text.out.contains("[7, 37]") && text.out.contains("denormals"), qPrintable(text.out));
    const QJsonObject document = m_program.run(command + QStringList{"--format", "json"}).document();
    const QJsonObject differences = document["differences"].toArray()[0].toObject();
    QCOMPARE(differences["differing"].toInt(), 16);
    QCOMPARE(differences["worst"].toArray()[0].toObject()["index"].toInt(), 485);
    QCOMPARE(differences["pattern"].toObject()["kind"].toString(), QString("columns"));
    const QJsonObject statistics = document["statistics"].toArray()[0].toObject();
    QCOMPARE(statistics["name"].toString(), QString("y"));
    QCOMPARE(statistics["max"].toDouble(), 1022.0);
    QCOMPARE(statistics["zeros"].toInt(), 1);
    const Ended wrong = m_program.run(QStringList{"run", "--shape", "y=8, 8"} + launch("doubled", "y=ramp[1000]"));
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.err.contains("'8, 8' does not have the elements of y"), qPrintable(wrong.err));
}

void EmulatedTest::savesEveryContent()
{
    const auto file = [this](const char* name) { return m_folder.filePath(name); };
    const Ended ended = m_program.run(QStringList{"run", "--reference", "y=expr:3 * y[i]", "--shape", "y=8, 8", "--out",
                                                  "y=" + file("y.csv"), "--out", "y:before=" + file("before.csv"), "--out",
                                                  "y:reference=" + file("reference.csv"), "--out", "y=" + file("y.npz"), "--out",
                                                  "y=" + file("y.safetensors"), "--out", "y=" + file("y.png")} +
                                      launch("doubled", "y=ramp[64]"));
    QCOMPARE(ended.status, 1);
    const auto content = [](const QString& name) {
        QFile read(name);
        return read.open(QFile::ReadOnly) ? read.readAll() : QByteArray();
    };
    QVERIFY2(content(file("y.csv")).startsWith("0,2,4,6,8,10,12,14\n16,"), content(file("y.csv")).constData());
    QVERIFY2(content(file("before.csv")).startsWith("0,1,2,3,4,5,6,7\n8,"), content(file("before.csv")).constData());
    QVERIFY2(content(file("reference.csv")).startsWith("0,3,6,9,12,15,18,21\n24,"), content(file("reference.csv")).constData());
    QVERIFY(content(file("y.npz")).startsWith("PK"));
    QVERIFY(content(file("y.png")).startsWith("\x89PNG"));
    const Ended again = m_program.run(QStringList{"run", "--reference", "y=expr:2 * y[i]"} +
                                          launch("doubled", "y=file(\"y.safetensors\", \"y\")[64]"),
                                      m_folder.path());
    QVERIFY2(again.status == 0, qPrintable(again.err));
}

void EmulatedTest::takesTensors()
{
    QFile::copy(QStringLiteral(KD_TEST_DATA "/session/three.safetensors"), m_folder.filePath("w.safetensors"));
    const auto run = [this](const QString& recipe) {
        return m_program.run(QStringList{"run"} + launch("doubled", "y=" + recipe, "6"), m_folder.path());
    };
    const Ended ended = run("file(\"w.safetensors\", \"layer.weight\")[6]");
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const Ended unnamed = run("file(\"w.safetensors\")[6]");
    QCOMPARE(unnamed.status, 2);
    QVERIFY2(unnamed.err.contains("holds 3 arrays, so one has to be named"), qPrintable(unnamed.err));
}

void EmulatedTest::fillsVariablesOfTheModule()
{
    const QString source = write("table.cu", "__constant__ float lut[16];\n"
                                             "__constant__ float gain = 3;\n"
                                             "__device__ int hits[2];\n"
                                             "__global__ void look(float* y)\n"
                                             "{\n"
                                             "    y[threadIdx.x] = lut[threadIdx.x % 16] * gain;\n"
                                             "    atomicAdd(&hits[threadIdx.x % 2], 1);\n"
                                             "}\n");
    const QStringList command{"run", source, "--grid", "1", "--block", "64", "--arg", "y=out:zeros[64]", "--arg", "lut=ramp"};
    const Ended plain = m_program.run(command + QStringList{"--reference", "y=expr:3 * (i % 16)"});
    QVERIFY2(plain.status == 0, qPrintable(plain.out + plain.err));
    const Ended given = m_program.run(command + QStringList{"--arg", "gain=0.5f", "--arg", "hits=ones", "--reference",
                                                            "y=expr:(i % 16) / 2.0", "--reference", "hits=expr:33"});
    QVERIFY2(given.status == 0, qPrintable(given.out + given.err));
    const Ended unknown = m_program.run(command + QStringList{"--arg", "lot=ramp"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("float[16] lut, float gain, int[2] hits"), qPrintable(unknown.err));
}

void EmulatedTest::fillsVariablesThatHostCodeCopies_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("notes");
    const QString& program = m_copies;
    QTest::newRow("run") << QStringList{"run", program} << 1;
    QTest::newRow("time") << QStringList{"time", program} << 1;
    QTest::newRow("counters") << QStringList{"counters", program} << 1;
    QTest::newRow("timeline") << QStringList{"timeline", program} << 1;
    QTest::newRow("compare, both sides") << QStringList{"compare", program, "--define-b", "EXTRA=1"} << 2;
    QTest::newRow("compare, the other's") << QStringList{"compare", program, m_copiesNothing} << 1;
    QTest::newRow("sweep") << QStringList{"sweep", program, "--axis", "EXTRA=0,1", "--no-verdict"} << 1;
    QTest::newRow("report") << QStringList{"report", program, "--time", "-o", m_folder.filePath("copies.json")} << 1;
}

// No command verifies without what is copied: gain is zero then. One that is given stays.
void EmulatedTest::fillsVariablesThatHostCodeCopies()
{
    QFETCH(QStringList, words);
    QFETCH(int, notes);
    const QStringList command = words + QStringList{"--device", "emulated"};
    const Ended filled = m_program.run(command + QStringList{"--reference", "y=expr:2.5 * x[i] + 3"});
    QVERIFY2(filled.status == 0, qPrintable(filled.out + filled.err));
    QVERIFY2(filled.err.count("note: gain: ") == notes, qPrintable(filled.err));
    const Ended given = m_program.run(command + QStringList{"--arg", "gain=4.0f", "--reference", "y=expr:4 * x[i] + 3"});
    QVERIFY2(given.status == 0 && !given.err.contains("note: gain: "), qPrintable(given.out + given.err));
    const Ended wrong = m_program.run(command + QStringList{"--reference", "y=expr:3"});
    QVERIFY2(wrong.status == 1, qPrintable(wrong.out + wrong.err));
}

void EmulatedTest::tellsWhoWroteAnElement()
{
    const QString source = write("writers.cu", "extern \"C\" __global__ void twice(float* y)\n"
                                               "{\n"
                                               "    y[blockIdx.x * blockDim.x + threadIdx.x] = 1;\n"
                                               "    if (threadIdx.x == 0)\n"
                                               "        y[blockIdx.x * blockDim.x + 5] = y[blockIdx.x * blockDim.x];\n"
                                               "}\n");
    const QStringList command{"run", source, "--grid", "4", "--block", "64", "--arg", "y=zeros[256]"};
    const QJsonObject twice = m_program.run(command + QStringList{"--who-wrote", "y[133]", "--format", "json"}).document();
    QCOMPARE(twice["writeCount"].toInt(), 2);
    const QJsonObject first = twice["writes"].toArray()[0].toObject(), second = twice["writes"].toArray()[1].toObject();
    QCOMPARE(first["line"].toInt(), 3);
    QCOMPARE(first["block"].toArray()[0].toInt(), 2);
    QCOMPARE(first["thread"].toArray()[0].toInt(), 5);
    QCOMPARE(second["line"].toInt(), 5);
    QCOMPARE(second["thread"].toArray()[0].toInt(), 0);
    const Ended once = m_program.run(command + QStringList{"--who-wrote", "y[134]"});
    QVERIFY2(once.status == 0 && once.out.contains("(2, 0, 0)") && once.out.contains("(6, 0, 0)"), qPrintable(once.out));
    QVERIFY2(once.out.contains("writers.cu:3") && !once.out.contains("writers.cu:5"), qPrintable(once.out));
    const QString idle = write("idle.cu", "extern \"C\" __global__ void idle(float* y) { if (threadIdx.x > 7) y[threadIdx.x] = 1; }\n");
    const Ended never = m_program.run({"run", idle, "--grid", "1", "--block", "64", "--arg", "y=zeros[64]", "--who-wrote", "y[5]"});
    QVERIFY2(never.status == 0 && never.out.contains("No thread wrote y[5]"), qPrintable(never.out));
    for (const char* const wrong : {"y", "y[256]", "z[0]", "y[1", "y[x]"})
        QCOMPARE(m_program.run(command + QStringList{"--who-wrote", wrong}).status, 2);
}

/// Blocks add to one place without an atomic operation: only the search for races in global memory tells.
void EmulatedTest::looksForWhatIsAsked()
{
    const QString source = write(QStringLiteral("global.cu"), R"(
extern "C" __global__ void adds(int* y) { y[0] += 1 + blockIdx.x; }
)");
    const QStringList command{"run", source, "--grid", "4", "--block", "32", "--arg", "y=zeros[1]"};
    const Ended all = m_program.run(command);
    QCOMPARE(all.status, 1);
    QVERIFY2(all.out.contains("looked for hazards of addresses, barriers, shared memory, races in global"), qPrintable(all.out));
    const Ended shared = m_program.run(command + QStringList{"--checks", "shared", "--format", "json"});
    QVERIFY2(shared.status == 0, qPrintable(shared.out + shared.err));
    const QJsonObject checks = shared.document()["checks"].toObject();
    QCOMPARE(checks["level"].toString(), QStringLiteral("shared"));
    QVERIFY(!checks["isCut"].toBool(true));
    QCOMPARE(m_program.run(command + QStringList{"--checks", "none"}).status, 2);
}

void EmulatedTest::notesWhatIsSeldomMeant()
{
    const QString source = write(QStringLiteral("mean.cu"), R"(
extern "C" __global__ void mean(const float* x, float* y, int n)
{
    y[threadIdx.x] = x[threadIdx.x] / (threadIdx.x % 8) + n / int(threadIdx.x);
}
)");
    const QStringList command{"run", source, "--grid", "1", "--block", "32", "--arg", "x=ones[32]", "--arg", "y=zeros[32]",
                              "--arg", "n=32"};
    const Ended plain = m_program.run(command + QStringList{"--format", "json"});
    QVERIFY2(plain.status == 0 && plain.document()["kernelNotes"].toArray().isEmpty(), qPrintable(plain.out));
    const Ended noted = m_program.run(command + QStringList{"--notes"});
    QVERIFY2(noted.status == 0, qPrintable(noted.out + noted.err));
    QVERIFY2(noted.out.contains("  First NaN or infinity, at ") &&
                 noted.out.contains("mean.cu:4: Thread (0, 0, 0) of block (0, 0, 0): div.rn.f32 of 1, 0 gives inf\n"),
             qPrintable(noted.out));
    const QJsonArray notes = m_program.run(command + QStringList{"--notes", "--format", "json"}).document()["kernelNotes"].toArray();
    QCOMPARE(notes.size(), 2);
    for (const QJsonValue& note : notes) {
        const bool isDivision = note["kind"].toString() == QStringLiteral("division by zero");
        QCOMPARE(note["kind"].toString(), isDivision ? QStringLiteral("division by zero") : QStringLiteral("infinity"));
        QCOMPARE(note["count"].toInt(), isDivision ? 1 : 4);
        QCOMPARE(note["line"].toInt(), 4);
        QCOMPARE(note["kernel"].toString(), QStringLiteral("mean"));
    }
}

/// Of three kernels one lets the last block win, one adds in another order, and one is right.
void EmulatedTest::tellsWhatDependsOnTheOrder()
{
    const QString source = write(QStringLiteral("orders.cu"), R"(
extern "C" __global__ void wins(int* y) { atomicExch(y, int(blockIdx.x)); y[1] = 7; }
extern "C" __global__ void adds(const float* x, float* y) { atomicAdd(y, x[blockIdx.x * blockDim.x + threadIdx.x]); }
extern "C" __global__ void counts(int* y) { atomicAdd(y, 1); }
)");
    const auto orders = [&](const QStringList& words) {
        return m_program.run(QStringList{"run", source, "--grid", "16", "--block", "64", "--schedules", "12", "--kernel"} + words);
    };
    const Ended right = orders({"counts", "--arg", "y=zeros[1]"});
    QCOMPARE(right.status, 0);
    QVERIFY2(right.out.contains("all outputs are the same"), qPrintable(right.out));
    const Ended wins = orders({"wins", "--arg", "y=zeros[2]", "--format", "json"});
    QCOMPARE(wins.status, 1);
    const QJsonObject schedules = wins.document()["schedules"].toObject();
    QCOMPARE(schedules["count"].toInt(), 12);
    QVERIFY(!schedules["ok"].toBool());
    const QJsonObject output = schedules["outputs"].toArray().at(0).toObject();
    QVERIFY(output["differing"].toInt() > 1);
    // The seed that it names shows it.
    const QStringList one{"run", source, "--kernel", "wins", "--grid", "16", "--block", "64", "--arg", "y=zeros[2]", "--format",
                          "json"};
    const auto sum = [&](const QStringList& more) {
        return m_program.run(one + more).document()["outputs"].toArray().at(0).toObject()["sha256"].toString();
    };
    const QString seed = QString::number(output["first"].toInt());
    QVERIFY(sum({}) != sum({"--schedule", seed}));
    QCOMPARE(sum({"--schedule", seed}), sum({"--schedule", seed}));
    // A sum of reals whose last bits alone differ is right within its tolerance.
    const Ended adds = orders({"adds", "--arg", "x=random(seed=3)[1024]", "--arg", "y=zeros[1]", "--reference", "y=expr:sum(x)",
                               "--rtol", "1e-4"});
    QVERIFY2(adds.status == 0, qPrintable(adds.out + adds.err));
    QVERIFY2(adds.out.contains("agrees with its reference in all"), qPrintable(adds.out));
}

void EmulatedTest::refusesWhatIsNotEmulated()
{
    // What ptxas takes, and no text of the instruction set has.
    const QString source = write("new.cu", "namespace a { __global__ void fetches(short* y)\n"
                                           "{\n"
                                           "    asm volatile(\"fma.rz.bf16 %0, %0, %0, %0;\" : \"+h\"(y[0]));\n"
                                           "    y[0] = 1;\n"
                                           "} }\n");
    const Ended ended = m_program.run({"run", source, "--grid", "1", "--block", "32", "--arg", "y=zeros[4]"});
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.firstErrorLine().contains(": a::fetches: ") && ended.firstErrorLine().contains("fma.rz.bf16") &&
                 ended.firstErrorLine().contains("new.cu:3"),
             qPrintable(ended.err));
}

void EmulatedTest::refusesImpossibleLaunches()
{
    const Ended threads = m_program.run(QStringList{"run"} + launch("doubled", "y=ramp[64]", "2048"));
    QCOMPARE(threads.status, 1);
    QVERIFY2(threads.firstErrorLine().contains("1024"), qPrintable(threads.err));
    const Ended shared = m_program.run(QStringList{"run", "--shared", "400000"} + launch("doubled"));
    QCOMPARE(shared.status, 1);
    QVERIFY2(shared.firstErrorLine().contains("232448"), qPrintable(shared.err));
}

void EmulatedTest::isCancelledByCtrlC()
{
    QProcess process;
    process.setProcessEnvironment(m_program.environment());
    process.start(KernelDesk::program(), QStringList{"run", "--deadline", "60"} + launch("hang"));
    QVERIFY(process.waitForStarted());
    // Nothing tells from outside that the kernel runs; a signal at any earlier time must end the program as well.
    QVERIFY(!process.waitForFinished(1500));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitCode(), 130);
}

KD_TEST(EmulatedTest, QCoreApplication)

}  // namespace kd::tst_emulated

#include "tst_emulated.moc"
