// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/source/sourcemodule.h"
#include "tests/core/emulator/driver/emulatedcontext.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <fstream>

namespace tst_sourcemodule {

using namespace kd;

namespace {

constexpr const char* kSource = R"(
#include <cuda_fp16.h>
struct Pair { int first; float second; };
__constant__ int factor = 2;
namespace space {
template <typename T> __global__ void scale(T* data, T by) { data[threadIdx.x] *= by; }
}
__global__ void add(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
__global__ void take(char lead, Pair pair, float4 wide, double* out)
{
    out[0] = lead + pair.first + pair.second + wide.w + factor;
}
)";

struct Pair {
    int first;
    float second;
};
struct alignas(16) Wide {
    float x, y, z, w;
};

}  // namespace

/// Compiled by NVRTC, run by the emulated GPU; skips where there is no NVRTC.
class TestSourceModule : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void compilesAndLaunches();
    void typesComeFromTheSource();
    void instancesByNameExpression();
    void structuresLieAsTheCompilerSays();
    void unknownKernelsAreNamed();
    void errorsCarryTheCompilersWords();
    void warningsAreTold();
    void theCacheIsUsed();
    void theCacheCanBeTurnedOff();
    void givenOptionsReplaceTheDefaults();
    void refusedOptionsAreNamed();
    void filesAreKept();
    void rawKernelsAreCompiledOnceAContext();
    void otherArchitecturesAreRefused();

private:
    SourceOptions options() const { return {.cacheDirectory = m_folder.filePath("cache").toStdString()}; }

    QTemporaryDir m_folder;
};

void TestSourceModule::initTestCase()
{
    if (!compilerInfo().available)
        QSKIP(compilerInfo().missing.english().c_str());
}

void TestSourceModule::compilesAndLaunches()
{
    const EmulatedContext gpu;
    const SourceModule module(gpu.ref(), kSource, options());
    const std::vector<float> x(64, 2.0f);
    std::vector<float> y(64, 1.0f);
    module.kernel("add").launch(gpu.stream, {{2}, {32}}, 64, 3.0f, In(x), InOut(y));
    QCOMPARE(y, std::vector<float>(64, 7.0f));
    QCOMPARE(module.function("add").name(), std::string("add"));
}

void TestSourceModule::typesComeFromTheSource()
{
    const EmulatedContext gpu;
    const SourceModule module(gpu.ref(), kSource, options());
    const Kernel kernel = module.kernel("add");
    QCOMPARE(kernel.parameters()[2].name, std::string("x"));
    QCOMPARE(kernel.parameters()[2].type.name, std::string("const float*"));
    try {
        kernel.launch(gpu.stream, {}, 64, 3, DeviceMemoryRef(), DeviceMemoryRef());
        QFAIL("an int is no float");
    } catch (const LogicError& error) {
        QCOMPARE(error.info().text.english(), std::string("add takes float, 4 bytes here, not int, 4 bytes"));
        QCOMPARE(error.info().subject.words().english(), std::string("argument 2 (a)"));
    }
}

void TestSourceModule::instancesByNameExpression()
{
    const EmulatedContext gpu;
    SourceOptions wanted = options();
    wanted.nameExpressions = {"space::scale<float>", "space::scale<int>"};
    const SourceModule module(gpu.ref(), kSource, wanted);
    std::vector<int> data{1, 2, 3};
    module.kernel("space::scale<int>").launch(gpu.stream, {.block = {3}}, InOut(data), 5);
    QCOMPARE(data, (std::vector<int>{5, 10, 15}));
}

void TestSourceModule::structuresLieAsTheCompilerSays()
{
    const EmulatedContext gpu;
    const SourceModule module(gpu.ref(), kSource, options());
    std::vector<double> out(1);
    module.kernel("take").launch(gpu.stream, {}, static_cast<signed char>(1), Pair{10, 0.5f}, Wide{0, 0, 0, 100}, Out(out));
    QCOMPARE(out.front(), 113.5);
    QVERIFY_EXCEPTION_THROWN(module.kernel("take").launch(gpu.stream, {}, static_cast<signed char>(1), 1.0, Wide{}, Out(out)),
                             LogicError);
}

void TestSourceModule::unknownKernelsAreNamed()
{
    const EmulatedContext gpu;
    const SourceModule module(gpu.ref(), kSource, options());
    try {
        static_cast<void>(module.kernel("sub"));
        QFAIL("there is none");
    } catch (const LogicError& error) {
        QVERIFY2(error.info().text.english().find("add, take") != std::string::npos, error.what());
    }
}

void TestSourceModule::errorsCarryTheCompilersWords()
{
    const EmulatedContext gpu;
    try {
        SourceOptions named = options();
        named.file = "wrong.cu";
        named.options = std::vector<std::string>{"-DNAME=7"};
        const SourceModule module(gpu.ref(), "__global__ void k(int* y)\n{\n    *y = nowhere;\n}\n", named);
        QFAIL("it does not compile");
    } catch (const CompileError& error) {
        QVERIFY2(error.info().text.english().find("wrong.cu:3: ") != std::string::npos, error.what());
        QVERIFY2(error.info().text.english().find("nowhere") != std::string::npos, error.what());
        QVERIFY2(error.info().text.english().ends_with("options: sm_90 -DNAME=7"), error.what());
        QCOMPARE(error.info().subject.name, std::string("wrong.cu"));
    }
}

