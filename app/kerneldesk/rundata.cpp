// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/rundata.h"

#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/error.h"
#include "core/data/dataview.h"
#include "core/session/data/elementfile.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QStringList>

#include <algorithm>
#include <charconv>

namespace kd::cli {
namespace {

using Moment = BufferContent::Moment;

constexpr std::size_t kShownWorst = 5;

const BufferPlan* bufferOf(const LaunchPlan& plan, const std::string& name)
{
    const auto found = std::ranges::find(plan.buffers, name, &BufferPlan::name);
    return found == plan.buffers.end() ? nullptr : &*found;
}

/// Components are numbers of an element as far as a view can name them.
DataView viewOf(const BufferPlan& buffer, const LaunchPlan& plan, const BufferShapes& shapes)
{
    const bool isVector = buffer.components > 1 && buffer.components <= ElementLayout::kMaxMembers;
    const std::string type(nameOf(buffer.type));
    const auto shape = shapes.find(buffer.name);
    return resolveDataView({.shape = shape == shapes.end() ? std::string() : shape->second},
                           {.bytes = buffer.bytes(),
                            .layout = parseLayout(isVector ? type + "[" + std::to_string(buffer.components) + "]" : type),
                            .symbols = plan.symbols});
}

DataRequest requestFor(DataRequest::Kind kind, const BufferContent& content, const ScalarView& view)
{
    return {.kind = kind, .blob = content.blob, .view = view};
}

QString placeOf(const ScalarView& view, std::uint64_t index)
{
    QStringList coordinates;
    for (const std::uint64_t coordinate : view.coordinatesOf(index))
        coordinates << QString::number(coordinate);
    return QStringLiteral("[%1]").arg(coordinates.join(QStringLiteral(", ")));
}

QString percentileText(const DataStatistics& statistics, double percent)
{
    const auto found = std::ranges::find(statistics.percentiles, percent, &Percentile::percent);
    return found == statistics.percentiles.end() ? QString() : formatNumber(found->value);
}

QString statisticsText(const RunData& data)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("statistics")},
                     {Text::tr("std"), Align::Right},
                     {Text::tr("1 %"), Align::Right},
                     {Text::tr("median"), Align::Right},
                     {Text::tr("99 %"), Align::Right},
                     {Text::tr("zeros"), Align::Right},
                     {Text::tr("denormals"), Align::Right},
                     {Text::tr("nan"), Align::Right},
                     {Text::tr("inf"), Align::Right}});
    for (const auto& [name, values] : data.statistics)
        table.addRow({toQt(name), formatNumber(values.std), percentileText(values, 1), percentileText(values, 50),
                      percentileText(values, 99), QString::number(values.zeros), QString::number(values.denormals),
                      QString::number(values.nan), QString::number(values.positiveInfinities + values.negativeInfinities)});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString differencesText(const RunData::Differences& differences)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("worst of %1").arg(toQt(differences.name))},
                     {Text::tr("output"), Align::Right},
                     {Text::tr("reference"), Align::Right},
                     {Text::tr("absolute"), Align::Right},
                     {Text::tr("relative"), Align::Right},
                     {Text::tr("ULP"), Align::Right}});
    const std::vector<ElementDifference>& worst = differences.values.worst;
    for (std::size_t i = 0; i < worst.size() && i < kShownWorst; ++i)
        table.addRow({placeOf(differences.view, worst[i].index), formatNumber(worst[i].actual, 9),
                      formatNumber(worst[i].expected, 9), formatNumber(worst[i].absolute, 3), formatNumber(worst[i].relative, 3),
                      worst[i].ulps ? QString::number(*worst[i].ulps) : QString()});
    QString text = QLatin1Char('\n') + table.toText(kIndent);
    if (const QString pattern = messageText(patternText(differences.values.pattern)); !pattern.isEmpty())
        text += kIndent + pattern + QLatin1Char('\n');
    return text;
}

}  // namespace

