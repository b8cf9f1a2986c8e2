// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/record/programrecord.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

// The lines of a record: a JSON array each, whose first element is the kind of line.
namespace kd::emulator::lines {

inline constexpr int kVersion = 2;
/// Longer lines are neither written nor read.
inline constexpr std::size_t kMaxLine = 64 << 10;
inline constexpr std::size_t kMaxStack = 32;
inline constexpr std::size_t kMaxText = 4096;

// Each gives a line with its line feed. `process` tells processes apart, `kernel` the kernels of one.

std::string program(std::uint64_t process, std::string_view capability, HazardChecks checks);
std::string kernel(std::uint64_t process, std::uint64_t kernel, std::string_view name);
struct LaunchLine {
    std::uint64_t process = 0, kernel = 0;
    Seconds time{};
    std::uint64_t instructions = 0, laneInstructions = 0;
    const LineCount* counts = nullptr;  ///< null: not counted
};
std::string launch(const LaunchLine& line);
std::string hazard(std::uint64_t process, std::uint64_t kernel, const ProgramHazard& hazard);
std::string note(std::uint64_t process, const ProgramNote& note);
std::string kernelNote(std::uint64_t process, std::uint64_t kernel, const KernelNote& note);

/// Adds what `line` says to a record. Throws RuntimeError, or what nlohmann::json throws, for a line that is none.
class LineReader {
public:
    explicit LineReader(ProgramRecord& record) : m_record(record) {}
    void read(std::string_view line);

private:
    struct Known {
        std::uint64_t process = 0, kernel = 0;
        std::size_t index = 0;
    };
    void readKernelNote(std::uint64_t process, const nlohmann::json& json);
    KernelTotals& totalsOf(std::uint64_t process, std::uint64_t kernel);

    ProgramRecord& m_record;
    std::vector<Known> m_known;
    std::size_t m_last = 0;
};

}  // namespace kd::emulator::lines
