// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

/// Limits the samples that a result keeps.
inline constexpr std::size_t kMaxKeptSamples = 1000;

/// Says what the figure of a sweep is; the smaller, the better.
enum class SweepFigure {
    Duration,      ///< median of the timed launches, in seconds
    Instructions,  ///< executed by all warps, counted by the emulated GPU, which has no times
    Traffic        ///< bytes between SMs and memory, likewise: 32 for each sector
};
/// Their words, as users and journals write them.
inline constexpr std::array<std::pair<SweepFigure, std::string_view>, 3> kFigureWords{{
    {SweepFigure::Duration, "seconds"},
    {SweepFigure::Instructions, "instructions"},
    {SweepFigure::Traffic, "bytes"},
}};

/// What came of one point; never changed after it was made.
struct SweepResult {
    enum class State {
        Measured,     ///< it compiled, ran, was verified where there is a reference, and has a figure
        Same,         ///< code and launch are those of the point `sameAs`, whose figures these are
        NotCompiled,  ///< the compiler refused it, or did not come to an end with it
        Fault,        ///< the kernel failed on the device
        Hang,         ///< it was ended at its deadline
        Wrong,        ///< its output differs from the reference
        Refused       ///< the launch cannot be made, or the device cannot take it
    };
    std::optional<std::uint64_t> point;  ///< nothing: the program as it stands, which the others are compared with
    State state = State::Measured;
    Message message;                       ///< one sentence for every state but Measured; of Same that of the other point
    std::optional<double> figure;          ///< Measured; of Same where that point has one
    double intervalLow = 0, intervalHigh = 0;  ///< 95 % interval of a median of seconds; both 0: none
    std::vector<double> samples;           ///< seconds, in launch order, at most kMaxKeptSamples of them
    std::optional<std::uint64_t> sameAs;
    bool isVerified = false;               ///< there was a reference, and it agreed
    std::uint32_t registers = 0;           ///< a thread
    std::uint64_t spilled = 0;             ///< bytes a thread stores to local memory
    std::uint64_t shared = 0;              ///< bytes a block, static and dynamic
    std::optional<double> occupancy;       ///< 0..1
    std::optional<double> roofShare;       ///< declared work a second, as a share of what the device reaches at most
    Message doubt;                         ///< why the figure is not to be believed; empty where nothing speaks against it
    bool isImpossible = false;             ///< that is since it is above what the device can do at all
    std::string cubinSha256;
    std::string launchKey;                 ///< hash of code and launch: two points of one key are timed once
    double compileSeconds = 0;
    double runSeconds = 0;                 ///< by the wall clock, verification included
    std::string time;                      ///< when it came, ISO 8601 in UTC, with milliseconds
    std::string worker;                    ///< which of several measured it; empty where there was one
    std::string device, deviceUuid;        ///< where it was measured: "NVIDIA H200", and which one; empty where that is not known
    bool isUnranked = false;               ///< the worker's times drifted, or no check stands behind it: none to compare with

    /// It has a figure that may be the best.
    bool isGood() const
    {
        return figure && !isImpossible && !isUnranked && (state == State::Measured || state == State::Same);
    }
};
/// Their words, as users and journals write them.
inline constexpr std::array<std::pair<SweepResult::State, std::string_view>, 7> kResultWords{{
    {SweepResult::State::Measured, "measured"},
    {SweepResult::State::Same, "same"},
    {SweepResult::State::NotCompiled, "compile"},
    {SweepResult::State::Fault, "fault"},
    {SweepResult::State::Hang, "hang"},
    {SweepResult::State::Wrong, "wrong"},
    {SweepResult::State::Refused, "refused"},
}};

void to_json(Json& json, const SweepResult& result);
/// Throws RuntimeError where a member is of another type or size, or a figure is missing or is no number.
void from_json(const Json& json, SweepResult& result);

/// The best of `results`; null where none is good. Of equal figures the first.
const SweepResult* bestOf(const std::vector<SweepResult>& results);
const SweepResult* bestOf(std::vector<SweepResult>&& results) = delete;

}  // namespace kd
