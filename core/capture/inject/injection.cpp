// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/injection.h"

#include "core/base/error.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/base/posix/file.h"
#include "core/base/posix/thread.h"
#include "core/capture/inject/nvtxranges.h"

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

template <std::size_t N> bool isOneOf(const std::uint32_t (&calls)[N], std::uint32_t call)
{
    return std::ranges::find(calls, call) != std::end(calls);
}

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
    if (!m_request.wantsLaunches())
        return;
    listen(cupti::kLoadCalls);
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
    const bool isEntry = data.site == cupti::kEnter;
    if (isOneOf(cupti::kLoadCalls, call)) {
        if (isEntry)
            m_modules.onImage(static_cast<const cupti::LoadParameters*>(data.parameters)->image);
        return;
    }
    if (isOneOf(cupti::kLookupCalls, call) || isOneOf(cupti::kEnumerationCalls, call)) {
        const bool isNamed = isOneOf(cupti::kLookupCalls, call);
        const char* const name = isNamed ? static_cast<const cupti::LookupParameters*>(data.parameters)->name : nullptr;
        if (isEntry && (!isNamed || (name != nullptr && m_selector.mayWant(name))))
            listenToLaunches(true);
        return;
    }
    if (isOneOf(cupti::kGraphCalls, call)) {
        const std::lock_guard lock(m_reporting);
        m_report.graphs += isEntry ? 1 : 0;
        return;
    }
    SeenLaunch launch = isOneOf(cupti::kExtendedCalls, call) ? extendedLaunch(data.parameters)
                                                            : plainLaunch(data.parameters, isOneOf(cupti::kCooperativeCalls, call));
    onLaunch(launch, data);
}

LaunchRecorder* Injection::recorder()
{
    if (!m_recorder) {
        constexpr const char* kLoaded = "libcuda.so.1";  // the program's own
        m_driver = loadDriver(posix::isLoaded(kLoaded) ? std::vector<std::string>{kLoaded} : driverCandidates());
        if (m_driver)
            m_recorder = std::make_unique<LaunchRecorder>(*m_driver.api, m_modules, m_request, m_folder);
    }
    return m_recorder.get();
}

void Injection::onLaunch(const SeenLaunch& seen, const cupti::CallbackData& data)
{
    const OwnCalls own;
    if (data.site == cupti::kEnter) {
        const std::optional<std::uint64_t> number = data.symbol == nullptr ? std::nullopt : m_selector.wants(data.symbol);
        if (!number)
            return;
        m_recording.lock();
        SeenLaunch launch = seen;
        launch.kernel = data.symbol;
        LaunchRecorder* const recorder = this->recorder();
        const bool isRecording = recorder != nullptr && recorder->begin(launch, *number);
        *data.own = isRecording ? 1 : 0;
        if (isRecording)
            return;
        m_recording.unlock();
        const std::lock_guard lock(m_reporting);
        if (recorder == nullptr)
            m_report.missing = m_driver.sentence;
        else
            ++m_report.captured;
        return;
    }
    if (*data.own == 1) {
        *data.own = 0;
        m_recorder->end(data.result != nullptr ? *static_cast<const CUresult*>(data.result) : CUDA_SUCCESS);
        report(false);
        if (m_selector.isDone())
            stopListening();
        m_recording.unlock();
    }
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
