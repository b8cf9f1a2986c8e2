// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/defaultdevice.h"
#include "core/device/devicelist.h"
#include "core/device/sharing.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <cstdlib>

namespace tst_device {

static_assert(kIsOwner<kd::Context>);
static_assert(kIsRef<kd::ContextRef> && kIsRef<kd::Device>);

class TestDevice : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void isFoundByOrdinalAndByPciBusId();
    void tellsAboutItself();
    void retainsAndGivesBack();
    void movingLeavesNothing();
    void restoresTheContextBefore();
    void givesBackADeadContext();
    void listsEveryDevice();
    void listSaysWhatIsMissing_data();
    void listSaysWhatIsMissing();
    void computeModesThatForbidAContext();
    void mpsIsFound_data();
    void mpsIsFound();
    void listTravelsAsJson();
    void refusesBadJson();
};

void TestDevice::cleanup()
{
    for (const char* name : {"KDFAKE_DEVICES", "KDFAKE_FAIL", "KDFAKE_ATTRIBUTES", "CUDA_DEVICE", "CUDA_MPS_PIPE_DIRECTORY"})
        qunsetenv(name);
}

void TestDevice::isFoundByOrdinalAndByPciBusId()
{
    qputenv("KDFAKE_DEVICES", "3");
    const FakeContext fake;
    QCOMPARE(kd::Device::count(fake.api()), 3);
    const kd::Device second = kd::Device::byOrdinal(fake.api(), 1);
    QCOMPARE(second.id().name, std::string("cuda:1"));
    QCOMPARE(second.pciBusId(), std::string("0000:11:00.0"));
    QVERIFY(kd::Device::byPciBusId(fake.api(), second.pciBusId()) == second);
    QVERIFY_EXCEPTION_THROWN(kd::Device::byOrdinal(fake.api(), 3), kd::LogicError);
    QVERIFY_EXCEPTION_THROWN(kd::Device::byPciBusId(fake.api(), "0000:99:00.0"), kd::LogicError);
}

void TestDevice::tellsAboutItself()
{
    const FakeContext fake;
    const kd::DeviceInfo info = fake.ref().device().info();
    QCOMPARE(info.name, std::string("Fake GPU"));
    QCOMPARE(info.uuid, std::string("GPU-00000000-0000-0000-0000-000000000000"));
    QVERIFY(info.computeCapability == (kd::ComputeCapability{9, 0}));
    QCOMPARE(info.totalMemory.value, std::uint64_t{1} << 30);
    QCOMPARE(info.attributes.at("MULTIPROCESSOR_COUNT"), 132);
    QVERIFY(info.attributes.size() > 140);
    QVERIFY(!fake.ref().device().findAttribute(CU_DEVICE_ATTRIBUTE_MAX).has_value());
    QCOMPARE(fake.ref().memory().free.value, std::uint64_t{1} << 30);
}

void TestDevice::retainsAndGivesBack()
{
    {
        const FakeContext fake;
        QCOMPARE(kdFakeLive(), std::size_t(1));
    }
    QCOMPARE(kdFakeLive(), std::size_t(0));
    QCOMPARE(kdFakeCalls("cuDevicePrimaryCtxRelease"), 1);
}

void TestDevice::movingLeavesNothing()
{
    FakeContext fake;
    kd::Context other = kd::Context::retainPrimary(fake.ref().device());
    QCOMPARE(kdFakeLive(), std::size_t(2));
    *fake.owner = std::move(other);
    QCOMPARE(kdFakeLive(), std::size_t(1));
    kd::Context& self = *fake.owner;
    self = std::move(*fake.owner);
    QCOMPARE(kdFakeLive(), std::size_t(1));
    QVERIFY(fake.ref().handle() != nullptr);
}

