// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/version.h"
#include "core/device/autocontext.h"
#include "core/device/contextcaches.h"
#include "core/device/contextstack.h"
#include "core/device/defaultdevice.h"
#include "core/device/devicedata.h"
#include "core/device/device.h"
#include "core/driver/retired.h"
#include "core/memory/devicememory.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdlib>
#include <optional>
#include <thread>
#include <unordered_set>

#include <sys/wait.h>
#include <unistd.h>

namespace tst_context {

using namespace kd;

class TestContext : public QObject {
    Q_OBJECT

private slots:
    void createsContextsOfTheirOwn();
    void aContextMayDieBeforeItsMemory();
    void aDeadContextTouchesNoOther();
    void stackKeepsOneContextOnTheDriver();
    void emptyStackIsAnError();
    void stacksBelongToThreads();
    void limitsAreReadAndSet();
    void cacheConfigIsKept();
    void tellsIdAndVersion();
    void retiredNamesPointToTheirReplacement();
    void attributesByName();
    void devicesAreKeys();
    void noPeerIsThere();
    void memoKeepsResultsOfEachContext();
    void memoIsThreadSafe();
    void deviceDataOfTheArchitecture();
    void alignmentRules();
    void versions();
    void beginsWithTheDefaultDevice();
    void testsLeaveTheStackAsItWas();
    void forkedChildrenAreRefused();
};

void TestContext::createsContextsOfTheirOwn()
{
    const EmulatedContext gpu;
    const int before = contextDepth(gpu.api);
    {
        const Context first = Context::create(gpu.ref().device(), ContextFlag::SchedBlockingSync | ContextFlag::MapHost);
        const Context second = Context::create(gpu.ref().device());
        QVERIFY(!first.isPrimary() && gpu.owner.isPrimary());
        QVERIFY(!(first.ref() == second.ref()) && !(first.ref() == gpu.ref()));
        QCOMPARE(contextDepth(gpu.api), before);
        const DeviceMemory memory(second, {64});
        const Stream stream(second);
        stream.ref().synchronize();
        QCOMPARE(gpu.api.cuCtxPushCurrent(first.ref().handle()), CUDA_SUCCESS);
        CUcontext popped = nullptr;
        QCOMPARE(gpu.api.cuCtxPopCurrent(&popped), CUDA_SUCCESS);
        QCOMPARE(popped, first.ref().handle());
    }
    QCOMPARE(contextDepth(gpu.api), before);
    QVERIFY_EXCEPTION_THROWN(Context::create(gpu.ref().device(), Flags<ContextFlag>::ofBits(0x4000)), LogicError);
}

void TestContext::aContextMayDieBeforeItsMemory()
{
    const EmulatedContext gpu;
    const std::uint64_t before = gpu.ref().memory().free.value;
    Context context = Context::create(gpu.ref().device());
    const DeviceMemory memory(context, {4 << 20});
    const Stream stream(context);
    const Event event(context);
    QVERIFY(gpu.ref().memory().free.value < before);
    const ContextRef dead = context;
    context = Context::create(gpu.ref().device());
    QCOMPARE(gpu.ref().memory().free.value, before);
    QVERIFY_EXCEPTION_THROWN(dead.synchronize(), Error);
    QVERIFY_EXCEPTION_THROWN(DeviceMemory(dead, {64}), Error);
}

void TestContext::aDeadContextTouchesNoOther()
{
    const EmulatedContext gpu;
    std::optional<Context> own(Context::create(gpu.ref().device()));
    const ContextRef dead = *own;
    const DeviceMemory living(gpu.ref(), {4096});
    const std::uint64_t free = gpu.ref().memory().free.value;
    const Context under = Context::create(gpu.ref().device());
    own.reset();
    gpu.api.cuCtxPushCurrent(under.ref().handle());
    gpu.api.cuCtxPushCurrent(gpu.ref().handle());
    QVERIFY_EXCEPTION_THROWN(DeviceMemory(dead, {64}), Error);
    {
        // Stale memory whose address another context was given since.
        const DeviceMemory stale = DeviceMemory::adopt(dead, living.ref());
    }
    QCOMPARE(gpu.ref().memory().free.value, free);
    CUcontext current = nullptr;
    for (const CUcontext expected : {gpu.ref().handle(), under.ref().handle()}) {
        QCOMPARE(gpu.api.cuCtxPopCurrent(&current), CUDA_SUCCESS);
        QCOMPARE(current, expected);
    }
    QCOMPARE(contextDepth(gpu.api), 0);
}

void TestContext::stackKeepsOneContextOnTheDriver()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    const std::size_t before = ContextStack::depth();
    ContextStack::push(gpu.ref());
    {
        const StackedContext stacked(other);
        QCOMPARE(contextDepth(gpu.api), 1);
        QVERIFY(*ContextStack::current() == other.ref());
        ContextStack::push(gpu.ref());
        QCOMPARE(contextDepth(gpu.api), 1);
        QVERIFY(ContextStack::pop() == gpu.ref());
        CUcontext current = nullptr;
        gpu.api.cuCtxGetCurrent(&current);
        QCOMPARE(current, other.ref().handle());
    }
    QVERIFY(ContextStack::pop() == gpu.ref());
    QCOMPARE(ContextStack::depth(), before);
    QCOMPARE(contextDepth(gpu.api), 0);
    ContextStack::push(gpu.ref());
    ContextStack::push(other);
    ContextStack::remove(gpu.ref());
    QVERIFY(ContextStack::pop() == other.ref());
    QCOMPARE(contextDepth(gpu.api), 0);
}

