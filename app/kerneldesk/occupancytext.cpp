// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/occupancytext.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/device/architecture.h"
#include "core/occupancy/limitingresource.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace kd::cli {
namespace {

constexpr int kBarWidth = 40;

QString limitText(std::uint32_t blocks)
{
    return blocks == kUnlimitedBlocks ? QStringLiteral("–") : QString::number(blocks);
}

QString threadsText(std::uint32_t threads)
{
    return counted(threads, Text::tr("1 thread"), Text::tr("%1 threads"));
}

QString questionLine(const OccupancyInput& input)
{
    QStringList parts{
        threadsText(input.threads), counted(input.registers, Text::tr("1 register"), Text::tr("%1 registers")),
        Text::tr("%1 static and %2 dynamic shared memory").arg(formatBytes(input.staticShared), formatBytes(input.dynamicShared))};
    if (input.barriers > 0)
        parts << counted(input.barriers, Text::tr("1 barrier"), Text::tr("%1 barriers"));
    if (input.cluster > 1)
        parts << Text::tr("clusters of %1").arg(input.cluster);
    if (input.carveoutPercent && *input.carveoutPercent >= 0)
        parts << Text::tr("carve-out %1 %").arg(*input.carveoutPercent);
    return toQt(architectureName(input.architecture)) + QStringLiteral(": ") + parts.join(QStringLiteral(", ")) + QLatin1Char('\n');
}

/// A resource as OccupancyResult names it; most of the names are heads of the table of kernels as well.
QString resourceText(const std::string& name)
{
    [[maybe_unused]] constexpr const char* kOthers[] = {QT_TRANSLATE_NOOP("Text", "threads"),
                                                        QT_TRANSLATE_NOOP("Text", "virtual"),
                                                        QT_TRANSLATE_NOOP("Text", "cluster")};
    return Text::tr(name.c_str());
}

QString limitedByText(const OccupancyResult& result)
{
    QStringList names;
    for (const MessagePattern<>& name : limitingNames(result))
        names << messageText(name);
    return names.isEmpty() ? Text::tr("none") : names.join(QStringLiteral(", "));
}

QString limitsTable(const OccupancyResult& result)
{
    std::vector<TextTable::Column> columns{{}};
    QStringList cells{Text::tr("blocks allowed by")};
    for (const LimitingResource& resource : kLimitingResources) {
        const std::uint32_t blocks = result.limits.*resource.limit;
        if (resource.limiter == Limiter::Virtual && blocks == kUnlimitedBlocks)
            continue;
        columns.push_back({messageText(resource.name), TextTable::Align::Right});
        cells << limitText(blocks);
    }
    TextTable table(columns);
    table.addRow(cells);
    return QLatin1Char('\n') + table.toText(kIndent);
}

QString stepText(const OccupancyStep& step)
{
    if (step.resource == "registers")
        return counted(step.value, Text::tr("1 register a thread"), Text::tr("at most %1 registers a thread"));
    if (step.resource == "threads")
        return Text::tr("%1 a block").arg(threadsText(step.value));
    if (step.resource == "shared")
        return Text::tr("at most %1 shared memory a block").arg(formatBytes(step.value));
    if (step.resource == "carveout")
        return Text::tr("a carve-out of %1 % or more").arg(step.value);
    if (step.resource == "barriers")
        return counted(step.value, Text::tr("1 barrier"), Text::tr("at most %1 barriers"));
    return Text::tr("clusters of at most %1").arg(step.value);
}

QString adviceTable(const OccupancyInput& input)
{
    TextTable table({{}, {}, {}});
    for (const OccupancyStep& step : nextSteps(input))
        table.addRow({table.isEmpty() ? Text::tr("to raise it") : QString(), stepText(step), formatPercent(step.occupancy)});
    const std::uint32_t block = suggestedBlockSize(input);
    if (block > 0)
        table.addRow({Text::tr("best block size"), threadsText(block)});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString bar(double fraction)
{
    return QString(static_cast<qsizetype>(fraction * kBarWidth + 0.5), QLatin1Char('#'));
}

/// A row for every run of equal occupancy.
QString curveText(const QString& title, const OccupancyCurve& curve)
{
    TextTable table({{title, TextTable::Align::Right}, {Text::tr("occupancy"), TextTable::Align::Right}, {}});
    const std::vector<OccupancyCurve::Point>& points = curve.points;
    for (std::size_t first = 0; first < points.size();) {
        std::size_t last = first;
        while (last + 1 < points.size() && points[last + 1].occupancy == points[first].occupancy)
            ++last;
        const QString from = QString::number(points[first].value);
        table.addRow({first == last ? from : from + QStringLiteral(" … ") + QString::number(points[last].value),
                      formatPercent(points[first].occupancy), bar(points[first].occupancy)});
        first = last + 1;
    }
    return QLatin1Char('\n') + table.toText(kIndent);
}

}  // namespace

QString occupancyText(const OccupancyInput& input, const OccupancyResult& result)
{
    QString text = questionLine(input) + QLatin1Char('\n');
    if (result.impossible.empty()) {
        TextTable table({{}, {}});
        table.addRow({Text::tr("occupancy"), formatPercent(result.occupancy)});
        table.addRow(
            {Text::tr("on a multiprocessor"),
             Text::tr("%1, %2 of %3 warps")
                 .arg(counted(result.blocksPerSm, Text::tr("1 block"), Text::tr("%1 blocks")))
                 .arg(result.warpsPerSm)
                 .arg(result.maxWarpsPerSm)});
        table.addRow({Text::tr("limited by"), limitedByText(result)});
        text += table.toText(kIndent);
    } else {
        text += kIndent + Text::tr("impossible: %1").arg(resourceText(result.impossible)) + QLatin1Char('\n');
    }
    text += limitsTable(result);
    if (!result.reason.empty())
        text += QLatin1Char('\n') + kIndent + messageText(result.reason) + QLatin1Char('\n');
    return text + adviceTable(input);
}

QString curvesText(const OccupancyInput& input)
{
    const OccupancyCurves curves = occupancyCurves(input);
    return curveText(Text::tr("threads a block"), curves.threads) + curveText(Text::tr("registers a thread"), curves.registers) +
        curveText(Text::tr("dynamic shared bytes"), curves.shared);
}

}  // namespace kd::cli
