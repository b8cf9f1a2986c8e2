// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/machine.h"

#include "core/base/error.h"
#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/mapchanges.h"
#include "core/emulator/checks/noteplan.h"
#include "core/emulator/checks/transferraces.h"
#include "core/emulator/checks/writewatch.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/device/devicefacts.h"
#include "core/emulator/decode/loadedimage.h"
#include "core/emulator/exec/devicelaunches.h"
#include "core/emulator/exec/faultplace.h"
#include "core/emulator/exec/launcher.h"
#include "core/emulator/exec/workerpool.h"
#include "core/emulator/ptx/link.h"
#include "core/emulator/ptx/readablename.h"
#include "core/emulator/texture/texturetable.h"

#include <algorithm>
#include <chrono>
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
constexpr std::array<std::uint32_t, 3> kLargestGrid{0x7fffffff, 65535, 65535}, kLargestBlock{1024, 1024, 64};
constexpr std::uint64_t kMaxOptinSharedBytes = 227 << 10;  // of the GPUs that have the most
constexpr std::size_t kMaxLaunchedGrids = 1 << 16;  // that a report lists
constexpr std::chrono::milliseconds kLaunchedInterval{20};

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

// What a driver asks before it launches, of a kernel that another one launches.
class LaunchTargets final : public DeviceLaunchTargets {
public:
    LaunchTargets(const LoadedImage& image, const DeviceFacts* facts) : m_image(image), m_facts(facts) {}

    const DeviceFacts* facts() const override { return m_facts; }
    const Kernel* kernelOf(std::uint64_t function) const override { return m_image.kernelOf(function); }

    DeviceError judge(const DeviceLaunch& launch, std::size_t& parameterBytes) const override
    {
        const LoadedKernel* const kernel = m_image.kernelOf(launch.function);
        if (kernel == nullptr)
            return DeviceError::InvalidDeviceFunction;
        for (std::size_t axis = 0; axis < launch.grid.size(); ++axis)
            if (launch.grid[axis] == 0 || launch.grid[axis] > kLargestGrid[axis] || launch.block[axis] == 0 ||
                launch.block[axis] > kLargestBlock[axis])
                return DeviceError::InvalidConfiguration;
        if (volumeOf(launch.block) > kMaxThreads)
            return DeviceError::InvalidConfiguration;
        if (kernel->staticSharedBytes() + launch.dynamicShared > kMaxOptinSharedBytes)
            return DeviceError::InvalidValue;
        try {
            checkShape(*kernel, {.grid = launch.grid, .block = launch.block});
        } catch (const LogicError&) {
            return DeviceError::LaunchOutOfResources;
        }
        parameterBytes = kernel->parameterBytes();
        return DeviceError::Success;
    }

private:
    const LoadedImage& m_image;
    const DeviceFacts* const m_facts;
};

// A copy or a fill that a kernel put into a stream; a fault where memory is not the device's.
std::optional<Fault> transfer(DeviceMemory& memory, const DeviceLaunch& launch)
{
    const bool isCopy = launch.kind == DeviceLaunch::Kind::Copy;
    const auto isThere = [&](std::uint64_t address) { return launch.width == 0 || memory.contains(address, launch.width); };
    for (std::uint64_t i = 0; i < launch.height * launch.planes; ++i) {
        const std::uint64_t row = i % launch.height, plane = i / launch.height;
        const std::uint64_t to = launch.to + plane * launch.toPlane + row * launch.toPitch;
        const std::uint64_t from = launch.from + plane * launch.fromPlane + row * launch.fromPitch;
        if (!isThere(to) || (isCopy && !isThere(from)))
            return Fault{.kind = Fault::Kind::IllegalAddress,
                         .message = isCopy
                             ? message("a copy of {} bytes, put into a stream by a kernel, leaves device memory", launch.width)
                             : message("a fill of {} bytes, put into a stream by a kernel, leaves device memory", launch.width),
                         .address = isThere(to) ? from : to};
        if (launch.width == 0)
            continue;
        if (isCopy) {
            std::memmove(reinterpret_cast<void*>(to), reinterpret_cast<const void*>(from), launch.width);
            memory.unwritten().copy(to, from, launch.width);
        } else {
            std::memset(reinterpret_cast<void*>(to), std::to_integer<int>(launch.value), launch.width);
            memory.unwritten().write(to, launch.width);
        }
    }
    return std::nullopt;
}

