// SPDX-License-Identifier: GPL-3.0-or-later
// cuLaunchKernel to cuOccupancyAvailableDynamicSMemPerBlock.
#include "core/base/error.h"
#include "core/emulator/driver/driver.h"
#include "core/emulator/driver/faultcodes.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <utility>

namespace kd::emulator {
namespace {

constexpr std::array<std::uint32_t, 3> kLargestGrid{0x7fffffff, 65535, 65535};
constexpr std::array<std::uint32_t, 3> kLargestBlock{1024, 1024, 64};
constexpr int kFirstWithPreferredClusters = 10;  // major compute capability

bool isWithin(const std::array<std::uint32_t, 3>& size, const std::array<std::uint32_t, 3>& largest)
{
    for (std::size_t axis = 0; axis < size.size(); ++axis)
        if (size[axis] == 0 || size[axis] > largest[axis])
            return false;
    return true;
}

std::uint64_t product(const std::array<std::uint32_t, 3>& size)
{
    return std::uint64_t{size[0]} * size[1] * size[2];
}

std::string sizeText(const std::array<std::uint32_t, 3>& size)
{
    return std::to_string(size[0]) + " x " + std::to_string(size[1]) + " x " + std::to_string(size[2]);
}

/// With 1 where a size leaves an axis out.
std::array<std::uint32_t, 3> wholeSize(const std::array<std::uint32_t, 3>& size)
{
    return {size[0], std::max(1u, size[1]), std::max(1u, size[2])};
}

/// The buffer of `extra`; false when it is not well formed or too short.
bool readExtra(void** extra, std::span<std::byte> parameters)
{
    const void* buffer = nullptr;
    const std::size_t* bytes = nullptr;
    for (std::size_t i = 0; extra[i] != CU_LAUNCH_PARAM_END; i += 2) {
        if (extra[i] == CU_LAUNCH_PARAM_BUFFER_POINTER)
            buffer = extra[i + 1];
        else if (extra[i] == CU_LAUNCH_PARAM_BUFFER_SIZE)
            bytes = static_cast<const std::size_t*>(extra[i + 1]);
        else
            return false;
    }
    if (buffer == nullptr || bytes == nullptr || *bytes < parameters.size())
        return parameters.empty();
    std::memcpy(parameters.data(), buffer, parameters.size());
    return true;
}

bool readParameters(const Kernel& kernel, void** values, void** extra, std::span<std::byte> parameters)
{
    if (values != nullptr && extra != nullptr)
        return false;
    if (extra != nullptr)
        return readExtra(extra, parameters);
    if (values == nullptr)
        return parameters.empty();
    const auto slots = kernel.parameters();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (values[i] == nullptr)
            return false;
        std::memcpy(parameters.data() + slots[i].offset, values[i], slots[i].bytes);
    }
    return true;
}

}  // namespace

/// A launch that waits in a stream, with its parameters as they were.
struct Driver::PendingLaunch {
    KernelEntry* entry = nullptr;
    Launch launch;
    std::vector<std::byte> parameters;
    std::uint64_t number = 0;
    Context* context = nullptr;  ///< that it waits in

    TakenLaunch described(const DeviceMemory& memory) const
    {
        const auto size = [](const std::array<std::uint32_t, 3>& each) { return Dim3{each[0], each[1], each[2]}; };
        return {.number = number,
                .kernel = entry->name,
                .grid = size(launch.grid),
                .block = size(launch.block),
                .dynamicShared = launch.dynamicShared,
                .isCooperative = launch.cooperative,
                .parameters = parameters,
                .layout = entry->kernel->parameters(),
                .image = entry->image,
                .memory = &memory,
                .context = context};
    }
};

std::array<std::uint32_t, 3> Driver::clusterOf(const KernelEntry& entry, const std::array<std::uint32_t, 3>& asked)
{
    if (asked[0] != 0)
        return asked;
    return entry.kernel->clusterSize()[0] != 0 ? entry.kernel->clusterSize() : entry.requiredCluster;
}