void TestDevice::restoresTheContextBefore()
{
    qputenv("KDFAKE_DEVICES", "2");
    const FakeContext fake;
    const kd::Context second = kd::Context::retainPrimary(kd::Device::byOrdinal(fake.api(), 1));
    CUcontext current = nullptr;
    {
        const kd::CurrentContext guard(second);
        fake.api().cuCtxGetCurrent(&current);
        QVERIFY(current == second.ref().handle());
    }
    fake.api().cuCtxGetCurrent(&current);
    QVERIFY(current == fake.ref().handle());
    const int pushes = kdFakeCalls("cuCtxPushCurrent");
    {
        const kd::CurrentContext guard(fake.ref());
    }
    QCOMPARE(kdFakeCalls("cuCtxPushCurrent"), pushes);
}

void TestDevice::givesBackADeadContext()
{
    {
        const FakeContext fake;
        kdFakeFail("cuCtxSynchronize", CUDA_ERROR_ILLEGAL_ADDRESS, 0);
        QVERIFY_EXCEPTION_THROWN(fake.ref().synchronize(), kd::LaunchError);
    }
    QCOMPARE(kdFakeLive(), std::size_t(0));
}

void TestDevice::listsEveryDevice()
{
    qputenv("KDFAKE_DEVICES", "2");
    qputenv("CUDA_DEVICE", "1");
    kdFakeReset();
    const kd::DeviceList list = kd::listDevices(kd::loadDriver({KD_FAKE_CUDA}));
    QCOMPARE(list.devices.size(), std::size_t(2));
    QCOMPARE(list.devices[1].id.name, std::string("cuda:1"));
    QCOMPARE(list.defaultDevice, std::string("cuda:1"));
    QCOMPARE(list.driverVersion, std::string("13.0"));
    QVERIFY(list.missing.empty());
}

void TestDevice::listSaysWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("failing");
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<int>("devices");

    const QByteArray fake = KD_FAKE_CUDA;
    QTest::newRow("no driver") << QByteArray("/no/such/libcuda.so") << QByteArray() << QByteArray()
                               << QByteArray("/no/such/libcuda.so") << 0;
    QTest::newRow("a device that does not answer") << fake << QByteArray("cuDeviceGetName:999:2") << QByteArray()
                                                   << QByteArray("Device cuda:1 cannot be read: ") << 1;
    QTest::newRow("uncountable") << fake << QByteArray("cuDeviceGetCount:3") << QByteArray() << QByteArray("cannot be counted")
                                 << 0;
    QTest::newRow("chosen one is not there") << fake << QByteArray() << QByteArray("7")
                                             << QByteArray("CUDA_DEVICE asks for device cuda:7") << 2;
    QTest::newRow("chosen one is no number") << fake << QByteArray() << QByteArray("first")
                                             << QByteArray("CUDA_DEVICE holds \"first\", which is no device number") << 2;
}

void TestDevice::listSaysWhatIsMissing()
{
    QFETCH(QByteArray, library);
    QFETCH(QByteArray, failing);
    QFETCH(QByteArray, chosen);
    QFETCH(QByteArray, sentence);
    QFETCH(int, devices);
    qputenv("KDFAKE_DEVICES", "2");
    qputenv("KDFAKE_FAIL", failing.constData());
    if (!chosen.isEmpty())
        qputenv("CUDA_DEVICE", chosen.constData());
    kdFakeReset();
    const kd::DeviceList list = kd::listDevices(kd::loadDriver({library.toStdString()}));
    QCOMPARE(int(list.devices.size()), devices);
    QVERIFY(!list.missing.empty());
    QVERIFY2(list.missing.front().english().find(sentence.toStdString()) != std::string::npos, list.missing.front().english().c_str());
}

