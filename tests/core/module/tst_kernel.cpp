// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/module/kernel.h"
#include "core/module/module.h"
#include "core/module/legacylaunch.h"
#include "kernelsource.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/core/heapallocations.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_kernel {

using namespace kd;

namespace {

struct alignas(16) Wide {
    std::uint32_t x, y, z, w;
};

/// An emulated GPU with the test's module.
struct Bench : EmulatedContext {
    Bench() : module(ref(), bytesOf(kKernelSource), "test") {}
    Kernel kernel(const char* name) const { return Kernel(module.function(name)); }
    StreamRef queue() const { return stream.ref(); }

    Module module;
};

std::vector<std::uint32_t> words(const Bench& gpu, DeviceMemoryRef memory)
{
    std::vector<std::uint32_t> values(memory.size.value / 4);
    downloadNow(gpu.ref(), bytesIn(values), memory);
    return values;
}

std::vector<KernelParameter> saxpyParameters()
{
    using Kind = ArgumentType::Kind;
    return {{"n", 0, {Kind::Integer, "int", 4}},
            {"a", 4, {Kind::Floating, "float", 4}},
            {"x", 8, {Kind::Pointer, "const float*", 8}},
            {"y", 16, {Kind::Pointer, "float*", 8}}};
}

/// The text and subject of what `call` throws.
template <typename Thrown, typename Call> std::pair<std::string, std::string> thrownBy(Call call)
{
    try {
        call();
    } catch (const Thrown& error) {
        return {error.info().text.english(), error.info().subject.words().english()};
    }
    return {"nothing was thrown", {}};
}

}  // namespace

class TestKernel : public QObject {
    Q_OBJECT

private slots:
    void launchesTypedValues();
    void valuesLieWhereTheCompilerPutThem();
    void wrongNumbersAreNamed();
    void wrongSizesAreNamed();
    void wrongKindsAreNamed();
    void everyKindOfMemoryIsAnAddress();
    void otherLayoutsAreRefused();
    void inOutAndBoth();
    void handlersKeepTheirMemory();
    void handlersFollowTheStream();
    void timesALaunch();
    void preparedLaunchesTakeNoHeap();
    void preparedLaunchesAreTimed();
    void preparingChecksTypes();
    void cooperativeLaunches();
    void cooperativeGridsThatAreTooLarge();
    void extendedLaunches();
    void statefulLaunches();
    void statefulLaunchesAreChecked();
    void attributesAreReadAndSet();
    void cacheConfigIsTaken();
    void occupancyByTheDriver();
    void globalsAreFilled();
    void missingGlobalsAreNamed();
    void loadsFromAFile();
    void loadMessagesAreTold();
    void logOptionsAreReserved();
    void loadingModeIsTold();
    void modulesEndWithTheirContext();
};

void TestKernel::launchesTypedValues()
{
    const Bench gpu;
    const std::vector<float> x(100, 2.0f);
    const std::vector<float> y(100, 1.0f);
    const DeviceMemory dx = toDevice(gpu.queue(), bytesOf(x));
    const DeviceMemory dy = toDevice(gpu.queue(), bytesOf(y));
    gpu.kernel("saxpy").launch(gpu.queue(), {{2}, {64}}, 100, 3.0f, dx, dy);
    std::vector<float> back(100);
    downloadNow(gpu.ref(), bytesIn(back), dy);
    QCOMPARE(back, std::vector<float>(100, 7.0f));
    gpu.kernel("nothing").launch(gpu.queue(), {});
}

void TestKernel::valuesLieWhereTheCompilerPutThem()
{
    const Bench gpu;
    const DeviceMemory out(gpu.ref(), {8});
    gpu.kernel("structured").launch(gpu.queue(), {}, 1u, Wide{2, 3, 4, 5}, out);
    QCOMPARE(words(gpu, out), (std::vector<std::uint32_t>{1, 5}));
    QCOMPARE(gpu.kernel("structured").parameters()[1].offset, std::size_t(16));
}

void TestKernel::wrongNumbersAreNamed()
{
    const Bench gpu;
    const Kernel kernel = gpu.kernel("saxpy");
    const auto [text, subject] = thrownBy<LogicError>([&] { kernel.launch(gpu.queue(), {}, 100, 3.0f); });
    QCOMPARE(text, std::string("saxpy takes 4 arguments, not 2"));
    QVERIFY_EXCEPTION_THROWN(gpu.kernel("nothing").launch(gpu.queue(), {}, 1), LogicError);
}

