// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverloader.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdlib>
#include <memory>

namespace tst_runner {

using kd::Direction;
using kd::Recipe;
using State = kd::RunOutcome::State;

namespace {

constexpr std::uint64_t kCount = 1000;

const std::string kModule = "KDFAKE\n"
                            "kernel saxpy params=4,4,8,8\n"
                            "kernel saxpy_reference params=4,4,8,8\n"
                            "kernel nothing params=4,4,8,8\n"
                            "kernel reference_illegal params=4,4,8,8\n"
                            "kernel reference_other params=4,8\n"
                            "kernel writes_illegal params=8\n"
                            "kernel device_assert params=8\n"
                            "kernel misaligned params=8\n"
                            "kernel trap params=8\n"
                            "kernel sleep30 params=8\n"
                            "kernel bounded params=8 maxthreads=512 registers=16\n"
                            "kernel registers params=8 maxthreads=256 registers=255\n"
                            "kernel shared params=8 shared=40960\n";

PlanBuilder saxpy()
{
    PlanBuilder plan("saxpy");
    plan.module(kModule)
        .value("n", int(kCount))
        .value("a", 2.0f)
        .buffer("x", kCount, Direction::In, {.kind = Recipe::Kind::Ramp})
        .buffer("y", kCount, Direction::InOut, {.kind = Recipe::Kind::Ones});
    return plan;
}

PlanBuilder oneBuffer(const std::string& kernel)
{
    PlanBuilder plan(kernel);
    plan.module(kModule).buffer("data", kCount, Direction::InOut);
    return plan;
}

}  // namespace

class TestRunner : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void runsAndCopiesOut();
    void refillsForEveryRun();
    void tellsTheObserverInOrder();
    void verifies_data();
    void verifies();
    void differencesAreNamed();
    void aMissingReferenceIsNoAgreement();
    void faultsAreOutcomes_data();
    void faultsAreOutcomes();
    void aFaultOfTheReferenceKeepsTheOutputs();
    void refusesWhatTheDeviceCannotTake_data();
    void refusesWhatTheDeviceCannotTake();
    void refusesMoreMemoryThanIsFree();
    void refusesUnknownKernelsAndLayouts_data();
    void refusesUnknownKernelsAndLayouts();
    void survivesAFailureOfAnyCall_data();
    void survivesAFailureOfAnyCall();
    void tellsTheDeviceFromTheLaunch_data();
    void tellsTheDeviceFromTheLaunch();
    void worksOnDriversWithoutLayouts();

private:
    kd::DriverLoad m_driver;
};

void TestRunner::init()
{
    qunsetenv("KDFAKE_MEMORY");
    qunsetenv("KDFAKE_VERSION");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

void TestRunner::cleanup()
{
    m_driver = {};
}

void TestRunner::runsAndCopiesOut()
{
    {
        kd::Runner runner(*m_driver.api, 0, "cuda:0");
        PlanBuilder plan = saxpy();
        const kd::RunOutcome outcome = plan.runOn(runner);
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.kernel, std::string("saxpy"));
        QCOMPARE(outcome.device, std::string("Fake GPU"));
        QCOMPARE(outcome.deviceId, std::string("cuda:0"));
        QCOMPARE(outcome.driverVersion, std::string("13.0"));
        QCOMPARE("sha256:" + outcome.cubinSha256, plan.request.cubinBlob);
        QCOMPARE(static_cast<float>(outcome.duration.count()), 10e-6f);
        QCOMPARE(outcome.outputs.size(), std::size_t(1));
        QCOMPARE(outcome.outputs[0].name, std::string("y"));
        QCOMPARE(outcome.outputs[0].max, 2.0 * 999 + 1);
        QCOMPARE(plan.output<float>(1, 10), 21.0f);
        QVERIFY(!runner.isDead());
        QCOMPARE(kdFakeLive(), std::size_t(1));  // the context alone
    }
    QCOMPARE(kdFakeLive(), std::size_t(0));
}

void TestRunner::refillsForEveryRun()
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = saxpy();
    const std::string first = plan.runOn(runner).outputs.at(0).sha256;
    QCOMPARE(plan.runOn(runner).outputs.at(0).sha256, first);
}

void TestRunner::tellsTheObserverInOrder()
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer("sleep30");
    std::string order;
    int launches = -1;
    const kd::RunObserver observer{.launched = [&] { order += "launched "; launches = kdFakeCalls("cuLaunchKernel"); },
                                   .completed = [&] { order += "completed"; }};
    const kd::RunOutcome outcome = plan.runOn(runner, observer);
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    QCOMPARE(order, std::string("launched completed"));
    QCOMPARE(launches, 0);
    QCOMPARE(outcome.duration.count(), 0.030);
    QVERIFY(kdFakeCalls("cuEventQuery") > 3);  // it asked, it did not block
}

