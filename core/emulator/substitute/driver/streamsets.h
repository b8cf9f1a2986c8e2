// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/emulation.h"

#include <map>
#include <mutex>
#include <vector>

namespace kd::emulator::substitute {

/// The streams that contexts and green contexts have beside the legacy stream and those that wait for it, for events that stand
/// behind all that a context has been given, or before all that it will be. Thread-safe.
class StreamSets {
public:
    static StreamSets& ofThisProcess();

    /// A stream was made that does not wait for the legacy stream. `owner`: its context, or its green context.
    CUresult add(const DriverApi& api, const void* owner, CUstream stream);
    void remove(CUstream stream);
    /// The owner of a stream that add() knows; else null.
    const void* ownerOf(CUstream stream);

    /// The event is recorded behind all that the streams of the owner have. `hasLegacy`: the legacy stream is among them, as it is
    /// where the owner is the current context. Fails while a stream captures.
    CUresult record(const DriverApi& api, const void* owner, CUevent event, bool hasLegacy);
    /// All that the owner's streams get from now on waits for the event, that of streams to come as well.
    CUresult wait(const DriverApi& api, const void* owner, CUevent event, bool hasLegacy);
    void forget(const void* owner);

private:
    struct Set {
        std::vector<CUstream> streams;
        CUstream gate = nullptr;  ///< does nothing but wait
        CUevent door = nullptr;   ///< stands behind what the gate waits for; null: nothing was to be waited for yet
    };
    CUresult prepare(const DriverApi& api, Set& set);

    std::mutex m_mutex;
    std::map<const void*, Set> m_sets;
};

}  // namespace kd::emulator::substitute