// The line that launches: what that line calls of CUDA's header is inlined there.
Message launchPlace(const ptx::Module& module, const DeviceLaunch& grid)
{
    constexpr std::string_view kHeader = "cuda_device_runtime_api.h";
    for (const SourcePosition& each : sourcePositionsOf(module, *grid.caller, grid.pc))
        if (each.line != 0 && !each.file.empty() && !each.file.ends_with(kHeader))
            return verbatim(fileAndLine(each));
    return lineName(module, *grid.caller, grid.pc);
}

}  // namespace

struct Machine::State {
    explicit State(const MachineSettings& chosen)
        : settings(chosen), memory(chosen.memoryBytes), heap(memory, chosen.heapBytes), launched(memory, heap),
          pool(hostThreads(chosen)), globalShadow(memory, chosen.shadowBytes)
    {
        settings.stackBytes = std::min(settings.stackBytes, kMaxStackBytes);
        settings.multiprocessors = std::max(settings.multiprocessors, 1U);
    }

    /// What two launches must have in common to share their warps.
    struct Shape {
        std::uint64_t program = 0;
        std::array<std::uint32_t, 3> grid{}, block{}, cluster{};
        std::uint64_t dynamicShared = 0;
        bool counters = false, notes = false, isScheduled = false;
        HazardChecks checks = HazardChecks::All;
        friend bool operator==(const Shape&, const Shape&) = default;
    };

    void describe(const Program& program, const Launch& launch, const DeviceLaunch* origin);
    const NotePlan* notesOf(const Program& program);
    std::uint64_t workspace();
    Launcher::Settings launcherSettings(const Program& program, const Launch& launch);
    Launcher& launcherFor(const Program& program, const Launch& launch);
    /// `origin`: says which kernel launched it; null: the host did.
    LaunchReport runGrid(LoadedKernel& kernel, const Launch& asked, const DeviceLaunch* origin, const Progress& progress);
    LaunchReport runLaunched(const DeviceLaunch& grid, LoadedKernel& by, const Progress& progress);
    std::optional<Fault> raceOf(const DeviceLaunch& transfer, LoadedKernel& by);
    /// What is looked for in a launch: in drawn orders it is the outputs that tell of races in global memory.
    HazardChecks checks() const { return schedule == 0 ? settings.checks : std::min(settings.checks, HazardChecks::Shared); }

    MachineSettings settings;
    DeviceMemory memory;
    DeviceHeap heap;
    DeviceLaunches launched;
    TextureTable textures;
    std::shared_ptr<const TextureObjects> launchTextures;  ///< the last launch's
    WorkerPool pool;
    std::uint64_t images = 0, launches = 0;
    std::uint64_t time = 0;           ///< virtual: warp instructions of all launches
    std::uint64_t gridWorkspace = 0;
    LaunchContext context;
    WriteWatch watch;
    GlobalShadow globalShadow;
    MapChanges mapChanges;
    std::unique_ptr<NotePlan> notePlan;
    std::uint64_t plannedProgram = 0;  ///< number of the program that the plan is of
    NotePlan::Wanted planWanted;       ///< what it was made for
    std::uint64_t schedule = 0;
    const DeviceFacts* facts = nullptr;
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

const NotePlan* Machine::State::notesOf(const Program& program)
{
    const NotePlan::Wanted wanted{.values = settings.notes, .locals = checks() >= HazardChecks::Shared};
    if (notePlan == nullptr || plannedProgram != program.number || wanted != planWanted) {
        launcher.reset();
        notePlan = std::make_unique<NotePlan>(program, wanted);
        plannedProgram = program.number;
        planWanted = wanted;
    }
    return notePlan->isEmpty() ? nullptr : notePlan.get();
}

void Machine::State::describe(const Program& program, const Launch& launch, const DeviceLaunch* origin)
{
    const std::uint64_t own = program.staticSharedBytes + launch.dynamicShared;
    const std::uint64_t reserved = (own + kReservedSharedBytes - 1) / kReservedSharedBytes * kReservedSharedBytes;
    context = {
        .memory = &memory, .heap = &heap, .launches = &launched, .parameters = launch.parameters, .gridSize = launch.grid,
        .blockSize = launch.block};
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
    const GridTree::Grid grid{.place = origin == nullptr ? GridPlace{} : origin->place,
                              .gridSize = launch.grid,
                              .blockSize = launch.block};
    if (context.globalShadow != nullptr && origin != nullptr)
        globalShadow.gridBegins(program, grid);
    else if (context.globalShadow != nullptr)
        globalShadow.launchBegins(program, grid);
    else
        memory.unwritten().forget();  // nobody notes what this launch writes
    context.mapChanges = checks() >= HazardChecks::Shared ? &mapChanges : nullptr;
    mapChanges.launchBegins();
    context.notes = notesOf(program);
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
                       settings.notes, schedule != 0, checks()};
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

void Machine::setNotes(bool on) noexcept
{
    m_state->settings.notes = on;
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
        ptx::Module module = ptx::parse(std::string(ptx));
        ptx::takeAsWholeProgram(module);
        return std::make_unique<LoadedImage>(m_state->memory, std::move(module), isa, ++m_state->images);
    } catch (const LogicError& error) {
        ErrorInfo info = error.info();
        if (!programName.empty())
            info.text = message("{}: {}", programName, info.text);
        throw LogicError(std::move(info));
    }
}

