// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/injection.h"

#include "core/base/error.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/base/posix/file.h"
#include "core/base/posix/thread.h"
#include "core/capture/inject/nvtxranges.h"
#include "core/capture/inject/relaxedcapture.h"
#include "core/cupti/capturecalls.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <numeric>
#include <string>
#include <thread>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::chrono::milliseconds kBetweenReports{500};

/// This thread calls the driver for the recording: what CUPTI tells of these calls is not the program's.
thread_local bool isOwnCall = false;

class [[nodiscard]] OwnCalls {
public:
    OwnCalls() : m_was(std::exchange(isOwnCall, true)) {}
    ~OwnCalls() { isOwnCall = m_was; }
    OwnCalls(const OwnCalls&) = delete;
    OwnCalls& operator=(const OwnCalls&) = delete;

private:
    const bool m_was;
};

/// The one that the program brought comes first: there must not be two in a process.
std::vector<std::string> cuptiPlaces(const std::vector<std::string>& candidates)
{
    std::vector<std::string> places;
    for (const char* const name : {"libcupti.so.13", "libcupti.so.12", "libcupti.so.11.8", "libcupti.so"})
        if (posix::isLoaded(name))
            places.emplace_back(name);
    places.insert(places.end(), candidates.begin(), candidates.end());
    return places;
}

using cupti::isOneOf;

SeenLaunch plainLaunch(const void* parameters, bool isCooperative)
{
    cupti::LaunchParameters given{};
    std::memcpy(&given, parameters, isCooperative ? offsetof(cupti::LaunchParameters, extra) : sizeof given);
    return {.function = static_cast<CUfunction>(given.function),
            .grid = {given.grid[0], given.grid[1], given.grid[2]},
            .block = {given.block[0], given.block[1], given.block[2]},
            .dynamicShared = given.dynamicShared,
            .stream = static_cast<CUstream>(given.stream),
            .isCooperative = isCooperative,
            .arguments = given.arguments,
            .extra = given.extra};
}

