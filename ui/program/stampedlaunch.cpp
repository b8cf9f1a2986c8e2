// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/stampedlaunch.h"

#include "core/base/error.h"
#include "core/compile/source/kernelnames.h"
#include "core/timeline/blockstamps.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

namespace kd {
namespace {

void requirePtx(const CompileOutcome& build, const LaunchPlan& plan)
{
    const KernelInfo* const kernel = findKernel(build, plan.loweredName);
    if (kernel != nullptr && kernel->isTile)
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("%1 is a kernel of CUDA Tile, which has no PTX to stamp its blocks in.")
                            .arg(toQt(plan.kernel)));
    if (build.ptx.empty())
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("There is no PTX of %1 to stamp its blocks in, but machine code alone: open its source, or "
                                        "a file that holds its PTX.")
                            .arg(toQt(plan.kernel)));
}

std::vector<std::string> referenceKernels(const LaunchPlan& plan)
{
    std::vector<std::string> names;
    for (const ReferencePlan& reference : plan.references) {
        if (reference.kind == ReferencePlan::Kind::Kernel)
            names.push_back(reference.kernelLoweredName);
    }
    return names;
}

void addStampBuffer(LaunchPlan& plan, std::uint64_t blocks)
{
    const std::string name(kStampParameter);
    plan.arguments.push_back({.name = name, .buffer = static_cast<int>(plan.buffers.size())});
    plan.buffers.push_back({.name = name,
                            .type = ElementType::UInt64,
                            .count = blocks * kWordsPerStamp,
                            .direction = Direction::InOut,
                            .recipe = parseRecipe("zeros")});
}

}  // namespace

StampedLaunch stampedLaunch(const CompileOutcome& build, const LaunchPlan& plan)
{
    requirePtx(build, plan);
    try {
        StampedLaunch stamped{build, plan, stampedBlocks(plan.grid)};
        addStampBuffer(stamped.plan, stamped.blocks);
        stamped.build.ptx = stampedPtx(build.ptx, plan.loweredName, referenceKernels(plan));
        stamped.build.cubin.clear();
        stamped.build.cubinSha256.clear();
        return stamped;
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
}

BlockTimeline timelineOfBytes(std::span<const std::byte> bytes)
{
    std::vector<std::uint64_t> stamps(bytes.size() / sizeof(std::uint64_t));
    if (!stamps.empty())
        std::memcpy(stamps.data(), bytes.data(), stamps.size() * sizeof(std::uint64_t));
    return timelineOf(stamps);
}

}  // namespace kd
