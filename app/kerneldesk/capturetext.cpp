// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/capturetext.h"

#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/compile/binary/demangle.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/jsondocuments.h"

namespace kd::cli {
namespace {

QString kernelsText(const CaptureReport& report)
{
    using Align = TextTable::Align;
    constexpr int kDigits = 3;
    // Names may be longer than lines: they come last.
    TextTable table({{Text::tr("launches"), Align::Right},
                     {Text::tr("in all"), Align::Right},
                     {Text::tr("slowest"), Align::Right},
                     {Text::tr("which was launch"), Align::Right},
                     {Text::tr("grid")},
                     {Text::tr("block")},
                     {Text::tr("kernel")}});
    for (const KernelCount& kernel : report.kernels)
        table.addRow({QString::number(kernel.launches), formatSeconds(kernel.seconds, kDigits),
                      formatSeconds(kernel.slowestSeconds, kDigits), QString::number(kernel.slowest), sizeText(kernel.grid),
                      sizeText(kernel.block), toQt(readableKernelName(kernel.kernel))});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

/// The kernels of the graphs that it launched, a line each.
QString graphsText(const CaptureReport& report)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("graph"), Align::Right},
                     {Text::tr("node"), Align::Right},
                     {Text::tr("launches"), Align::Right},
                     {Text::tr("grid")},
                     {Text::tr("block")},
                     {Text::tr("kernel of a graph")}});
    for (const GraphNodeCount& each : report.graphNodes)
        table.addRow({QString::number(each.graph), Text::tr("%1 of %2").arg(each.node).arg(each.nodes),
                      QString::number(each.launches), sizeText(each.grid), sizeText(each.block),
                      toQt(readableKernelName(each.kernel))});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString reportText(const CaptureReport& report, bool isListed)
{
    QStringList sentences;
    if (!report.missing.empty())
        sentences << messageText(report.missing);
    else if (isListed && report.kernels.empty() && report.graphNodes.empty())
        sentences << Text::tr("Process %1 launched no kernel.").arg(report.process);
    if (report.captured > 0)
        sentences << Text::tr("Launches that were asked for and not recorded, since they were being captured into a graph: %1.")
                         .arg(report.captured);
    if (report.unreadGraphs > 0)
        sentences << Text::tr("Launches of graphs whose kernels are not known, so that none of them is recorded: %1.")
                         .arg(report.unreadGraphs);
    if (report.dropped > 0)
        sentences << Text::tr("Launches that are not counted, since CUPTI had no room for them: %1.").arg(report.dropped);
    QString text = kernelsText(report);
    if (isListed)
        text += graphsText(report);
    for (const QString& sentence : sentences)
        text += sentence + QLatin1Char('\n');
    return text;
}

/// A recording that was not made.
QString measuredText(const RecordedLaunch& recorded)
{
    return Text::tr("Launch %1 of %2 would take %3 of memory in %4 allocations, and again as much where it changes all of them.")
        .arg(QString::number(recorded.number), toQt(readableKernelName(recorded.kernel)), formatBytes(recordedBytes(recorded)),
             QString::number(recorded.memories.size() + recorded.arrays.size() + recorded.variables.size()));
}

QString recordingText(const ToldRecording& told, bool isMeasured)
{
    const KeptRecording& kept = told.kept;
    if (!kept.problem.isEmpty())
        return kept.problem + QLatin1Char('\n');
    const QString name = toQt(readableKernelName(kept.recorded.kernel)), bytes = formatBytes(recordedBytes(kept.recorded));
    const bool isOne = kept.data.empty();
    QString text = isMeasured ? measuredText(kept.recorded)
        : isOne ? Text::tr("%1: launch %2 of %3 (%4 of memory).")
                      .arg(toQt(kept.file.string()), QString::number(kept.recorded.number), name, bytes)
                : Text::tr("%1: launch %2 of %3 (%4 of memory in %5).")
                      .arg(toQt(kept.file.string()), QString::number(kept.recorded.number), name, bytes, toQt(kept.data.string()));
    text += QLatin1Char('\n');
    for (const QString& limit : kept.limits)
        text += kIndent + limit + QLatin1Char('\n');
    if (told.replays)
        text += kIndent + replaysText(*told.replays) + QLatin1Char('\n');
    return text;
}

Json replaysObject(const std::optional<Replays>& replays)
{
    if (!replays)
        return nullptr;
    return {{"count", replays->count},
            {"equal", replays->equal},
            {"largestAbsolute", replays->largestAbsolute},
            {"others", replays->hasOthers},
            {"relocated", replays->isRelocated},
            {"problem", replays->problem.toStdString()}};
}

}  // namespace

QString captureText(const CapturedProgram& program)
{
    QString text;
    for (const CaptureReport& report : program.reports)
        text += reportText(report, program.isListed);
    if (program.reports.empty() && !program.isLost)
        text += Text::tr("The program did not use a GPU by NVIDIA's driver: nothing was listed or recorded.") + QLatin1Char('\n');
    for (const ToldRecording& told : program.recordings)
        text += recordingText(told, program.isMeasured);
    return text;
}

Json captureDocument(const CapturedProgram& program)
{
    Json document{{"program", program.words}, {"processes", Json::array()}, {"recordings", Json::array()}};
    for (const CaptureReport& report : program.reports) {
        Json kernels = Json::array();
        for (const KernelCount& kernel : report.kernels)
            kernels.push_back({{"kernel", readableKernelName(kernel.kernel)},
                               {"loweredName", kernel.kernel},
                               {"launches", kernel.launches},
                               {"seconds", kernel.seconds},
                               {"slowestSeconds", kernel.slowestSeconds},
                               {"slowest", kernel.slowest},
                               {"grid", sizeArray(kernel.grid)},
                               {"block", sizeArray(kernel.block)}});
        Json nodes = Json::array();
        for (const GraphNodeCount& each : report.graphNodes)
            nodes.push_back({{"graph", each.graph},
                             {"node", each.node},
                             {"nodes", each.nodes},
                             {"kernel", readableKernelName(each.kernel)},
                             {"loweredName", each.kernel},
                             {"grid", sizeArray(each.grid)},
                             {"block", sizeArray(each.block)},
                             {"launches", each.launches}});
        document["processes"].push_back({{"process", report.process},
                                         {"program", report.program},
                                         {"missing", report.missing.english()},
                                         {"launches", report.launches},
                                         {"captured", report.captured},
                                         {"graphs", report.graphs},
                                         {"unreadGraphs", report.unreadGraphs},
                                         {"graphNodes", std::move(nodes)},
                                         {"dropped", report.dropped},
                                         {"kernels", std::move(kernels)}});
    }
    for (const auto& [kept, replays] : program.recordings)
        document["recordings"].push_back({{"session", kept.file.string()},
                                          {"data", kept.data.string()},
                                          {"kernel", readableKernelName(kept.recorded.kernel)},
                                          {"loweredName", kept.recorded.kernel},
                                          {"launch", kept.recorded.number},
                                          {"bytes", recordedBytes(kept.recorded)},
                                          {"hasResults", kept.recorded.hasResults},
                                          {"graphNodes", kept.recorded.graphNodes},
                                          {"startsGraph", kept.recorded.startsGraph},
                                          {"failure", kept.recorded.failure},
                                          {"replays", replaysObject(replays)},
                                          {"problem", kept.problem.toStdString()}});
    return document;
}

}  // namespace kd::cli
