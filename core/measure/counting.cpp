// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counting.h"

#include "core/base/fields.h"
#include "core/compile/binary/linetable.h"
#include "core/compile/source/linedirective.h"
#include "core/measure/counters/rangeprofiler.h"
#include "core/measure/counters/sassprofiler.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/runner.h"
#include "core/measure/runnerstate.h"
#include "core/memory/copy.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace kd {

template <> struct FieldList<CountRequest> {
    static constexpr FieldRules kRules{.subject = "count request"};
    static void list(auto& fields, auto& request)
    {
        auto& [run, cold, byLine] = request;
        fields.required("run", run);
        fields.field("cold", cold);
        fields.field("byLine", byLine);
    }
};

template <> struct FieldList<CountOutcome> {
    static constexpr FieldRules kRules{.subject = "count outcome"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [run, reading, cold, lines] = outcome;
        fields.required("run", run);
        fields.field("reading", reading);
        fields.field("cold", cold);
        fields.field("lines", lines);
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
    CountOutcome outcome{.reading = refusedReading(CounterRefusal::NotRun, run.message),
                         .lines = refusedLines(CounterRefusal::NotRun, run.message)};
    outcome.run = std::move(run);
    return outcome;
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

/// One launch between `begin` and `end`. CUPTI is within the deadline as well: it may hang as a kernel does.
template <typename Profiler>
void launchCounted(DeviceLaunch& launch, Profiler& profiler, void (Profiler::*begin)(), void (Profiler::*end)(),
                   const RunObserver& observer)
{
    const Event done(launch.stream().context());
    launch.stream().synchronize();
    const DeadlineWindow window(observer);
    (profiler.*begin)();
    if (!profiler.ok())
        return;
    launch.launch();
    done.ref().record(launch.stream());
    finish(done, observer);
    (profiler.*end)();
}

/// CUPTI as it was found, and what counts through it.
struct Counting {
    Counting(const ContextRef& context, bool byLine) : cupti(cuptiCandidates(context.api().version)), library(cupti)
    {
        if (byLine)
            sass.emplace(library, context.handle(), context.device().handle());
        range.emplace(library, context.handle(), context.device().handle());
    }
    CuptiLibrary cupti;
    ProfilerLibrary library;
    std::optional<SassProfiler> sass;
    std::optional<RangeProfiler> range;
};

/// Counts are of instructions as well, for which CUPTI patches kernels: it has to see their module loaded.
std::unique_ptr<Counting> prepareCounting(const ContextRef& context, bool byLine, const RunObserver& observer)
{
    const DeadlineWindow window(observer);
    context.makeCurrent();
    return std::make_unique<Counting>(context, byLine);
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
        launchCounted(launch, profiler, &RangeProfiler::beginPass, &RangeProfiler::endPass, observer);
    }
    const DeadlineWindow window(observer);
    return profiler.read();
}

/// Line tables name files of the request as it does, with the folder that stands for relative names before them.
LineTable linesOf(std::span<const std::byte> image, const std::string& kernel)
{
    LineTable table = readLineTable(image, kernel);
    for (std::string& file : table.files)
        if (file.starts_with(kVirtualFolder))
            file.erase(0, kVirtualFolder.size());
    return table;
}

LineReading countLines(DeviceLaunch& launch, SassProfiler& profiler, std::span<const std::byte> image, HostBuffers& host,
                       const RunObserver& observer)
{
    launch.uploadInputs(host);
    launchCounted(launch, profiler, &SassProfiler::begin, &SassProfiler::end, observer);
    const std::string& kernel = launch.plan().loweredName;
    return profiler.read(kernel, linesOf(image, kernel));
}

/// CUPTI's profilers stand in each other's way: the first is gone before the second begins.
void countAll(DeviceLaunch& launch, Counting& counting, const CountRequest& request, const BlobLookup& blobs, HostBuffers& host,
              const RunObserver& observer, CountOutcome& outcome)
{
    outcome.reading = countOnGpu(launch, *counting.range, request.cold, host, observer);
    counting.range.reset();
    if (counting.sass)
        outcome.lines = countLines(launch, *counting.sass, blobs(request.run.cubinBlob), host, observer);
}

void takeEmulated(const CountRequest& request, CountOutcome& outcome)
{
    outcome.reading = readingOf(outcome.run.counters.value());
    if (request.byLine)
        outcome.lines = lineReadingOf(outcome.run.counters.value());
}

}  // namespace

CountOutcome Runner::count(const CountRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    CountOutcome outcome;
    const bool isEmulated = m_state->channel() != nullptr;
    outcome.cold = request.cold && !isEmulated;
    const std::unique_ptr<Counting> counting =
        isEmulated ? nullptr : prepareCounting(m_state->context.ref(), request.byLine, observer);
    m_state->perform(request.run, blobs, host, outcome.run, [&](DeviceLaunch& launch) {
        RunRequest run = request.run;
        run.counters = isEmulated;
        m_state->runOnce(launch, run, blobs, host, observer, outcome.run);
        if (!outcome.run.ok())
            return;
        counting == nullptr ? takeEmulated(request, outcome)
                            : countAll(launch, *counting, request, blobs, host, observer, outcome);
    });
    if (!outcome.run.ok()) {
        outcome.reading = refusedReading(CounterRefusal::NotRun, outcome.run.message);
        outcome.lines = refusedLines(CounterRefusal::NotRun, outcome.run.message);
    }
    return outcome;
}

}  // namespace kd
