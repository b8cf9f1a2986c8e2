// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/device/contextstack.h"
#include "core/driver/driverloader.h"
#include "core/memory/asyncpool.h"
#include "core/memory/devicepool.h"
#include "core/memory/ipcmemory.h"
#include "core/memory/matrixarray.h"
#include "core/memory/pitchedmemory.h"
#include "core/memory/pointerinfo.h"
#include "core/memory/registeredmemory.h"
#include "core/module/textureobject.h"
#include "core/source/sourcemodule.h"
#include "core/stream/capture.h"
#include "tests/program/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <cstring>
#include <memory>
#include <numeric>
#include <optional>

namespace tst_engine {

using namespace kd;

namespace {

constexpr const char* kSource = R"(
__global__ void scale(float* data, float by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] *= by;
}
__global__ void sample(cudaTextureObject_t texture, float* out, float x, float y) { out[0] = tex2D<float>(texture, x, y); }
__global__ void fetch(cudaTextureObject_t texture, float* out, int i) { out[0] = tex1Dfetch<float>(texture, i); }
__global__ void write(cudaSurfaceObject_t surface, float value)
{
    surf2DLayeredwrite(value + threadIdx.x, surface, threadIdx.x * 4, threadIdx.y, 0);
}
__global__ void clustered(int* out)
{
    int blocks = 0;
#if __CUDA_ARCH__ >= 900
    asm("mov.u32 %0, %cluster_nctaid.x;" : "=r"(blocks));
#endif
    if (threadIdx.x == 0)
        out[blockIdx.x] = blocks;
}
)";

const DriverLoad& driver()
{
    static const DriverLoad load = loadDriver();
    return load;
}

/// The first device with its primary context and a stream.
struct Bench {
    Bench() : owner(Context::retainPrimary(Device::byOrdinal(*driver().api, 0))), stream(owner) {}
    ContextRef ref() const { return owner.ref(); }
    SourceModule module(std::vector<std::string> options = {}) const
    {
        return {owner, kSource, {.options = std::move(options), .cacheDirectory = std::filesystem::path()}};
    }

    Context owner;
    Stream stream;
};

int contextDepth()
{
    const DriverApi& api = *driver().api;
    std::vector<CUcontext> popped;
    CUcontext context = nullptr;
    while (api.cuCtxPopCurrent(&context) == CUDA_SUCCESS)
        popped.push_back(context);
    for (auto each = popped.rbegin(); each != popped.rend(); ++each)
        api.cuCtxPushCurrent(*each);
    return static_cast<int>(popped.size());
}

template <typename T> std::vector<T> read(const ContextRef& context, DeviceMemoryRef memory)
{
    std::vector<T> values(memory.size.value / sizeof(T));
    downloadNow(context, std::as_writable_bytes(std::span(values)), memory);
    return values;
}

template <typename Handle> QString asText(const Handle& handle)
{
    return QByteArray(reinterpret_cast<const char*>(&handle), sizeof handle).toHex();
}

template <typename Handle> Handle fromText(const QString& text)
{
    const QByteArray bytes = QByteArray::fromHex(text.toLatin1());
    Handle handle{};
    std::memcpy(&handle, bytes.constData(), std::min(sizeof handle, static_cast<std::size_t>(bytes.size())));
    return handle;
}

/// The other process of sharesMemoryAndEvents: waits for the event, adds 1 to the first word, and checks that it was 41.
int otherProcess(const QStringList& arguments)
{
    const Bench gpu;
    IpcMemory memory(gpu.ref(), fromText<IpcMemoryHandle>(arguments.at(2)), {4});
    const Event event = Event::open(gpu.ref(), fromText<IpcEventHandle>(arguments.at(3)));
    gpu.stream.ref().wait(event);
    gpu.stream.ref().synchronize();
    const std::uint32_t value = read<std::uint32_t>(gpu.ref(), memory).front();
    fill(gpu.stream, memory, value + 1);
    gpu.stream.ref().synchronize();
    memory.close();
    return value == 41 ? 0 : 1;
}

}  // namespace