CUresult Driver::checkCluster(const KernelEntry& entry, const Launch& launch)
{
    const Kernel& kernel = *entry.kernel;
    const auto compiled = kernel.clusterSize()[0] != 0 ? kernel.clusterSize() : entry.requiredCluster;
    const std::array<std::uint32_t, 3> cluster = clusterOf(entry, launch.cluster);
    if (cluster[0] == 0) {
        if (kernel.needsCluster())
            return refuse(CUDA_ERROR_INVALID_CLUSTER_SIZE,
                          message("{} must be launched in clusters, and the launch names no size of them", entry.name));
        return CUDA_SUCCESS;
    }
    if (m_limits.clusterPortable <= 1)
        return refuse(CUDA_ERROR_NOT_SUPPORTED, message("{} is launched in clusters, which devices have from 9.0 on", entry.name));
    if (compiled[0] != 0 && cluster != compiled)
        return refuse(CUDA_ERROR_INVALID_CLUSTER_SIZE,
                      message("{} is compiled for clusters of {} blocks, not {}", entry.name, sizeText(compiled),
                              sizeText(cluster)));
    const std::uint64_t most = clusterLimit(entry);
    if (std::ranges::any_of(cluster, [&](std::uint32_t each) { return each == 0 || each > most; }) || product(cluster) > most)
        return refuse(CUDA_ERROR_INVALID_CLUSTER_SIZE,
                      message("clusters of {} blocks: {} are possible", sizeText(cluster), most));
    for (std::size_t axis = 0; axis < cluster.size(); ++axis)
        if (!kernel.blocksAreClusters() && launch.grid[axis] % cluster[axis] != 0)
            return refuse(CUDA_ERROR_INVALID_VALUE, message("clusters of {} blocks do not divide a grid of {}", sizeText(cluster),
                                                            sizeText(launch.grid)));
    return CUDA_SUCCESS;
}

std::uint64_t Driver::clusterLimit(const KernelEntry& entry) const
{
    const std::uint64_t most = entry.allowsLargeClusters ? m_limits.clusterLargest : m_limits.clusterPortable;
    return entry.kernel->maxClusterBlocks() == 0 ? most : std::min<std::uint64_t>(most, entry.kernel->maxClusterBlocks());
}

// All clusters of a launch have the preferred size, where there are clusters of so many blocks: a GPU is free to mix both.
CUresult Driver::takePreferredCluster(const KernelEntry& entry, const std::array<std::uint32_t, 3>& preferred, Launch& launch)
{
    const std::array<std::uint32_t, 3> regular = launch.cluster;
    if (preferred[0] == 0 || regular[0] == 0 || entry.kernel->blocksAreClusters())
        return CUDA_SUCCESS;
    for (std::size_t axis = 0; axis < preferred.size(); ++axis)
        if (preferred[axis] % regular[axis] != 0 || launch.grid[axis] % preferred[axis] != 0)
            return refuse(CUDA_ERROR_INVALID_VALUE,
                          message("preferred clusters of {} blocks: they must be multiples of clusters of {} blocks and divide a "
                                  "grid of {}", sizeText(preferred), sizeText(regular), sizeText(launch.grid)));
    if (m_limits.capability.major >= kFirstWithPreferredClusters && product(preferred) <= clusterLimit(entry))
        launch.cluster = preferred;
    return CUDA_SUCCESS;
}

