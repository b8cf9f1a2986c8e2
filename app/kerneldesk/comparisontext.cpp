// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/comparisontext.h"

#include "app/kerneldesk/documents.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/jsonfields.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <algorithm>
#include <iterator>

namespace kd::cli {
namespace {

constexpr std::size_t kShortCommit = 12;

QString countName(const std::string& name)
{
    if (name == "warpInstructions")
        return Text::tr("warp instructions");
    if (name == "laneInstructions")
        return Text::tr("lane instructions");
    if (name == "globalRequests")
        return Text::tr("global requests");
    if (name == "sectors")
        return Text::tr("sectors of 32 bytes");
    if (name == "idealSectors")
        return Text::tr("sectors if packed");
    return name == "bankConflicts" ? Text::tr("bank conflicts") : toQt(name);
}

QString changeText(CountChange change)
{
    switch (change) {
    case CountChange::Fewer:
        return Text::tr("FEWER");
    case CountChange::Same:
        return Text::tr("SAME");
    case CountChange::More:
        return Text::tr("MORE");
    case CountChange::Mixed:
        break;
    }
    return Text::tr("CANNOT TELL");
}

QString kindText(ComparisonVerdict::Kind kind)
{
    switch (kind) {
    case ComparisonVerdict::Kind::Faster:
        return Text::tr("FASTER");
    case ComparisonVerdict::Kind::Slower:
        return Text::tr("SLOWER");
    case ComparisonVerdict::Kind::Same:
        return Text::tr("SAME");
    case ComparisonVerdict::Kind::CannotTell:
        break;
    }
    return Text::tr("CANNOT TELL");
}

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', 4);
}

QString reasonsText(const ComparisonVerdict& verdict)
{
    QString text;
    for (const ComparisonReason& reason : verdict.reasons)
        text += kIndent + messageText(reason.text) + QLatin1Char('\n');
    return text;
}

QString launchLines(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second)
{
    return QStringLiteral("A  %1: %2\nB  %3: %4\n")
        .arg(first.title(), launchLine(outcome.first), second.title(), launchLine(outcome.second));
}

QString countsText(const ComparisonOutcome& outcome, const Style& style)
{
    TextTable table({{}, {QStringLiteral("A"), TextTable::Align::Right}, {QStringLiteral("B"), TextTable::Align::Right}, {}});
    for (const ComparedCount& count : outcome.counts)
        table.addRow({countName(count.name), QString::number(count.first), QString::number(count.second),
                      changeText(count.change())});
    return QLatin1Char('\n') + table.toText(kIndent) + QLatin1Char('\n') +
        Text::tr("%1, by counts of the emulated GPU, which has no time").arg(style.bold(changeText(changeOf(outcome.counts)))) +
        QLatin1Char('\n') + reasonsText(outcome.verdict);
}

/// Both are measured in one way; the greater error is told.
QString wayText(const ComparisonOutcome& outcome)
{
    if (!outcome.firstTime || !outcome.secondTime)
        return {};
    return kernelTimeText(outcome.firstTime->error < outcome.secondTime->error ? *outcome.secondTime : *outcome.firstTime);
}

QString timesText(const ComparisonOutcome& outcome, const Style& style)
{
    const ComparisonVerdict& verdict = outcome.verdict;
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    const auto addRow = [&](const QString& name, const std::optional<Statistics>& statistics) {
        if (statistics)
            table.addRow({name, formatSeconds(statistics->median),
                          Text::tr("95 % interval %1 … %2")
                              .arg(formatSeconds(statistics->intervalLow), formatSeconds(statistics->intervalHigh))});
    };
    const auto addWindow = [&](const QString& name, const std::optional<KernelTime>& time, const std::optional<Statistics>& own) {
        if (time && own && windowExcess(*time, *own) > kNotableExcess)
            table.addRow({name, formatSeconds(time->windowStatistics->median), Text::tr("the kernel and its launch")});
    };
    addRow(Text::tr("median of A"), outcome.firstStatistics);
    addRow(Text::tr("median of B"), outcome.secondStatistics);
    addWindow(Text::tr("window of A"), outcome.firstTime, outcome.firstStatistics);
    addWindow(Text::tr("window of B"), outcome.secondTime, outcome.secondStatistics);
    if (verdict.ratio > 0)
        table.addRow({Text::tr("B / A"), ratioText(verdict.ratio),
                      verdict.low > 0 ? Text::tr("%1 interval %2 … %3")
                                            .arg(formatPercent(verdict.confidence), ratioText(verdict.low), ratioText(verdict.high))
                                      : QString()});
    return Text::tr("%1 of each, interleaved in %2")
               .arg(counted(outcome.firstSamples.size(), Text::tr("1 sample"), Text::tr("%1 samples")),
                    counted(outcome.blocks.size(), Text::tr("1 block"), Text::tr("%1 blocks"))) +
        QStringLiteral("\n\n") + table.toText(kIndent) + wayText(outcome) + QLatin1Char('\n') + style.bold(kindText(verdict.kind)) +
        QLatin1Char('\n') + reasonsText(verdict);
}

Json numberOrNull(double number)
{
    return number > 0 ? jsonNumber(number) : Json();
}

Json sideObject(const ComparedSide& side, const RunOutcome& run, const std::optional<Statistics>& statistics,
                const std::vector<double>& samples, const std::optional<KernelTime>& time)
{
    Json object = runDocument(run);
    object["file"] = side.name;
    object["revision"] = textOrNull(side.revision);
    object["compiler"] = textOrNull(side.compiler);
    object["samples"] = samples;
    if (time)
        object["kernelTime"] = kernelTimeObject(*time);
    object["median"] = statistics ? Json(statistics->median) : Json();
    object["interval95"] = statistics ? Json{statistics->intervalLow, statistics->intervalHigh} : Json();
    return object;
}

Json countsArray(const ComparisonOutcome& outcome)
{
    Json array = Json::array();
    for (const ComparedCount& count : outcome.counts)
        array.push_back(
            {{"name", count.name}, {"first", count.first}, {"second", count.second}, {"change", nameOf(count.change())}});
    return array;
}

Json reasonsArray(const ComparisonVerdict& verdict)
{
    Json array = Json::array();
    for (const ComparisonReason& reason : verdict.reasons)
        array.push_back({{"kind", nameOf(reason.kind)}, {"text", reason.text.english()}});
    return array;
}

}  // namespace

