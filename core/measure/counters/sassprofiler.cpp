// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/sassprofiler.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxSassMetrics = 4096;
constexpr std::size_t kMaxSassRecords = std::size_t{1} << 20;   // what CUPTI says is not believed beyond it
constexpr std::uint64_t kMaxSassValue = std::uint64_t{1} << 53;  // no launch that anybody waits for counts more
constexpr std::size_t kMaxFunctions = 64;
constexpr std::size_t kMaxSymbol = 65536;

template <typename Params> Params sizedIn(void* context)
{
    Params params = cupti::sized<Params>();
    params.context = context;
    return params;
}

}  // namespace

SassProfiler::SassProfiler(const ProfilerLibrary& library, void* context, int ordinal)
    : m_library(library), m_context(context), m_ordinal(static_cast<std::uint32_t>(ordinal)), m_failure(library.missingSass())
{
    if (!ok())
        return;
    auto initialize = cupti::sized<cupti::ProfilerInitialize>();
    // Each step needs the one before, and the first that fails has said why.
    (void)(check("cuptiProfilerInitialize", library.api().ProfilerInitialize(&initialize)) && findChip(ordinal) && findMetrics());
}

SassProfiler::~SassProfiler()
{
    close();
}

bool SassProfiler::check(const char* function, cupti::Result result)
{
    if (result != cupti::kSuccess && ok())
        m_failure = m_library.explain(function, result);
    return result == cupti::kSuccess;
}

void SassProfiler::fail(Message reason)
{
    if (ok())
        m_failure = {CounterRefusal::Failed, std::move(reason)};
}

bool SassProfiler::findChip(int ordinal)
{
    auto params = cupti::sized<cupti::DeviceGetChipName>();
    params.device = static_cast<std::size_t>(ordinal);
    if (!check("cuptiDeviceGetChipName", m_library.api().DeviceGetChipName(&params)))
        return false;
    m_chip = params.chip == nullptr ? "" : params.chip;
    return true;
}

bool SassProfiler::findMetrics()
{
    auto count = cupti::sized<cupti::SassGetNumOfMetrics>();
    count.chip = m_chip.c_str();
    if (!check("cuptiSassMetricsGetNumOfMetrics", m_library.sass().GetNumOfMetrics(&count)))
        return false;
    std::vector<cupti::SassMetricDetails> details(std::min(count.count, kMaxSassMetrics));
    auto list = cupti::sized<cupti::SassGetMetrics>();
    list.chip = m_chip.c_str();
    list.count = details.size();
    list.metrics = details.data();
    if (!check("cuptiSassMetricsGetMetrics", m_library.sass().GetMetrics(&list)))
        return false;
    std::map<std::string_view, std::uint64_t> known;
    for (const cupti::SassMetricDetails& each : details)
        if (each.name != nullptr)
            known.emplace(each.name, each.id);
    const auto isKnown = [&](std::string_view metric) { return metric.empty() || known.contains(metric); };
    for (const LineFigure& figure : lineFigures()) {
        if (!isKnown(figure.metric) || !isKnown(figure.less)) {
            m_missing.emplace_back(figure.key);
            continue;
        }
        for (const std::string_view metric : {figure.metric, figure.less, figure.instead})
            if (!metric.empty() && known.contains(metric))
                m_metrics.emplace(metric, known[metric]);
    }
    if (m_metrics.empty())
        m_failure = {CounterRefusal::Unsupported,
                     message("CUPTI ({}) knows no SASS metric of the chip {} that is shown by line.",
                             m_library.cupti().path(), m_chip)};
    return ok();
}

void SassProfiler::begin()
{
    if (!ok())
        return;
    std::vector<cupti::SassConfig> configs;
    for (const auto& [name, number] : m_metrics)
        configs.push_back({.metric = number, .granularity = cupti::kWholeGpu});
    auto config = cupti::sized<cupti::SassSetConfig>();
    config.count = configs.size();
    config.configs = configs.data();
    config.device = m_ordinal;
    m_isConfigured = check("cuptiSassMetricsSetConfig", m_library.sass().SetConfig(&config));
    auto enable = sizedIn<cupti::SassEnable>(m_context);
    enable.isLazy = 1;
    m_isEnabled = m_isConfigured && check("cuptiSassMetricsEnable", m_library.sass().Enable(&enable));
}

void SassProfiler::end()
{
    if (ok() && m_isEnabled)
        take();
    close();
}

