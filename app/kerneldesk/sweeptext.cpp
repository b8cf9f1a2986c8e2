// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/sweeptext.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/documentdoubts.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace kd::cli {
namespace {

constexpr double kLast = std::numeric_limits<double>::infinity();

/// Figures by which results are sorted, ascending; "occupancy" descends.
constexpr std::array<std::string_view, 7> kSortWords{"figure", "point", "registers", "spilled", "shared", "occupancy", "compile"};

double sortFigure(const SweepResult& result, std::string_view word)
{
    const bool isBuilt = result.registers != 0;
    if (word == "figure")
        return result.isGood() ? *result.figure : kLast;
    if (word == "point")
        return result.point ? static_cast<double>(*result.point) : -1;
    if (word == "occupancy")
        return result.occupancy ? -*result.occupancy : kLast;
    if (word == "compile")
        return result.compileSeconds;
    if (!isBuilt)
        return kLast;
    return word == "registers" ? result.registers : static_cast<double>(word == "spilled" ? result.spilled : result.shared);
}

/// In the order of the table; of results of one rank the first comes first.
std::vector<const SweepResult*> sorted(const SweepTable& table, const std::string& sort)
{
    std::vector<const SweepResult*> results;
    for (const SweepResult& result : table.results)
        results.push_back(&result);
    const auto axis = std::ranges::find(table.space.axes(), sort, &SweepAxis::name);
    const auto rank = [&](const SweepResult* result) {
        if (axis == table.space.axes().end())
            return sortFigure(*result, sort);
        const auto index = static_cast<std::size_t>(axis - table.space.axes().begin());
        return result->point ? static_cast<double>(table.space.at(*result->point)[index]) : -1;
    };
    std::ranges::stable_sort(results, {}, rank);
    return results;
}

QString stateText(const SweepResult& result)
{
    switch (result.state) {
    case SweepResult::State::Measured:
        if (result.isImpossible)
            return Text::tr("impossible");
        if (result.isUnranked)
            return Text::tr("not ranked");
        return result.isVerified ? Text::tr("verified") : Text::tr("measured");
    case SweepResult::State::Same: return Text::tr("as point %1").arg(*result.sameAs);
    case SweepResult::State::NotCompiled: return Text::tr("does not compile");
    case SweepResult::State::Fault: return Text::tr("fault");
    case SweepResult::State::Hang: return Text::tr("deadline");
    case SweepResult::State::Wrong: return Text::tr("wrong");
    case SweepResult::State::Refused: return Text::tr("refused");
    }
    return {};
}

QString ratioText(const SweepResult& result, const SweepResult* today)
{
    if (today == nullptr || !result.isGood() || *today->figure <= 0)
        return {};
    return QString::number(*result.figure / *today->figure, 'f', 3);
}

QString figureTitle(SweepFigure figure)
{
    switch (figure) {
    case SweepFigure::Duration: return Text::tr("median");
    case SweepFigure::Instructions: return Text::tr("instructions");
    case SweepFigure::Traffic: return Text::tr("bytes");
    }
    return {};
}

/// What the table shows beside the results: each is looked for once.
struct TableMarks {
    const SweepResult* today = nullptr;
    const SweepResult* best = nullptr;
    bool hasRoof = false;  ///< some result tells its share of the roof
};

TableMarks marksOf(const SweepTable& table)
{
    const auto hasShare = [](const SweepResult& result) { return result.roofShare.has_value(); };
    return {.today = table.today(), .best = table.best(), .hasRoof = std::ranges::any_of(table.results, hasShare)};
}

QString remarkText(const SweepResult& result, bool isBest)
{
    const QString remark = messageText(result.message.empty() ? result.doubt : result.message);
    if (!isBest)
        return remark;
    return remark.isEmpty() ? Text::tr("best") : Text::tr("best; %1").arg(remark);
}

QStringList rowOf(const SweepTable& table, const SweepResult& result, const TableMarks& marks)
{
    QStringList row{result.point ? QString::number(*result.point) : Text::tr("today")};
    if (result.point) {
        for (const std::string& value : table.space.valuesOf(table.space.at(*result.point)))
            row << (value.empty() ? Text::tr("none") : toQt(value));
    } else {
        for (std::size_t i = 0; i < table.space.axes().size(); ++i)
            row << QString();
    }
    const bool isBuilt = result.registers != 0;
    row << stateText(result) << (result.figure ? figureText(*result.figure, table.header.figure) : QString());
    row << ratioText(result, marks.today);
    if (marks.hasRoof)
        row << (result.roofShare ? formatPercent(*result.roofShare) : QString());
    row << (isBuilt ? QString::number(result.registers) : QString()) << (isBuilt ? QString::number(result.spilled) : QString())
        << (isBuilt ? QString::number(result.shared) : QString());
    row << (result.occupancy ? formatPercent(*result.occupancy) : QString());
    row << remarkText(result, &result == marks.best);
    return row;
}

/// "TILE=16, block=256".
QString pointText(const SweepTable& table, std::uint64_t point)
{
    QStringList parts;
    const std::vector<std::string> values = table.space.valuesOf(table.space.at(point));
    for (std::size_t i = 0; i < values.size(); ++i)
        parts << toQt(table.space.axes()[i].name) + QLatin1Char('=') + (values[i].empty() ? Text::tr("none") : toQt(values[i]));
    return parts.join(QStringLiteral(", "));
}

QString countsText(const SweepTable& table)
{
    std::map<SweepResult::State, std::uint64_t> counts;
    for (const SweepResult& result : table.results)
        counts[result.state] += result.point ? 1 : 0;
    const std::uint64_t measured = counts[SweepResult::State::Measured], same = counts[SweepResult::State::Same];
    std::uint64_t all = 0;
    for (const auto& [state, count] : counts)
        all += count;
    return Text::tr("%1 of %2 points: %3 measured, %4 the same as one of them, %5 without a figure")
        .arg(all)
        .arg(table.header.points)
        .arg(measured)
        .arg(same)
        .arg(all - measured - same);
}

/// "measured by slurm 1: 52, slurm 2: 48"; empty where one worker did.
QString workersText(const SweepTable& table)
{
    std::map<std::string, int> counts;
    for (const SweepResult& result : table.results) {
        if (!result.worker.empty())
            ++counts[result.worker];
    }
    QStringList parts;
    for (const auto& [worker, count] : counts)
        parts << QStringLiteral("%1: %2").arg(toQt(worker)).arg(count);
    return parts.isEmpty() ? QString() : Text::tr("measured by %1").arg(parts.join(QStringLiteral(", "))) + QLatin1Char('\n');
}

QString bestText(const SweepTable& table, const TableMarks& marks)
{
    const SweepResult* const best = marks.best;
    if (best == nullptr)
        return Text::tr("No point has a figure.");
    const QString figure = figureText(*best->figure, table.header.figure);
    const QString point = pointText(table, *best->point);
    const SweepResult* const today = marks.today;
    if (today == nullptr || *today->figure <= 0)
        return Text::tr("best: %1 with %2").arg(figure, point);
    return Text::tr("best: %1 with %2, %3 of today's %4")
        .arg(figure, point, ratioText(*best, today), figureText(*today->figure, table.header.figure));
}

Json doubtsOf(const SweepTable& table, const TableMarks& marks)
{
    Json doubts = Json::array();
    const auto today = std::ranges::find_if(table.results, [](const SweepResult& each) { return !each.point; });
    if (today != table.results.end() && !today->isGood())
        doubts.push_back(doubtObject("todayFails", "The launch as it stands has no figure, so that nothing is compared with it: " +
                                                       today->message.english()));
    const auto failed = std::ranges::find_if(table.results, [](const SweepResult& each) { return each.point && !each.isGood(); });
    if (marks.best == nullptr && failed != table.results.end())
        doubts.push_back(doubtObject("noPoint", "No point has a figure by now; the first says: " + failed->message.english()));
    if (marks.best == nullptr)
        return doubts;
    if (!marks.best->isVerified)
        doubts.push_back(doubtObject("unverified", "The best point was not compared with a reference: nobody knows whether it "
                                                   "computes the right thing."));
    if (table.header.figure != SweepFigure::Duration)
        doubts.push_back(countedBestDoubt());
    return doubts;
}

Json pointDocument(const SweepTable& table, const SweepResult& result, const SweepResult* today)
{
    Json axes = Json::object();
    if (result.point) {
        const std::vector<std::string> values = table.space.valuesOf(table.space.at(*result.point));
        for (std::size_t i = 0; i < values.size(); ++i)
            axes[table.space.axes()[i].name] = values[i];
    }
    const bool isTimed = table.header.figure == SweepFigure::Duration && result.figure.has_value();
    const bool hasRatio = today != nullptr && *today->figure > 0 && result.isGood();
    Json document{{"point", result.point ? Json(*result.point) : Json()},
                  {"axes", axes},
                  {"state", resultWord(result.state)},
                  {"ok", result.isGood()},
                  {"reason", result.message.empty() ? Json() : Json(result.message.english())},
                  {"figure", result.figure ? Json(*result.figure) : Json()},
                  {"median", isTimed ? Json(*result.figure) : Json()},
                  {"interval95", isTimed ? Json::array({result.intervalLow, result.intervalHigh}) : Json()},
                  {"ratio", hasRatio ? Json(*result.figure / *today->figure) : Json()},
                  {"verified", result.isVerified},
                  {"roofShare", result.roofShare ? Json(*result.roofShare) : Json()},
                  {"doubt", result.doubt.empty() ? Json() : Json(result.doubt.english())},
                  {"impossible", result.isImpossible},
                  {"sameAs", result.sameAs ? Json(*result.sameAs) : Json()},
                  {"registers", result.registers},
                  {"spilled", result.spilled},
                  {"shared", result.shared},
                  {"occupancy", result.occupancy ? Json(*result.occupancy) : Json()},
                  {"compileSeconds", result.compileSeconds},
                  {"runSeconds", result.runSeconds},
                  {"time", result.time},
                  {"worker", result.worker.empty() ? Json() : Json(result.worker)},
                  {"device", result.device.empty() ? Json() : Json(result.device)},
                  {"uuid", result.deviceUuid.empty() ? Json() : Json(result.deviceUuid)},
                  {"ranked", !result.isUnranked}};
    for (const auto& [name, value] : axes.items()) {
        if (!document.contains(name))
            document[name] = value;
    }
    return document;
}

}  // namespace

