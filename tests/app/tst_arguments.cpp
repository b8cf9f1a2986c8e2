// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace kd::tst_arguments {

namespace {

constexpr const char* kCommands[] = {"devices", "examples", "compile", "run",    "time",
                                     "compare", "counters", "occupancy", "report", "sweep", "timeline", "emulate", "mcp", "capture",
                                     "help"};

}  // namespace

/// What needs neither compiler nor device: help, versions, bad arguments, examples, the calculator.
class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void goesOnAsTheWindow();
    void helpsWithoutArguments();
    void helpNamesTheParametersOfCompiledCode();
    void tellsItsVersion();
    void helpsForEachCommand_data();
    void helpsForEachCommand();
    void refusesBadArguments_data();
    void refusesBadArguments();
    void readsNumbersAsDecimal();
    void takesOptionsBeforeTheCommand();
    void tellsItsDefinition();
    void listsExamples();
    void saysWhereExamplesWereLookedFor();
    void calculatesOccupancy();
    void calculatesImpossibleOccupancy();
    void calculatesOccupancyInText();
    void readmeShowsTheCalculator();
    void givesCurves();
    void answersBatches();
    void refusesBadBatches_data();
    void refusesBadBatches();
    void saysWhenOutputIsFull();

private:
    KernelDesk m_program;
};

void ArgumentsTest::helpsWithoutArguments()
{
    const Ended ended = m_program.run({});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.err, QString());
    for (const char* const command : kCommands)
        QVERIFY2(ended.out.contains(QLatin1String(command)), command);
}

/// Which names parameters have where the source is not there to tell them.
void ArgumentsTest::helpNamesTheParametersOfCompiledCode()
{
    for (const char* const command : {"run", "time"}) {
        const QString help = m_program.run({QLatin1String(command), "--help"}).out;
        QVERIFY2(help.contains("Its parameters are arg0, arg1…; those of Triton's kernels have their names."), qPrintable(help));
        QVERIFY2(!help.contains("have no names"), qPrintable(help));
    }
}

void ArgumentsTest::tellsItsVersion()
{
    const Ended ended = m_program.run({QStringLiteral("--version")});
    QCOMPARE(ended.status, 0);
    QVERIFY(QRegularExpression(QStringLiteral("^kerneldesk \\d+\\.\\d+\\.\\d+\n$")).match(ended.out).hasMatch());
}

void ArgumentsTest::helpsForEachCommand_data()
{
    QTest::addColumn<QString>("command");
    for (const char* const command : kCommands)
        QTest::newRow(command) << QString::fromLatin1(command);
}

void ArgumentsTest::helpsForEachCommand()
{
    QFETCH(QString, command);
    const Ended ended = m_program.run({command, QStringLiteral("--help")});
    QCOMPARE(ended.status, 0);
    // Standard output of `emulate` and `capture` is the program's: their report is a file. That of `mcp` is the protocol.
    const bool startsOne = command == QLatin1String("emulate") || command == QLatin1String("capture");
    const bool serves = command == QLatin1String("mcp");
    const QString option = startsOne ? QStringLiteral("--json FILE") : serves ? QStringLiteral("--folder") : QStringLiteral("--format");
    QVERIFY(ended.out.contains(option));
    for (const QString& line : ended.out.split(QLatin1Char('\n')))
        QVERIFY2(line.size() <= 120, qPrintable(line));
}

