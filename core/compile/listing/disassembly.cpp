// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/disassembly.h"

#include "core/base/jsonfields.h"

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

void to_json(Json& json, const DisassemblyRequest& request)
{
    json = {{"cubinSha256", request.cubinSha256}, {"deadline", request.deadline.count()}};
}

void from_json(const Json& json, DisassemblyRequest& request)
{
    request = {};
    const JsonFields fields(json, "disassembly request");
    fields.read("cubinSha256", request.cubinSha256);
    auto deadline = static_cast<std::uint64_t>(request.deadline.count());
    fields.read("deadline", deadline, 1, kLongestDeadline);
    request.deadline = Milliseconds(deadline);
}

void to_json(Json& json, const Disassembly& disassembly)
{
    json = {{"state", nameOf(disassembly.state, kListingStates)},
            {"message", disassembly.message},
            {"tool", disassembly.tool},
            {"lineInfo", disassembly.lineInfo},
            {"liveRanges", disassembly.liveRanges},
            {"cubinSha256", disassembly.cubinSha256},
            {"isCut", disassembly.isCut}};
}

void from_json(const Json& json, Disassembly& disassembly)
{
    disassembly = {};
    const JsonFields fields(json, "disassembly");
    fields.readWord("state", disassembly.state, kListingStates);
    fields.read("message", disassembly.message);
    fields.read("tool", disassembly.tool);
    fields.read("lineInfo", disassembly.lineInfo, kMaxDisassemblyBytes);
    fields.read("liveRanges", disassembly.liveRanges, kMaxDisassemblyBytes);
    fields.read("cubinSha256", disassembly.cubinSha256);
    fields.read("isCut", disassembly.isCut);
}

}  // namespace kd
