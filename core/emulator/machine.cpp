// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/machine.h"

#include "core/base/error.h"
#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/writewatch.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/exec/launcher.h"
#include "core/emulator/decode/loadedimage.h"
#include "core/emulator/exec/workerpool.h"
#include "core/emulator/texture/texturetable.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <thread>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;
constexpr std::uint64_t kMaxBlockSharedBytes = 16 << 20;
constexpr std::uint64_t kMaxClusterSharedBytes = 15 << 20;  // of a block of a cluster: what its addresses leave room for
constexpr std::uint64_t kMaxClusterBlocks = 16;             // as of CUDA, where a kernel allows sizes that are not portable
constexpr std::uint64_t kMaxStackBytes = 512 << 10;  // as CUDA's limit of local memory
constexpr std::uint64_t kWorkspaceBytes = 256;

unsigned hostThreads(const MachineSettings& settings)
{
    return settings.threads != 0 ? settings.threads : std::max(1U, std::thread::hardware_concurrency());
}

std::string shapeOf(const std::array<std::uint32_t, 3>& size)
{
    return std::to_string(size[0]) + " x " + std::to_string(size[1]) + " x " + std::to_string(size[2]);
}

std::uint64_t volumeOf(const std::array<std::uint32_t, 3>& size)
{
    return std::uint64_t{size[0]} * size[1] * size[2];
}

[[noreturn]] void refuseLaunch(const LoadedKernel& kernel, const Message& why)
{
    throw LogicError({.name = "CUDA_ERROR_INVALID_VALUE",
                      .text = message("kernel {} cannot be launched: {}", kernel.name(), why),
                      .subject = std::string(kernel.name())});
}

void checkShape(const LoadedKernel& kernel, const Launch& launch)
{
    if (std::ranges::count(launch.grid, 0U) + std::ranges::count(launch.block, 0U) != 0)
        refuseLaunch(kernel, message("a grid of {} blocks of {} threads is empty", shapeOf(launch.grid),
                                     shapeOf(launch.block)));
    if (std::ranges::any_of(launch.block, [](std::uint32_t n) { return n > kMaxThreads; }) || volumeOf(launch.block) > kMaxThreads)
        refuseLaunch(kernel, message("a block of {} threads is larger than {}", shapeOf(launch.block), kMaxThreads));
    const std::array<std::uint32_t, 3> required = kernel.requiredThreads(), most = kernel.maxThreads();
    if (required[0] != 0 && !std::ranges::equal(launch.block, required, [](std::uint32_t is, std::uint32_t wants) {
            return is == std::max(wants, 1U);
        }))
        refuseLaunch(kernel, message("it is compiled for blocks of {} threads, not {}", shapeOf(required),
                                     shapeOf(launch.block)));
    const std::uint64_t maxBlockThreads = std::uint64_t{most[0]} * std::max(most[1], 1U) * std::max(most[2], 1U);
    if (most[0] != 0 && volumeOf(launch.block) > maxBlockThreads)
        refuseLaunch(kernel, message("it is compiled for at most {} threads a block, not {}", maxBlockThreads,
                                     volumeOf(launch.block)));
}

// The launch with the size of its clusters, where it has any, and its grid in blocks.
Launch clustered(const LoadedKernel& kernel, const Launch& launch)
{
    Launch whole = launch;
    if (whole.cluster[0] == 0)
        whole.cluster = kernel.clusterSize();
    else if (kernel.clusterSize()[0] != 0 && whole.cluster != kernel.clusterSize())
        refuseLaunch(kernel, message("it is compiled for clusters of {} blocks, not {}", shapeOf(kernel.clusterSize()),
                                     shapeOf(whole.cluster)));
    if (whole.cluster[0] == 0) {
        if (kernel.needsCluster())
            refuseLaunch(kernel, "it must be launched in clusters (.explicitcluster)");
        return whole;
    }
    const std::uint64_t limit = kernel.maxClusterBlocks() == 0 ? kMaxClusterBlocks : kernel.maxClusterBlocks();
    const std::uint64_t most = std::min(kMaxClusterBlocks, limit);
    const std::uint64_t blocks = std::ranges::any_of(whole.cluster, [](std::uint32_t n) { return n > kMaxClusterBlocks; })
        ? kMaxClusterBlocks + 1 : volumeOf(whole.cluster);
    if (blocks == 0 || blocks > most)
        refuseLaunch(kernel, message("a cluster of {} blocks is none of 1 to {}", shapeOf(whole.cluster), most));
    for (std::size_t axis = 0; axis < whole.grid.size(); ++axis) {
        if (kernel.blocksAreClusters() && whole.grid[axis] > std::numeric_limits<std::uint32_t>::max() / whole.cluster[axis])
            refuseLaunch(kernel, message("a grid of {} clusters has more blocks than there can be", shapeOf(launch.grid)));
        if (kernel.blocksAreClusters())
            whole.grid[axis] *= whole.cluster[axis];
        else if (whole.grid[axis] % whole.cluster[axis] != 0)
            refuseLaunch(kernel, message("clusters of {} blocks do not divide a grid of {}", shapeOf(whole.cluster),
                                         shapeOf(whole.grid)));
    }
    if (kernel.staticSharedBytes() + launch.dynamicShared > kMaxClusterSharedBytes)
        refuseLaunch(kernel, message("it takes {} + {} bytes of shared memory, more than there can be", kernel.staticSharedBytes(),
                                     launch.dynamicShared));
    return whole;
}

