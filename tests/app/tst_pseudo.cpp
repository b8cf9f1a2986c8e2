// SPDX-License-Identifier: GPL-3.0-or-later
// The command line in a language in which every letter has an accent (translations/pseudo.py): plain letters in its text were never
// handed to a translator. JSON stays English.
#include "kerneldeskprocess.h"
#include "tests/program/plainenglish.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_pseudo {

class PseudoTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void textHasNoPlainEnglish_data();
    void textHasNoPlainEnglish();
    void noCompiler();
    void drawingsFail();
    void jsonStaysEnglish();

private:
    static void judge(const Ended& ended);

    KernelDesk m_program;
    QTemporaryDir m_folder;
};

namespace {

/// The shipped examples' names and titles, which their sessions give.
QStringList exampleNames()
{
    QStringList names;
    for (const QFileInfo& folder : QDir(QStringLiteral(KD_EXAMPLES)).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile session(folder.filePath() + QLatin1Char('/') + folder.fileName() + QStringLiteral(".kdesk"));
        if (session.open(QIODevice::ReadOnly))
            names << folder.fileName()
                  << QJsonDocument::fromJson(session.readAll()).object().value(QStringLiteral("title")).toString();
    }
    names.removeAll(QString());
    return names;
}

/// What is no text of the program: what the rows give, commands, values and recipes as they are typed, types, names of devices and
/// examples, and sentences of the system and the compiler.
QString withoutNames(QString line)
{
    static const QStringList kExamples = exampleNames();
    static const QRegularExpression kCommand(
        QStringLiteral("(^  (\\S+ )?|\\bkerneldesk:? )(devices|examples|emulate|compile|run|timeline|time|compare|counters|occupancy|report|"
                       "sweep|mcp|capture|help)\\b"));
    line.replace(kCommand, QStringLiteral(" "));
    for (const QString& name : kExamples)
        line.replace(name, QStringLiteral(" "));
    for (const char* const name :
         {"frobnicate", "devices, examples, compile, run, time, compare, counters, occupancy, report, sweep, timeline, emulate, mcp, capture, help",
          "No such file or directory", "execvp", "stdin", "twice",
          "wild", "broken", "nowhere", "many", "float* x", "float*", "<float, 4>", "int n", "zeros, ones, ramp, sine", "poison",
          "text|json", "text, json", "auto|nvrtc|nvcc", "PATH|none", "(none)", "NVRTC", "nvcc", "threads, registers, shared, time", "Emulated GPU",
          "identifier \"y\" is undefined", "__global__ void", "identifier \"nope\" is undefined", "wild<nope>",
          "expression must have class type but it has type \"float *\"", "instantiation of \"void of(T) [with T=float *]\"",
          "template <class T> __device__ void of(T x)"})
        line.replace(QLatin1String(name), QLatin1String(" "));
    return line;
}

}  // namespace

