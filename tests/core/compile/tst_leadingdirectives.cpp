// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/leadingdirectives.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_leadingdirectives {

using namespace kd;

/// What a source starts with, as far as that is plain to see.
class TestLeadingDirectives : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("directives");
        QTest::addColumn<int>("nextLine");
        QTest::newRow("nothing") << QByteArray() << QStringList{} << 0;
        QTest::newRow("no end of line") << QByteArray("#include <a>") << QStringList{} << 0;
        QTest::newRow("includes") << QByteArray("#include <a>\n#include \"b\"\nint x;\n#include <c>\n")
                                  << QStringList{"#include <a>", "#include \"b\""} << 3;
        QTest::newRow("definitions") << QByteArray("#define A 1\n  #  include <a> // why\n#undef A\n\n;")
                                     << QStringList{"#define A 1", "#include <a>", "#undef A"} << 4;
        QTest::newRow("comments") << QByteArray(
                                         "// one\n/* two\n three */ /* four */ #include <a> /* five */\n/**/\n#include <b>\nint x;")
                                  << QStringList{"#include <a>", "#include <b>"} << 6;
        QTest::newRow("Windows") << QByteArray("\xef\xbb\xbf#include <a>\r\n\r\n#include <b>\r\n")
                                 << QStringList{"#include <a>", "#include <b>"} << 4;
        QTest::newRow("comment that goes on")
            << QByteArray("#include <a>\n#include <b> /* on\n and on */\n") << QStringList{"#include <a>"} << 2;
        QTest::newRow("comment without end") << QByteArray("#include <a>\n/* on\n#include <b>\n") << QStringList{"#include <a>"}
                                             << 2;
        QTest::newRow("condition") << QByteArray("#include <a>\n#ifdef X\n#include <b>\n#endif\n") << QStringList{"#include <a>"}
                                   << 2;
        QTest::newRow("condition before") << QByteArray("#if 0\n#include <a>\n#endif\n") << QStringList{} << 0;
        QTest::newRow("pragma") << QByteArray("#pragma once\n#include <a>\n") << QStringList{} << 0;
        QTest::newRow("macro's name") << QByteArray("#define A <a>\n#include A\n") << QStringList{"#define A <a>"} << 2;
        QTest::newRow("splice in an include") << QByteArray("#incl\\\nude <a>\n") << QStringList{} << 0;
        QTest::newRow("splice in a comment") << QByteArray("// on \\\n#include <a>\n") << QStringList{} << 0;
        QTest::newRow("splice in a definition") << QByteArray("#define A \\\n#include <a>\n") << QStringList{} << 0;
        QTest::newRow("trigraph in a comment") << QByteArray("// on ?\?/\n#include <a>\n") << QStringList{} << 0;
        QTest::newRow("comment in a definition") << QByteArray("#define A /* on\n#include <a>\n*/\n") << QStringList{} << 0;
        QTest::newRow("raw string in a definition") << QByteArray("#define A R\"(\n#include <a>\n)\"\n") << QStringList{} << 0;
        QTest::newRow("digraph") << QByteArray("%:include <a>\n") << QStringList{} << 0;
        QTest::newRow("include_next") << QByteArray("#include_next <a>\n") << QStringList{} << 0;
        QTest::newRow("no name") << QByteArray("#include <>\n#include <a>\n") << QStringList{} << 0;
        QTest::newRow("name without end") << QByteArray("#include <a\n#include <b>\n") << QStringList{} << 0;
        QTest::newRow("more behind the name") << QByteArray("#include <a> b\n") << QStringList{} << 0;
        QTest::newRow("form feed") << QByteArray("\f#include <a>\n") << QStringList{} << 0;
        QTest::newRow("carriage return alone") << QByteArray("#include <a>\r#include <b>\n") << QStringList{} << 0;
    }
    void reads()
    {
        QFETCH(QByteArray, text);
        const std::vector<LeadingDirective> found = leadingDirectives({text.constData(), static_cast<std::size_t>(text.size())});
        QStringList directives;
        for (const LeadingDirective& directive : found)
            directives << QString::fromStdString(directive.text);
        QTEST(directives, "directives");
        QTEST(found.empty() ? 0 : found.back().nextLine, "nextLine");
        for (const LeadingDirective& directive : found) {
            QCOMPARE(text[static_cast<qsizetype>(directive.end) - 1], '\n');
            QCOMPARE(text.left(static_cast<qsizetype>(directive.end)).count('\n'), directive.nextLine - 1);
        }
    }

    void namesIncludesOnly()
    {
        const std::vector<LeadingDirective> found = leadingDirectives("#include <cub/cub.cuh>\n#define A\n");
        QCOMPARE(found.at(0).includeName, std::string("cub/cub.cuh"));
        QCOMPARE(found.at(1).includeName, std::string());
    }
};

KD_TEST(TestLeadingDirectives, QCoreApplication)

}  // namespace tst_leadingdirectives

#include "tst_leadingdirectives.moc"
