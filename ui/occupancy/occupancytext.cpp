// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancytext.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/editcost.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace kd {
namespace {

struct OccupancyText {
    Q_DECLARE_TR_FUNCTIONS(kd::Occupancy)
};

constexpr double kTenthPercent = 0.001;

struct Resource {
    Limiter limiter;
    std::uint32_t OccupancyFigures::Limits::*limit;
};
constexpr std::array kResources{
    Resource{Limiter::Warps, &OccupancyFigures::Limits::warps},
    Resource{Limiter::Registers, &OccupancyFigures::Limits::registers},
    Resource{Limiter::Shared, &OccupancyFigures::Limits::shared},
    Resource{Limiter::Blocks, &OccupancyFigures::Limits::blocks},
    Resource{Limiter::Barriers, &OccupancyFigures::Limits::barriers},
    Resource{Limiter::Virtual, &OccupancyFigures::Limits::virtualResources},
};

/// What keeps the blocks to as many as there are; nothing does at the maximum.
bool limitsIt(const OccupancyAnswer& answer, const Resource& resource)
{
    return !answer.isAtMaximum() && answer.result.limits.*resource.limit == answer.result.blocksPerSm;
}

QString percentText(double share)
{
    return typeset(formatPercent(share));
}

QString bytesText(std::uint64_t bytes)
{
    return typeset(formatBytes(bytes));
}

QString ratio(quint64 used, quint64 limit)
{
    return OccupancyText::tr("%1 / %2").arg(formatCount(used), formatCount(limit));
}

QString kibText(std::uint64_t bytes)
{
    return typeset(formatNumber(std::round(10 * static_cast<double>(bytes) / kKibibyte) / 10));
}

QString stepTitle(const OccupancyStep& step)
{
    const QString value = formatCount(step.value);
    if (step.resource == "registers")
        return OccupancyText::tr("Registers ≤ %1").arg(value);
    if (step.resource == "threads")
        return OccupancyText::tr("Block of %1 threads").arg(value);
    if (step.resource == "shared")
        return OccupancyText::tr("Shared memory ≤ %1").arg(bytesText(step.value));
    if (step.resource == "carveout")
        return OccupancyText::tr("Carve-out ≥ %1").arg(percentText(step.value / 100.0));
    if (step.resource == "barriers")
        return OccupancyText::tr("Barriers ≤ %1").arg(value);
    return OccupancyText::tr("Cluster ≤ %1 blocks").arg(value);
}

QString stepEvidence(const OccupancyStep& step)
{
    if (step.resource == "registers")
        return OccupancyText::tr("Calculated: no thread may use more");
    if (step.resource == "threads")
        return OccupancyText::tr("Calculated: the nearest better block");
    if (step.resource == "shared")
        return OccupancyText::tr("Calculated: static and dynamic per block");
    return OccupancyText::tr("Calculated: this change alone");
}

StepSuggestion bestBlockSuggestion(const OccupancyAnswer& answer)
{
    if (answer.bestBlock == 0)
        return {.title = OccupancyText::tr("Other block size"),
                .result = OccupancyText::tr("no gain"),
                .evidence = OccupancyText::tr("Calculated: no block size can run"),
                .isGain = false};
    if (answer.bestOccupancy <= answer.result.occupancy)
        return {.title = OccupancyText::tr("Other block size"),
                .result = OccupancyText::tr("no gain"),
                .evidence = OccupancyText::tr("Calculated: no size exceeds %1").arg(percentText(answer.result.occupancy)),
                .isGain = false};
    return {.title = OccupancyText::tr("Block of %1 threads").arg(formatCount(answer.bestBlock)),
            .result = percentText(answer.bestOccupancy),
            .evidence = OccupancyText::tr("Calculated: the smallest best block")};
}

QString trialEvidence(const Advisor& advisor, const Trial& trial)
{
    if (!trial.isCompiled())
        return advisor.hasNoPlace() ? OccupancyText::tr("Calculated: the kernel's definition is not in this text")
                                    : OccupancyText::tr("Calculated");
    if (!trial.figures)
        return OccupancyText::tr("Does not compile with %1").arg(QString::fromStdString(trial.candidate.text));
    const QString registers = formatCount(trial.figures->registers);
    return trial.figures->spilled == 0
        ? OccupancyText::tr("Compiled: %1, no spill").arg(registers)
        : OccupancyText::tr("Compiled: %1, spills %2").arg(registers, bytesText(trial.figures->spilled));
}

StepSuggestion trialSuggestion(const Advisor& advisor, std::size_t index)
{
    const Trial& trial = advisor.registers()[index];
    const BuildFigures& now = *advisor.present();
    StepSuggestion suggestion{.title = OccupancyText::tr("Registers ≤ %1").arg(formatCount(*trial.candidate.change.registers)),
                              .result = percentText(trial.candidate.promised),
                              .evidence = trialEvidence(advisor, trial),
                              .isOfRegisters = true};
    if (!trial.isCompiled())
        return suggestion;
    suggestion.isGain = trial.isGainOver(now);
    suggestion.result = suggestion.isGain ? percentText(trial.figures->reached.occupancy) : OccupancyText::tr("no gain");
    if (suggestion.isGain) {
        suggestion.hasPrice = trial.figures->spilled > now.spilled;
        suggestion.trial = static_cast<int>(index);
        suggestion.inserted = QString::fromStdString(trial.candidate.text);
        suggestion.effect = OccupancyText::tr("Writes %1 before the kernel's name; undo takes it back.").arg(suggestion.inserted);
    }
    return suggestion;
}

/// "Block sizes 128, 160 and 256 all reach 62.5 %; none exceeds it." Empty where another one does, or no other reaches it.
QString equalBlocks(const OccupancyAnswer& answer)
{
    constexpr qsizetype kMaxSizes = 6;
    if (!answer.canRun() || answer.bestOccupancy > answer.result.occupancy)
        return {};
    QStringList sizes;
    for (const OccupancyCurve::Point& point : answer.curves.threads.points)
        if (point.occupancy == answer.result.occupancy)
            sizes << formatCount(point.value);
    const QString percent = percentText(answer.result.occupancy);
    if (sizes.size() < 2)
        return {};
    if (sizes.size() > kMaxSizes)
        return OccupancyText::tr("%1 block sizes from %2 to %3 reach %4; none exceeds it.")
            .arg(QString::number(sizes.size()), sizes.front(), sizes.back(), percent);
    const QString last = sizes.takeLast();
    return OccupancyText::tr("Block sizes %1 and %2 reach %3; none exceeds it.")
        .arg(sizes.join(QStringLiteral(", ")), last, percent);
}

std::uint32_t warpsOf(std::uint32_t threads)
{
    return threads / kWarpSize + (threads % kWarpSize > 0 ? 1 : 0);
}

/// Uses of one answer.
class Uses {
public:
    explicit Uses(const OccupancyAnswer& answer) : m_answer(answer), m_result(answer.result), m_limits(*answer.limits) {}