void TestContext::emptyStackIsAnError()
{
    QVERIFY(!ContextStack::current());
    QVERIFY_EXCEPTION_THROWN(ContextStack::pop(), LogicError);
}

void TestContext::stacksBelongToThreads()
{
    const EmulatedContext gpu;
    ContextStack::push(gpu.ref());
    std::size_t depth = 99;
    std::thread([&] {
        depth = ContextStack::depth();
        ContextStack::push(gpu.ref());  // left there as the thread ends
    }).join();
    QCOMPARE(depth, std::size_t(0));
    QCOMPARE(ContextStack::depth(), std::size_t(1));
    ContextStack::pop();
}

void TestContext::limitsAreReadAndSet()
{
    const EmulatedContext gpu;
    QCOMPARE(gpu.ref().limit(Limit::MallocHeapSize), std::uint64_t{8 << 20});
    gpu.ref().setLimit(Limit::PrintfFifoSize, 4 << 20);
    QCOMPARE(gpu.ref().limit(Limit::PrintfFifoSize), std::uint64_t{4 << 20});
    gpu.ref().setLimit(Limit::StackSize, 1024);
    QVERIFY(gpu.ref().limit(Limit::StackSize) >= 1024);
    try {
        gpu.ref().setLimit(Limit::StackSize, 1 << 30);
        QFAIL("there is not that much stack");
    } catch (const LogicError& error) {
        QCOMPARE(error.info().subject.name, std::string("STACK_SIZE"));
    }
    QVERIFY_EXCEPTION_THROWN(gpu.ref().limit(Limit::PersistingL2CacheSize), LogicError);
}

void TestContext::cacheConfigIsKept()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    gpu.ref().setCacheConfig(CacheConfig::PreferShared);
    QCOMPARE(gpu.ref().cacheConfig(), CacheConfig::PreferShared);
    QCOMPARE(other.ref().cacheConfig(), CacheConfig::PreferNone);
}

void TestContext::tellsIdAndVersion()
{
    const EmulatedContext gpu;
    std::uint64_t gone = 0;
    {
        const Context other = Context::create(gpu.ref().device());
        gone = other.ref().id();
        QVERIFY(gone != gpu.ref().id());
        QCOMPARE(other.ref().apiVersion(), 3020);
    }
    QVERIFY(Context::create(gpu.ref().device()).ref().id() != gone);
}

