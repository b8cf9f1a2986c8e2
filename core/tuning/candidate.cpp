// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/candidate.h"

namespace kd {

void applyCandidate(const Candidate& candidate, std::string& source, CompileSettings& settings)
{
    if (candidate.edit)
        source.replace(candidate.edit->begin, candidate.edit->end - candidate.edit->begin, candidate.edit->text);
    settings.options.insert(settings.options.end(), candidate.options.begin(), candidate.options.end());
}

std::optional<BoundsEdit> editIn(const Candidate& candidate, std::string_view source)
{
    if (candidate.kind != Candidate::Kind::Bounds)
        return candidate.edit;
    const std::optional<KernelDefinition> place = findKernelPlace(source, candidate.kernel);
    return place ? std::optional(boundsEdit(*place, candidate.threads, candidate.minBlocks)) : std::nullopt;
}

void replaceOptions(const Candidate& candidate, CompileSettings& settings)
{
    for (const std::string& option : candidate.options) {
        const std::string name = option.substr(0, option.find('=') + 1);
        std::erase_if(settings.options, [&](const std::string& each) { return each.starts_with(name); });
        settings.options.push_back(option);
    }
}

}  // namespace kd
