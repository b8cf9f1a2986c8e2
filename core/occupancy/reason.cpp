// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/occupancy/calculation.h"

#include <array>
#include <charconv>
#include <concepts>

namespace kd::occupancy {
namespace {

/// Text put together from words and whole numbers.
class Sentence {
public:
    Sentence() { m_text.reserve(320); }

    template <typename... Parts>
    Sentence& add(const Parts&... parts)
    {
        (append(parts), ...);
        return *this;
    }
    std::string take() { return std::move(m_text); }

private:
    void append(std::string_view word) { m_text += word; }
    void append(std::unsigned_integral auto number)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        m_text.append(digits.data(), end);
    }
    std::string m_text;
};

struct Case {
    const ArchitectureLimits& limits;
    const OccupancyInput& input;
    const OccupancyFigures& figures;
    RegisterNeed need;
};

std::string_view plural(std::uint64_t count)
{
    return count == 1 ? "" : "s";
}

void addBlocks(Sentence& text, const Case& of, std::uint64_t blocks)
{
    text.add(blocks, " block", plural(blocks), " of ", of.need.warps, " warp", plural(of.need.warps));
}

void addSharedNeed(Sentence& text, const Case& of)
{
    text.add("a block takes ", sharedNeed(of.limits, of.input), " bytes (", of.input.staticShared, " static + ",
             of.input.dynamicShared, " dynamic");
    if (of.limits.sharedReserved > 0)
        text.add(" + ", of.limits.sharedReserved, " reserved");
    text.add(", in units of ", of.limits.sharedUnit, ")");
}

void explainWarps(Sentence& text, const Case& of)
{
    text.add("a block of ", of.input.threads, " thread", plural(of.input.threads), " is ", of.need.warps, " warp",
             plural(of.need.warps), ", and an SM holds ", of.limits.warpsPerSm, " warps, so ", of.figures.limits.warps, " block",
             plural(of.figures.limits.warps));
}

void explainRegisters(Sentence& text, const Case& of)
{
    const std::uint64_t allocated = of.need.perWarp / kWarpSize;
    const std::uint64_t share = of.limits.registersPerSm / of.limits.subPartitions;
    text.add("each thread needs ", of.input.registers);
    if (allocated != of.input.registers)
        text.add(", allocated as ", allocated);
    text.add(", so one warp takes ", of.need.perWarp, " and ", of.limits.subPartitions == 2 ? "half" : "a quarter", " of the SM (",
             share, ") holds ", share / of.need.perWarp, " warp", plural(share / of.need.perWarp), "; the whole SM holds ",
             share / of.need.perWarp * of.limits.subPartitions, ", room for ");
    addBlocks(text, of, of.figures.limits.registers);
}

void explainShared(Sentence& text, const Case& of)
{
    addSharedNeed(text, of);
    text.add(", and the SM's ", of.figures.sharedCapacity, " hold ", of.figures.limits.shared);
}

void explainBlocks(Sentence& text, const Case& of)
{
    text.add("an SM runs at most ", of.limits.blocksPerSm, " blocks, and ");
    addBlocks(text, of, of.limits.blocksPerSm);
    text.add(of.limits.blocksPerSm == 1 ? " is " : " are ", of.limits.blocksPerSm * of.need.warps, " of ", of.limits.warpsPerSm,
             " warps");
}

void explainBarriers(Sentence& text, const Case& of)
{
    text.add("a block uses ", of.input.barriers, " of the SM's ", of.limits.barriersPerSm, " barriers, so ",
             of.figures.limits.barriers, of.figures.limits.barriers == 1 ? " fits" : " fit");
}

void explainVirtual(Sentence& text, const Case& of)
{
    text.add("a block uses ", of.input.virtualResources, " of the SM's ", of.limits.virtualResourcesPerSm,
             " virtual resources, so ", of.figures.limits.virtualResources,
             of.figures.limits.virtualResources == 1 ? " fits" : " fit");
}

struct Resource {
    std::string_view name;
    std::uint32_t OccupancyFigures::Limits::*limit;
    void (*explain)(Sentence&, const Case&);
};
constexpr std::array kResources{
    Resource{"warps", &OccupancyFigures::Limits::warps, explainWarps},
    Resource{"block slots", &OccupancyFigures::Limits::blocks, explainBlocks},
    Resource{"registers", &OccupancyFigures::Limits::registers, explainRegisters},
    Resource{"shared memory", &OccupancyFigures::Limits::shared, explainShared},
    Resource{"barriers", &OccupancyFigures::Limits::barriers, explainBarriers},
    Resource{"virtual resources", &OccupancyFigures::Limits::virtualResources, explainVirtual},
};

std::string limitedReason(const Case& of)
{
    Sentence text;
    const char* before = "Limited by ";
    for (const Resource& resource : kResources) {
        if (of.figures.limits.*resource.limit == of.figures.blocksPerSm) {
            text.add(before, resource.name);
            before = " and ";
        }
    }
    before = ": ";
    for (const Resource& resource : kResources) {
        if (of.figures.limits.*resource.limit == of.figures.blocksPerSm) {
            text.add(before);
            resource.explain(text, of);
            before = "; ";
        }
    }
    return text.add(".").take();
}

void refuseThreads(Sentence& text, const Case& of)
{
    text.add("A block of ", of.input.threads, " threads cannot run: ");
    if (of.input.threads == 0)
        text.add("it needs at least one.");
    else if (of.input.threads > of.limits.threadsPerBlock)
        text.add("a block has at most ", of.limits.threadsPerBlock, " threads.");
    else
        text.add("the kernel is compiled for at most ", of.input.maxThreads, " (__launch_bounds__).");
}

void refuseRegisters(Sentence& text, const Case& of, const std::string& architecture)
{
    if (of.input.registers > of.limits.registersAtLaunch) {
        text.add("A thread cannot have ", of.input.registers, " registers: ", architecture, " allows at most ",
                 of.limits.registersPerThread, ".");
        return;
    }
    const std::uint64_t checked = (of.need.warps + 3) / 4 * 4;
    text.add("The block's registers do not fit: one warp takes ", of.need.perWarp, " and the block's ", of.need.warps, " warp",
             plural(of.need.warps));
    if (checked != of.need.warps)
        text.add(", counted as ", checked, " for four equal parts of the SM,");
    text.add(" would take ", of.need.perWarp * checked, "; ", architecture, " gives a block ", of.limits.registersPerBlock, ".");
}

void refuseShared(Sentence& text, const Case& of, const std::string& architecture)
{
    text.add("The block's shared memory does not fit: ");
    addSharedNeed(text, of);
    text.add(", and ", architecture, " gives a block at most ", sharedBlockLimit(of.limits), ".");
}

void refuseCluster(Sentence& text, const Case& of, const std::string& architecture)
{
    text.add("A cluster of ", of.input.cluster, " blocks cannot run: ");
    if (of.limits.clusterLargest == 1 && of.input.cluster != 0)
        text.add(architecture, " has no clusters; they came with sm_90.");
    else
        text.add(architecture, " takes 1 to ", of.limits.clusterLargest, ".");
}

std::string impossibleReason(const Case& of, const std::string& impossible)
{
    Sentence text;
    const std::string architecture = architectureName(of.limits.capability);
    if (impossible == "threads")
        refuseThreads(text, of);
    else if (impossible == "registers")
        refuseRegisters(text, of, architecture);
    else if (impossible == "shared")
        refuseShared(text, of, architecture);
    else if (impossible == "cluster")
        refuseCluster(text, of, architecture);
    else if (impossible == "barriers")
        text.add("A block cannot use ", of.input.barriers, " barriers: an SM of ", architecture, " has ", of.limits.barriersPerSm,
                 ".");
    else
        text.add("A block cannot use ", of.input.virtualResources, " virtual resources: an SM of ", architecture, " has ",
                 of.limits.virtualResourcesPerSm, ".");
    return text.take();
}

}  // namespace

std::string impossibleWord(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures)
{
    const OccupancyFigures::Limits& blocks = figures.limits;
    if (blocks.warps == 0)
        return "threads";
    if (blocks.registers == 0)
        return "registers";
    if (blocks.shared == 0)
        return "shared";
    if (blocks.barriers == 0)
        return "barriers";
    if (blocks.virtualResources == 0)
        return "virtual";
    return input.cluster == 0 || input.cluster > limits.clusterLargest ? "cluster" : "";
}

std::string reasonOf(const ArchitectureLimits& limits, const OccupancyInput& input, const OccupancyFigures& figures,
                     const std::string& impossible)
{
    const Case of{limits, input, figures, registerNeed(limits, input)};
    if (!impossible.empty())
        return impossibleReason(of, impossible);
    if (figures.warpsPerSm < figures.maxWarpsPerSm)
        return limitedReason(of);
    Sentence text;
    text.add("Nothing limits it: ");
    addBlocks(text, of, figures.blocksPerSm);
    return text.add(" fill all ", limits.warpsPerSm, " warps of the SM.").take();
}

}  // namespace kd::occupancy
