// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/driver/driverloader.h"
#include "fakecuda/fakecuda.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstdlib>

namespace tst_driverloader {

using kd::DriverLoad;

class TestDriverLoader : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void fillsEverySlotOfACurrentDriver();
    void namesWhatAnOlderDriverLacks();
    void failuresAreSentences_data();
    void failuresAreSentences();
    void overrideIsTheOnlyCandidate();
    void tellsWhichOfDriverAndCompilerToChange_data();
    void tellsWhichOfDriverAndCompilerToChange();
};

void TestDriverLoader::cleanup()
{
    for (const char* name : {"KDFAKE_VERSION", "KDFAKE_DEVICES", "KDFAKE_FAIL", "CUDA_VISIBLE_DEVICES", "KERNELDESK_LIBCUDA"})
        qunsetenv(name);
    kdFakeReset();
}

void TestDriverLoader::fillsEverySlotOfACurrentDriver()
{
    const DriverLoad load = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(load, load.sentence.english().c_str());
    QCOMPARE(load.driverVersion, std::string("13.0"));
    QCOMPARE(load.api->version, 13000);
    QVERIFY(load.api->missing.empty());
    QVERIFY(load.api->has("cuFuncGetParamInfo"));
    QVERIFY(!load.api->has("cuNoSuchFunction"));
    QVERIFY(load.api->origin.ends_with("libkdfakecuda.so"));
    QCOMPARE(kdFakeCalls("cuInit"), 1);
}

void TestDriverLoader::namesWhatAnOlderDriverLacks()
{
    qputenv("KDFAKE_VERSION", "12000");
    kdFakeReset();
    const DriverLoad load = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(load, load.sentence.english().c_str());
    QVERIFY(!load.api->has("cuFuncGetParamInfo"));
    QVERIFY(load.api->has("cuLaunchKernel"));
    QCOMPARE(load.api->cuFuncLoad(nullptr), CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER);
    try {
        kd::check(*load.api, load.api->cuFuncLoad(nullptr), "cuFuncLoad");
        QFAIL("a missing slot must not pass");
    } catch (const kd::RuntimeError& error) {
        QCOMPARE(error.info().text.english(), std::string("The driver implements CUDA 12.0 and has no cuFuncLoad, which came with CUDA "
                                                "12.4; install a newer driver."));
    }
}

void TestDriverLoader::failuresAreSentences_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("failing");
    QTest::addColumn<QByteArray>("visible");
    QTest::addColumn<int>("failure");
    QTest::addColumn<QStringList>("words");

    using Failure = DriverLoad::Failure;
    const QString fake = KD_FAKE_CUDA;
    QTest::newRow("no library") << "/no/such/libcuda.so.1" << QByteArray() << QByteArray() << QByteArray()
                                << int(Failure::NoLibrary) << QStringList{"/no/such/libcuda.so.1", "Compiling"};
    QTest::newRow("not a driver") << "libc.so.6" << QByteArray() << QByteArray() << QByteArray() << int(Failure::SymbolTooNew)
                                  << QStringList{"too old", "cuGetProcAddress_v2", "libc.so.6"};
    QTest::newRow("driver of 11.8") << fake << QByteArray("11080") << QByteArray() << QByteArray() << int(Failure::SymbolTooNew)
                                    << QStringList{"too old", "cuCtxGetId", "580"};
    QTest::newRow("no device") << fake << QByteArray() << QByteArray("cuInit:100") << QByteArray() << int(Failure::Init)
                               << QStringList{"no device", "CUDA_ERROR_NO_DEVICE"};
    QTest::newRow("hidden device") << fake << QByteArray() << QByteArray("cuInit:100") << QByteArray("7") << int(Failure::Init)
                                   << QStringList{"CUDA_VISIBLE_DEVICES", "\"7\""};
    QTest::newRow("mismatch") << fake << QByteArray() << QByteArray("cuInit:803") << QByteArray() << int(Failure::Init)
                              << QStringList{"different releases", "reboot"};
    QTest::newRow("stub") << fake << QByteArray() << QByteArray("cuInit:34") << QByteArray() << int(Failure::Init)
                          << QStringList{"stub", "library path"};
}

void TestDriverLoader::failuresAreSentences()
{
    QFETCH(QString, library);
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, failing);
    QFETCH(QByteArray, visible);
    QFETCH(int, failure);
    QFETCH(QStringList, words);
    if (!version.isEmpty())
        qputenv("KDFAKE_VERSION", version.constData());
    if (!failing.isEmpty())
        qputenv("KDFAKE_FAIL", failing.constData());
    if (!visible.isEmpty())
        qputenv("CUDA_VISIBLE_DEVICES", visible.constData());
    kdFakeReset();

    const DriverLoad load = kd::loadDriver({library.toStdString()});
    QVERIFY(!load);
    QCOMPARE(int(load.failure), failure);
    for (const QString& word : words)
        QVERIFY2(load.sentence.english().find(word.toStdString()) != std::string::npos, load.sentence.english().c_str());
}

void TestDriverLoader::overrideIsTheOnlyCandidate()
{
    QVERIFY(kd::driverCandidates().size() > 1);
    qputenv("KERNELDESK_LIBCUDA", "/somewhere/libcuda.so.1");
    QCOMPARE(kd::driverCandidates(), std::vector<std::string>{"/somewhere/libcuda.so.1"});
}

void TestDriverLoader::tellsWhichOfDriverAndCompilerToChange_data()
{
    QTest::addColumn<int>("driver");
    QTest::addColumn<QByteArray>("nvrtc");
    QTest::addColumn<bool>("told");

    QTest::newRow("same") << 13000 << QByteArray("13.0.88") << false;
    QTest::newRow("newer minor") << 13000 << QByteArray("13.2.1") << false;
    QTest::newRow("newer driver") << 13010 << QByteArray("12.4.127") << false;
    QTest::newRow("older driver") << 12040 << QByteArray("13.0.88") << true;
    QTest::newRow("unknown driver") << 0 << QByteArray("13.0.88") << false;
    QTest::newRow("unknown compiler") << 12040 << QByteArray() << false;
}

void TestDriverLoader::tellsWhichOfDriverAndCompilerToChange()
{
    QFETCH(int, driver);
    QFETCH(QByteArray, nvrtc);
    QFETCH(bool, told);
    const std::optional<kd::Message> behind = kd::driverBehindCompiler(driver, nvrtc.toStdString());
    QCOMPARE(behind.has_value(), told);
    if (!told)
        return;
    const std::string sentence = behind->english();
    QVERIFY(sentence.find("CUDA 12.4") != std::string::npos && sentence.find("for CUDA 13,") != std::string::npos &&
            sentence.find("KERNELDESK_NVRTC") != std::string::npos);
}

KD_TEST(TestDriverLoader, QCoreApplication)

}  // namespace tst_driverloader

#include "tst_driverloader.moc"