SeenLaunch extendedLaunch(const void* parameters)
{
    const auto& given = *static_cast<const cupti::ExtendedLaunchParameters*>(parameters);
    const auto& config = *static_cast<const CUlaunchConfig*>(given.config);
    SeenLaunch launch{.function = static_cast<CUfunction>(given.function),
                      .grid = {config.gridDimX, config.gridDimY, config.gridDimZ},
                      .block = {config.blockDimX, config.blockDimY, config.blockDimZ},
                      .dynamicShared = config.sharedMemBytes,
                      .stream = config.hStream,
                      .arguments = given.arguments,
                      .extra = given.extra};
    for (unsigned i = 0; config.attrs != nullptr && i < config.numAttrs; ++i) {
        const CUlaunchAttribute& attribute = config.attrs[i];
        if (attribute.id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            launch.isCooperative = attribute.value.cooperative != 0;
        else if (attribute.id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            launch.cluster = Dim3{attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z};
    }
    return launch;
}

bool isGraphCall(std::uint32_t call)
{
    return isOneOf(cupti::kGraphInstantiateCalls, call) || isOneOf(cupti::kGraphUpdateCalls, call) ||
        isOneOf(cupti::kGraphParameterCalls, call) || isOneOf(cupti::kGraphChangeCalls, call) ||
        isOneOf(cupti::kGraphDestroyCalls, call);
}

CUresult resultOf(const cupti::CallbackData& data)
{
    return data.result != nullptr ? *static_cast<const CUresult*>(data.result) : CUDA_SUCCESS;
}

}  // namespace

Injection::Injection(CaptureRequest request, std::filesystem::path folder)
    : m_request(std::move(request)), m_folder(std::move(folder)), m_cupti(cuptiPlaces(m_request.cupti)), m_selector(m_request)
{
    m_report.process = static_cast<std::uint64_t>(posix::processId());
    m_report.program = posix::executablePath().string();
    m_report.missing = m_cupti.missing();
    if (m_report.missing.empty())
        subscribe();
    if (m_report.missing.empty() && m_request.listsKernels)
        m_report.missing = m_list.start(m_cupti);
    report(false);
    if (m_report.missing.empty() && m_request.listsKernels)
        std::thread([this] { reportInTurns(); }).detach();
}

template <std::size_t N> void Injection::listen(const std::uint32_t (&calls)[N], bool wants)
{
    for (const std::uint32_t call : calls)  // older versions do not have all of them
        m_cupti.api().EnableCallback(wants ? 1 : 0, m_subscriber, cupti::kDriverApi, call);
}

void Injection::subscribe()
{
    const cupti::Api& api = m_cupti.api();
    const cupti::Result result = api.Subscribe(&m_subscriber, &Injection::onCall, this);
    if (result == cupti::kMultipleSubscribers || result == cupti::kMaxLimitReached)
        m_report.missing = message("Another profiler is at work in this process, and CUPTI has one at a time ({}).",
                                   m_cupti.failure("cuptiSubscribe", result));
    else if (result != cupti::kSuccess)
        m_report.missing = message("CUPTI does not trace: {}.", m_cupti.failure("cuptiSubscribe", result));
    if (result != cupti::kSuccess)
        return;
    listen(cupti::kGraphCalls);
    listen(cupti::kGraphInstantiateCalls);
    listen(cupti::kGraphUpdateCalls);
    listen(cupti::kGraphParameterCalls);
    listen(cupti::kGraphChangeCalls);
    listen(cupti::kGraphDestroyCalls);
    if (!m_request.wantsLaunches())
        return;
    listen(cupti::kLoadCalls);
    listen(cupti::kObjectCalls);
    api.EnableCallback(1, m_subscriber, cupti::kResources, cupti::kModuleLoaded);
    if (!m_request.range.empty()) {
        NvtxRanges::instance().follow([this](bool isInside) { listenToLaunches(isInside); });
    } else if (m_request.firstOfEach) {
        listenToLaunches(true);
    } else {
        listen(cupti::kLookupCalls);
        listen(cupti::kEnumerationCalls);
    }
}

void Injection::listenToLaunches(bool wants)
{
    const std::lock_guard recording(m_recording);  // between the two calls of a launch that is recorded nothing changes
    if (wants == m_hearsLaunches || (wants && m_selector.isDone()))
        return;
    m_hearsLaunches = wants;
    listen(cupti::kLaunchCalls, wants);
}

/// What costs time, and is of no use any more.
void Injection::stopListening()
{
    listenToLaunches(false);
    listen(cupti::kLoadCalls, false);
    listen(cupti::kLookupCalls, false);
    listen(cupti::kEnumerationCalls, false);
    m_cupti.api().EnableCallback(0, m_subscriber, cupti::kResources, cupti::kModuleLoaded);
}

void Injection::onModule(const cupti::ModuleData& module)
{
    const std::span code(reinterpret_cast<const std::byte*>(module.cubin), module.size);
    m_modules.onModule(code);
    // Kernels are asked for by name in ways that nobody is told of, too.
    if (m_request.range.empty() && m_selector.mayWantOf(code))
        listenToLaunches(true);
}

void Injection::onCall(void* self, std::uint32_t domain, std::uint32_t call, const void* data)
{
    if (isOwnCall && domain == cupti::kDriverApi)
        return;
    try {
        auto& injection = *static_cast<Injection*>(self);
        if (domain == cupti::kDriverApi) {
            injection.onDriverCall(call, *static_cast<const cupti::CallbackData*>(data));
        } else if (domain == cupti::kResources && call == cupti::kModuleLoaded) {
            injection.onModule(*static_cast<const cupti::ModuleData*>(static_cast<const cupti::ResourceData*>(data)->descriptor));
        }
    } catch (const std::exception&) {
        // The program goes on as if nobody listened.
    }
}

void Injection::onDriverCall(std::uint32_t call, const cupti::CallbackData& data)
{
    if (isOneOf(cupti::kLaunchCalls, call))  // of all calls the most, and nothing else is as quick
        return onLaunchCall(call, data);
    const bool isEntry = data.site == cupti::kEnter;
    if (isOneOf(cupti::kLoadCalls, call)) {
        if (const auto& given = *static_cast<const cupti::LoadParameters*>(data.parameters);
            !isEntry && resultOf(data) == CUDA_SUCCESS && given.module != nullptr)
            m_modules.onImage(given.image, *static_cast<const void* const*>(given.module));
        return;
    }
    if (isOneOf(cupti::kLookupCalls, call) || isOneOf(cupti::kEnumerationCalls, call)) {
        const bool isNamed = isOneOf(cupti::kLookupCalls, call);
        const char* const name = isNamed ? static_cast<const cupti::LookupParameters*>(data.parameters)->name : nullptr;
        if (isEntry && (!isNamed || (name != nullptr && m_selector.mayWant(name))))
            listenToLaunches(true);
        return;
    }
    if (isOneOf(cupti::kGraphCalls, call))
        return onGraphLaunch(data);
    if (isGraphCall(call))
        return onGraphCall(call, data);
    m_objects.onCall(call, data.parameters, isEntry, resultOf(data) == CUDA_SUCCESS);
}

void Injection::onLaunchCall(std::uint32_t call, const cupti::CallbackData& data)
{
    if (data.site != cupti::kEnter) {
        if (*data.own == 1) {
            *data.own = 0;
            const OwnCalls own;
            endRecording(resultOf(data));
        }
        return;
    }
    if (data.symbol == nullptr)
        return;
    const auto [number, isAwaited] = m_selector.count(data.symbol);
    if (!number && !isAwaited)
        return;
    const OwnCalls own;
    SeenLaunch launch = isOneOf(cupti::kExtendedCalls, call) ? extendedLaunch(data.parameters)
                                                            : plainLaunch(data.parameters, isOneOf(cupti::kCooperativeCalls, call));
    if (!number) {
        // What a graph is made of runs when that is launched, and counts then.
        if (hasDriver() && isCaptured(*m_driver.api, launch.stream))
            m_selector.uncount(data.symbol);
        return;
    }
    launch.kernel = data.symbol;
    beginRecording(launch, *number, data);
}

bool Injection::hasDriver()
{
    std::call_once(m_driverLoaded, [this] {
        constexpr const char* kLoaded = "libcuda.so.1";  // the program's own
        m_driver = loadDriver(posix::isLoaded(kLoaded) ? std::vector<std::string>{kLoaded} : driverCandidates());
        if (m_driver)
            m_graphs = std::make_unique<GraphStore>(*m_driver.api);
    });
    return static_cast<bool>(m_driver);
}

GraphStore* Injection::graphs()
{
    return hasDriver() ? m_graphs.get() : nullptr;
}

std::unique_ptr<LaunchRecorder> Injection::makeRecorder()
{
    return hasDriver() ? std::make_unique<LaunchRecorder>(*m_driver.api, m_modules, m_objects, m_request, m_folder, ++m_recordings)
                       : nullptr;
}

void Injection::beginRecording(const SeenLaunch& launch, std::uint64_t number, const cupti::CallbackData& data)
{
    m_recording.lock();
    std::unique_ptr<LaunchRecorder> recorder = makeRecorder();
    const bool isRecording = recorder != nullptr && recorder->begin(launch, number);
    *data.own = isRecording ? 1 : 0;
    if (isRecording) {
        m_recorders.push_back(std::move(recorder));
        return;
    }
    if (recorder != nullptr)
        m_selector.giveBack(data.symbol);  // the graph that it becomes a part of launches it
    m_recording.unlock();
    const std::lock_guard lock(m_reporting);
    if (recorder == nullptr)
        m_report.missing = m_driver.sentence;
    else
        ++m_report.captured;
}

/// The launch that is recorded has been made.
void Injection::endRecording(CUresult result)
{
    for (const std::unique_ptr<LaunchRecorder>& each : m_recorders)
        each->end(result);
    m_recorders.clear();
    report(false);
    if (m_selector.isDone())
        stopListening();
    m_recording.unlock();
}

/// A graph becomes one that can be launched, or such a one is changed.
void Injection::onGraphCall(std::uint32_t call, const cupti::CallbackData& data)
{
    const OwnCalls own;
    const auto& given = *static_cast<const cupti::GraphParameters*>(data.parameters);
    GraphStore* const store = graphs();
    if (store == nullptr)
        return;
    const RelaxedCapture relaxed(*m_driver.api);
    const auto exec = static_cast<CUgraphExec>(given.exec);
    if (isOneOf(cupti::kGraphDestroyCalls, call)) {
        if (data.site == cupti::kEnter)
            store->onDestroyed(exec);
        return;
    }
    if (data.site == cupti::kEnter || resultOf(data) != CUDA_SUCCESS)
        return;
    if (isOneOf(cupti::kGraphInstantiateCalls, call)) {
        const auto& made = *static_cast<const cupti::GraphInstantiateParameters*>(data.parameters);
        store->onInstantiated(static_cast<CUgraphExec>(*made.exec), static_cast<CUgraph>(made.graph));
    } else if (isOneOf(cupti::kGraphUpdateCalls, call)) {
        store->onInstantiated(exec, static_cast<CUgraph>(given.other));
    } else if (isOneOf(cupti::kGraphParameterCalls, call)) {
        store->onParameters(exec, static_cast<CUgraphNode>(given.other),
                            static_cast<const CUDA_KERNEL_NODE_PARAMS*>(given.parameters));
    } else {
        store->onUnknownChange(exec);
    }
}

void Injection::onGraphLaunch(const cupti::CallbackData& data)
{
    const OwnCalls own;
    if (data.site != cupti::kEnter) {
        if (*data.own == 1) {
            *data.own = 0;
            endRecording(resultOf(data));
        }
        return;
    }
    *data.own = 0;
    const auto& given = *static_cast<const cupti::GraphParameters*>(data.parameters);
    const auto exec = static_cast<CUgraphExec>(given.exec);
    const std::shared_ptr<const std::vector<GraphKernel>> kernels = graphs() == nullptr ? nullptr : m_graphs->launched(exec);
    {
        const std::lock_guard lock(m_reporting);
        ++m_report.graphs;
        m_report.unreadGraphs += kernels ? 0 : 1;
    }
    if (!kernels || !m_hearsLaunches)
        return;
    m_recording.lock();
    for (const GraphKernel& kernel : *kernels) {
        const std::optional<std::uint64_t> number = m_selector.count(kernel.launch.kernel.c_str()).number;
        if (!number)
            continue;
        SeenLaunch launch = kernel.launchWithValues();
        launch.stream = static_cast<CUstream>(given.other);
        launch.graphNodes = m_graphs->nodes(exec);
        launch.isFirstOfGraph = kernel.isFirst;
        std::unique_ptr<LaunchRecorder> recorder = makeRecorder();
        if (recorder->begin(launch, *number))
            m_recorders.push_back(std::move(recorder));
        else
            m_selector.giveBack(kernel.launch.kernel.c_str());
    }
    if (m_recorders.empty())
        return m_recording.unlock();
    *data.own = 1;
}

/// Tells those who watch the program what it has done so far.
void Injection::reportInTurns()
{
    while (true) {
        std::this_thread::sleep_for(kBetweenReports);
        {
            const std::lock_guard lock(m_collecting);
            if (m_hasEnded)
                return;
        }
        report(false);
    }
}

void Injection::report(bool isEnd) noexcept
{
    try {
        if (static_cast<std::uint64_t>(posix::processId()) != m_report.process)
            return;  // a child of the program's that it forked off, which does not use its GPU
        const OwnCalls own;
        const std::lock_guard one(m_collecting);
        if (m_hasEnded)
            return;
        m_hasEnded = isEnd;
        if (m_request.listsKernels)
            m_list.collect(isEnd);
        const std::lock_guard lock(m_reporting);
        m_report.kernels = m_list.counts();
        m_report.launches = m_selector.launches();
        if (m_request.listsKernels)
            m_report.launches = std::accumulate(m_report.kernels.begin(), m_report.kernels.end(), std::uint64_t{0},
                                                [](std::uint64_t sum, const KernelCount& each) { return sum + each.launches; });
        m_report.dropped = m_list.dropped();
        if (m_graphs)
            m_report.graphNodes = m_graphs->counts();
        writeCaptureReport(m_report, m_folder);
    } catch (const std::exception&) {
        // A disk that is full: the command says that there is no report.
    }
}

}  // namespace kd::inject

