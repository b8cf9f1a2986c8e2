// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/gauges.h"
#include "core/measure/nvml.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_gauges {

using namespace kd;

namespace {

constexpr const char* kDevice = "0000:10:00.0";

}  // namespace

class TestGauges : public QObject {
    Q_OBJECT

private slots:
    void init() { qunsetenv("KD_FAKE_NVML"); }
    void readsWhatTheDeviceTells();
    void saysWhyThereAreNone_data();
    void saysWhyThereAreNone();
    void samplesTravelAsJson();
};

void TestGauges::readsWhatTheDeviceTells()
{
    GaugeReader reader({KD_FAKE_NVML});
    const GaugeSample sample = reader.read(kDevice);
    QCOMPARE(sample.failure, Message());
    QCOMPARE(sample.utilisation.value, std::optional(98.0));
    QCOMPARE(sample.smClock.value, std::optional(1980.0));
    QCOMPARE(sample.memoryClock.value, std::optional(3201.0));
    QCOMPARE(sample.power.value, std::optional(486.25));
    QCOMPARE(sample.powerLimit.value, std::optional(700.0));
    QCOMPARE(sample.temperature.value, std::optional(41.0));
    QCOMPARE(sample.slowdown.value, std::optional(87.0));
    QCOMPARE(sample.memoryUsed.value, std::optional(5'109'880'320.0));
    QCOMPARE(sample.pcieGeneration.value, std::optional(5.0));
    QCOMPARE(sample.driver, std::string("580.159.04"));
    QCOMPARE(throttleWords(static_cast<std::uint64_t>(*sample.throttle.value)),
             (std::vector<Message>{"power cap", "thermal slowdown"}));
    QCOMPARE(throttleWord("power cap"), Message("power cap"));
    QCOMPARE(throttleWord("{} of another version"), verbatim("{} of another version"));
    // One that the device does not tell, and one that the library does not have.
    QVERIFY(!sample.eccCorrected.value);
    QCOMPARE(sample.eccCorrected.missing, nvmlResultWords(kNvmlNotSupported));
    QCOMPARE(sample.pcieWidth.missing, nvmlResultWords(kNvmlFunctionNotFound));
}

void TestGauges::saysWhyThereAreNone_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<QByteArray>("device");
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<bool>("isLost");

    const QByteArray fake = KD_FAKE_NVML, none = "/no/such/libnvidia-ml.so.1", device = kDevice;
    QTest::newRow("no library") << QByteArray() << none << device << QByteArray("NVML was not found: looked for " + none) << false;
    QTest::newRow("not NVML") << QByteArray() << QByteArray("libc.so.6") << device << QByteArray("too old") << false;
    QTest::newRow("other device") << QByteArray() << fake << QByteArray("0000:99:00.0") << QByteArray("0000:99:00.0") << false;
    QTest::newRow("does not start") << QByteArray("init") << fake << device << QByteArray("driver is not loaded") << false;
    QTest::newRow("lost") << QByteArray("lost") << fake << device << QByteArray("is lost") << true;
    QTest::newRow("emulated, no library")
        << QByteArray() << none << QByteArray()
        << QByteArray("no sensors; those of a GPU are read through NVML, which was not found: looked for " + none) << false;
    QTest::newRow("emulated") << QByteArray() << fake << QByteArray() << QByteArray("no sensors") << false;
}

void TestGauges::saysWhyThereAreNone()
{
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, library);
    QFETCH(QByteArray, device);
    QFETCH(QByteArray, sentence);
    QFETCH(bool, isLost);
    qputenv("KD_FAKE_NVML", mode);
    GaugeReader reader({library.toStdString()});
    const GaugeSample sample = reader.read(device.toStdString());
    QVERIFY2(sample.failure.english().find(sentence.toStdString()) != std::string::npos, sample.failure.english().c_str());
    QVERIFY(sample.failure.isSentence());
    QCOMPARE(sample.isLost, isLost);
    QVERIFY(!sample.utilisation.value);
}

void TestGauges::samplesTravelAsJson()
{
    GaugeReader reader({KD_FAKE_NVML});
    const GaugeSample sample = reader.read(kDevice);
    QVERIFY(Json(sample).get<GaugeSample>() == sample);
    qputenv("KD_FAKE_NVML", "lost");
    const GaugeSample lost = reader.read(kDevice);
    QVERIFY(Json(lost).get<GaugeSample>() == lost);
    // Of another shape: nothing is known, nothing is thrown.
    for (const char* const text : {"null", "[1, 2]", "{\"power\": [], \"failure\": 7, \"isLost\": \"x\"}"})
        QVERIFY(Json::parse(text).get<GaugeSample>() == GaugeSample());
}

KD_TEST(TestGauges, QCoreApplication)

}  // namespace tst_gauges

#include "tst_gauges.moc"