    ResourceUse warps() const
    {
        ResourceUse use = counted(OccupancyText::tr("Warps"), warpsOf(m_answer.input.threads), m_limits.warpsPerSm);
        return finished(use, kResources[0]);
    }
    ResourceUse registers() const
    {
        ResourceUse use = counted(OccupancyText::tr("Registers"), m_result.allocatedRegisters, m_limits.registersPerSm);
        return finished(use, kResources[1]);
    }
    ResourceUse shared() const
    {
        const std::uint64_t used = std::uint64_t{m_result.blocksPerSm} * m_result.allocatedShared;
        ResourceUse use{.name = OccupancyText::tr("Shared memory"),
                        .used = static_cast<double>(used),
                        .limit = static_cast<double>(m_result.sharedCapacity),
                        .amount = OccupancyText::tr("%1 / %2\u202FKiB").arg(kibText(used), kibText(m_result.sharedCapacity)),
                        .perBlock = OccupancyText::tr("%1\u202F" "B").arg(formatCount(m_result.allocatedShared)),
                        .perSm = OccupancyText::tr("%1\u202F" "B").arg(formatCount(m_result.sharedCapacity))};
        return finished(use, kResources[2]);
    }
    ResourceUse blocks() const { return finished(counted(OccupancyText::tr("Blocks"), 1, m_limits.blocksPerSm), kResources[3]); }
    ResourceUse barriers() const
    {
        ResourceUse use = counted(OccupancyText::tr("Barriers"), m_answer.input.barriers, m_limits.barriersPerSm);
        if (m_limits.barriersPerSm == 0)
            use.perSm = OccupancyText::tr("not counted");
        return finished(use, kResources[4]);
    }
    ResourceUse cluster() const
    {
        const bool hasClusters = m_limits.clusterLargest > 1;
        ResourceUse use{.name = OccupancyText::tr("Cluster")};
        use.perBlock =
            m_answer.input.cluster == 1 ? OccupancyText::tr("1 block") : OccupancyText::tr("%1 blocks").arg(m_answer.input.cluster);
        use.perSm =
            hasClusters ? OccupancyText::tr("at most %1").arg(m_limits.clusterLargest) : OccupancyText::tr("none on this GPU");
        use.isLimiter = m_result.impossible == "cluster";
        return use;
    }

private:
    ResourceUse counted(const QString& name, std::uint64_t perBlock, std::uint64_t limit) const
    {
        const std::uint64_t used = m_result.blocksPerSm * perBlock;
        return {.name = name,
                .used = static_cast<double>(used),
                .limit = static_cast<double>(limit),
                .amount = ratio(used, limit),
                .perBlock = formatCount(perBlock),
                .perSm = formatCount(limit)};
    }

    ResourceUse finished(ResourceUse use, const Resource& resource) const
    {
        use.blocks = m_result.limits.*resource.limit;
        const double warps = static_cast<double>(use.blocks) * warpsOf(m_answer.input.threads);
        use.cap = std::min(1.0, warps / m_limits.warpsPerSm);
        use.isLimiter = limitsIt(m_answer, resource);
        return use;
    }

