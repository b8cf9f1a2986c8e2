// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>  // first: moc 6.4 cannot read <span> after <compare>

#include "core/measure/blockingkernel.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

namespace tst_blockingkernel {

class TestBlockingKernel : public QObject {
    Q_OBJECT

private slots:
    void holdsAStreamBack();
    void guardUnblocksWhatWouldNeverGoOn();
    void blocksNothingWithoutTheOperation();
    void unblocksWhenItGoes();
};

void TestBlockingKernel::holdsAStreamBack()
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

void TestBlockingKernel::guardUnblocksWhatWouldNeverGoOn()
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

void TestBlockingKernel::blocksNothingWithoutTheOperation()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    kdFakeFail("cuStreamWaitValue32", CUDA_ERROR_NOT_SUPPORTED, 0);
    kd::BlockingKernel blocking(fake.ref());
    blocking.block(stream);
    QVERIFY(stream.ref().isDone());
    QVERIFY(!blocking.hasHeld());
}

void TestBlockingKernel::unblocksWhenItGoes()
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

KD_TEST(TestBlockingKernel, QCoreApplication)

}  // namespace tst_blockingkernel

#include "tst_blockingkernel.moc"