void SassProfiler::take()
{
    auto properties = sizedIn<cupti::SassGetDataProperties>(m_context);
    if (!check("cuptiSassMetricsGetDataProperties", m_library.sass().GetDataProperties(&properties)))
        return;
    if (properties.records == 0)
        return fail(message("CUPTI ({}) counted nothing in this launch.", m_library.cupti().path()));
    if (properties.records > kMaxSassRecords || properties.instances != 1)
        return fail(message("CUPTI ({}) says that it has {} record(s) of {} value(s) each, which is not believed: one value an "
                            "instruction and metric was asked for, and at most {} record(s) are read.",
                            m_library.cupti().path(), properties.records, properties.instances, kMaxSassRecords));
    std::vector<cupti::SassValue> values(properties.records);
    std::vector<cupti::SassData> records(properties.records, cupti::sized<cupti::SassData>());
    for (std::size_t i = 0; i < records.size(); ++i)
        records[i].values = &values[i];
    auto flush = sizedIn<cupti::SassFlushData>(m_context);
    flush.records = records.size();
    flush.instances = 1;
    flush.data = records.data();
    if (!check("cuptiSassMetricsFlushData", m_library.sass().FlushData(&flush)))
        return;
    for (std::size_t i = 0; i < records.size(); ++i)
        records[i].values = &values[i];
    takeRecords(records);
}

void SassProfiler::takeRecords(const std::vector<cupti::SassData>& records)
{
    for (const cupti::SassData& record : records) {
        const std::string_view name = record.function == nullptr ? std::string_view() : record.function;
        if (name.empty() || name.size() > kMaxSymbol)
            continue;
        auto& instructions = m_functions[std::string(name)];
        std::uint64_t& sum = instructions[record.offset][record.values->metric];
        if (record.values->value > kMaxSassValue - sum)
            return fail(message("CUPTI ({}) gave a count of {} for one instruction, which no launch can have.",
                                m_library.cupti().path(), record.values->value));
        sum += record.values->value;
        if (instructions.size() > LineReading::kMaxInstructions || m_functions.size() > kMaxFunctions)
            return fail(message("The kernel has more than {} instruction(s): so many are not counted by line.",
                                LineReading::kMaxInstructions));
    }
}

/// What was not taken until here is dropped.
void SassProfiler::close()
{
    if (std::exchange(m_isEnabled, false)) {
        auto disable = sizedIn<cupti::SassDisable>(m_context);
        check("cuptiSassMetricsDisable", m_library.sass().Disable(&disable));
    }
    if (std::exchange(m_isConfigured, false)) {
        auto unset = cupti::sized<cupti::SassUnsetConfig>();
        unset.device = m_ordinal;
        check("cuptiSassMetricsUnsetConfig", m_library.sass().UnsetConfig(&unset));
    }
}

LineCount SassProfiler::countOf(const Instruction& instruction) const
{
    const auto valueOf = [&](std::string_view metric) -> const std::uint64_t* {
        const auto number = m_metrics.find(metric);
        if (number == m_metrics.end())
            return nullptr;
        const auto found = instruction.find(number->second);
        return found == instruction.end() ? nullptr : &found->second;
    };
    LineCount count;
    for (const LineFigure& figure : lineFigures()) {
        const std::uint64_t* const instead = figure.instead.empty() ? nullptr : valueOf(figure.instead);
        const std::uint64_t* const value = instead != nullptr ? instead : valueOf(figure.metric);
        const std::uint64_t* const less = figure.less.empty() ? nullptr : valueOf(figure.less);
        const bool isCounted = std::ranges::find(m_missing, figure.key) == m_missing.end();
        if (isCounted && value != nullptr)
            count.*figure.count = *value - std::min(*value, less != nullptr ? *less : 0);
    }
    return count;
}

LineReading SassProfiler::read(std::string_view kernel, const LineTable& lines) const
{
    if (!ok())
        return refusedLines(m_failure.refusal, m_failure.reason);
    const auto function = m_functions.find(std::string(kernel));
    if (function == m_functions.end())
        return refusedLines(CounterRefusal::Failed,
                            message("CUPTI ({}) counted nothing of the kernel {}.", m_library.cupti().path(), kernel));
    LineReading reading{.source = CounterReading::Source::Gpu,
                        .missing = m_missing,
                        .chip = m_chip,
                        .library = m_library.cupti().path(),
                        .version = m_library.cupti().version()};
    for (const auto& [offset, instruction] : function->second) {
        SassCount& count = reading.instructions.emplace_back(SassCount{.offset = offset, .count = countOf(instruction)});
        if (const LineTable::Row* const row = lines.find(offset))
            count.count.position = {.file = lines.files[row->file], .line = static_cast<int>(row->line)};
    }
    reading.counts = sumOf(reading.instructions);
    return reading;
}

}  // namespace kd