void TestDevice::computeModesThatForbidAContext()
{
    qputenv("KDFAKE_ATTRIBUTES", "20:3");
    const FakeContext exclusive;
    const kd::Device device = exclusive.ref().device();
    QVERIFY(device.computeMode() == kd::ComputeMode::ExclusiveProcess);
    QVERIFY(kd::sharingProblem(device).empty());
    QVERIFY(kd::contextRefusal(device, CUDA_SUCCESS).empty());
    QVERIFY(kd::contextRefusal(device, CUDA_ERROR_OUT_OF_MEMORY).empty());
    for (const char* function : {"cuDevicePrimaryCtxRetain", "cuCtxCreate"})
        kdFakeFail(function, CUDA_ERROR_DEVICE_UNAVAILABLE, 0);
    try {
        kd::Context::retainPrimary(device);
        QFAIL("the device is taken");
    } catch (const kd::RuntimeError& error) {
        QCOMPARE(error.info().name, std::string("CUDA_ERROR_DEVICE_UNAVAILABLE"));
        QCOMPARE(error.info().subject.name, std::string("cuda:0"));
        QVERIFY2(error.info().text.english().find("exclusive-process mode, and another process has it") != std::string::npos, error.what());
    }
    QVERIFY_EXCEPTION_THROWN(kd::makeDefaultContext(exclusive.api()), kd::RuntimeError);

    qputenv("KDFAKE_ATTRIBUTES", "20:2");
    qputenv("KDFAKE_FAIL", "cuDevicePrimaryCtxRetain:999");
    kdFakeReset();
    const kd::DriverLoad prohibiting = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY_EXCEPTION_THROWN(kd::Context::retainPrimary(kd::Device::byOrdinal(*prohibiting.api, 0)), kd::RuntimeError);
    QVERIFY(kd::sharingProblem(kd::Device::byOrdinal(*prohibiting.api, 0)).english().find("prohibited") != std::string::npos);
}

void TestDevice::mpsIsFound_data()
{
    QTest::addColumn<QByteArray>("attribute");
    QTest::addColumn<bool>("listens");
    QTest::addColumn<bool>("found");
    QTest::newRow("the driver says so") << QByteArray("133:1") << false << true;
    QTest::newRow("the driver denies it") << QByteArray("133:0") << true << false;
    QTest::newRow("an older driver, a daemon") << QByteArray("133:-1") << true << true;
    QTest::newRow("an older driver, no daemon") << QByteArray("133:-1") << false << false;
}
void TestDevice::mpsIsFound()
{
    QFETCH(QByteArray, attribute);
    QFETCH(bool, listens);
    QFETCH(bool, found);
    const QTemporaryDir pipes;
    if (listens)
        QCOMPARE(mkfifo(qPrintable(pipes.filePath("control")), 0600), 0);
    qputenv("CUDA_MPS_PIPE_DIRECTORY", qPrintable(pipes.path()));
    qputenv("KDFAKE_ATTRIBUTES", attribute.constData());
    const FakeContext fake;
    QCOMPARE(kd::usesMps(fake.ref().device()), found);
    const kd::DeviceList list = kd::listDevices(fake.api());
    QCOMPARE(list.missing.size(), std::size_t(found ? 1 : 0));
    QCOMPARE(list.devices.front().problem.english().find("MPS") != std::string::npos, found);
}

void TestDevice::listTravelsAsJson()
{
    qputenv("KDFAKE_DEVICES", "2");
    kdFakeReset();
    kd::DeviceList list = kd::listDevices(kd::loadDriver({KD_FAKE_CUDA}));
    list.missing.push_back("something");
    const kd::Json json = list;
    QCOMPARE(kd::Json(json.get<kd::DeviceList>()).dump(), json.dump());
    QCOMPARE(json.at("devices").at(1).at("computeCapability").get<std::string>(), std::string("9.0"));
}

void TestDevice::refusesBadJson()
{
    for (const char* capability : {"", "9", "9.", ".0", "9.0x", "nine"})
        QVERIFY_EXCEPTION_THROWN(kd::Json({{"computeCapability", capability}}).get<kd::DeviceInfo>(), kd::RuntimeError);
}

KD_TEST(TestDevice, QCoreApplication)

}  // namespace tst_device

#include "tst_device.moc"