extern "C" {

/// The driver calls it from cuInit(), in the program's process. 1: all is well, for the driver: the program goes on in any case.
[[gnu::visibility("default")]] int InitializeInjection(void);
[[gnu::visibility("default")]] int InitializeInjection(void)
{
    using kd::inject::Injection;
    static Injection* injection = nullptr;
    const char* const folder = std::getenv(kd::CaptureRequest::kFolderVariable);
    if (injection != nullptr || folder == nullptr)
        return 1;
    try {
        injection = new Injection(kd::readCaptureRequest(folder), folder);
        // Not atexit(), which this library does not have: see lifetime.cpp.
        on_exit([](int, void*) { injection->report(true); }, nullptr);
    } catch (const std::exception&) {
        return 1;  // the command finds no report, and says so
    }
    return 1;
}

/// NVTX calls it in each library that has it, at its first range. 1: NVTX tells of ranges from now on.
[[gnu::visibility("default")]] int InitializeInjectionNvtx2(const void* (*table)(std::uint32_t));
[[gnu::visibility("default")]] int InitializeInjectionNvtx2(const void* (*table)(std::uint32_t))
{
    const char* const folder = std::getenv(kd::CaptureRequest::kFolderVariable);
    try {
        const std::string range = folder == nullptr ? std::string() : kd::readCaptureRequest(folder).range;
        return !range.empty() && kd::inject::NvtxRanges::instance().attach(table, range) ? 1 : 0;
    } catch (const std::exception&) {
        return 0;
    }
}

}