CUresult Driver::checkShape(const KernelEntry& entry, const Launch& launch)
{
    const Kernel& kernel = *entry.kernel;
    if (!isWithin(launch.grid, kLargestGrid) || !isWithin(launch.block, kLargestBlock) ||
        product(launch.block) > m_limits.threadsPerBlock)
        return CUDA_ERROR_INVALID_VALUE;
    if (const CUresult result = checkCluster(entry, launch); result != CUDA_SUCCESS)
        return result;
    if (kernel.requiredThreads()[0] > 0 && launch.block != wholeSize(kernel.requiredThreads()))
        return refuse(CUDA_ERROR_INVALID_VALUE,
                      message("{} is compiled for blocks of {} threads, not {}", entry.name,
                              sizeText(wholeSize(kernel.requiredThreads())), sizeText(launch.block)));
    if (kernel.maxThreads()[0] > 0 && product(launch.block) > product(wholeSize(kernel.maxThreads())))
        // As an H200 with driver 580 says.
        return refuse(CUDA_ERROR_INVALID_VALUE,
                      message("{} is compiled for blocks of at most {} threads, not {}", entry.name,
                              product(wholeSize(kernel.maxThreads())), product(launch.block)));
    if (launch.dynamicShared > static_cast<std::uint64_t>(entry.maxDynamicShared) ||
        launch.dynamicShared + kernel.staticSharedBytes() > m_limits.sharedPerBlockOptin)
        return CUDA_ERROR_INVALID_VALUE;
    const auto capacity = [&] {
        return std::uint64_t{m_settings.multiprocessors} *
               blocksPerMultiprocessor(entry, static_cast<int>(product(launch.block)), launch.dynamicShared);
    };
    if (launch.cooperative && product(launch.grid) > capacity())
        return refuse(CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
                      message("all blocks of a cooperative launch must be resident at once: {} fit, {} were asked for",
                              capacity(), product(launch.grid)));
    return CUDA_SUCCESS;
}

CUresult Driver::launch(Context& context, CUfunction function, const CUlaunchConfig& shape, bool isCooperative,
                        const ClusterSizes& clusters, void** values, void** extra)
{
    KernelEntry* const entry = entryOf(function);
    const WorkQueue::StreamPointer stream = context.stream(shape.hStream);
    if (entry == nullptr || !stream)
        return CUDA_ERROR_INVALID_HANDLE;
    const auto pending = std::make_shared<PendingLaunch>();
    pending->entry = entry;
    pending->context = &context;
    pending->launch = {.grid = {shape.gridDimX, shape.gridDimY, shape.gridDimZ},
                       .block = {shape.blockDimX, shape.blockDimY, shape.blockDimZ},
                       .cluster = clusterOf(*entry, clusters.regular),
                       .dynamicShared = shape.sharedMemBytes,
                       .cooperative = isCooperative};
    if (const CUresult result = checkShape(*entry, pending->launch); result != CUDA_SUCCESS)
        return result;
    if (const CUresult result = takePreferredCluster(*entry, clusters.preferred, pending->launch); result != CUDA_SUCCESS)
        return result;
    pending->parameters.resize(entry->kernel->parameterBytes());
    if (!readParameters(*entry->kernel, values, extra, pending->parameters))
        return CUDA_ERROR_INVALID_VALUE;
    pending->launch.parameters = pending->parameters;
    if (const CUresult result = prepare(*entry); result != CUDA_SUCCESS)
        return result;
    pending->number = ++m_lastLaunch;
    if (m_observer)
        m_observer->onTaken(pending->described(machine().memory()));
    // A launch that was taken succeeds, even if the kernel has failed by now.
    const bool isTaken = context.queue().enqueue(*stream, [this, pending] { return runLaunch(*pending); }) != 0;
    return isTaken ? CUDA_SUCCESS : context.queue().fault();
}

CUresult Driver::cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                unsigned blockY, unsigned blockZ, unsigned sharedBytes, CUstream stream, void** values,
                                void** extra)
{
    return inContext([&](Context& context) {
        return launch(context, function, {gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, nullptr, 0}, false,
                      {}, values, extra);
    });
}

CUresult Driver::cuLaunchCooperativeKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                           unsigned blockY, unsigned blockZ, unsigned sharedBytes, CUstream stream, void** values)
{
    return inContext([&](Context& context) {
        return launch(context, function, {gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, nullptr, 0}, true,
                      {}, values, nullptr);
    });
}