void TestRunner::verifies_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<bool>("agrees");

    QTest::newRow("expression") << 0 << QByteArray("a*x[i]+y[i]") << true;
    QTest::newRow("wrong expression") << 0 << QByteArray("a*x[i]") << false;
    QTest::newRow("kernel") << 1 << QByteArray("saxpy_reference") << true;
    QTest::newRow("other kernel") << 1 << QByteArray("nothing") << false;
    QTest::newRow("file") << 2 << QByteArray("2") << true;
    QTest::newRow("other file") << 2 << QByteArray("3") << false;
}

void TestRunner::verifies()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, reference);
    QFETCH(bool, agrees);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = saxpy();
    if (kind == 0)
        plan.expression("y", reference.toStdString());
    if (kind == 1)
        plan.referenceKernel("y", reference.toStdString());
    if (kind == 2) {
        std::vector<std::byte> bytes(kCount * sizeof(float));
        for (std::size_t i = 0; i < kCount; ++i) {
            const float expected = reference.toFloat() * static_cast<float>(i) + 1;
            std::memcpy(bytes.data() + i * sizeof expected, &expected, sizeof expected);
        }
        plan.file("y", "expected", bytes);
    }
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(agrees ? State::Ok : State::Differs));
    QCOMPARE(outcome.verification.size(), std::size_t(1));
    QCOMPARE(outcome.verification[0].ok, agrees);
    QCOMPARE(outcome.message.empty(), agrees);
    QCOMPARE(plan.output<float>(1, 10), 21.0f);  // of the kernel, not of its reference
}

void TestRunner::differencesAreNamed()
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    const kd::RunOutcome outcome = saxpy().expression("y", "i < 10 ? a*x[i]+y[i] : 0").runOn(runner);
    QCOMPARE(outcome.message.english(),
             std::string("y differs from its reference in 990 elements, first at index 10: expected 0, got 21."));
}

void TestRunner::aMissingReferenceIsNoAgreement()
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    const kd::RunOutcome outcome = saxpy().expression("x", "i").referenceKernel("y", "reference_other").runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Differs));
    QVERIFY(outcome.verification.at(0).message.english().find("no output") != std::string::npos);
    QVERIFY2(outcome.verification.at(1).message.english().find("takes 2 arguments, not 4") != std::string::npos,
             outcome.verification.at(1).message.english().c_str());
    const kd::RunOutcome gone = saxpy().file("y", "short", std::vector<std::byte>(12)).runOn(runner);
    QVERIFY2(gone.verification.at(0).message.english().find("4000 bytes had to be sent along, not 12") != std::string::npos,
             gone.verification.at(0).message.english().c_str());
}

void TestRunner::faultsAreOutcomes_data()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("name");

    QTest::newRow("illegal address") << QByteArray("writes_illegal") << QByteArray("illegal address")
                                     << QByteArray("CUDA_ERROR_ILLEGAL_ADDRESS");
    QTest::newRow("assert") << QByteArray("device_assert") << QByteArray("device assert") << QByteArray("CUDA_ERROR_ASSERT");
    QTest::newRow("misaligned") << QByteArray("misaligned") << QByteArray("misaligned address")
                                << QByteArray("CUDA_ERROR_MISALIGNED_ADDRESS");
    QTest::newRow("trap") << QByteArray("trap") << QByteArray("illegal instruction")
                          << QByteArray("CUDA_ERROR_ILLEGAL_INSTRUCTION");
}

void TestRunner::faultsAreOutcomes()
{
    QFETCH(QByteArray, kernel);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, name);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder before = saxpy();
    QVERIFY(before.runOn(runner).ok());

    int completed = 0;
    const kd::RunOutcome outcome = oneBuffer(kernel.toStdString()).runOn(runner, {.completed = [&] { ++completed; }});
    QCOMPARE(int(outcome.state), int(State::Faulted));
    QCOMPARE(outcome.faults.size(), std::size_t(1));
    QCOMPARE(std::string(nameOf(outcome.faults[0].kind)), kind.toStdString());
    QVERIFY(outcome.message.english().find(name.toStdString()) != std::string::npos);
    QVERIFY(outcome.message.english().starts_with(kernel.toStdString() + ": "));
    QCOMPARE(completed, 1);
    QVERIFY(runner.isDead());
    QCOMPARE(before.output<float>(1, 10), 21.0f);

    const kd::RunOutcome next = saxpy().runOn(runner);
    QVERIFY(!next.ok());
    QVERIFY(runner.isDead());
}

