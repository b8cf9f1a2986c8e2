// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/linereading.h"

#include "core/base/fields.h"
#include "core/measure/counters/readingwords.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxNameBytes = 4096;
constexpr std::size_t kMaxLineFiles = 4096;
constexpr std::uint64_t kLargestLine = std::numeric_limits<int>::max();

constexpr std::array<LineFigure, 6> kLineFigures{
    {{.key = "warpInstructions", .count = &LineCount::executed, .metric = "smsp__sass_inst_executed"},
     {.key = "threadInstructions",
      .count = &LineCount::activeLanes,
      .metric = "smsp__sass_thread_inst_executed",
      .instead = "smsp__sass_thread_inst_executed_pred_on"},
     {.key = "globalRequests",
      .count = &LineCount::requests,
      .metric = "smsp__sass_inst_executed_op_global",
      .isSameInPtx = true},
     {.key = "globalSectors", .count = &LineCount::sectors, .metric = "smsp__sass_sectors_mem_global", .isSameInPtx = true},
     {.key = "idealSectors",
      .count = &LineCount::idealSectors,
      .metric = "smsp__sass_sectors_mem_global_ideal",
      .isSameInPtx = true},
     {.key = "bankConflicts",
      .count = &LineCount::bankConflicts,
      .metric = "smsp__sass_l1tex_pipe_lsu_wavefronts_mem_shared",
      .less = "smsp__sass_l1tex_pipe_lsu_wavefronts_mem_shared_ideal",
      .isSameInPtx = true}}};

void addCounts(LineCount& sum, const LineCount& more)
{
    for (const LineFigure& figure : kLineFigures) {
        std::uint64_t& value = sum.*figure.count;
        value += std::min(more.*figure.count, std::numeric_limits<std::uint64_t>::max() - value);
    }
}

/// Rows of numbers rather than objects: there are as many as a kernel has instructions. Names of files stand once.
class RowWriter {
public:
    Json row(const LineCount& count)
    {
        Json row = Json::array({fileNumber(count.position.file), static_cast<std::uint64_t>(std::max(count.position.line, 0))});
        for (const LineFigure& figure : kLineFigures)
            row.push_back(count.*figure.count);
        return row;
    }
    Json files() const { return m_files; }

private:
    std::size_t fileNumber(const std::string& file)
    {
        const auto [found, isNew] = m_numbers.emplace(file, m_files.size());
        if (isNew)
            m_files.push_back(file);
        return found->second;
    }

    std::map<std::string, std::size_t> m_numbers;
    std::vector<std::string> m_files;
};

std::uint64_t numberAt(const Json& row, std::size_t at, std::uint64_t most = std::numeric_limits<std::uint64_t>::max())
{
    if (!row[at].is_number_unsigned() || row[at].get<std::uint64_t>() > most)
        refuse("a count by line is no whole number, or is too large");
    return row[at].get<std::uint64_t>();
}

LineCount countOf(const Json& row, std::size_t from, const std::vector<std::string>& files)
{
    if (!row.is_array() || row.size() != from + 2 + kLineFigures.size() || files.empty())
        refuse("a row of counts by line has another length, or no file");
    LineCount count;
    count.position.file = files[numberAt(row, from, files.size() - 1)];
    count.position.line = static_cast<int>(numberAt(row, from + 1, kLargestLine));
    for (std::size_t i = 0; i < kLineFigures.size(); ++i)
        count.*kLineFigures[i].count = numberAt(row, from + 2 + i);
    return count;
}

const Json& rowsAt(const Json& json, std::string_view key, std::size_t most)
{
    static const Json kNone = Json::array();
    const auto found = json.find(key);
    if (found == json.end())
        return kNone;
    if (!found->is_array() || found->size() > most)
        refuse(message("the list '{}' of counts by line is too long, or is none", key));
    return *found;
}

}  // namespace

template <> struct FieldList<LineReading> {
    static constexpr FieldRules kRules{.subject = "counters by line"};
    static void list(auto& fields, auto& reading)
    {
        auto& [source, refusal, reason, counts, instructions, missing, chip, library, version] = reading;
        fields.word("source", source, kSourceWords);
        fields.word("refusal", refusal, kRefusalWords);
        fields.field("reason", reason);
        fields.notSent(counts, instructions);  // to_json() and from_json() do
        fields.field("missing", missing, kLineFigures.size());
        fields.field("chip", chip, kMaxNameBytes);
        fields.field("library", library, kMaxNameBytes);
        fields.field("version", version);
    }
};

std::span<const LineFigure> lineFigures()
{
    return kLineFigures;
}

bool LineReading::has(std::string_view key) const
{
    return ok() && std::ranges::find(missing, key) == missing.end();
}

void to_json(Json& json, const LineReading& reading)
{
    writeFields(json, reading);
    RowWriter writer;
    json["totals"] = writer.row(reading.counts.totals);
    Json& lines = json["lines"] = Json::array();
    for (const LineCount& line : reading.counts.lines)
        lines.push_back(writer.row(line));
    Json& instructions = json["instructions"] = Json::array();
    for (const SassCount& instruction : reading.instructions) {
        Json row = writer.row(instruction.count);
        row.insert(row.begin(), instruction.offset);
        instructions.push_back(std::move(row));
    }
    json["files"] = writer.files();
}

void from_json(const Json& json, LineReading& reading)
{
    readFields(json, reading);
    std::vector<std::string> files;
    for (const Json& file : rowsAt(json, "files", kMaxLineFiles)) {
        if (!file.is_string() || file.get_ref<const std::string&>().size() > kMaxNameBytes)
            refuse("a file of counts by line has no name, or one that is too long");
        files.push_back(file.get<std::string>());
    }
    for (const Json& row : rowsAt(json, "lines", LineReading::kMaxLines))
        reading.counts.lines.push_back(countOf(row, 0, files));
    for (const Json& row : rowsAt(json, "instructions", LineReading::kMaxInstructions)) {
        SassCount& instruction = reading.instructions.emplace_back();
        instruction.count = countOf(row, 1, files);
        instruction.offset = static_cast<std::uint32_t>(numberAt(row, 0, std::numeric_limits<std::uint32_t>::max()));
    }
    if (json.contains("totals"))
        reading.counts.totals = countOf(json["totals"], 0, files);
}

LineReading lineReadingOf(LaunchCounts counts)
{
    return {.source = CounterReading::Source::Emulated, .counts = std::move(counts)};
}

LineReading refusedLines(CounterRefusal refusal, Message reason)
{
    return {.refusal = refusal, .reason = std::move(reason)};
}

LaunchCounts sumOf(const std::vector<SassCount>& instructions)
{
    LaunchCounts sum;
    std::map<std::pair<std::string_view, int>, LineCount> lines;
    for (const SassCount& instruction : instructions) {
        const SourcePosition& position = instruction.count.position;
        addCounts(sum.totals, instruction.count);
        if (position.line == 0)
            continue;
        LineCount& line = lines[{position.file, position.line}];
        line.position = {.file = position.file, .line = position.line};
        addCounts(line, instruction.count);
    }
    for (auto& [place, line] : lines)
        sum.lines.push_back(std::move(line));
    return sum;
}

}  // namespace kd
