// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/journal.h"

#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace kd {
namespace {

constexpr const char* kFormat = "kerneldesk-sweep";
constexpr const char* kCheck = "check";
constexpr const char* kCompared = "compared";
constexpr std::size_t kMaxRecordBytes = 64u << 20;  // the header has all values of all axes
constexpr std::size_t kCrcDigits = 8;

std::string checksum(std::string_view text)
{
    char digits[kCrcDigits + 1] = {};
    std::snprintf(digits, sizeof digits, "%08x", Crc32().add(std::as_bytes(std::span(text))).finish());
    return digits;
}

std::string recordOf(const Json& json)
{
    const std::string text = dumpJson(json);
    return checksum(text) + " " + text + "\n";
}

/// The JSON of a line without its line feed; nothing where the checksum does not agree.
std::optional<std::string_view> contentOf(std::string_view line)
{
    if (line.size() < kCrcDigits + 2 || line[kCrcDigits] != ' ')
        return std::nullopt;
    const std::string_view text = line.substr(kCrcDigits + 1);
    return line.substr(0, kCrcDigits) == checksum(text) ? std::optional(text) : std::nullopt;
}

/// The beginning of a header, as short as it may be.
bool isTornHeader(std::string_view text)
{
    constexpr std::string_view kBeginning = " {\"axes\":";
    const std::string_view digits = text.substr(0, kCrcDigits), behind = text.substr(digits.size(), kBeginning.size());
    return std::ranges::all_of(digits, [](char c) { return hexDigit(c) >= 0; }) && kBeginning.starts_with(behind);
}

}  // namespace

template <> struct FieldList<SweepAxis> {
    static constexpr FieldRules kRules{.subject = "axis of a sweep"};
    static void list(auto& fields, auto& axis)
    {
        auto& [kind, name, values] = axis;
        fields.word("kind", kind, kAxisWords);
        fields.field("name", name, kMaxAxisTextBytes);
        fields.field("values", values, kMaxAxisValues);
    }
};

template <> struct FieldList<SweepHeader> {
    static constexpr FieldRules kRules{.subject = "journal of a sweep"};
    static void list(auto& fields, auto& header)
    {
        auto& [key, figure, strategy, seed, kernel, device, deviceUuid, architecture, problem, axes, constraints, points] = header;
        fields.required("key", key);
        fields.word("figure", figure, kFigureWords);
        fields.word("strategy", strategy, kStrategyWords);
        fields.field("seed", seed);
        fields.field("kernel", kernel);
        fields.field("device", device);
        fields.orAbsent("deviceUuid", deviceUuid);
        fields.orAbsent("architecture", architecture);
        fields.orAbsent("problem", problem);
        fields.objects("axes", axes, kMaxSweepAxes);
        fields.field("constraints", constraints, kMaxConstraints);
        fields.field("points", points, std::uint64_t{1}, kMaxSweepPoints);
    }
};

namespace {

void readHeader(const Json& json, SweepRecords& records)
{
    if (valueOr(json, "format", std::string()) != kFormat)
        refuse("this is no journal of a sweep");
    records.version = valueOr(json, "version", 0);
    if (records.version < 1 || records.version > kSweepJournalVersion)
        refuse(message("the journal has version {}; this program reads versions up to {}", records.version, kSweepJournalVersion));
    readFields(json, records.header);
    records.hasHeader = true;
}

/// Throws where results of this sweep cannot stand beside those of the journal.
void requireSameSweep(const SweepRecords& records, const SweepHeader& header, const std::string& path)
{
    if (records.version < kSweepJournalVersion)
        throw RuntimeError({.text = "it is of an earlier version, which does not say on which GPU, with which headers and how it "
                                    "was measured: it can be shown, but a sweep goes on in another file",
                            .subject = path});
    const SweepHeader& other = records.header;
    if (other.deviceUuid != header.deviceUuid)
        throw RuntimeError({.text = message("it was measured on another GPU, {} ({}): resume it there, or name another file",
                                            other.device, other.deviceUuid),
                            .subject = path});
    if (other.key != header.key || other.figure != header.figure)
        throw RuntimeError({.text = "it holds another sweep: the program, its headers, its launch, the axes, the constraints, "
                                    "the figure, how it is timed, the compiler, the architecture or the device differ; name "
                                    "another file",
                            .subject = path});
}

/// Checks what one record says against those before it.
class RecordReader {
public:
    explicit RecordReader(SweepRecords& records) : m_records(records) {}