LoadedKernel& loadedKernel(Kernel& kernel)
{
    auto* const loaded = dynamic_cast<LoadedKernel*>(&kernel);
    if (loaded == nullptr)
        throw LogicError({.text = "this kernel was not loaded by the emulated GPU", .subject = std::string(kernel.name())});
    return *loaded;
}

void check(const LoadedKernel& kernel, const Launch& launch)
{
    checkShape(kernel, launch);
    if (launch.parameters.size() != kernel.parameterBytes())
        refuseLaunch(kernel, message("it takes {} bytes of parameters, not {}", kernel.parameterBytes(),
                                     launch.parameters.size()));
    if (launch.dynamicShared > kMaxBlockSharedBytes || kernel.staticSharedBytes() > kMaxBlockSharedBytes)
        refuseLaunch(kernel, message("it takes {} + {} bytes of shared memory, more than there can be",
                                     kernel.staticSharedBytes(), launch.dynamicShared));
}

}  // namespace

struct Machine::State {
    explicit State(const MachineSettings& chosen)
        : settings(chosen), memory(chosen.memoryBytes), heap(memory, chosen.heapBytes), pool(hostThreads(chosen)),
          globalShadow(memory, chosen.shadowBytes)
    {
        settings.stackBytes = std::min(settings.stackBytes, kMaxStackBytes);
        settings.multiprocessors = std::max(settings.multiprocessors, 1U);
    }

    /// What two launches must have in common to share their warps.
    struct Shape {
        std::uint64_t program = 0;
        std::array<std::uint32_t, 3> grid{}, block{}, cluster{};
        std::uint64_t dynamicShared = 0;
        bool counters = false, isScheduled = false;
        HazardChecks checks = HazardChecks::All;
        friend bool operator==(const Shape&, const Shape&) = default;
    };

    void describe(const Program& program, const Launch& launch);
    std::uint64_t workspace();
    Launcher::Settings launcherSettings(const Program& program, const Launch& launch);
    Launcher& launcherFor(const Program& program, const Launch& launch);
    /// What is looked for in a launch: in drawn orders it is the outputs that tell of races in global memory.
    HazardChecks checks() const { return schedule == 0 ? settings.checks : std::min(settings.checks, HazardChecks::Shared); }

    MachineSettings settings;
    DeviceMemory memory;
    DeviceHeap heap;
    TextureTable textures;
    std::shared_ptr<const TextureObjects> launchTextures;  ///< the last launch's
    WorkerPool pool;
    std::uint64_t images = 0, launches = 0;
    std::uint64_t time = 0;           ///< virtual: warp instructions of all launches
    std::uint64_t gridWorkspace = 0;
    LaunchContext context;
    WriteWatch watch;
    GlobalShadow globalShadow;
    std::uint64_t schedule = 0;
    Shape shape;                      ///< of `launcher`
    std::unique_ptr<Launcher> launcher;
};

std::uint64_t Machine::State::workspace()
{
    if (gridWorkspace == 0)
        gridWorkspace = memory.allocate(kWorkspaceBytes, "workspace of cooperative launches");
    if (gridWorkspace == 0)
        throw MemoryError({.name = "CUDA_ERROR_OUT_OF_MEMORY", .text = "there is no device memory left for a cooperative launch"});
    std::memset(reinterpret_cast<void*>(gridWorkspace), 0, kWorkspaceBytes);
    return gridWorkspace;
}

