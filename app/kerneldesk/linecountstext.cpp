// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/linecountstext.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/csvfield.h"
#include "core/measure/counters/linecomparison.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/counterwords.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/words.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace kd::cli {
namespace {

constexpr std::uint64_t kLanes = 32;

QString placeText(const SourcePosition& position, const std::vector<LineCount>& lines)
{
    if (position.line == 0)
        return QStringLiteral("–");
    return QStringLiteral("%1:%2").arg(shownName(position.file, lines)).arg(position.line);
}

/// Cells of one reading; "–" for what it did not count.
QStringList countedCells(const LineReading& reading, const LineCount& count)
{
    const auto cell = [&](std::string_view key, const QString& text) { return reading.has(key) ? text : QStringLiteral("–"); };
    const auto number = [&](std::string_view key, std::uint64_t value) { return cell(key, QString::number(value)); };
    return {number("warpInstructions", count.executed),
            cell("threadInstructions", shareText(count.activeLanes, kLanes * count.executed)),
            number("globalRequests", count.requests),
            number("globalSectors", count.sectors),
            cell("idealSectors", shareText(count.idealSectors, count.sectors)),
            number("bankConflicts", count.bankConflicts)};
}

std::vector<QString> countTitles()
{
    return {Text::tr("warp instructions"), Text::tr("active lanes"), Text::tr("requests"),
            Text::tr("sectors"),           Text::tr("sector use"),   Text::tr("bank conflicts")};
}

/// Under these keys stands what is compared, in the order of the columns.
constexpr std::string_view kColumnKeys[] = {"warpInstructions", "threadInstructions", "globalRequests",
                                            "globalSectors",    "idealSectors",       "bankConflicts"};

/// Cells of the emulated GPU, each before which the other differs marked.
QStringList emulatedCells(const LineReading& emulated, const ComparedLine& line)
{
    QStringList list = countedCells(emulated, line.second.value_or(LineCount()));
    for (qsizetype i = 0; i < list.size(); ++i)
        if (std::ranges::find(line.differing, kColumnKeys[i]) != line.differing.end())
            list[i] = QStringLiteral("≠ ") + list[i];
    return list;
}

TextTable emptyTable(bool isBeside)
{
    std::vector<TextTable::Column> columns{{Text::tr("line")}};
    for (const QString& title : countTitles()) {
        columns.push_back({title, TextTable::Align::Right});
        if (isBeside)
            columns.push_back({Text::tr("in PTX"), TextTable::Align::Right});
    }
    return TextTable(columns);
}

QString tableOfLines(const ShownLines& shown)
{
    const LineReading none;
    const bool isBeside = shown.emulated && shown.emulated->ok();
    const LineReading& emulated = isBeside ? *shown.emulated : none;
    TextTable table = emptyTable(isBeside);
    for (const ComparedLine& line : compareLines(shown.counted, emulated)) {
        const QStringList counted = countedCells(shown.counted, line.first.value_or(LineCount()));
        const QStringList beside = isBeside ? emulatedCells(emulated, line) : QStringList();
        QStringList row{line.position.line == 0 ? Text::tr("all") : placeText(line.position, shown.counted.counts.lines)};
        for (qsizetype i = 0; i < counted.size(); ++i) {
            row << counted[i];
            if (isBeside)
                row << beside[i];
        }
        table.addRow(row);
    }
    return table.toText(kIndent);
}

/// Instructions of the kernel's section by their offsets: also those of device functions in it, "$kernel$function".
std::map<std::uint32_t, std::string> sassOf(const ShownLines& shown)
{
    std::map<std::uint32_t, std::string> texts;
    for (const ListingFunction& function : shown.code.functions) {
        if (function.loweredName != shown.kernel && !function.loweredName.starts_with('$' + shown.kernel + '$'))
            continue;
        for (std::uint32_t i = 0; i < function.lineCount; ++i) {
            const ListingLine& line = shown.code.lines[function.firstLine + i];
            if (line.kind != ListingLine::Kind::Instruction)
                continue;
            const std::string_view text = shown.code.textOf(line);
            texts.emplace(line.address, text.substr(std::min(text.find_first_not_of(' '), text.size())));
        }
    }
    return texts;
}

std::string sassAt(const std::map<std::uint32_t, std::string>& texts, std::uint32_t offset)
{
    const auto found = texts.find(offset);
    return found == texts.end() ? std::string() : found->second;
}

QString offsetText(std::uint32_t offset)
{
    return QStringLiteral("%1").arg(offset, 4, 16, QLatin1Char('0'));
}

QString tableOfInstructions(const ShownLines& shown)
{
    std::vector<TextTable::Column> columns{{Text::tr("at")}, {Text::tr("instruction")}, {Text::tr("line")}};
    for (const QString& title : countTitles())
        columns.push_back({title, TextTable::Align::Right});
    TextTable table(columns);
    const std::map<std::uint32_t, std::string> texts = sassOf(shown);
    for (const SassCount& each : shown.counted.instructions)
        table.addRow(QStringList{offsetText(each.offset), toQt(sassAt(texts, each.offset)),
                                 placeText(each.count.position, shown.counted.counts.lines)} +
                     countedCells(shown.counted, each.count));
    return table.toText(kIndent);
}

void addPlace(Json& object, const SourcePosition& position)
{
    object["file"] = textOrNull(position.file);
    object["line"] = position.line > 0 ? Json(position.line) : Json();
}

Json lineObjects(const ShownLines& shown)
{
    const LineReading emulated = shown.emulated.value_or(LineReading());
    Json lines = Json::array();
    for (const ComparedLine& line : compareLines(shown.counted, emulated)) {
        if (line.position.line == 0)
            continue;
        Json object = countObject(line.first.value_or(LineCount()));
        addPlace(object, line.position);
        if (shown.emulated) {
            object["emulated"] = line.second ? countObject(*line.second) : Json();
            object["differing"] = std::vector<std::string>(line.differing.begin(), line.differing.end());
        }
        lines.push_back(std::move(object));
    }
    return lines;
}

Json instructionObjects(const ShownLines& shown)
{
    Json list = Json::array();
    const std::map<std::uint32_t, std::string> texts = sassOf(shown);
    for (const SassCount& each : shown.counted.instructions) {
        Json object = countObject(each.count);
        addPlace(object, each.count.position);
        object["offset"] = each.offset;
        object["sass"] = textOrNull(sassAt(texts, each.offset));
        list.push_back(std::move(object));
    }
    return list;
}

std::string csvCounts(const LineReading& reading, const LineCount* count)
{
    std::string text;
    for (const LineFigure& figure : lineFigures())
        text += ',' + (count != nullptr && reading.has(figure.key) ? std::to_string(count->*figure.count) : std::string());
    return text;
}

std::string csvTitles(const std::string& prefix)
{
    std::string text;
    for (const LineFigure& figure : lineFigures())
        text += ',' + prefix + std::string(figure.key);
    return text;
}

std::string csvPlace(const SourcePosition& position)
{
    return csvField(position.file) + ',' + (position.line > 0 ? std::to_string(position.line) : std::string());
}

std::string csvOfInstructions(const ShownLines& shown)
{
    std::string text = "offset,sass,file,line" + csvTitles({}) + '\n';
    const std::map<std::uint32_t, std::string> texts = sassOf(shown);
    for (const SassCount& each : shown.counted.instructions)
        text += std::to_string(each.offset) + ',' + csvField(sassAt(texts, each.offset)) + ',' + csvPlace(each.count.position) +
            csvCounts(shown.counted, &each.count) + '\n';
    return text;
}

}  // namespace

