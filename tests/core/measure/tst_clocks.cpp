// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/clocks.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_clocks {

class TestClocks : public QObject {
    Q_OBJECT

private slots:
    void readsWhatTheDeviceTells();
    void saysWhyThereAreNone_data();
    void saysWhyThereAreNone();
    void overrideIsTheOnlyCandidate();
};

void TestClocks::readsWhatTheDeviceTells()
{
    const kd::ClockReader clocks("0000:10:00.0", {KD_FAKE_NVML});
    QCOMPARE(clocks.missing(), kd::Message());
    QCOMPARE(clocks.driverRelease(), std::string("580.159.04"));
    QCOMPARE(
        clocks.read().dump(),
        std::string(R"({"memoryMHz":3201,"smMHz":1980,"temperatureC":41,"throttleReasons":["power cap","thermal slowdown"]})"));
}

void TestClocks::saysWhyThereAreNone_data()
{
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("no library") << QByteArray("/no/such/libnvidia-ml.so.1") << QByteArray("looked for /no/such/libnvidia-ml.so.1");
    QTest::newRow("not NVML") << QByteArray("libc.so.6") << QByteArray("does not know device 0000:99:00.0");
    QTest::newRow("other device") << QByteArray(KD_FAKE_NVML) << QByteArray("does not know device 0000:99:00.0");
}

void TestClocks::saysWhyThereAreNone()
{
    QFETCH(QByteArray, library);
    QFETCH(QByteArray, sentence);
    const kd::ClockReader clocks("0000:99:00.0", {library.toStdString()});
    QVERIFY(clocks.read().is_null());
    QVERIFY2(clocks.missing().english().find(sentence.toStdString()) != std::string::npos, clocks.missing().english().c_str());
}

void TestClocks::overrideIsTheOnlyCandidate()
{
    qputenv("KERNELDESK_LIBNVML", "/somewhere/libnvidia-ml.so.1");
    QCOMPARE(kd::ClockReader::candidates(), std::vector<std::string>{"/somewhere/libnvidia-ml.so.1"});
    qunsetenv("KERNELDESK_LIBNVML");
    QVERIFY(kd::ClockReader::candidates().size() > 1);
}

KD_TEST(TestClocks, QCoreApplication)

}  // namespace tst_clocks

#include "tst_clocks.moc"
