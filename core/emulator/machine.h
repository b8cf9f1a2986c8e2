// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/driver/hazardchecks.h"
#include "core/emulator/device/devicememory.h"
#include "core/emulator/device/image.h"
#include "core/emulator/device/launchreport.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::ptx {
struct LinkUnit;
}

namespace kd::emulator {

class DeviceFacts;
class TextureTable;

/// Says what the emulated GPU is like.
struct MachineSettings {
    ComputeCapability capability{9, 0};
    std::uint64_t memoryBytes = std::uint64_t{16} << 30;
    std::uint32_t multiprocessors = 4;    ///< %nsmid
    unsigned threads = 0;                 ///< host threads for the blocks of a launch; 0: all cores
    bool counters = false;
    bool notes = false;                   ///< LaunchReport::notes
    HazardChecks checks = HazardChecks::All;  ///< what is found ends the launch
    /// What a search for races in global memory keeps of a launch's accesses at most; what is touched first beyond it is not
    /// looked after, see ChecksDone::isCut.
    std::uint64_t shadowBytes = std::uint64_t{1} << 30;
    std::uint64_t stackBytes = 64 << 10;  ///< local memory a thread, as the stack limit
    std::uint64_t heapBytes = 8 << 20;    ///< device malloc
    bool forceGeneric = false;            ///< handlers without AVX2, for tests
};

/// Says what is launched.
struct Launch {
    std::array<std::uint32_t, 3> grid{1, 1, 1}, block{1, 1, 1};
    std::array<std::uint32_t, 3> cluster{0, 0, 0};  ///< blocks of a cluster; 0: as the kernel is compiled
    std::uint64_t dynamicShared = 0;
    bool cooperative = false;  ///< grid.sync is allowed: all blocks are resident
    std::span<const std::byte> parameters;  ///< parameterBytes() of them
};

/// The emulated GPU without the driver API: memory, images, launches. Printing goes to `stdout`, as a GPU process' does. One
/// launch at a time; memory calls may come from any thread.
class Machine {
public:
    explicit Machine(const MachineSettings& settings);
    ~Machine();

    const MachineSettings& settings() const noexcept;
    /// Switches counters for launches that begin from now on; see MachineSettings.
    void setCounters(bool on) noexcept;
    /// Switches notes for launches that begin from now on; see MachineSettings.
    void setNotes(bool on) noexcept;
    /// Chooses what is looked for in launches that begin from now on; see MachineSettings.
    void setChecks(HazardChecks checks) noexcept;
    /// Has launches from now on that count remember the last 64 writes to `bytes` of global memory from `address` on; 0 bytes:
    /// none.
    void setWatch(std::uint64_t address, std::uint64_t bytes);
    /// Has launches from now on run in another order of blocks and warps, the same one for the same seed, on one host thread: which
    /// of those that may go on has its turn, and for how long, is drawn; races in global memory are not looked for then. 0:
    /// the plain order.
    void setSchedule(std::uint64_t seed) noexcept;
    /// Chooses how many launches of kernels may wait for their begin in launches that begin from now on; 2048 at first.
    void setPendingLaunches(std::uint64_t launches) noexcept;
    std::uint64_t pendingLaunches() const noexcept;
    /// Has kernels that ask for what the device and its kernels are told it by `facts`, which outlive the launches; null: they
    /// are told that it is not supported.
    void setFacts(const DeviceFacts* facts) noexcept;
    DeviceMemory& memory() noexcept;
    /// Texture and surface objects; a launch knows those that there are when it begins.
    TextureTable& textures() noexcept;

    /// Reads PTX text. Throws LogicError with the PTX line when it cannot be read, MemoryError when its globals do not fit.
    /// A kernel that is not emulated fails in Kernel::prepare, not here.
    std::unique_ptr<Image> load(std::string_view ptx, const std::string& programName);
    /// Links several modules into one image, whose text() is empty. Throws as load() of one does, and as ptx::link().
    std::unique_ptr<Image> load(std::vector<ptx::LinkUnit> units);

    /// Blocks until it and all that its kernel launches has ended. Throws LogicError for a launch that does not fit the kernel (its
    /// caller checks limits of the device first). What the kernel does wrong is in the report.
    LaunchReport launch(Kernel& kernel, const Launch& launch, const Progress& progress = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace kd::emulator
