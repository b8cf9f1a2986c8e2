// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/faults/processes.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstddef>
#include <functional>

#include <unistd.h>

namespace kd::tst_report {
namespace {

constexpr int kDoublings = 26;  // what takes the compiler more than minutes, and all memory that there is
constexpr int kTerms = 30;      // what is doubled: some hundred megabytes a second
/// No other compile takes half as much; what a sanitizer keeps counts as well.
#ifdef KD_SANITIZED
constexpr std::size_t kEndlessBytes = std::size_t{1} << 30;
#else
constexpr std::size_t kEndlessBytes = std::size_t{384} << 20;
#endif

}  // namespace

/// `report` of reports: read again, written as something else, compared. Needs neither compiler nor device.
class ReportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void writesAReportAsOtherFormats_data();
    void writesAReportAsOtherFormats();
    void writesTheSamePageAgain();
    void comparesAReportWithItself();
    void saysWhatGotWorse();
    void comparesAsJson();
    void writesAComparison();
    void refuses_data();
    void refuses();
    void keepsTheReportThatItReads();
    void keepsTheOldFileWhereThereIsNoRoom();
    void saysThatAFolderIsWriteProtected();
    void theMatrixIsOfTheSameLaunch();
    void drawsOneChartAlone();
    void saysWhatDrawingLacks();
    void compileProcessesAreKilled_data();
    void compileProcessesAreKilled();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const;
    QByteArray read(const QString& name) const;
    QString changed(const QString& name, const std::function<void(QJsonObject&)>& change) const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
    const QString m_page = QStringLiteral(KD_EXAMPLES "/../screenshots/sgemm-report-h200.html");
    QJsonObject m_data;
};

