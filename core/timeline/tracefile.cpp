// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timeline/tracefile.h"

#include "core/base/json.h"

#include <array>
#include <cstdio>
#include <set>
#include <utility>

namespace kd {
namespace {

std::array<std::uint64_t, 3> placeOf(std::uint64_t block, Dim3 grid)
{
    const std::uint64_t width = grid.x, layer = width * grid.y;
    return {block % width, block / width % grid.y, block / layer};
}

std::string ctaidText(std::uint64_t block, Dim3 grid)
{
    const auto [x, y, z] = placeOf(block, grid);
    return std::to_string(x) + "," + std::to_string(y) + "," + std::to_string(z);
}

/// Nanoseconds as the microseconds that the format wants, to the nanosecond.
std::string microseconds(std::uint64_t nanoseconds)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%llu.%03llu", static_cast<unsigned long long>(nanoseconds / 1000),
                  static_cast<unsigned long long>(nanoseconds % 1000));
    return text.data();
}

void appendNames(const BlockTimeline& timeline, std::string& text)
{
    std::set<std::uint32_t> processes;
    std::set<std::pair<std::uint32_t, std::uint32_t>> tracks;
    for (const BlockSpan& span : timeline.spans) {
        const std::string sm = std::to_string(span.sm), place = std::to_string(span.place);
        if (processes.insert(span.sm).second)
            text += R"({"ph":"M","name":"process_name","pid":)" + sm + R"(,"args":{"name":"SM )" + sm + "\"}},\n";
        if (tracks.emplace(span.sm, span.place).second)
            text += R"({"ph":"M","name":"thread_name","pid":)" + sm + R"(,"tid":)" + place + R"(,"args":{"name":"place )" + place +
                "\"}},\n";
    }
}

}  // namespace

std::string traceText(const BlockTimeline& timeline, const TimelineSubject& subject)
{
    const Json about = {{"kernel", subject.kernel},
                        {"device", subject.device},
                        {"grid", {subject.grid.x, subject.grid.y, subject.grid.z}},
                        {"block", {subject.block.x, subject.block.y, subject.block.z}}};
    std::string text = "{\"displayTimeUnit\":\"ns\",\"otherData\":" + dumpJson(about) + ",\"traceEvents\":[\n";
    appendNames(timeline, text);
    for (const BlockSpan& span : timeline.spans) {
        text += R"({"ph":"X","cat":"block","name":"block )" + ctaidText(span.block, subject.grid) + R"(","pid":)" +
            std::to_string(span.sm) + R"(,"tid":)" + std::to_string(span.place) + R"(,"ts":)" + microseconds(span.begin) +
            R"(,"dur":)" + microseconds(span.length()) + R"(,"args":{"block":)" + std::to_string(span.block) + "}},\n";
    }
    if (text.ends_with(",\n"))
        text.erase(text.size() - 2, 1);
    return text + "]}\n";
}

std::string timelineCsv(const BlockTimeline& timeline, Dim3 grid)
{
    std::string text = "block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns\n";
    for (const BlockSpan& span : timeline.spans)
        text += std::to_string(span.block) + ',' + ctaidText(span.block, grid) + ',' + std::to_string(span.sm) + ',' +
            std::to_string(span.place) + ',' + std::to_string(span.begin) + ',' + std::to_string(span.end) + '\n';
    return text;
}

}  // namespace kd
