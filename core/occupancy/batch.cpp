// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/batch.h"

#include "core/base/csvfield.h"
#include "core/base/error.h"
#include "core/base/text.h"
#include "core/device/architecture.h"
#include "core/occupancy/csv.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

namespace kd {
namespace {

constexpr std::string_view kFieldBlanks = " \t";  // a line end within quotes is part of the field

[[noreturn]] void wrongValue(std::string_view text, const Message& wanted)
{
    constexpr std::size_t kQuoted = 40;
    const std::string shown(text.substr(0, kQuoted));
    throw LogicError({.text = text.empty() ? message("it is empty; it takes {}", wanted)
                              : text.size() > kQuoted ? message("\"{}…\" was found; it takes {}", shown, wanted)
                              : message("\"{}\" was found; it takes {}", shown, wanted)});
}

template <typename Number>
Number parseWhole(std::string_view text, const Message& wanted)
{
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        wrongValue(text, wanted);
    return value;
}

std::uint32_t parseCount(std::string_view text)
{
    return parseWhole<std::uint32_t>(text, "a whole number from 0 to 4294967295");
}

void setArchitecture(OccupancyInput& input, std::string_view text)
{
    const auto capability = parseArchitecture(text);
    if (!capability)
        wrongValue(text, "an architecture such as sm_90, 9.0 or 90");
    architectureLimits(*capability);
    input.architecture = *capability;
}

void setCarveout(OccupancyInput& input, std::string_view text)
{
    constexpr MessagePattern<> kWanted = "nothing, or a whole number from 0 to 100 (percent)";
    input.carveoutPercent.reset();
    if (text.empty())
        return;
    input.carveoutPercent = parseWhole<int>(text, kWanted);
    if (*input.carveoutPercent < -1 || *input.carveoutPercent > 100)
        wrongValue(text, kWanted);
}

void setCluster(OccupancyInput& input, std::string_view text)
{
    input.cluster = text.empty() ? 1 : parseCount(text);
}

struct Column {
    std::string_view name;
    void (*set)(OccupancyInput&, std::string_view);
    bool required = true;
};
constexpr std::array kColumns{
    Column{"arch", setArchitecture},
    Column{"threads", [](OccupancyInput& input, std::string_view text) { input.threads = parseCount(text); }},
    Column{"registers", [](OccupancyInput& input, std::string_view text) { input.registers = parseCount(text); }},
    Column{"static_shared", [](OccupancyInput& input, std::string_view text) { input.staticShared = parseCount(text); }},
    Column{"dynamic_shared", [](OccupancyInput& input, std::string_view text) { input.dynamicShared = parseCount(text); }},
    Column{"carveout", setCarveout},
    Column{"barriers", [](OccupancyInput& input, std::string_view text) { input.barriers = parseCount(text); }},
    Column{"cluster", setCluster, false},
};

std::string columnNames()
{
    std::string names;
    for (const Column& column : kColumns)
        names += std::string(names.empty() ? "" : ",") + (column.required ? "" : "[") + std::string(column.name) +
                 (column.required ? "" : "]");
    return names;
}

/// The columns of one input in its own order.
class Batch {
public:
    explicit Batch(const std::string& subject) : m_subject(subject) {}

    void readHeader(const CsvReader& reader, const std::vector<std::string>& fields)
    {
        for (const std::string& field : fields)
            m_columns.push_back(columnOf(reader, trimmed(field, kFieldBlanks)));
        for (const Column& column : kColumns) {
            if (column.required && std::ranges::find(m_columns, &column) == m_columns.end())
                refuse(reader, {}, message("the column {} is missing; the columns are {}", column.name, columnNames()));
        }
    }

    OccupancyInput readRow(const CsvReader& reader, const std::vector<std::string>& fields) const
    {
        if (fields.size() != m_columns.size())
            refuse(reader, {}, message("it has {} fields where the first line has {}", fields.size(), m_columns.size()));
        OccupancyInput input;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            try {
                m_columns[i]->set(input, trimmed(fields[i], kFieldBlanks));
            } catch (const LogicError& error) {
                refuse(reader, m_columns[i]->name, error.sentence());
            }
        }
        return input;
    }

    [[noreturn]] void refuse(const CsvReader& reader, std::string_view column, const Message& what) const
    {
        throw RuntimeError({.text = column.empty() ? message("line {}: {}", reader.line(), what)
                                                   : message("line {}, column {}: {}", reader.line(), column, what),
                            .subject = m_subject});
    }

private:
    const Column* columnOf(const CsvReader& reader, std::string_view name) const
    {
        const auto column = std::ranges::find(kColumns, name, &Column::name);
        if (column == kColumns.end())
            refuse(reader, name.substr(0, 40), message("this column is not known; the columns are {}", columnNames()));
        if (std::ranges::find(m_columns, &*column) != m_columns.end())
            refuse(reader, name, "this column is named twice");
        return &*column;
    }

    const std::string& m_subject;
    std::vector<const Column*> m_columns;
};

void appendAnswer(std::string& line, const OccupancyInput& input)
{
    const OccupancyFigures figures = occupancyFigures(input);
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), figures.occupancy).ptr;
    line += ',' + std::to_string(figures.blocksPerSm) + ',';
    line.append(digits.data(), end);
    const char* before = ",";
    for (const std::string& name : limiterNames(figures.limiters)) {
        line += before + name;
        before = "+";
    }
    if (figures.limiters == 0)
        line += ',';
}

std::string joined(const std::vector<std::string>& fields)
{
    std::string line;
    const char* before = "";
    for (const std::string& field : fields) {
        line += before + csvField(field);
        before = ",";
    }
    return line;
}

}  // namespace

void occupancyBatch(std::istream& in, std::ostream& out, const std::string& subject)
{
    CsvReader reader(in, subject);
    std::vector<std::string> fields;
    if (!reader.next(fields))
        refuse(subject, message("it is empty; the first line names the columns {}", columnNames()));
    Batch batch(subject);
    batch.readHeader(reader, fields);
    out << joined(fields) << ",blocks_per_sm,occupancy,limited_by" << reader.lineEnd();
    for (std::size_t rows = 0; reader.next(fields); ++rows) {
        if (rows == kBatchRows)
            batch.refuse(reader, {}, message("there are more than {} rows", kBatchRows));
        const OccupancyInput input = batch.readRow(reader, fields);
        std::string line = joined(fields);
        appendAnswer(line, input);
        out << line << reader.lineEnd();
    }
}

}  // namespace kd
