// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/consoletext.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_consoletext {

class TestConsoleText : public QObject {
    Q_OBJECT

private slots:
    void namesFilesAsTheirUser_data();
    void namesFilesAsTheirUser();
    void keepsBackOnlyWhatMayBeTheFolder();
    void streamsAreApart();
    void leavesOutWhatIsTooMuch();
};

void TestConsoleText::namesFilesAsTheirUser_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QByteArray() << "";
    QTest::newRow("assert") << QByteArray(
                                   "/.kerneldesk/src/k.cu:7: void f(): block: [1,2,3], thread: [4,5,6] Assertion `a` failed.\n")
                            << "src/k.cu:7: void f(): block: [1,2,3], thread: [4,5,6] Assertion `a` failed.\n";
    QTest::newRow("more than one") << QByteArray("in /.kerneldesk/a.cu\n\"/.kerneldesk/b.cu\" \xc3\xa4/.kerneldesk/")
                                   << "in a.cu\n\"b.cu\" ä/.kerneldesk/";
    QTest::newRow("a user's folder") << QByteArray("/home/u/.kerneldesk/a.cu ~/.kerneldesk/")
                                     << "/home/u/.kerneldesk/a.cu ~/.kerneldesk/";
    QTest::newRow("begun only") << QByteArray("1 /.kernel") << "1 /.kernel";
}

// However the bytes are cut into parts.
void TestConsoleText::namesFilesAsTheirUser()
{
    QFETCH(QByteArray, printed);
    QFETCH(QString, expected);
    for (qsizetype size = 1; size <= std::max<qsizetype>(printed.size(), 1); ++size) {
        kd::ConsoleText console;
        for (qsizetype at = 0; at < printed.size(); at += size)
            console.append(0, printed.mid(at, size));
        QCOMPARE(console.text(), expected);
    }
}

void TestConsoleText::keepsBackOnlyWhatMayBeTheFolder()
{
    kd::ConsoleText console;
    QCOMPARE(console.append(0, "50/"), QStringLiteral("50/"));
    QCOMPARE(console.append(0, "100 /.ker"), QStringLiteral("100 "));
    QCOMPARE(console.append(0, "nels"), QStringLiteral("/.kernels"));
    QCOMPARE(console.text(), QStringLiteral("50/100 /.kernels"));
}

void TestConsoleText::streamsAreApart()
{
    kd::ConsoleText console;
    console.append(0, "a /.kernel");
    console.append(1, "desk/");
    console.append(0, "desk/b\n");
    QCOMPARE(console.text(), QStringLiteral("a desk/b\n"));
}

void TestConsoleText::leavesOutWhatIsTooMuch()
{
    kd::ConsoleText console;
    console.append(0, QByteArray(kd::ConsoleText::kMaxBytes - 2, 'x'));
    QVERIFY(console.append(1, "/.").contains("is left out"));
    QCOMPARE(console.append(0, "more"), QString());
    QVERIFY(console.text().startsWith("xxx") && console.text().contains("x/.\n["));
}

KD_TEST(TestConsoleText, QCoreApplication)

}  // namespace tst_consoletext

#include "tst_consoletext.moc"