QString ReportTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray ReportTest::read(const QString& name) const
{
    QFile file(path(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// The recorded report with a change, as JSON.
QString ReportTest::changed(const QString& name, const std::function<void(QJsonObject&)>& change) const
{
    QJsonObject data = m_data;
    change(data);
    return write(name, QJsonDocument(data).toJson());
}

void ReportTest::initTestCase()
{
    m_program.useDriver("/nowhere/libcuda.so.1");
    const Ended ended = m_program.run({"report", m_page, "-o", path("data.json")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    m_data = QJsonDocument::fromJson(read("data.json")).object();
    QCOMPARE(m_data["title"].toString(), QString("sgemm"));
}

void ReportTest::writesAReportAsOtherFormats_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("HTML") << "again.html" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("CSV") << "again.csv" << QByteArray("arch,family,");
    QTest::newRow("PDF") << "again.pdf" << QByteArray("%PDF-");
    QTest::newRow("PNG") << "again.png" << QByteArray("\x89PNG");
    QTest::newRow("SVG") << "again.svg" << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg ");
    QTest::newRow("Markdown") << "again.md" << QByteArray("### `sgemm` on sm_90: 62.5");
}

void ReportTest::writesAReportAsOtherFormats()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    const Ended ended = m_program.run({"report", m_page, "-o", path(name)});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.out.contains(path(name)), qPrintable(ended.out));
    QVERIFY2(read(name).startsWith(start), read(name).left(80).constData());
}

void ReportTest::writesTheSamePageAgain()
{
    QCOMPARE(m_program.run({"report", m_page, "-o", path("one.html")}).status, 0);
    QCOMPARE(
        m_program.run({"report", path("data.json"), "-o", path("two.html"), "--format", "json"}).document()["kernel"].toString(),
        QString("sgemm"));
    QCOMPARE(read("two.html"), read("one.html"));
}

void ReportTest::comparesAReportWithItself()
{
    const Ended ended = m_program.run({"report", "--compare", m_page, path("data.json")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY2(ended.out.startsWith("### `sgemm`: what changed\n\nNothing got worse.\n"), qPrintable(ended.out));
    QVERIFY(ended.out.contains("SAME"));
    QCOMPARE(ended.err, QString());
}

void ReportTest::saysWhatGotWorse()
{
    const QString after = changed("after.json", [](QJsonObject& data) {
        QJsonArray matrix = data["matrix"].toArray();
        QJsonObject row = matrix[0].toObject();
        QJsonObject kernel = row["kernel"].toObject();
        kernel["spillStores"] = 128;
        row["kernel"] = kernel;
        matrix[0] = row;
        data["matrix"] = matrix;
    });
    const Ended ended = m_program.run({"report", "--compare", m_page, after});
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.out.contains("**Worse:** spilled bytes on sm\\_75."), qPrintable(ended.out));
    QVERIFY(ended.out.contains("| 0 → 128 |"));
    QCOMPARE(m_program.run({"report", "--compare", after, m_page}).status, 0);
}

void ReportTest::comparesAsJson()
{
    const QString after = changed("shorter.json", [](QJsonObject& data) { data.remove("timing"); });
    const Ended ended = m_program.run({"report", "--compare", m_page, after, "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(missingKeys(ended.document(), {"worse:array", "figures:array", "architectures:array", "time:null", "kernel:text"}),
             QStringList());
}

void ReportTest::writesAComparison()
{
    const Ended ended = m_program.run({"report", "--compare", m_page, m_page, "-o", path("change.md")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QVERIFY(read("change.md").startsWith("### `sgemm`: what changed"));
    QCOMPARE(ended.out, QString());
}

void ReportTest::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    changed("untimed.json", [](QJsonObject& data) { data.remove("timing"); });
    write("hello.html", "<!DOCTYPE html><p>Hello</p>");
    write("cut.html", "<script type=\"application/json\" id=\"kerneldesk-report\">{");
    write("session.json", R"({"format": "kerneldesk-session", "version": 1})");
    QTest::newRow("no report") << QStringList{"hello.html", "-o", "x.md"} << "no block of a report's data";
    QTest::newRow("cut off") << QStringList{"cut.html", "-o", "x.md"} << "cut off";
    QTest::newRow("session") << QStringList{"session.json", "-o", "x.md"} << "not a KernelDesk report";
    QTest::newRow("missing") << QStringList{"gone.html", "-o", "x.md"} << "gone.html";
    QTest::newRow("no output") << QStringList{"data.json"} << "Name the report's file";
    QTest::newRow("chart of a page") << QStringList{"data.json", "--chart", "time", "-o", "x.md"} << "--chart is for pictures";
    QTest::newRow("unknown chart") << QStringList{"data.json", "--chart", "luck", "-o", "x.svg"} << "--chart";
    QTest::newRow("chart that is not there") << QStringList{"untimed.json", "--chart", "time", "-o", "x.png"}
                                             << "it has: threads, registers, shared";
    QTest::newRow("compare one") << QStringList{"--compare", "data.json"} << "--compare";
    QTest::newRow("compare with nothing") << QStringList{"--compare", "data.json", "gone.json"} << "gone.json";
    QTest::newRow("compare with a page") << QStringList{"--compare", "data.json", "hello.html"} << "no block of a report's data";
    QTest::newRow("compare into a page") << QStringList{"--compare", "data.json", "data.json", "-o", "x.html"} << ".md";
}

void ReportTest::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const Ended ended = m_program.run(QStringList{"report"} + words, m_folder.path());
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains(sentence), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
    QVERIFY(!QFile::exists(path("x.md")));
}

void ReportTest::keepsTheReportThatItReads()
{
    const QByteArray before = read("data.json");
    const Ended ended = m_program.run({"report", path("data.json"), "-o", path("./data.json")});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains("overwritten"), qPrintable(ended.err));
    QCOMPARE(read("data.json"), before);
}

/// As on a full disk: no file may grow beyond a limit.
void ReportTest::keepsTheOldFileWhereThereIsNoRoom()
{
    write("old.html", "old");
    write("page.html", read("one.html"));
    const QStringList before = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
    const Ended ended =
        m_program.runInShell("trap '' XFSZ; ulimit -f 8; exec \"$0\" report page.html -o old.html", m_folder.path());
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.firstErrorLine().contains("old.html"), qPrintable(ended.err));
    QCOMPARE(ended.err.count('\n'), 1);
    QCOMPARE(read("old.html"), QByteArray("old"));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), before);
}

void ReportTest::saysThatAFolderIsWriteProtected()
{
    KernelDesk program = m_program;
    program.obeyPermissions();
    QVERIFY(QDir(m_folder.path()).mkdir("locked"));
    const QString folder = path("locked");
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const Ended ended = program.run({"report", m_page, "-o", folder + "/x.html"});
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains("write-protected"), qPrintable(ended.err));
}

/// The row of the report's own architecture says what its head says, carve-out included.
void ReportTest::theMatrixIsOfTheSameLaunch()
{
    const Ended ended =
        m_program.run({"report", "--example", "sgemm", "--device", "emulated", "--carveout", "10", "-o", path("carved.json")});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject report = QJsonDocument::fromJson(read("carved.json")).object();
    QCOMPARE(report["input"].toObject()["carveoutPercent"].toInt(), 10);
    const double occupancy = report["occupancy"].toObject()["occupancy"].toDouble();
    QVERIFY2(occupancy > 0 && occupancy < 0.625, qPrintable(QString::number(occupancy)));
    for (const QJsonValue& row : report["matrix"].toArray())
        if (row.toObject()["arch"] == report["input"].toObject()["arch"])
            QCOMPARE(row.toObject()["occupancy"].toObject()["occupancy"].toDouble(), occupancy);
}

