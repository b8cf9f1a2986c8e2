// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>  // first: moc 6.4 cannot read <span> after <compare>

#include "core/measure/blockingkernel.h"
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
    kd::BlockingKernel blocking(fake.ref());
    for (int i = 0; i < 3; ++i) {
        blocking.block(stream);
        event.ref().record(stream);
        QVERIFY(!stream.ref().isDone());
        QVERIFY(!event.ref().isDone());
        blocking.unblock();
        QVERIFY(event.ref().isDone());
    }
    QVERIFY(blocking.hasHeld());
}

void TestGate::guardOpensWhatWouldNeverOpen()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    kd::BlockingKernel blocking(fake.ref(), kd::Milliseconds(20));
    blocking.block(stream);
    stream.ref().synchronize();  // waits for it, as a launch does under a debugger
    QVERIFY(!blocking.hasHeld());
    blocking.block(stream);
    QVERIFY(stream.ref().isDone());
}

void TestGate::staysOpenWithoutTheOperation()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    kdFakeFail("cuStreamWaitValue32", CUDA_ERROR_NOT_SUPPORTED, 0);
    kd::BlockingKernel blocking(fake.ref());
    blocking.block(stream);
    QVERIFY(stream.ref().isDone());
    QVERIFY(!blocking.hasHeld());
}

void TestGate::opensWhenItGoes()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    {
        kd::BlockingKernel blocking(fake.ref());
        blocking.block(stream);
    }
    QVERIFY(stream.ref().isDone());
    QCOMPARE(kdFakeLive(), std::size_t(2));
}

KD_TEST(TestGate, QCoreApplication)
#include "tst_gate.moc"
