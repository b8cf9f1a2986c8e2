// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/stream/stream.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_stream {

static_assert(kIsOwner<kd::Stream> && kIsOwner<kd::Event>);
static_assert(kIsRef<kd::StreamRef> && kIsRef<kd::EventRef>);

class TestStream : public QObject {
    Q_OBJECT

private slots:
    void ownersGiveBack();
    void anIdleStreamIsDone();
    void eventsMeasure();
    void unrecordedEventsAreNotMeasured();
    void waitsForAnEvent();
    void faultsAreThrown();
    void destroysOnADeadContextOnlySanitizersJudge();
};

void TestStream::ownersGiveBack()
{
    const FakeContext fake;
    {
        kd::Stream stream(fake.ref());
        kd::Event event(fake.ref());
        QCOMPARE(kdFakeLive(), std::size_t(3));
        kd::Stream movedStream = std::move(stream);
        QVERIFY(stream.ref().handle() == nullptr);
        kd::Event movedEvent = std::move(event);
        movedEvent = kd::Event(fake.ref());
        movedStream = kd::Stream(fake.ref());
        QCOMPARE(kdFakeLive(), std::size_t(3));
    }
    QCOMPARE(kdFakeLive(), std::size_t(1));
}

void TestStream::anIdleStreamIsDone()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    QVERIFY(stream.ref().isDone());
    stream.ref().synchronize();
    QVERIFY(kd::Event(fake.ref()).ref().isDone());
}

void TestStream::eventsMeasure()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::Event start(fake.ref());
    const kd::Event stop(fake.ref());
    start.ref().record(stream);
    stop.ref().record(stream);
    stop.ref().synchronize();
    QCOMPARE(stop.ref().since(start).count(), 0.0);
}

void TestStream::unrecordedEventsAreNotMeasured()
{
    const FakeContext fake;
    const kd::Event start(fake.ref());
    const kd::Event stop(fake.ref());
    QVERIFY_EXCEPTION_THROWN(stop.ref().since(start), kd::LogicError);
}

void TestStream::waitsForAnEvent()
{
    const FakeContext fake;
    const kd::Stream first(fake.ref());
    const kd::Stream second(fake.ref());
    const kd::Event event(fake.ref());
    event.ref().record(first);
    second.ref().wait(event);
    second.ref().synchronize();
    QCOMPARE(kdFakeCalls("cuStreamWaitEvent"), 1);
}

void TestStream::faultsAreThrown()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::Event event(fake.ref());
    event.ref().record(stream);
    kdFakeFail("cuStreamQuery", CUDA_ERROR_MISALIGNED_ADDRESS, 1);
    kdFakeFail("cuEventQuery", CUDA_ERROR_ASSERT, 1);
    QVERIFY_EXCEPTION_THROWN(stream.ref().isDone(), kd::LaunchError);
    QVERIFY_EXCEPTION_THROWN(event.ref().isDone(), kd::LaunchError);
    QVERIFY(stream.ref().isDone());
}

void TestStream::destroysOnADeadContextOnlySanitizersJudge()
{
    const FakeContext fake;
    const kd::Stream stream(fake.ref());
    const kd::Event event(fake.ref());
    kdFakeFail("cuStreamDestroy", CUDA_ERROR_ILLEGAL_ADDRESS, 0);
    kdFakeFail("cuEventDestroy", CUDA_ERROR_ILLEGAL_ADDRESS, 0);
}

KD_TEST(TestStream, QCoreApplication)

}  // namespace tst_stream

#include "tst_stream.moc"
