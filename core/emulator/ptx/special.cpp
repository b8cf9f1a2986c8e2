// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/special.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kd::ptx {

namespace {

struct SpecialRow {
    std::string_view name;
    Special special;
};

constexpr std::array kScalars{
    SpecialRow{"%laneid", Special::LaneId}, SpecialRow{"%warpid", Special::WarpId}, SpecialRow{"%nwarpid", Special::NWarpId},
    SpecialRow{"%smid", Special::SmId}, SpecialRow{"%nsmid", Special::NSmId}, SpecialRow{"%gridid", Special::GridId},
    SpecialRow{"%lanemask_eq", Special::LaneMaskEq}, SpecialRow{"%lanemask_le", Special::LaneMaskLe},
    SpecialRow{"%lanemask_lt", Special::LaneMaskLt}, SpecialRow{"%lanemask_ge", Special::LaneMaskGe},
    SpecialRow{"%lanemask_gt", Special::LaneMaskGt},
    SpecialRow{"%clock", Special::Clock}, SpecialRow{"%clock_hi", Special::ClockHi}, SpecialRow{"%clock64", Special::Clock64},
    SpecialRow{"%globaltimer", Special::GlobalTimer}, SpecialRow{"%globaltimer_lo", Special::GlobalTimerLo},
    SpecialRow{"%globaltimer_hi", Special::GlobalTimerHi},
    SpecialRow{"%dynamic_smem_size", Special::DynamicSmemSize}, SpecialRow{"%total_smem_size", Special::TotalSmemSize},
    SpecialRow{"%aggr_smem_size", Special::AggrSmemSize}, SpecialRow{"%current_graph_exec", Special::CurrentGraphExec},
    SpecialRow{"%cluster_ctarank", Special::ClusterCtaRank}, SpecialRow{"%cluster_nctarank", Special::ClusterNCtaRank},
    SpecialRow{"%is_explicit_cluster", Special::IsExplicitCluster},
    SpecialRow{"%reserved_smem_offset_begin", Special::ReservedSmemBegin},
    SpecialRow{"%reserved_smem_offset_end", Special::ReservedSmemEnd},
    SpecialRow{"%reserved_smem_offset_cap", Special::ReservedSmemCap},
};

/// `special` is that of x; y and z follow it.
constexpr std::array kVectors{
    SpecialRow{"%tid", Special::TidX}, SpecialRow{"%ntid", Special::NtidX}, SpecialRow{"%ctaid", Special::CtaidX},
    SpecialRow{"%nctaid", Special::NctaidX}, SpecialRow{"%clusterid", Special::ClusterIdX},
    SpecialRow{"%nclusterid", Special::NClusterIdX}, SpecialRow{"%cluster_ctaid", Special::ClusterCtaIdX},
    SpecialRow{"%cluster_nctaid", Special::ClusterNCtaIdX},
};

struct NumberedRow {
    std::string_view prefix, suffix;
    Special special;
    int count;
};
constexpr std::array kNumbered{
    NumberedRow{"%envreg", "", Special::EnvReg, 32}, NumberedRow{"%pm", "_64", Special::PerformanceMonitor64, 8},
    NumberedRow{"%pm", "", Special::PerformanceMonitor, 8},
    NumberedRow{"%reserved_smem_offset_", "", Special::ReservedSmemOffset, 2},
};

template <typename Rows>
auto rowNamed(const Rows& rows, std::string_view name)
{
    return std::find_if(rows.begin(), rows.end(), [name](const auto& row) { return row.name == name; });
}

Operand operandOf(Special special, std::int64_t value = 0)
{
    Operand operand;
    operand.kind = Operand::Kind::Special;
    operand.special = special;
    operand.value = value;
    return operand;
}

Special componentOf(Special x, int component)
{
    return static_cast<Special>(static_cast<int>(x) + component);
}

std::optional<Operand> vectorOperand(Special x, std::string_view component)
{
    constexpr std::string_view kComponents = "xyz";
    if (component.size() == 1 && kComponents.find(component) != std::string_view::npos)
        return operandOf(componentOf(x, static_cast<int>(kComponents.find(component))));
    Operand zero;
    zero.kind = Operand::Kind::Integer;
    if (component == "w")
        return zero;
    if (!component.empty())
        return std::nullopt;
    Operand vector;
    vector.kind = Operand::Kind::Vector;
    vector.elements = {operandOf(x), operandOf(componentOf(x, 1)), operandOf(componentOf(x, 2)), zero};
    return vector;
}

std::optional<Operand> numberedOperand(std::string_view name)
{
    for (const NumberedRow& row : kNumbered) {
        if (!name.starts_with(row.prefix) || !name.ends_with(row.suffix) || name.size() <= row.prefix.size() + row.suffix.size())
            continue;
        const std::string_view digits = name.substr(row.prefix.size(), name.size() - row.prefix.size() - row.suffix.size());
        int number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc() && end == digits.data() + digits.size() && number >= 0 && number < row.count)
            return operandOf(row.special, number);
    }
    return std::nullopt;
}

}  // namespace

bool isSpecialVector(std::string_view name)
{
    return rowNamed(kVectors, name) != kVectors.end();
}

std::optional<Operand> specialOperand(std::string_view name, std::string_view component)
{
    if (!name.starts_with('%'))
        return std::nullopt;
    if (const auto row = rowNamed(kVectors, name); row != kVectors.end())
        return vectorOperand(row->special, component);
    if (!component.empty())
        return std::nullopt;
    if (const auto row = rowNamed(kScalars, name); row != kScalars.end())
        return operandOf(row->special);
    return numberedOperand(name);
}

}  // namespace kd::ptx
