// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/excerpt.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/compile/source/launchbounds.h"
#include "core/report/words.h"

#include <algorithm>
#include <tuple>

namespace kd::report {
namespace {

constexpr std::size_t kLines = 5;

std::string costOf(const ReportFigures& before, const ReportFigures& now)
{
    const auto share = [](const ReportFigures& figures) { return numbers::decimal(100 * figures.occupancy, 1); };
    std::string words;
    const auto add = [&words](const Message& part) { words = words.empty() ? worded(part) : listed(words, worded(part)); };
    if (before.registers != now.registers)
        add(message("registers {} → {}", numbers::grouped(before.registers), numbers::grouped(now.registers)));
    if (before.spilled != now.spilled)
        add(message("spilled {} → {}", numbers::grouped(before.spilled), numbers::grouped(now.spilled) + "\u202FB"));
    if (share(before) != share(now))
        add(message("occupancy {} → {}", share(before), share(now) + "\u202F%"));
    return words;
}

/// Where its launch bounds stand, or would; 0 where it is not found.
std::size_t definitionLine(const Report& report)
{
    const std::optional<KernelDefinition> place = findKernelPlace(report.source, report.kernel.name);
    return place ? static_cast<std::size_t>(positionAt(report.source, place->boundsBegin).line) : 0;
}

Excerpt linesFrom(const Report& report, std::size_t first)
{
    return {.first = first, .lines = codeLines(report.source, first, kLines), .marked = 0, .tag = {}, .isGain = false};
}

}  // namespace

std::optional<Excerpt> excerptOf(const Report& report)
{
    const std::size_t all = lineCount(report.source);
    if (report.edit && static_cast<std::size_t>(report.edit->line) <= all) {
        const auto line = static_cast<std::size_t>(report.edit->line);
        Excerpt excerpt = linesFrom(report, std::max<std::size_t>(line, 2) - 1);
        excerpt.marked = line;
        if (const std::optional<ReportFigures>& before = report.edit->before) {
            const ReportFigures now{report.kernel.registers, report.kernel.spillStores, report.occupancy.occupancy};
            excerpt.tag = costOf(*before, now);
            excerpt.isGain = std::tuple(-now.occupancy, now.spilled, now.registers) <
                std::tuple(-before->occupancy, before->spilled, before->registers);
        }
        return excerpt;
    }
    const std::size_t definition = report.answers.empty() ? 0 : definitionLine(report);
    return definition == 0 ? std::nullopt : std::optional(linesFrom(report, definition));
}

}  // namespace kd::report
