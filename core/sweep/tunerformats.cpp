// SPDX-License-Identifier: GPL-3.0-or-later
// Kernel Tuner's cache (github.com/KernelTuner/kernel_tuner, schema/cache/1.1.0) and T4 1.0.0 (github.com/odgaard/TuningSchema).
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/message.h"
#include "core/base/numbers.h"
#include "core/base/text.h"
#include "core/sweep/table.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace kd {
namespace {

constexpr double kMilliseconds = 1e3;
constexpr std::size_t kMaxEntries = 1'000'000;

/// A number where the value is one, else a text.
Json typedValue(const std::string& value)
{
    const char* const last = value.data() + value.size();
    std::int64_t integer = 0;
    if (const auto [end, error] = std::from_chars(value.data(), last, integer); error == std::errc() && end == last)
        return integer;
    double real = 0;
    if (const auto [end, error] = std::from_chars(value.data(), last, real); error == std::errc() && end == last)
        return jsonNumber(real);
    return value;
}

std::string textOfValue(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "1" : "0";
    if (value.is_number_float())
        return numbers::shortest(value.get<double>());
    if (!value.is_number())
        refuse("a value is neither a number nor a text");
    return value.dump();
}

/// Both formats are read by programs that know no Z.
std::string timestamp(const std::string& iso8601)
{
    return iso8601.ends_with('Z') ? iso8601.substr(0, iso8601.size() - 1) + "+00:00" : iso8601;
}

double scaleOf(SweepFigure figure)
{
    return figure == SweepFigure::Duration ? kMilliseconds : 1;
}

std::string objectiveOf(SweepFigure figure)
{
    return figure == SweepFigure::Duration ? "time" : std::string(figureWord(figure));
}

Json configurationOf(const SweepTable& table, const SweepResult& result)
{
    Json configuration = Json::object();
    const std::vector<std::string> values = table.space.valuesOf(table.space.at(*result.point));
    for (std::size_t i = 0; i < values.size(); ++i)
        configuration[table.space.axes()[i].name] = typedValue(values[i]);
    return configuration;
}

Json runtimesOf(const SweepResult& result)
{
    Json runtimes = Json::array();
    for (const double sample : result.samples)
        runtimes.push_back(sample * kMilliseconds);
    return runtimes;
}

std::string_view failureInCache(const SweepResult& result)
{
    switch (result.state) {
    case SweepResult::State::NotCompiled: return "CompilationFailedConfig";
    case SweepResult::State::Refused: return "InvalidConfig";
    default: return "RuntimeFailedConfig";
    }
}

std::string_view invalidityOf(const SweepResult& result)
{
    switch (result.state) {
    case SweepResult::State::Measured: return "correct";
    case SweepResult::State::Same: return result.figure ? "correct" : "runtime";
    case SweepResult::State::NotCompiled: return "compile";
    case SweepResult::State::Fault: return "runtime";
    case SweepResult::State::Hang: return "timeout";
    case SweepResult::State::Wrong: return "correctness";
    case SweepResult::State::Refused: return "constraints";
    }
    return {};
}

Json cacheEntry(const SweepTable& table, const SweepResult& result)
{
    const SweepFigure figure = table.header.figure;
    Json entry = configurationOf(table, result);
    entry["time"] = result.isGood() ? Json(*result.figure * scaleOf(figure)) : Json(failureInCache(result));
    if (figure != SweepFigure::Duration)
        entry[objectiveOf(figure)] = entry["time"];
    if (!result.samples.empty())
        entry["times"] = runtimesOf(result);
    entry["compile_time"] = result.compileSeconds * kMilliseconds;
    entry["verification_time"] = 0;
    entry["benchmark_time"] = result.runSeconds * kMilliseconds;
    entry["strategy_time"] = 0;
    entry["framework_time"] = 0;
    entry["timestamp"] = timestamp(result.time);
    entry["registers"] = result.registers;
    return entry;
}

void addElection(const SweepElection& election, Json& measurements)
{
    for (const auto& [name, value] : {std::pair("ratio_to_today", election.ratio), std::pair("ratio_to_today_low", election.low),
                                      std::pair("ratio_to_today_high", election.high)})
        measurements.push_back({{"name", name}, {"value", value}, {"unit", ""}});
}

/// Adds a line for each point to a text in JSON: the document of all of them would take many times its memory.
template <typename TextOf> void addPoints(std::string& text, const SweepTable& table, const TextOf& textOf)
{
    bool isFirst = true;
    for (const SweepResult& result : table.results) {
        if (result.point)
            text.append(std::exchange(isFirst, false) ? "\n" : ",\n").append(textOf(result));
    }
    text += '\n';
}

/// The text as it is, or with the braces that an interrupted run leaves out.
Json parseCache(std::string_view text)
{
    const JsonLimits limits{.bytes = kMaxCacheBytes, .depth = 16};
    try {
        return parseJson(text, "Kernel Tuner's cache", limits);
    } catch (const RuntimeError&) {
        std::string_view rest = trimmed(text);
        if (rest.ends_with(','))
            rest.remove_suffix(1);
        return parseJson(std::string(rest) + "}\n}", "Kernel Tuner's cache", limits);
    }
}

/// Finds values of parameters by their texts.
class CacheReader {
public:
    /// Figures are those of the table's header.
    CacheReader(SweepTable& table, std::vector<std::string> keys)
        : m_table(table), m_keys(std::move(keys)), m_figure(table.header.figure)
    {
        for (const SweepAxis& axis : table.space.axes()) {
            std::map<std::string, std::uint32_t>& numbers = m_numbers.emplace_back();
            for (std::size_t i = 0; i < axis.values.size(); ++i)
                numbers.emplace(axis.values[i], static_cast<std::uint32_t>(i));
        }
    }

