// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/editcost.h"

#include "ui/workbench/launch/launchmodel.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace kd {
namespace {

struct EditCostText {
    Q_DECLARE_TR_FUNCTIONS(kd::EditCost)
};

constexpr std::array kLimiters{Limiter::Warps,  Limiter::Registers, Limiter::Shared,
                               Limiter::Blocks, Limiter::Barriers,  Limiter::Virtual};

}  // namespace

bool EditCost::isWorse() const
{
    if (now.reached.warpsPerSm != before.reached.warpsPerSm || now.spilled != before.spilled)
        return now.reached.warpsPerSm < before.reached.warpsPerSm || now.spilled > before.spilled;
    return now.registers > before.registers || now.shared > before.shared;
}

std::optional<EditCost> editCost(const CompileOutcome& before, const KernelInfo& kernel, const OccupancyInput& launch)
{
    const KernelInfo* const other = sameKernel(before, kernel);
    if (other == nullptr)
        return std::nullopt;
    const std::optional<BuildFigures> then = figuresOf(*other, launch);
    const std::optional<BuildFigures> now = figuresOf(kernel, launch);
    return then && now ? std::optional(EditCost{*then, *now}) : std::nullopt;
}

std::optional<EditCost> editCostOf(const BuildController& builds, const LaunchModel& launches)
{
    const std::optional<OccupancyInput> launch = launches.occupancyInput();
    const KernelInfo* const kernel = launches.kernel();
    const Build& before = builds.previousBuild();
    if (!before || kernel == nullptr || !launch || comparedKernel(*before.outcome, *builds.goodBuild().outcome, *kernel) == nullptr)
        return std::nullopt;
    return editCost(*before.outcome, *kernel, *launch);
}

QString limiterName(Limiter limiter)
{
    switch (limiter) {
    case Limiter::Warps:
        return EditCostText::tr("warps per SM");
    case Limiter::Registers:
        return EditCostText::tr("registers");
    case Limiter::Shared:
        return EditCostText::tr("shared memory");
    case Limiter::Blocks:
        return EditCostText::tr("block slots");
    case Limiter::Barriers:
        return EditCostText::tr("barriers");
    case Limiter::Virtual:
        break;
    }
    return EditCostText::tr("virtual resources");
}

QString limiterNamesOf(const OccupancyFigures& figures)
{
    if (figures.blocksPerSm == 0 || figures.warpsPerSm == figures.maxWarpsPerSm)
        return {};
    QStringList names;
    for (const Limiter limiter : kLimiters)
        if ((figures.limiters & static_cast<std::uint32_t>(limiter)) != 0)
            names << limiterName(limiter);
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return EditCostText::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

}  // namespace kd
