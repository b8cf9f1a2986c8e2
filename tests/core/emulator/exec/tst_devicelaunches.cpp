// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxkernel.h"

#include "core/base/error.h"
#include "core/emulator/device/devicefacts.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_devicelaunches {

using Words = std::vector<std::uint32_t>;
using Kind = kd::Fault::Kind;

namespace {

// What nvcc writes before code that launches kernels.
const std::string kDeclared = R"(
.extern .func (.param .b64 r) __cudaCDP2GetParameterBufferV2(.param .b64 a, .param .align 4 .b8 b[12], .param .align 4 .b8 c[12], .param .b32 d);
.extern .func (.param .b32 r) __cudaCDP2LaunchDeviceV2(.param .b64 a, .param .b64 b);
.extern .func (.param .b32 r) __cudaCDP2GetLastError();
.extern .func (.param .b32 r) __cudaCDP2StreamCreateWithFlags(.param .b64 a, .param .b32 b);
.extern .func (.param .b32 r) __cudaCDP2DeviceGetAttribute(.param .b64 a, .param .b32 b, .param .b32 c);
.extern .func (.param .b32 r) __cudaCDP2FuncGetAttributes(.param .b64 a, .param .b64 b);
.extern .func (.param .b32 r) __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d);
.extern .func (.param .b32 r) __cudaCDP2Memset3DAsync(.param .align 8 .b8 a[32], .param .b32 b, .param .align 8 .b8 c[24], .param .b64 d);
.extern .func (.param .b32 r) __cudaCDP2MemsetAsync(.param .b64 a, .param .b32 b, .param .b64 c, .param .b64 d);
.extern .func (.param .b64 r) cudaGetParameterBuffer(.param .b64 a, .param .b64 b);
.extern .func (.param .b32 r) cudaLaunchDevice(.param .b64 a, .param .b64 b, .param .align 4 .b8 c[12], .param .align 4 .b8 d[12], .param .b32 e, .param .b64 f);
)";

// Appends `second` to the number at `first` in decimal: the order of launches shows in it.
const std::string kAppend = R"(
.visible .entry append(.param .u64 first, .param .u64 second)
{
    .reg .b64 %d<2>; .reg .b32 %r<3>;
    ld.param.u64 %d0, [first];
    ld.param.u32 %r0, [second];
    ld.global.u32 %r1, [%d0];
    mad.lo.u32 %r1, %r1, 10, %r0;
    st.global.u32 [%d0], %r1;
    ret;
}
)";

std::string triple(const std::string& name, std::uint32_t x)
{
    return ".param .align 4 .b8 " + name + "[12]; st.param.b32 [" + name + "], " + std::to_string(x) + "; st.param.b32 [" + name +
        "+4], 1; st.param.b32 [" + name + "+8], 1; ";
}

/// Launches `kernel` with %out and a number; the result of the launch is in %r1, what was given for the buffer in %d1.
std::string launchOf(const std::string& kernel, const std::string& number, int stream = 0, std::uint32_t blocks = 1,
                     std::uint32_t threads = 1)
{
    static int labels = 0;
    const std::string past = "PAST" + std::to_string(++labels);
    return "mov.u64 %d3, " + kernel + "; mov.u32 %r1, 999;\n{ .param .b64 p0; st.param.b64 [p0], %d3; " + triple("p1", blocks) +
        triple("p2", threads) + ".param .b32 p3; st.param.b32 [p3], 0; .param .b64 ret; call.uni (ret), " +
        "__cudaCDP2GetParameterBufferV2, (p0, p1, p2, p3); ld.param.b64 %d1, [ret]; }\n" +
        "setp.eq.u64 %p1, %d1, 0; @%p1 bra " + past + "; st.u64 [%d1], %out; mov.u32 %r2, " + number + "; st.u32 [%d1+8], %r2;\n" +
        "{ .param .b64 p0; st.param.b64 [p0], %d1; .param .b64 p1; st.param.b64 [p1], " + std::to_string(stream) +
        "; .param .b32 ret; call.uni (ret), __cudaCDP2LaunchDeviceV2, (p0, p1); ld.param.b32 %r1, [ret]; }\n" + past + ":\n";
}