void TestKernel::wrongSizesAreNamed()
{
    const Bench gpu;
    const Kernel kernel = gpu.kernel("saxpy");
    const DeviceMemoryRef memory;
    const auto [text, subject] = thrownBy<LogicError>([&] { kernel.launch(gpu.queue(), {}, 100, 3.0, memory, memory); });
    QCOMPARE(text, std::string("saxpy takes 4 bytes here, not double, 8 bytes"));
    QCOMPARE(subject, std::string("argument 2"));
}

void TestKernel::wrongKindsAreNamed()
{
    const Bench gpu;
    const Kernel kernel(gpu.module.function("saxpy"), saxpyParameters());
    const DeviceMemoryRef memory;
    auto [text, subject] = thrownBy<LogicError>([&] { kernel.launch(gpu.queue(), {}, 100, 3, memory, memory); });
    QCOMPARE(text, std::string("saxpy takes float, 4 bytes here, not int, 4 bytes"));
    QCOMPARE(subject, std::string("argument 2 (a)"));
    std::tie(text, subject) = thrownBy<LogicError>([&] { kernel.launch(gpu.queue(), {}, 100, 3.0f, 1ull, memory); });
    QCOMPARE(text, std::string("saxpy takes const float*, 8 bytes here, not unsigned long long, 8 bytes"));
    QCOMPARE(subject, std::string("argument 3 (x)"));
    QVERIFY_EXCEPTION_THROWN(kernel.launch(gpu.queue(), {}, memory, 3.0f, memory, memory), LogicError);
}

void TestKernel::everyKindOfMemoryIsAnAddress()
{
    const Bench gpu;
    const Kernel kernel = gpu.kernel("scale");
    DeviceMemoryPool pool(gpu.ref());
    const ManagedArray<std::uint32_t> managed = managedZeros<std::uint32_t>(gpu.ref(), {{4}});
    const PooledMemory pooled = pool.allocate({16}, gpu.queue());
    const MemoryPointer pointer = MemoryPointer::allocate(gpu.ref(), {16});
    fill(gpu.queue(), pooled, 2u);
    fill(gpu.queue(), pointer, 5u);
    managed.at({3}) = 7;
    const LaunchShape shape{.block = {4}};
    kernel.launch(gpu.queue(), shape, pooled);
    kernel.launch(gpu.queue(), shape, pointer);
    kernel.launch(gpu.queue(), shape, managed);
    kernel.launch(gpu.queue(), shape, managed.memory());
    kernel.launch(gpu.queue(), shape, reinterpret_cast<std::uint32_t*>(pooled.address()));
    gpu.ref().synchronize();
    QCOMPARE(words(gpu, pooled), std::vector<std::uint32_t>(4, 18));
    QCOMPARE(words(gpu, pointer), std::vector<std::uint32_t>(4, 15));
    QCOMPARE(managed.at({3}), 63u);
}

void TestKernel::otherLayoutsAreRefused()
{
    const Bench gpu;
    std::vector<KernelParameter> parameters = saxpyParameters();
    parameters[3].offset = 24;
    QVERIFY_EXCEPTION_THROWN(Kernel(gpu.module.function("saxpy"), parameters), LogicError);
    parameters.pop_back();
    QVERIFY_EXCEPTION_THROWN(Kernel(gpu.module.function("saxpy"), parameters), LogicError);
}

void TestKernel::inOutAndBoth()
{
    const Bench gpu;
    const std::vector<float> x(8, 2.0f);
    std::vector<float> y(8, 1.0f);
    gpu.kernel("saxpy").launch(gpu.queue(), {{1}, {8}}, 8, 3.0f, In(x), InOut(y));
    QCOMPARE(y, std::vector<float>(8, 7.0f));
    std::vector<std::uint32_t> out(2, 99);
    gpu.kernel("structured").launch(gpu.queue(), {}, 4u, Wide{0, 0, 0, 6}, Out(out));
    QCOMPARE(out, (std::vector<std::uint32_t>{4, 6}));
}

void TestKernel::handlersKeepTheirMemory()
{
    const Bench gpu;
    std::vector<std::uint32_t> data(4, 1);
    InOut handler(data);
    QCOMPARE(handler.address(), CUdeviceptr(0));
    gpu.kernel("scale").launch(gpu.queue(), {.block = {4}}, handler);
    const CUdeviceptr address = handler.address();
    gpu.kernel("scale").launch(gpu.queue(), {.block = {4}}, handler);
    QCOMPARE(handler.address(), address);
    QCOMPARE(data, std::vector<std::uint32_t>(4, 9));
}

