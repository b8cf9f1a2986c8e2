// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccreason.h"

#include "core/base/error.h"
#include "core/compile/options/nvccarguments.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/source/headerkind.h"

#include <string_view>

namespace kd {
namespace {

using ReasonKind = NvccReason::Kind;

constexpr std::string_view kCannotOpen = "cannot open source file \"";

bool isHostFunctionRefused(std::string_view message)
{
    return message.find("host functions are not allowed in JIT mode") != std::string_view::npos ||
        message.find("__host__ function is not allowed in JIT mode") != std::string_view::npos;
}

/// The name in `identifier "cudaMalloc" is undefined` or `namespace "std" has no member "string"` that only host code knows.
std::string_view hostName(std::string_view message)
{
    constexpr std::string_view kUndefined = "identifier \"cuda";
    constexpr std::string_view kNoMember = "namespace \"std\" has no member \"";
    const bool isRuntime = message.starts_with(kUndefined);
    if (!isRuntime && !message.starts_with(kNoMember))
        return {};
    message.remove_prefix(isRuntime ? message.find('"') + 1 : kNoMember.size());
    return message.substr(0, message.find('"'));
}

NvccReason reasonOf(const Diagnostic& diagnostic)
{
    const std::string words = diagnostic.message.english();
    const std::string_view message = words;
    if (message.starts_with(kCannotOpen)) {
        const std::string_view name = message.substr(kCannotOpen.size(), message.rfind('"') - kCannotOpen.size());
        if (headerKind(name) == HeaderKind::Host)
            return {.kind = ReasonKind::HostHeader, .subject = std::string(name), .position = diagnostic.position};
    } else if (isHostFunctionRefused(message)) {
        return {.kind = ReasonKind::HostFunction, .subject = {}, .position = diagnostic.position};
    } else if (const std::string_view name = hostName(message); !name.empty()) {
        return {.kind = ReasonKind::RuntimeFunction, .subject = std::string(name), .position = diagnostic.position};
    }
    return {};
}

bool isKnownToNvrtc(const std::string& option)
{
    try {
        allowedOption(option);
        return true;
    } catch (const RuntimeError&) {
        return false;
    }
}

Message reasonWords(const NvccReason& reason)
{
    switch (reason.kind) {
    case ReasonKind::HostHeader:
        return message("it includes <{}>, a header for code of the host", reason.subject);
    case ReasonKind::HostFunction:
        return "it has functions of the host";
    case ReasonKind::RuntimeFunction:
        return message("it uses {}, which is for code of the host", reason.subject);
    case ReasonKind::Option:
        return message("it is compiled with {}, an option that nvcc alone knows", reason.subject);
    case ReasonKind::None:
        break;
    }
    return {};
}

}  // namespace

NvccReason reasonForNvcc(std::span<const Diagnostic> diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity != Diagnostic::Severity::Error || diagnostic.stage != "compiler")
            continue;
        if (NvccReason reason = reasonOf(diagnostic); reason.kind != ReasonKind::None)
            return reason;
    }
    return {};
}

NvccReason reasonForNvcc(const std::vector<std::string>& options)
{
    for (const std::string& option : options)
        if (!isKnownToNvrtc(option) && !parseNvccArguments(std::span(&option, 1)).options.empty())
            return {.kind = ReasonKind::Option, .subject = option, .position = {}};
    return {};
}

Message reasonText(const NvccReason& reason)
{
    const Message words = reasonWords(reason);
    return reason.position.line > 0 ? message("{}: {}", fileAndLine(reason.position), words) : words;
}

}  // namespace kd
