// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <utility>

namespace kd {
namespace {

Message describe(const ErrorInfo& info)
{
    Message line = info.text;
    if (!info.subject.empty())
        line = message("{}: {}", info.subject.words(), line);
    if (info.operation.empty())
        return line;
    return info.name.empty() ? message("{} [{}]", line, info.operation) : message("{} [{}, {}]", line, info.operation, info.name);
}

}  // namespace

Message ErrorSubject::words() const
{
    switch (kind) {
    case Kind::None: return {};
    case Kind::Name: return verbatim(name);
    case Kind::Argument: return message("argument {}", name);
    case Kind::Value: return message("define value {}", name);
    case Kind::Macro: return message("macro {}", name);
    case Kind::Kernel: return name.empty() ? Message("kernel") : message("kernel {}", name);
    case Kind::Reference: return message("reference of {}", name);
    case Kind::ReferenceExpression: return message("reference expr:{}", name);
    case Kind::References: return "references";
    case Kind::Grid: return "grid";
    case Kind::Block: return "block";
    case Kind::Cluster: return "cluster";
    case Kind::Cooperative: return "cooperative launch";
    case Kind::SharedMemory: return "shared memory";
    case Kind::LocalMemory: return "local memory";
    case Kind::CarveOut: return name.empty() ? Message("carve-out") : message("carve-out {}", name);
    case Kind::Deadline: return "deadline";
    case Kind::RelativeTolerance: return "relative tolerance";
    case Kind::AbsoluteTolerance: return "absolute tolerance";
    case Kind::Bytes: return "bytes";
    case Kind::Flops: return "flops";
    }
    return {};
}

Error::Error(ErrorInfo info) : std::runtime_error(describe(info).english()), m_info(std::move(info)) {}

Message Error::sentence() const
{
    return describe(m_info);
}

void refuse(ErrorSubject subject, Message text, Remedy remedy)
{
    throw RuntimeError({.text = std::move(text), .subject = std::move(subject), .remedy = std::move(remedy)});
}

void refuse(Message text)
{
    refuse(ErrorSubject(), std::move(text));
}

Message messageOf(const std::exception& error)
{
    const auto* const own = dynamic_cast<const Error*>(&error);
    return own != nullptr ? own->sentence() : verbatim(error.what());
}

}  // namespace kd
