// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/device/defaultdevice.h"
#include "fakecontext.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

namespace tst_defaultdevice {

class TestDefaultDevice : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void choice_data();
    void choice();
    void chosenDeviceAloneIsTried();
    void firstDeviceThatGivesAContext();
    void noDeviceGivesOne();

private:
    void write(const char* name, const QByteArray& text);

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestDefaultDevice::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("HOME", qPrintable(m_home->path()));
}

void TestDefaultDevice::cleanup()
{
    for (const char* name : {"CUDA_DEVICE", "KDFAKE_DEVICES"})
        qunsetenv(name);
}

void TestDefaultDevice::write(const char* name, const QByteArray& text)
{
    QFile file(m_home->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestDefaultDevice::choice_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QByteArray>("underscore");
    QTest::addColumn<QByteArray>("hyphen");
    QTest::addColumn<int>("ordinal");  // -1: none
    QTest::addColumn<QByteArray>("source");

    QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray() << -1 << QByteArray();
    QTest::newRow("variable first") << QByteArray("2") << QByteArray("1") << QByteArray("0") << 2 << QByteArray("CUDA_DEVICE");
    QTest::newRow("underscore next") << QByteArray() << QByteArray("1\n") << QByteArray("0") << 1 << QByteArray(".cuda_device");
    QTest::newRow("hyphen last") << QByteArray() << QByteArray() << QByteArray(" 3 \r\n") << 3 << QByteArray(".cuda-device");
    QTest::newRow("no number") << QByteArray("gpu") << QByteArray("1") << QByteArray() << -1 << QByteArray("CUDA_DEVICE");
    QTest::newRow("negative") << QByteArray("-1") << QByteArray() << QByteArray() << -1 << QByteArray("CUDA_DEVICE");
    QTest::newRow("trailing text") << QByteArray() << QByteArray("1 2") << QByteArray() << -1 << QByteArray(".cuda_device");
    QTest::newRow("too large") << QByteArray("99999999999") << QByteArray() << QByteArray() << -1 << QByteArray("CUDA_DEVICE");
    QTest::newRow("huge file") << QByteArray() << QByteArray(5000, '1') << QByteArray() << -1 << QByteArray(".cuda_device");
}

void TestDefaultDevice::choice()
{
    QFETCH(QByteArray, variable);
    QFETCH(QByteArray, underscore);
    QFETCH(QByteArray, hyphen);
    QFETCH(int, ordinal);
    QFETCH(QByteArray, source);
    if (!variable.isEmpty())
        qputenv("CUDA_DEVICE", variable.constData());
    if (!underscore.isEmpty())
        write(".cuda_device", underscore);
    if (!hyphen.isEmpty())
        write(".cuda-device", hyphen);
    const kd::DefaultDevice choice = kd::defaultDevice();
    QCOMPARE(choice.ordinal.value_or(-1), ordinal);
    QVERIFY(choice.source.ends_with(source.toStdString()));
    QCOMPARE(choice.problem.empty(), ordinal >= 0 || source.isEmpty());
}

void TestDefaultDevice::chosenDeviceAloneIsTried()
{
    qputenv("KDFAKE_DEVICES", "2");
    qputenv("CUDA_DEVICE", "1");
    const FakeContext fake;
    QCOMPARE(kd::makeDefaultContext(fake.api()).ref().device().id().name, std::string("cuda:1"));
    kdFakeFail("cuDevicePrimaryCtxRetain", CUDA_ERROR_DEVICE_UNAVAILABLE, 1);
    QVERIFY_EXCEPTION_THROWN(kd::makeDefaultContext(fake.api()), kd::RuntimeError);
    qputenv("CUDA_DEVICE", "x");
    QVERIFY_EXCEPTION_THROWN(kd::makeDefaultContext(fake.api()), kd::RuntimeError);
}

void TestDefaultDevice::firstDeviceThatGivesAContext()
{
    qputenv("KDFAKE_DEVICES", "3");
    const FakeContext fake;
    QCOMPARE(kd::makeDefaultContext(fake.api()).ref().device().id().name, std::string("cuda:0"));
    kdFakeFail("cuDevicePrimaryCtxRetain", CUDA_ERROR_DEVICE_UNAVAILABLE, 1);
    QCOMPARE(kd::makeDefaultContext(fake.api()).ref().device().id().name, std::string("cuda:1"));
}

void TestDefaultDevice::noDeviceGivesOne()
{
    const FakeContext fake;
    kdFakeFail("cuDevicePrimaryCtxRetain", CUDA_ERROR_DEVICE_UNAVAILABLE, 0);
    QVERIFY_EXCEPTION_THROWN(kd::makeDefaultContext(fake.api()), kd::RuntimeError);
}

KD_TEST(TestDefaultDevice, QCoreApplication)

}  // namespace tst_defaultdevice

#include "tst_defaultdevice.moc"
