// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/peaks/peakstore.h"

#include "core/device/architecture.h"
#include "core/session/launch/moduleimage.h"
#include "ui/client/client.h"
#include "ui/common/messagetext.h"
#include "ui/program/peakfile.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/target/targetconnection.h"

#include <QDateTime>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

const QString kTag = QStringLiteral("peaks");

}  // namespace

PeakStore::PeakStore(Client& client, TargetConnection& target, std::filesystem::path file, QObject* parent)
    : QObject(parent), m_client(client), m_target(target), m_file(std::move(file)), m_book(std::make_shared<PeakBook>())
{
    connect(&target, &TargetConnection::changed, this, &PeakStore::changed);
    readFile();
}

void PeakStore::readFile()
{
    const auto work = [file = m_file] { return attempt([&] { return readPeakFile(file); }); };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<Result<PeakBook>>& future) {
        const Result<PeakBook> answer = future.result();
        if (!answer.value)
            return qWarning("%s", qPrintable(answer.sentence));
        PeakBook book = *answer.value;
        for (const DevicePeaks& measured : *m_book)
            keepPeaks(book, measured);
        m_book = std::make_shared<PeakBook>(std::move(book));
        emit changed();
    });
}

QString PeakStore::whyNot(const DeviceInfo* device) const
{
    if (device == nullptr || m_target.info() == nullptr)
        return tr("The target's devices are not known.");
    if (isEmulatedDevice(device->id.name))
        return tr("The emulated GPU runs on this machine's processor: it counts instructions and has no time of its own.");
    if (!m_target.info()->compiler.available)
        return messageText(m_target.info()->compiler.missing);
    if (m_isMeasuring)
        return tr("The peaks are being measured.");
    if (m_target.state() != TargetConnection::State::Ready)
        return tr("The target is not ready; what runs there ends first.");
    return {};
}

void PeakStore::measure(const DeviceInfo& device)
{
    if (!whyNot(&device).isEmpty())
        return;
    const Result<std::vector<PeakTest>> tests = attempt([&] { return peakTests(device); });
    if (!tests.value)
        return end(tests.sentence);
    m_tests = *tests.value;
    std::reverse(m_tests.begin(), m_tests.end());
    m_peaks = {.uuid = device.uuid,
               .device = device.name,
               .driverVersion = m_target.info()->devices.driverVersion,
               .driverRelease = {},
               .when = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString(),
               .read = {},
               .copy = {},
               .fp32 = {}};
    m_peaks.architecture = architectureName(device.computeCapability);
    m_failures.clear();
    setMeasuring(true);
    emit changed();
    const CompileRequest request{.source = std::string(peakSource()), .programName = "peaks.cu", .headers = {},
                                 .architecture = peakArchitecture(device.computeCapability), .options = {}, .nameExpressions = {},
                                 .needsSignatures = false};
    whenFinished(this, m_client.compile(request, kTag), [this](const QFuture<CompileOutcome>& future) {
        if (future.resultCount() == 0)
            return end(tr("The measurement was cancelled."));
        onCompiled(future.result());
    });
}

void PeakStore::onCompiled(const CompileOutcome& program)
{
    if (!program.ok())
        return end(program.message.empty() ? tr("The kernels that measure peaks do not compile.") : messageText(program.message));
    m_cubin = program.cubin;
    timeNext();
}

void PeakStore::timeNext()
{
    if (m_tests.empty())
        return keep();
    emit changed();
    const PeakTest test = std::move(m_tests.back());
    m_tests.pop_back();
    const QFuture<TimingOutcome> timing = m_client.time(test.request, m_cubin, {}, kTag);
    whenFinished(this, timing, [this, test](const QFuture<TimingOutcome>& future) {
        if (future.resultCount() == 0)
            return end(tr("The measurement was cancelled."));
        const Result<bool> taken = attempt([&] {
            recordPeak(test, future.result(), m_peaks);
            return true;
        });
        if (!taken.value)
            m_failures << taken.sentence;
        timeNext();
    });
}

void PeakStore::keep()
{
    DevicePeaks measured = std::exchange(m_peaks, {});
    m_failures.removeDuplicates();
    const QString failures = m_failures.join(QLatin1Char('\n'));
    if (!hasPeak(measured))
        return end(failures);
    PeakBook book = *m_book;
    keepPeaks(book, std::move(measured));
    m_book = std::make_shared<PeakBook>(std::move(book));
    end(failures);
    const auto work = [file = m_file, kept = m_book] {
        return attempt([&] {
            writePeakFile(file, *kept);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<Result<bool>>& future) {
        if (const Result<bool> answer = future.result(); !answer.value)
            emit failed(answer.sentence);
    });
}

/// Nothing else disturbs the device meanwhile.
void PeakStore::setMeasuring(bool isMeasuring)
{
    m_isMeasuring = isMeasuring;
    m_target.setMeasured(isMeasuring);
}

const DevicePeaks* PeakStore::find(const DeviceInfo* device) const
{
    if (device == nullptr || m_target.info() == nullptr)
        return nullptr;
    return findPeaks(*m_book, device->uuid, m_target.info()->devices.driverVersion);
}

void PeakStore::end(const QString& sentence)
{
    setMeasuring(false);
    m_tests.clear();
    m_cubin.clear();
    emit changed();
    if (!sentence.isEmpty())
        emit failed(sentence);
}

}  // namespace kd
