// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/units.h"
#include "core/driver/devicereport.h"
#include "core/driver/hazardchecks.h"
#include "core/driver/kernelnote.h"
#include "core/session/data/summary.h"
#include "core/session/data/verification.h"
#include "core/session/launch/launchplan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// What a buffer holds at one moment of a run, kept by the worker, or why it is not.
struct BufferContent {
    enum class Moment {
        Before,    ///< as the launch found it
        After,     ///< as the launch left it; of outputs alone
        Reference  ///< what it was compared with
    };
    std::string name;  ///< of the buffer
    Moment moment = Moment::Before;
    ElementType type = ElementType::Float32;
    std::uint64_t count = 0;  ///< elements, components included
    std::string blob;  ///< id by which the worker hands out the bytes and computes of them; empty: not kept
    Message missing;   ///< one sentence where it is not kept
};

/// Holds what one run gave; never changed after it was made.
struct RunOutcome {
    enum class State {
        Ok,           ///< it ran, and every reference agreed
        Differs,      ///< it ran, and a reference did not agree
        Faulted,      ///< the kernel failed on the device: see faults
        Deadline,     ///< it was ended at its deadline
        Lost,         ///< the GPU process died
        Refused,      ///< the device cannot take this launch (too many threads, too much memory…): see message
        Cancelled,
        Unavailable   ///< no such device, no driver: see message
    };
    State state = State::Unavailable;
    Message message;  ///< one sentence for every state but Ok
    std::string kernel;
    std::string device;          ///< "NVIDIA H200"
    std::string deviceId;        ///< "cuda:0"
    std::string driverVersion;   ///< "13.0"
    std::string cubinSha256;     ///< hash of the module image; PTX on the emulated GPU
    Dim3 grid, block;
    std::uint32_t sharedBytes = 0;
    Seconds duration{};          ///< duration of the kernel, by device events
    std::vector<OutputSummary> outputs;
    std::vector<Verification> verification;
    std::vector<Fault> faults;
    std::string console;         ///< text that the kernel printed
    std::vector<BufferContent> contents;  ///< of a run that came to its end or faulted: of every buffer, inputs too
    std::vector<WriteRecord> writes;  ///< who wrote to the element that was watched: the last 64, oldest first
    std::uint64_t writeCount = 0;     ///< all of them
    /// Recorded memory could not lie where it was recorded, so that the addresses in it were changed.
    bool isRelocated = false;
    std::optional<LaunchCounts> counters;  ///< counters of the launch, where they were asked for: modelled by the emulated GPU
    std::optional<ChecksDone> checks;      ///< what was looked for in the launch; nothing on a real GPU, or where none began
    /// Where they were asked for: what the launch did that is no hazard but seldom meant, the first ones first.
    std::vector<KernelNote> kernelNotes;

    bool ok() const { return state == State::Ok; }
    /// Tells whether the kernel ran to its end, so that `duration` is measured.
    bool ran() const { return state == State::Ok || state == State::Differs; }
};
/// The content of that buffer at that moment; null where the run has none.
const BufferContent* contentOf(const RunOutcome& outcome, std::string_view buffer, BufferContent::Moment moment);
/// "ok", "differs", "deadline"…
std::string_view nameOf(RunOutcome::State state);
void to_json(Json& json, const RunOutcome& outcome);
void from_json(const Json& json, RunOutcome& outcome);

/// An element of a buffer whose writers a run remembers. The emulated GPU alone can, and counts meanwhile.
struct WatchedElement {
    std::string buffer;
    std::uint64_t index = 0;  ///< of elements, components included
};

/// Holds what is run where.
struct RunRequest {
    std::string device;       ///< "cuda:0", "emulated"
    std::string cubinBlob;    ///< id of the module image (see moduleImage), "sha256:…"
    std::string programName;  ///< for messages
    LaunchPlan plan;
    std::optional<WatchedElement> watched = {};
    std::uint64_t schedule = 0;  ///< seed of the order of blocks and warps, which the emulated GPU alone takes; 0: the plain one
    HazardChecks checks = HazardChecks::All;  ///< what the emulated GPU looks for; a real one looks for nothing
    bool counters = false;    ///< count instructions and accesses; the emulated GPU alone can
    bool notes = false;       ///< RunOutcome::kernelNotes; the emulated GPU alone has them
    bool keepsContents = true;  ///< what the buffers hold stays with the worker, in place of what its oldest run left
};
void to_json(Json& json, const RunRequest& request);
void from_json(const Json& json, RunRequest& request);

}  // namespace kd