void TestContext::retiredNamesPointToTheirReplacement()
{
    try {
        throwRetired("set_shared_config");
        QFAIL("it is gone");
    } catch (const LogicError& error) {
        QVERIFY(error.info().text.english().find("fixed on every GPU") != std::string::npos);
    }
}

void TestContext::attributesByName()
{
    const EmulatedContext gpu;
    const Device device = gpu.ref().device();
    QCOMPARE(device.attribute("warp_size"), 32);
    QCOMPARE(device.attribute("MAX_THREADS_PER_BLOCK"), device.attribute(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK));
    QCOMPARE(device.computeMode(), ComputeMode::Default);
    try {
        static_cast<void>(device.attribute("warp_sizes"));
        QFAIL("there is no such attribute");
    } catch (const LogicError& error) {
        QCOMPARE(error.info().subject.name, std::string("warp_sizes"));
    }
}

void TestContext::devicesAreKeys()
{
    const EmulatedContext gpu;
    const EmulatedContext other;
    const std::unordered_set<Device> devices{gpu.ref().device(), other.ref().device(), Device::byOrdinal(gpu.api, 0)};
    QCOMPARE(devices.size(), std::size_t(2));
}

void TestContext::noPeerIsThere()
{
    const EmulatedContext gpu;
    QVERIFY(!gpu.ref().device().canAccessPeer(gpu.ref().device()));
    QVERIFY_EXCEPTION_THROWN(gpu.ref().enablePeerAccess(gpu.ref()), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(gpu.ref().disablePeerAccess(gpu.ref()), RuntimeError);
}

void TestContext::memoKeepsResultsOfEachContext()
{
    const EmulatedContext gpu;
    int calls = 0;
    ContextMemo<int, int, std::string> memo([&](const ContextRef&, int number, const std::string& text) {
        ++calls;
        return number + static_cast<int>(text.size());
    });
    QCOMPARE(memo(gpu.ref(), 1, "ab"), 3);
    QCOMPARE(memo(gpu.ref(), 1, "ab"), 3);
    QCOMPARE(calls, 1);
    QCOMPARE(memo(gpu.ref(), 2, "ab"), 4);
    const Context other = Context::create(gpu.ref().device());
    QCOMPARE(memo(other, 1, "ab"), 3);
    QCOMPARE(calls, 3);
    clearContextCaches();
    memo(gpu.ref(), 1, "ab");
    QCOMPARE(calls, 4);
}

void TestContext::memoIsThreadSafe()
{
    const EmulatedContext gpu;
    ContextMemo<int, int> memo([](const ContextRef&, int number) { return number * number; });
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                wrong += memo(gpu.ref(), i % 10) != (i % 10) * (i % 10);
                if (i % 50 == 0)
                    clearContextCaches();
            }
        });
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

void TestContext::deviceDataOfTheArchitecture()
{
    const EmulatedContext gpu({8, 9});
    const DeviceData data = DeviceData::of(gpu.ref().device());
    QCOMPARE(data.maxThreads, 1024u);
    QCOMPARE(data.warpSize, 32u);
    QCOMPARE(data.warpsPerMultiprocessor, 48u);
    QCOMPARE(data.blocksPerMultiprocessor, 24u);
    QCOMPARE(data.registers, 65536u);
    QCOMPARE(data.sharedMemory, 99u << 10);
    QCOMPARE(data.sharedLanes, 32u);
    QCOMPARE(data.sharedUnit, 128u);
    QCOMPARE(data.registerUnit, 256u);
    QCOMPARE(DeviceData::of(ComputeCapability{9, 0}).blocksPerMultiprocessor, 32u);
    QVERIFY_EXCEPTION_THROWN(DeviceData::of(ComputeCapability{1, 3}), LogicError);
}

