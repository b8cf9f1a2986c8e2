// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingexport.h"

#include "ui/common/messagetext.h"

#include "core/base/csvfield.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QCoreApplication>

#include <array>
#include <charconv>

namespace kd {
namespace {

constexpr int kVersion = 1;
constexpr int kIndent = 1;

QByteArray csvBytes(const std::string& text)
{
    return QByteArray::fromStdString(csvField(text));
}

/// The shortest text that means exactly `value`.
QByteArray exact(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end - digits.data()};
}

Json statisticsJson(const Statistics& times)
{
    return {{"median", times.median},
            {"mean", times.mean},
            {"min", times.min},
            {"max", times.max},
            {"p05", times.p05},
            {"p95", times.p95},
            {"standardDeviation", times.standardDeviation},
            {"intervalLow", times.intervalLow},
            {"intervalHigh", times.intervalHigh}};
}

Json runJson(const RunRecord& record)
{
    const TimingOutcome& timing = *record.timing;
    Json json{{"number", record.number},
              {"when", record.when.toUTC().toString(Qt::ISODate).toStdString()},
              {"label", record.label.toStdString()},
              {"program", record.programName.toStdString()},
              {"kernel", record.kernel.name},
              {"architecture", record.architecture.toStdString()},
              {"device", record.outcome.device},
              {"registers", record.kernel.registers},
              {"modelled", timing.modelled},
              {"samples", timing.samples},
              {"statistics", timing.statistics ? statisticsJson(*timing.statistics) : Json()},
              {"bandwidth", timing.bandwidth},
              {"flopRate", timing.flopRate},
              {"instructions", timing.instructions},
              {"receipt", timing.receipt}};
    if (timing.kernelTime) {
        json["method"] = nameOf(timing.kernelTime->method);
        json["windows"] = timing.kernelTime->windows;
    }
    return json;
}

}  // namespace

QByteArray samplesCsv(const std::vector<RunRecordPointer>& runs)
{
    QByteArray text = "run,label,kernel,device,sample,seconds\n";
    for (const RunRecordPointer& run : runs) {
        if (!run->timing)
            continue;
        const QByteArray head = QByteArray::number(run->number) + ',' + csvBytes(run->label.toStdString()) + ',' +
            csvBytes(run->kernel.name) + ',' + csvBytes(run->outcome.device) + ',';
        int number = 0;
        for (const double sample : run->timing->samples)
            text += head + QByteArray::number(number++) + ',' + exact(sample) + '\n';
    }
    return text;
}

QByteArray samplesJson(const std::vector<RunRecordPointer>& runs)
{
    Json list = Json::array();
    for (const RunRecordPointer& run : runs) {
        if (run->timing)
            list.push_back(runJson(*run));
    }
    const Json document{{"format", "kerneldesk-timings"}, {"version", kVersion}, {"runs", std::move(list)}};
    return QByteArray::fromStdString(document.dump(kIndent, ' ', false, Json::error_handler_t::replace)) + '\n';
}

QString writeExport(const QString& path, const QByteArray& bytes)
{
    try {
        posix::writeFileAtomically(path.toStdString(), std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size())));
        return {};
    } catch (const Error& error) {
        return QCoreApplication::translate("kd::Timing", "The samples were not written: %1.").arg(messageText(error));
    }
}

}  // namespace kd