CUresult Driver::cuLaunchKernelEx(const CUlaunchConfig* shape, CUfunction function, void** values, void** extra)
{
    return inContext([&](Context& context) -> CUresult {
        if (shape == nullptr || (shape->attrs == nullptr && shape->numAttrs > 0))
            return CUDA_ERROR_INVALID_VALUE;
        bool isCooperative = false;
        ClusterSizes clusters;
        for (const CUlaunchAttribute& attribute : std::span(shape->attrs, shape->numAttrs)) {
            switch (attribute.id) {
            case CU_LAUNCH_ATTRIBUTE_COOPERATIVE: isCooperative = attribute.value.cooperative != 0; break;
            // Hints, what has no effect here, and an overlap of launches that may be none.
            case CU_LAUNCH_ATTRIBUTE_IGNORE:
            case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
            case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
            case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
            case CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING:
            case CU_LAUNCH_ATTRIBUTE_PRIORITY:
            case CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
            case CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: break;
            case CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION:
                clusters.regular = {attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z};
                if (std::ranges::count(clusters.regular, 0U) != 0)
                    return CUDA_ERROR_INVALID_VALUE;
                break;
            case CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: {
                const auto& size = attribute.value.preferredClusterDim;
                clusters.preferred = {size.x, size.y, size.z};
                if (std::ranges::count(clusters.preferred, 0U) != 0)
                    return CUDA_ERROR_INVALID_VALUE;
                break;
            }
            case CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: break;
            default:
                return refuse(CUDA_ERROR_NOT_SUPPORTED,
                              message("launch attribute {} is not emulated", static_cast<int>(attribute.id)));
            }
        }
        return launch(context, function, *shape, isCooperative, clusters, values, extra);
    });
}

CUresult Driver::runLaunch(PendingLaunch& pending)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const Seconds deadline(m_deadline);
    const auto goesOn = [&](std::uint64_t done, std::uint64_t total) {
        m_blocksDone = done;
        m_blocksTotal = total;
        return !m_ends && (deadline.count() <= 0 || Clock::now() - begin < deadline);
    };
    LaunchReport report;
    if (m_observer)
        m_observer->onBegin(pending.described(machine().memory()));
    try {
        const std::lock_guard lock(m_launchMutex);
        machine().setCounters(m_counters);
        report = machine().launch(*pending.entry->kernel, pending.launch, goesOn);
    } catch (const std::exception& error) {
        report.fault = Fault{.kind = Fault::Kind::Trap, .message = messageOf(error)};
    }
    m_blocksDone = 0;
    m_blocksTotal = 0;
    const LaunchRecord record{report.instructions, report.laneInstructions, std::move(report.counts), std::move(report.writes),
                              report.writeCount, report.checks, std::move(report.notes)};
    {
        const std::lock_guard lock(m_reportMutex);
        m_record = record;
    }
    std::optional<Fault> fault;
    if (!report.completed || report.fault)
        fault = report.fault.value_or(report.stoppedAt.value_or(Fault{.kind = Fault::Kind::Deadline}));
    if (fault && fault->kernel.empty())
        fault->kernel = pending.entry->name;
    Seconds duration = Clock::now() - begin;
    for (const LaunchedGrid& grid : report.launched) {
        duration -= grid.duration;
        if (m_observer)
            m_observer->onLaunched(pending.number, grid);
    }
    if (m_observer)
        m_observer->onEnd(pending.number, record, fault, duration);
    if (!fault)
        return CUDA_SUCCESS;
    const CUresult result = resultOf(fault->kind);
    noteFault(result, std::move(*fault));
    return result;
}

void Driver::noteFault(CUresult result, Fault fault)
{
    const std::lock_guard lock(m_reportMutex);
    m_fault = result;
    m_faultReport = std::move(fault);
}

OccupancyInput Driver::occupancyInput(const KernelEntry& entry, int threads, std::size_t dynamicShared) const
{
    OccupancyInput input{.architecture = m_limits.capability,
                         .threads = static_cast<std::uint32_t>(threads),
                         .registers = 1,
                         .staticShared = static_cast<std::uint32_t>(entry.kernel->staticSharedBytes()),
                         .dynamicShared = static_cast<std::uint32_t>(dynamicShared)};
    if (entry.carveout >= 0)
        input.carveoutPercent = entry.carveout;
    return input;
}

std::uint32_t Driver::blocksPerMultiprocessor(const KernelEntry& entry, int threads, std::size_t dynamicShared) const
{
    return occupancyFigures(occupancyInput(entry, threads, dynamicShared)).blocksPerSm;
}