void ArgumentsTest::refusesBadArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");  ///< by the first line
    const auto row = [](const char* name, const QString& line, const QString& said) {
        QTest::newRow(name) << line.split(QLatin1Char(' ')) << said;
    };
    row("unknown command", "frobnicate", "frobnicate");
    row("unknown option", "devices --colour", "--colour");
    row("unknown format", "devices --format xml", "xml");
    row("no program", "compile", "--example");
    row("missing file", "compile /nowhere/a.cu --arch sm_90", "/nowhere/a.cu");
    row("a folder as file", "compile /tmp --arch sm_90", "/tmp");
    row("file and example", "compile a.cu --example saxpy", "--example");
    row("unknown example", "compile --example frob --arch sm_90", "saxpy");
    row("example outside of the folder", "compile --example ../saxpy --arch sm_90", "../saxpy");
    row("architecture without form", "compile --example saxpy --arch hopper", "hopper");
    row("argument without a value", "run --example saxpy --arg n", "'n'");
    row("argument without a name", "run --example saxpy --arg =3", "'=3'");
    row("tolerance below zero", "run --example saxpy --rtol -1", "'-1'");
    row("tolerance that is no number", "run --example saxpy --atol much", "'much'");
    row("tolerance that is not finite", "run --example saxpy --atol nan", "'nan'");
    row("deadline of zero", "run --example saxpy --deadline 0", "'0'");
    row("no samples", "time --example saxpy --samples 0", "'0'");
    row("hot and cold", "time --example saxpy --hot --cold", "--cold");
    row("two targets", "devices --target a --target-command b", "--target");
    row("unknown target", "devices --target nowhere-known", "nowhere-known");
    row("report without output", "report --example saxpy", "-o OUT.html");
    row("report as something else", "report --example saxpy -o r.docx", "r.docx");
    row("report in no folder", "report --example saxpy -o /nowhere/r.html", "/nowhere/r.html");
    row("ptx in no folder", "compile --example saxpy --ptx /nowhere/r.ptx", "/nowhere/r.ptx");
    row("SASS in no folder", "compile --example saxpy --sass /nowhere/r.sass", "/nowhere/r.sass");
    row("Tile IR in no folder", "compile --example saxpy --tile-ir /nowhere/r.txt", "/nowhere/r.txt");
    row("Tile IR of a program without", "compile --example saxpy --arch 90 --tile-ir tile.txt", "no Tile IR");
    row("cubin over a folder", "compile --example saxpy --cubin /tmp", "/tmp");
    row("device without form", "run --example saxpy --device bogus", "emulated");
    row("misspelled command", "complie x.cu", "There is no command 'complie'; there are: devices,");
    row("sweep of nothing", "sweep x.cu", "needs an axis");
    row("a second file", "compile a.cu b.cu", "'b.cu'");
    row("batch as JSON", "occupancy --batch a.csv --format json", "--batch");
    row("batch and threads", "occupancy --batch a.csv --threads 2", "--threads");
    row("batch and a file", "occupancy a.cu --batch a.csv", "FILE");
    row("batch and curves", "occupancy --curves --batch a.csv", "--curves");
    row("empty threads", "occupancy --threads ", "--threads");
    row("empty ptx", "compile --example saxpy --ptx ", "--ptx");
    row("empty output", "report --example saxpy -o ", "--output");
    row("empty name expression", "compile --example saxpy --name-expression ", "--name-expression");
    row("empty define", "compile --example saxpy -D ", "-D");
    row("headers nowhere", "compile --example saxpy -I nowhere", "no folder 'nowhere'");
    row("headers in a file", "compile --example saxpy -I /etc/passwd", "'/etc/passwd'");
    row("no threads", "occupancy --threads many", "many");
    row("threads below zero", "occupancy --threads -1", "-1");
    row("carve-out above 100", "occupancy --carveout 101", "101");
    row("architecture without limits", "occupancy --arch sm_20", "sm_20");
    row("calculator without form", "occupancy --arch hopper", "hopper");
    row("a number without a value", "occupancy --threads", "--threads needs a value.");
    row("a fraction", "occupancy --threads 1.5", "'1.5' is not a whole number from 0 to 4294967295.");
    row("too large a number", "occupancy --registers 4294967296", "'4294967296' is not a whole number from 0 to");
    row("a flag with a value", "occupancy --curves=yes", "--curves takes no value.");
    row("samples in scientific form", "time --example saxpy --samples 1e3", "'1e3' is not a whole number from 1 to 100000.");
    row("more samples than are taken", "time --example saxpy --samples 100001", "'100001'");
    row("a decimal comma", "time --example saxpy --max-seconds 1,5", "'1,5' is not a number above 0 and up to 86400.");
    row("an interval that is no share", "time --example saxpy --until soon", "'soon' is neither 0 nor a share from 0.001% to 50%.");
    row("an interval that is too wide", "time --example saxpy --until 60%", "'60%'");
    row("another size without a reference", "time --example saxpy --verify-at n", "--verify-at");
    row("format in capitals", "examples --format JSON", "'JSON' is none of: text, json.");
    row("an option and no command", "--format json", "where a command is expected: devices,");
    row("help for no command", "help nope", "There is no command 'nope'; there are: devices,");
    row("no command, help", "nope --help", "There is no command 'nope'");
    row("an option of another command", "devices --threads 1", "devices has no option '--threads'.");
    row("a program from standard input", "compile -", "'-' does not stand for standard input");
    row("PTX to standard output", "compile --example saxpy --ptx -", "'-' does not stand for standard output");
    row("a macro that starts with a digit", "compile --example saxpy -D 1A=3", "-D: '1A=3' is no macro; write NAME,");
    row("a macro without a name", "compile --example saxpy -D =3", "-D: '=3' is no macro");
    row("a macro with an open bracket", "compile --example saxpy -D A(", "-D: 'A(' is no macro");
    row("a macro without a value", "compile --example saxpy -D", "-D needs a value.");
    row("no table", "occupancy --batch /nowhere/b.csv", "/nowhere/b.csv cannot be opened: ");
    row("a folder as table", "occupancy --batch /tmp", "/tmp is a folder, not a table.");
    row("no file for the window", "nowhere.cu", "There is no file nowhere.cu to open.");
    row("a folder for the window", "/sys", "There is no file /sys to open.");
}

