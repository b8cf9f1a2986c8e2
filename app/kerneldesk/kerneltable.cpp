// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/kerneltable.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/compile/source/kernelnames.h"

#include <QStringList>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd::cli {
namespace {

constexpr qsizetype kWidestName = 60;  // the whole is in the JSON

/// Without its middle where it is too wide for a table.
QString elided(const QString& name)
{
    constexpr qsizetype kHalf = (kWidestName - 1) / 2;
    return name.size() <= kWidestName ? name : name.left(kHalf) + QChar(0x2026) + name.right(kHalf);
}

TextTable emptyTable()
{
    using Align = TextTable::Align;
    return TextTable({{Text::tr("kernel")},
                      {Text::tr("arch")},
                      {Text::tr("registers"), Align::Right},
                      {Text::tr("spills"), Align::Right},
                      {Text::tr("shared"), Align::Right},
                      {Text::tr("local"), Align::Right},
                      {Text::tr("constant"), Align::Right},
                      {Text::tr("barriers"), Align::Right},
                      {Text::tr("max threads"), Align::Right}});
}

QString unknownFigure()
{
    return QStringLiteral("–");
}

QString figureText(const KernelInfo& kernel, std::uint32_t figure)
{
    return kernel.lacksFigures ? unknownFigure() : QString::number(figure);
}

QString spillsText(const KernelInfo& kernel)
{
    if (kernel.lacksSpills)
        return unknownFigure();
    if (kernel.spillStores == 0 && kernel.spillLoads == 0)
        return QStringLiteral("0");
    return QStringLiteral("%1 / %2").arg(kernel.spillStores).arg(kernel.spillLoads);
}

struct KernelRow {
    const CompileOutcome* outcome;
    const KernelInfo* kernel;
};

struct NamedRows {
    std::string name;
    std::vector<KernelRow> rows;  ///< of each architecture that has it
};

/// Each name once, in the order in which the outcomes have them.
std::vector<NamedRows> rowsByName(const std::vector<CompileOutcome>& outcomes, bool isFolded)
{
    std::vector<NamedRows> all;
    std::unordered_map<std::string, std::size_t> places;
    for (const CompileOutcome& outcome : outcomes) {
        const std::vector<std::string> names = allDistinctNames(outcome);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (isFolded && isOfToolkit(outcome.kernels[i]))
                continue;
            const auto [place, isNew] = places.try_emplace(names[i], all.size());
            if (isNew)
                all.push_back({.name = names[i], .rows = {}});
            std::vector<KernelRow>& rows = all[place->second].rows;
            if (rows.empty() || rows.back().outcome != &outcome)
                rows.push_back({&outcome, &outcome.kernels[i]});
        }
    }
    return all;
}

}  // namespace

std::size_t foldedKernels(const std::vector<CompileOutcome>& outcomes)
{
    constexpr std::size_t kMaxShown = 4;
    std::set<std::string_view> folded;
    bool hasOwn = false;
    for (const CompileOutcome& outcome : outcomes) {
        for (const KernelInfo& kernel : outcome.kernels) {
            if (isOfToolkit(kernel))
                folded.insert(kernel.loweredName);
            else
                hasOwn = true;
        }
    }
    return hasOwn && folded.size() > kMaxShown ? folded.size() : 0;
}

QString kernelTable(const std::vector<CompileOutcome>& outcomes, std::size_t folded)
{
    TextTable table = emptyTable();
    for (const NamedRows& named : rowsByName(outcomes, folded > 0)) {
        QString title = elided(toQt(named.name));
        for (const auto& [outcome, kernel] : named.rows) {
            table.addRow({title, toQt(outcome->architecture), figureText(*kernel, kernel->registers), spillsText(*kernel),
                          figureText(*kernel, kernel->staticShared), figureText(*kernel, kernel->local),
                          figureText(*kernel, kernel->constant), figureText(*kernel, kernel->barriers),
                          kernel->maxThreadsPerBlock > 0 ? QString::number(kernel->maxThreadsPerBlock) : unknownFigure()});
            title.clear();
        }
    }
    return table.isEmpty() ? QString() : table.toText();
}

QString signatureText(const KernelInfo& kernel)
{
    QStringList parameters;
    for (const Parameter& parameter : kernel.parameters) {
        const QString type = parameter.type.name.empty() ? Text::tr("%1 B").arg(parameter.size) : toQt(parameter.type.name);
        parameters << (parameter.name.empty() ? type : type + QLatin1Char(' ') + toQt(parameter.name));
    }
    return toQt(kernel.name) + QLatin1Char('(') + parameters.join(QStringLiteral(", ")) + QLatin1Char(')');
}

}  // namespace kd::cli
