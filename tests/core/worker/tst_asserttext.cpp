// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/asserttext.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_asserttext {

class TestAssertText : public QObject {
    Q_OBJECT

private slots:
    void readsTheDriversLine_data();
    void readsTheDriversLine();
    void leavesOtherLinesAlone_data();
    void leavesOtherLinesAlone();
    void findsTheFirst();
};

void TestAssertText::readsTheDriversLine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("expression");

    QTest::newRow("plain") << QByteArray(
                                  "gpu.cu:12: void asserts(float *): block: [1,2,3], thread: [4,5,6] Assertion `i < n` failed.")
                           << QByteArray("gpu.cu") << 12 << QByteArray("i < n");
    QTest::newRow("path and scope")
        << QByteArray("/a:b/k.cu:7: void ns::f(ns::T): block: [1,2,3], thread: [4,5,6] Assertion `a::b` failed.")
        << QByteArray("/a:b/k.cu") << 7 << QByteArray("a::b");
    QTest::newRow("quote in the expression")
        << QByteArray("k.cu:7: void f(): block: [1,2,3], thread: [4,5,6] Assertion `s == \"` failed.\"` failed.")
        << QByteArray("k.cu") << 7 << QByteArray("s == \"` failed.\"");
}

void TestAssertText::readsTheDriversLine()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, file);
    QFETCH(int, number);
    QFETCH(QByteArray, expression);
    const std::optional<kd::Fault> fault = kd::assertFaultIn(line.toStdString());
    QVERIFY(fault.has_value());
    QCOMPARE(fault->position.file, file.toStdString());
    QCOMPARE(fault->position.line, number);
    QVERIFY(QByteArray::fromStdString(fault->message.english()).contains(expression));
    QVERIFY(fault->block == (kd::Dim3{1, 2, 3}));
    QVERIFY(fault->thread == (kd::Dim3{4, 5, 6}));
}

void TestAssertText::leavesOtherLinesAlone_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray whole = "gpu.cu:12: void f(): block: [1,2,3], thread: [4,5,6] Assertion `i < n` failed.";
    for (qsizetype length = 0; length < whole.size(); length += 3)
        QTest::addRow("first %d", int(length)) << whole.left(length);
    QTest::newRow("no number") << QByteArray("gpu.cu: void f(): block: [1,2,3], thread: [4,5,6] Assertion `i` failed.");
    QTest::newRow("huge number") << QByteArray("a:99999999999: f: block: [1,2,3], thread: [4,5,6] Assertion `i` failed.");
    QTest::newRow("two numbers") << QByteArray("a:1: f: block: [1,2], thread: [4,5,6] Assertion `i` failed.");
    QTest::newRow("wrong order") << QByteArray("a:1: f], thread: [4,5,6: block: [1,2,3] Assertion `i` failed.");
    QTest::newRow("binary") << QByteArray("\x00\xff: block: [\n", 13);
}

void TestAssertText::leavesOtherLinesAlone()
{
    QFETCH(QByteArray, line);
    QVERIFY(!kd::assertFaultIn(line.toStdString()).has_value());
}

void TestAssertText::findsTheFirst()
{
    const std::optional<kd::Fault> fault =
        kd::assertFaultIn("hello\nk.cu:7: void f(): block: [0,0,0], thread: [3,0,0] Assertion `i < 3` failed.\n"
                          "k.cu:9: void f(): block: [0,0,0], thread: [4,0,0] Assertion `i < 3` failed.");
    QVERIFY(fault.has_value());
    QCOMPARE(fault->position.line, 7);
    QVERIFY(fault->kind == kd::Fault::Kind::Assert);
}

KD_TEST(TestAssertText, QCoreApplication)

}  // namespace tst_asserttext

#include "tst_asserttext.moc"