constexpr int kTail = 3, kFireAndForget = 4;

/// A device whose attributes are ten times their numbers.
class TestFacts final : public kd::emulator::DeviceFacts {
public:
    std::optional<int> attribute(int number) const override { return number < 100 ? std::optional(10 * number) : std::nullopt; }
    int residentBlocks(const kd::emulator::Kernel& kernel, int threads, std::size_t dynamicShared) const override
    {
        return static_cast<int>(kernel.name().size() * 1000 + static_cast<std::size_t>(threads) + dynamicShared);
    }
    kd::emulator::KernelFacts of(const kd::emulator::Kernel&) const override { return {.sharedBytes = 77, .maxThreads = 96}; }
};

/// Asks for an attribute of a device, into 4 bytes at `offset`; the result of the call is in %r1.
std::string attributeOf(int offset, int number, int device)
{
    return "add.u64 %d1, %out, " + std::to_string(offset) + "; { .param .b64 a; st.param.b64 [a], %d1; .param .b32 b; " +
        "st.param.b32 [b], " + std::to_string(number) + "; .param .b32 c; st.param.b32 [c], " + std::to_string(device) +
        "; .param .b32 ret; call.uni (ret), __cudaCDP2DeviceGetAttribute, (a, b, c); ld.param.b32 %r1, [ret]; }\n";
}

}  // namespace

