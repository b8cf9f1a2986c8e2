// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/driver/driverapi.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Tells what came of looking for a CUDA driver: a table, or one sentence that says what was looked for, where, and what still
/// works.
struct DriverLoad {
    enum class Failure {
        None,
        NoLibrary,     ///< libcuda was not found or does not open
        SymbolTooNew,  ///< the driver lacks an entry that everything needs: it is too old
        Init           ///< cuInit failed: no device, a driver that does not match its library…
    };
    Failure failure = Failure::None;
    std::shared_ptr<const DriverApi> api;  ///< initialised (cuInit); null on failure
    std::string driverVersion;             ///< "13.0"; also after a failed cuInit, where the driver tells it
    Message sentence;                      ///< on failure

    explicit operator bool() const noexcept { return api != nullptr; }
};

/// Lists where libcuda is looked for, in order. KERNELDESK_LIBCUDA, when set, is the only place.
std::vector<std::string> driverCandidates();

/// Opens the driver, fills the table and calls cuInit. Never throws; the library is never closed. Takes up to seconds
/// when the driver has to wake the devices. To be called in a process that may be lost.
DriverLoad loadDriver(const std::vector<std::string>& candidates = driverCandidates());

/// A sentence when the driver is older than the major release of NVRTC ("13.0.88"): what does not work, what does, and
/// which of the two to change. Nothing when the two go together, or one of them is unknown.
std::optional<Message> driverBehindCompiler(int driverVersion, std::string_view nvrtcVersion);

}  // namespace kd