void TestKernel::handlersFollowTheStream()
{
    // A non-blocking stream that is behind: copies that did not go through it would read before the fill.
    const Bench gpu;
    const std::vector<float> x(8, 1.0f);
    std::vector<float> y(8, 0.0f);
    gpu.queue().launchHostFunction([&] { std::ranges::fill(y, 5.0f); });
    const HostMemory pinned(gpu.ref(), {32});
    const std::span<float> values(reinterpret_cast<float*>(pinned.bytes().data()), 8);
    gpu.queue().launchHostFunction([&] { std::ranges::fill(values, 5.0f); });
    gpu.kernel("saxpy").launch(gpu.queue(), {{1}, {8}}, 8, 2.0f, In(x), InOut(values));
    QCOMPARE(values[7], 7.0f);
}

void TestKernel::timesALaunch()
{
    const Bench gpu;
    std::vector<std::uint32_t> data(4, 1);
    const Seconds took = gpu.kernel("scale").launchTimed(gpu.queue(), {.block = {4}}, InOut(data));
    QVERIFY(took > Seconds(0) && took < Seconds(10));
    QCOMPARE(data.front(), 3u);
}

void TestKernel::preparedLaunchesTakeNoHeap()
{
    const Bench gpu;
    // The emulated driver takes memory to queue a launch; one that only counts tells what the engine itself takes.
    static int calls = 0;
    DriverApi bare = gpu.api;
    bare.cuLaunchKernel = [](CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void**,
                             void**) {
        ++calls;
        return CUDA_SUCCESS;
    };
    const Device device = Device::byOrdinal(bare, 0);
    const ContextRef context(device, gpu.ref().handle());
    context.makeCurrent();
    const FunctionRef function(context, gpu.module.function("saxpy").handle(), "saxpy");
    const auto prepared = Kernel(function).prepare<int, float, DeviceMemoryRef, CUdeviceptr>();
    const DeviceMemory memory(gpu.ref(), {400});
    const StreamRef stream(context, gpu.queue().handle());
    const std::uint64_t before = heapAllocationsOfThread();
    for (int i = 0; i < 10; ++i)
        prepared.launch(stream, {{1}, {8}}, 8, 1.0f, memory, memory.address());
    QCOMPARE(heapAllocationsOfThread(), before);
    QCOMPARE(calls, 10);
    gpu.api.cuCtxSetCurrent(nullptr);
}

void TestKernel::preparedLaunchesAreTimed()
{
    const Bench gpu;
    const std::vector<std::uint32_t> data(4, 2);
    const DeviceMemory memory = toDevice(gpu.queue(), bytesOf(data));
    const auto prepared = gpu.kernel("scale").prepare<DeviceMemoryRef>();
    const LaunchTime time = prepared.launchTimed(gpu.queue(), {.block = {4}}, memory);
    const Seconds took = time.seconds();
    QVERIFY(took > Seconds(0));
    QCOMPARE(time.seconds().count(), took.count());
    QCOMPARE(words(gpu, memory), std::vector<std::uint32_t>(4, 6));
}

void TestKernel::preparingChecksTypes()
{
    const Bench gpu;
    QVERIFY_EXCEPTION_THROWN((gpu.kernel("saxpy").prepare<int, double, CUdeviceptr, CUdeviceptr>()), LogicError);
    QVERIFY_EXCEPTION_THROWN((gpu.kernel("saxpy").prepare<int>()), LogicError);
}

void TestKernel::cooperativeLaunches()
{
    const Bench gpu;
    const DeviceMemory out(gpu.ref(), {8});
    gpu.kernel("structured").launchCooperative(gpu.queue(), {}, 1u, Wide{0, 0, 0, 9}, out);
    QCOMPARE(words(gpu, out), (std::vector<std::uint32_t>{1, 9}));
}

void TestKernel::cooperativeGridsThatAreTooLarge()
{
    const Bench gpu;
    const Kernel kernel = gpu.kernel("nothing");
    const std::uint64_t capacity = kernel.function().cooperativeCapacity(1024, 0);
    QCOMPARE(capacity, std::uint64_t(8));  // 4 multiprocessors of 2048 threads
    kernel.launchCooperative(gpu.queue(), {{8}, {1024}});
    const auto [text, subject] = thrownBy<LaunchError>([&] { kernel.launchCooperative(gpu.queue(), {{9}, {1024}}); });
    QVERIFY2(text.find("holds 8 of these, 9 were asked for") != std::string::npos, text.c_str());
    gpu.queue().synchronize();  // nothing else is lost
}

