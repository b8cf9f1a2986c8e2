// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/advice.h"

#include "ui/common/format.h"
#include "ui/program/words.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/launch/launchwaves.h"

#include <QCoreApplication>

#include <algorithm>

namespace kd {
namespace {

struct AdviceText {
    Q_DECLARE_TR_FUNCTIONS(AdviceText)
};

constexpr std::uint32_t kWarp = 32;
/// With more whole waves than these the last one costs little.
constexpr std::uint64_t kFewWaves = 3;
constexpr double kHalf = 0.5;

Problem adviceAt(const std::optional<SourcePosition>& place, const QString& message, quint64 revision)
{
    Problem problem{.severity = Problem::Severity::Advice,
                    .message = message,
                    .from = AdviceText::tr("Occupancy"),
                    .revision = revision,
                    .isMarked = false};
    if (place)
        problem.place = *place;
    return problem;
}

QString blocksPerSm(std::uint32_t blocks)
{
    return blocks == 1 ? AdviceText::tr("one block per SM") : AdviceText::tr("%1 blocks per SM").arg(blocks);
}

/// The trial that spills no more than the kernel does and gains most.
const Trial* bestTrial(const Advisor& advisor)
{
    const BuildFigures& now = *advisor.present();
    const Trial* best = nullptr;
    for (const Trial& trial : advisor.registers()) {
        const bool helps = trial.isGainOver(now) && trial.figures->spilled <= now.spilled;
        if (helps && (best == nullptr || trial.figures->reached.warpsPerSm > best->figures->reached.warpsPerSm))
            best = &trial;
    }
    return best;
}

QString registerAdvice(const Trial& trial, const BuildFigures& now, const std::optional<EditCost>& change)
{
    const BuildFigures& then = *trial.figures;
    const bool wasReached = change && change->before.reached.warpsPerSm == then.reached.warpsPerSm;
    const QString sentence =
        wasReached ? AdviceText::tr("%1 registers cost %2; %3 restores %4") : AdviceText::tr("%1 registers cost %2; %3 reaches %4");
    return sentence.arg(now.registers)
        .arg(blocksPerSm(then.reached.blocksPerSm - now.reached.blocksPerSm), toQt(trial.candidate.text),
             typeset(formatPercent(then.reached.occupancy)));
}

QString spillAdvice(const KernelInfo& kernel)
{
    return AdviceText::tr(
               "Spilled %1: %2 registers do not hold what a thread of %3 keeps, so it stores %1 to local memory and loads %4")
        .arg(typeset(formatBytes(kernel.spillStores)))
        .arg(kernel.registers)
        .arg(toQt(kernel.name), typeset(formatBytes(kernel.spillLoads)));
}

/// On a real device only: the emulated one works as fast with few blocks.
QString waveAdviceFor(const LaunchModel& launches)
{
    const std::optional<Waves> waves = launches.waves();
    return waves && !launches.isEmulated() ? waveAdvice(*waves) : QString();
}

}  // namespace

QString waveAdvice(const Waves& waves)
{
    if (waves.blocks == 0)
        return {};
    if (waves.blocks < waves.multiprocessors)
        return AdviceText::tr("%1 blocks leave %2 of %3 SMs without work")
            .arg(formatCount(waves.blocks), formatCount(waves.multiprocessors - waves.blocks), formatCount(waves.multiprocessors));
    if (waves.full() == 0 || waves.full() > kFewWaves || waves.tail() >= kHalf)
        return {};
    return AdviceText::tr("The last of %1 waves fills only %2 of the device: a wave takes %3 blocks, and %4 are launched")
        .arg(formatCount(waves.full() + 1), typeset(formatPercent(waves.tail())), formatCount(waves.perWave),
             formatCount(waves.blocks));
}

QString warpAdvice(std::uint32_t threads)
{
    const std::uint32_t used = threads % kWarp;
    return used == 0 ? QString()
                     : AdviceText::tr("A block of %1 threads leaves %2 of the 32 lanes of its last warp without work")
                           .arg(formatCount(threads), formatCount(kWarp - used));
}

std::vector<Problem> adviceOf(const BuildController& builds, const LaunchModel& launches, const Advisor& advisor)
{
    const KernelInfo* const kernel = launches.kernel();
    std::vector<Problem> advice;
    if (kernel == nullptr || !advisor.present() || builds.isStale() || advisor.isMuted())
        return advice;
    const BuildFigures& now = *advisor.present();
    const quint64 revision = builds.goodBuild().revision;
    if (const Trial* const trial = bestTrial(advisor)) {
        const std::optional<EditCost> change = editCostOf(builds, launches);
        const bool isOfEdit = change && change->hasOtherRegisters() && advisor.editedPlace();
        advice.push_back(
            adviceAt(isOfEdit ? advisor.editedPlace() : advisor.kernelPlace(), registerAdvice(*trial, now, change), revision));
    }
    if (kernel->spillStores > 0)
        advice.push_back(adviceAt(advisor.kernelPlace(), spillAdvice(*kernel), revision));
    const std::optional<LaunchPlan>& plan = launches.check().plan;
    for (const QString& sentence :
         {plan && !kernel->isTile ? warpAdvice(static_cast<std::uint32_t>(plan->block.count())) : QString(),
          waveAdviceFor(launches)})
        if (!sentence.isEmpty())
            advice.push_back(adviceAt(advisor.kernelPlace(), sentence, revision));
    return advice;
}

}  // namespace kd