/// What the emulated GPU cannot show, on a device. The driver's stack of contexts is empty before and after each test.
class TestEngine : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QCOMPARE(contextDepth(), 0); }
    void cleanup() { QCOMPARE(contextDepth(), 0); }

    void texturesOfArrays();
    void texturesOfLinearMemory();
    void texturesOfPitchedMemory();
    void textureSettingsAreKept();
    void bordersAreSampled();
    void surfacesAreWritten();
    void asyncPoolsAllocateInOrder();
    void asyncPoolsAreLimitedAndTrimmed();
    void asyncPoolSettings();
    void sharesMemoryAndEvents();
    void ownHandlesAreRefused();
    void streamsAreCaptured();
    void clustersAreLaunched();
    void peersReachEachOther();
    void contextsOfTheirOwn();
    void pooledMemoryIsReused();
    void registeredMemoryReachesKernels();
    void typedLaunchesOnTheDevice();
};

void TestEngine::initTestCase()
{
    if (!driver())
        QSKIP(driver().sentence.english().c_str());
    if (!compilerInfo().available)
        QSKIP(compilerInfo().missing.english().c_str());
}

void TestEngine::texturesOfArrays()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    const AlignedArray<float> matrix = alignedEmpty<float>({{2, 3}});
    for (std::size_t y = 0; y < 2; ++y)
        for (std::size_t x = 0; x < 3; ++x)
            matrix.at({y, x}) = static_cast<float>(10 * y + x);
    const Array array = matrixToArray(gpu.stream, matrix);
    const TextureObject point(gpu.ref(), array.ref());
    std::vector<float> out(1);
    module.kernel("sample").launch(gpu.stream, {}, point, Out(out), 2.5f, 1.5f);
    QCOMPARE(out.front(), 12.0f);
    module.kernel("sample").launch(gpu.stream, {}, point, Out(out), 99.0f, -5.0f);
    QCOMPARE(out.front(), 2.0f);  // clamped
    const TextureObject smooth(gpu.ref(), array.ref(), {.filter = FilterMode::Linear});
    module.kernel("sample").launch(gpu.stream, {}, smooth, Out(out), 1.0f, 1.0f);
    QCOMPARE(out.front(), 5.5f);
    const TextureObject wrapped(
        gpu.ref(), array.ref(),
        {.addressModes = {AddressMode::Wrap, AddressMode::Wrap, AddressMode::Wrap}, .flags = TextureFlag::NormalizedCoordinates});
    module.kernel("sample").launch(gpu.stream, {}, wrapped, Out(out), 1.5f, 0.75f);
    QCOMPARE(out.front(), 11.0f);
    QVERIFY(point.array() == array.ref());
}

void TestEngine::texturesOfLinearMemory()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    std::vector<float> values(64);
    std::iota(values.begin(), values.end(), 0.0f);
    const DeviceMemory memory = toDevice(gpu.stream, std::as_bytes(std::span(values)));
    const TextureObject texture(gpu.ref(), LinearTexels{memory, texelFormatOf<float>()});
    std::vector<float> out(1);
    module.kernel("fetch").launch(gpu.stream, {}, texture, Out(out), 42);
    QCOMPARE(out.front(), 42.0f);
    QVERIFY_EXCEPTION_THROWN(texture.array(), LogicError);
}

void TestEngine::texturesOfPitchedMemory()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    const PitchedMemory memory(gpu.ref(), {12}, 2);
    const std::vector<float> values{0, 1, 2, 10, 11, 12};
    copyRows(gpu.stream, CopyEndpoint::device(memory.memory(), memory.pitch()),
             CopyEndpoint::host(std::as_bytes(std::span(values)), {12}),
             {{12}, 2});
    gpu.stream.ref().synchronize();
    const TextureObject texture(gpu.ref(), PitchedTexels{memory.memory(), texelFormatOf<float>(), 3, 2, memory.pitch()});
    std::vector<float> out(1);
    module.kernel("sample").launch(gpu.stream, {}, texture, Out(out), 1.5f, 1.5f);
    QCOMPARE(out.front(), 11.0f);
    QVERIFY_EXCEPTION_THROWN(TextureObject(gpu.ref(), PitchedTexels{memory.memory(), texelFormatOf<float>(), 3, 3, memory.pitch()}),
                             LogicError);
}

