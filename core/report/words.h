// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"
#include "core/report/report.h"

#include <string>

namespace kd::report {

/// What the intervals of medians are of.
inline constexpr double kInterval = 0.95;

/// All of these are in the language of worded() (core/base/wording.h): "registers", "warps, block slots", "none" at 100 %,
/// "cannot run" when it is impossible.
std::string limiterWords(const OccupancyResult& occupancy);

/// Joins with the mark of the language: "a, b", "a、b".
std::string listed(const std::string& first, const std::string& second);
/// Ends a sentence: "a.", "a。".
std::string ended(const std::string& words);
/// Puts one sentence behind another, with the gap of the language.
std::string followed(const std::string& first, const std::string& second);

/// Gives what a step changes: "≤ 40 registers", "64 threads".
std::string stepWords(const OccupancyStep& step);

/// The first of a row's next steps with its result: "≤ 40 registers: 75 %"; "at maximum" or "none by one change" without.
std::string nextStepWords(const ReportRow& row);

/// "sm_90, Hopper" of an architecture's name as it is in a report.
std::string familyOf(const std::string& architecture);

/// "40 of 64 warps per SM."
std::string warpsSentence(const OccupancyResult& occupancy);

/// "64 × 64 × 1".
std::string extent(Dim3 size);

/// "NVRTC 13.0.88, -lineinfo, -std=c++17", cut where it is long; empty without compiler and options.
std::string compilerWords(const Report& report);

/// "62.5 % occupancy, limited by registers", or "cannot run".
std::string occupancyText(const OccupancyResult& occupancy);

/// Sums the report up in a line: "sgemm on sm_90: 62.5 % occupancy, limited by registers; median 54.02 µs on NVIDIA H200;
/// verified".
std::string summaryWords(const Report& report);

/// Gives what is launched: "64 × 64 × 1 blocks of 16 × 16 × 1 threads", "1 block of 1 thread", or "blocks of 256 threads" when
/// nothing was.
std::string launchWords(const Report& report);

/// "Verified", "Differs", "Not run"… with the sentence that explains it: one for each output that was compared, or one for the run
/// when none was; empty when there was no run.
std::vector<Notice> verdictsOf(const Report& report);

/// Names what was tried: "maxrregcount = 40", "#pragma unroll 4 in line 62".
std::string titleWords(const Candidate& candidate);

/// Holds what became of a compiled answer, behind its text: "gives", "75 %", ": 39 registers, 0 B spilled".
struct AnswerText {
    std::string before;
    std::string figure;  ///< set off; empty where there is none
    std::string after;
};
/// Words the answer as a page and a text write it.
AnswerText answerWords(const Trial& answer);

}  // namespace kd::report