void PseudoTextTest::initTestCase()
{
    m_program.useDriver(QStringLiteral("/nowhere/libcuda.so.1"));
    m_program.environment().insert(QStringLiteral("KERNELDESK_LANGUAGE"), QStringLiteral(KD_PSEUDO));
    m_program.environment().insert(QStringLiteral("KERNELDESK_EXAMPLES"), QStringLiteral(KD_EXAMPLES));
    const auto writes = [this](const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(writes("twice.cu", "__global__ void twice(float* x, int n) { int i = threadIdx.x; if (i < n) x[i] *= 2.0f; }\n"));
    QVERIFY(writes("wild.cu", "__global__ void wild(float* x, int n) { x[n] = 1.0f; }\n"));
    QVERIFY(writes("broken.cu", "__global__ void broken(float* x) { y = 1; }\n"));
    QVERIFY(writes("nested.cu", "template <class T> __device__ void of(T x) { x.y(); }\n"
                                "__global__ void wild(float* x) { of(x); }\n"));
    QVERIFY(writes("named.cu", "template <class T> __global__ void wild(T* x) { x[0] = 1; }\n"));
    QByteArray errors;
    for (int i = 0; i < 120; ++i)
        errors += "__global__ void k" + QByteArray::number(i) + "(int* x) { x[0] = y; }\n";
    QVERIFY(writes("errors.cu", errors));
}

void PseudoTextTest::textHasNoPlainEnglish_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, const QString& line) { QTest::newRow(name) << line.split(QLatin1Char(' ')); };
    row("nothing known", QStringLiteral("frobnicate"));
    row("missing file", QStringLiteral("compile nowhere.cu"));
    row("missing grid", QStringLiteral("run twice.cu --device emulated --block 32 --arg x=zeros[32] --arg n=32"));
    row("missing argument", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[32]"));
    row("missing launch", QStringLiteral("run twice.cu --device emulated"));
    row("wrong expression", QStringLiteral("run twice.cu --device emulated --grid 1+ --block 32 --arg x=zeros[32] --arg n=32"));
    row("unknown name", QStringLiteral("run twice.cu --device emulated --grid m --block 32 --arg x=zeros[32] --arg n=32"));
    row("wrong recipe", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=many[32] --arg n=32"));
    row("refused option", QStringLiteral("compile twice.cu --option --output-file=x"));
    row("help", QStringLiteral("--help"));
    for (const char* const command :
         {"devices", "examples", "compile", "run", "time", "compare", "counters", "occupancy", "report", "sweep", "timeline", "emulate", "help"})
        row(command, QLatin1String(command) + QStringLiteral(" --help"));
    row("list of devices", QStringLiteral("devices --attributes"));
    row("list of examples", QStringLiteral("examples"));
    row("unknown option", QStringLiteral("time twice.cu --frobnicate"));
    row("option without a value", QStringLiteral("time twice.cu --kernel"));
    row("option with a wrong value", QStringLiteral("occupancy --threads many"));
    row("option with an unknown value", QStringLiteral("devices --format many"));
    row("unknown architecture", QStringLiteral("compile twice.cu --arch sm_12"));
    row("unknown chart", QStringLiteral("report twice.cu --chart nowhere -o x.png"));
    row("unknown example", QStringLiteral("run --example nowhere"));
    row("unknown kernel", QStringLiteral("run twice.cu --kernel nowhere --device emulated --grid 1 --block 32"));
    row("unknown target", QStringLiteral("run twice.cu --target nowhere"));
    row("unknown ending", QStringLiteral("report twice.cu -o x.many"));
    row("unknown folder", QStringLiteral("report twice.cu -o /nowhere/x.html"));
    row("no report", QStringLiteral("report --compare twice.cu twice.cu"));
    row("worker that is not there", QStringLiteral("compile twice.cu --target-command /nowhere/worker"));
    row("worker that ends", QStringLiteral("compile twice.cu --target-command /bin/false"));
    row("device that is not there", QStringLiteral("run twice.cu --device cuda:7 --grid 1 --block 32 --arg x=zeros[32] --arg n=32"));
    row("block that no device takes", QStringLiteral("run twice.cu --device emulated --grid 1 --block 2048 --arg x=zeros[32] --arg n=32"));
    row("table that is not there", QStringLiteral("occupancy --batch nowhere.csv"));
    row("occupancy of nothing", QStringLiteral("occupancy --threads 2000"));
    row("occupancy of a kernel", QStringLiteral("occupancy twice.cu --kernel twice --curves"));
    row("compile", QStringLiteral("compile twice.cu"));
    row("compile error", QStringLiteral("compile broken.cu"));
    row("compile error in an instance", QStringLiteral("compile nested.cu"));
    row("more errors than the compiler tells", QStringLiteral("compile errors.cu"));
    row("unknown name expression", QStringLiteral("compile named.cu --name-expression wild<nope>"));
    row("fault", QStringLiteral("run wild.cu --device emulated --grid 1 --block 32 --arg x=zeros[32] --arg n=32"));
    row("difference", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=ones[32] --arg n=32 --reference x=expr:3"));
    row("counters", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=ones[32] --arg n=32 --counters"));
    row("time of a kernel", QStringLiteral("time twice.cu --device emulated --grid 1 --block 32 --arg x=ones[32] --arg n=32"));
    row("report of a kernel", QStringLiteral("report twice.cu -o twice.json"));
    row("run", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[32] --arg n=32"));
    row("fault", QStringLiteral("run twice.cu --device emulated --grid 1 --block 32 --arg x=zeros[4] --arg n=32"));
    row("occupancy", QStringLiteral("occupancy --arch sm_90 --threads 256 --registers 64"));
}

/// Fails with every line of the text that has plain English.
void PseudoTextTest::judge(const Ended& ended)
{
    QVERIFY2(ended.status >= 0, qPrintable(ended.err));
    const QString text = ended.out + ended.err;
    QVERIFY(!text.isEmpty());
    QStringList wrong;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (const QStringList words = plainEnglish(withoutNames(line)); !words.isEmpty())
            wrong << QStringLiteral("%1 (%2)").arg(line, words.join(QStringLiteral(", ")));
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(QLatin1Char('\n'))));
}

void PseudoTextTest::textHasNoPlainEnglish()
{
    QFETCH(QStringList, arguments);
    judge(m_program.run(arguments, m_folder.path()));
}

void PseudoTextTest::noCompiler()
{
    KernelDesk without = m_program;
    without.environment().insert(QStringLiteral("KERNELDESK_NVRTC"), QStringLiteral("/nowhere/libnvrtc.so"));
    judge(without.run({QStringLiteral("compile"), QStringLiteral("twice.cu")}, m_folder.path()));
}

/// What kerneldesk-print says comes in the language that it inherits.
void PseudoTextTest::drawingsFail()
{
    // Without the folder Qt itself says, in English, that there is none.
    const Ended ended =
        m_program.runInShell(QStringLiteral("mkdir -m 700 -p run && echo '{}' | XDG_RUNTIME_DIR=$PWD/run \"$(dirname \"$0\")/kerneldesk-print\" pdf"), m_folder.path());
    QVERIFY(ended.status != 0);
    judge(ended);
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

KD_TEST(PseudoTextTest, QCoreApplication)

}  // namespace kd::tst_pseudo

#include "tst_pseudo.moc"
