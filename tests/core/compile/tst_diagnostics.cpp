// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/compile/binary/demangle.h"
#include "core/compile/source/diagnostics.h"
#include "core/compile/source/headers.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <random>

namespace tst_diagnostics {

using namespace kd;

namespace {

const QString kLogs = QStringLiteral(KD_TEST_DATA "/compile/logs/");

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One line each: severity|file|line|column|stage|message.
QStringList described(const std::vector<Diagnostic>& diagnostics)
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

}  // namespace

/// Logs recorded from NVRTC 13.0.88, each with what is to be read from it.
class TestDiagnostics : public QObject {
    Q_OBJECT

private slots:
    void recordedLogs_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(kLogs).entryList({"*.log"}))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
        QVERIFY(QDir(kLogs).entryList({"*.log"}).size() > 15);
    }
    void recordedLogs()
    {
        QFETCH(QString, name);
        std::vector<Diagnostic> diagnostics = readDiagnostics(readAll(kLogs + name + ".log").toStdString());
        placePtxDiagnostics(diagnostics, readAll(kLogs + name + ".ptx").toStdString());
        const QStringList expected = QString::fromUtf8(readAll(kLogs + name + ".diagnostics")).split('\n', Qt::SkipEmptyParts);
        const QStringList found = described(diagnostics);
        for (qsizetype i = 0; i < std::min(found.size(), expected.size()); ++i)
            QCOMPARE(found[i], expected[i]);
        QCOMPARE(found.size(), expected.size());
    }

    void truncatedLogsReadAsFarAsTheyGo_data() { recordedLogs_data(); }
    void truncatedLogsReadAsFarAsTheyGo()
    {
        QFETCH(QString, name);
        const std::string log = readAll(kLogs + name + ".log").toStdString();
        const std::size_t whole = readDiagnostics(log).size();
        for (std::size_t length = 0; length < log.size(); length += 1 + length / 200)
            QVERIFY(readDiagnostics(std::string_view(log).substr(0, length)).size() <= whole + 1);
    }

    void garbageIsRead()
    {
        std::mt19937 random(7);
        const std::string alphabet = "error: warning #1-D (12)ptxas;line ^\"\n  \t:,_Z\0\xff";
        for (int i = 0; i < 2000; ++i) {
            std::string text;
            for (int k = 0; k < 200; ++k)
                text += alphabet[random() % alphabet.size()];
            const std::vector<Diagnostic> diagnostics = readDiagnostics(text);
            for (const Diagnostic& diagnostic : diagnostics)
                QVERIFY(diagnostic.position.line >= 0 && diagnostic.position.column >= 0);
        }
    }

    /// What the compiler says stays as it is; what is added to it can be translated, also behind a wire.
    void ownWordsArePatterns()
    {
        const std::vector<Diagnostic> diagnostics = readDiagnostics("k.cu(3): error: {} is undefined\n"
                                                                    "    y = {};\n"
                                                                    "        ^\n"
                                                                    "          detected during instantiation of \"k\" at line 9\n"
                                                                    "Error limit reached.\n");
        QCOMPARE(described(diagnostics), (QStringList{"error|k.cu|3|7|compiler|{} is undefined",
                                                      "note|k.cu|9|0|compiler|in instantiation of \"k\"",
                                                      "note||0|0|compiler|the compiler stopped here: it tells at most 100 errors"}));
        QVERIFY(readDiagnostics("a.h(1): error: #error directive: " + std::string(kUnreadHeader.text()) + "\n")[0].message ==
                Message(kUnreadHeader));
        CompileOutcome outcome;
        from_json(Json(CompileOutcome{.diagnostics = diagnostics}), outcome);
        QCOMPARE(described(outcome.diagnostics), described(diagnostics));
        for (const std::vector<Diagnostic>& each : {diagnostics, outcome.diagnostics}) {
            QVERIFY(each[0].message == verbatim("{} is undefined"));
            QCOMPARE(each[1].message.pattern(), std::string_view("in {}"));
            QVERIFY(each[2].message == Message("the compiler stopped here: it tells at most 100 errors"));
        }
    }

    // Who shows the number elsewhere cuts it out of no text.
    void numbersAreApartFromTheWords()
    {
        const std::vector<Diagnostic> diagnostics =
            readDiagnostics("k.cu(3): warning #177-D: variable \"i\" (unused) was declared but never referenced\n"
                            "k.cu(4): error: expected a \";\" (#1)\n");
        QCOMPARE(diagnostics.size(), std::size_t{2});
        CompileOutcome outcome;
        from_json(Json(CompileOutcome{.diagnostics = diagnostics}), outcome);
        for (const std::vector<Diagnostic>& each : {diagnostics, outcome.diagnostics}) {
            QVERIFY(each[0].message == verbatim("variable \"i\" (unused) was declared but never referenced"));
            QCOMPARE(each[0].number, std::string("#177-D"));
            QCOMPARE(numberedMessage(each[0]).english(),
                     std::string("variable \"i\" (unused) was declared but never referenced (#177-D)"));
            QCOMPARE(each[1].number, std::string());
            QVERIFY(numberedMessage(each[1]) == verbatim("expected a \";\" (#1)"));
        }
    }

    void endlessLogsAreCut()
    {
        std::string log;
        for (int i = 0; i < 5000; ++i)
            log += "k.cu(1): warning #1-D: again\n";
        const std::vector<Diagnostic> diagnostics = readDiagnostics(log);
        QCOMPARE(diagnostics.size(), std::size_t{2001});
        QCOMPARE(diagnostics.back().severity, Diagnostic::Severity::Note);
    }

    void readableNames_data()
    {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<QString>("name");
        QTest::newRow("C") << "saxpy" << "saxpy";
        QTest::newRow("C++") << "_Z5saxpyifPKfPf" << "saxpy";
        QTest::newRow("template") << "_Z5scaleIfLi4EEvPT_" << "scale<float,4>";
        QTest::newRow("namespaces") << "_ZN2ns5innerINS_1VEEEvPT_S1_" << "ns::inner<ns::V>";
        QTest::newRow("pack") << "_Z4packIJifEEvDpT_" << "pack<int,float>";
        QTest::newRow("unsigned") << "_Z1kIjEvPT_" << "k<unsigned int>";
        QTest::newRow("pointer to const") << "_Z1kIPKfEvT_" << "k<float const*>";
        QTest::newRow("function parameter") << "_Z1kPFviE" << "k";
        QTest::newRow("unnamed namespace") << "_ZN12_GLOBAL__N_11kEi" << "(anonymous namespace)::k";
        const QString numba = QStringLiteral("B92cw51cXTLSUwv1sDUaKthqaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdVhoqlspQ"
                                             "GNFHSgJ5BnXagIAE5ArrayIdLi1E1C7mutable7alignedE");
        QTest::newRow("Numba") << "_ZN8__main__1fB2v1" + numba << "__main__::f";
        QTest::newRow("Numba's local names") << "_ZN8__main__1g12_3clocals_3e12_3clambda_3eB3v14" + numba
                                             << "__main__::g::<locals>::<lambda>";
        QTest::newRow("tags of C++") << "_Z1kB2v1B5cxx11v" << "k[abi:v1][abi:cxx11]";
        QTest::newRow("no symbol") << "_Zbroken" << "_Zbroken";
        QTest::newRow("empty") << "" << "";
    }
    void readableNames()
    {
        QFETCH(QString, symbol);
        QFETCH(QString, name);
        QCOMPARE(readableKernelName(symbol.toStdString()), name.toStdString());
    }

    void shortNames_data()
    {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("name");
        const QString reduce = QStringLiteral("_ZN3cub6ReduceINS_10policy_hubIfE6PolicyEPfiEEvT0_S4_T1_");
        QTest::newRow("fits") << reduce << 60 << "cub::Reduce<cub::policy_hub<float>::Policy,float*,int>";
        QTest::newRow("inner arguments") << reduce << 52 << "cub::Reduce<cub::policy_hub<…>::Policy,float*,int>";
        QTest::newRow("all arguments") << reduce << 40 << "cub::Reduce<…>";
        QTest::newRow("cut") << reduce << 10 << "cub::Re…";
        QTest::newRow("nothing") << reduce << 0 << "…";
        QTest::newRow("plain") << "k" << 1 << "k";
        QTest::newRow("operator") << "a::operator<<<b<c>>" << 18 << "a::operator<<<…>";
        QTest::newRow("word with operator") << "myoperator<b<c>>" << 15 << "myoperator<…>";
        QTest::newRow("within a character") << QStringLiteral("ääää") << 6 << QStringLiteral("ä…");
        QString large = QStringLiteral("_ZN2ns12_GLOBAL__N_16kernelI");
        for (int i = 0; i < 400; ++i)
            large += QStringLiteral("N1aIS0_S1_S2_S3_S4_S5_EE");
        QTest::newRow("not demangled") << large + QStringLiteral("EEvv") << 60 << "ns::(anonymous namespace)::kernel<…>";
        QTest::newRow("of no namespace") << QStringLiteral("_Z6kernelI") << 60 << "kernel<…>";
        QTest::newRow("too long a name") << QStringLiteral("_ZN99xIE") << 60 << "_ZN99xIE";
        QTest::newRow("no names") << QStringLiteral("_ZSt4swapI") << 60 << "_ZSt4swapI";
        QTest::newRow("nothing behind") << QStringLiteral("_Z") << 60 << "_Z";
    }
    void shortNames()
    {
        QFETCH(QString, symbol);
        QFETCH(int, length);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(shortKernelName(symbol.toStdString(), static_cast<std::size_t>(length))), name);
    }

    void readableExpressions()
    {
        QCOMPARE(readableNameExpression(" & ns::k< unsigned  int , 4 >"), std::string("ns::k<unsigned int,4>"));
        QCOMPARE(readableNameExpression("k<A<B<int> > >"), std::string("k<A<B<int>>>"));
        QCOMPARE(readableNameExpression(""), std::string());
    }
};

KD_TEST(TestDiagnostics, kd::test::NoApplication)

}  // namespace tst_diagnostics

#include "tst_diagnostics.moc"
