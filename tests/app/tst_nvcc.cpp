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
        const Ended unknown = compile({"vectoradd.cu", "--compiler", "clang"});
        QVERIFY2(unknown.err.contains("'clang' is none of: auto, nvrtc, nvcc."), qPrintable(unknown.err));
    }

    void namesWhatItLeavesOut()
    {
        skipWithoutNvcc();
        const Ended ended = compile({"kernel.cu", "--compiler", "nvcc", "--option=-ccbin /tmp/x", "--option=--run"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QVERIFY2(ended.err.contains("note: The compiler option -ccbin /tmp/x is left out: it starts or chooses another program."),
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
                                        "KERNELDESK_NVCC is /nowhere/nvcc, which is no program"})
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
