// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchresolver.h"

#include "core/base/text.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/withsubject.h"

#include <algorithm>
#include <limits>

namespace kd {

std::uint32_t BlockShape::threads() const
{
    constexpr std::uint64_t kMax = std::numeric_limits<std::uint32_t>::max();
    const std::uint64_t layer = std::min(std::uint64_t{block.x} * block.y, kMax);
    return static_cast<std::uint32_t>(std::min(layer * block.z, kMax));
}

BlockShape LaunchResolver::resolveBlock(std::string_view source, const std::vector<std::string>& defines)
{
    matchGivenArguments();
    addSymbols(source, defines);
    BlockShape shape{.block = blockDimensions(),
                     .sharedBytes = sharedMemory(),
                     .carveoutPercent = m_setup.carveoutPercent};
    if (!trimmed(m_setup.cluster).empty()) {
        constexpr std::uint64_t kMaxBlocks = std::numeric_limits<std::uint32_t>::max();
        const Dim3 cluster = dimensions(m_setup.cluster, ErrorSubject::Kind::Cluster);
        shape.clusterBlocks = static_cast<std::uint32_t>(std::min(cluster.count(), kMaxBlocks));
    }
    try {
        shape.grid = dimensions(m_setup.grid, ErrorSubject::Kind::Grid);
    } catch (const RuntimeError&) {  // the occupancy needs none
    }
    return shape;
}

void LaunchResolver::matchGivenArguments()
{
    reserveArguments();
    for (std::size_t i = 0; i < m_kernel.parameters.size(); ++i) {
        Argument argument{.parameter = &m_kernel.parameters[i], .name = argumentName(m_kernel, i)};
        argument.subject = {ErrorSubject::Kind::Argument, argument.name};
        const auto setting = std::ranges::find(m_setup.arguments, argument.name, &ArgumentSetting::name);
        if (setting == m_setup.arguments.end()) {
            m_unusable[argument.name] = {.text = message("the argument '{}' has no value", argument.name),
                                         .remedy = {.kind = Remedy::Kind::ArgumentValue, .subject = argument.name}};
            continue;
        }
        argument.text = setting->value;
        try {
            withSubject(argument.subject, [&] { classify(argument); });
            m_arguments.push_back(std::move(argument));
        } catch (const RuntimeError& error) {
            m_unusable[argument.name] = error.info();
        }
    }
    for (const ModuleVariable& variable : m_kernel.variables) {
        try {
            addVariable(variable);
        } catch (const RuntimeError& error) {
            m_unusable[variable.name] = error.info();
        }
    }
}

BlockShape resolveBlock(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                        const std::filesystem::path& folder, const std::vector<std::string>& defines)
{
    return LaunchResolver(setup, program, folder).resolveBlock(source, defines);
}

}  // namespace kd
