// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/stream/currentstream.h"
#include "core/stream/stream.h"
#include "tests/core/emulator/driver/driverkernels.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <condition_variable>
#include <cstdlib>
#include <mutex>

namespace tst_emulatedstream {

using namespace kd;

namespace {

/// Holds a stream until it is opened.
class Gate {
public:
    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, [this] { return m_isOpen; });
    }
    void open()
    {
        const std::lock_guard lock(m_mutex);
        m_isOpen = true;
        m_opened.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    bool m_isOpen = false;
};

}  // namespace

class TestEmulatedStream : public QObject {
    Q_OBJECT

private slots:
    void hostFunctionsRunInOrder();
    void callbacksTellFaults();
    void queriesTellWhetherWorkIsDone();
    void higherPriorityGoesFirst();
    void flagsAreTold();
    void eventsMeasureBothWays();
    void recordMakesAnEvent();
    void eventFlagsAreChecked();
    void currentStreamIsTheThreads();
    void ipcNeedsADevice();
};

void TestEmulatedStream::hostFunctionsRunInOrder()
{
    const EmulatedContext gpu;
    const StreamRef stream = gpu.stream;
    std::vector<int> order;
    for (int i = 0; i < 5; ++i)
        stream.launchHostFunction([&order, i] { order.push_back(i); });
    stream.synchronize();
    QCOMPARE(order, (std::vector{0, 1, 2, 3, 4}));
}

void TestEmulatedStream::callbacksTellFaults()
{
    const EmulatedContext gpu;
    const StreamRef stream = gpu.stream;
    const Module module(gpu.ref(), bytesOf(kDriverKernels), "test");
    Gate gate;
    CUresult first = CUDA_ERROR_UNKNOWN;
    std::atomic<CUresult> second{CUDA_SUCCESS};
    bool isCalled = false;
    stream.addCallback([&](CUresult status) { first = status; });
    stream.launchHostFunction([&] { gate.wait(); });
    std::uint64_t data = 0;
    std::uint32_t value = 0;
    void* parameters[] = {&data, &value};
    module.function("stop").launch(stream, {}, parameters);
    stream.addCallback([&](CUresult status) { second = status; });
    stream.launchHostFunction([&] { isCalled = true; });
    gate.open();
    QVERIFY_EXCEPTION_THROWN(stream.synchronize(), LaunchError);
    QCOMPARE(first, CUDA_SUCCESS);
    QTRY_VERIFY(second.load() != CUDA_SUCCESS);
    QVERIFY(!isCalled);
    QVERIFY_EXCEPTION_THROWN(stream.addCallback([](CUresult) {}), LaunchError);
}

void TestEmulatedStream::queriesTellWhetherWorkIsDone()
{
    const EmulatedContext gpu;
    const StreamRef stream = gpu.stream;
    Gate gate;
    const Event event(gpu.ref());
    stream.launchHostFunction([&] { gate.wait(); });
    event.ref().record(stream);
    QVERIFY(!stream.isDone());
    QVERIFY(!event.ref().isDone());
    gate.open();
    event.ref().synchronize();
    QVERIFY(event.ref().isDone());
    stream.synchronize();
    QVERIFY(stream.isDone());
}

void TestEmulatedStream::higherPriorityGoesFirst()
{
    const EmulatedContext gpu;
    const ContextRef::Priorities range = gpu.ref().streamPriorities();
    QVERIFY(range.greatest < range.least);
    const Stream low(gpu.ref(), {.priority = range.least});
    const Stream high(gpu.ref(), {.priority = range.greatest - 7});
    QCOMPARE(high.ref().priority(), range.greatest);
    QCOMPARE(low.ref().priority(), range.least);
    Gate gate;
    std::vector<int> order;
    gpu.stream.ref().launchHostFunction([&] { gate.wait(); });
    low.ref().launchHostFunction([&] { order.push_back(1); });
    high.ref().launchHostFunction([&] { order.push_back(2); });
    gate.open();
    gpu.ref().synchronize();
    QCOMPARE(order, (std::vector{2, 1}));
}

void TestEmulatedStream::flagsAreTold()
{
    const EmulatedContext gpu;
    QVERIFY(gpu.stream.ref().isNonBlocking());
    const Stream blocking(gpu.ref(), {.isNonBlocking = false});
    QVERIFY(!blocking.ref().isNonBlocking());
    QVERIFY(!StreamRef::legacy(gpu.ref()).isNonBlocking());
    const StreamRef adopted(gpu.ref(), gpu.stream.ref().handle());
    QVERIFY(adopted == gpu.stream.ref());
}

void TestEmulatedStream::eventsMeasureBothWays()
{
    const EmulatedContext gpu;
    const Event start(gpu.ref());
    const Event end(gpu.ref());
    start.ref().record(gpu.stream);
    gpu.stream.ref().launchHostFunction([] {
        for (const auto begin = std::chrono::steady_clock::now();
             std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(2);) { }
    });
    end.ref().record(gpu.stream);
    end.ref().synchronize();
    const Seconds took = end.ref().since(start);
    QVERIFY(took >= std::chrono::milliseconds(2));
    QCOMPARE(start.ref().until(end).count(), took.count());
    const Event untimed(gpu.ref(), EventFlag::DisableTiming);
    untimed.ref().record(gpu.stream);
    untimed.ref().synchronize();
    QVERIFY_EXCEPTION_THROWN(untimed.ref().since(start), LogicError);
}

void TestEmulatedStream::recordMakesAnEvent()
{
    const EmulatedContext gpu;
    const Event first = gpu.stream.ref().record();
    const Event second = gpu.stream.ref().record();
    second.ref().synchronize();
    QVERIFY(second.ref().since(first) >= Seconds(0));
}

void TestEmulatedStream::eventFlagsAreChecked()
{
    const EmulatedContext gpu;
    const Event blocking(gpu.ref(), EventFlag::BlockingSync);
    QVERIFY(blocking.ref().isDone());
    try {
        const Event event(gpu.ref(), EventFlag::Interprocess);
        QFAIL("it would take time stamps");
    } catch (const LogicError& error) {
        QVERIFY(error.info().text.english().find("DisableTiming") != std::string::npos);
    }
}

void TestEmulatedStream::currentStreamIsTheThreads()
{
    const EmulatedContext gpu;
    const EmulatedContext other;
    QVERIFY(currentStream(gpu.ref()) == StreamRef::legacy(gpu.ref()));
    {
        const StreamScope outer(gpu.stream);
        const Stream inner(gpu.ref());
        {
            const StreamScope use(inner);
            QVERIFY(currentStream(gpu.ref()) == inner.ref());
            QVERIFY(currentStream(other.ref()) == StreamRef::legacy(other.ref()));
        }
        QVERIFY(currentStream(gpu.ref()) == gpu.stream.ref());
    }
    qputenv("KERNELDESK_PER_THREAD_DEFAULT_STREAM", "1");
    QVERIFY(currentStream(gpu.ref()) == StreamRef::perThread(gpu.ref()));
    qunsetenv("KERNELDESK_PER_THREAD_DEFAULT_STREAM");
}

void TestEmulatedStream::ipcNeedsADevice()
{
    const EmulatedContext gpu;
    const Event event(gpu.ref());
    QVERIFY_EXCEPTION_THROWN(event.ref().ipcHandle(), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(Event::open(gpu.ref(), {}), RuntimeError);
}

KD_TEST(TestEmulatedStream, QCoreApplication)

}  // namespace tst_emulatedstream

#include "tst_emulatedstream.moc"
