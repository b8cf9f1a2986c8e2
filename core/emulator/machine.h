// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/emulator/devicememory.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// What the emulated GPU is like.
struct MachineSettings {
    ComputeCapability capability{9, 0};
    std::uint64_t memoryBytes = std::uint64_t{16} << 30;
    std::uint32_t multiprocessors = 4;    ///< %nsmid
    unsigned threads = 0;                 ///< host threads for the blocks of a launch; 0: all cores
    bool counters = false;
    bool races = true;                    ///< shared-memory races are found and end the launch
    std::uint64_t stackBytes = 64 << 10;  ///< local memory a thread, as the stack limit
    std::uint64_t heapBytes = 8 << 20;    ///< device malloc
    bool forceGeneric = false;            ///< handlers without AVX2, for tests
};

/// A kernel of a loaded image.
class Kernel {
public:
    /// Where a value lies in the parameter block.
    struct Parameter {
        std::size_t offset = 0, bytes = 0;
    };
    virtual ~Kernel() = default;
    virtual std::string_view name() const = 0;  ///< as in the PTX (mangled)
    virtual std::span<const Parameter> parameters() const = 0;
    virtual std::size_t parameterBytes() const = 0;
    virtual std::uint64_t staticSharedBytes() const = 0;
    virtual std::uint64_t localBytes() const = 0;  ///< a thread, .local of the kernel itself
    virtual std::uint64_t constantBytes() const = 0;
    virtual std::array<std::uint32_t, 3> maxThreads() const = 0;       ///< of .maxntid or .reqntid; 0: not given
    virtual std::array<std::uint32_t, 3> requiredThreads() const = 0;  ///< of .reqntid; 0: not given
    virtual std::array<std::uint32_t, 3> clusterSize() const = 0;
    /// Decodes it and what it calls. Throws LogicError that names the instruction that is not emulated, its PTX line and its
    /// source line. Launch does so, too; asking first lets the load of the kernel fail.
    virtual void prepare() = 0;
};

/// A variable of an image, in the memory of the machine.
struct GlobalVariable {
    std::string name;
    std::uint64_t address = 0;
    std::uint64_t bytes = 0;
};

/// A module in the machine's memory: globals placed and initialised. Destroying it frees them; to be done before the machine is
/// destroyed.
class Image {
public:
    virtual ~Image() = default;
    virtual std::span<Kernel* const> kernels() = 0;  ///< in the order of the text
    virtual Kernel* kernel(std::string_view name) = 0;  ///< null when there is none
    virtual std::span<const GlobalVariable> globals() const = 0;
};

/// What is launched.
struct Launch {
    std::array<std::uint32_t, 3> grid{1, 1, 1}, block{1, 1, 1};
    std::uint64_t dynamicShared = 0;
    bool cooperative = false;  ///< grid.sync is allowed: all blocks are resident
    std::span<const std::byte> parameters;  ///< parameterBytes() of them
};

/// Called from the thread that launches, now and then: blocks that are done. False stops the launch.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// How a launch ended.
struct LaunchReport {
    bool completed = false;             ///< false: stopped, or faulted
    std::optional<DeviceFault> fault;   ///< the first in block order that was met
    /// Of a launch that Progress stopped: where a warp stood that had not ended, with its block and thread; kind is Deadline.
    std::optional<DeviceFault> stoppedAt;
    std::optional<LaunchCounts> counts; ///< with settings.counters
    std::uint64_t instructions = 0;     ///< warp instructions executed
    std::uint64_t laneInstructions = 0;
};

/// The emulated GPU without the driver API: memory, images, launches. Printing goes to `stdout`, as a GPU process' does. One
/// launch at a time; memory calls may come from any thread.
class Machine {
public:
    explicit Machine(const MachineSettings& settings);
    ~Machine();

    const MachineSettings& settings() const noexcept;
    /// For launches that begin from now on; see MachineSettings.
    void setCounters(bool on) noexcept;
    /// For launches that begin from now on; see MachineSettings.
    void setRaces(bool on) noexcept;
    DeviceMemory& memory() noexcept;

    /// Reads PTX text. Throws LogicError with the PTX line when it cannot be read, MemoryError when its globals do not fit.
    /// A kernel that is not emulated fails in Kernel::prepare, not here.
    std::unique_ptr<Image> load(std::string_view ptx, const std::string& programName);

    /// Blocks until it ends. Throws LogicError for a launch that does not fit the kernel (its caller checks limits of the
    /// device first). What the kernel does wrong is in the report.
    LaunchReport launch(Kernel& kernel, const Launch& launch, const Progress& progress = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace kd::emulator