QString figureText(double figure, SweepFigure kind)
{
    if (kind == SweepFigure::Duration)
        return formatSeconds(figure);
    const auto count = static_cast<quint64>(figure);
    return kind == SweepFigure::Traffic ? formatBytes(count) : QString::number(count);
}

void requireSort(const SweepTable& table, const std::string& sort)
{
    QStringList known;
    for (const std::string_view word : kSortWords)
        known << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    for (const SweepAxis& axis : table.space.axes())
        known << toQt(axis.name);
    if (!known.contains(toQt(sort)))
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("Nothing is sorted by '%1'; there is %2.").arg(toQt(sort), known.join(QStringLiteral(", "))));
}

QString sweepText(const SweepTable& table, const std::string& sort, const Style& style)
{
    using Align = TextTable::Align;
    std::vector<TextTable::Column> columns{{Text::tr("point"), Align::Right}};
    for (const SweepAxis& axis : table.space.axes())
        columns.push_back({toQt(axis.name), Align::Right});
    const TableMarks marks = marksOf(table);
    QStringList titles{Text::tr("result"), figureTitle(table.header.figure), Text::tr("of today's")};
    if (marks.hasRoof)
        titles << Text::tr("of the roof");
    titles << Text::tr("registers") << Text::tr("spilled") << Text::tr("shared") << Text::tr("occupancy");
    for (const QString& title : titles)
        columns.push_back({title, Align::Right});
    columns.push_back({QString(), Align::Left});
    TextTable text(std::move(columns));
    for (const SweepResult* const result : sorted(table, sort))
        text.addRow(rowOf(table, *result, marks));
    return text.toText() + QLatin1Char('\n') + countsText(table) + QLatin1Char('\n') + workersText(table) +
        style.bold(bestText(table, marks)) +
        QLatin1Char('\n');
}

Json sweepDocument(const SweepTable& table)
{
    Json points = Json::array(), today;
    const TableMarks marks = marksOf(table);
    for (const SweepResult& result : table.results) {
        if (result.point)
            points.push_back(pointDocument(table, result, marks.today));
        else
            today = pointDocument(table, result, marks.today);
    }
    const SweepResult* const best = marks.best;
    return {{"ok", best != nullptr},
            {"kernel", table.header.kernel},
            {"device", table.header.device},
            {"figure", figureWord(table.header.figure)},
            {"total", table.header.points},
            {"points", std::move(points)},
            {"today", std::move(today)},
            {"doubts", doubtsOf(table, marks)},
            {"best", best != nullptr ? pointDocument(table, *best, marks.today) : Json()}};
}

}  // namespace kd::cli
