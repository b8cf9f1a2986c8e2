// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/measure/benchmark.h"
#include "core/measure/nvtx.h"
#include "core/measure/profiler.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdlib>

namespace tst_nvtx {

using namespace kd;

namespace {

std::string toldToTheTool()
{
    const posix::DynamicLibrary tool({KD_FAKE_NVTX});
    const auto told = reinterpret_cast<const char* (*)()>(tool.symbol("kdFakeNvtxTold"));
    return told == nullptr ? "there is no tool" : told();
}

}  // namespace

class TestNvtx : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("NVTX_INJECTION64_PATH", KD_FAKE_NVTX); }
    void marksAndRangesReachTheTool();
    void paletteHasTenColours();
    void profilerIsBracketed();
    void profilerSettingsAreRetired();
    void benchmarkCountsItsCalls();
    void benchmarkStopsInTime();
    void benchmarkRefusesNothing();
};

void TestNvtx::marksAndRangesReachTheTool()
{
    if (!nvtx::isAvailable())
        QSKIP("built without NVTX's headers");
    nvtx::mark("one");
    nvtx::mark("two", 13);
    nvtx::mark("three", nvtx::Colour{0xFF000001});
    {
        const nvtx::Range outer("outer", 0);
        nvtx::pushRange("inner", nvtx::Colour{7});
        nvtx::popRange();
    }
    nvtx::endRange(nvtx::startRange("across"));
    QCOMPARE(toldToTheTool(),
             std::string("mark one none;mark two 4294901760;mark three 4278190081;push outer 4278255360;push inner 7;pop;pop;"
                         "start across;end 42;"));
}

void TestNvtx::paletteHasTenColours()
{
    QVERIFY(!nvtx::paletteColour(-1));
    QCOMPARE(nvtx::paletteColour(3)->argb, 0xFFFF0000u);
    QCOMPARE(nvtx::paletteColour(9)->argb, 0xFF7F7F7Fu);
    QCOMPARE(nvtx::paletteColour(12)->argb, nvtx::paletteColour(2)->argb);
}

void TestNvtx::profilerIsBracketed()
{
    const EmulatedContext gpu;
    static int started = 0;
    static int stopped = 0;
    DriverApi api = gpu.api;
    api.cuProfilerStart = [] { return ++started, CUDA_SUCCESS; };
    api.cuProfilerStop = [] { return ++stopped, CUDA_SUCCESS; };
    const ContextRef context(Device::byOrdinal(api, 0), gpu.ref().handle());
    startProfiler(context);
    stopProfiler(context);
    try {
        const ProfiledRegion region(context);
        throw std::runtime_error("left early");
    } catch (const std::runtime_error&) {
    }
    QCOMPARE(started, 2);
    QCOMPARE(stopped, 2);
    startProfiler(gpu.ref());
    api.cuProfilerStart = [] { return CUDA_ERROR_PROFILER_DISABLED; };
    QVERIFY_EXCEPTION_THROWN(startProfiler(context), LogicError);
}

void TestNvtx::profilerSettingsAreRetired()
{
    try {
        initializeProfiler("settings", "output");
    } catch (const LogicError& error) {
        QVERIFY(error.info().text.english().find("startProfiler") != std::string::npos);
    }
}

void TestNvtx::benchmarkCountsItsCalls()
{
    const EmulatedContext gpu;
    const Stream second(gpu.ref());
    const StreamRef streams[] = {gpu.stream, second};
    int calls = 0;
    const BenchmarkResult result = benchmark("count", streams, [&] { ++calls; }, {.repeats = 5, .warmUps = 2});
    QCOMPARE(calls, 7);
    QCOMPARE(result.host.size(), std::size_t(5));
    QCOMPARE(result.device.size(), std::size_t(2));
    QCOMPARE(result.device[1].size(), std::size_t(5));
    QVERIFY(result.text().starts_with("count: CPU "));
    QVERIFY(result.text().find("GPU-1 ") != std::string::npos);
}

void TestNvtx::benchmarkStopsInTime()
{
    const EmulatedContext gpu;
    const StreamRef streams[] = {gpu.stream};
    int calls = 0;
    benchmark("stop", streams, [&] { ++calls; }, {.repeats = 1000, .warmUps = 0, .most = Seconds(0)});
    QCOMPARE(calls, 1);
}

void TestNvtx::benchmarkRefusesNothing()
{
    QVERIFY_EXCEPTION_THROWN(benchmark("none", {}, [] {}), LogicError);
}

KD_TEST(TestNvtx, QCoreApplication)

}  // namespace tst_nvtx

#include "tst_nvtx.moc"
