// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/globalshadow.h"
#include "core/emulator/program/instruction.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace kd::emulator {

/// The tensor maps in global memory that kernels of one launch change (tensormap.replace, tensormap.cp_fenceproxy), and who may use
/// what they are now: copies of tensors read maps by a proxy of their own, so a change has to be released and then acquired by
/// fence.proxy.tensormap::generic (PTX ISA 9.0, 9.7.13.4). Any thread of a block acquires for the whole block, since what stands
/// between its threads orders the rest. Any thread.
///
/// What stores of the launch wrote to the bytes of a map is found in the shadow of global memory when the map is used or acquired:
/// stores themselves are not looked at for it. Without a shadow it is not known.
class MapChanges {
public:
    static constexpr std::size_t kMaxMaps = 1 << 14;  ///< more are not looked after; the same of what blocks acquire

    /// Who changed a map.
    struct Change {
        const Instruction* instruction = nullptr;
        std::uint64_t block = 0;
        std::uint32_t warp = 0;
        int lane = 0;
    };
    void launchBegins();
    /// `isReleased`: the instruction releases what it writes.
    void change(std::uint64_t address, const Change& change, bool isReleased);
    /// fence.proxy.tensormap::generic.release of a block: what it changed is released.
    void release(std::uint64_t block);
    /// The same, of all that comes before it: stores of those threads are released.
    void release(const LaunchPoint& point);
    /// The .acquire of a block for one map. `shadow`: null where there is none.
    void acquire(std::uint64_t block, std::uint64_t address, GlobalShadow* shadow);

    struct Missing {
        Change change;
        bool isRelease = false;  ///< nobody has released the change; else the block has not acquired it since
    };
    /// What a use of the map by a block lacks; nothing: it may use it.
    std::optional<Missing> missing(std::uint64_t block, std::uint64_t address) const;

    /// A store to a map that a block may not use yet.
    struct MissingStore {
        GlobalAccess store;
        bool isRelease = false;  ///< see Missing
    };
    std::optional<MissingStore> missingStore(std::uint64_t block, std::uint64_t address, GlobalShadow& shadow) const;

private:
    using Stores = std::vector<GlobalAccess>;
    /// Those of the grid that runs whose values are in the map, of others than tensormap instructions.
    Stores storesTo(std::uint64_t address, GlobalShadow& shadow) const;
    /// Whether a release between the proxies has followed it: of its own block, or of one that had acquired what that released.
    bool isReleased(const GlobalAccess& store, const GlobalShadow& shadow) const;

    struct Map {
        Change last;
        std::uint32_t changes = 0, released = 0;
    };
    mutable std::mutex m_mutex;
    std::atomic<bool> m_isAny = false;
    std::map<std::uint64_t, Map> m_maps;                                      ///< by address
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint32_t> m_acquired;  ///< changes, by block and address
    std::set<const Instruction*> m_changers;                                      ///< tensormap instructions
    LaunchPoint m_released;                                                       ///< stores before it
    std::map<std::pair<std::uint64_t, std::uint64_t>, Stores> m_acquiredStores;   ///< by block and address
};

}  // namespace kd::emulator
