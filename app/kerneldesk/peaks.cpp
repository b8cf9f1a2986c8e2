// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/peaks.h"

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/device/architecture.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/peakfile.h"

#include <QDateTime>

namespace kd::cli {
namespace {

CompileOutcome compileKernels(Connection& connection, const DeviceInfo& device)
{
    const CompileRequest request{.source = std::string(peakSource()), .programName = "peaks.cu", .headers = {},
                                 .architecture = peakArchitecture(device.computeCapability), .options = {}, .nameExpressions = {},
                                 .needsSignatures = false};
    CompileOutcome program = connection.compile({request}).front();
    if (!program.ok())
        throw Failure(ExitStatus::Lacking, program.message.empty() ? Text::tr("The kernels that measure peaks do not compile.")
                                                                   : messageText(program.message));
    return program;
}

void keep(const DevicePeaks& peaks)
{
    const std::filesystem::path file = defaultPeakFile();
    PeakBook book = readPeakFile(file);
    keepPeaks(book, peaks);
    writePeakFile(file, book);
}

}  // namespace

DevicePeaks measurePeaks(Connection& connection, const DeviceInfo& device)
{
    const std::vector<PeakTest> tests = peakTests(device);
    const CompileOutcome program = compileKernels(connection, device);
    DevicePeaks peaks{.uuid = device.uuid, .device = device.name, .driverVersion = connection.target().devices.driverVersion,
                      .driverRelease = {}, .when = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString(),
                      .read = {}, .copy = {}, .fp32 = {}};
    peaks.architecture = architectureName(device.computeCapability);
    for (const PeakTest& test : tests) {
        const TimingOutcome outcome = connection.time(test.request, program, {});
        try {
            recordPeak(test, outcome, peaks);
        } catch (const RuntimeError& error) {
            complain(messageText(error));
        }
    }
    if (!hasPeak(peaks))
        throw Failure(ExitStatus::Lacking, Text::tr("No peak of %1 could be measured.").arg(toQt(device.name)));
    keep(peaks);
    return peaks;
}

PeakBook keptPeaks()
{
    try {
        return readPeakFile(defaultPeakFile());
    } catch (const Error& error) {
        complain(messageText(error));
        return {};
    }
}

QString peaksText(const DevicePeaks& peaks)
{
    TextTable table({{}, {{}, TextTable::Align::Right}, {}, {}});
    for (const PeakInfo& info : peakInfos()) {
        const Peak& peak = peaks.*info.peak;
        const QString figure =
            peak.perSecond > 0 ? formatRate(peak.perSecond, toQt(std::string(info.unit))) : Text::tr("not measured");
        const QString samples = counted(peak.samples.size(), Text::tr("1 sample"), Text::tr("best of %1 samples"));
        table.addRow({messageText(Message(info.name)), figure, peak.perSecond > 0 ? samples : QString(), toQt(peak.instruction)});
    }
    const QString driver = toQt(peaks.driverRelease.empty() ? peaks.driverVersion : peaks.driverRelease);
    return Text::tr("Peaks of %1, measured on %2 under driver %3:").arg(toQt(peaks.device), toQt(peaks.when), driver)
        + QLatin1Char('\n') + table.toText(QStringLiteral("  ")) + QLatin1Char('\n');
}

Json peaksDocument(const DevicePeaks& peaks)
{
    Json document{{"when", peaks.when}, {"driverVersion", peaks.driverVersion}, {"driverRelease", peaks.driverRelease}};
    for (const PeakInfo& info : peakInfos()) {
        const Peak& peak = peaks.*info.peak;
        Json& entry = document[std::string(info.field)];
        if (peak.perSecond > 0)
            entry = {
                {"perSecond", peak.perSecond}, {"unit", info.unit}, {"instruction", peak.instruction}, {"samples", peak.samples}};
    }
    return document;
}

QString rooflineText(const std::optional<RoofBound>& bound)
{
    return bound ? messageText(sentenceOf(*bound)) + QLatin1Char('\n') : QString();
}

QString workText(const RooflinePoint& point)
{
    QStringList parts;
    if (point.bytes > 0)
        parts << Text::tr("%1 bytes of device memory").arg(formatNumber(point.bytes, 4));
    if (point.source == WorkSource::Counted && point.l2Bytes > 0)
        parts << Text::tr("%1 bytes asked of L2").arg(formatNumber(point.l2Bytes, 4));
    if (point.flops > 0)
        parts << Text::tr("%1 floating-point operations").arg(formatNumber(point.flops, 4));
    if (point.intensity() > 0)
        parts << Text::tr("%1 operations a byte").arg(formatNumber(point.intensity(), 3));
    if (parts.isEmpty())
        return {};
    const QString amounts = parts.join(QStringLiteral(", "));
    switch (point.source) {
    case WorkSource::Declared: return Text::tr("Work as declared: %1.").arg(amounts) + QLatin1Char('\n');
    case WorkSource::Emulated: return Text::tr("Work as the emulated GPU counted it: %1.").arg(amounts) + QLatin1Char('\n');
    case WorkSource::Counted: return Text::tr("Work by the GPU's counters: %1.").arg(amounts) + QLatin1Char('\n');
    }
    return {};
}

Json workDocument(const RooflinePoint& point)
{
    const auto known = [](double value) { return value > 0 ? Json(value) : Json(); };
    return {{"source", nameOf(point.source)},
            {"bytes", known(point.bytes)},
            {"l2Bytes", known(point.l2Bytes)},
            {"flops", known(point.flops)},
            {"intensity", known(point.intensity())}};
}

}  // namespace kd::cli