void ArgumentsTest::refusesBadArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Ended ended = m_program.run(arguments);
    QVERIFY2(ended.status == 2, qPrintable(QStringLiteral("%1: %2").arg(ended.status).arg(ended.err)));
    QCOMPARE(ended.out, QString());
    QVERIFY2(ended.firstErrorLine().startsWith(QStringLiteral("kerneldesk: ")), qPrintable(ended.err));
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QVERIFY2(ended.firstErrorLine().endsWith('.'), qPrintable(ended.err));
}

void ArgumentsTest::readsNumbersAsDecimal()
{
    const Ended ended = m_program.run({"occupancy", "--threads", "0128", "--format", "json"});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.document()["input"].toObject()["threads"].toInt(), 128);
}

void ArgumentsTest::takesOptionsBeforeTheCommand()
{
    const Ended ended = m_program.run({"--format", "json", "occupancy", "--threads", "64"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["input"].toObject()["threads"].toInt(), 64);
    QCOMPARE(m_program.run({"help"}).out, m_program.run({"--help"}).out);
    QCOMPARE(m_program.run({"help", "run"}).out, m_program.run({"run", "--help"}).out);
}

/// Completion and manual pages are made of it.
void ArgumentsTest::tellsItsDefinition()
{
    const Ended ended = m_program.run({"help", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QStringList commands;
    for (const QJsonValue& command : ended.document()["commands"].toArray()) {
        commands << command["name"].toString();
        QCOMPARE(missingKeys(command.toObject(), {"description:text", "footer:text", "options:array"}), QStringList());
        for (const QJsonValue& option : command["options"].toArray())
            QCOMPARE(missingKeys(option.toObject(), {"names:array", "value:text|null", "values:number", "repeats:bool", "group:text",
                                                     "description:text"}),
                     QStringList());
    }
    QCOMPARE(commands, QStringList(std::begin(kCommands), std::end(kCommands)));
    const QJsonArray options = m_program.run({"help", "compare", "--format", "json"}).document()["options"].toArray();
    QVERIFY(std::any_of(options.begin(), options.end(), [](const QJsonValue& option) {
        return option["names"].toArray() == QJsonArray{"-D"} && option["value"] == "NAME[=VALUE]" && option["repeats"].toBool();
    }));
}

void ArgumentsTest::listsExamples()
{
    const Ended ended = m_program.run({"examples", "--format", "json"});
    QCOMPARE(ended.status, 0);
    const QJsonArray examples = ended.document()["examples"].toArray();
    QVERIFY(examples.size() >= 14);
    for (const QJsonValue& example : examples) {
        QCOMPARE(missingKeys(example.toObject(), {"name:text", "title:text", "kernels:array"}), QStringList());
        QVERIFY(!example["title"].toString().isEmpty());
        QVERIFY(!example["kernels"].toArray().isEmpty());
    }
    QVERIFY(m_program.run({"examples"}).out.contains(QStringLiteral("saxpy")));
}

void ArgumentsTest::saysWhereExamplesWereLookedFor()
{
    KernelDesk elsewhere;
    elsewhere.environment().insert("KERNELDESK_EXAMPLES", "/nowhere/examples");
    const Ended ended = elsewhere.run({"examples"});
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.firstErrorLine().contains("/nowhere/examples"), qPrintable(ended.err));
}

void ArgumentsTest::calculatesOccupancy()
{
    const Ended ended = m_program.run(
        {"occupancy", "--arch", "sm_90", "--threads", "256", "--registers", "64", "--static-shared", "1024", "--format", "json"});
    QCOMPARE(ended.status, 0);
    const QJsonObject document = ended.document();
    QCOMPARE(missingKeys(document,
                         {"blocksPerSm:number", "warpsPerSm:number", "occupancy:number", "limitedBy:array", "limits:object",
                          "suggestedBlockSize:number", "curves:object"}),
             QStringList());
    QCOMPARE(missingKeys(document["limits"].toObject(),
                         {"warps:number", "blocks:number", "registers:number", "shared:number", "barriers:null"}),
             QStringList());
    QVERIFY(!document.contains("impossible"));
    // 65,536 registers of a multiprocessor / (256 threads x 64 registers) = 4 blocks of 8 warps.
    QCOMPARE(document["blocksPerSm"].toInt(), 4);
    QCOMPARE(document["warpsPerSm"].toInt(), 32);
    QCOMPARE(document["occupancy"].toDouble(), 0.5);
    QCOMPARE(document["limitedBy"].toArray(), QJsonArray{"registers"});
}

void ArgumentsTest::calculatesImpossibleOccupancy()
{
    const Ended ended = m_program.run({"occupancy", "--threads", "2048", "--format", "json"});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.document()["impossible"].toString(), QStringLiteral("threads"));
    QVERIFY(ended.document()["reason"].toString().contains("1024"));
    QCOMPARE(ended.document()["blocksPerSm"].toInt(), 0);
}

void ArgumentsTest::calculatesOccupancyInText()
{
    const Ended limited = m_program.run({"occupancy", "--registers", "64"});
    QCOMPARE(limited.status, 0);
    QVERIFY2(limited.out.contains("50 %") && limited.out.contains("registers"), qPrintable(limited.out));
    const Ended full = m_program.run({"occupancy", "--registers", "32"});
    QVERIFY2(full.out.contains("100 %") && full.out.contains("none"), qPrintable(full.out));
    QVERIFY(!full.out.contains(QChar(0x1b)));
    const Ended single = m_program.run({"occupancy", "--threads", "1024", "--registers", "64"});
    QVERIFY2(single.out.contains("1 block,"), qPrintable(single.out));
    // What the calculator counts beside what limits is in the JSON alone: the text names what its sentence explains.
    const Ended barriers =
        m_program.run({"occupancy", "--arch", "sm_120", "--threads", "64", "--registers", "32", "--barriers", "13"});
    QVERIFY2(QRegularExpression("limited by +barriers\n").match(barriers.out).hasMatch(), qPrintable(barriers.out));
    const Ended tie = m_program.run(
        {"occupancy", "--arch", "sm_90", "--threads", "1024", "--registers", "48", "--dynamic-shared", "150000"});
    QVERIFY2(QRegularExpression("limited by +registers, shared memory\n").match(tie.out).hasMatch(), qPrintable(tie.out));
    QVERIFY2(QRegularExpression(" warps +block slots +registers +shared memory +barriers\n").match(tie.out).hasMatch(),
             qPrintable(tie.out));
}

/// The figures of sgemm, which the page shows.
void ArgumentsTest::readmeShowsTheCalculator()
{
    const Ended ended = m_program.run({"occupancy", "--arch", "sm_90", "--threads", "256", "--registers", "48", "--static-shared",
                                       "8448", "--barriers", "1"});
    QCOMPARE(ended.status, 0);
    QFile readme(QStringLiteral(KD_SOURCE_FOLDER "/README.md"));
    QVERIFY2(readme.open(QFile::ReadOnly), qPrintable(readme.fileName()));
    QVERIFY2(QString::fromUtf8(readme.readAll()).contains("$ kerneldesk occupancy --example sgemm\nsgemm\n" + ended.out + "```\n"),
             qPrintable(ended.out));
}

void ArgumentsTest::givesCurves()
{
    const QJsonObject curves = m_program.run({"occupancy", "--curves", "--format", "json"}).document()["curves"].toObject();
    QCOMPARE(missingKeys(curves, {"threads:array", "registers:array", "shared:array"}), QStringList());
    QVERIFY(curves["registers"].toArray().size() >= 255);
}

void ArgumentsTest::answersBatches()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("batch.csv"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\n"
               "sm_90,256,64,0,0,,0\n"
               "sm_80,2048,32,0,0,,0\n");
    file.close();
    const Ended ended = m_program.run({"occupancy", "--batch", file.fileName()});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out,
             QStringLiteral("arch,threads,registers,static_shared,dynamic_shared,carveout,barriers,"
                            "blocks_per_sm,occupancy,limited_by\n"
                            "sm_90,256,64,0,0,,0,4,0.5,registers\n") +
                 ended.out.section('\n', 2));
    QVERIFY2(ended.out.section('\n', 2, 2).startsWith("sm_80,2048,32,0,0,,0,0,0,"), qPrintable(ended.out));

    QVERIFY(file.open(QFile::ReadOnly));
    const Ended piped = m_program.run({"occupancy", "--batch", "-"}, {}, file.readAll());
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.out, ended.out);
    QVERIFY(m_program.run({"occupancy", "--batch", "-"}).firstErrorLine().contains("standard input: it is empty"));
}

