// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>  // first: moc 6.4 cannot read <span> after <compare>

#include "core/measure/gate.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

class TestGate : public QObject {
    Q_OBJECT

private slots:
    void holdsAStreamBack();
    void guardOpensWhatWouldNeverOpen();
    void staysOpenWithoutTheOperation();
    void opensWhenItGoes();
};

void TestGate::holdsAStreamBack()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::Event event(fake.ref());
    kd::Gate gate(fake.ref());
    for (int i = 0; i < 3; ++i) {
        gate.close(stream);
        event.ref().record(stream);
        QVERIFY(!stream.ref().isDone());
        QVERIFY(!event.ref().isDone());
        gate.open();
        QVERIFY(event.ref().isDone());
    }
    QVERIFY(gate.hasHeld());
}

void TestGate::guardOpensWhatWouldNeverOpen()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    kd::Gate gate(fake.ref(), kd::Milliseconds(20));
    gate.close(stream);
    stream.ref().synchronize();  // waits for the gate, as a launch does under a debugger
    QVERIFY(!gate.hasHeld());
    gate.close(stream);
    QVERIFY(stream.ref().isDone());
}

void TestGate::staysOpenWithoutTheOperation()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    kdFakeFail("cuStreamWaitValue32", CUDA_ERROR_NOT_SUPPORTED, 0);
    kd::Gate gate(fake.ref());
    gate.close(stream);
    QVERIFY(stream.ref().isDone());
    QVERIFY(!gate.hasHeld());
}

void TestGate::opensWhenItGoes()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    {
        kd::Gate gate(fake.ref());
        gate.close(stream);
    }
    QVERIFY(stream.ref().isDone());
    QCOMPARE(kdFakeLive(), std::size_t(2));
}

KD_TEST(TestGate, QCoreApplication)
#include "tst_gate.moc"
