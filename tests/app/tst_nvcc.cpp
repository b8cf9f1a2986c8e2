// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_nvcc {

const QStringList kLaunch{"--grid", "ceil_div(n, 256)", "--block", "256", "--arg", "n=1000", "--arg", "a=ones[n]",
                          "--arg", "b=ramp[n]", "--arg", "c=out:zeros[n]"};

/// A kernel that keeps 60 values over a barrier, behind another one; host code launches it in blocks of 512 threads.
const char* const kHungry =
    "#include <vector>\n"
    "__global__ void clear(float* data) { data[threadIdx.x] = 0; }\n"
    "__global__ void weigh(float* data)\n{\n    __shared__ float factors[64];\n    const int i = threadIdx.x;\n"
    "    factors[i & 63] = data[i];\n    float values[60];\n"
    "    for (int k = 0; k < 60; ++k)\n        values[k] = data[i + 7 * k];\n    __syncthreads();\n    float sum = 0.0f;\n"
    "    for (int k = 0; k < 60; ++k)\n        sum += values[k] * factors[k];\n    data[i] = sum;\n}\n"
    "void launch(float* copy)\n{\n    weigh<<<64, 512>>>(copy);\n    clear<<<1, 32>>>(copy);\n}\n";

/// Programs with host code on the command line. What takes nvcc is skipped where there is none.
class NvccTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_program.useDriver("/nowhere/libcuda.so.1");
        QVERIFY(QFile::copy(QStringLiteral(KD_TEST_DATA "/worker/vectoradd.cu"), m_folder.filePath("vectoradd.cu")));
        QFile kernel(m_folder.filePath("kernel.cu"));
        QVERIFY(kernel.open(QFile::WriteOnly));
        kernel.write("__global__ void k(int* p) { *p = 1; }\n");
        const Ended probe = compile({"kernel.cu", "--compiler", "nvcc"});
        if (probe.status != 0)
            m_missing = probe.err;
    }

    void compilesATutorial()
    {
        skipWithoutNvcc();
        const Ended ended = compile({"vectoradd.cu", "--arch", "sm_90", "--format", "json"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        const QJsonObject outcome = ended.document()["architectures"].toArray()[0].toObject();
        QVERIFY2(outcome["compiler"].toString().startsWith("nvcc "), qPrintable(outcome["compiler"].toString()));
        QCOMPARE(outcome["diagnostics"].toArray().size(), 0);
        QCOMPARE(outcome["kernels"].toArray().size(), 1);
        const QJsonObject kernel = outcome["kernels"].toArray()[0].toObject();
        QCOMPARE(kernel["name"].toString(), QStringLiteral("vectorAdd"));
        QCOMPARE(kernel["parameters"].toArray()[3].toObject()["name"].toString(), QStringLiteral("n"));
        const Ended text = compile({"vectoradd.cu", "--arch", "sm_90"});
        QVERIFY2(text.out.contains("sm_90: nvcc "), qPrintable(text.out));
        QVERIFY2(text.out.contains("vectorAdd(const float* a, const float* b, float* c, int n)"), qPrintable(text.out));
    }

    /// The file as it is, run and verified on the emulated GPU.
    void runsATutorial()
    {
        skipWithoutNvcc();
        const Ended ended =
            m_program.run(QStringList{"run", m_folder.filePath("vectoradd.cu"), "--device", "emulated"} + kLaunch +
                          QStringList{"--reference", "c=expr:a[i] + b[i]"});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
    }

    /// The block is a macro of the project's command, and how many elements there are only other files know.
    void runsTheLaunchOfAProject()
    {
        QTemporaryDir project;
        const auto write = [&project](const QString& name, const QByteArray& content) {
            QFile file(project.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        QVERIFY(write("compile_commands.json", "[{\"directory\": \"" + project.path().toUtf8() +
                          "\", \"file\": \"fill.cu\", \"command\": \"nvcc -DTHREADS=128 -c fill.cu -o fill.o\"}]"));
        QVERIFY(write("fill.cu",
                      "__global__ void fill(float* x, int count) {\n"
                      "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < count) x[i] = i;\n}\n"
                      "void fillAll(float* x, int n) { fill<<<(n + THREADS - 1) / THREADS, THREADS>>>(x, n); }\n"));
        const QStringList words{"run", project.filePath("fill.cu"), "--device", "emulated", "--format", "json"};
        const Ended ended = m_program.run(words + QStringList{"--arg", "count=1000"});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QVERIFY2(ended.err.contains("kernel, grid, block; likely, but not told there: x."), qPrintable(ended.err));
        const Ended guessed = m_program.run(words);
        QVERIFY2(guessed.status == 0, qPrintable(guessed.out + guessed.err));
        QVERIFY2(guessed.err.contains("kernel, grid, block; likely, but not told there: x, count."), qPrintable(guessed.err));
    }

    /// Nothing but the file is named: the launch is the one in its host code. With nvcc or with the host code set aside.
    void runsTheLaunchOfHostCode()
    {
        const Ended ended = m_program.run({"run", m_folder.filePath("vectoradd.cu"), "--device", "emulated", "--reference",
                                           "c=expr:a[i] + b[i]", "--format", "json"});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.document()["kernel"].toString(), QStringLiteral("vectorAdd"));
        QVERIFY(ended.document()["verification"].toArray()[0].toObject()["ok"].toBool());
        QVERIFY2(ended.err.contains("note: The launch is taken from line "), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("vectoradd.cu: kernel, grid, block, "), qPrintable(ended.err));
    }

    /// Programs as people write them, with nothing typed but the file's name, and the kernel's where there are several.
    void runsProgramsWithNothingTyped_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("kernel");
        QTest::newRow("a count that is read") << "histogram_count.cu" << "";
        QTest::newRow("elements that are chosen") << "lookup.cu" << "";
        QTest::newRow("rows and columns of callers") << "launchers.cu" << "rowops::addBias";
        QTest::newRow("pointers behind a halo") << "stencil1d.cu" << "";
        QTest::newRow("pointers and an enumerator") << "stencil_offset.cu" << "slope";
        QTest::newRow("the address of an element") << "stencil_offset.cu" << "average";
        QTest::newRow("a launch in another file") << "two_files/kernels.cu" << "";
        QTest::newRow("a macro's loop") << "launchers.cu" << "rowops::toGray";
    }
    void runsProgramsWithNothingTyped()
    {
        QFETCH(QString, program);
        QFETCH(QString, kernel);
        QStringList words{"run", QStringLiteral(KD_TEST_DATA "/programs/") + program, "--device", "emulated"};
        if (!kernel.isEmpty())
            words << "--kernel" << kernel;
        const Ended ended = m_program.run(words);
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QVERIFY2(ended.err.contains("note: The launch is taken from line "), qPrintable(ended.err));
    }

    void commandLineCountsBeforeHostCode()
    {
        const QString source = m_folder.filePath("vectoradd.cu");
        const Ended part = m_program.run({"run", source, "--device", "emulated", "--block", "64", "--arg", "n=100", "--grid", "2",
                                          "--format", "json"});
        QVERIFY2(part.status == 0, qPrintable(part.out + part.err));
        QCOMPARE(part.document()["grid"].toArray()[0].toInt(), 2);
        QCOMPARE(part.document()["block"].toArray()[0].toInt(), 64);
        QVERIFY2(!part.err.contains("grid") && !part.err.contains("block"), qPrintable(part.err));
        const Ended whole = m_program.run(QStringList{"run", source, "--device", "emulated"} + kLaunch);
        QVERIFY2(whole.status == 0 && !whole.err.contains("The launch is taken"), qPrintable(whole.err));
        const Ended none = m_program.run({"run", m_folder.filePath("kernel.cu"), "--device", "emulated"});
        QVERIFY2(none.status != 0 && none.err.contains("cannot be launched without --grid, --block, --arg"), qPrintable(none.err));
    }

    /// The instance comes from the launch, also where a kernel's name alone is given.
    void runsTheInstanceOfHostCode()
    {
        QFile file(m_folder.filePath("instances.cu"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("template <typename T, unsigned kSize> __global__ void fill(T* p) { p[threadIdx.x] = kSize; }\n"
                   "int main()\n{\n    float* p;\n    cudaMalloc(&p, 64 * sizeof(float));\n"
                   "    fill<float, 32><<<1, 32>>>(p);\n    fill<float, 64><<<1, 64>>>(p);\n}\n");
        file.close();
        const QStringList run{"run", file.fileName(), "--device", "emulated", "--format", "json"};
        for (const QStringList& given : {QStringList(), QStringList{"--kernel", "fill"}, QStringList{"--kernel", "fill<float, 64>"}}) {
            const Ended ended = m_program.run(run + given);
            QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
            const int size = given.contains("fill<float, 64>") ? 64 : 32;
            QCOMPARE(ended.document()["block"].toArray()[0].toInt(), size);
            QCOMPARE(ended.document()["outputs"].toArray()[0].toObject()["max"].toInt(), size);
        }
    }

    void calculatesOccupancyAndReports()
    {
        skipWithoutNvcc();
        const QString source = m_folder.filePath("vectoradd.cu");
        const Ended occupancy = m_program.run({"occupancy", source, "--arch", "sm_90", "--block", "256", "--format", "json"});
        QVERIFY2(occupancy.status == 0, qPrintable(occupancy.err));
        QVERIFY(occupancy.document()["compiler"].toString().startsWith("nvcc "));
        const QString path = m_folder.filePath("report.md");
        const Ended report = m_program.run(QStringList{"report", source, "--arch", "sm_90", "-o", path} + kLaunch);
        QVERIFY2(report.status == 0, qPrintable(report.err));
        QVERIFY2(report.out.contains(" on sm_90: nvcc "), qPrintable(report.out));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().contains("nvcc "));
    }

    /// Nothing but the file is named: kernel and block are those of its host code.
    void calculatesTheOccupancyOfTheLaunchInHostCode_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("threads");
        QTest::newRow("matmul_tiled") << QStringLiteral("matmul") << 256;
        QTest::newRow("stencil1d") << QString() << 0;
        QTest::newRow("reduction_shuffle") << QString() << 0;
        QTest::newRow("spmv_csr") << QString() << 0;
    }
    void calculatesTheOccupancyOfTheLaunchInHostCode()
    {
        skipWithoutNvcc();
        QFETCH(QString, kernel);
        QFETCH(int, threads);
        const QString source = QStringLiteral(KD_TEST_DATA "/programs/%1.cu").arg(QLatin1String(QTest::currentDataTag()));
        const QStringList words{"occupancy", source, "--project", "none", "--arch", "sm_90", "--format", "json"};
        const Ended ended = m_program.run(words);
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QVERIFY2(ended.err.contains("note: The launch is taken from line "), qPrintable(ended.err));
        const QJsonObject answer = ended.document();
        QVERIFY2(answer["compiler"].toString().startsWith("nvcc "), qPrintable(answer["compiler"].toString()));
        QVERIFY(answer["occupancy"].toDouble() > 0);
        if (kernel.isEmpty())
            return;
        QCOMPARE(answer["kernel"].toString(), kernel);
        QCOMPARE(answer["input"].toObject()["threads"].toInt(), threads);
        const Ended given = m_program.run(words + QStringList{"--threads", "64"});
        QCOMPARE(given.document()["input"].toObject()["threads"].toInt(), 64);
    }

    /// The first kernel that is launched is the one that is reported, by nvcc on every architecture and for every change that is
    /// tried; nobody asked for a run. Another report of the same file by NVRTC's compiler is told from it.
    void reportsAProgramOfSeveralKernels()
    {
        skipWithoutNvcc();
        const QString json = m_folder.filePath("hungry.json");
        QFile source(m_folder.filePath("hungry.cu"));
        QVERIFY(source.open(QFile::WriteOnly));
        source.write(kHungry);
        source.close();
        const Ended made = m_program.run({"report", source.fileName(), "--arch", "sm_90", "-o", json, "--format", "json"});
        QVERIFY2(made.status == 0, qPrintable(made.err));
        QCOMPARE(made.err.count("note: The launch is taken from line "), 1);
        QVERIFY2(made.err.contains("hungry.cu: kernel, block.\n"), qPrintable(made.err));
        const QJsonObject summary = made.document();
        QCOMPARE(summary["kernel"].toString(), QStringLiteral("weigh"));
        QVERIFY2(summary["compiler"].toString().startsWith("nvcc "), qPrintable(made.out));
        QVERIFY(summary["milliseconds"].isNull());
        const QJsonObject report = documentOf(json);
        QCOMPARE("nvcc " + report["build"].toObject()["nvccVersion"].toString(), summary["compiler"].toString());
        QCOMPARE(report["input"].toObject()["threads"].toInt(), 512);
        QVERIFY(report["matrix"].toArray().size() > 8);
        for (const QJsonValue& row : report["matrix"].toArray())
            QVERIFY2(row.toObject()["compiled"].toBool(), qPrintable(row.toObject()["arch"].toString()));
        QVERIFY(!report["answers"].toArray().isEmpty());
        for (const QJsonValue& answer : report["answers"].toArray())
            QVERIFY2(answer.toObject()["state"] == "complied" || answer.toObject()["state"] == "spills", qPrintable(json));

        QFile kernels(m_folder.filePath("kernels.cu"));
        QVERIFY(kernels.open(QFile::WriteOnly));
        const QByteArray hungry(kHungry);
        kernels.write(hungry.left(hungry.indexOf("void launch")).replace("#include <vector>", ""));
        kernels.close();
        const QString other = m_folder.filePath("kernels.json");
        const Ended second = m_program.run({"report", kernels.fileName(), "--arch", "sm_90", "--compiler", "nvrtc", "--kernel",
                                            "weigh", "--block", "512", "-o", other});
        QVERIFY2(second.status == 0, qPrintable(second.err));
        const Ended compared = m_program.run({"report", "--compare", json, other, "-o", m_folder.filePath("compared.md")});
        QVERIFY2(compared.status <= 1, qPrintable(compared.err));
        QFile text(m_folder.filePath("compared.md"));
        QVERIFY(text.open(QFile::ReadOnly));
        const QByteArray words = text.readAll();
        QVERIFY2(words.contains("nvcc ") && words.contains("NVRTC "), words.constData());
    }

    /// What NVRTC would take for one architecture and refuse for the other is nvcc's for both.
    void oneCompilerJudgesAllArchitectures()
    {
        skipWithoutNvcc();
        QFile source(m_folder.filePath("either.cu"));
        QVERIFY(source.open(QFile::WriteOnly));
        source.write("#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900\n#include <vector>\n#endif\n"
                     "__global__ void k(int* p) { *p = 1; }\n");
        source.close();
        const Ended ended = compile({"either.cu", "--arch", "sm_90", "--arch", "sm_80", "--format", "json"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        const QJsonArray architectures = ended.document()["architectures"].toArray();
        QCOMPARE(architectures.size(), 2);
        for (const QJsonValue& each : architectures)
            QVERIFY2(each.toObject()["compiler"].toString().startsWith("nvcc "), qPrintable(ended.out));
    }

    void choosesTheCompiler()
    {
        const Ended nvrtc = compile({"vectoradd.cu", "--compiler", "nvrtc"});
        QVERIFY(nvrtc.status != 0);
        QVERIFY2(nvrtc.err.contains("cannot open source file \"vector\""), qPrintable(nvrtc.err));
        QVERIFY2(nvrtc.err.contains("note: NVRTC was chosen as the compiler and takes no host code: "), qPrintable(nvrtc.err));
        QVERIFY2(nvrtc.err.contains("Choose auto or nvcc"), qPrintable(nvrtc.err));
        const Ended unknown = compile({"vectoradd.cu", "--compiler", "clang"});
        QVERIFY2(unknown.err.contains("'clang' is none of: auto, nvrtc, nvcc."), qPrintable(unknown.err));
    }

    void namesWhatItLeavesOut()
    {
        skipWithoutNvcc();
        const Ended ended = compile({"kernel.cu", "--compiler", "nvcc", "--option=-ccbin /tmp/x", "--option=--run"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QVERIFY2(ended.err.contains("note: The compiler option -ccbin /tmp/x is left out: it starts or chooses a program."),
                 qPrintable(ended.err));
        QVERIFY2(ended.err.contains("note: The compiler option --run is left out: "), qPrintable(ended.err));
    }

    void saysWhatToInstall()
    {
        KernelDesk without = m_program;
        without.environment().insert("KERNELDESK_NVCC", "/nowhere/nvcc");
        const Ended ended = without.run({"compile", m_folder.filePath("vectoradd.cu")});
        QVERIFY2(ended.status == 0 && ended.out.contains("vectorAdd("), qPrintable(ended.out + ended.err));
        for (const char* const words : {"note: NVRTC got this program without its host code: ",
                                        "vectoradd.cu:2: it includes <vector>, a header for code of the host",
                                        "KERNELDESK_NVCC is /nowhere/nvcc, which is no program",
                                        "The host code, main() too, was not checked."})
            QVERIFY2(ended.err.contains(QLatin1String(words)), qPrintable(ended.err));
        const Ended chosen = without.run({"compile", m_folder.filePath("vectoradd.cu"), "--compiler", "nvcc"});
        QVERIFY2(chosen.status != 0 && chosen.firstErrorLine().contains("KERNELDESK_NVCC is /nowhere/nvcc"), qPrintable(chosen.err));
    }

private:
    Ended compile(QStringList arguments)
    {
        arguments.prepend("compile");
        return m_program.run(arguments, m_folder.path());
    }
    static QJsonObject documentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    }
    void skipWithoutNvcc()
    {
        if (!m_missing.isEmpty())
            QSKIP(qPrintable(m_missing));
    }

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_missing;  ///< why there is no nvcc here; empty where there is
};

KD_TEST(NvccTest, QCoreApplication)

}  // namespace kd::tst_nvcc

#include "tst_nvcc.moc"