void ReportTest::drawsOneChartAlone()
{
    QCOMPARE(m_program.run({"report", m_page, "--chart", "time", "-o", path("time.svg")}).status, 0);
    QVERIFY(read("time.svg").contains("Measured time") && !read("time.svg").contains("Threads per block"));
    QCOMPARE(m_program.run({"report", m_page, "--chart", "time", "-o", path("time.png")}).status, 0);
    QVERIFY(read("time.png").startsWith("\x89PNG"));
    QVERIFY(read("time.png").size() < read("again.png").size());
}

/// The command line alone, without the program that draws.
void ReportTest::saysWhatDrawingLacks()
{
    const QDir built(QFileInfo(KernelDesk::program()).dir().filePath(".."));
    for (const char* const part : {"bin/kerneldesk", "lib/kerneldesk/libkerneldesk-commands.so"}) {
        QVERIFY(QDir().mkpath(QFileInfo(path(part)).path()));
        QVERIFY(QFile::copy(built.filePath(part), path(part)));
    }
    write("kept.pdf", "old");
    QProcess process;
    process.start(path("bin/kerneldesk"), {"report", m_page, "-o", path("kept.pdf")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 3);
    const QString words = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(words.contains(path("bin/kerneldesk-print")), qPrintable(words));
    QCOMPARE(read("kept.pdf"), QByteArray("old"));
}

void ReportTest::compileProcessesAreKilled_data()
{
    QTest::addColumn<QString>("endless");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isWritten");
    QTest::newRow("of the report's own architecture") << "900" << "kerneldesk: " << false;
    QTest::newRow("of a row") << "800" << "kerneldesk: The report is incomplete: nothing is known of sm_80. " << true;
}

/// As the system does where memory runs out. A process that compiles for one architecture is killed, and so is the one that it is
/// given to then: neither is the source's fault, and a report that lacks a row is no success. That process is known by the memory
/// that it has taken, whatever else the machine does meanwhile.
void ReportTest::compileProcessesAreKilled()
{
    QFETCH(QString, endless);
    QFETCH(QString, sentence);
    QFETCH(bool, isWritten);
    if (m_program.run({"devices", "--format", "json"}).document()["nvrtcVersion"].isNull())
        QSKIP("there is no NVRTC here");
    QByteArray source = "#if __CUDA_ARCH__ == " + endless.toLatin1() + "\n#define M0 " + QByteArray("+1").repeated(kTerms) + '\n';
    for (int i = 1; i <= kDoublings; ++i)
        source += QStringLiteral("#define M%1 M%2 M%2\n").arg(i).arg(i - 1).toLatin1();
    source += QStringLiteral("#else\n#define M%1\n#endif\n__global__ void k(int* y) { *y = 0 M%1; }\n").arg(kDoublings).toLatin1();
    const QString file = write("endless.cu", source);
    int killed = 0;
    const auto killEndless = [&killed](qint64 program) {
        for (const pid_t worker : childrenOf(program, "kerneldesk-worker"))
            for (const pid_t process : childrenOf(worker, "--compile-process"))
                if (residentBytes(process) >= kEndlessBytes && ::kill(process, SIGKILL) == 0)
                    ++killed;
    };
    m_program.environment().insert("KERNELDESK_DISABLE_CACHE", "1");
    const Ended ended = m_program.runWhile({"report", file, "--arch", "sm_90", "-o", path("endless.json")}, killEndless);
    m_program.environment().remove("KERNELDESK_DISABLE_CACHE");
    QVERIFY2(ended.status == 3, qPrintable(QString::number(ended.status) + ": " + ended.err));
    QVERIFY(killed >= 2);
    QVERIFY2(ended.firstErrorLine().startsWith(sentence) && ended.firstErrorLine().contains("tried again"), qPrintable(ended.err));
    QVERIFY2(!ended.err.contains("simpler"), qPrintable(ended.err));
    QCOMPARE(QFile::exists(path("endless.json")), isWritten);
    if (!isWritten)
        return;
    const QJsonArray matrix = QJsonDocument::fromJson(read("endless.json")).object()["matrix"].toArray();
    QVERIFY(matrix.size() > 2);
    for (const QJsonValue& row : matrix)
        QCOMPARE(row["compiled"].toBool(), row["arch"] != QLatin1String("sm_80"));
}

KD_TEST(ReportTest, QCoreApplication)

}  // namespace kd::tst_report

#include "tst_report.moc"
