// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <utility>

namespace kd {
namespace {

Message describe(const ErrorInfo& info)
{
    Message line = info.text;
    if (!info.subject.empty())
        line = message("{}: {}", info.subject, line);
    if (info.operation.empty())
        return line;
    return info.name.empty() ? message("{} [{}]", line, info.operation) : message("{} [{}, {}]", line, info.operation, info.name);
}

}  // namespace

Error::Error(ErrorInfo info) : std::runtime_error(describe(info).english()), m_info(std::move(info)) {}

Message Error::sentence() const
{
    return describe(m_info);
}

void refuse(std::string subject, Message text, Remedy remedy)
{
    throw RuntimeError({.text = std::move(text), .subject = std::move(subject), .remedy = std::move(remedy)});
}

void refuse(Message text)
{
    refuse(std::string(), std::move(text));
}

Message messageOf(const std::exception& error)
{
    const auto* const own = dynamic_cast<const Error*>(&error);
    return own != nullptr ? own->sentence() : verbatim(error.what());
}

}  // namespace kd