void TestEngine::textureSettingsAreKept()
{
    const Bench gpu;
    const Array array(gpu.ref(), {.width = 4, .height = 4, .format = ArrayFormat::UInt8});
    const TextureObject texture(gpu.ref(), array.ref(),
                                {.addressModes = {AddressMode::Border, AddressMode::Mirror, AddressMode::Clamp},
                                 .flags = TextureFlag::ReadAsInteger | TextureFlag::NormalizedCoordinates});
    const TextureSettings settings = texture.settings();
    QCOMPARE(settings.addressModes[0], AddressMode::Border);
    QCOMPARE(settings.addressModes[1], AddressMode::Mirror);
    QCOMPARE(settings.filter, FilterMode::Point);
    QVERIFY(settings.flags.has(TextureFlag::ReadAsInteger) && settings.flags.has(TextureFlag::NormalizedCoordinates));
}

void TestEngine::bordersAreSampled()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    const Array array = matrixToArray(gpu.stream, alignedZeros<float>({{2, 3}}));
    const TextureObject texture(gpu.ref(), array.ref(),
                                {.addressModes = {AddressMode::Border, AddressMode::Border}, .border = {7, 2, 3, 4}});
    std::vector<float> out(1);
    module.kernel("sample").launch(gpu.stream, {}, texture, Out(out), -3.0f, -3.0f);
    QCOMPARE(out.front(), 7.0f);
}

void TestEngine::surfacesAreWritten()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    const Array array = matrixToArray(gpu.stream, alignedZeros<float>({{2, 3}}), ArrayUse::Surface);
    const SurfaceObject surface(array);
    module.kernel("write").launch(gpu.stream, {.block = {3, 2}}, surface, 5.0f);
    std::vector<float> back(6);
    copyBox(gpu.stream, CopyEndpoint::host(std::as_bytes(std::span(back)), {12}, 2), CopyEndpoint::array(array), {{12}, 2});
    gpu.stream.ref().synchronize();
    QCOMPARE(back, (std::vector<float>{5, 6, 7, 5, 6, 7}));
    QVERIFY(surface.array() == array.ref());
}

void TestEngine::asyncPoolsAllocateInOrder()
{
    const Bench gpu;
    const AsyncMemoryPool pool(gpu.ref());
    {
        AsyncMemory memory = pool.ref().allocate({4096}, gpu.stream);
        fill(gpu.stream, memory, 7u);
        std::vector<std::uint32_t> back(1024);
        download(gpu.stream, std::as_writable_bytes(std::span(back)), memory);
        gpu.stream.ref().synchronize();
        QCOMPARE(back.back(), 7u);
        QVERIFY(pool.ref().statistics().used.value >= 4096);
        memory.free(gpu.stream);
        QVERIFY_EXCEPTION_THROWN(memory.free(gpu.stream), LogicError);
    }
    gpu.stream.ref().synchronize();
    QCOMPARE(pool.ref().statistics().used.value, std::uint64_t(0));
    QVERIFY(pool.ref().statistics().peakUsed.value >= 4096);
    pool.ref().resetMarks();
    QCOMPARE(pool.ref().statistics().peakUsed.value, std::uint64_t(0));
}

void TestEngine::asyncPoolsAreLimitedAndTrimmed()
{
    const Bench gpu;
    const AsyncMemoryPool pool(gpu.ref(), Bytes{64 << 20});
    pool.ref().setReleaseThreshold({~std::uint64_t{0}});
    {
        const AsyncMemory memory = pool.ref().allocate({32 << 20}, gpu.stream);
        QVERIFY_EXCEPTION_THROWN(pool.ref().allocate({48 << 20}, gpu.stream), MemoryError);
    }
    gpu.stream.ref().synchronize();
    QVERIFY(pool.ref().statistics().reserved.value >= 32u << 20);
    pool.ref().freeAllBlocks();
    QCOMPARE(pool.ref().statistics().reserved.value, std::uint64_t(0));
}

void TestEngine::asyncPoolSettings()
{
    const Bench gpu;
    const AsyncMemoryPool pool(gpu.ref());
    pool.ref().setReleaseThreshold({1 << 20});
    QCOMPARE(pool.ref().releaseThreshold().value, std::uint64_t{1 << 20});
    for (const AsyncReuse reuse : {AsyncReuse::FollowEvents, AsyncReuse::Opportunistic, AsyncReuse::InternalDependencies}) {
        pool.ref().setReuse(reuse, false);
        QVERIFY(!pool.ref().allowsReuse(reuse));
        pool.ref().setReuse(reuse, true);
        QVERIFY(pool.ref().allowsReuse(reuse));
    }
    const AsyncPoolRef before = AsyncPoolRef::currentOf(gpu.ref());
    pool.ref().makeCurrent();
    QCOMPARE(AsyncPoolRef::currentOf(gpu.ref()).handle(), pool.ref().handle());
    before.makeCurrent();
    QVERIFY(AsyncPoolRef::defaultOf(gpu.ref()).handle() != pool.ref().handle());
}

