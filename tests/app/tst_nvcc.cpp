// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_nvcc {

const QStringList kLaunch{"--grid", "ceil_div(n, 256)", "--block", "256", "--arg", "n=1000", "--arg", "a=ones[n]",
                          "--arg", "b=ramp[n]", "--arg", "c=out:zeros[n]"};

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
        const QString path = m_folder.filePath("report.md");
        const Ended report = m_program.run(QStringList{"report", source, "--arch", "sm_90", "-o", path} + kLaunch);
        QVERIFY2(report.status == 0, qPrintable(report.err));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().contains("nvcc "));
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