std::unique_ptr<Image> Machine::load(std::vector<ptx::LinkUnit> units)
{
    const HostIsa isa = m_state->settings.forceGeneric ? HostIsa::Generic : hostIsa();
    return std::make_unique<LoadedImage>(m_state->memory, ptx::link(std::move(units)), isa, ++m_state->images);
}

void Machine::setPendingLaunches(std::uint64_t launches) noexcept
{
    m_state->launched.setMaxPending(launches);
}

std::uint64_t Machine::pendingLaunches() const noexcept
{
    return m_state->launched.maxPending();
}

void Machine::setFacts(const DeviceFacts* facts) noexcept
{
    m_state->facts = facts;
}

LaunchReport Machine::State::runGrid(LoadedKernel& kernel, const Launch& asked, const DeviceLaunch* origin,
                                     const Progress& progress)
{
    check(kernel, asked);
    const Launch launch = clustered(kernel, asked);
    kernel.prepare();
    describe(kernel.program(), launch, origin);
    LaunchReport report;
    try {
        Launcher& by = launcherFor(kernel.program(), launch);
        context.pending = &by.pending();
        report = by.run(progress);
        launchTextures.reset();
    } catch (...) {
        launcher.reset();
        throw;
    }
    time += report.instructions;
    report.checks = {.level = checks(), .isCut = context.globalShadow != nullptr && globalShadow.isFull()};
    if (!report.completed || launch.cooperative)
        launcher.reset();
    return report;
}

// What a copy or a fill does beside other grids. Memory that is not the device's is told of later.
std::optional<Fault> Machine::State::raceOf(const DeviceLaunch& transfer, LoadedKernel& by)
{
    if (context.globalShadow == nullptr || transfer.width == 0)
        return std::nullopt;
    globalShadow.transferBegins({.place = transfer.place, .program = &by.program()});
    for (std::uint64_t i = 0; i < transfer.height * transfer.planes; ++i) {
        const std::uint64_t row = i % transfer.height, plane = i / transfer.height;
        const std::uint64_t to = transfer.to + plane * transfer.toPlane + row * transfer.toPitch;
        const std::uint64_t from = transfer.from + plane * transfer.fromPlane + row * transfer.fromPitch;
        const bool isCopy = transfer.kind == DeviceLaunch::Kind::Copy;
        if (!memory.contains(to, transfer.width) || (isCopy && !memory.contains(from, transfer.width)))
            return std::nullopt;
        TransferRow touched{.caller = transfer.caller, .pc = transfer.pc, .address = to, .bytes = transfer.width, .isWrite = true,
                            .source = isCopy ? reinterpret_cast<const std::byte*>(from) : nullptr, .value = transfer.value};
        std::optional<RaceReport> race = touchTransfer(globalShadow, memory, touched);
        touched.isWrite = false;
        touched.address = from;
        if (!race && isCopy)
            race = touchTransfer(globalShadow, memory, touched);
        if (!race)
            continue;
        const ptx::Module& module = by.image().module();
        Fault fault{.kind = race->kind, .message = race->text};
        fault.address = race->address;
        setPosition(fault, sourcePositionsOf(module, *transfer.caller, transfer.pc));
        const auto pc = static_cast<std::uint32_t>(race->otherInstruction - race->otherFunction->code.data());
        fault.other = sourcePositionsOf(module, *race->otherFunction, pc);
        return fault;
    }
    return std::nullopt;
}