BufferShapes shapesOf(const std::vector<std::string>& settings, const LaunchPlan& plan)
{
    BufferShapes shapes;
    for (const std::string& setting : settings) {
        const auto [name, shape] = splitAssignment(setting);
        const BufferPlan* const buffer = bufferOf(plan, name);
        if (buffer == nullptr)
            throw Failure(ExitStatus::BadArguments, Text::tr("--shape: %1 has no buffer '%2'.").arg(toQt(plan.kernel), toQt(name)));
        shapes[name] = shape;
        try {
            const DataView view = viewOf(*buffer, plan, shapes);
            if (view.elements() * view.layout.members.size() != buffer->count)
                throw Failure(ExitStatus::BadArguments, Text::tr("--shape: '%1' does not have the elements of %2.")
                                                            .arg(toQt(shape), toQt(name)));
        } catch (const Error& error) {
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("--shape: %1: %2.").arg(toQt(name), messageText(error.sentence())));
        }
    }
    return shapes;
}

std::vector<std::uint64_t> shapeOf(const BufferPlan& buffer, const LaunchPlan& plan, const BufferShapes& shapes)
{
    if (!shapes.contains(buffer.name))
        return kd::shapeOf(buffer.count, buffer.components);
    std::vector<std::uint64_t> shape;
    for (const ViewAxis& axis : viewOf(buffer, plan, shapes).numbers().axes)
        shape.push_back(axis.count);
    return shape;
}

std::optional<WatchedElement> watchedElement(const std::string& setting, const LaunchPlan& plan)
{
    if (setting.empty())
        return std::nullopt;
    const std::size_t bracket = setting.find('[');
    WatchedElement element{.buffer = setting.substr(0, bracket)};
    const BufferPlan* const buffer = bufferOf(plan, element.buffer);
    const char* const end = setting.data() + setting.size();
    const char* const digits = bracket == std::string::npos ? end : setting.data() + bracket + 1;
    const auto [stop, error] = std::from_chars(digits, end, element.index);
    if (error != std::errc() || stop == end || *stop != ']' || stop + 1 != end)
        throw Failure(ExitStatus::BadArguments, Text::tr("%2: '%1' is no element; an example: y[17].")
                                                    .arg(toQt(setting), optionName("--who-wrote")));
    if (buffer == nullptr || element.index >= buffer->count)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%3: %1 has no element %2.").arg(toQt(plan.kernel), toQt(setting), optionName("--who-wrote")));
    return element;
}

RunData runData(const RunOutcome& outcome, const LaunchPlan& plan, const BufferShapes& shapes, bool wantsStatistics,
                Connection& connection)
{
    RunData data;
    for (const BufferContent& content : outcome.contents) {
        const BufferPlan* const buffer = bufferOf(plan, content.name);
        const BufferContent* const reference = contentOf(outcome, content.name, Moment::Reference);
        const auto check = std::ranges::find(outcome.verification, content.name, &Verification::name);
        const bool differs = check != outcome.verification.end() && check->mismatches > 0 && reference != nullptr &&
            !reference->blob.empty();
        if (content.moment != Moment::After || buffer == nullptr || (!wantsStatistics && !differs))
            continue;
        try {
            const ScalarView view = viewOf(*buffer, plan, shapes).numbers();
            DataRequest request = requestFor(DataRequest::Kind::Statistics, content, view);
            if (wantsStatistics)
                data.statistics.push_back({content.name, *connection.analyse(request).statistics});
            request.kind = DataRequest::Kind::Differences;
            request.expectedBlob = differs ? reference->blob : std::string();
            request.expectedView = view;
            request.differences.tolerance = {.relative = plan.relativeTolerance, .absolute = plan.absoluteTolerance};
            request.differences.blockThreads = std::uint64_t{plan.block.x} * plan.block.y * plan.block.z;
            if (differs)
                data.differences.push_back({content.name, view, *connection.analyse(request).differences});
        } catch (const Error& error) {
            complain(errorText(error));
        } catch (const Failure& failure) {
            if (failure.status() != ExitStatus::Lacking)
                throw;
            complain(failure.sentence());
        }
    }
    return data;
}

QString dataText(const RunData& data)
{
    QString text = statisticsText(data);
    for (const RunData::Differences& differences : data.differences)
        text += differencesText(differences);
    return text;
}

void addData(Json& document, const RunData& data)
{
    Json statistics = Json::array();
    for (const auto& [name, values] : data.statistics) {
        statistics.push_back(values);
        statistics.back()["name"] = name;
    }
    Json differences = Json::array();
    for (const RunData::Differences& each : data.differences) {
        differences.push_back(each.values);
        differences.back()["name"] = each.name;
    }
    document["statistics"] = std::move(statistics);
    document["differences"] = std::move(differences);
}

}  // namespace kd::cli