void ArgumentsTest::refusesBadBatches_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x7f\x45LF\x02\x01\x00\x00\xff\xfe", 10);
    QTest::newRow("other columns") << QByteArray("a,b\n1,2\n");
    QTest::newRow("a word for a number") << QByteArray("arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\n"
                                                       "sm_90,many,64,0,0,,0\n");
    QTest::newRow("an unknown architecture") << QByteArray("arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\n"
                                                           "sm_20,32,64,0,0,,0\n");
    QTest::newRow("too few fields") << QByteArray("arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\n"
                                                  "sm_90,32\n");
}

void ArgumentsTest::refusesBadBatches()
{
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    QFile file(folder.filePath("batch.csv"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(content);
    file.close();
    const Ended ended = m_program.run({"occupancy", "--batch", file.fileName()});
    QVERIFY2(ended.status == 2, qPrintable(ended.err));
    QVERIFY2(ended.firstErrorLine().contains("batch.csv"), qPrintable(ended.err));
}

void ArgumentsTest::saysWhenOutputIsFull()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("this machine has no /dev/full");
    QProcess process;
    process.setProcessEnvironment(m_program.environment());
    process.setStandardOutputFile("/dev/full");
    process.start(KernelDesk::program(), {"occupancy"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("Standard output could not be written: No space left on device."));
}

/// The same process, with the environment that it was given; nothing is left of the command line.
void ArgumentsTest::goesOnAsTheWindow()
{
    QTemporaryDir home;
    QProcessEnvironment environment = m_program.environment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(KernelDesk::program(), QStringList());
    QVERIFY(process.waitForStarted());
    const QString link = QStringLiteral("/proc/%1/exe").arg(process.processId());
    const QString window = QDir(QFileInfo(KernelDesk::program()).canonicalPath()).filePath(QStringLiteral("kerneldesk-window"));
    QTRY_COMPARE(QFileInfo(link).symLinkTarget(), window);
    process.terminate();
    QVERIFY(process.waitForFinished());
}

KD_TEST(ArgumentsTest, QCoreApplication)

}  // namespace kd::tst_arguments

#include "tst_arguments.moc"
