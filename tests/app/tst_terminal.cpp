// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace kd::tst_terminal {

/// A terminal obeys control characters: those of names, messages, sources and kernels must not reach it.
class TerminalTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void namesAreShown();
    void sourcesAreShown();
    void kernelsPrint();
    void documentsAreShown();
    void tablesAreShown();
    void highlightsAreItsOwn();
    void progressNamesWhatIsDone();

private:
    QString write(const QString& name, const QByteArray& content) const;
    bool hasCompiler();
    QStringList printed() const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
};

namespace {

/// Red, a window's title, the clipboard, and the 8-bit forms of the first two (C1).
const QString kHostile = QStringLiteral("\x1b[31mred\x1b]0;title\x07\x1b]52;c;eA==\x07\u009b31m\u009d0;title\u009c");
const QString kShown = QStringLiteral("\uFFFD[31mred\uFFFD]0;title\uFFFD\uFFFD]52;c;eA==\uFFFD\uFFFD31m\uFFFD0;title\uFFFD");

/// What a terminal would obey in `text` but newlines, tabs and the program's own highlights.
QString obeyed(QString text)
{
    text.remove(QRegularExpression(QStringLiteral("\x1b\\[(0|1|2|1;31|32|1;33|1;36)m")));
    QString controls;
    std::copy_if(text.begin(), text.end(), std::back_inserter(controls), [](QChar each) {
        return each.category() == QChar::Other_Control && each != QLatin1Char('\n') && each != QLatin1Char('\t');
    });
    return controls;
}

}  // namespace

void TerminalTest::initTestCase()
{
    m_program.useDriver(QStringLiteral("/nowhere/libcuda.so.1"));
}

void TerminalTest::init()
{
    m_program.environment().remove(QStringLiteral("NO_COLOR"));
}

QString TerminalTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

bool TerminalTest::hasCompiler()
{
    return !m_program.run({"devices", "--format", "json"}).document()["nvrtcVersion"].isNull();
}

/// The words of a command that runs a kernel which prints kHostile.
QStringList TerminalTest::printed() const
{
    const QString source =
        QStringLiteral("extern \"C\" __global__ void print(float* y) { y[0] = 1; printf(\"%1\\n\"); }\n").arg(kHostile);
    return {"run", write("print.cu", source.toUtf8()), "--grid", "1", "--block", "1", "--arg", "y=zeros[1]"};
}

void TerminalTest::namesAreShown()
{
    const QStringList words{"compile", "no " + kHostile + ".cu"};
    const Ended shown = m_program.runOnTerminal(words);
    QCOMPARE(shown.status, 2);
    QVERIFY2(shown.out.contains(kShown), qPrintable(shown.out));
    QCOMPARE(obeyed(shown.out), QString());
    QVERIFY2(m_program.run(words).err.contains(kHostile), "what goes through a pipe stays as it is");
}

void TerminalTest::sourcesAreShown()
{
    if (!hasCompiler())
        QSKIP("there is no NVRTC here");
    // An error directive ends the compile, so what is quoted of another error is a source of its own.
    for (const QString& line : {QStringLiteral("#error %1"), QStringLiteral("__global__ void k(int) { undefined_name; } // %1")}) {
        const Ended shown = m_program.runOnTerminal({"compile", write("error.cu", line.arg(kHostile).toUtf8() + '\n')});
        QCOMPARE(shown.status, 1);
        QVERIFY2(shown.out.contains(line.arg(kShown)), qPrintable(shown.out));
        QCOMPARE(obeyed(shown.out), QString());
    }
}

void TerminalTest::kernelsPrint()
{
    if (!hasCompiler())
        QSKIP("there is no NVRTC here");
    const Ended shown = m_program.runOnTerminal(printed());
    QCOMPARE(shown.status, 0);
    QVERIFY2(shown.out.contains(kShown), qPrintable(shown.out));
    QCOMPARE(obeyed(shown.out), QString());
    const Ended piped = m_program.run(printed());
    QVERIFY2(piped.out.contains(kHostile), "what goes through a pipe stays as it is");
}

void TerminalTest::documentsAreShown()
{
    if (!hasCompiler())
        QSKIP("there is no NVRTC here");
    const Ended shown = m_program.runOnTerminal(printed() << "--format" << "json");
    QCOMPARE(obeyed(shown.out), QString());
    QVERIFY2(!shown.document().isEmpty(), qPrintable(shown.out));
    QVERIFY(m_program.run(printed() << "--format" << "json").document()["console"].toString().contains(kHostile));
}

void TerminalTest::tablesAreShown()
{
    const QByteArray table = "arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\r\nsm_90,256,40,0,0,,0\r\n";
    const QString whole = write("whole.csv", table);
    const QString piped = m_program.run({"occupancy", "--batch", whole}).out;
    QCOMPARE(piped.count(QLatin1Char('\n')), 2);
    const Ended shown = m_program.runOnTerminal({"occupancy", "--batch", whole});
    QCOMPARE(shown.status, 0);
    for (const QString& line : piped.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts))
        QVERIFY2(shown.out.contains(line), qPrintable(shown.out));
    const QStringList hostile{"occupancy", "--batch", write("hostile.csv", table + "sm_90," + kHostile.toUtf8() + ",40,0,0,,0\r\n")};
    const Ended refused = m_program.runOnTerminal(hostile);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.out.contains(kShown.left(10)) && refused.out.contains("sm_90,256,40"), qPrintable(refused.out));
    QCOMPARE(obeyed(QString(refused.out).remove(QLatin1Char('\r'))), QString());
}

void TerminalTest::highlightsAreItsOwn()
{
    const QStringList words{"compile", QString("no\x1b[0m.cu")};
    const QString lit = m_program.runOnTerminal(words).out;
    QVERIFY2(lit.startsWith("\x1b[1mkerneldesk:\x1b[0m "), qPrintable(lit));
    QVERIFY2(lit.contains(QStringLiteral("no\uFFFD[0m.cu")), qPrintable(lit));
    m_program.environment().insert(QStringLiteral("NO_COLOR"), QStringLiteral("1"));
    const QString plain = m_program.runOnTerminal(words).out;
    QVERIFY2(plain.startsWith("kerneldesk: "), qPrintable(plain));
    QVERIFY2(!plain.contains(QLatin1Char('\x1b')), qPrintable(plain));
}

/// Line by line over the one before; nothing of it is left.
void TerminalTest::progressNamesWhatIsDone()
{
    if (!hasCompiler())
        QSKIP("there is no NVRTC here");
    const QString file = write("k.cu", "__global__ void k(float* x) { for (int i = 0; i < 64; ++i) x[i] *= 2; }\n");
    const Ended two = m_program.runOnTerminal({"compile", file, "--arch", "sm_80", "--arch", "sm_90"});
    QVERIFY2(two.status == 0 && two.out.contains("compiling 1 of 2"), qPrintable(two.out));
    const Ended report = m_program.runOnTerminal({"report", "--example", "sgemm", "-o", m_folder.filePath("k.md")});
    QVERIFY2(report.status == 0, qPrintable(report.out));
    QVERIFY2(QRegularExpression("compiling 2 of \\d+").match(report.out).hasMatch(), qPrintable(report.out));
    QVERIFY2(QRegularExpression("compiling changes that may help: \\d+ of \\d+").match(report.out).hasMatch(), qPrintable(report.out));
    QVERIFY2(!report.out.section(QStringLiteral("\x1b[K"), -1).contains("compiling"), qPrintable(report.out));
}

KD_TEST(TerminalTest, QCoreApplication)

}  // namespace kd::tst_terminal

#include "tst_terminal.moc"
