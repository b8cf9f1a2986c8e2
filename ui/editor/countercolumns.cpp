// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/countercolumns.h"

#include "ui/common/format.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/linecolumns.h"
#include "ui/editor/linetracker.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace kd {
namespace {

constexpr double kLanes = 32;
const QString kIds[] = {QStringLiteral("executed"), QStringLiteral("lanes"), QStringLiteral("sectors"),
                        QStringLiteral("conflicts")};

struct CounterText {
    Q_DECLARE_TR_FUNCTIONS(CounterText)
};

/// "999", "1.2k", "12k", "1.2M".
QString shortCount(std::uint64_t count)
{
    if (count < 1000)
        return QString::number(count);
    auto value = static_cast<double>(count);
    QChar unit;
    for (const char each : {'k', 'M', 'G', 'T', 'P'}) {
        value /= 1000;
        unit = QLatin1Char(each);
        if (value < 999.5)
            break;
    }
    return QString::number(value, 'f', value < 9.95 ? 1 : 0) + unit;
}

LineColumn columnOf(const QString& id, const QString& title, const QString& head, const QString& meaning)
{
    return {
        .id = id, .title = title, .head = head, .meaning = meaning, .tint = LineColumn::Tint::Heat, .cells = {}, .isStale = false};
}

std::uint64_t maxOf(const std::vector<LineCount>& lines, std::uint64_t LineCount::*count)
{
    std::uint64_t most = 0;
    for (const LineCount& line : lines)
        most = std::max(most, line.*count);
    return most;
}

LineColumn executedColumn(const std::vector<LineCount>& lines)
{
    LineColumn column = columnOf(kIds[0], CounterText::tr("Executed"), CounterText::tr("exec"),
                                 CounterText::tr("Warp instructions of the line in the last run, modelled at PTX level."));
    const std::uint64_t most = maxOf(lines, &LineCount::executed);
    for (const LineCount& line : lines) {
        if (line.executed == 0)
            continue;
        const double share = static_cast<double>(line.executed) / static_cast<double>(most);
        column.cells.push_back({.line = line.position.line - 1,
                                .text = shortCount(line.executed),
                                .share = 1 - share,
                                .tip = CounterText::tr("%1 warp instructions, %2 of the busiest line's.")
                                           .arg(formatCount(line.executed), typeset(formatPercent(share))),
                                .isPeak = line.executed == most});
    }
    return column;
}

LineColumn lanesColumn(const std::vector<LineCount>& lines)
{
    LineColumn column = columnOf(
        kIds[1], CounterText::tr("Active lanes"), CounterText::tr("lanes"),
        CounterText::tr("Lanes of 32 that took part in an instruction of the line, on average; fewer where the warp diverges."));
    for (const LineCount& line : lines) {
        if (line.executed == 0)
            continue;
        const double lanes = static_cast<double>(line.activeLanes) / static_cast<double>(line.executed);
        const QString text = QString::number(lanes, 'f', lanes < 9.95 ? 1 : 0);
        column.cells.push_back(
            {.line = line.position.line - 1,
             .text = text,
             .share = lanes / kLanes,
             .tip = CounterText::tr("%1 of 32 lanes took part, on average.").arg(QString::number(lanes, 'f', 1))});
    }
    return column;
}

LineColumn sectorsColumn(const std::vector<LineCount>& lines)
{
    LineColumn column = columnOf(
        kIds[2], CounterText::tr("Sectors against ideal"), CounterText::tr("sect"),
        CounterText::tr(
            "32-byte sectors of global memory that the line touched, as a multiple of what its bytes would fill when packed."));
    for (const LineCount& line : lines) {
        if (line.requests == 0 || line.idealSectors == 0)
            continue;
        const double ratio = static_cast<double>(line.sectors) / static_cast<double>(line.idealSectors);
        column.cells.push_back(
            {.line = line.position.line - 1,
             .text = QString::number(ratio, 'f', ratio < 9.95 ? 1 : 0) + QChar(0x00d7),
             .share = std::min(1.0, 1 / std::max(ratio, 1e-9)),
             .tip = CounterText::tr("%1 sectors for %2 requests; %3 would do.")
                        .arg(formatCount(line.sectors), formatCount(line.requests), formatCount(line.idealSectors))});
    }
    return column;
}

LineColumn conflictsColumn(const std::vector<LineCount>& lines)
{
    LineColumn column = columnOf(kIds[3], CounterText::tr("Bank conflicts"), CounterText::tr("bank"),
                                 CounterText::tr("Passes over shared memory beyond the first that the line took in the last run."));
    const std::uint64_t most = maxOf(lines, &LineCount::bankConflicts);
    for (const LineCount& line : lines) {
        if (line.bankConflicts == 0)
            continue;
        column.cells.push_back({.line = line.position.line - 1,
                                .text = shortCount(line.bankConflicts),
                                .share = 1 - static_cast<double>(line.bankConflicts) / static_cast<double>(most),
                                .tip = CounterText::tr("%1 passes beyond the first.").arg(formatCount(line.bankConflicts)),
                                .isPeak = line.bankConflicts == most});
    }
    return column;
}

/// In their order, each line once, however many functions it was inlined into.
std::vector<LineCount> linesHere(const LaunchCounts& counts, const std::function<bool(const std::string&)>& isHere)
{
    std::map<int, LineCount> lines;
    for (const LineCount& each : counts.lines) {
        if (each.position.line < 1 || !isHere(each.position.file))
            continue;
        LineCount& line = lines[each.position.line];
        line.position.line = each.position.line;
        line.executed += each.executed;
        line.activeLanes += each.activeLanes;
        line.requests += each.requests;
        line.sectors += each.sectors;
        line.idealSectors += each.idealSectors;
        line.bankConflicts += each.bankConflicts;
    }
    std::vector<LineCount> list;
    for (const auto& [number, line] : lines)
        list.push_back(line);
    return list;
}

}  // namespace