void TestKernel::extendedLaunches()
{
    const Bench gpu;
    const DeviceMemory out(gpu.ref(), {8});
    const Kernel kernel = gpu.kernel("structured");
    kernel.launchExtended(gpu.queue(), {},
                          {.isCooperative = true, .priority = -1, .mayOverlapPrevious = true, .carveoutPercent = 50}, 2u,
                          Wide{0, 0, 0, 8}, out);
    QCOMPARE(words(gpu, out), (std::vector<std::uint32_t>{2, 8}));
    kernel.launchExtended(gpu.queue(), {{2}}, {.cluster = Dim3{2}}, 3u, Wide{0, 0, 0, 9}, out);
    QCOMPARE(words(gpu, out), (std::vector<std::uint32_t>{3, 9}));
    QVERIFY_EXCEPTION_THROWN(kernel.launchExtended(gpu.queue(), {{3}}, {.cluster = Dim3{2}}, 2u, Wide{}, out), LogicError);
    QVERIFY(kernel.function().maxActiveClusters({{2}}, {2}) > 0);
    QCOMPARE(kernel.function().maxActiveClusters({{16}}, {16}), 0U);
    kernel.function().allowLargeClusters();
    QVERIFY(kernel.function().maxActiveClusters({{16}}, {16}) > 0);
}

void TestKernel::statefulLaunches()
{
    const Bench gpu;
    const std::vector<float> x(8, 2.0f);
    const DeviceMemory dx = toDevice(gpu.queue(), bytesOf(x));
    const DeviceMemory dy = toDevice(gpu.queue(), bytesOf(x));
    LegacyLaunch launch(gpu.module.function("saxpy"));
    launch.setBlockShape(8, 1, 1);
    launch.setSharedSize(0);
    launch.setParameterSize(24);
    launch.setParameter(0, 8u);
    launch.setParameter(4, 3.0f);
    const CUdeviceptr addresses[] = {dx.address(), dy.address()};
    launch.setParameter(8, std::as_bytes(std::span(addresses)));
    launch.launch();
    launch.launchGrid(1, 1);
    launch.launchGrid(1, 1, gpu.queue());
    gpu.ref().synchronize();
    std::vector<float> back(8);
    downloadNow(gpu.ref(), bytesIn(back), dy);
    QCOMPARE(back, std::vector<float>(8, 20.0f));
}

