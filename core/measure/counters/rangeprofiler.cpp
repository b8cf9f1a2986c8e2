// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/rangeprofiler.h"

#include "core/measure/counters/counterfigures.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace kd {
namespace {

constexpr std::size_t kMaxImage = std::size_t{256} << 20;  // bytes: what CUPTI asks for is not believed beyond it
constexpr std::size_t kMaxBaseMetrics = 1 << 20;
constexpr std::size_t kMaxPasses = 1000;
constexpr const char* kRangeName = "kernel";

template <typename Params> Params sizedFor(void* host)
{
    Params params = cupti::sized<Params>();
    params.host = host;
    return params;
}

template <typename Params> Params sizedForProfiler(void* profiler)
{
    Params params = cupti::sized<Params>();
    params.profiler = profiler;
    return params;
}

}  // namespace

RangeProfiler::RangeProfiler(const ProfilerLibrary& library, void* context, int ordinal)
    : m_library(library), m_failure(library.missing())
{
    if (!ok())
        return;
    auto initialize = cupti::sized<cupti::ProfilerInitialize>();
    if (!check("cuptiProfilerInitialize", library.api().ProfilerInitialize(&initialize)) || !findChip(ordinal))
        return;
    readAvailability(context);
    // Each step needs the one before, and the first that fails has said why.
    (void)(makeHost() && chooseMetrics() && makeConfig() && enable(context) && makeCounterData() && setConfig());
}

RangeProfiler::~RangeProfiler()
{
    if (m_profiler != nullptr) {
        auto disable = sizedForProfiler<cupti::RangeProfilerCall>(m_profiler);
        m_library.api().RangeProfilerDisable(&disable);
    }
    if (m_host != nullptr) {
        auto deinitialize = sizedFor<cupti::HostDeinitialize>(m_host);
        m_library.api().ProfilerHostDeinitialize(&deinitialize);
    }
}

bool RangeProfiler::check(const char* function, cupti::Result result)
{
    if (result != cupti::kSuccess && ok())
        m_failure = m_library.explain(function, result);
    return result == cupti::kSuccess;
}

bool RangeProfiler::findChip(int ordinal)
{
    auto params = cupti::sized<cupti::DeviceGetChipName>();
    params.device = static_cast<std::size_t>(ordinal);
    if (!check("cuptiDeviceGetChipName", m_library.api().DeviceGetChipName(&params)))
        return false;
    m_chip = params.chip == nullptr ? "" : params.chip;
    return true;
}

/// Without it CUPTI goes by the chip's name alone: what refuses here refuses enable() as well, and is told by it.
void RangeProfiler::readAvailability(void* context)
{
    auto params = cupti::sized<cupti::GetCounterAvailability>();
    params.context = context;
    if (m_library.api().ProfilerGetCounterAvailability(&params) != cupti::kSuccess || params.imageSize > kMaxImage)
        return;
    m_availability.resize(params.imageSize);
    params.image = m_availability.data();
    if (m_library.api().ProfilerGetCounterAvailability(&params) != cupti::kSuccess)
        m_availability.clear();
}

bool RangeProfiler::makeHost()
{
    auto params = cupti::sized<cupti::HostInitialize>();
    params.profilerType = cupti::kRangeProfilerType;
    params.chip = m_chip.c_str();
    params.availability = m_availability.empty() ? nullptr : m_availability.data();
    const bool isMade = check("cuptiProfilerHostInitialize", m_library.api().ProfilerHostInitialize(&params));
    if (isMade)
        m_host = params.host;
    return isMade;
}

/// CUPTI refuses a list with one metric that the chip does not have, and every call on that host object from then on.
bool RangeProfiler::chooseMetrics()
{
    std::set<std::string_view> known;
    for (int type = 0; type < cupti::kMetricTypes; ++type) {
        auto params = sizedFor<cupti::HostGetBaseMetrics>(m_host);
        params.metricType = type;
        if (!check("cuptiProfilerHostGetBaseMetrics", m_library.api().ProfilerHostGetBaseMetrics(&params)))
            return false;
        for (std::size_t i = 0; i < std::min(params.count, kMaxBaseMetrics); ++i)
            known.insert(params.names[i]);
    }
    const auto figures = counterFigures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (const std::string_view metric : metricsOn(figures[i], known))
            m_metrics.push_back({.figure = i, .name = std::string(metric)});
    for (const Metric& metric : m_metrics)
        m_names.push_back(metric.name.c_str());
    if (m_metrics.empty())
        m_failure = {CounterRefusal::Unsupported,
                     message("CUPTI ({}) knows none of the counters of the chip {}.", m_library.cupti().path(), m_chip)};
    return ok();
}

bool RangeProfiler::makeConfig()
{
    const cupti::ProfilerApi& api = m_library.api();
    auto add = sizedFor<cupti::HostConfigAddMetrics>(m_host);
    add.names = m_names.data();
    add.count = m_names.size();
    auto size = sizedFor<cupti::HostGetConfigImageSize>(m_host);
    if (!check("cuptiProfilerHostConfigAddMetrics", api.ProfilerHostConfigAddMetrics(&add)) ||
        !check("cuptiProfilerHostGetConfigImageSize", api.ProfilerHostGetConfigImageSize(&size)))
        return false;
    m_config.resize(std::min(size.imageSize, kMaxImage));
    auto image = sizedFor<cupti::HostGetConfigImage>(m_host);
    image.imageSize = m_config.size();
    image.image = m_config.data();
    if (!check("cuptiProfilerHostGetConfigImage", api.ProfilerHostGetConfigImage(&image)))
        return false;
    auto passes = cupti::sized<cupti::HostGetNumOfPasses>();
    passes.imageSize = m_config.size();
    passes.image = m_config.data();
    if (!check("cuptiProfilerHostGetNumOfPasses", api.ProfilerHostGetNumOfPasses(&passes)))
        return false;
    m_passes = std::clamp(passes.passes, std::size_t{1}, kMaxPasses);
    return true;
}

