// SPDX-License-Identifier: GPL-3.0-or-later
// The command line in a language in which every letter has an accent (translations/pseudo.py): plain letters in its text were never
// handed to a translator. JSON stays English.
#include "kerneldeskprocess.h"
#include "tests/program/plainenglish.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace kd {

class PseudoTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void textHasNoPlainEnglish_data();
    void textHasNoPlainEnglish();
    void jsonStaysEnglish();

private:
    KernelDesk m_program;
    QTemporaryDir m_folder;
};

namespace {

/// What is no text of the program: what the rows give, commands and recipes as they are typed, types, a sentence of the system, and
/// the subjects of errors, which are still words of core.
QString withoutNames(QString line)
{
    for (const char* const name :
         {"frobnicate", "devices, examples, compile, run, time, occupancy, report", "No such file or directory", "twice", "float* x",
          "float*", "int n", "zeros, ones, ramp, sine", "poison", "argument", "grid"})
        line.replace(QLatin1String(name), QLatin1String(" "));
    return line;
}

}  // namespace

void PseudoTextTest::initTestCase()
{
    m_program.useDriver(QStringLiteral("/nowhere/libcuda.so.1"));
    m_program.environment().insert(QStringLiteral("KERNELDESK_LANGUAGE"), QStringLiteral(KD_PSEUDO));
    m_program.environment().insert(QStringLiteral("KERNELDESK_EXAMPLES"), QStringLiteral(KD_EXAMPLES));
    QFile source(m_folder.filePath(QStringLiteral("twice.cu")));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("__global__ void twice(float* x, int n) { int i = threadIdx.x; if (i < n) x[i] *= 2.0f; }\n");
}

void PseudoTextTest::textHasNoPlainEnglish_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, const QString& line) { QTest::newRow(name) << line.split(QLatin1Char(' ')); };
    row("nothing known", QStringLiteral("frobnicate"));
    row("missing file", QStringLiteral("compile nowhere.cu"));
    row("missing grid", QStringLiteral("run twice.cu --device emulated --block 32 --arg x=zeros[32] --arg n=32"));
    row("missing argument", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[32]"));
    row("wrong expression", QStringLiteral("run twice.cu --device emulated --grid 1+ --block 32 --arg x=zeros[32] --arg n=32"));
    row("unknown name", QStringLiteral("run twice.cu --device emulated --grid m --block 32 --arg x=zeros[32] --arg n=32"));
    row("wrong recipe", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=many[32] --arg n=32"));
    row("refused option", QStringLiteral("compile twice.cu --option --output-file=x"));
    row("run", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[32] --arg n=32"));
    row("fault", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[4] --arg n=32"));
    row("occupancy", QStringLiteral("occupancy --arch sm_90 --threads 256 --registers 64"));
}

void PseudoTextTest::textHasNoPlainEnglish()
{
    QFETCH(QStringList, arguments);
    const Ended ended = m_program.run(arguments, m_folder.path());
    QVERIFY2(ended.status >= 0, qPrintable(ended.err));
    const QString text = ended.out + ended.err;
    QVERIFY(!text.isEmpty());
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        const QStringList words = plainEnglish(withoutNames(line));
        QVERIFY2(words.isEmpty(), qUtf8Printable(line + QStringLiteral(" (") + words.join(QStringLiteral(", ")) + QLatin1Char(')')));
    }
}

void PseudoTextTest::jsonStaysEnglish()
{
    const Ended ended =
        m_program.run({QStringLiteral("occupancy"), QStringLiteral("--arch"), QStringLiteral("sm_90"), QStringLiteral("--threads"),
                       QStringLiteral("256"), QStringLiteral("--registers"), QStringLiteral("64"), QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(ended.status, 0);
    const QString line = QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[4] --arg n=32 --format json");
    const Ended faulted = m_program.run(line.split(QLatin1Char(' ')), m_folder.path());
    QCOMPARE(faulted.status, 1);
    QVERIFY2(faulted.out.contains(QStringLiteral("twice: illegal address: a read of 4 bytes at ")), qUtf8Printable(faulted.out));
    for (const QString& text : {ended.out, faulted.out})
        for (const QChar letter : text)
            QVERIFY2(letter.unicode() < 0x80 || !letter.isLetter(), qUtf8Printable(text.left(500)));
}

}  // namespace kd

KD_TEST(kd::PseudoTextTest, QCoreApplication)
#include "tst_pseudo.moc"
