// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/includeadvice.h"

#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_includeadvice {

using namespace kd;

namespace {

Diagnostic error(const std::string& words, const std::string& file = "/project/k.cu")
{
    return {.message = verbatim(words), .position = {.file = file, .line = 1}, .stage = "compiler"};
}

QString adviceOf(const std::vector<Diagnostic>& diagnostics)
{
    const CompileRequest request{
        .source = "#include \"own.h\"\n#include <system.h>\n#include \"a.h\"\n",
        .programName = "/project/k.cu",
        .headers = {{.includeName = "a.h", .path = "/project/include/a.h", .text = "#include \"of_a.h\"\n#include <own.h>\n"}}};
    QStringList sentences;
    for (const Message& each : includeAdvice(diagnostics, request)) {
        if (!each.isSentence())
            return QStringLiteral("no sentence");
        sentences << QString::fromStdString(each.english()).section(u':', 0, 0);
    }
    return sentences.join(u'|');
}

}  // namespace

/// The whole sentences are in tst_badinput, with what the compilers really say.
class TestIncludeAdvice : public QObject {
    Q_OBJECT
private slots:
    void sentences_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("advice");
        const QString source = QStringLiteral("/project/k.cu"), header = QStringLiteral("/project/include/a.h");
        QTest::newRow("in quotes") << "cannot open source file \"own.h\"" << source
                                   << "own.h is neither beside k.cu nor in an include folder";
        QTest::newRow("in angle brackets") << "cannot open source file \"system.h\"" << source << "No include folder has system.h";
        QTest::newRow("of a header") << "cannot open source file \"of_a.h\"" << header
                                     << "of_a.h is neither beside a.h nor in an include folder";
        QTest::newRow("each file has its own") << "cannot open source file \"own.h\"" << header << "No include folder has own.h";
        QTest::newRow("g++") << "own.h: No such file or directory" << source
                             << "own.h is neither beside k.cu nor in an include folder";
        QTest::newRow("circle") << "#include file \"a.h\" includes itself" << header
                                << "a.h comes back to itself through what it includes";
        QTest::newRow("circle, g++") << "#include nested depth 200 exceeds maximum of 200 (use -fmax-include-depth=DEPTH)" << header
                                     << "a.h comes back to itself through what it includes";
        QTest::newRow("another error") << "expected a \";\"" << source << "";
        QTest::newRow("no name") << "cannot open source file \"" << source << "";
        QTest::newRow("nothing") << "" << "" << "";
    }
    void sentences()
    {
        QFETCH(QString, words);
        QFETCH(QString, file);
        std::vector<Diagnostic> diagnostics{error(words.toStdString(), file.toStdString())};
        QTEST(adviceOf(diagnostics), "advice");
        diagnostics.push_back(diagnostics.front());
        QTEST(adviceOf(diagnostics), "advice");  // once
        for (Diagnostic& each : diagnostics)
            each.severity = Diagnostic::Severity::Warning;
        QCOMPARE(adviceOf(diagnostics), QString());
    }

    void atMostFour()
    {
        std::vector<Diagnostic> many;
        for (int i = 0; i < 100; ++i)
            many.push_back(error("cannot open source file \"h" + std::to_string(i) + ".h\""));
        QCOMPARE(adviceOf(many).count(u'|'), 3);
    }
};

KD_TEST(TestIncludeAdvice, kd::test::NoApplication)

}  // namespace tst_includeadvice

#include "tst_includeadvice.moc"
