// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "tests/program/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_badinput {

/// Files that are wrong, or larger than any is meant to be, on the command line: each is told in a sentence with what to do.
class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_program.useDriver("/nowhere/libcuda.so.1");
        write("kernel.cu", "__global__ void k(int* p) { *p = 1; }\n");
        if (const Ended probe = compile({"kernel.cu"}); probe.status != 0)
            QSKIP(qPrintable(probe.err));
        m_hasNvcc = compile({"kernel.cu", "--compiler", "nvcc"}).status == 0;
        write("circle.h", "#include \"round.h\"\n");
        write("round.h", "#include \"circle.h\"\n");
        write("deep.h", "#include \"deeper.cuh\"\n");
    }

    void isToldInASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("advice");
        const QString configure = "add its folder (-I), or configure the project so that compile_commands.json names it.";
        const QString install = ": install what it belongs to, or add its folder (-I).";
        QTest::newRow("missing header of the project")
            << QByteArray("\n#include \"nothere.cuh\"\n") << "bad.cu:2:" << "cannot open source file \"nothere.cuh\""
            << "nothere.cuh is neither beside bad.cu nor in an include folder: " + configure;
        QTest::newRow("missing header of a header")
            << QByteArray("#include \"deep.h\"\n") << "deep.h:1:" << "cannot open source file \"deeper.cuh\""
            << "deeper.cuh is neither beside deep.h nor in an include folder: " + configure;
        QTest::newRow("missing header of the system")
            << QByteArray("#include <opencv2/core.hpp>\n") << "bad.cu:1:" << "cannot open source file \"opencv2/core.hpp\""
            << "No include folder has opencv2/core.hpp" + install;
        QTest::newRow("includes in a circle")
            << QByteArray("#include \"circle.h\"\n") << "round.h:1:" << "includes itself"
            << "round.h comes back to itself through what it includes: #pragma once in its first line ends that.";
        QTest::newRow("#error") << QByteArray("#if !defined TILE\n#error \"set TILE\"\n#endif\n") << "bad.cu:2:"
                                << "#error directive: \"set TILE\"" << "";
        QTest::newRow("host code with a missing header")
            << QByteArray("#include <vector>\n#include \"nothere.cuh\"\n") << "bad.cu:2:" << "nothere.cuh: No such file or directory"
            << "nothere.cuh is neither beside bad.cu nor in an include folder: " + configure;
        QTest::newRow("host code with a missing header of the system")
            << QByteArray("#include <vector>\n#include <opencv2/core.hpp>\n") << "bad.cu:2:"
            << "opencv2/core.hpp: No such file or directory" << "No include folder has opencv2/core.hpp" + install;
        QTest::newRow("host code with includes in a circle")
            << QByteArray("#include <vector>\n#include \"circle.h\"\n") << ".h:1:" << "#include nested depth 200 exceeds maximum of 200"
            << "comes back to itself through what it includes: #pragma once in its first line ends that.";
        QTest::newRow("an error in the middle of the host code")
            << QByteArray("#include <vector>\n__global__ void first(int* p) { *p = 1; }\nint main()\n{\n    std::vector<int> all;\n"
                          "    all.push_bak(3);\n}\n__global__ void second(int* p) { *p = 2; }\n")
            << "bad.cu:6:" << "has no member \"push_bak\"" << "";
    }
    void isToldInASentence()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        QFETCH(QString, error);
        QFETCH(QString, advice);
        if (text.startsWith("#include <vector>") && !m_hasNvcc)
            QSKIP("there is no nvcc");
        write("bad.cu", text + "__global__ void k(int* p) { *p = 1; }\n");
        const Ended ended = compile({"bad.cu", "--project", "none"});
        QVERIFY(ended.status != 0);
        QVERIFY2(ended.firstErrorLine().contains("bad.cu does not compile for sm_90: 1 error."), qPrintable(ended.err));
        QStringList errors = ended.err.split('\n').filter(" error: ");
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors[0].contains(place), qPrintable(errors[0]));
        QVERIFY2(errors[0].contains(error), qPrintable(errors[0]));
        QVERIFY2(ended.err.count('\n') < 40, "a circle is told in a few lines");
        QVERIFY2(advice.isEmpty() || ended.err.count(advice) == 1, qPrintable(ended.err));
        QCOMPARE(ended.err.contains("-I"), advice.contains("-I"));
    }

    /// Whoever chose NVRTC is told of the other compiler, not to install a header of the host's.
    void aChosenCompilerIsNotTheOnlyOne()
    {
        write("bad.cu", "#include <vector>\n__global__ void k(int* p) { *p = 1; }\n");
        const Ended ended = compile({"bad.cu", "--compiler", "nvrtc"});
        QVERIFY(ended.status != 0);
        QVERIFY2(ended.err.contains("NVRTC was chosen as the compiler and takes no host code: "), qPrintable(ended.err));
        QVERIFY2(!ended.err.contains("No include folder has"), qPrintable(ended.err));
    }

    void largeFilesCompile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kernels");
        QByteArray lines = "__constant__ int table[] = {\n";
        for (int i = 0; i < 15'000; ++i)
            lines += "    " + QByteArray::number(i) + ",  // an entry\n";
        lines += "};\n";
        for (int i = 0; i < 35'000; ++i)
            lines += "__device__ int f" + QByteArray::number(i) + "(int);\n";
        QTest::newRow("50,000 generated lines") << lines + "__global__ void k(int* p) { *p = table[*p]; }\n" << 1;
        QByteArray kernels;
        for (int i = 0; i < 300; ++i)
            kernels += "__global__ void kernel" + QByteArray::number(i) + "(int* p) { *p = " + QByteArray::number(i) + "; }\n";
        QTest::newRow("300 kernels") << kernels << 300;
    }
    void largeFilesCompile()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kernels);
        write("large.cu", text);
        const Ended ended = compile({"large.cu", "--format", "json"});
        QVERIFY2(ended.status == 0, qPrintable(ended.err.left(2000)));
        const QJsonObject outcome = ended.document()["architectures"].toArray()[0].toObject();
        QCOMPARE(outcome["kernels"].toArray().size(), kernels);
        const Ended table = compile({"large.cu"});
        QCOMPARE(QString(table.out).split('\n').filter(QRegularExpression("^k\\w* +sm_90 ")).size(), kernels);
        const Ended unknown = m_program.run({"run", m_folder.filePath("large.cu"), "--device", "emulated", "--kernel", "nothere",
                                             "--grid", "1", "--block", "1"});
        QVERIFY(unknown.status != 0);
        QVERIFY2(unknown.err.size() < 2000, "not all names are listed");
    }

    /// What a command names and is not there is told, and what it says of device code counts all the same.
    void aCommandOfWhatIsGoneCounts()
    {
        write("gone.cu", "__global__ void k(int* p) { *p = TILE; }\n");
        write("compile_commands.json", "[{\"directory\": \"/nowhere/build\", \"file\": \"" + m_folder.filePath("gone.cu").toUtf8() +
                                           "\", \"command\": \"/nowhere/bin/nvcc -DTILE=16 -I/nowhere/include -c gone.cu\"}]");
        const Ended ended = compile({"gone.cu"});
        QFile::remove(m_folder.filePath("compile_commands.json"));
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        for (const char* const words : {"The compile command runs in /nowhere/build, which is not here; its paths start from ",
                                        "names the compiler /nowhere/bin/nvcc, which is not here; its options count all the same.",
                                        "The compile command looks for headers in /nowhere/include, which is not here."})
            QVERIFY2(ended.err.count(QLatin1String(words)) == 1, qPrintable(ended.err));
    }

    /// Nothing is written beside what is compiled.
    void aReadOnlyProjectIsCompiled()
    {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(m_folder.filePath("kernel.cu"), folder.filePath("kernel.cu")));
        QFile database(folder.filePath("compile_commands.json"));
        QVERIFY(database.open(QFile::WriteOnly));
        database.write("[{\"directory\": \".\", \"file\": \"kernel.cu\", \"command\": \"nvcc -DTILE=16 -c kernel.cu\"}]");
        database.close();
        const QStringList before = listing(folder.path());
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        KernelDesk program = m_program;
        program.obeyPermissions();
        const Ended write = program.runInShell("echo 1 > written; test ! -e written", folder.path());
        const Ended compiled = program.run({"compile", "kernel.cu", "--arch", "sm_90"}, folder.path());
        const Ended beside = program.run({"report", "kernel.cu", "--arch", "sm_90", "-o", "kernel.md"}, folder.path());
        const Ended report = program.run({"report", "kernel.cu", "--arch", "sm_90", "-o", "/proc/report.md"}, folder.path());
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY2(write.status == 0, "the test may write there");
        QVERIFY2(compiled.status == 0, qPrintable(compiled.err));
        QCOMPARE(beside.status, 2);
        QVERIFY2(beside.firstErrorLine().contains("write-protected"), qPrintable(beside.err));
        QVERIFY(report.status != 0);
        QVERIFY2(report.err.contains("/proc/report.md"), qPrintable(report.err));
        QCOMPARE(listing(folder.path()), before);
    }

private:
    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    Ended compile(const QStringList& arguments) const
    {
        return m_program.run(QStringList{"compile", "--arch", "sm_90"} + arguments, m_folder.path());
    }
    static QStringList listing(const QString& folder)
    {
        QStringList names;
        for (QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
             each.hasNext();)
            names << each.next();
        names.sort();
        return names;
    }

    KernelDesk m_program;
    QTemporaryDir m_folder;
    bool m_hasNvcc = false;
};

KD_TEST(BadInputTest, QCoreApplication)

}  // namespace kd::tst_badinput

#include "tst_badinput.moc"
