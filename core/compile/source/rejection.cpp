// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/rejection.h"

#include "core/base/counted.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kLongestLog = 1u << 20;

std::string placeText(const Diagnostic& diagnostic)
{
    if (diagnostic.position.file.empty())
        return {};
    std::string text = diagnostic.position.file;
    if (diagnostic.position.line > 0)
        text += ":" + std::to_string(diagnostic.position.line);
    return text + ": ";
}

}  // namespace

Message rejectionText(const std::vector<Diagnostic>& diagnostics, const std::string& otherwise)
{
    const auto isError = [](const Diagnostic& diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; };
    const auto first = std::find_if(diagnostics.begin(), diagnostics.end(), isError);
    if (first == diagnostics.end())
        return message("The program does not compile. Its text may end too early: see whether its last function has a body, "
                       "{{ … }}; the compiler gives no reason but {}.",
                       otherwise);
    const auto errors = std::count_if(diagnostics.begin(), diagnostics.end(), isError);
    const Message where = message("{}{}", placeText(*first), first->message);
    return errors == 1 ? message("The program does not compile, with one error: {}", where)
                       : message("The program does not compile, with {} errors, the first: {}", errors, where);
}

std::string shortenedLog(std::string log)
{
    if (log.size() <= kLongestLog)
        return log;
    const std::size_t left = log.size() - kLongestLog;
    log.resize(kLongestLog);
    return log + "\n[" + counted(left, "further byte") + " left out]\n";
}

}  // namespace kd