void TestKernel::statefulLaunchesAreChecked()
{
    const Bench gpu;
    LegacyLaunch launch(gpu.module.function("saxpy"));
    launch.setParameterSize(16);
    QVERIFY_EXCEPTION_THROWN(launch.setParameter(13, 1u), LogicError);
    QVERIFY_EXCEPTION_THROWN(launch.setParameter(~std::size_t{0}, 1.0f), LogicError);
    QVERIFY_EXCEPTION_THROWN(launch.setParameterSize(40'000), LogicError);
    const auto [text, subject] = thrownBy<LogicError>([&] { launch.launch(); });
    QCOMPARE(text, std::string("saxpy takes 24 bytes of parameters; 16 are set"));
}

void TestKernel::attributesAreReadAndSet()
{
    const Bench gpu;
    const FunctionRef function = gpu.module.function("saxpy");
    QCOMPARE(function.attribute(FunctionAttribute::MaxThreadsPerBlock), 1024);
    QCOMPARE(function.attribute(FunctionAttribute::PtxVersion), 75);
    function.setAttribute(FunctionAttribute::MaxDynamicSharedSizeBytes, 100'000);
    QCOMPARE(gpu.module.function("saxpy").attribute(FunctionAttribute::MaxDynamicSharedSizeBytes), 100'000);
    function.setAttribute(FunctionAttribute::PreferredSharedMemoryCarveout, 50);
    QVERIFY_EXCEPTION_THROWN(function.setAttribute(FunctionAttribute::MaxDynamicSharedSizeBytes, 1 << 20), LogicError);
    const auto [text, subject] = thrownBy<LogicError>([&] { function.setAttribute(FunctionAttribute::NumRegs, 32); });
    QVERIFY2(text.starts_with("NUM_REGS cannot be set"), text.c_str());
}

void TestKernel::cacheConfigIsTaken()
{
    const Bench gpu;
    gpu.module.function("saxpy").setCacheConfig(CacheConfig::PreferShared);
    QVERIFY_EXCEPTION_THROWN(gpu.module.function("saxpy").setCacheConfig(static_cast<CacheConfig>(9)), LogicError);
}

void TestKernel::occupancyByTheDriver()
{
    const Bench gpu;
    const FunctionRef function = gpu.module.function("saxpy");
    QCOMPARE(function.maxActiveBlocks(256, 0), 8u);
    const BlockSizeSuggestion suggestion = function.suggestBlock();
    QCOMPARE(suggestion.threads * suggestion.leastBlocks, 4u * 2048);
    QVERIFY(function.suggestBlock(0, 100).threads <= 100);
    QCOMPARE(function.availableDynamicShared(2, 256), 48u << 10);  // what a launch may ask for
    function.allowDynamicShared(128 << 10);
    const std::uint64_t spare = function.availableDynamicShared(2, 256);
    QVERIFY(spare > 48 << 10);
    QVERIFY(function.maxActiveBlocks(256, static_cast<std::uint32_t>(spare)) >= 2);
    QVERIFY(function.maxActiveBlocks(256, static_cast<std::uint32_t>(spare) + 128) < 2);
    QVERIFY_EXCEPTION_THROWN(function.availableDynamicShared(9, 256), LogicError);
}

void TestKernel::globalsAreFilled()
{
    const Bench gpu;
    const DeviceMemoryRef factor = gpu.module.global("factor");
    QCOMPARE(factor.size.value, std::uint64_t(4));
    QCOMPARE(words(gpu, factor), std::vector<std::uint32_t>{3});
    const std::vector<std::uint32_t> ten{10};
    uploadNow(gpu.ref(), factor, bytesOf(ten));
    std::vector<std::uint32_t> data(4, 2);
    gpu.kernel("scale").launch(gpu.queue(), {.block = {4}}, InOut(data));
    QCOMPARE(data, std::vector<std::uint32_t>(4, 20));
    fill(gpu.queue(), gpu.module.global("table"), 77u);
    std::vector<std::uint32_t> out(1);
    gpu.kernel("lookUp").launch(gpu.queue(), {}, Out(out));
    QCOMPARE(out.front(), 77u);
}

void TestKernel::missingGlobalsAreNamed()
{
    const Bench gpu;
    const auto [text, subject] = thrownBy<LogicError>([&] { static_cast<void>(gpu.module.global("tabel")); });
    QCOMPARE(subject, std::string("tabel"));
}

void TestKernel::loadsFromAFile()
{
    const Bench gpu;
    const QTemporaryDir folder;
    const std::string path = folder.filePath("kernels.ptx").toStdString();
    std::ofstream(path) << kKernelSource;
    const Module module = Module::fromFile(gpu.ref(), path);
    QCOMPARE(module.kernelNames().size(), std::size_t(5));
    const auto [text, subject] = thrownBy<RuntimeError>([&] { Module::fromFile(gpu.ref(), path + ".gone"); });
    QCOMPARE(subject, path + ".gone");
}

void TestKernel::loadMessagesAreTold()
{
    const EmulatedContext gpu;
    std::vector<bool> told;
    std::string errors;
    const ModuleOptions options{.onMessages = [&](bool ok, const std::string&, const std::string& text) {
        told.push_back(ok);
        errors = text;
    }};
    const Module module(gpu.ref(), bytesOf(kKernelSource), "test", options);
    QCOMPARE(told, std::vector<bool>{true});
    QVERIFY_EXCEPTION_THROWN(Module(gpu.ref(), bytesOf(".version 8.0\n.target sm_75\n.address_size 64\nnonsense"), "test", options),
                             CompileError);
    QCOMPARE(told, (std::vector<bool>{true, false}));
    QVERIFY(!errors.empty());
}

void TestKernel::logOptionsAreReserved()
{
    const EmulatedContext gpu;
    const Module module(gpu.ref(), bytesOf(kKernelSource), "test", {.jit = {{JitOption::MaxRegisters, 32}}});
    const auto [text, subject] = thrownBy<LogicError>([&] {
        const Module other(gpu.ref(), bytesOf(kKernelSource), "test", {.jit = {{JitOption::InfoLogBuffer, 0}}});
    });
    QCOMPARE(subject, std::string("INFO_LOG_BUFFER"));
}

void TestKernel::loadingModeIsTold()
{
    const EmulatedContext gpu;
    QVERIFY(Module::loadsLazily(gpu.api));
}

void TestKernel::modulesEndWithTheirContext()
{
    const EmulatedContext gpu;
    Context context = Context::create(gpu.ref().device());
    const Module module(context, bytesOf(kKernelSource), "test");
    const FunctionRef function = module.function("nothing");
    context = Context::create(gpu.ref().device());
    void* none = nullptr;
    QVERIFY_EXCEPTION_THROWN(function.launch(StreamRef::legacy(function.context()), {}, &none), Error);
}

KD_TEST(TestKernel, QCoreApplication)

}  // namespace tst_kernel

#include "tst_kernel.moc"