void TestEngine::sharesMemoryAndEvents()
{
    const Bench gpu;
    const DeviceMemory memory(gpu.ref(), {4});
    const Event event(gpu.ref(), EventFlag::Interprocess | EventFlag::DisableTiming);
    fill(gpu.stream, memory, 41u);
    event.ref().record(gpu.stream);
    QProcess other;
    other.setProcessChannelMode(QProcess::ForwardedChannels);
    other.start(QCoreApplication::applicationFilePath(),
                {kd::test::name(), "--other", asText(ipcHandle(memory)), asText(event.ref().ipcHandle())});
    QVERIFY(other.waitForFinished(60'000));
    QCOMPARE(other.exitCode(), 0);
    QCOMPARE(read<std::uint32_t>(gpu.ref(), memory).front(), 42u);
}

void TestEngine::ownHandlesAreRefused()
{
    const Bench gpu;
    const DeviceMemory memory(gpu.ref(), {4096});
    const IpcMemoryHandle handle = ipcHandle(memory);
    QVERIFY_EXCEPTION_THROWN(IpcMemory(gpu.ref(), handle, {4096}), LogicError);
    const Event event(gpu.ref());
    QVERIFY_EXCEPTION_THROWN(event.ref().ipcHandle(), LogicError);
}

void TestEngine::streamsAreCaptured()
{
    const Bench gpu;
    const DeviceMemory memory(gpu.ref(), {64});
    fill(gpu.stream, memory, 1u);
    gpu.stream.ref().synchronize();
    QVERIFY(!isCapturing(gpu.stream));
    beginCapture(gpu.stream);
    QVERIFY(isCapturing(gpu.stream));
    fill(gpu.stream, memory, 2u);
    const CapturedGraph graph = endCapture(gpu.stream);
    QVERIFY(graph.handle() != nullptr && !isCapturing(gpu.stream));
    QCOMPARE(read<std::uint32_t>(gpu.ref(), memory).front(), 1u);  // recorded, not done
    QVERIFY_EXCEPTION_THROWN(beginCapture(StreamRef::legacy(gpu.ref())), LogicError);
}

void TestEngine::clustersAreLaunched()
{
    const Bench gpu;
    if (gpu.ref().device().computeCapability() < ComputeCapability{9, 0})
        QSKIP("the device has no clusters");
    const SourceModule module = gpu.module();
    std::vector<int> out(4);
    const Kernel kernel = module.kernel("clustered");
    kernel.launchExtended(gpu.stream, {{4}, {32}}, {.cluster = Dim3{2}}, Out(out));
    QCOMPARE(out, std::vector<int>(4, 2));
    QVERIFY(kernel.function().maxActiveClusters({{4}, {32}}, {2}) > 0);
}

void TestEngine::peersReachEachOther()
{
    if (Device::count(*driver().api) < 2)
        QSKIP("needs two devices");
    const Bench gpu;
    const Context other = Context::retainPrimary(Device::byOrdinal(*driver().api, 1));
    const std::vector<std::uint32_t> values(16, 5);
    const DeviceMemory here = toDevice(gpu.stream, std::as_bytes(std::span(values)));
    const DeviceMemory there(other, {64});
    copyPeer(gpu.stream, there, other, here, gpu.ref());
    gpu.stream.ref().synchronize();
    QCOMPARE(read<std::uint32_t>(other, there), values);
    copyBox(gpu.stream, CopyEndpoint::device(there, {32}, 2).in(other), CopyEndpoint::device(here, {32}, 2).in(gpu.ref()),
            {{32}, 2});
    gpu.stream.ref().synchronize();
    if (!gpu.ref().device().canAccessPeer(other.ref().device()))
        QSKIP("the two devices do not reach each other's memory");
    gpu.ref().enablePeerAccess(other);
    QVERIFY_EXCEPTION_THROWN(gpu.ref().enablePeerAccess(other), LogicError);
    copy(gpu.stream, here, there);
    gpu.stream.ref().synchronize();
    gpu.ref().disablePeerAccess(other);
    QVERIFY_EXCEPTION_THROWN(gpu.ref().disablePeerAccess(other), LogicError);
}

void TestEngine::contextsOfTheirOwn()
{
    const Bench gpu;
    const Context own = Context::create(gpu.ref().device());
    QVERIFY(own.ref().id() != gpu.ref().id());
    QVERIFY(own.ref().apiVersion() >= 3020);
    own.ref().setLimit(Limit::PrintfFifoSize, 2 << 20);
    QVERIFY(own.ref().limit(Limit::PrintfFifoSize) >= 2u << 20);
    own.ref().setCacheConfig(CacheConfig::PreferL1);
    const DeviceMemory memory(own, {64});
    const Stream stream(own, {.priority = own.ref().streamPriorities().greatest});
    fill(stream, memory, 3u);
    stream.ref().synchronize();
    QCOMPARE(read<std::uint32_t>(own, memory), std::vector<std::uint32_t>(16, 3));
    const std::optional<PointerInfo> info = pointerInfo(own, memory.address());
    QVERIFY(info && info->context == own.ref().handle());
    ContextStack::push(own);
    QCOMPARE(contextDepth(), 1);
    ContextStack::pop();
}

void TestEngine::pooledMemoryIsReused()
{
    const Bench gpu;
    const Stream other(gpu.ref());
    DeviceMemoryPool pool(gpu.ref());
    pool.setLimit({2 << 20});  // one segment: the other stream has to take the block of the first
    std::optional<PooledMemory> memory(pool.allocate({2 << 20}, gpu.stream));
    const CUdeviceptr address = memory->address();
    memory.reset();
    memory.emplace(pool.allocate({2 << 20}, gpu.stream));
    QCOMPARE(memory->address(), address);
    fill(gpu.stream, *memory, 1u);
    memory.reset();
    const PooledMemory again = pool.allocate({2 << 20}, other);
    QCOMPARE(again.address(), address);
    fill(other, again, 2u);
    other.ref().synchronize();
    QCOMPARE(read<std::uint32_t>(gpu.ref(), again).back(), 2u);
    QVERIFY_EXCEPTION_THROWN(pool.allocate({std::uint64_t{1} << 50}, gpu.stream), MemoryError);
}

void TestEngine::registeredMemoryReachesKernels()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    const AlignedArray<float> values = alignedZeros<float>({{1024}});
    values.at({1023}) = 2.0f;
    const RegisteredMemory registered(gpu.ref(), values.bytes());
    module.kernel("scale").launch(gpu.stream, {{4}, {256}}, DeviceMemoryRef{registered.deviceAddress(), {4096}}, 3.0f, 1024);
    gpu.stream.ref().synchronize();
    QCOMPARE(values.at({1023}), 6.0f);
}

void TestEngine::typedLaunchesOnTheDevice()
{
    const Bench gpu;
    const SourceModule module = gpu.module();
    std::vector<float> data(1000, 1.0f);
    const Kernel kernel = module.kernel("scale");
    kernel.launch(gpu.stream, {{4}, {256}}, InOut(data), 2.0f, 1000);
    QCOMPARE(data, std::vector<float>(1000, 2.0f));
    QVERIFY_EXCEPTION_THROWN(kernel.launch(gpu.stream, {{4}, {256}}, InOut(data), 2, 1000), LogicError);
    const DeviceMemory memory = toDevice(gpu.stream, std::as_bytes(std::span(data)));
    const LaunchTime time = kernel.prepare<DeviceMemoryRef, float, int>().launchTimed(gpu.stream, {{4}, {256}}, memory, 2.0f, 1000);
    QVERIFY(time.seconds() > Seconds(0));
    const std::uint64_t capacity = kernel.function().cooperativeCapacity(256, 0);
    QVERIFY_EXCEPTION_THROWN(
        kernel.launchCooperative(gpu.stream, {{static_cast<std::uint32_t>(capacity + 1)}, {256}}, memory, 2.0f, 1000), LaunchError);
    gpu.stream.ref().synchronize();
    QVERIFY(kernel.function().availableDynamicShared(1, 256) > 0);
    QVERIFY(kernel.function().suggestBlock().threads >= 32);
}

KD_TEST_MAIN(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("--other"))
        return otherProcess(arguments);
    TestEngine test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_engine

#include "tst_engine.moc"
