// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/gridtree.h"
#include "core/emulator/device/devicefacts.h"
#include "core/emulator/device/deviceheap.h"
#include "core/emulator/device/devicememory.h"
#include "core/emulator/program/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Numbers of the runtime's errors that functions of the device give (driver_types.h).
enum class DeviceError : std::uint32_t {
    Success = 0, InvalidValue = 1, MemoryAllocation = 2, InvalidConfiguration = 9, LaunchMaxDepthExceeded = 65,
    LaunchPendingCountExceeded = 69, InvalidDeviceFunction = 98, InvalidDevice = 101, InvalidResourceHandle = 400,
    LaunchOutOfResources = 701, NotSupported = 801
};

/// A grid that a kernel launches, or a copy or a fill that it puts into a stream.
struct DeviceLaunch {
    enum class Kind : std::uint8_t { Grid, Copy, Fill };
    Kind kind = Kind::Grid;
    bool isTail = false;             ///< cudaStreamTailLaunch: after the grid that launches and all else that it launched
    std::uint64_t function = 0;      ///< the kernel's address, as FunctionHandle has it
    std::array<std::uint32_t, 3> grid{1, 1, 1}, block{1, 1, 1};
    std::uint64_t dynamicShared = 0; ///< bytes
    std::vector<std::byte> parameters;
    /// Of copies and fills: addresses, bytes of a row, rows of a plane, planes, and bytes from row to row and from plane to plane.
    std::uint64_t to = 0, from = 0, width = 0, height = 1, planes = 1, toPitch = 0, fromPitch = 0, toPlane = 0, fromPlane = 0;
    std::byte value{};               ///< of a fill

    const DecodedFunction* caller = nullptr;  ///< where it was launched: in this function, at this instruction
    std::uint32_t pc = 0;
    unsigned depth = 0;              ///< of the grid that launched it; 0: that of the host
    std::uint64_t blockNumber = 0;   ///< of that grid
    std::uint64_t turn = 0;          ///< counts launches; rises within a block
    GridPlace place;                 ///< what comes before it
};

/// Tells what the machine knows of kernels that are launched from kernels. Called from host threads that run blocks.
class DeviceLaunchTargets {
public:
    virtual ~DeviceLaunchTargets() = default;
    /// Whether the kernel can be launched in that shape; `parameterBytes` is set where it can.
    virtual DeviceError judge(const DeviceLaunch& launch, std::size_t& parameterBytes) const = 0;
    /// What is known of the device; null: nothing.
    virtual const DeviceFacts* facts() const = 0;
    /// The kernel at an address in code; null: there is none.
    virtual const Kernel* kernelOf(std::uint64_t function) const = 0;
};

/// What the kernels of one grid launch: parameters that are being written, and what waits for the grid's end, since a grid may
/// begin at any time behind its launch, and here does so when the one that launches has ended. Streams of kernels keep the order
/// of their launches, and so does all else. Thread-safe.
class DeviceLaunches {
public:
    static constexpr std::uint64_t kUsualPending = 2048;  ///< as CUDA's limit, cudaLimitDevRuntimePendingLaunchCount
    static constexpr unsigned kMaxDepth = 24;              ///< as CUDA's limit of nesting

    DeviceLaunches(DeviceMemory& memory, DeviceHeap& heap) : m_memory(memory), m_heap(heap) {}

    void setMaxPending(std::uint64_t launches) noexcept { m_maxPending = launches; }
    std::uint64_t maxPending() const noexcept { return m_maxPending; }
    /// No block of the grid runs yet. `waiting`: launches of grids before it that have yet to begin.
    void gridBegins(const DeviceLaunchTargets& targets, unsigned depth, std::uint64_t waiting);
    /// Gives what was launched, in the order of blocks, and within a block in that of its launches. Takes back all else.
    std::vector<DeviceLaunch> gridEnds();

    /// A thread of the grid, which has an error of its own.
    using Thread = std::pair<std::uint64_t, std::uint32_t>;  ///< number of the block, thread in it
    /// Keeps an error for lastError(); gives it back.
    DeviceError note(const Thread& thread, DeviceError error);
    DeviceError lastError(const Thread& thread, bool clears);

    /// Memory for the parameters of a launch, in the kernels' heap; 0 where there is none, with the reason.
    std::uint64_t prepare(DeviceLaunch launch, DeviceError& error);
    /// Memory for parameters alone.
    std::uint64_t prepare(std::uint64_t bytes, DeviceError& error);
    /// Launches what was prepared at `buffer`, whose bytes are taken as they are now.
    DeviceError launchPrepared(std::uint64_t buffer, std::uint64_t stream, const DeviceLaunch& place);
    /// Launches a kernel with the parameters at `buffer`, which prepare() of bytes gave, or null for none.
    DeviceError launch(DeviceLaunch launch, std::uint64_t buffer, std::uint64_t stream);
    /// Puts a copy or a fill into a stream.
    DeviceError transfer(DeviceLaunch launch, std::uint64_t stream);

    /// Handles of streams and events, which are one kind of thing: all is done in order. What that order promises a kernel is kept
    /// with its launches (DeviceLaunch::place).
    std::uint64_t makeHandle();
    bool removeHandle(std::uint64_t handle);
    bool isStream(std::uint64_t stream) const;
    bool isHandle(std::uint64_t handle) const;
    /// The event stands behind what the stream of a block has so far. False: one of them is none.
    bool record(std::uint64_t event, std::uint64_t stream, std::uint64_t block);
    /// What the stream of a block gets from now on waits for what the event stands behind. False: one of them is none.
    bool wait(std::uint64_t stream, std::uint64_t event, std::uint64_t block);

    /// Of the grid that runs.
    const DeviceLaunchTargets& targets() const { return *m_targets; }

    /// The address of a text of the device's; kept as long as this object. 0 where there is no memory.
    std::uint64_t textAddress(const std::string& text);

private:
    struct Prepared {
        DeviceLaunch launch;
        std::uint64_t bytes = 0;
    };
    /// What comes before that which a stream gets next.
    struct Reached {
        std::map<DeviceStream, std::uint64_t> turns;  ///< of other streams, and its own
        LaunchPoint point;
    };
    static DeviceStream streamOf(std::uint64_t stream, std::uint64_t block);
    void placeInStream(DeviceLaunch& launch, std::uint64_t stream);
    DeviceError queue(DeviceLaunch launch, std::uint64_t stream);
    std::uint64_t reserve(const DeviceLaunch& launch, std::uint64_t bytes, DeviceError& error);

    DeviceMemory& m_memory;
    DeviceHeap& m_heap;
    std::uint64_t m_maxPending = kUsualPending;
    mutable std::mutex m_mutex;  ///< guards what follows
    const DeviceLaunchTargets* m_targets = nullptr;
    unsigned m_depth = 0;
    std::uint64_t m_waiting = 0, m_turns = 0, m_handles = 0;
    std::unordered_map<std::uint64_t, Prepared> m_prepared;  ///< by address
    std::vector<DeviceLaunch> m_queue;
    std::map<Thread, DeviceError> m_errors;
    std::set<std::uint64_t> m_live;  ///< handles
    std::map<DeviceStream, Reached> m_streams;
    std::map<std::uint64_t, Reached> m_events;  ///< those that were recorded
    std::map<std::string, std::uint64_t> m_texts;
};

}  // namespace kd::emulator
