// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/prompts.h"

#include "ui/mcp/jsonrpc.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace kd::mcp {
namespace {

struct Prompt {
    std::string_view name, title, description, text;
};

constexpr std::array kPrompts{
    Prompt{"make_faster", "Make this kernel faster", "Measure, change one thing, verify, compare, and believe no figure "
                                                     "without its receipt.",
           "Make the kernel {kernel} of {file} faster, and keep it right. Use KernelDesk's tools:\n"
           "1. run it with references (references) at its usual size and at a second, odd one, so that you know what right "
           "means. Mend "
           "hazards first.\n"
           "2. counters tells by line where sectors exceed idealSectors and where banks conflict; occupancy tells what "
           "limits and which "
           "step raises it; goal tells which of those steps the compiler gives.\n"
           "3. Change one thing in a copy of the file. run the copy with the same references. Never special-case a size, "
           "write the "
           "reference, or keep results between launches: that is found, and worth nothing.\n"
           "4. compare the file with the copy. Keep the copy where the verdict is faster, and say what the receipt and the "
           "reasons say. "
           "On the emulated GPU counts are compared, not times: say so.\n"
           "5. Repeat until no step helps, then sweep the block size and the tiles. End with the diff, the verdict and the "
           "figures."},
    Prompt{"find_bug", "Find the bug", "From hazards and verification to the line that causes them.",
           "Find the bug in the kernel {kernel} of {file}. Use KernelDesk's tools:\n"
           "1. compile: warnings, and parameters as the compiler sees them.\n"
           "2. explain runs the launch on the emulated GPU and names each fault with thread, address and line: races, reads "
           "and writes "
           "outside, barriers that not all threads reach, values that nobody wrote.\n"
           "3. run with references; firstIndex is the first wrong element, and who_wrote tells which thread and line wrote "
           "it. schedules "
           "shows what depends on the order of blocks.\n"
           "4. Repeat at an odd size, and at the smallest that fails. Then say which line is wrong, why, and the smallest "
           "change that "
           "mends it; run the changed file to prove it."}};

void replaceAll(std::string& text, std::string_view mark, const std::string& value)
{
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
        text.replace(at, mark.size(), value);
}

}  // namespace

Json promptList()
{
    Json list = Json::array();
    for (const Prompt& each : kPrompts)
        list.push_back({{"name", each.name},
                        {"title", each.title},
                        {"description", each.description},
                        {"arguments",
                         {{{"name", "file"}, {"description", "the source or session"}, {"required", true}},
                          {{"name", "kernel"}, {"description", "the kernel; default: the only one"}, {"required", false}}}}});
    return list;
}

Json prompt(const std::string& name, const Json& arguments)
{
    const auto found = std::ranges::find(kPrompts, name, &Prompt::name);
    if (found == kPrompts.end())
        throw RequestError(ErrorCode::InvalidParameters, "There is no prompt " + name + "; prompts/list names those that "
                                                                                        "there are.");
    std::string text(found->text);
    replaceAll(text, "{file}", requiredText(arguments, "file"));
    replaceAll(text, "{kernel}", arguments.contains("kernel") ? requiredText(arguments, "kernel", 256) : "(the only one)");
    return {{"description", found->description},
            {"messages", {{{"role", "user"}, {"content", {{"type", "text"}, {"text", text}}}}}}};
}

}  // namespace kd::mcp