QString ComparedSide::title() const
{
    if (revision.empty())
        return toQt(name);
    return Text::tr("%1 at %2").arg(toQt(name), toQt(revision.substr(0, kShortCommit)));
}

QString comparisonText(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second, const Style& style)
{
    const QString head = launchLines(outcome, first, second);
    if (!outcome.ok())
        return head + runText(outcome.failed(), style);
    QString text = head + (outcome.modelled ? countsText(outcome, style) : timesText(outcome, style));
    const Json equal = valueOr(outcome.receipt, "outputsEqual", Json());
    if (equal.is_boolean() && !equal.get<bool>())
        text += Text::tr("The outputs of A and B are not equal bit for bit.") + QLatin1Char('\n');
    return text;
}

Json comparisonDocument(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second)
{
    const ComparisonVerdict& verdict = outcome.verdict;
    Json document{{"ok", outcome.ok()},
                  {"message", outcome.ok() ? std::string() : outcome.failed().message.english()},
                  {"basis", outcome.modelled ? "counts" : "time"},
                  {"verdict", outcome.modelled ? nameOf(changeOf(outcome.counts)) : nameOf(verdict.kind)},
                  {"ratio", numberOrNull(verdict.ratio)},
                  {"interval", Json::array({numberOrNull(verdict.low), numberOrNull(verdict.high)})},
                  {"confidence", verdict.confidence},
                  {"reasons", reasonsArray(verdict)},
                  {"first", sideObject(first, outcome.first, outcome.firstStatistics, outcome.firstSamples, outcome.firstTime)},
                  {"second",
                   sideObject(second, outcome.second, outcome.secondStatistics, outcome.secondSamples, outcome.secondTime)},
                  {"blocks", outcome.blocks},
                  {"counts", countsArray(outcome)},
                  {"receipt", outcome.receipt.is_object() ? outcome.receipt : Json::object()}};
    return document;
}

Json notCompiledComparisonDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    Json document = notCompiledDocument(outcome, kernel);
    for (const char* const key : {"basis", "verdict", "ratio", "confidence", "first", "second"})
        document[key] = nullptr;
    for (const char* const key : {"reasons", "blocks", "counts"})
        document[key] = Json::array();
    document["interval"] = Json::array({nullptr, nullptr});
    document["receipt"] = Json::object();
    return document;
}

ExitStatus statusOf(const ComparisonOutcome& outcome)
{
    if (!outcome.ok())
        return statusOf(outcome.failed());
    if (outcome.modelled) {
        const CountChange change = changeOf(outcome.counts);
        return change == CountChange::Mixed ? ExitStatus::CannotTell
            : change == CountChange::More   ? ExitStatus::KernelFailed
                                            : ExitStatus::Done;
    }
    switch (outcome.verdict.kind) {
    case ComparisonVerdict::Kind::Faster:
    case ComparisonVerdict::Kind::Same:
        return ExitStatus::Done;
    case ComparisonVerdict::Kind::Slower:
        return ExitStatus::KernelFailed;
    case ComparisonVerdict::Kind::CannotTell:
        break;
    }
    return ExitStatus::CannotTell;
}

}  // namespace kd::cli