void TestRunner::aFaultOfTheReferenceKeepsTheOutputs()
{
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = saxpy();
    plan.referenceKernel("y", "reference_illegal");
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Faulted));
    QVERIFY2(outcome.message.english().starts_with("reference_illegal: illegal address"), outcome.message.english().c_str());
    QCOMPARE(outcome.outputs.size(), std::size_t(1));
    QCOMPARE(plan.output<float>(1, 10), 21.0f);
}

void TestRunner::refusesWhatTheDeviceCannotTake_data()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QList<int>>("shape");  // grid x y z, block x y z, dynamic shared memory
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("threads") << QByteArray("bounded") << QList<int>{1, 1, 1, 64, 32, 1, 0}
                             << QByteArray("The block has 2048 threads; the device takes at most 1024 a block");
    QTest::newRow("block z") << QByteArray("bounded") << QList<int>{1, 1, 1, 1, 1, 65, 0}
                             << QByteArray("Block size z is 65; the device takes at most 64");
    QTest::newRow("no threads") << QByteArray("bounded") << QList<int>{1, 1, 1, 0, 1, 1, 0} << QByteArray("Block size x is 0");
    QTest::newRow("grid y") << QByteArray("bounded") << QList<int>{1, 65536, 1, 32, 1, 1, 0}
                            << QByteArray("Grid size y is 65536; the device takes at most 65535");
    QTest::newRow("launch bounds") << QByteArray("bounded") << QList<int>{1, 1, 1, 1024, 1, 1, 0}
                                   << QByteArray("this kernel takes at most 512 (its __launch_bounds__");
    QTest::newRow("registers") << QByteArray("registers") << QList<int>{1, 1, 1, 512, 1, 1, 0}
                               << QByteArray("255 registers a thread would be 130560 and the device has 65536");
    QTest::newRow("shared") << QByteArray("shared") << QList<int>{1, 1, 1, 32, 1, 1, 200000}
                            << QByteArray(
                                   "240960 bytes of shared memory (40960 static, 200000 dynamic); the device has at most 232448");
}

void TestRunner::refusesWhatTheDeviceCannotTake()
{
    QFETCH(QByteArray, kernel);
    QFETCH(QList<int>, shape);
    QFETCH(QByteArray, sentence);
    const auto at = [&](int i) { return static_cast<std::uint32_t>(shape[i]); };
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = oneBuffer(kernel.toStdString());
    plan.request.plan.grid = {at(0), at(1), at(2)};
    plan.request.plan.block = {at(3), at(4), at(5)};
    plan.request.plan.sharedBytes = at(6);
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Refused));
    QVERIFY2(outcome.message.english().find(sentence.toStdString()) != std::string::npos, outcome.message.english().c_str());
    QCOMPARE(kdFakeCalls("cuLaunchKernel"), 0);
    QVERIFY(!runner.isDead());
    QVERIFY(saxpy().runOn(runner).ok());
}

void TestRunner::refusesMoreMemoryThanIsFree()
{
    qputenv("KDFAKE_MEMORY", "1048576");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = saxpy();
    plan.request.plan.buffers[1].count = 1 << 20;
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Refused));
    QVERIFY2(outcome.message.english().find("need 4.0 MiB; 1.0 MiB of the device's 1.0 MiB are free") != std::string::npos,
             outcome.message.english().c_str());
    QVERIFY(saxpy().runOn(runner).ok());
}

void TestRunner::refusesUnknownKernelsAndLayouts_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("no kernel") << QByteArray("kernel") << QByteArray("saxpx: the module has no such kernel; it has saxpy, ");
    QTest::newRow("too few arguments") << QByteArray("fewer") << QByteArray("takes 4 arguments, not 3");
    QTest::newRow("wrong size") << QByteArray("size")
                                << QByteArray("argument 1 (n): the kernel takes 4 bytes here, not 8");
    QTest::newRow("no such buffer") << QByteArray("buffer") << QByteArray("x: the plan has no buffer 7");
    QTest::newRow("not a module") << QByteArray("module") << QByteArray("test.cu: invalid module");
    QTest::newRow("no module") << QByteArray("nothing") << QByteArray("test.cu: the module image is empty");
}

