// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/process.h"
#include "core/worker/dataservice.h"
#include "core/worker/supervisor.h"
#include "core/worker/wire.h"
#include "tests/program/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

namespace tst_dataservice {

using namespace kd;

namespace {

Blob blobOf(std::size_t floats)
{
    posix::SharedMemory memory(Bytes{floats * sizeof(float)});
    for (std::size_t i = 0; i < floats; ++i) {
        const auto value = static_cast<float>(i);
        std::memcpy(memory.bytes().data() + i * sizeof(float), &value, sizeof(float));
    }
    return std::make_shared<const posix::SharedMemory>(std::move(memory));
}

DataRequest requestOf(DataRequest::Kind kind, std::uint64_t floats)
{
    const ScalarView view{ValueFormat::Float32, 0, {{floats, 32}}};
    return {.kind = kind, .blob = "a", .view = view, .expectedBlob = "a", .expectedView = view, .plot = {.last = floats}};
}

constexpr std::size_t kMany = 8'000'000;

}  // namespace

class DataServiceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }

    void answersWithProgress()
    {
        DataService service(nullptr);
        QSignalSpy finished(&service, &DataService::finished);
        QSignalSpy progress(&service, &DataService::progress);
        const Blob blob = blobOf(kMany);
        service.submit(1, {}, requestOf(DataRequest::Kind::Statistics, kMany), blob, nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        QCOMPARE(finished[0][1].value<DataAnswer>().statistics->count, std::uint64_t{kMany});
        QVERIFY(!progress.isEmpty());
        QTRY_COMPARE(blob.use_count(), 1l);
    }

    void quickRequestsNeedNotWait()
    {
        DataService service(nullptr);
        QSignalSpy finished(&service, &DataService::finished);
        const Blob blob = blobOf(kMany);
        service.submit(1, {}, requestOf(DataRequest::Kind::Statistics, kMany), blob, nullptr);
        service.submit(2, {}, requestOf(DataRequest::Kind::DifferenceAt, kMany), blob, blob);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60'000);
        QCOMPARE(finished[0][0].toULongLong(), 2ull);
    }

    void theNewestOfATagWins()
    {
        DataService service(nullptr);
        QSignalSpy finished(&service, &DataService::finished);
        QSignalSpy failed(&service, &DataService::failed);
        const Blob blob = blobOf(kMany);
        for (quint64 job = 1; job <= 5; ++job)
            service.submit(job, "statistics", requestOf(DataRequest::Kind::Statistics, kMany), blob, nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        QCOMPARE(finished[0][0].toULongLong(), 5ull);
        QCOMPARE(failed.size(), 4);
    }

    void cancelledOnesEndOnce()
    {
        DataService service(nullptr);
        QSignalSpy finished(&service, &DataService::finished);
        QSignalSpy failed(&service, &DataService::failed);
        const Blob blob = blobOf(kMany);
        service.submit(1, {}, requestOf(DataRequest::Kind::Statistics, kMany), blob, nullptr);
        QVERIFY(service.cancel(1));
        QVERIFY(!service.cancel(1));
        QCOMPARE(failed.size(), 1);
        service.submit(2, {}, requestOf(DataRequest::Kind::Seek, kMany), blob, nullptr);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished[0][0].toULongLong(), 2ull);
        QTRY_COMPARE(blob.use_count(), 1l);
    }

    void endsAtItsDeadline()
    {
        DataService service(nullptr);
        QSignalSpy failed(&service, &DataService::failed);
        DataRequest request = requestOf(DataRequest::Kind::Statistics, kMany);
        request.deadline = Milliseconds(1);
        service.submit(1, {}, request, blobOf(kMany), nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
        QVERIFY(failed[0][1].value<Message>().english().find("longer than 0.001 s") != std::string::npos);
    }

    void endsWithItsOwner()
    {
        const Blob blob = blobOf(kMany);
        {
            DataService service(nullptr);
            service.submit(1, {}, requestOf(DataRequest::Kind::Statistics, kMany), blob, nullptr);
            service.submit(2, {}, requestOf(DataRequest::Kind::Plot, kMany), blob, nullptr);
        }
        QCOMPARE(blob.use_count(), 1l);
    }

    // By the worker's own slots: of bytes that were sent, of bytes that are not there, and of a request that does not fit.
    void theSupervisorAnswers()
    {
        const QTemporaryDir scratch;
        const ChildConfig child{.program = KD_FAKE_CHILD, .environment = posix::currentEnvironment()};
        Supervisor supervisor({.compileChild = child, .scratchBase = scratch.path().toStdString(), .blobs = {.bytes = {1 << 20}}});
        QSignalSpy finished(&supervisor, &Supervisor::finished);
        QSignalSpy failed(&supervisor, &Supervisor::failed);
        const Blob blob = blobOf(6);
        const std::string id = blobIdOf(blob->bytes());
        supervisor.putBlob(QString::fromStdString(id), 24, 0, toByteArray(blob->bytes()));
        DataRequest request = requestOf(DataRequest::Kind::Statistics, 6);
        request.blob = id;
        const auto ask = [&](quint64 job) { supervisor.analyse(job, {}, pack(toCbor(Json(request)), {})); };
        ask(1);
        QTRY_COMPARE(finished.size(), 1);
        const auto answer = fromCbor(unpack(finished[0][1].toByteArray()).value).get<DataAnswer>();
        QCOMPARE(answer.statistics->max, 5.0);
        request.view.axes[0].count = 7;
        ask(2);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(messageFromWire(failed[0][1].toString()).english().find("reaches to byte 28") != std::string::npos);
        request.blob = "output:gone";
        ask(3);
        QCOMPARE(failed.size(), 2);
        QVERIFY(messageFromWire(failed[1][1].toString()).english().find("no longer has these bytes") != std::string::npos);
        QSignalSpy gone(&supervisor, &Supervisor::gone);
        supervisor.shutDown();
        QTRY_VERIFY(!gone.isEmpty());
    }
};

KD_TEST(DataServiceTest, QCoreApplication)

}  // namespace tst_dataservice

#include "tst_dataservice.moc"
