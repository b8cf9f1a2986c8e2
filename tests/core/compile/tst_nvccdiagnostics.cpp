// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccdiagnostics.h"

#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <random>

namespace tst_nvccdiagnostics {
using namespace kd;

const QString kRecorded = QStringLiteral(KD_TEST_DATA "/nvcc/");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One line each: severity|file|line|column|stage|message.
QStringList describedLines(const std::vector<Diagnostic>& diagnostics)
{
    static const char* const kWords[] = {"error", "warning", "remark", "note"};
    QStringList lines;
    for (const Diagnostic& d : diagnostics)
        lines << QStringLiteral("%1|%2|%3|%4|%5|%6")
                     .arg(kWords[static_cast<int>(d.severity)], QString::fromStdString(d.position.file))
                     .arg(d.position.line)
                     .arg(d.position.column)
                     .arg(QString::fromStdString(d.stage), QString::fromStdString(numberedMessage(d).english()));
    return lines;
}

/// The recorded sources, which the values of parseNvccDiagnostics look into.
struct RecordedSources {
    RecordedSources()
    {
        const QStringList names = QDir(kRecorded).entryList({"*.cu", "*.cuh"});
        for (const QString& name : names)
            texts.push_back(contentOf(kRecorded + name).toStdString());
        for (qsizetype i = 0; i < names.size(); ++i)
            sources.push_back({names[i].toStdString(), texts[static_cast<std::size_t>(i)]});
    }
    std::vector<std::string> texts;
    std::vector<NvccSource> sources;
};

/// What nvcc 13.0.88 with g++ 12 said of small sources (tests/data/nvcc/record), each with what is to be read from it.
class TestNvccDiagnostics : public QObject {
    Q_OBJECT

private slots:
    void recordedLogs_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList logs = QDir(kRecorded).entryList({"*.log"});
        for (const QString& file : logs)
            QTest::newRow(qPrintable(file)) << file.chopped(4);
        QVERIFY(logs.size() > 40);
    }
    void recordedLogs()
    {
        QFETCH(QString, name);
        const RecordedSources recorded;
        const QByteArray log = contentOf(kRecorded + name + ".log") + contentOf(kRecorded + name + ".ptxas");
        const QStringList expected =
            QString::fromUtf8(contentOf(kRecorded + name + ".diagnostics")).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(describedLines(parseNvccDiagnostics(log.toStdString(), recorded.sources)), expected);
    }

    void columns_data()
    {
        QTest::addColumn<QString>("quoted");
        QTest::addColumn<int>("caret");
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("column");
        QTest::newRow("same") << "x = y;" << 4 << "x = y;" << 5;
        QTest::newRow("tab") << "  x = y;" << 6 << "\t\tx = y;" << 7;
        QTest::newRow("end of line") << "x = y" << 5 << "x = y" << 6;
        QTest::newRow("blanks behind") << "x = y;" << 4 << "x = y;  \r" << 5;
        QTest::newRow("attribute") << "__attribute__((device)) int f() { g(); }" << 34 << "__device__ int f() { g(); }" << 22;
        QTest::newRow("within an attribute") << "static __attribute__((shared)) int x;" << 22 << "static __shared__ int x;" << 8;
        QTest::newRow("attribute as written") << "__attribute__((device)) int x;" << 28 << "__attribute__((device)) int x;" << 29;
        QTest::newRow("expanded macro") << "*(p) = (1) + missing;" << 13 << "STORE(p, 1);" << 0;
        QTest::newRow("edited since") << "x = y;" << 4 << "x = y + 1;" << 0;
        QTest::newRow("shorter") << "x = y + 1;" << 8 << "x = y" << 0;
        QTest::newRow("beyond") << "x" << 40 << "x" << 0;
        QTest::newRow("empty") << "" << 0 << "" << 1;
    }
    void columns()
    {
        QFETCH(QString, quoted);
        QFETCH(int, caret);
        QFETCH(QString, source);
        QFETCH(int, column);
        QCOMPARE(columnInSource(quoted.toStdString(), static_cast<std::size_t>(caret), source.toStdString()), column);
    }

    void withoutSourcesThereAreNoColumns()
    {
        const std::vector<Diagnostic> found = parseNvccDiagnostics(contentOf(kRecorded + "undeclared.log").toStdString(), {});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].position, (SourcePosition{.file = "undeclared.cu", .line = 5}));
    }

    void damagedLogsAreRead()
    {
        const RecordedSources recorded;
        std::mt19937 random(7);
        for (const QString& name : QDir(kRecorded).entryList({"*.log"})) {
            const std::string whole = contentOf(kRecorded + name).toStdString();
            for (int i = 0; i < 20 && !whole.empty(); ++i) {
                std::string damaged = whole.substr(0, random() % whole.size() + 1);
                damaged[random() % damaged.size()] = static_cast<char>(random());
                for (const Diagnostic& diagnostic : parseNvccDiagnostics(damaged, recorded.sources))
                    QVERIFY(diagnostic.position.line >= 0 && diagnostic.position.column >= 0);
            }
        }
    }

    void manyMessagesAreCut()
    {
        std::string log;
        for (int i = 0; i < 5000; ++i)
            log += "a.cu(1): error: text\n";
        const std::vector<Diagnostic> found = parseNvccDiagnostics(log, {});
        QCOMPARE(found.size(), std::size_t{2001});
        QCOMPARE(found.back().severity, Diagnostic::Severity::Note);
    }
};

KD_TEST(TestNvccDiagnostics, kd::test::NoApplication)
}  // namespace tst_nvccdiagnostics
#include "tst_nvccdiagnostics.moc"
