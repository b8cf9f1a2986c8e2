// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <shared_mutex>

namespace kd::emulator {

/// Where the addresses of mapped multicast objects lead, by granules of MappedPieces: to addresses of the memory that is bound to
/// them. Thread-safe.
class MulticastPieces {
public:
    /// By the address of a granule, that of the memory's granule.
    using Targets = std::map<std::uint64_t, std::uint64_t>;

    /// Replaces all of them.
    void set(Targets targets);
    /// The address of the memory that is bound there; 0: none is.
    std::uint64_t targetOf(std::uint64_t address) const;

private:
    mutable std::shared_mutex m_mutex;
    Targets m_targets;
};

}  // namespace kd::emulator
