// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/asserttext.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace kd {
namespace {

constexpr std::string_view kBlock = ": block: [";
constexpr std::string_view kThread = "], thread: [";
constexpr std::string_view kAssertion = "] Assertion `";
constexpr std::string_view kFailed = "` failed";

template <typename T> bool parseNumber(std::string_view& text, T& value)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

std::optional<Dim3> triple(std::string_view text)
{
    Dim3 at;
    const bool isTriple = parseNumber(text, at.x) && text.starts_with(',') && (text.remove_prefix(1), parseNumber(text, at.y)) &&
        text.starts_with(',') && (text.remove_prefix(1), parseNumber(text, at.z)) && text.empty();
    return isTriple ? std::optional(at) : std::nullopt;
}

/// "saxpy.cu:12: void k(int *)" into file and line; the file may hold colons itself.
bool parsePlace(std::string_view place, Fault& fault)
{
    for (std::size_t colon = place.find(':'); colon != std::string_view::npos; colon = place.find(':', colon + 1)) {
        std::string_view rest = place.substr(colon + 1);
        int line = 0;
        if (parseNumber(rest, line) && line > 0 && rest.starts_with(": ")) {
            fault.position.file = place.substr(0, colon);
            fault.position.line = line;
            return true;
        }
    }
    return false;
}

std::optional<Fault> assertFaultOf(std::string_view line)
{
    const std::size_t block = line.find(kBlock);
    const std::size_t thread = line.find(kThread, block == std::string_view::npos ? block : block + kBlock.size());
    const std::size_t assertion = line.find(kAssertion, thread);
    const std::size_t failed = line.rfind(kFailed);
    if (block == std::string_view::npos || thread == std::string_view::npos || assertion == std::string_view::npos ||
        failed == std::string_view::npos || failed < assertion + kAssertion.size())
        return std::nullopt;
    Fault fault{.kind = Fault::Kind::Assert};
    fault.block = triple(line.substr(block + kBlock.size(), thread - block - kBlock.size()));
    fault.thread = triple(line.substr(thread + kThread.size(), assertion - thread - kThread.size()));
    if (!fault.block || !fault.thread || !parsePlace(line.substr(0, block), fault))
        return std::nullopt;
    fault.message = message("the device assert `{}` did not hold at {} (CUDA_ERROR_ASSERT).",
                            line.substr(assertion + kAssertion.size(), failed - assertion - kAssertion.size()),
                            fileAndLine(fault.position));
    return fault;
}

}  // namespace

std::optional<Fault> assertFaultIn(std::string_view printed)
{
    while (!printed.empty()) {
        const std::size_t end = std::min(printed.find('\n'), printed.size());
        if (std::optional<Fault> fault = assertFaultOf(printed.substr(0, end)))
            return fault;
        printed.remove_prefix(std::min(end + 1, printed.size()));
    }
    return std::nullopt;
}

}  // namespace kd