void TestSourceModule::warningsAreTold()
{
    const EmulatedContext gpu;
    const SourceModule module(gpu.ref(), "__global__ void k(int* y)\n{\n    int unused;\n    *y = 1;\n}\n", options());
    QCOMPARE(module.warnings().size(), std::size_t(1));
    QVERIFY2(module.warnings().front().find("unused") != std::string::npos, module.warnings().front().c_str());
}

void TestSourceModule::theCacheIsUsed()
{
    const EmulatedContext gpu;
    const QTemporaryDir folder;
    const SourceOptions cached{.cacheDirectory = folder.filePath("cache").toStdString()};
    const char* const source = "__global__ void k(int* counted) { *counted = 1; }";
    QVERIFY(!SourceModule(gpu.ref(), source, cached).outcome().cached);
    const SourceModule again(gpu.ref(), source, cached);
    QVERIFY(again.outcome().cached);
    QCOMPARE(again.kernel("k").parameters().front().name, std::string("counted"));
    QVERIFY(!SourceModule(gpu.ref(), "__global__ void k(int* counted) { *counted = 2; }", cached).outcome().cached);
}

void TestSourceModule::theCacheCanBeTurnedOff()
{
    const EmulatedContext gpu;
    const QTemporaryDir folder;
    SourceOptions cached{.cacheDirectory = folder.filePath("cache").toStdString()};
    const char* const source = "__global__ void k() { }";
    qputenv("KERNELDESK_DISABLE_CACHE", "");
    QVERIFY(!compileSource(gpu.ref().device(), source, cached).cached);
    QVERIFY(!std::filesystem::exists(*cached.cacheDirectory));
    qunsetenv("KERNELDESK_DISABLE_CACHE");
    cached.useCache = false;
    QVERIFY(!compileSource(gpu.ref().device(), source, cached).cached);
    QVERIFY(!std::filesystem::exists(*cached.cacheDirectory));
}

void TestSourceModule::givenOptionsReplaceTheDefaults()
{
    const EmulatedContext gpu;
    qputenv("KERNELDESK_DEFAULT_OPTIONS", "  -DVALUE=3   -use_fast_math ");
    QCOMPARE(defaultCompileOptions(), (std::vector<std::string>{"-DVALUE=3", "-use_fast_math"}));
    const char* const source = "__global__ void k(int* y) { *y = VALUE; }";
    SourceOptions given = options();
    QVERIFY(compileSource(gpu.ref().device(), source, given).ok());
    given.options = std::vector<std::string>();
    QVERIFY(!compileSource(gpu.ref().device(), source, given).ok());
    given.options = std::vector<std::string>{"-DVALUE=4"};
    QVERIFY(compileSource(gpu.ref().device(), source, given).ok());
    qunsetenv("KERNELDESK_DEFAULT_OPTIONS");
    QVERIFY(defaultCompileOptions().empty());
}

void TestSourceModule::refusedOptionsAreNamed()
{
    const EmulatedContext gpu;
    SourceOptions given = options();
    given.options = std::vector<std::string>{"--fdevice-time-trace=/somewhere"};
    QVERIFY_EXCEPTION_THROWN(compileSource(gpu.ref().device(), "", given), RuntimeError);
}

void TestSourceModule::filesAreKept()
{
    const EmulatedContext gpu;
    SourceOptions kept = options();
    const char* const source = "__global__ void k() { }";
    for (const char* name : {"first", "from the cache"}) {
        kept.keepIn = m_folder.filePath(name).toStdString();
        compileSource(gpu.ref().device(), source, kept);
        for (const char* file : {"source.cu", "program.ptx", "program.cubin"})
            QVERIFY2(std::filesystem::file_size(kept.keepIn / file) > 0, file);
        QVERIFY(std::filesystem::exists(kept.keepIn / "log.txt"));
    }
}

void TestSourceModule::rawKernelsAreCompiledOnceAContext()
{
    const EmulatedContext gpu;
    const Context other = Context::create(gpu.ref().device());
    RawKernel kernel("__global__ void k(int* y) { *y = 7; }", "k", options());
    std::vector<int> out(1);
    kernel(gpu.stream, {}, Out(out));
    QCOMPARE(out.front(), 7);
    QCOMPARE(kernel.in(gpu.ref()).function().handle(), kernel.in(gpu.ref()).function().handle());
    QVERIFY(kernel.in(other).function().handle() != kernel.in(gpu.ref()).function().handle());
    clearContextCaches();
    kernel(gpu.stream, {}, Out(out));
    QCOMPARE(out.front(), 7);
}

void TestSourceModule::otherArchitecturesAreRefused()
{
    const EmulatedContext gpu({8, 0});
    SourceOptions newer = options();
    newer.architecture = "sm_90";
    QVERIFY_EXCEPTION_THROWN(SourceModule(gpu.ref(), "__global__ void k() { }", newer), CompileError);
}

KD_TEST(TestSourceModule, QCoreApplication)

}  // namespace tst_sourcemodule

#include "tst_sourcemodule.moc"
