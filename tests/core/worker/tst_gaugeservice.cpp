// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/process.h"
#include "core/worker/gaugeservice.h"
#include "tests/program/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_gaugeservice {

using namespace kd;

namespace {

constexpr const char* kDevice = "0000:10:00.0";

}  // namespace

class TestGaugeService : public QObject {
    Q_OBJECT

private slots:
    void answersEachInTurn();
    void endsWhatDoesNotAnswer();
    void survivesACrash();
    void saysWhatIsMissing();
    void letsTheProcessGo();
    void cancelEndsAJobOnce();

private:
    static GaugeService::Config config(const char* mode, const char* library = KD_FAKE_NVML_LIBRARY)
    {
        ChildConfig child{.program = KD_WORKER, .arguments = {"--gauge-process"}, .environment = posix::currentEnvironment()};
        child.environment.push_back(std::string("KERNELDESK_LIBNVML=") + library);
        child.environment.push_back(std::string("KD_FAKE_NVML=") + mode);
        return {.child = child};
    }
    static GaugeSample sampleOf(const QSignalSpy& spy, int index) { return spy.at(index).at(1).value<GaugeSample>(); }
};

void TestGaugeService::answersEachInTurn()
{
    GaugeService service(config(""), nullptr);
    QSignalSpy finished(&service, &GaugeService::finished);
    for (quint64 job = 1; job <= 3; ++job)
        service.submit(job, kDevice);
    QTRY_COMPARE(finished.size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(finished[i][0].toULongLong(), static_cast<qulonglong>(i + 1));
        QCOMPARE(sampleOf(finished, i).utilisation.value, std::optional(98.0));
    }
    QCOMPARE(service.childCount(), 1);
}

void TestGaugeService::endsWhatDoesNotAnswer()
{
    GaugeService::Config hanging = config("hang");
    hanging.firstDeadline = Milliseconds(300);
    GaugeService service(hanging, nullptr);
    QSignalSpy finished(&service, &GaugeService::finished);
    service.submit(1, kDevice);
    service.submit(2, kDevice);
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY2(sampleOf(finished, 0).failure.english().find("not answered within 0.3 s") != std::string::npos,
             sampleOf(finished, 0).failure.english().c_str());
    QTRY_COMPARE(service.childCount(), 0);
    // And again: the next reading starts another process.
    service.submit(3, kDevice);
    QTRY_COMPARE(finished.size(), 3);
    QTRY_COMPARE(service.childCount(), 0);
}

void TestGaugeService::survivesACrash()
{
    GaugeService service(config("crash"), nullptr);
    QSignalSpy finished(&service, &GaugeService::finished);
    service.submit(1, kDevice);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY2(sampleOf(finished, 0).failure.english().find("SIGABRT") != std::string::npos,
             sampleOf(finished, 0).failure.english().c_str());
    QTRY_COMPARE(service.childCount(), 0);
}

void TestGaugeService::saysWhatIsMissing()
{
    GaugeService service(config("", "/no/such/libnvidia-ml.so.1"), nullptr);
    QSignalSpy finished(&service, &GaugeService::finished);
    service.submit(1, kDevice);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(sampleOf(finished, 0).failure.english().find("looked for /no/such/libnvidia-ml.so.1") != std::string::npos);

    GaugeService::Config noProgram = config("");
    noProgram.child.program = "/no/such/program";
    GaugeService broken(noProgram, nullptr);
    QSignalSpy failed(&broken, &GaugeService::finished);
    broken.submit(7, kDevice);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!sampleOf(failed, 0).failure.empty());
}

void TestGaugeService::letsTheProcessGo()
{
    GaugeService::Config shortly = config("");
    shortly.idle = Milliseconds(50);
    GaugeService service(shortly, nullptr);
    QSignalSpy finished(&service, &GaugeService::finished), gone(&service, &GaugeService::childGone);
    service.submit(1, kDevice);
    QTRY_COMPARE(finished.size(), 1);
    QTRY_COMPARE(gone.size(), 1);
    QCOMPARE(service.childCount(), 0);
    service.submit(2, kDevice);
    QTRY_COMPARE(finished.size(), 2);
    service.shutDown();
    QTRY_COMPARE(service.childCount(), 0);
}

void TestGaugeService::cancelEndsAJobOnce()
{
    GaugeService service(config(""), nullptr);
    QSignalSpy finished(&service, &GaugeService::finished);
    service.submit(1, kDevice);
    service.submit(2, kDevice);
    service.submit(3, kDevice);
    QVERIFY(service.cancel(1));
    QVERIFY(service.cancel(2));
    QVERIFY(!service.cancel(2));
    QTRY_COMPARE(finished.size(), 3);
    QCOMPARE(finished[0][0].toULongLong(), 1ull);
    QCOMPARE(finished[1][0].toULongLong(), 2ull);
    QCOMPARE(finished[2][0].toULongLong(), 3ull);
    QVERIFY(!sampleOf(finished, 0).utilisation.value);
    QCOMPARE(sampleOf(finished, 2).utilisation.value, std::optional(98.0));
}

KD_TEST(TestGaugeService, QCoreApplication)

}  // namespace tst_gaugeservice

#include "tst_gaugeservice.moc"