void TestContext::alignmentRules()
{
    QCOMPARE(DeviceData::alignment({4}).value, std::uint64_t{64});
    QCOMPARE(DeviceData::alignment({16}).value, std::uint64_t{128});
    QVERIFY_EXCEPTION_THROWN(DeviceData::alignment({2}), LogicError);
    QCOMPARE(DeviceData::align({65}).value, std::uint64_t{128});
    QCOMPARE(DeviceData::align({128}, {8}).value, std::uint64_t{128});
    QCOMPARE(DeviceData::alignmentWords({8}), std::uint64_t{16});
    QCOMPARE(DeviceData::alignElements(17, {4}), std::uint64_t{32});
    QCOMPARE(DeviceData::coalesce(17), std::uint64_t{32});
    QCOMPARE(DeviceData::textureChannels(3), 4u);
    QCOMPARE(DeviceData::textureChannels(2), 2u);
    QVERIFY_EXCEPTION_THROWN(DeviceData::textureChannels(5), LogicError);
    QVERIFY_EXCEPTION_THROWN(DeviceData::align({UINT64_MAX}), LogicError);
}

void TestContext::versions()
{
    QVERIFY((version() >= std::array{0, 1, 0}));
    QVERIFY(versionText().starts_with(std::to_string(version()[0]) + "." + std::to_string(version()[1])));
    QVERIFY(versionText().ends_with(versionStatus()));
    QVERIFY((headerVersion() >= std::array{13, 0, 0}));
}

void TestContext::beginsWithTheDefaultDevice()
{
    const EmulatedContext gpu;
    const auto api = std::make_shared<const DriverApi>(gpu.api);
    int computed = 0;
    ContextMemo<int> memo([&](const ContextRef&) { return ++computed; });
    for (const AutoContext::Kind kind : {AutoContext::Kind::Own, AutoContext::Kind::Primary}) {
        const AutoContext automatic(api, kind);
        QVERIFY(*ContextStack::current() == automatic.context());
        QCOMPARE(automatic.context().handle() == gpu.ref().handle(), kind == AutoContext::Kind::Primary);
        QCOMPARE(automatic.device().attribute("warp_size"), 32);
        memo(gpu.ref());
    }
    QCOMPARE(ContextStack::depth(), std::size_t(0));
    QCOMPARE(contextDepth(gpu.api), 0);
    memo(gpu.ref());
    QCOMPARE(computed, 3);
    qputenv("CUDA_DEVICE", "7");
    QVERIFY_EXCEPTION_THROWN(AutoContext(api, AutoContext::Kind::Own), LogicError);
    qunsetenv("CUDA_DEVICE");
    qputenv("KERNELDESK_LIBCUDA", "/nowhere/libcuda.so");
    QVERIFY_EXCEPTION_THROWN(AutoContext(), RuntimeError);
    qunsetenv("KERNELDESK_LIBCUDA");
}

void TestContext::testsLeaveTheStackAsItWas()
{
    const EmulatedContext gpu;
    const auto api = std::make_shared<const DriverApi>(gpu.api);
    bool isRun = false;
    testWithContext(api, [&](const ContextRef& context) {
        isRun = true;
        QVERIFY(*ContextStack::current() == context);
    });
    QVERIFY(isRun);
    QVERIFY_EXCEPTION_THROWN(testWithContext(api, [](const ContextRef& context) {
                                 ContextStack::push(context);
                                 throw RuntimeError({.text = "the test failed"});
                             }),
                             RuntimeError);
    QCOMPARE(ContextStack::depth(), std::size_t(0));
    QCOMPARE(contextDepth(gpu.api), 0);
}

void TestContext::forkedChildrenAreRefused()
{
    const EmulatedContext gpu;
    const DeviceMemory memory(gpu.ref(), {64});
    const pid_t child = fork();
    if (child == 0) {
        int code = 1;
        try {
            DeviceMemory other(gpu.ref(), {64});
        } catch (const LogicError& error) {
            code = error.info().text.english().find("was forked") != std::string::npos ? 0 : 2;
        }
        {
            // Frees, and the driver's end, must not wait for threads that the child does not have.
            const DeviceMemory given = DeviceMemory::adopt(gpu.ref(), memory.ref());
            const DriverApi last = gpu.api;
        }
        _exit(code);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    gpu.ref().synchronize();  // the parent goes on
}

KD_TEST(TestContext, QCoreApplication)

}  // namespace tst_context

#include "tst_context.moc"