class DeviceLaunches : public QObject {
    Q_OBJECT

private slots:
    void runsInOrder_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<quint32>("result");
        const auto add = [](const char* name, const std::string& body, quint32 result) {
            QTest::newRow(name) << QString::fromStdString(body) << result;
        };
        add("one", launchOf("append", "5"), 5);
        add("in turn", launchOf("append", "1") + launchOf("append", "2") + launchOf("append", "3"), 123);
        add("after the one that launches", launchOf("append", "1") + "st.global.u32 [%out], 7;", 71);
        add("tails behind all", launchOf("append", "3", kTail) + launchOf("append", "1") + launchOf("append", "2", kFireAndForget), 123);
        add("tails in turn", launchOf("append", "1", kTail) + launchOf("append", "2", kTail), 12);
        add("what children launch before what follows them", launchOf("twice", "1") + launchOf("append", "4"), 1234);
        add("their tails as well", launchOf("tailed", "1") + launchOf("append", "4"), 1234);
    }

    void runsInOrder()
    {
        QFETCH(const QString, body);
        QFETCH(const quint32, result);
        // An order that a GPU may take, of grids that it need not order.
        PtxKernel kernel(body.toStdString(), around(), {.checks = kd::HazardChecks::Shared});
        const Words found = kernel.run(1, 1);
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
        QCOMPARE(found[0], result);
    }

    void runsThoseOfBlocksInTheirOrder_data()
    {
        QTest::addColumn<unsigned>("threads");
        for (const unsigned threads : {1U, 4U})
            QTest::newRow(qPrintable(QString::number(threads))) << threads;
    }

    void runsThoseOfBlocksInTheirOrder()
    {
        QFETCH(const unsigned, threads);
        PtxKernel kernel("mov.u32 %w1, %ctaid.x;" + launchOf("append", "%w1"), around(),
                         {.threads = threads, .checks = kd::HazardChecks::Shared});
        QCOMPARE(kernel.run(1, 1, 8)[0], 1234567U);
        QCOMPARE(kernel.report().launched.size(), std::size_t{8});
        QCOMPARE(kernel.report().launched[0].kernel, std::string("append"));
        QVERIFY(kernel.report().launched[0].instructions > 0);
    }

    /// Of the older interface: parameters apart from the shape.
    void takesParametersApart()
    {
        PtxKernel kernel("mov.u64 %d3, append; { .param .b64 a; st.param.b64 [a], 8; .param .b64 b; st.param.b64 [b], 16; "
                         ".param .b64 ret; call.uni (ret), cudaGetParameterBuffer, (a, b); ld.param.b64 %d1, [ret]; }\n"
                         "st.u64 [%d1], %out; st.u32 [%d1+8], 6;\n"
                         "{ .param .b64 a; st.param.b64 [a], %d3; .param .b64 b; st.param.b64 [b], %d1; " + triple("c", 1) +
                         triple("d", 1) + ".param .b32 e; st.param.b32 [e], 0; .param .b64 f; st.param.b64 [f], 0; .param .b32 ret; "
                         "call.uni (ret), cudaLaunchDevice, (a, b, c, d, e, f); ld.param.b32 %r1, [ret]; }\n"
                         "st.global.u32 [%out+4], %r1;", around());
        QCOMPARE(kernel.run(1, 2), Words({6, 0}));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<quint32>("error");
        const auto add = [](const char* name, const std::string& body, quint32 error) {
            QTest::newRow(name) << QString::fromStdString(body) << error;
        };
        add("too many threads", launchOf("append", "1", 0, 1, 2000), 9);
        add("no blocks", launchOf("append", "1", 0, 0, 1), 9);
        add("what is no kernel", launchOf("nothing", "1"), 98);
        add("a stream that is none", launchOf("append", "1", 77777), 400);
        add("more threads than it is compiled for", launchOf("small", "1", 0, 1, 64), 701);
        add("flags of a stream that are none",
            "add.u64 %d1, %out, 8; { .param .b64 a; st.param.b64 [a], %d1; .param .b32 b; st.param.b32 [b], 2; .param .b32 ret; "
            "call.uni (ret), __cudaCDP2StreamCreateWithFlags, (a, b); ld.param.b32 %r1, [ret]; }", 1);
    }

    void refuses()
    {
        QFETCH(const QString, body);
        QFETCH(const quint32, error);
        const std::string last = "{ .param .b32 ret; call.uni (ret), __cudaCDP2GetLastError; ld.param.b32 %r4, [ret]; }\n";
        PtxKernel kernel(body.toStdString() + last + "mov.u32 %r5, %r4;" + last +
                             "st.global.u32 [%out+4], %r5; st.global.u32 [%out+8], %r4;",
                         around());
        const Words found = kernel.run(1, 3);
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
        QCOMPARE(found, Words({0, error, 0}));  // told once, and nothing ran
    }

    void limitsThoseThatWait()
    {
        PtxKernel kernel("mov.u32 %r6, 0; LOOP: " + launchOf("append", "0") +
                             "add.u32 %r6, %r6, 1; setp.eq.u32 %p2, %r1, 0; @%p2 bra LOOP;"
                             "st.global.u32 [%out+4], %r6; st.global.u32 [%out+8], %r1;",
                         around());
        kernel.machine().setPendingLaunches(10);
        const Words found = kernel.run(1, 3);
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
        QCOMPARE(found, Words({0, 11, 69}));
    }

    void limitsDepth()
    {
        // Each launches the next, until one cannot.
        PtxKernel kernel(launchOf("deeper", "0"), around());
        const Words found = kernel.run(1, 3);
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
        QCOMPARE(found, Words({24, 65, 0}));
    }

    void tailsAreNotDeeper()
    {
        PtxKernel kernel(launchOf("chain", "100", kTail), around());
        const Words found = kernel.run(1, 1);
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
        QCOMPARE(found[0], 101U);
    }

    void endsLaunchesWithoutEnd()
    {
        PtxKernel kernel(launchOf("endless", "1", kTail), around());
        int calls = 0;
        kernel.run(1, 1, 1, {}, {}, [&calls](std::uint64_t, std::uint64_t) { return ++calls < 4; });
        QVERIFY(!kernel.report().completed && !kernel.report().fault);
        QVERIFY(kernel.report().stoppedAt.has_value());
        QVERIFY(!kernel.report().launched.empty());
    }

    void namesFaultsOfWhatWasLaunched()
    {
        PtxKernel kernel(launchOf("beyond", "0"), around());
        kernel.run(1, 1);
        QVERIFY(!kernel.report().completed);
        QCOMPARE(kernel.report().fault->kind, Kind::IllegalAddress);
        QCOMPARE(kernel.report().fault->kernel, std::string("beyond"));
        QVERIFY2(kernel.faultText().contains("; beyond was launched by k at PTX line "), qPrintable(kernel.faultText()));
    }

    /// An H200 tells of its own device whatever number is asked.
    void tellsOfTheDeviceAndOfKernels()
    {
        const TestFacts facts;
        const std::string body = attributeOf(0, 16, 0) + attributeOf(4, 16, 1) + "st.global.u32 [%out+8], %r1;" +
            attributeOf(4, 100, 0) + "st.global.u32 [%out+12], %r1;"
            "add.u64 %d1, %out, 16; mov.u64 %d3, append; { .param .b64 a; st.param.b64 [a], %d1; .param .b64 b; st.param.b64 [b], %d3; "
            ".param .b32 c; st.param.b32 [c], 64; .param .b64 d; st.param.b64 [d], 5; .param .b32 ret; call.uni (ret), "
            "__cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor, (a, b, c, d); ld.param.b32 %r1, [ret]; }\n"
            "add.u64 %d1, %out, 24; { .param .b64 a; st.param.b64 [a], %d1; .param .b64 b; st.param.b64 [b], %d3; "
            ".param .b32 ret; call.uni (ret), __cudaCDP2FuncGetAttributes, (a, b); ld.param.b32 %r1, [ret]; }\n";
        PtxKernel told(body, around());
        told.machine().setFacts(&facts);
        const Words found = told.run(1, 24 / 4 + 144 / 4);
        QVERIFY2(told.report().completed, qPrintable(told.faultText()));
        QCOMPARE(Words(found.begin(), found.begin() + 7), Words({160, 160, 0, 1, 6069, 0, 77}));
        QCOMPARE(found[24 / 4 + 24 / 4], 96U);
        // Nobody knows the device.
        PtxKernel untold(attributeOf(0, 16, 0) + "st.global.u32 [%out+4], %r1;", around());
        QCOMPARE(untold.run(1, 2), Words({0, 801}));
    }

    void fillsBoxes()
    {
        // 4 bytes of 2 rows of 2 planes, of rows of 8 bytes and planes of 3 rows.
        PtxKernel kernel("{ .param .align 8 .b8 a[32]; st.param.b64 [a], %out; st.param.b64 [a+8], 8; st.param.b64 [a+16], 8; "
                         "st.param.b64 [a+24], 3; .param .b32 b; st.param.b32 [b], 1; .param .align 8 .b8 c[24]; "
                         "st.param.b64 [c], 4; st.param.b64 [c+8], 2; st.param.b64 [c+16], 2; .param .b64 d; st.param.b64 [d], 0; "
                         ".param .b32 ret; call.uni (ret), __cudaCDP2Memset3DAsync, (a, b, c, d); ld.param.b32 %r1, [ret]; }", around());
        const std::uint32_t one = 0x01010101;
        QCOMPARE(kernel.run(1, 12), Words({one, 0, one, 0, 0, 0, one, 0, one, 0, 0, 0}));
        QVERIFY2(kernel.report().completed, qPrintable(kernel.faultText()));
    }

    void namesFillsOfOtherMemory()
    {
        PtxKernel kernel("{ .param .b64 a; st.param.b64 [a], %out; .param .b32 b; st.param.b32 [b], 1; .param .b64 c; "
                         "st.param.b64 [c], 400; .param .b64 d; st.param.b64 [d], 0; .param .b32 ret; call.uni (ret), "
                         "__cudaCDP2MemsetAsync, (a, b, c, d); ld.param.b32 %r1, [ret]; }", around());
        QCOMPARE(kernel.run(1, 100), Words(100, 0x01010101));
        kernel.run(1, 99);
        QCOMPARE(kernel.report().fault->kind, Kind::IllegalAddress);
        QVERIFY2(kernel.faultText().startsWith("a fill of 400 bytes, put into a stream by a kernel"), qPrintable(kernel.faultText()));
    }

    /// Memory of parameters is the kernel's until it launches.
    void namesWritesBesideParameters()
    {
        PtxKernel behind(launchOf("append", "1") + "st.u32 [%d1], 5;", around());
        behind.run(1, 1);
        QCOMPARE(behind.report().fault->kind, Kind::FreedMemory);
        PtxKernel beyond("mov.u64 %d3, append; { .param .b64 p0; st.param.b64 [p0], %d3; " + triple("p1", 1) + triple("p2", 1) +
                         ".param .b32 p3; st.param.b32 [p3], 0; .param .b64 ret; call.uni (ret), __cudaCDP2GetParameterBufferV2, "
                         "(p0, p1, p2, p3); ld.param.b64 %d1, [ret]; } st.u64 [%d1+4096], %out;", around());
        beyond.run(1, 1);
        QVERIFY(!beyond.report().completed);
    }

    void refusesGraphs()
    {
        PtxKernel kernel("{ .param .b64 a; st.param.b64 [a], 0; .param .b64 b; st.param.b64 [b], 0; .param .b32 ret; call.uni (ret), "
                         "cudaGraphLaunch, (a, b); ld.param.b32 %r1, [ret]; }",
                         ".extern .func (.param .b32 r) cudaGraphLaunch(.param .b64 a, .param .b64 b);\n");
        try {
            kernel.run(1, 1);
            QFAIL("it was launched");
        } catch (const kd::LogicError& error) {
            QVERIFY2(error.info().text.english().ends_with("cudaGraphLaunch: graphs are not launched or changed from kernels on the "
                                                           "emulated GPU"), error.info().text.english().c_str());
        }
    }