// What a kernel launched, as a launch of its own; its fault tells who launched it.
LaunchReport Machine::State::runLaunched(const DeviceLaunch& grid, LoadedKernel& by, const Progress& progress)
{
    LaunchReport report;
    if (grid.kind == DeviceLaunch::Kind::Grid) {
        report = runGrid(*by.image().kernelOf(grid.function),
                         {.grid = grid.grid,
                          .block = grid.block,
                          .dynamicShared = grid.dynamicShared,
                          .parameters = grid.parameters},
                         &grid, progress);
    } else {
        report.fault = raceOf(grid, by);
        if (!report.fault)
            report.fault = transfer(memory, grid);
        report.completed = !report.fault;
    }
    if (!report.fault)
        return report;
    Fault& fault = *report.fault;
    if (grid.kind != DeviceLaunch::Kind::Grid) {
        fault.kernel = by.name();
        if (fault.position.line == 0)
            setPosition(fault, sourcePositionsOf(by.image().module(), *grid.caller, grid.pc));
    } else {
        fault.message = message("{}; {} was launched by {} at {}", fault.message, ptx::readableVariable(fault.kernel),
                                ptx::readableVariable(std::string(by.name())), launchPlace(by.image().module(), grid));
    }
    return report;
}

LaunchReport Machine::launch(Kernel& kernel, const Launch& asked, const Progress& progress)
{
    State& state = *m_state;
    LoadedKernel& loaded = loadedKernel(kernel);
    const LaunchTargets targets(loaded.image(), state.facts);
    // Grids that wait for their turn, the next one last, each with the kernel that launched it.
    std::vector<std::pair<DeviceLaunch, LoadedKernel*>> waiting;
    const auto takeLaunched = [&](LoadedKernel& by) {
        std::vector<DeviceLaunch> launches = state.launched.gridEnds();
        if (state.context.globalShadow != nullptr)
            for (DeviceLaunch& each : launches) {
                each.place.parent = state.globalShadow.grids().lastNumber();
                each.place.epoch = state.globalShadow.grids().epoch();
            }
        for (std::size_t i = launches.size(); i > 0; --i)
            waiting.emplace_back(std::move(launches[i - 1]), &by);
    };
    const auto runOne = [&](unsigned depth, LoadedKernel* by, const auto& run) {
        state.launched.gridBegins(targets, depth, waiting.size());
        try {
            LaunchReport report = run();
            if (by == nullptr || !report.completed)
                state.launched.gridEnds();
            else
                takeLaunched(*by);
            return report;
        } catch (...) {
            state.launched.gridEnds();
            throw;
        }
    };
    LaunchReport report = runOne(0, &loaded, [&] { return state.runGrid(loaded, asked, nullptr, progress); });
    auto lastAsked = std::chrono::steady_clock::now();
    while (report.completed && !waiting.empty()) {
        // Grids that end soon may follow each other without end.
        if (progress && std::chrono::steady_clock::now() - lastAsked > kLaunchedInterval) {
            lastAsked = std::chrono::steady_clock::now();
            report.completed = progress(0, waiting.size());
            if (!report.completed) {
                report.stoppedAt = Fault{.kind = Fault::Kind::Deadline, .kernel = std::string(waiting.back().second->name())};
                break;
            }
        }
        const auto [grid, by] = std::move(waiting.back());
        waiting.pop_back();
        LoadedKernel* const child = grid.kind == DeviceLaunch::Kind::Grid ? loaded.image().kernelOf(grid.function) : nullptr;
        const auto begin = std::chrono::steady_clock::now();
        LaunchReport each = runOne(grid.isTail ? grid.depth : grid.depth + 1, child,
                                   [&] { return state.runLaunched(grid, *by, progress); });
        if (child != nullptr && report.launched.size() < kMaxLaunchedGrids)
            report.launched.push_back({std::string(child->name()), std::chrono::steady_clock::now() - begin, each.instructions,
                                       each.laneInstructions, std::move(each.counts)});
        report.completed = each.completed;
        report.fault = std::move(each.fault);
        report.stoppedAt = std::move(each.stoppedAt);
        if (!report.completed && !report.fault && !report.stoppedAt)
            report.stoppedAt = Fault{.kind = Fault::Kind::Deadline, .kernel = std::string((child != nullptr ? child : by)->name())};
        report.checks.isCut = report.checks.isCut || each.checks.isCut;
        for (KernelNote& note : each.notes)
            addNote(report.notes, std::move(note));
        if (each.writeCount > report.writeCount) {
            report.writeCount = each.writeCount;
            report.writes = std::move(each.writes);
        }
    }
    return report;
}

}  // namespace kd::emulator