void TestRunner::refusesUnknownKernelsAndLayouts()
{
    QFETCH(QByteArray, change);
    QFETCH(QByteArray, sentence);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    PlanBuilder plan = saxpy();
    if (change == "kernel")
        plan.request.plan.loweredName = "saxpx";
    if (change == "fewer")
        plan.request.plan.arguments.pop_back();
    if (change == "size")
        plan.request.plan.arguments[0].value.resize(8);
    if (change == "buffer")
        plan.request.plan.arguments[2].buffer = 7;
    if (change == "module")
        plan.module(std::string("no module"));
    if (change == "nothing")
        plan.request.cubinBlob = "sha256:unknown";
    const kd::RunOutcome outcome = plan.runOn(runner);
    QCOMPARE(int(outcome.state), int(State::Refused));
    QVERIFY2(outcome.message.english().find(sentence.toStdString()) != std::string::npos, outcome.message.english().c_str());
    QVERIFY(saxpy().runOn(runner).ok());
}

void TestRunner::survivesAFailureOfAnyCall_data()
{
    QTest::addColumn<QByteArray>("function");
    for (const char* function :
         {"cuCtxSetCurrent", "cuStreamCreate", "cuLibraryLoadData", "cuLibraryGetKernel", "cuKernelGetFunction", "cuFuncLoad",
          "cuFuncGetAttribute", "cuFuncGetParamInfo", "cuMemGetInfo", "cuMemAlloc", "cuEventCreate", "cuMemcpyHtoDAsync",
          "cuEventRecord", "cuLaunchKernel", "cuEventQuery", "cuMemcpyDtoHAsync", "cuStreamSynchronize", "cuCtxSynchronize",
          "cuEventElapsedTime"})
        QTest::newRow(function) << QByteArray(function);
}

void TestRunner::survivesAFailureOfAnyCall()
{
    QFETCH(QByteArray, function);
    {
        kd::Runner runner(*m_driver.api, 0, "cuda:0");
        kdFakeFail(function.constData(), CUDA_ERROR_OUT_OF_MEMORY, 1);
        const kd::RunOutcome outcome = saxpy().runOn(runner);
        QCOMPARE(int(outcome.state), int(State::Refused));
        QVERIFY2(outcome.message.english().find("CUDA_ERROR_OUT_OF_MEMORY") != std::string::npos,
                 outcome.message.english().c_str());
        QCOMPARE(kdFakeLive(), std::size_t(1));
        const kd::RunOutcome next = saxpy().expression("y", "a*x[i]+y[i]").runOn(runner);
        QVERIFY2(next.ok(), next.message.english().c_str());
    }
    QCOMPARE(kdFakeLive(), std::size_t(0));
}

void TestRunner::tellsTheDeviceFromTheLaunch_data()
{
    QTest::addColumn<int>("result");
    QTest::addColumn<int>("state");
    QTest::addColumn<bool>("dead");

    const auto row = [](const char* name, CUresult result, State state, bool dead) {
        QTest::newRow(name) << int(result) << int(state) << dead;
    };
    row("other architecture", CUDA_ERROR_NO_BINARY_FOR_GPU, State::Refused, false);
    row("PTX too new", CUDA_ERROR_UNSUPPORTED_PTX_VERSION, State::Unavailable, false);
    row("bad image", CUDA_ERROR_INVALID_IMAGE, State::Refused, false);
    row("ECC", CUDA_ERROR_ECC_UNCORRECTABLE, State::Unavailable, true);
    row("MPS", CUDA_ERROR_MPS_CLIENT_TERMINATED, State::Unavailable, true);
    row("unknown", CUDA_ERROR_UNKNOWN, State::Unavailable, true);
}

void TestRunner::tellsTheDeviceFromTheLaunch()
{
    QFETCH(int, result);
    QFETCH(int, state);
    QFETCH(bool, dead);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    kdFakeFail("cuLibraryLoadData", static_cast<CUresult>(result), 1);
    const kd::RunOutcome outcome = saxpy().runOn(runner);
    QCOMPARE(int(outcome.state), state);
    QCOMPARE(runner.isDead(), dead);
    QVERIFY(outcome.message.english().ends_with(")."));
}

void TestRunner::worksOnDriversWithoutLayouts()
{
    qputenv("KDFAKE_VERSION", "12010");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    const kd::RunOutcome outcome = saxpy().expression("y", "a*x[i]+y[i]").runOn(runner);
    QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    QCOMPARE(outcome.driverVersion, std::string("12.1"));
}

KD_TEST(TestRunner, QCoreApplication)

}  // namespace tst_runner

#include "tst_runner.moc"