std::vector<LineColumn> counterColumns(const LaunchCounts& counts, const std::function<bool(const std::string&)>& isHere)
{
    const std::vector<LineCount> lines = linesHere(counts, isHere);
    std::vector<LineColumn> columns{executedColumn(lines), lanesColumn(lines), sectorsColumn(lines), conflictsColumn(lines)};
    std::erase_if(columns, [](const LineColumn& column) { return column.cells.empty(); });
    return columns;
}

void moveCells(LineColumn& column, const LineTracker& log, quint64 revision)
{
    std::vector<LineColumn::Cell> moved;
    for (LineColumn::Cell& cell : column.cells) {
        const std::optional<int> line = log.map(cell.line, revision);
        if (!line)
            continue;
        cell.line = *line;
        moved.push_back(std::move(cell));
    }
    column.cells = std::move(moved);
}

CounterColumns::CounterColumns(Documents& documents, JobRunner& jobs, CodeEditor* editor, std::function<const LineTracker*()> log)
    : QObject(editor), m_documents(documents), m_jobs(jobs), m_editor(editor), m_log(std::move(log))
{
    connect(&m_jobs, &JobRunner::runsChanged, this, &CounterColumns::show);
    connect(m_editor, &CodeView::edited, this, &CounterColumns::onEdited);
}

void CounterColumns::show()
{
    const LineTracker* const log = m_log();
    if (log == nullptr)
        return;
    const RunRecordPointer run = m_jobs.lastRun();
    std::vector<LineColumn> columns;
    if (run && run->outcome.counters) {
        const Document& document = m_documents.current();
        columns = counterColumns(*run->outcome.counters, [&](const std::string& file) { return isTextOf(document, file); });
        for (LineColumn& column : columns) {
            moveCells(column, *log, run->revision);
            column.isStale = run->revision != document.revision();
        }
        std::erase_if(columns, [](const LineColumn& column) { return column.cells.empty(); });
    }
    for (const QString& id : kIds) {
        const auto found = std::find_if(columns.begin(), columns.end(), [&](const LineColumn& column) { return column.id == id; });
        if (found == columns.end())
            m_editor->columns().remove(id);
        else
            m_editor->columns().set(*found);
    }
}

void CounterColumns::onEdited()
{
    for (const QString& id : kIds)
        m_editor->columns().setStale(id, true);
}

}  // namespace kd
