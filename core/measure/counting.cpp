// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counting.h"

#include "core/base/fields.h"
#include "core/measure/counters/rangeprofiler.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/runner.h"
#include "core/measure/runnerstate.h"
#include "core/memory/copy.h"

#include <memory>
#include <optional>
#include <utility>

namespace kd {

template <> struct FieldList<CountRequest> {
    static constexpr FieldRules kRules{.subject = "count request"};
    static void list(auto& fields, auto& request)
    {
        auto& [run, cold] = request;
        fields.required("run", run);
        fields.field("cold", cold);
    }
};

template <> struct FieldList<CountOutcome> {
    static constexpr FieldRules kRules{.subject = "count outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [run, reading, cold] = outcome;
        fields.required("run", run);
        fields.field("reading", reading);
        fields.field("cold", cold);
    }
};

void to_json(Json& json, const CountRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, CountRequest& request)
{
    readFields(json, request);
}

void to_json(Json& json, const CountOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, CountOutcome& outcome)
{
    readFields(json, outcome);
}

CountOutcome countWithout(RunOutcome run)
{
    CounterReading reading = refusedReading(CounterRefusal::NotRun, run.message);
    return {.run = std::move(run), .reading = std::move(reading)};
}

namespace {

/// Fills L2 with something else before a pass.
class CacheFlush {
public:
    CacheFlush(const StreamRef& stream, bool isWanted) : m_stream(stream)
    {
        const ContextRef& context = stream.context();
        const auto size = static_cast<std::uint64_t>(context.device().attribute(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE));
        if (isWanted)
            m_memory.emplace(context, Bytes{size});
    }
    void run()
    {
        if (m_memory)
            fillBytes(m_stream, *m_memory, std::byte{0});
    }

private:
    StreamRef m_stream;
    std::optional<DeviceMemory> m_memory;
};

/// One launch on fresh inputs. CUPTI is within the deadline as well: it may hang as a kernel does.
void countPass(DeviceLaunch& launch, RangeProfiler& profiler, const RunObserver& observer)
{
    const Event end(launch.stream().context());
    launch.stream().synchronize();
    const DeadlineWindow window(observer);
    profiler.beginPass();
    if (!profiler.ok())
        return;
    launch.launch();
    end.ref().record(launch.stream());
    finish(end, observer);
    profiler.endPass();
}

/// CUPTI as it was found, and what counts through it.
struct Counting {
    explicit Counting(const ContextRef& context)
        : cupti(cuptiCandidates(context.api().version)), library(cupti),
          profiler(library, context.handle(), context.device().handle())
    {
    }
    CuptiLibrary cupti;
    ProfilerLibrary library;
    RangeProfiler profiler;
};

/// Counts are of instructions as well, for which CUPTI patches kernels: it has to see their module loaded.
std::unique_ptr<Counting> prepareCounting(const ContextRef& context, const RunObserver& observer)
{
    const DeadlineWindow window(observer);
    context.makeCurrent();
    return std::make_unique<Counting>(context);
}

CounterReading countOnGpu(DeviceLaunch& launch, RangeProfiler& profiler, bool isCold, HostBuffers& host,
                          const RunObserver& observer)
{
    CacheFlush flush(launch.stream(), isCold);
    for (std::size_t pass = 0; profiler.needsPass(); ++pass) {
        if (observer.progress)
            observer.progress(pass, profiler.passes());
        launch.uploadInputs(host);
        flush.run();
        countPass(launch, profiler, observer);
    }
    const DeadlineWindow window(observer);
    return profiler.read();
}

}  // namespace

CountOutcome Runner::count(const CountRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    CountOutcome outcome;
    const bool isEmulated = m_state->channel() != nullptr;
    outcome.cold = request.cold && !isEmulated;
    const std::unique_ptr<Counting> counting = isEmulated ? nullptr : prepareCounting(m_state->context.ref(), observer);
    m_state->perform(request.run, blobs, host, outcome.run, [&](DeviceLaunch& launch) {
        RunRequest run = request.run;
        run.counters = isEmulated;
        m_state->runOnce(launch, run, blobs, host, observer, outcome.run);
        if (!outcome.run.ok())
            return;
        outcome.reading = counting == nullptr ? readingOf(outcome.run.counters.value())
                                              : countOnGpu(launch, counting->profiler, request.cold, host, observer);
    });
    if (!outcome.run.ok())
        outcome.reading = refusedReading(CounterRefusal::NotRun, outcome.run.message);
    return outcome;
}

}  // namespace kd
