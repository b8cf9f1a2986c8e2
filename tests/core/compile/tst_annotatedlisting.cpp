// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/annotatedlisting.h"

#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <string>

namespace tst_annotatedlisting {

using namespace kd;

namespace {

std::string textOf(const char* name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/container/triton/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// One kernel of one instruction.
std::string ptxWith(const std::string& loc, const std::string& files)
{
    return ".version 8.4\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n" + loc + "\n\tmov.u32 %r1, 1;\n\tret;\n}\n" +
           files;
}

}  // namespace

class AnnotatedListingTest : public QObject {
    Q_OBJECT

private slots:
    void placesStandBeforeInstructions()
    {
        const std::string text = annotatedListing(ptxListing(textOf("row_softmax.ptx")), textOf("softmax.py"));
        const QString listing = QString::fromStdString(text);
        QVERIFY2(listing.startsWith(QLatin1String("// softmax.py is /srv/kernels/softmax.py\n// standard.py is /srv/python/")),
                 text.c_str());
        QVERIFY(listing.contains(QLatin1String("// softmax.py:12\n//   12: row = tl.program_id(0)\n  mov.u32 %r10, %ctaid.x;\n")));
        QVERIFY(listing.contains(
            QLatin1String("// standard.py:196, inlined into standard.py:216, inlined into softmax.py:17\n"
                          "//   17: values = tl.exp(values - tl.max(values, axis=0))\n")));
        const Listing again = ptxListing(text);
        QCOMPARE(again.functions.size(), std::size_t{1});
        QCOMPARE(again.functions.front().instructions, ptxListing(textOf("row_softmax.ptx")).functions.front().instructions);
    }

    void textOfOthersIsHarmless_data()
    {
        QTest::addColumn<QString>("loc");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("expected");
        QTest::newRow("control characters") << ".loc 1 1 0" << "/x/k.py" << QByteArray("a\x1b[2Jb\rc\n")
                                            << "// k.py:1\n//    1: a [2Jb c\n";
        QTest::newRow("ends of Windows") << ".loc 1 2 0" << "/x/k.py" << QByteArray("a\r\n  b\r\n") << "// k.py:2\n//    2: b\n";
        QTest::newRow("no such line") << ".loc 1 2147483647 0" << "/x/k.py" << QByteArray("a\n") << "// k.py:2147483647\n  mov";
        QTest::newRow("no source") << ".loc 1 1 0" << "/x/k.py" << QByteArray() << "// k.py:1\n  mov";
        QTest::newRow("a long line") << ".loc 1 1 0" << "/x/k.py" << QByteArray(239, 'a') + "\xc3\xa4 and more"
                                     << "//    1: " + QString(239, QLatin1Char('a')) + "\n";
        QTest::newRow("a folder alone") << ".loc 1 1 0" << "/x/" << QByteArray("a\n") << "// :1\n";
    }
    void textOfOthersIsHarmless()
    {
        QFETCH(QString, loc);
        QFETCH(QString, file);
        QFETCH(QByteArray, source);
        QFETCH(QString, expected);
        const std::string ptx = ptxWith(loc.toStdString(), "\t.file\t1 \"" + file.toStdString() + "\"\n");
        const QString text = QString::fromStdString(annotatedListing(ptxListing(ptx), source.toStdString()));
        QVERIFY2(text.contains(expected), qPrintable(text));
    }

    void nothingIsAddedWithoutLines()
    {
        const Listing listing = ptxListing(ptxWith({}, {}));
        QCOMPARE(annotatedListing(listing, "a\n"), listing.text);
    }
};

KD_TEST(AnnotatedListingTest, QCoreApplication)

}  // namespace tst_annotatedlisting

#include "tst_annotatedlisting.moc"
