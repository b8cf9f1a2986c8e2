// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <utility>

namespace kd {
namespace {

std::string describe(const ErrorInfo& info)
{
    std::string line = info.text;
    if (!info.subject.empty())
        line = info.subject + ": " + line;
    if (!info.operation.empty())
        line += " [" + info.operation + (info.name.empty() ? "" : ", " + info.name) + "]";
    return line;
}

}  // namespace

Error::Error(ErrorInfo info) : std::runtime_error(describe(info)), m_info(std::move(info)) {}

void refuse(std::string subject, std::string text, Remedy remedy)
{
    throw RuntimeError({.text = std::move(text), .subject = std::move(subject), .remedy = std::move(remedy)});
}

void refuse(std::string text)
{
    refuse(std::string(), std::move(text));
}

}  // namespace kd