    void read(const std::string& name, const Json& entry)
    {
        if (!entry.is_object())
            refuse(message("the entry '{}' is no object", name));
        SweepPoint point;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const auto value = entry.find(m_keys[i]);
            const auto number = value == entry.end() ? m_numbers[i].end() : m_numbers[i].find(textOfValue(*value));
            if (number == m_numbers[i].end())
                refuse(message("the entry '{}' has no value of '{}' that its parameters have", name, m_keys[i]));
            point.push_back(number->second);
        }
        SweepResult result{.point = m_table.space.indexOf(point)};
        if (const auto [other, isNew] = m_names.emplace(*result.point, name); !isNew)
            refuse(message("the entries '{}' and '{}' are of one point", other->second, name));
        readFigure(name, entry, result);
        result.compileSeconds = valueOr(entry, "compile_time", 0.0) / kMilliseconds;
        result.runSeconds = valueOr(entry, "benchmark_time", 0.0) / kMilliseconds;
        result.time = valueOr(entry, "timestamp", std::string());
        m_table.results.push_back(std::move(result));
    }

private:
    void readFigure(const std::string& name, const Json& entry, SweepResult& result) const
    {
        const auto time = entry.find(objectiveOf(m_figure));
        if (time != entry.end() && time->is_number() && time->get<double>() >= 0) {
            result.figure = time->get<double>() / scaleOf(m_figure);
            for (const Json& sample : valueOr(entry, "times", Json::array())) {
                if (sample.is_number() && result.samples.size() < kMaxKeptSamples)
                    result.samples.push_back(sample.get<double>() / kMilliseconds);
            }
            return;
        }
        // Where a point failed, the time is the reason, or, since version 1.4, a member of its own has it.
        const auto error = entry.find("__error__");
        const Json reason = error != entry.end() ? *error : time != entry.end() ? *time : Json();
        const std::string word = reason.is_string() ? reason.get<std::string>() : std::string();
        if (word == "CompilationFailedConfig")
            result.state = SweepResult::State::NotCompiled;
        else if (word == "RuntimeFailedConfig")
            result.state = SweepResult::State::Fault;
        else if (word == "InvalidConfig")
            result.state = SweepResult::State::Refused;
        else
            refuse(message("the entry '{}' has neither a time nor a reason why it has none", name));
    }

    SweepTable& m_table;
    std::vector<std::string> m_keys;
    SweepFigure m_figure;
    std::vector<std::map<std::string, std::uint32_t>> m_numbers;
    std::unordered_map<std::uint64_t, std::string> m_names;  ///< of entries, by point
};