QString shareText(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? QStringLiteral("–") : formatPercent(static_cast<double>(part) / static_cast<double>(whole));
}

QString shownName(const std::string& file, const std::vector<LineCount>& lines)
{
    const auto last = [](const std::string& path) { return path.substr(path.rfind('/') + 1); };
    const bool isShared = std::any_of(lines.begin(), lines.end(), [&](const LineCount& line) {
        return line.position.file != file && last(line.position.file) == last(file);
    });
    return toQt(file.starts_with('/') && !isShared ? last(file) : file);
}

QString linesText(const ShownLines& shown, const Style& style)
{
    if (!shown.counted.ok())
        return {};
    QString text = QLatin1Char('\n') + style.bold(Text::tr("By line")) + QLatin1Char('\n');
    text += lineCounterSource(shown.counted) + QLatin1Char('\n');
    if (shown.emulated)
        text += besideEmulated(*shown.emulated) + QLatin1Char('\n');
    text += tableOfLines(shown);
    if (shown.hasInstructions && !shown.counted.instructions.empty())
        text += QLatin1Char('\n') + style.bold(Text::tr("By instruction")) + QLatin1Char('\n') + tableOfInstructions(shown);
    return text;
}

Json linesObject(const ShownLines& shown)
{
    const LineReading& counted = shown.counted;
    Json object{{"source", nameOf(counted.source)},
                {"refusal", counted.ok() ? Json() : Json(nameOf(counted.refusal))},
                {"reason", textOrNull(counted.reason.english())},
                {"chip", textOrNull(counted.chip)},
                {"missing", counted.missing},
                {"totals", counted.ok() ? countObject(counted.counts.totals) : Json()},
                {"lines", lineObjects(shown)},
                {"instructions", shown.hasInstructions ? instructionObjects(shown) : Json()}};
    if (shown.emulated)
        object["emulated"] = {{"ok", shown.emulated->ok()},
                              {"reason", textOrNull(shown.emulated->reason.english())},
                              {"totals", shown.emulated->ok() ? countObject(shown.emulated->counts.totals) : Json()}};
    return object;
}

std::string linesCsv(const ShownLines& shown)
{
    if (shown.hasInstructions)
        return csvOfInstructions(shown);
    const LineReading emulated = shown.emulated.value_or(LineReading());
    const std::string beside = shown.emulated ? csvTitles("emulated.") + ",differing" : std::string();
    std::string text = "file,line" + csvTitles({}) + beside + '\n';
    for (const ComparedLine& line : compareLines(shown.counted, emulated)) {
        if (line.position.line == 0)
            continue;
        text += csvPlace(line.position) + csvCounts(shown.counted, line.first ? &*line.first : nullptr);
        if (shown.emulated) {
            text += csvCounts(emulated, line.second ? &*line.second : nullptr);
            std::string differing;
            for (const std::string_view key : line.differing)
                differing += (differing.empty() ? "" : " ") + std::string(key);
            text += ',' + differing;
        }
        text += '\n';
    }
    return text;
}

}  // namespace kd::cli
