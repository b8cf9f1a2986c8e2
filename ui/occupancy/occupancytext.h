// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/verdict.h"
#include "ui/occupancy/occupancyanswer.h"

#include <QString>

#include <optional>
#include <vector>

namespace kd {

class Advisor;

inline constexpr double kKibibyte = 1024;  ///< bytes

/// "registers", "warps per SM and block slots"; "nothing" at the maximum; "cannot run" for an impossible launch.
QString limiterWords(const OccupancyAnswer& answer);

/// The limiter set off, and the arithmetic behind it: rich text of one or two sentences.
QString reasonText(const OccupancyAnswer& answer);

/// "40 of 64 warps", "5 blocks per SM".
QString residentWarps(const OccupancyAnswer& answer);
QString residentBlocks(const OccupancyAnswer& answer);

/// Gives what stale figures are of: "of previous build", "of the report".
QString originWords(bool isOfReport);

/// "−12.5 points" from `before` to `now`; empty where they are the same to a tenth of a percent.
QString changeWords(double before, double now);

/// A resource of an SM and what it allows.
struct ResourceUse {
    QString name;
    double used = 0;    ///< by the resident blocks
    double limit = 0;   ///< limit of an SM; 0: it has none
    QString amount;     ///< "61 440 / 65 536"
    QString perBlock;   ///< "12 288", with unit where it has one
    QString perSm;      ///< "65 536"; "no limit"
    std::uint32_t blocks = kUnlimitedBlocks;  ///< blocks that it allows
    double cap = 1;                           ///< occupancy that it alone would allow, 0..1
    bool isLimiter = false;

    double share() const { return limit > 0 ? used / limit : 0; }
};
/// Warps, registers, shared memory and blocks first: those that have meters.
std::vector<ResourceUse> resourceUses(const OccupancyAnswer& answer);
inline constexpr std::size_t kMeteredResources = 4;

/// "≤ 40 registers: 75 %": a step in a cell or beside a curve.
QString stepWords(const OccupancyStep& step);
/// Gives what comes next, or that nothing does, and which other block sizes do as well: a sentence or two.
QString outlookText(const OccupancyAnswer& answer);

/// A change that would help, or why none does.
struct StepSuggestion {
    QString title;     ///< "Registers ≤ 40"
    QString result;    ///< "75 %", "no gain"
    QString evidence;  ///< "Calculated…", "Compiled…": nothing else may say so
    bool isGain = true;
    bool hasPrice = false;  ///< a gain that costs something else
    bool isOfRegisters = false;
    bool isCode = false;    ///< the title
    std::optional<Verdict> verdict;  ///< verdict of an answer to a goal
    int trial = -1;         ///< number in Advisor::registers(), where it can be inserted
    QString inserted;       ///< "__launch_bounds__(256, 6)"
    QString effect;         ///< text of what inserting it does: a sentence
    friend bool operator==(const StepSuggestion&, const StepSuggestion&) = default;
};
/// Calculated ones.
std::vector<StepSuggestion> suggestionsOf(const OccupancyAnswer& answer);
/// The same with the compiler's word on fewer registers.
std::vector<StepSuggestion> suggestionsOf(const OccupancyAnswer& answer, const Advisor& advisor);

}  // namespace kd
