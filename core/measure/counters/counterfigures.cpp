// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/counterfigures.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kd {
namespace {

using Unit = CounterFigure::Unit;
using Group = CounterFigure::Group;

/// The names of each figure's metrics.
template <std::size_t N> using Metrics = std::array<std::string_view, N>;

constexpr Metrics<2> kDramReadBytes{"dram__bytes_read.sum", "dram__bytes_op_read.sum"};
constexpr Metrics<2> kDramWriteBytes{"dram__bytes_write.sum", "dram__bytes_op_write.sum"};
constexpr Metrics<1> kL2Bytes{"lts__t_bytes.sum"};
constexpr Metrics<1> kL2HitRate{"lts__t_sector_hit_rate.pct"};
constexpr Metrics<1> kL1Bytes{"l1tex__t_bytes.sum"};
constexpr Metrics<1> kL1HitRate{"l1tex__t_sector_hit_rate.pct"};
constexpr Metrics<4> kGlobalRequests{"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
                                     "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
                                     "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum",
                                     "l1tex__t_requests_pipe_lsu_mem_global_op_red.sum"};
constexpr Metrics<4> kGlobalSectors{"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
                                    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
                                    "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum",
                                    "l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum"};
constexpr Metrics<1> kBankConflicts{"l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"};
constexpr Metrics<1> kWarpInstructions{"smsp__inst_executed.sum"};
constexpr Metrics<1> kThreadInstructions{"smsp__thread_inst_executed.sum"};
constexpr Metrics<1> kAddHalf{"smsp__sass_thread_inst_executed_op_hadd_pred_on.sum"};
constexpr Metrics<1> kMulHalf{"smsp__sass_thread_inst_executed_op_hmul_pred_on.sum"};
constexpr Metrics<1> kFmaHalf{"smsp__sass_thread_inst_executed_op_hfma_pred_on.sum"};
constexpr Metrics<1> kAddSingle{"smsp__sass_thread_inst_executed_op_fadd_pred_on.sum"};
constexpr Metrics<1> kMulSingle{"smsp__sass_thread_inst_executed_op_fmul_pred_on.sum"};
constexpr Metrics<1> kFmaSingle{"smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"};
constexpr Metrics<1> kAddDouble{"smsp__sass_thread_inst_executed_op_dadd_pred_on.sum"};
constexpr Metrics<1> kMulDouble{"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum"};
constexpr Metrics<1> kFmaDouble{"smsp__sass_thread_inst_executed_op_dfma_pred_on.sum"};
constexpr Metrics<1> kTensorInstructions{"sm__inst_executed_pipe_tensor.sum"};
constexpr Metrics<3> kTensorHalf{"sm__ops_path_tensor_src_fp16.sum",
                                 "sm__ops_path_tensor_src_fp16_dst_fp16.sum",
                                 "sm__ops_path_tensor_src_fp16_dst_fp32.sum"};
constexpr Metrics<1> kTensorBfloat{"sm__ops_path_tensor_src_bf16_dst_fp32.sum"};
constexpr Metrics<1> kTensorTf32{"sm__ops_path_tensor_src_tf32_dst_fp32.sum"};
constexpr Metrics<3> kTensorFp8{"sm__ops_path_tensor_src_fp8.sum",
                                "sm__ops_path_tensor_src_fp8_dst_fp16.sum",
                                "sm__ops_path_tensor_src_fp8_dst_fp32.sum"};
constexpr Metrics<5> kTensorFp4To8{"sm__ops_path_tensor_src_fp4_dst_fp32.sum",
                                   "sm__ops_path_tensor_src_fp4_fp6_dst_fp16.sum",
                                   "sm__ops_path_tensor_src_fp4_fp6_dst_fp32.sum",
                                   "sm__ops_path_tensor_src_fp4_fp6_fp8_dst_fp16.sum",
                                   "sm__ops_path_tensor_src_fp4_fp6_fp8_dst_fp32.sum"};
constexpr Metrics<1> kTensorDouble{"sm__ops_path_tensor_src_fp64.sum"};
constexpr Metrics<3> kTensorInt{"sm__ops_path_tensor_src_int8.sum",
                                "sm__ops_path_tensor_src_int4.sum",
                                "sm__ops_path_tensor_src_int1.sum"};
constexpr Metrics<1> kOccupancy{"sm__warps_active.avg.pct_of_peak_sustained_active"};
constexpr Metrics<1> kSmCycles{"sm__cycles_active.max"};
constexpr Metrics<1> kIssueActive{"smsp__issue_active.avg.pct_of_peak_sustained_active"};
constexpr Metrics<1> kStallBarrier{"smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio"};
constexpr Metrics<1> kStallBranchResolving{"smsp__average_warps_issue_stalled_branch_resolving_per_issue_active.ratio"};
constexpr Metrics<1> kStallDispatchStall{"smsp__average_warps_issue_stalled_dispatch_stall_per_issue_active.ratio"};
constexpr Metrics<1> kStallDrain{"smsp__average_warps_issue_stalled_drain_per_issue_active.ratio"};
constexpr Metrics<1> kStallGmma{"smsp__average_warps_issue_stalled_gmma_per_issue_active.ratio"};
constexpr Metrics<1> kStallImcMiss{"smsp__average_warps_issue_stalled_imc_miss_per_issue_active.ratio"};
constexpr Metrics<1> kStallLgThrottle{"smsp__average_warps_issue_stalled_lg_throttle_per_issue_active.ratio"};
constexpr Metrics<1> kStallLongScoreboard{"smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio"};
constexpr Metrics<1> kStallMathPipeThrottle{"smsp__average_warps_issue_stalled_math_pipe_throttle_per_issue_active.ratio"};
constexpr Metrics<1> kStallMembar{"smsp__average_warps_issue_stalled_membar_per_issue_active.ratio"};
constexpr Metrics<1> kStallMioThrottle{"smsp__average_warps_issue_stalled_mio_throttle_per_issue_active.ratio"};
constexpr Metrics<1> kStallMisc{"smsp__average_warps_issue_stalled_misc_per_issue_active.ratio"};
constexpr Metrics<1> kStallNoInstruction{"smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio"};
constexpr Metrics<1> kStallNotSelected{"smsp__average_warps_issue_stalled_not_selected_per_issue_active.ratio"};
constexpr Metrics<1> kStallSelected{"smsp__average_warps_issue_stalled_selected_per_issue_active.ratio"};
constexpr Metrics<1> kStallShortScoreboard{"smsp__average_warps_issue_stalled_short_scoreboard_per_issue_active.ratio"};
constexpr Metrics<1> kStallSleeping{"smsp__average_warps_issue_stalled_sleeping_per_issue_active.ratio"};
constexpr Metrics<1> kStallTexThrottle{"smsp__average_warps_issue_stalled_tex_throttle_per_issue_active.ratio"};
constexpr Metrics<1> kStallWait{"smsp__average_warps_issue_stalled_wait_per_issue_active.ratio"};

constexpr auto kFigures = std::to_array<CounterFigure>({
    {"dramReadBytes", Group::Memory, Unit::Bytes, kDramReadBytes, 2},
    {"dramWriteBytes", Group::Memory, Unit::Bytes, kDramWriteBytes, 2},
    {"l2Bytes", Group::Memory, Unit::Bytes, kL2Bytes},
    {"l2HitRate", Group::Memory, Unit::Percent, kL2HitRate},
    {"l1Bytes", Group::Memory, Unit::Bytes, kL1Bytes},
    {"l1HitRate", Group::Memory, Unit::Percent, kL1HitRate},
    {"globalRequests", Group::Memory, Unit::Count, kGlobalRequests},
    {"globalSectors", Group::Memory, Unit::Count, kGlobalSectors},
    {"bankConflicts", Group::Memory, Unit::Count, kBankConflicts},
    {"warpInstructions", Group::Instructions, Unit::Count, kWarpInstructions},
    {"threadInstructions", Group::Instructions, Unit::Count, kThreadInstructions},
    {"addHalf", Group::Operations, Unit::Count, kAddHalf},
    {"mulHalf", Group::Operations, Unit::Count, kMulHalf},
    {"fmaHalf", Group::Operations, Unit::Count, kFmaHalf},
    {"addSingle", Group::Operations, Unit::Count, kAddSingle},
    {"mulSingle", Group::Operations, Unit::Count, kMulSingle},
    {"fmaSingle", Group::Operations, Unit::Count, kFmaSingle},
    {"addDouble", Group::Operations, Unit::Count, kAddDouble},
    {"mulDouble", Group::Operations, Unit::Count, kMulDouble},
    {"fmaDouble", Group::Operations, Unit::Count, kFmaDouble},
    {"tensorInstructions", Group::Tensor, Unit::Count, kTensorInstructions},
    {"tensorHalf", Group::Tensor, Unit::Count, kTensorHalf, 1},
    {"tensorBfloat", Group::Tensor, Unit::Count, kTensorBfloat},
    {"tensorTf32", Group::Tensor, Unit::Count, kTensorTf32},
    {"tensorFp8", Group::Tensor, Unit::Count, kTensorFp8, 1},
    {"tensorFp4To8", Group::Tensor, Unit::Count, kTensorFp4To8},
    {"tensorDouble", Group::Tensor, Unit::Count, kTensorDouble},
    {"tensorInt", Group::Tensor, Unit::Count, kTensorInt},
    {"occupancy", Group::Issue, Unit::Percent, kOccupancy},
    {"smCycles", Group::Issue, Unit::Count, kSmCycles},
    {"issueActive", Group::Issue, Unit::Percent, kIssueActive},
    {"stallBarrier", Group::Stalls, Unit::Warps, kStallBarrier},
    {"stallBranchResolving", Group::Stalls, Unit::Warps, kStallBranchResolving},
    {"stallDispatchStall", Group::Stalls, Unit::Warps, kStallDispatchStall},
    {"stallDrain", Group::Stalls, Unit::Warps, kStallDrain},
    {"stallGmma", Group::Stalls, Unit::Warps, kStallGmma},
    {"stallImcMiss", Group::Stalls, Unit::Warps, kStallImcMiss},
    {"stallLgThrottle", Group::Stalls, Unit::Warps, kStallLgThrottle},
    {"stallLongScoreboard", Group::Stalls, Unit::Warps, kStallLongScoreboard},
    {"stallMathPipeThrottle", Group::Stalls, Unit::Warps, kStallMathPipeThrottle},
    {"stallMembar", Group::Stalls, Unit::Warps, kStallMembar},
    {"stallMioThrottle", Group::Stalls, Unit::Warps, kStallMioThrottle},
    {"stallMisc", Group::Stalls, Unit::Warps, kStallMisc},
    {"stallNoInstruction", Group::Stalls, Unit::Warps, kStallNoInstruction},
    {"stallNotSelected", Group::Stalls, Unit::Warps, kStallNotSelected},
    {"stallSelected", Group::Stalls, Unit::Warps, kStallSelected},
    {"stallShortScoreboard", Group::Stalls, Unit::Warps, kStallShortScoreboard},
    {"stallSleeping", Group::Stalls, Unit::Warps, kStallSleeping},
    {"stallTexThrottle", Group::Stalls, Unit::Warps, kStallTexThrottle},
    {"stallWait", Group::Stalls, Unit::Warps, kStallWait},
});

}  // namespace

std::span<const CounterFigure> counterFigures()
{
    return kFigures;
}

const CounterFigure* findFigure(std::string_view key)
{
    const auto found = std::ranges::find(kFigures, key, &CounterFigure::key);
    return found == kFigures.end() ? nullptr : &*found;
}

std::vector<std::string_view> metricsOn(const CounterFigure& figure, const std::set<std::string_view>& known)
{
    const auto isKnown = [&](std::string_view metric) { return known.contains(baseMetric(metric)); };
    const auto wholes = figure.metrics.first(figure.wholes), parts = figure.metrics.subspan(figure.wholes);
    if (const auto whole = std::ranges::find_if(wholes, isKnown); whole != wholes.end())
        return {*whole};
    std::vector<std::string_view> metrics;
    std::ranges::copy_if(parts, std::back_inserter(metrics), isKnown);
    return metrics;
}

std::string_view baseMetric(std::string_view metric)
{
    return metric.substr(0, metric.find('.'));
}

}  // namespace kd