void Machine::State::describe(const Program& program, const Launch& launch)
{
    const std::uint64_t own = program.staticSharedBytes + launch.dynamicShared;
    const std::uint64_t reserved = (own + kReservedSharedBytes - 1) / kReservedSharedBytes * kReservedSharedBytes;
    context = {
        .memory = &memory, .heap = &heap, .parameters = launch.parameters, .gridSize = launch.grid, .blockSize = launch.block};
    context.isExplicitCluster = launch.cluster[0] != 0;
    if (context.isExplicitCluster)
        context.clusterSize = launch.cluster;
    context.sharedBytes = program.usesReservedShared ? reserved + kReservedSharedBytes : own;
    context.reservedShared = reserved;
    context.staticSharedBytes = program.staticSharedBytes;
    context.dynamicSharedBytes = launch.dynamicShared;
    launchTextures.reset();
    launchTextures = textures.objects();
    context.textures = launchTextures.get();
    context.watch = watch.isArmed() ? &watch : nullptr;
    context.globalShadow = checks() == HazardChecks::All ? &globalShadow : nullptr;
    if (context.globalShadow != nullptr)
        globalShadow.launchBegins(program);
    else
        memory.unwritten().forget();  // nobody notes what this launch writes
    context.number = ++launches;
    context.startTime = time;
    context.gridWorkspace = launch.cooperative ? workspace() : 0;
    context.schedule = schedule;
    context.multiprocessors = settings.multiprocessors;
    context.sharedWindow = memory.window(DeviceMemory::Window::Shared);
    context.localWindow = memory.window(DeviceMemory::Window::Local);
    context.parameterWindow = memory.window(DeviceMemory::Window::Parameters);
}

Launcher::Settings Machine::State::launcherSettings(const Program& program, const Launch& launch)
{
    const std::uint64_t kernelLocal = program.functions.front()->localBytes;
    const auto local = static_cast<std::size_t>(program.needsStack ? kernelLocal + settings.stackBytes : kernelLocal);
    const std::uint64_t clusters = volumeOf(launch.grid) / blocksPerCluster(context);
    const auto all = static_cast<unsigned>(std::min<std::uint64_t>(pool.size(), clusters));
    const unsigned threads = schedule == 0 ? all : 1;  // what several do at once is in no order
    return {.run = {.program = &program, .launch = &context, .localBytes = local, .races = checks() >= HazardChecks::Shared},
            .isCooperative = launch.cooperative, .counts = settings.counters, .threads = threads};
}

Launcher& Machine::State::launcherFor(const Program& program, const Launch& launch)
{
    const Shape wanted{program.number, launch.grid, launch.block, launch.cluster, launch.dynamicShared, settings.counters,
                       schedule != 0, checks()};
    if (launcher == nullptr || launch.cooperative || wanted != shape) {
        launcher.reset();
        launcher = std::make_unique<Launcher>(pool, launcherSettings(program, launch));
        shape = launch.cooperative ? Shape{} : wanted;
    }
    return *launcher;
}

Machine::Machine(const MachineSettings& settings) : m_state(std::make_unique<State>(settings)) {}
Machine::~Machine() = default;

const MachineSettings& Machine::settings() const noexcept
{
    return m_state->settings;
}

void Machine::setCounters(bool on) noexcept
{
    m_state->settings.counters = on;
}

void Machine::setChecks(HazardChecks checks) noexcept
{
    m_state->settings.checks = checks;
}

void Machine::setWatch(std::uint64_t address, std::uint64_t bytes)
{
    m_state->watch.arm(address, bytes);
}

void Machine::setSchedule(std::uint64_t seed) noexcept
{
    m_state->schedule = seed;
}

DeviceMemory& Machine::memory() noexcept
{
    return m_state->memory;
}

TextureTable& Machine::textures() noexcept
{
    return m_state->textures;
}

std::unique_ptr<Image> Machine::load(std::string_view ptx, const std::string& programName)
{
    const HostIsa isa = m_state->settings.forceGeneric ? HostIsa::Generic : hostIsa();
    try {
        return std::make_unique<LoadedImage>(m_state->memory, std::string(ptx), isa, ++m_state->images);
    } catch (const LogicError& error) {
        ErrorInfo info = error.info();
        if (!programName.empty())
            info.text = message("{}: {}", programName, info.text);
        throw LogicError(std::move(info));
    }
}

LaunchReport Machine::launch(Kernel& kernel, const Launch& asked, const Progress& progress)
{
    State& state = *m_state;
    auto& loaded = loadedKernel(kernel);
    check(loaded, asked);
    const Launch launch = clustered(loaded, asked);
    loaded.prepare();
    state.describe(loaded.program(), launch);
    LaunchReport report;
    try {
        report = state.launcherFor(loaded.program(), launch).run(progress);
        state.launchTextures.reset();
    } catch (...) {
        state.launcher.reset();
        throw;
    }
    state.time += report.instructions;
    report.checks = {.level = state.checks(), .isCut = state.context.globalShadow != nullptr && state.globalShadow.isFull()};
    if (!report.completed || launch.cooperative)
        state.launcher.reset();
    return report;
}

}  // namespace kd::emulator
