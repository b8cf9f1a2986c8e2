// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sourcemodule.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/compile/cache/cache.h"
#include "core/compile/compiler.h"
#include "core/compile/source/kernelnames.h"
#include "core/compile/options/options.h"
#include "core/device/architecture.h"
#include "core/session/launch/moduleimage.h"

#include <cstdlib>
#include <sstream>
#include <utility>

namespace kd {
namespace {

constexpr const char* kDefaultFile = "source.cu";

CompileCache::Config cacheConfig(const SourceOptions& options)
{
    CompileCache::Config config = CompileCache::configFromEnvironment();
    if (options.cacheDirectory)
        config.directory = *options.cacheDirectory;
    // Set to anything, as PyCUDA has it, an empty text included.
    if (std::getenv("KERNELDESK_DISABLE_CACHE") != nullptr)
        config.directory.clear();
    return config;
}

std::vector<std::string> optionsOf(const SourceOptions& options)
{
    return options.options ? *options.options : defaultCompileOptions();
}

CompileRequest requestFor(const Device& device, const std::string& source, const SourceOptions& options)
{
    CompileSettings settings;
    settings.options = optionsOf(options);
    settings.includeDirectories = options.includeDirectories;
    settings.nameExpressions = options.nameExpressions;
    const std::string architecture =
        options.architecture.empty() ? architectureName(device.computeCapability()) : options.architecture;
    const std::filesystem::path file = std::filesystem::absolute(options.file.empty() ? kDefaultFile : options.file);
    CompileRequest request = makeCompileRequest(source, file, settings, architecture);
    addDeviceOptions(request, device.id().name);
    return request;
}

CompileOutcome compileNow(const CompileRequest& request)
{
    CompileOutcome outcome = compileProgram(request);
    if (outcome.ok())
        mergeSignatures(outcome, compileSignatures(request));
    return outcome;
}

void keep(const std::filesystem::path& folder, const std::string& source, const CompileOutcome& outcome)
{
    posix::makePrivateDirectory(folder);
    posix::writeFileAtomically(folder / "source.cu", source);
    posix::writeFileAtomically(folder / "program.ptx", outcome.ptx);
    posix::writeFileAtomically(folder / "program.cubin", std::span<const std::byte>(outcome.cubin));
    posix::writeFileAtomically(folder / "log.txt", outcome.log);
}

std::string errorText(const Diagnostic& diagnostic)
{
    const std::string place = diagnostic.position.line > 0 ? fileAndLine(diagnostic.position) + ": " : std::string();
    return place + numberedMessage(diagnostic).english();
}

std::string diagnosticsText(const CompileOutcome& outcome)
{
    std::string text;
    for (const Diagnostic& diagnostic : outcome.diagnostics)
        text += "\n" + errorText(diagnostic);
    return text;
}

Module load(const ContextRef& context, const CompileOutcome& outcome, const SourceOptions& options)
{
    const std::string subject = options.file.empty() ? kDefaultFile : options.file.string();
    if (!outcome.ok()) {
        std::string words = outcome.architecture;
        for (const std::string& option : optionsOf(options))
            words += " " + option;
        throw CompileError({.operation = "nvrtcCompileProgram",
                            .text = message("{}{}\noptions: {}", outcome.message, diagnosticsText(outcome), words),
                            .subject = subject});
    }
    return {context, moduleImage(outcome, context.device().id().name), subject};
}

ArgumentType::Kind kindOf(const TypeInfo& type)
{
    switch (type.kind) {
    case TypeInfo::Kind::Bool:
    case TypeInfo::Kind::Signed:
    case TypeInfo::Kind::Unsigned:
    case TypeInfo::Kind::Character:
    case TypeInfo::Kind::Enum: return ArgumentType::Kind::Integer;
    case TypeInfo::Kind::Float: return ArgumentType::Kind::Floating;
    case TypeInfo::Kind::Pointer: return ArgumentType::Kind::Pointer;
    case TypeInfo::Kind::Struct:
    case TypeInfo::Kind::Union:
    case TypeInfo::Kind::Array: return ArgumentType::Kind::Structure;
    default: return ArgumentType::Kind::Unknown;
    }
}

}  // namespace

std::vector<std::string> defaultCompileOptions()
{
    const char* text = std::getenv("KERNELDESK_DEFAULT_OPTIONS");
    std::istringstream words(text == nullptr ? "" : text);
    std::vector<std::string> options;
    for (std::string word; words >> word;)
        options.push_back(word);
    return options;
}

CompileOutcome compileSource(const Device& device, const std::string& source, const SourceOptions& options)
{
    const CompileRequest request = requestFor(device, source, options);
    CompileOutcome outcome;
    if (options.useCache) {
        CompileCache cache(cacheConfig(options));
        const std::string key = CompileCache::key(request);
        if (std::optional<CompileOutcome> found = cache.find(key)) {
            outcome = std::move(*found);
        } else {
            outcome = compileNow(request);
            cache.store(key, outcome);
        }
        if (Message notice = cache.popNotice(); !notice.empty())
            outcome.notices.push_back(std::move(notice));
    } else {
        outcome = compileNow(request);
    }
    if (!options.keepIn.empty())
        keep(options.keepIn, source, outcome);
    return outcome;
}

SourceModule::SourceModule(const ContextRef& context, const std::string& source, const SourceOptions& options)
    : m_outcome(compileSource(context.device(), source, options))
    , m_module(load(context, m_outcome, options))
{
}

Kernel SourceModule::kernel(const std::string& name) const
{
    const KernelInfo* const info = findKernel(m_outcome, name);
    if (info == nullptr)
        throw LogicError(
            {.text = message("the source has no one kernel of that name; it has {}", distinctNames(m_outcome)), .subject = name});
    const FunctionRef function = m_module.function(info->loweredName);
    std::vector<KernelParameter> parameters;
    for (const Parameter& each : info->parameters)
        parameters.push_back({each.name, each.offset, {kindOf(each.type), each.type.name, each.size}});
    return {FunctionRef(function.context(), function.handle(), info->name), std::move(parameters)};
}

std::vector<std::string> SourceModule::warnings() const
{
    std::vector<std::string> sentences;
    for (const Diagnostic& diagnostic : m_outcome.diagnostics)
        sentences.push_back(errorText(diagnostic));
    return sentences;
}

RawKernel::RawKernel(std::string source, std::string name, SourceOptions options)
    : m_name(std::move(name))
    , m_modules([source = std::move(source), options = std::move(options)](const ContextRef& context) {
        return std::make_shared<const SourceModule>(context, source, options);
    })
{
}

Kernel RawKernel::in(const ContextRef& context)
{
    return m_modules(context)->kernel(m_name);
}

}  // namespace kd