    const OccupancyAnswer& m_answer;
    const OccupancyResult& m_result;
    const ArchitectureLimits& m_limits;
};

}  // namespace

QString limiterWords(const OccupancyAnswer& answer)
{
    if (!answer.canRun())
        return OccupancyText::tr("cannot run");
    QStringList names;
    for (const Resource& resource : kResources) {
        if (limitsIt(answer, resource))
            names << limiterName(resource.limiter);
    }
    if (names.isEmpty())
        return OccupancyText::tr("nothing");
    const QString last = names.takeLast();
    return names.isEmpty() ? last : OccupancyText::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

QString reasonText(const OccupancyAnswer& answer)
{
    if (answer.limits == nullptr)
        return OccupancyText::tr("The calculator does not know this architecture.");
    const Message arithmetic = answer.result.reason.part(1);
    if (answer.isAtMaximum() || !answer.canRun() || arithmetic.empty())
        return typesetSentence(messageText(answer.result.reason)).toHtmlEscaped();
    return OccupancyText::tr("Limited by <b>%1</b>: %2.")
        .arg(limiterWords(answer).toHtmlEscaped(), typesetSentence(messageText(arithmetic)).toHtmlEscaped());
}

QString residentWarps(const OccupancyAnswer& answer)
{
    return OccupancyText::tr("%1 of %2 warps").arg(answer.result.warpsPerSm).arg(answer.result.maxWarpsPerSm);
}

QString residentBlocks(const OccupancyAnswer& answer)
{
    return answer.result.blocksPerSm == 1 ? OccupancyText::tr("1 block per SM")
                                          : OccupancyText::tr("%1 blocks per SM").arg(answer.result.blocksPerSm);
}

QString originWords(bool isOfReport)
{
    return isOfReport ? OccupancyText::tr("of the report") : OccupancyText::tr("of previous build");
}

QString changeWords(double before, double now)
{
    const double points = std::round(1000 * (now - before)) / 10;
    if (std::abs(now - before) < kTenthPercent)
        return {};
    return OccupancyText::tr("%1 points").arg((points > 0 ? QStringLiteral("+") : QString()) + typeset(formatNumber(points)));
}

std::vector<ResourceUse> resourceUses(const OccupancyAnswer& answer)
{
    if (answer.limits == nullptr)
        return {};
    const Uses uses(answer);
    return {uses.warps(), uses.registers(), uses.shared(), uses.blocks(), uses.barriers(), uses.cluster()};
}

QString stepWords(const OccupancyStep& step)
{
    const QString value = formatCount(step.value);
    const QString percent = percentText(step.occupancy);
    if (step.resource == "registers")
        return OccupancyText::tr("≤ %1 registers: %2").arg(value, percent);
    if (step.resource == "threads")
        return OccupancyText::tr("block of %1: %2").arg(value, percent);
    if (step.resource == "shared")
        return OccupancyText::tr("≤ %1 shared: %2").arg(bytesText(step.value), percent);
    return OccupancyText::tr("%1: %2").arg(stepTitle(step), percent);
}

QString outlookText(const OccupancyAnswer& answer)
{
    QStringList parts;
    for (const OccupancyStep& step : answer.steps)
        parts << stepWords(step);
    QString text = answer.isAtMaximum()  ? OccupancyText::tr("All warps of the SM are in use.")
                   : parts.isEmpty()     ? OccupancyText::tr("No single change raises it.")
                                         : OccupancyText::tr("Next step: %1.").arg(parts.join(OccupancyText::tr("; ")));
    if (const QString blocks = equalBlocks(answer); !blocks.isEmpty())
        text += QLatin1Char(' ') + blocks;
    return text;
}

std::vector<StepSuggestion> suggestionsOf(const OccupancyAnswer& answer)
{
    std::vector<StepSuggestion> suggestions;
    if (answer.limits == nullptr || answer.isAtMaximum())
        return suggestions;
    bool hasBestBlock = false;
    for (const OccupancyStep& step : answer.steps) {
        suggestions.push_back({.title = stepTitle(step),
                               .result = percentText(step.occupancy),
                               .evidence = stepEvidence(step),
                               .isOfRegisters = step.resource == "registers"});
        hasBestBlock = hasBestBlock || (step.resource == "threads" && step.occupancy >= answer.bestOccupancy);
    }
    if (!hasBestBlock)
        suggestions.push_back(bestBlockSuggestion(answer));
    return suggestions;
}

std::vector<StepSuggestion> suggestionsOf(const OccupancyAnswer& answer, const Advisor& advisor)
{
    std::vector<StepSuggestion> calculated = suggestionsOf(answer);
    if (calculated.empty() || advisor.registers().empty() || !advisor.present())
        return calculated;
    std::vector<StepSuggestion> suggestions;
    for (std::size_t i = 0; i < advisor.registers().size(); ++i)
        suggestions.push_back(trialSuggestion(advisor, i));
    std::erase_if(calculated, &StepSuggestion::isOfRegisters);
    suggestions.insert(suggestions.end(), calculated.begin(), calculated.end());
    return suggestions;
}

}  // namespace kd