CUresult Driver::cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, CUfunction function, int threads,
                                                             std::size_t dynamicShared)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (blocks == nullptr || threads <= 0 || dynamicShared > m_limits.sharedPerSm)
            return CUDA_ERROR_INVALID_VALUE;
        *blocks = static_cast<int>(blocksPerMultiprocessor(*entry, threads, dynamicShared));
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuOccupancyMaxActiveClusters(int* clusters, CUfunction function, const CUlaunchConfig* shape)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (clusters == nullptr || shape == nullptr || (shape->attrs == nullptr && shape->numAttrs > 0))
            return CUDA_ERROR_INVALID_VALUE;
        std::array<std::uint32_t, 3> asked{};
        for (const CUlaunchAttribute& attribute : std::span(shape->attrs, shape->numAttrs))
            if (attribute.id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
                asked = {attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z};
        const std::array<std::uint32_t, 3> cluster = wholeSize(clusterOf(*entry, asked));
        const std::uint64_t threads = product({shape->blockDimX, shape->blockDimY, shape->blockDimZ});
        if (cluster[0] == 0 || threads == 0 || threads > m_limits.threadsPerBlock || shape->sharedMemBytes > m_limits.sharedPerSm)
            return CUDA_ERROR_INVALID_VALUE;
        const std::uint64_t blocks = blocksPerMultiprocessor(*entry, static_cast<int>(threads), shape->sharedMemBytes);
        const std::uint64_t all = blocks * m_settings.multiprocessors / product(cluster);
        const bool isPossible = blocks != 0 && product(cluster) <= clusterLimit(*entry);
        *clusters = isPossible ? static_cast<int>(std::max<std::uint64_t>(all, 1)) : 0;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuOccupancyMaxPotentialBlockSize(int* leastGrid, int* threads, CUfunction function, CUoccupancyB2DSize sharedOf,
                                                  std::size_t dynamicShared, int maxBlockThreads)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (leastGrid == nullptr || threads == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const std::uint64_t given = product(wholeSize(entry->kernel->maxThreads()));
        int limit = static_cast<int>(entry->kernel->maxThreads()[0] > 0 ? std::min<std::uint64_t>(given, m_limits.threadsPerBlock)
                                                                        : m_limits.threadsPerBlock);
        if (maxBlockThreads > 0)
            limit = std::min(limit, maxBlockThreads);
        std::uint32_t best = 0;
        std::uint32_t bestBlocks = 0;
        for (int each = limit; each > 0; each = (each - 1) / static_cast<int>(kWarpSize) * static_cast<int>(kWarpSize)) {
            const std::uint32_t blocks =
                blocksPerMultiprocessor(*entry, each, sharedOf != nullptr ? sharedOf(each) : dynamicShared);
            if (blocks * static_cast<std::uint32_t>(each) <= best)
                continue;
            best = blocks * static_cast<std::uint32_t>(each);
            bestBlocks = blocks;
            *threads = each;
        }
        if (best == 0)
            return CUDA_ERROR_INVALID_VALUE;
        *leastGrid = static_cast<int>(bestBlocks * m_settings.multiprocessors);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, CUfunction function, int blocks, int threads)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (bytes == nullptr || threads <= 0 || blocks <= 0 ||
            blocksPerMultiprocessor(*entry, threads, 0) < static_cast<std::uint32_t>(blocks))
            return CUDA_ERROR_INVALID_VALUE;
        std::size_t least = 0;
        // No more than a launch may ask for, as cuda_occupancy.h says.
        std::size_t most = std::min<std::size_t>(m_limits.sharedPerBlockOptin, static_cast<unsigned>(entry->maxDynamicShared)) + 1;
        while (most - least > 1) {
            const std::size_t middle = (least + most) / 2;
            const bool fits = blocksPerMultiprocessor(*entry, threads, middle) >= static_cast<std::uint32_t>(blocks);
            (fits ? least : most) = middle;
        }
        *bytes = least;
        return CUDA_SUCCESS;
    });
}

}  // namespace kd::emulator