private:
    static std::string around()
    {
        const auto entry = [](const std::string& name, const std::string& body, const std::string& directive = {}) {
            return ".visible .entry " + name + "(.param .u64 first, .param .u64 second)" + directive +
                "\n{ .reg .pred %p<4>; .reg .b32 %r<8>; .reg .b64 %d<8>, %out; ld.param.u64 %out, [first]; "
                "ld.param.u32 %r6, [second];\n" + body + "\nret;\n}\n";
        };
        // `append` takes 16 bytes, so that all others here do.
        return kDeclared + kAppend + ".func nothing() { ret; }\n" +
            entry("twice", launchOf("append", "1") + launchOf("append", "2") + launchOf("append", "3")) +
            entry("tailed", launchOf("append", "3", kTail) + launchOf("append", "1") + launchOf("append", "2")) +
            entry("endless", "setp.eq.u32 %p2, %r6, 0; @%p2 ret; " + launchOf("endless", "1", kTail)) +
            entry("small", "", "\n.maxntid 32, 1, 1") +
            entry("beyond", "st.global.u32 [%out+4], 1;") +
            entry("chain", "ld.global.u32 %r7, [%out]; add.u32 %r7, %r7, 1; st.global.u32 [%out], %r7; setp.eq.u32 %p2, %r6, 0; "
                           "@%p2 ret; sub.u32 %r6, %r6, 1; " + launchOf("chain", "%r6", kTail)) +
            entry("deeper", "ld.global.u32 %r7, [%out]; add.u32 %r7, %r7, 1; st.global.u32 [%out], %r7; " + launchOf("deeper", "0") +
                                "setp.eq.u32 %p2, %r1, 0; @%p2 ret; st.global.u32 [%out+4], %r1;");
    }
};

KD_TEST(DeviceLaunches, QCoreApplication)

}  // namespace tst_devicelaunches

#include "tst_devicelaunches.moc"