    void read(std::string_view text)
    {
        const Json json = parseJson(text, "journal of a sweep", {.bytes = kMaxRecordBytes, .depth = 16});
        if (!m_records.hasHeader) {
            return readHeader(json, m_records);
        }
        if (const auto check = json.find(kCheck); check != json.end())
            return read(check->get<WorkerCheck>());
        if (const auto compared = json.find(kCompared); compared != json.end())
            return read(compared->get<PointComparison>());
        read(json.get<SweepResult>());
    }

private:
    void read(SweepResult result)
    {
        std::vector<SweepResult>& results = m_records.results;
        if (result.sameAs && !m_points.contains(*result.sameAs))
            refuse(message("point {} is not there before", *result.sameAs));
        if (result.point && *result.point >= m_records.header.points)
            refuse(message("the sweep has no point {}", *result.point));
        const bool isAgain = !result.point ? std::exchange(m_hasToday, true) : !m_points.insert(*result.point).second;
        const std::optional<std::size_t> doubtful = m_records.ranking.placeOfDoubtful(result.point);
        if (isAgain && !doubtful)
            refuse("the result is there twice");
        const std::size_t place = doubtful.value_or(results.size());
        m_records.ranking.add(result, place);
        if (doubtful)
            results[place] = std::move(result);
        else
            results.push_back(std::move(result));
    }

    void read(WorkerCheck check)
    {
        m_records.ranking.add(check, m_records.results);
        m_records.checks.push_back(std::move(check));
    }

    void read(PointComparison comparison)
    {
        for (const std::optional<std::uint64_t>& point : {comparison.first, comparison.second}) {
            if (point && !m_points.contains(*point))
                refuse(message("point {} is not there before", *point));
        }
        if (!m_compared.emplace(comparison.first, comparison.second).second)
            refuse("the comparison is there twice");
        m_records.comparisons.push_back(std::move(comparison));
    }

    SweepRecords& m_records;
    std::set<std::uint64_t> m_points;
    std::set<std::pair<std::optional<std::uint64_t>, std::optional<std::uint64_t>>> m_compared;
    bool m_hasToday = false;
};

}  // namespace

SweepRecords readSweepRecords(std::string_view text)
{
    SweepRecords records;
    RecordReader reader(records);
    for (std::size_t line = 1; records.whole < text.size(); ++line) {
        const std::string_view rest = text.substr(records.whole);
        const std::size_t end = rest.find('\n');
        const std::optional<std::string_view> content =
            end == std::string_view::npos ? std::nullopt : contentOf(rest.substr(0, end));
        if (!content && (end == std::string_view::npos || end + 1 == rest.size())) {
            // What never was a journal is not taken for one whose first line is torn, since that is written over.
            if (records.hasHeader || isTornHeader(rest))
                break;
            refuse("this is no journal of a sweep");
        }
        if (!content && line == 1)
            refuse("this is no journal of a sweep, or its first line is damaged");
        if (!content)
            refuse(message("line {} is damaged or of something else", line));
        try {
            reader.read(*content);
        } catch (const RuntimeError& error) {
            refuse(message("line {}: {}", line, error.sentence()));
        }
        records.whole += end + 1;
    }
    return records;
}

SweepJournal::SweepJournal(const std::filesystem::path& path, const SweepHeader& header, Start start) : m_file(path)
{
    SweepRecords& records = m_records;
    try {
        records = readSweepRecords(m_file.read({kMaxJournalBytes}));
    } catch (const RuntimeError& error) {
        if (!error.info().subject.empty())
            throw;
        throw RuntimeError({.text = error.info().text, .subject = path.string()});
    }
    if (records.hasHeader && start == Start::New)
        throw RuntimeError({.text = message("it holds a sweep with {} result(s) already: resume that, or name another file",
                                            records.results.size()),
                            .subject = path.string()});
    if (!records.hasHeader && start == Start::New && m_file.size() > 0)
        throw RuntimeError({.text = "it is not empty: name another file, or resume it where it is a journal that was cut off",
                            .subject = path.string()});
    if (records.hasHeader)
        requireSameSweep(records, header, path.string());
    if (records.whole < m_file.size())
        m_file.cut(records.whole);
    if (!records.hasHeader) {
        Json json;
        writeFields(json, header);
        json["format"] = kFormat;
        json["version"] = kSweepJournalVersion;
        m_file.append(recordOf(json));
    }
}

void SweepJournal::add(const SweepResult& result)
{
    m_file.append(recordOf(result));
}

void SweepJournal::add(const WorkerCheck& check)
{
    m_file.append(recordOf({{kCheck, check}}));
}

void SweepJournal::add(const PointComparison& comparison)
{
    m_file.append(recordOf({{kCompared, comparison}}));
}

}  // namespace kd
