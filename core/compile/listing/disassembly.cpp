// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/disassembly.h"

#include "core/base/fields.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using ListingState = Disassembly::State;

constexpr std::array<EnumWord<ListingState>, 5> kListingStates{{
    {ListingState::Ok, "ok"},
    {ListingState::Unavailable, "unavailable"},
    {ListingState::Failed, "failed"},
    {ListingState::Deadline, "deadline"},
    {ListingState::Cancelled, "cancelled"},
}};

constexpr std::uint64_t kLongestDeadline = 3'600'000;  // ms

}  // namespace

template <> struct FieldList<DisassemblyRequest> {
    static constexpr FieldRules kRules{.subject = "disassembly request"};
    static void list(auto& fields, auto& request)
    {
        auto& [cubin, cubinSha256, deadline, isTileIr] = request;
        fields.notSent(cubin);
        fields.field("cubinSha256", cubinSha256);
        fields.milliseconds("deadline", deadline, 1, kLongestDeadline);
        fields.orAbsent("isTileIr", isTileIr);
    }
};

template <> struct FieldList<Disassembly> {
    static constexpr FieldRules kRules{.subject = "disassembly"};
    static void list(auto& fields, auto& disassembly)
    {
        auto& [state, message, tool, lineInfo, liveRanges, tileIr, cubinSha256, isCut] = disassembly;
        fields.word("state", state, kListingStates);
        fields.field("message", message);
        fields.field("tool", tool);
        fields.field("lineInfo", lineInfo, kMaxDisassemblyBytes);
        fields.field("liveRanges", liveRanges, kMaxDisassemblyBytes);
        fields.orAbsent("tileIr", tileIr, kMaxDisassemblyBytes);
        fields.field("cubinSha256", cubinSha256);
        fields.field("isCut", isCut);
    }
};

std::vector<DisassemblyRequest> machineCodeRequests(const CompileOutcome& outcome)
{
    std::vector<DisassemblyRequest> requests;
    const bool isTileAlone = !outcome.tileCubin.empty() && std::ranges::all_of(outcome.kernels, &KernelInfo::isTile);
    if (!isTileAlone && !outcome.cubin.empty())
        requests.push_back({.cubin = outcome.cubin, .cubinSha256 = outcome.cubinSha256});
    if (!outcome.tileCubin.empty())
        requests.push_back({.cubin = outcome.tileCubin, .cubinSha256 = outcome.tileCubinSha256});
    return requests;
}

Disassembly joinDisassemblies(std::vector<Disassembly> parts)
{
    const auto first = std::ranges::find_if(parts, &Disassembly::ok);
    if (first == parts.end())
        return std::move(parts.front());
    Disassembly joined = std::move(*first);
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (part == first)
            continue;
        if (joined.message.empty())
            joined.message = part->message;
        joined.lineInfo += part->lineInfo;
        joined.liveRanges += part->liveRanges;
        joined.isCut = joined.isCut || part->isCut;
    }
    return joined;
}

void to_json(Json& json, const DisassemblyRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, DisassemblyRequest& request)
{
    readFields(json, request);
}

void to_json(Json& json, const Disassembly& disassembly)
{
    writeFields(json, disassembly);
}

void from_json(const Json& json, Disassembly& disassembly)
{
    readFields(json, disassembly);
}

}  // namespace kd
