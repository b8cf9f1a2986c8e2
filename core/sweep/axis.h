// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

/// Bounds of what a sweep is described with; files of others describe them, too.
inline constexpr std::size_t kMaxSweepAxes = 32;
inline constexpr std::size_t kMaxAxisValues = 1'000'000;
inline constexpr std::size_t kMaxAxisTextBytes = 1u << 20;

/// One thing that a sweep varies, and the values that it takes one after the other.
struct SweepAxis {
    /// Says what a value changes.
    enum class Kind {
        Block,         ///< the launch's block; also by expressions of its names
        Grid,
        Cluster,
        Shared,        ///< dynamic shared memory of the launch
        Carveout,      ///< percent of the largest shared memory
        Argument,      ///< a scalar argument of the launch: the size of the problem
        DefineValue,   ///< a name that the launch's expressions use
        Macro,         ///< a macro of the compile, -DNAME=VALUE
        Template,      ///< template arguments of the kernel, "float, 4"
        MaxRegisters,  ///< --maxrregcount; 0 stands for none
        Bounds,        ///< __launch_bounds__ of the kernel, "256" or "256, 2"
        Option,        ///< options of the compiler, separated by spaces; "none" stands for none
        Architecture   ///< "sm_90"
    };
    Kind kind = Kind::Macro;
    std::string name;                 ///< name by which constraints and tables know it: "block", "TILE"
    std::vector<std::string> values;  ///< texts as they are put in place, each once, in the order in which they were given

    friend bool operator==(const SweepAxis&, const SweepAxis&) = default;
};

/// Their words, as users and journals write them.
inline constexpr std::array<std::pair<SweepAxis::Kind, std::string_view>, 13> kAxisWords{{
    {SweepAxis::Kind::Block, "block"},
    {SweepAxis::Kind::Grid, "grid"},
    {SweepAxis::Kind::Cluster, "cluster"},
    {SweepAxis::Kind::Shared, "shared"},
    {SweepAxis::Kind::Carveout, "carveout"},
    {SweepAxis::Kind::Template, "template"},
    {SweepAxis::Kind::MaxRegisters, "maxrregcount"},
    {SweepAxis::Kind::Bounds, "bounds"},
    {SweepAxis::Kind::Option, "option"},
    {SweepAxis::Kind::Architecture, "arch"},
    {SweepAxis::Kind::Argument, "argument"},
    {SweepAxis::Kind::DefineValue, "value"},
    {SweepAxis::Kind::Macro, "macro"},
}};

/// Tells which names of a program are no macros.
struct AxisNames {
    std::set<std::string, std::less<>> arguments;     ///< of the launch
    std::set<std::string, std::less<>> defineValues;  ///< of the launch
};

/// Reads an axis as users write it, NAME=VALUES. A NAME is one of the words above up to "arch", an argument or a define value of
/// the launch, else a macro, which `D.NAME` always is. VALUES are separated by commas outside brackets. A value is an expression, a
/// text, a list in brackets ("(16, 16)"; also "16x16" for launches), or a range: "8..32:8", "1..64:*2", "64:1024:64"; its end is
/// among the values where a step meets it. Throws RuntimeError.
SweepAxis parseAxis(std::string_view text, const AxisNames& names = {});

/// An axis of values that are known already: checks its name and their number, and leaves out what is there twice. Throws
/// RuntimeError.
SweepAxis makeAxis(SweepAxis::Kind kind, std::string name, std::vector<std::string> values);

/// `text` split at commas outside brackets and quotes, each part without the blanks around it.
std::vector<std::string> textsAtCommas(std::string_view text);

/// What a constraint may know of a value: a number, and up to three where it is a block, a grid, a cluster or bounds, whose
/// product is then the number (of bounds the first one).
struct AxisNumber {
    std::int64_t value = 0;
    Dim3 parts;
};
/// Nothing where the text is no whole number.
std::optional<AxisNumber> axisNumber(SweepAxis::Kind kind, std::string_view text);

/// Whether its values have parts along x, y and z: block, grid and cluster.
constexpr bool hasParts(SweepAxis::Kind kind)
{
    return kind == SweepAxis::Kind::Block || kind == SweepAxis::Kind::Grid || kind == SweepAxis::Kind::Cluster;
}

}  // namespace kd
