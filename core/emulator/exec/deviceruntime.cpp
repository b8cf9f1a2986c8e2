// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/deviceruntime.h"

#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/checks/valuenotes.h"
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/exec/devicelaunches.h"
#include "core/emulator/memory/genericbytes.h"
#include "core/emulator/warp/block.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/lanemask.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

namespace kd::emulator {
namespace {

/// A call of one lane.
struct RuntimeCall {
    const Instruction& instruction;
    const CallSite& site;
    Warp& warp;
    int lane = 0;

    DeviceLaunches& launches() const { return *warp.block->launch->launches; }
    DeviceLaunches::Thread thread() const
    {
        return {warp.block->number, warp.index * kLanes + static_cast<std::uint32_t>(lane)};
    }
    const std::byte* place(std::size_t index) const
    {
        const CallOperand& passed = site.arguments[index];
        return warp.frame + passed.slot + static_cast<std::size_t>(lane) * passed.stride;
    }
    std::uint64_t number(std::size_t index) const
    {
        std::uint64_t value = 0;
        std::memcpy(&value, place(index), std::min<std::size_t>(site.arguments[index].bytes, sizeof value));
        return value;
    }
    std::array<std::uint32_t, 3> triple(std::size_t index) const
    {
        std::array<std::uint32_t, 3> value{};
        std::memcpy(value.data(), place(index), sizeof value);
        return value;
    }
    /// Where the call stands.
    DeviceLaunch here() const
    {
        DeviceLaunch launch;
        launch.caller = warp.call->function;
        launch.pc = indexOf(instruction, warp);
        launch.blockNumber = warp.block->number;
        if (warp.block->globalRaces != nullptr)
            launch.place.point = warp.block->globalRaces->launchPoint(warp);
        return launch;
    }
    std::uint64_t fail(DeviceError error) const
    {
        return static_cast<std::uint64_t>(launches().note(thread(), error));
    }
    /// Writes what a pointer of the kernel names.
    template <typename Value> std::uint64_t give(std::size_t index, Value value) const
    {
        const std::span<const std::byte> room = genericBytes(warp, lane, number(index));
        if (room.size() < sizeof value)
            return fail(DeviceError::InvalidValue);
        // The launch's own memory, which its kernels may write.
        std::memcpy(const_cast<std::byte*>(room.data()), &value, sizeof value);
        warp.block->launch->memory->unwritten().write(number(index), sizeof value);
        if (warp.block->notes != nullptr)
            warp.block->notes->writesGeneric(warp, lane, number(index), sizeof value);
        return 0;
    }
};

void forgetAccesses(const Warp& warp, std::uint64_t address, std::uint64_t bytes)
{
    if (GlobalShadow* const shadow = warp.block->launch->globalShadow; shadow != nullptr && address != 0)
        shadow->forget(address, bytes);
}

constexpr std::uint64_t kBufferBytes = 16;  // at least

std::uint64_t getParameterBuffer(const RuntimeCall& call)
{
    DeviceError error = DeviceError::Success;
    const std::uint64_t bytes = call.number(1), address = call.launches().prepare(bytes, error);
    forgetAccesses(call.warp, address, std::max(bytes, kBufferBytes));
    call.fail(error);
    return address;
}

std::uint64_t getParameterBufferV2(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.function = call.number(0);
    launch.grid = call.triple(1);
    launch.block = call.triple(2);
    launch.dynamicShared = call.number(3);
    DeviceError error = DeviceError::Success;
    const std::uint64_t address = call.launches().prepare(std::move(launch), error);
    if (address != 0)
        if (const auto piece = call.warp.block->launch->heap->pieceNear(address))
            forgetAccesses(call.warp, piece->address, piece->bytes);
    call.fail(error);
    return address;
}

std::uint64_t launchDevice(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.function = call.number(0);
    launch.grid = call.triple(2);
    launch.block = call.triple(3);
    launch.dynamicShared = call.number(4);
    return call.fail(call.launches().launch(std::move(launch), call.number(1), call.number(5)));
}

std::uint64_t launchDeviceV2(const RuntimeCall& call)
{
    return call.fail(call.launches().launchPrepared(call.number(0), call.number(1), call.here()));
}

std::uint64_t getLastError(const RuntimeCall& call)
{
    return static_cast<std::uint64_t>(call.launches().lastError(call.thread(), true));
}

std::uint64_t peekAtLastError(const RuntimeCall& call)
{
    return static_cast<std::uint64_t>(call.launches().lastError(call.thread(), false));
}

struct ErrorWords {
    DeviceError error;
    const char* name;
    const char* text;
};
constexpr ErrorWords kErrors[] = {
    {DeviceError::Success, "cudaSuccess", "no error"},
    {DeviceError::InvalidValue, "cudaErrorInvalidValue", "invalid argument"},
    {DeviceError::MemoryAllocation, "cudaErrorMemoryAllocation", "out of memory"},
    {DeviceError::InvalidConfiguration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    {DeviceError::LaunchMaxDepthExceeded, "cudaErrorLaunchMaxDepthExceeded",
     "launch would exceed maximum depth of nested launches"},
    {DeviceError::LaunchPendingCountExceeded, "cudaErrorLaunchPendingCountExceeded",
     "launch would exceed maximum number of pending launches"},
    {DeviceError::InvalidDeviceFunction, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    {DeviceError::InvalidDevice, "cudaErrorInvalidDevice", "invalid device ordinal"},
    {DeviceError::InvalidResourceHandle, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
    {DeviceError::NotSupported, "cudaErrorNotSupported", "operation not supported"},
    {DeviceError::LaunchOutOfResources, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"},
};

const ErrorWords* wordsOf(const RuntimeCall& call)
{
    const auto error = static_cast<DeviceError>(call.number(0));
    const auto* const found = std::ranges::find(kErrors, error, &ErrorWords::error);
    return found == std::end(kErrors) ? nullptr : found;
}

std::uint64_t getErrorString(const RuntimeCall& call)
{
    const ErrorWords* const words = wordsOf(call);
    return call.launches().textAddress(words == nullptr ? "unrecognized error code" : words->text);
}

std::uint64_t getErrorName(const RuntimeCall& call)
{
    const ErrorWords* const words = wordsOf(call);
    return call.launches().textAddress(words == nullptr ? "unrecognized error code" : words->name);
}

std::uint64_t getDeviceCount(const RuntimeCall& call)
{
    return call.give(0, std::int32_t{1});
}

std::uint64_t getDevice(const RuntimeCall& call)
{
    return call.give(0, std::int32_t{0});
}

std::uint64_t runtimeGetVersion(const RuntimeCall& call)
{
    constexpr std::int32_t kVersion = 6000;  // as CUDA 13.0's tells it on an H200
    return call.give(0, kVersion);
}

std::uint64_t deviceGetAttribute(const RuntimeCall& call)
{
    const DeviceFacts* const facts = call.launches().targets().facts();
    if (facts == nullptr)  // whichever device is meant: an H200 tells of its own
        return call.fail(DeviceError::NotSupported);
    const std::optional<int> value = facts->attribute(static_cast<int>(call.number(1)));
    return value ? call.give(0, std::int32_t{*value}) : call.fail(DeviceError::InvalidValue);
}

/// The caches are divided as the device likes.
std::uint64_t deviceGetCacheConfig(const RuntimeCall& call)
{
    return call.give(0, std::int32_t{0});
}

std::uint64_t deviceGetSharedMemConfig(const RuntimeCall& call)
{
    constexpr std::int32_t kFourBytes = 1;  // cudaSharedMemBankSizeFourByte
    return call.give(0, kFourBytes);
}

/// cudaFuncAttributes (driver_types.h).
struct FunctionAttributes {
    std::uint64_t shared = 0, constant = 0, local = 0;
    std::int32_t maxThreads = 0, registers = 0, ptxVersion = 0, binaryVersion = 0, cacheModeCa = 0, maxDynamicShared = 0;
    std::int32_t carveout = -1, clusterMustBeSet = 0, clusterSize[3] = {}, clusterScheduling = 0, largeClusters = 0;
    std::int32_t reserved[16] = {};
};
static_assert(sizeof(FunctionAttributes) == 144);

std::uint64_t funcGetAttributes(const RuntimeCall& call)
{
    const DeviceFacts* const facts = call.launches().targets().facts();
    const Kernel* const kernel = call.launches().targets().kernelOf(call.number(1));
    if (kernel == nullptr || facts == nullptr)
        return call.fail(kernel == nullptr ? DeviceError::InvalidDeviceFunction : DeviceError::NotSupported);
    const KernelFacts told = facts->of(*kernel);
    FunctionAttributes given{.shared = told.sharedBytes,
                             .constant = told.constantBytes,
                             .local = told.localBytes,
                             .maxThreads = told.maxThreads,
                             .ptxVersion = told.ptxVersion,
                             .binaryVersion = told.binaryVersion,
                             .maxDynamicShared = told.maxDynamicShared,
                             .clusterMustBeSet = kernel->needsCluster() ? 1 : 0};
    for (std::size_t axis = 0; axis < 3; ++axis)
        given.clusterSize[axis] = static_cast<std::int32_t>(kernel->clusterSize()[axis]);
    return call.give(0, given);
}

std::uint64_t occupancyMaxActiveBlocks(const RuntimeCall& call)
{
    constexpr std::uint64_t kDisableCachingOverride = 1, kMaxThreads = 1024, kMaxShared = std::uint64_t{1} << 20;
    const DeviceFacts* const facts = call.launches().targets().facts();
    const Kernel* const kernel = call.launches().targets().kernelOf(call.number(1));
    const std::uint64_t threads = call.number(2), shared = call.number(3);
    const bool hasFlags = call.site.arguments.size() > 4;
    if (kernel == nullptr || facts == nullptr)
        return call.fail(kernel == nullptr ? DeviceError::InvalidDeviceFunction : DeviceError::NotSupported);
    if (threads == 0 || threads > kMaxThreads || shared > kMaxShared || (hasFlags && call.number(4) > kDisableCachingOverride))
        return call.fail(DeviceError::InvalidValue);
    return call.give(0, std::int32_t{facts->residentBlocks(*kernel, static_cast<int>(threads), shared)});
}

std::uint64_t deviceGetLimit(const RuntimeCall& call)
{
    constexpr std::uint64_t kPendingLaunches = 4;  // cudaLimitDevRuntimePendingLaunchCount
    if (call.number(1) != kPendingLaunches)
        return call.fail(DeviceError::InvalidValue);
    return call.give(0, call.launches().maxPending());
}

/// All that a kernel may make does not wait for the host's default stream, and says so.
// The documentation wants cudaStreamNonBlocking; an H200 takes cudaStreamDefault as well.
std::uint64_t streamCreateWithFlags(const RuntimeCall& call)
{
    constexpr std::uint64_t kNonBlocking = 1;
    return call.number(1) <= kNonBlocking ? call.give(0, call.launches().makeHandle()) : call.fail(DeviceError::InvalidValue);
}

std::uint64_t eventCreateWithFlags(const RuntimeCall& call)
{
    constexpr std::uint64_t kDisableTiming = 2;
    return call.number(1) == kDisableTiming ? call.give(0, call.launches().makeHandle()) : call.fail(DeviceError::InvalidValue);
}

std::uint64_t destroyHandle(const RuntimeCall& call)
{
    const bool isOne = call.launches().removeHandle(call.number(0));
    return isOne ? 0 : call.fail(DeviceError::InvalidResourceHandle);
}

/// Everything is done in the order of its launches: an event tells what may be taken as done.
std::uint64_t recordEvent(const RuntimeCall& call)
{
    const bool isOne = call.launches().record(call.number(0), call.number(1), call.warp.block->number);
    return isOne ? 0 : call.fail(DeviceError::InvalidResourceHandle);
}

std::uint64_t waitForEvent(const RuntimeCall& call)
{
    const bool isOne = call.launches().wait(call.number(0), call.number(1), call.warp.block->number);
    return isOne ? 0 : call.fail(DeviceError::InvalidResourceHandle);
}

std::uint64_t copyRows(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Copy;
    launch.to = call.number(0);
    launch.toPitch = call.number(1);
    launch.from = call.number(2);
    launch.fromPitch = call.number(3);
    launch.width = call.number(4);
    launch.height = call.number(5);
    const bool isWrong = launch.height > 1 && (launch.width > launch.toPitch || launch.width > launch.fromPitch);
    return call.fail(isWrong ? DeviceError::InvalidValue : call.launches().transfer(std::move(launch), call.number(7)));
}

std::uint64_t copyBytes(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Copy;
    launch.to = call.number(0);
    launch.from = call.number(1);
    launch.width = call.number(2);
    return call.fail(call.launches().transfer(std::move(launch), call.number(4)));
}

std::uint64_t fillBytes(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Fill;
    launch.to = call.number(0);
    launch.value = static_cast<std::byte>(call.number(1));
    launch.width = call.number(2);
    return call.fail(call.launches().transfer(std::move(launch), call.number(3)));
}

std::uint64_t fillRows(const RuntimeCall& call)
{
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Fill;
    launch.to = call.number(0);
    launch.toPitch = call.number(1);
    launch.value = static_cast<std::byte>(call.number(2));
    launch.width = call.number(3);
    launch.height = call.number(4);
    const bool isWrong = launch.height > 1 && launch.width > launch.toPitch;
    return call.fail(isWrong ? DeviceError::InvalidValue : call.launches().transfer(std::move(launch), call.number(5)));
}

/// cudaPitchedPtr, cudaExtent and cudaMemcpy3DParms (driver_types.h).
struct PitchedMemory {
    std::uint64_t address = 0, pitch = 0, width = 0, height = 0;
};
struct Extent {
    std::uint64_t width = 0, height = 0, depth = 0;
};
struct Copy3D {
    std::uint64_t fromArray = 0, fromAt[3] = {};
    PitchedMemory from;
    std::uint64_t toArray = 0, toAt[3] = {};
    PitchedMemory to;
    Extent extent;
    std::uint64_t kind = 0;
};
static_assert(sizeof(Copy3D) == 160);

/// Where a box begins in pitched memory.
std::uint64_t startOf(const PitchedMemory& memory, const std::uint64_t (&at)[3])
{
    return memory.address + (at[2] * memory.height + at[1]) * memory.pitch + at[0];
}

bool isBox(const Extent& extent)
{
    constexpr std::uint64_t kMost = std::uint64_t{1} << 32;
    return extent.width < kMost && extent.height < kMost && extent.depth < kMost && extent.height * extent.depth < kMost;
}

/// Between pitched memory alone: arrays cannot be copied by kernels.
std::uint64_t copyPlanes(const RuntimeCall& call)
{
    const std::span<const std::byte> given = genericBytes(call.warp, call.lane, call.number(0));
    if (given.size() < sizeof(Copy3D))
        return call.fail(DeviceError::InvalidValue);
    Copy3D copy;
    std::memcpy(&copy, given.data(), sizeof copy);
    const bool isWrong = copy.fromArray != 0 || copy.toArray != 0 || !isBox(copy.extent) ||
        (copy.extent.height * copy.extent.depth > 1 &&
         (copy.extent.width > copy.to.pitch || copy.extent.width > copy.from.pitch));
    if (isWrong)
        return call.fail(DeviceError::InvalidValue);
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Copy;
    launch.to = startOf(copy.to, copy.toAt);
    launch.from = startOf(copy.from, copy.fromAt);
    launch.toPitch = copy.to.pitch;
    launch.fromPitch = copy.from.pitch;
    launch.toPlane = copy.to.pitch * copy.to.height;
    launch.fromPlane = copy.from.pitch * copy.from.height;
    launch.width = copy.extent.width;
    launch.height = copy.extent.height;
    launch.planes = copy.extent.depth;
    return call.fail(call.launches().transfer(std::move(launch), call.number(1)));
}

std::uint64_t fillPlanes(const RuntimeCall& call)
{
    PitchedMemory to;
    Extent extent;
    std::memcpy(&to, call.place(0), sizeof to);
    std::memcpy(&extent, call.place(2), sizeof extent);
    if (!isBox(extent) || (extent.height * extent.depth > 1 && extent.width > to.pitch))
        return call.fail(DeviceError::InvalidValue);
    DeviceLaunch launch = call.here();
    launch.kind = DeviceLaunch::Kind::Fill;
    launch.to = to.address;
    launch.toPitch = to.pitch;
    launch.toPlane = to.pitch * to.height;
    launch.value = static_cast<std::byte>(call.number(1));
    launch.width = extent.width;
    launch.height = extent.height;
    launch.planes = extent.depth;
    return call.fail(call.launches().transfer(std::move(launch), call.number(3)));
}

/// On the heap of kernels, as CUDA has it.
std::uint64_t allocate(const RuntimeCall& call)
{
    const std::uint64_t bytes = call.number(1), address = call.warp.block->launch->heap->allocate(bytes);
    forgetAccesses(call.warp, address, bytes);
    const std::uint64_t result = call.give(0, address);
    return address == 0 && bytes != 0 ? call.fail(DeviceError::MemoryAllocation) : result;
}

std::uint64_t release(const RuntimeCall& call)
{
    const std::uint64_t address = call.number(0);
    const bool isFreed = address == 0 || call.warp.block->launch->heap->free(address);
    return isFreed ? 0 : call.fail(DeviceError::InvalidValue);
}

using Handler = std::uint64_t (*)(const RuntimeCall& call);

constexpr std::size_t kMaxParameters = 8;

struct Row {
    std::string_view name;
    Handler handler = nullptr;
    std::array<std::uint32_t, kMaxParameters> parameters{};
    std::size_t count = 0;
    std::uint32_t result = 4;
};

template <typename... Bytes> constexpr Row row(std::string_view name, Handler handler, std::uint32_t result, Bytes... bytes)
{
    return {name, handler, {static_cast<std::uint32_t>(bytes)...}, sizeof...(bytes), result};
}

constexpr std::uint32_t kTriple = 12;  // bytes of a dim3

// Names without what stands before them, and their parameters' bytes (cuda_device_runtime_api.h).
constexpr std::array kRows{
    row("GetParameterBuffer", getParameterBuffer, 8, 8, 8),
    row("GetParameterBufferV2", getParameterBufferV2, 8, 8, kTriple, kTriple, 4),
    row("LaunchDevice", launchDevice, 4, 8, 8, kTriple, kTriple, 4, 8),
    row("LaunchDevice_ptsz", launchDevice, 4, 8, 8, kTriple, kTriple, 4, 8),
    row("LaunchDeviceV2", launchDeviceV2, 4, 8, 8),
    row("LaunchDeviceV2_ptsz", launchDeviceV2, 4, 8, 8),
    row("GetLastError", getLastError, 4),
    row("PeekAtLastError", peekAtLastError, 4),
    row("GetErrorString", getErrorString, 8, 4),
    row("GetErrorName", getErrorName, 8, 4),
    row("GetDeviceCount", getDeviceCount, 4, 8),
    row("GetDevice", getDevice, 4, 8),
    row("RuntimeGetVersion", runtimeGetVersion, 4, 8),
    row("DeviceGetLimit", deviceGetLimit, 4, 8, 4),
    row("StreamCreateWithFlags", streamCreateWithFlags, 4, 8, 4),
    row("StreamDestroy", destroyHandle, 4, 8),
    row("StreamWaitEvent", waitForEvent, 4, 8, 8, 4),
    row("StreamWaitEvent_ptsz", waitForEvent, 4, 8, 8, 4),
    row("EventCreateWithFlags", eventCreateWithFlags, 4, 8, 4),
    row("EventDestroy", destroyHandle, 4, 8),
    row("EventRecord", recordEvent, 4, 8, 8),
    row("EventRecord_ptsz", recordEvent, 4, 8, 8),
    row("EventRecordWithFlags", recordEvent, 4, 8, 8, 4),
    row("EventRecordWithFlags_ptsz", recordEvent, 4, 8, 8, 4),
    row("MemcpyAsync", copyBytes, 4, 8, 8, 8, 4, 8),
    row("MemcpyAsync_ptsz", copyBytes, 4, 8, 8, 8, 4, 8),
    row("Memcpy2DAsync", copyRows, 4, 8, 8, 8, 8, 8, 8, 4, 8),
    row("Memcpy2DAsync_ptsz", copyRows, 4, 8, 8, 8, 8, 8, 8, 4, 8),
    row("MemsetAsync", fillBytes, 4, 8, 4, 8, 8),
    row("MemsetAsync_ptsz", fillBytes, 4, 8, 4, 8, 8),
    row("Memset2DAsync", fillRows, 4, 8, 8, 4, 8, 8, 8),
    row("Memset2DAsync_ptsz", fillRows, 4, 8, 8, 4, 8, 8, 8),
    row("Memcpy3DAsync", copyPlanes, 4, 8, 8),
    row("Memcpy3DAsync_ptsz", copyPlanes, 4, 8, 8),
    row("Memset3DAsync", fillPlanes, 4, 32, 4, 24, 8),
    row("Memset3DAsync_ptsz", fillPlanes, 4, 32, 4, 24, 8),
    row("DeviceGetAttribute", deviceGetAttribute, 4, 8, 4, 4),
    row("DeviceGetCacheConfig", deviceGetCacheConfig, 4, 8),
    row("DeviceGetSharedMemConfig", deviceGetSharedMemConfig, 4, 8),
    row("FuncGetAttributes", funcGetAttributes, 4, 8, 8),
    row("OccupancyMaxActiveBlocksPerMultiprocessor", occupancyMaxActiveBlocks, 4, 8, 8, 4, 8),
    row("OccupancyMaxActiveBlocksPerMultiprocessorWithFlags", occupancyMaxActiveBlocks, 4, 8, 8, 4, 8, 4),
    row("Malloc", allocate, 4, 8, 8),
    row("Free", release, 4, 8),
};

constexpr auto kFirst = static_cast<std::size_t>(SystemCall::DeviceRuntime);
static_assert(kFirst + kRows.size() <= 256);

const Row& rowOf(SystemCall call)
{
    return kRows[static_cast<std::size_t>(call) - kFirst];
}

}  // namespace

SystemCall deviceRuntimeCallNamed(std::string_view name)
{
    for (const std::string_view prefix : {"__cudaCDP2", "cuda"})
        if (name.starts_with(prefix)) {
            const auto* const found = std::ranges::find(kRows, name.substr(prefix.size()), &Row::name);
            return found == kRows.end() ? SystemCall::None
                                        : static_cast<SystemCall>(kFirst + static_cast<std::size_t>(found - kRows.begin()));
        }
    return SystemCall::None;
}

std::span<const std::uint32_t> deviceRuntimeParameters(SystemCall call)
{
    return std::span(rowOf(call).parameters).first(rowOf(call).count);
}

std::span<const std::uint32_t> deviceRuntimeResults(SystemCall call)
{
    return {&rowOf(call).result, 1};
}

Next deviceRuntimeCall(const Instruction& instruction, const CallSite& site, Warp& warp, LaneMask mask)
{
    const Row& row = rowOf(site.system);
    forEachLane(mask, [&](int lane) {
        const std::uint64_t value = row.handler({instruction, site, warp, lane});
        if (site.results.empty())
            return;
        const CallOperand& passed = site.results.front();
        std::memcpy(warp.frame + passed.slot + static_cast<std::size_t>(lane) * passed.stride, &value,
                    std::min<std::size_t>(passed.bytes, sizeof value));
    });
    return Next::Continue;
}

}  // namespace kd::emulator