bool RangeProfiler::enable(void* context)
{
    auto params = cupti::sized<cupti::RangeProfilerEnable>();
    params.context = context;
    const bool isEnabled = check("cuptiRangeProfilerEnable", m_library.api().RangeProfilerEnable(&params));
    if (isEnabled)
        m_profiler = params.profiler;
    return isEnabled;
}

bool RangeProfiler::makeCounterData()
{
    auto size = sizedForProfiler<cupti::RangeProfilerGetCounterDataSize>(m_profiler);
    size.names = m_names.data();
    size.count = m_names.size();
    size.maxRanges = 1;
    size.maxRangeTreeNodes = 1;
    if (!check("cuptiRangeProfilerGetCounterDataSize", m_library.api().RangeProfilerGetCounterDataSize(&size)))
        return false;
    m_data.resize(std::min(size.dataSize, kMaxImage));
    auto image = sizedForProfiler<cupti::RangeProfilerCounterDataImageInitialize>(m_profiler);
    image.dataSize = m_data.size();
    image.data = m_data.data();
    return check("cuptiRangeProfilerCounterDataImageInitialize",
                 m_library.api().RangeProfilerCounterDataImageInitialize(&image));
}

bool RangeProfiler::setConfig()
{
    auto params = sizedForProfiler<cupti::RangeProfilerSetConfig>(m_profiler);
    params.configSize = m_config.size();
    params.config = m_config.data();
    params.dataSize = m_data.size();
    params.data = m_data.data();
    params.range = cupti::kUserRange;
    params.replay = cupti::kUserReplay;
    params.maxRangesPerPass = 1;
    params.nestingLevels = 1;
    params.minNestingLevel = 1;
    params.targetNestingLevel = 1;
    return check("cuptiRangeProfilerSetConfig", m_library.api().RangeProfilerSetConfig(&params));
}

void RangeProfiler::beginPass()
{
    auto start = sizedForProfiler<cupti::RangeProfilerCall>(m_profiler);
    if (!ok() || !check("cuptiRangeProfilerStart", m_library.api().RangeProfilerStart(&start)))
        return;
    auto push = sizedForProfiler<cupti::RangeProfilerPushRange>(m_profiler);
    push.name = kRangeName;
    check("cuptiRangeProfilerPushRange", m_library.api().RangeProfilerPushRange(&push));
}

void RangeProfiler::endPass()
{
    auto pop = sizedForProfiler<cupti::RangeProfilerCall>(m_profiler);
    auto stop = sizedForProfiler<cupti::RangeProfilerStop>(m_profiler);
    if (!ok() || !check("cuptiRangeProfilerPopRange", m_library.api().RangeProfilerPopRange(&pop)) ||
        !check("cuptiRangeProfilerStop", m_library.api().RangeProfilerStop(&stop)))
        return;
    ++m_passesDone;
    m_isDone = stop.isAllPassSubmitted != 0;
    if (!m_isDone && m_passesDone >= kMaxPasses)
        m_failure = {CounterRefusal::Failed, message("CUPTI was not done counting after {} launch(es).", m_passesDone)};
}

CounterReading RangeProfiler::read()
{
    const cupti::ProfilerApi& api = m_library.api();
    std::vector<double> values(m_metrics.size());
    if (ok()) {
        auto decode = sizedForProfiler<cupti::RangeProfilerDecodeData>(m_profiler);
        if (check("cuptiRangeProfilerDecodeData", api.RangeProfilerDecodeData(&decode)) && decode.dropped > 0)
            m_failure = {CounterRefusal::Failed, message("CUPTI dropped what it counted in {} range(s).", decode.dropped)};
    }
    if (ok()) {
        auto evaluate = sizedFor<cupti::HostEvaluateToGpuValues>(m_host);
        evaluate.data = m_data.data();
        evaluate.dataSize = m_data.size();
        evaluate.names = m_names.data();
        evaluate.count = m_names.size();
        evaluate.values = values.data();
        check("cuptiProfilerHostEvaluateToGpuValues", api.ProfilerHostEvaluateToGpuValues(&evaluate));
    }
    if (!ok())
        return refusedReading(m_failure.refusal, m_failure.reason);
    for (std::size_t i = 0; i < values.size(); ++i)
        m_metrics[i].value = values[i];
    return reading();
}

CounterReading RangeProfiler::reading() const
{
    CounterReading reading{.source = CounterReading::Source::Gpu,
                           .chip = m_chip,
                           .library = m_library.cupti().path(),
                           .version = m_library.cupti().version(),
                           .passes = static_cast<std::uint32_t>(m_passesDone)};
    const auto figures = counterFigures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        CounterValue sum{.key = std::string(figures[i].key), .metric = {}};
        for (const Metric& metric : m_metrics) {
            if (metric.figure != i)
                continue;
            sum.metric += (sum.metric.empty() ? "" : " + ") + metric.name;
            sum.value += metric.value;
        }
        if (sum.metric.empty())
            reading.missing.push_back(sum.key);
        else
            reading.values.push_back(std::move(sum));
    }
    return reading;
}

}  // namespace kd