/// What the cache's figures are: counts where its objective is one of ours and all entries have it; else times, whatever it is
/// tuned for.
SweepFigure figureOfCache(const Json& json, const Json& cache)
{
    const std::string objective = valueOr(json, "objective", std::string());
    for (const auto& [figure, word] : kFigureWords) {
        if (figure != SweepFigure::Duration && word == objective &&
            std::ranges::all_of(cache, [&](const Json& entry) { return entry.is_object() && entry.contains(objective); }))
            return figure;
    }
    return SweepFigure::Duration;
}

}  // namespace

SweepTable readTunerCache(std::string_view text)
{
    const Json json = parseCache(text);
    const JsonFields fields(json, "Kernel Tuner's cache");
    std::vector<std::string> keys;
    fields.readTexts("tune_params_keys", keys, kMaxSweepAxes);
    const auto params = json.find("tune_params"), cache = json.find("cache");
    if (keys.empty() || params == json.end() || !params->is_object() || cache == json.end() || !cache->is_object())
        refuse("This is no cache of Kernel Tuner: it has no tune_params_keys, tune_params and cache.");
    if (cache->size() > kMaxEntries)
        refuse(message("The cache has {} entries; {} are read.", cache->size(), kMaxEntries));
    std::vector<SweepAxis> axes;
    for (const std::string& key : keys) {
        std::vector<std::string> values;
        for (const Json& value : JsonFields(*params, "tune_params").array(key, kMaxAxisValues))
            values.push_back(textOfValue(value));
        axes.push_back(makeAxis(SweepAxis::Kind::Macro, key, std::move(values)));
    }
    SweepTable table;
    table.space = SweepSpace(axes, {});
    table.header.axes = std::move(axes);
    table.header.points = table.space.count();
    table.header.kernel = valueOr(json, "kernel_name", std::string());
    table.header.device = valueOr(json, "device_name", std::string());
    table.header.figure = figureOfCache(json, *cache);
    CacheReader reader(table, std::move(keys));
    for (const auto& [name, entry] : cache->items())
        reader.read(name, entry);
    return table;
}

std::string tunerCacheText(const SweepTable& table)
{
    Json keys = Json::array(), params = Json::object();
    for (const SweepAxis& axis : table.space.axes()) {
        keys.push_back(axis.name);
        for (const std::string& value : axis.values)
            params[axis.name].push_back(typedValue(value));
    }
    const Json head{{"schema_version", "1.1.0"},
                    {"device_name", table.header.device},
                    {"kernel_name", table.header.kernel},
                    {"problem_size", table.header.problem},
                    {"tune_params_keys", std::move(keys)},
                    {"tune_params", std::move(params)},
                    {"objective", objectiveOf(table.header.figure)}};
    // Kernel Tuner cuts the last two braces off and goes on with further entries, so that the cache must come last.
    std::string text = dumpJson(head, 0);
    text.resize(text.size() - 2);
    text += ",\n\"cache\": {";
    addPoints(text, table, [&](const SweepResult& result) {
        std::string name;
        for (const std::string& value : table.space.valuesOf(table.space.at(*result.point)))
            name.append(name.empty() ? "" : ",").append(value);
        return dumpJson(name) + ": " + dumpJson(cacheEntry(table, result));
    });
    return text + "}\n}\n";
}

std::string tuningResultsText(const SweepTable& table)
{
    const SweepFigure figure = table.header.figure;
    std::string text = "{\n\"schema_version\": \"1.0.0\",\n\"results\": [";
    addPoints(text, table, [&](const SweepResult& result) {
        Json entry{{"timestamp", timestamp(result.time)},
                   {"configuration", configurationOf(table, result)},
                   {"times",
                    {{"compilation_time", result.compileSeconds * kMilliseconds},
                     {"runtimes", runtimesOf(result)},
                     {"framework", 0},
                     {"search_algorithm", 0},
                     {"validation", 0}}},
                   {"invalidity", invalidityOf(result)},
                   {"correctness", result.isGood() ? 1 : 0},
                   {"measurements", Json::array()},
                   {"objectives", Json::array({objectiveOf(figure)})}};
        if (result.isGood())
            entry["measurements"].push_back({{"name", objectiveOf(figure)},
                                             {"value", *result.figure * scaleOf(figure)},
                                             {"unit", figure == SweepFigure::Duration ? "ms" : ""}});
        if (table.election && table.election->point == *result.point && table.election->ratio > 0)
            addElection(*table.election, entry["measurements"]);
        return dumpJson(entry);
    });
    return text + "]\n}\n";
}

}  // namespace kd
