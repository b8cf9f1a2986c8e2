// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/trials.h"

#include "ui/workbench/document.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::size_t kMaxArchitectures = 4;
constexpr std::array kAsked{"sm_80", "sm_89", "sm_90", "sm_100", "sm_120", "sm_75", "sm_86"};

}  // namespace

std::optional<KernelPlace> kernelPlaceIn(const QByteArray& text, const std::string& kernel)
{
    return findKernelPlace({text.constData(), static_cast<std::size_t>(text.size())}, kernel);
}

bool insertBounds(Document& document, const std::string& kernel, std::uint32_t threads, std::uint32_t minBlocks)
{
    const std::optional<KernelPlace> place = kernelPlaceIn(document.text(), kernel);
    if (!place)
        return false;
    const BoundsEdit edit = boundsEdit(*place, threads, minBlocks);
    document.replaceRange(static_cast<qsizetype>(edit.begin), static_cast<qsizetype>(edit.end),
                          QByteArray::fromStdString(edit.text));
    return true;
}

std::vector<ArchitectureTrial> architectureTrials(const std::vector<std::string>& known, const std::string& present)
{
    std::vector<ArchitectureTrial> trials;
    for (const char* const name : kAsked)
        if (trials.size() < kMaxArchitectures && name != present && std::ranges::find(known, name) != known.end())
            trials.push_back({.name = QLatin1String(name)});
    const auto number = [](const ArchitectureTrial& trial) { return trial.name.mid(3).toInt(); };
    std::ranges::sort(trials, {}, number);
    return trials;
}

}  // namespace kd
