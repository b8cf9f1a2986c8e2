// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/block.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Says what came before the launch of a grid by a kernel: what its thread had done and knew of, and what the stream waits for.
struct LaunchPoint {
    using Intervals = std::array<std::uint32_t, kMaxWarps>;
    /// Intervals of a block's warps: accesses in those before come before the grid.
    struct OfBlock {
        std::uint32_t block = 0;  ///< number among those of all grids of the launch
        Intervals known{};
    };
    std::vector<OfBlock> blocks;
    std::uint32_t acquired = 0;  ///< releases up to this time are known

    void join(const LaunchPoint& other);
    bool knows(std::uint32_t block, std::uint32_t warp, std::uint32_t interval) const;
};

/// A stream of a grid: its handle and, of one without handle that each block has for itself, the block.
using DeviceStream = std::pair<std::uint64_t, std::uint64_t>;

/// Says where a grid stands among those of the host's launch.
struct GridPlace {
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    std::uint32_t parent = kNone;  ///< the grid that launched it; kNone: that was the host
    std::uint64_t epoch = 0;       ///< of GridTree, of which `parent` is
    bool isTail = false;           ///< begins when its parent, and all else that this launched, has ended
    bool hasStream = false;        ///< false: nothing that its parent launched is ordered with it
    DeviceStream stream;
    std::uint64_t turn = 0;        ///< rises in a stream
    std::shared_ptr<const std::map<DeviceStream, std::uint64_t>> seen;  ///< turns of other streams up to which it waits; or null
    std::shared_ptr<const LaunchPoint> point;                           ///< null: it is not known
};

/// The grids of a launch of the host's: those that kernels launch, too, in the order in which they begin. A parent's accesses
/// before a launch come before the grid that it launches; what is launched to one stream, or behind an event of another, comes one
/// behind the other, with all that it launches itself; and what goes to the tail comes behind everything else (CUDA Programming
/// Guide, dynamic parallelism).
class GridTree {
public:
    struct Grid {
        GridPlace place;
        std::uint64_t firstBlock = 0;  ///< number of its first block among those of all grids
        std::array<std::uint32_t, 3> gridSize{1, 1, 1}, blockSize{1, 1, 1};
        const Program* program = nullptr;
        bool isTransfer = false;       ///< it is a copy or a fill, of one thread; `program` is that of the kernel that asked for it
        std::uint32_t released = 0;    ///< time when one of its threads first released something; 0: none has
    };

    /// Forgets all: an epoch begins.
    void clear();
    std::uint64_t epoch() const noexcept { return m_epoch; }
    /// Adds a grid that begins now, with so many blocks. A parent of an earlier epoch is none.
    void add(Grid grid, std::uint64_t blocks);
    std::uint64_t blocks() const noexcept { return m_blocks; }
    std::size_t size() const noexcept { return m_grids.size(); }

    /// The grid that was added last.
    const Grid& last() const { return m_grids.back(); }
    std::uint32_t lastNumber() const { return static_cast<std::uint32_t>(m_grids.size() - 1); }
    const Grid& gridOf(std::uint32_t block) const { return m_grids[numberOf(block)]; }

    /// Tells whether an access of a thread of an earlier grid comes before all of the last grid. `acquired`: releases up to this
    /// time are known to whoever asks.
    bool isBefore(std::uint32_t block, std::uint32_t warp, std::uint32_t interval, std::uint32_t acquired) const;
    /// A thread of the last grid has released something; from any thread.
    void noteRelease(std::uint32_t time);

private:
    std::uint32_t numberOf(std::uint32_t block) const;
    static bool areOrdered(const GridPlace& a, const GridPlace& b);

    std::vector<Grid> m_grids;
    std::uint64_t m_blocks = 0, m_epoch = 1;
    std::atomic<std::uint32_t> m_released = 0;  ///< of the last grid
};

}  // namespace kd::emulator
