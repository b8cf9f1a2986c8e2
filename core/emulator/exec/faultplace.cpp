// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/faultplace.h"

#include <cstdio>

namespace kd::emulator {
namespace {

constexpr int kDeepestInlining = 64;  // hostile text may have a chain of calls that leads to itself

// The nearest place before with a line: 0 stands where the compiler merged lines or made code up.
std::int32_t placeOf(const ptx::Module& module, const DecodedFunction& function, std::uint32_t pc)
{
    const auto& body = function.text->body;
    const std::uint32_t source = function.code[pc].source;
    if (source >= body.size())
        return -1;
    for (std::uint32_t i = source; body[i].place >= 0; --i) {
        if (module.places[static_cast<std::size_t>(body[i].place)].line != 0)
            return body[i].place;
        if (i == 0)
            break;
    }
    return body[source].place;
}

std::string fileOf(const ptx::Module& module, const ptx::Place& place)
{
    return place.file < module.files.size() ? module.files[place.file] : std::string();
}

}  // namespace

std::vector<SourcePosition> sourcePositionsOf(const ptx::Module& module, const DecodedFunction& function, std::uint32_t pc)
{
    std::vector<SourcePosition> positions;
    const auto add = [&](const ptx::Place& place) { positions.push_back({fileOf(module, place), static_cast<int>(place.line)}); };
    const std::int32_t index = placeOf(module, function, pc);
    if (index < 0)
        return positions;
    const ptx::Place* place = &module.places[static_cast<std::size_t>(index)];
    add(*place);
    for (int depth = 0; place->inlinedAt >= 0 && depth < kDeepestInlining; ++depth) {
        place = &module.places[static_cast<std::size_t>(place->inlinedAt)];
        add(*place);
    }
    return positions;
}

Message lineName(const ptx::Module& module, const DecodedFunction& function, std::uint32_t pc)
{
    const std::vector<SourcePosition> positions = sourcePositionsOf(module, function, pc);
    if (!positions.empty() && positions.front().line != 0 && !positions.front().file.empty())
        return verbatim(fileAndLine(positions.front()));
    const std::uint32_t source = function.code[pc].source;
    const bool isKnown = source < function.text->body.size();
    return message("PTX line {}", isKnown ? function.text->body[source].textLine : function.text->textLine);
}

std::array<std::uint32_t, 3> threadOf(const LaunchContext& launch, std::uint32_t warp, int lane)
{
    const auto& size = launch.blockSize;
    const std::uint32_t linear = warp * kLanes + static_cast<std::uint32_t>(lane);
    return {linear % size[0], linear / size[0] % size[1], linear / size[0] / size[1]};
}

std::string tripleName(const std::array<std::uint32_t, 3>& triple)
{
    return "[" + std::to_string(triple[0]) + ", " + std::to_string(triple[1]) + ", " + std::to_string(triple[2]) + "]";
}

std::string maskName(LaneMask mask)
{
    char text[16];
    std::snprintf(text, sizeof text, "0x%08x", mask);
    return text;
}

}  // namespace kd::emulator
