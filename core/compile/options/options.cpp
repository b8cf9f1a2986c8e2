// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/options.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/nvccarguments.h"
#include "core/compile/source/headers.h"

#include <algorithm>
#include <span>

namespace kd {
namespace {

constexpr std::size_t kMaxSettings = 4096;  ///< of each kind
constexpr std::size_t kMaxStandard = 1024;

std::filesystem::path resolved(const std::filesystem::path& folder, const std::filesystem::path& base)
{
    return (folder.is_absolute() ? folder : base / folder).lexically_normal();
}

bool isMacro(const std::string& option)
{
    return option.starts_with("--define-macro=") || option.starts_with("--undefine-macro=");
}

void addOption(std::vector<std::string>& options, const std::string& option)
{
    // Macros count in their order; of the others a second one says nothing new.
    if (!option.empty() && (isMacro(option) || std::find(options.begin(), options.end(), option) == options.end()))
        options.push_back(option);
}

void addOptions(std::vector<std::string>& options, const std::vector<std::string>& more)
{
    for (const std::string& option : more)
        addOption(options, option);
}

/// An option that NVRTC does not know may be one of nvcc's.
std::vector<std::string> optionForEither(const std::string& option)
{
    try {
        return {allowedOption(option)};
    } catch (const RuntimeError&) {
        const NvccArguments arguments = parseNvccArguments(std::span(&option, 1));
        if (arguments.options.empty() || !arguments.dropped.empty())
            throw;
        return arguments.options;
    }
}

/// Includes are gathered, see makeCompileRequest.
std::vector<std::string> optionsForNvcc(const NvccArguments& arguments)
{
    std::vector<std::string> options = arguments.macros;
    if (!arguments.standard.empty())
        options.push_back("--std=" + arguments.standard);
    for (const std::string& architecture : arguments.architectures)
        options.push_back("--gpu-architecture=" + architecture);
    for (const std::string& file : arguments.preIncludes)
        options.push_back("--pre-include=" + file);
    addOptions(options, arguments.options);
    for (const DroppedOption& dropped : arguments.dropped)
        options.push_back(dropped.option);
    return options;
}

}  // namespace

template <> struct FieldList<CompileSettings> {
    static constexpr FieldRules kRules{.subject = "compile"};
    static void list(auto& fields, auto& settings)
    {
        auto& [architectures, defines, includeDirectories, standard, options, nameExpressions, compiler, nvccOptions] = settings;
        fields.field("architectures", architectures, kMaxSettings);
        fields.field("defines", defines, kMaxSettings);
        fields.field("includeDirectories", includeDirectories, kMaxSettings);
        fields.field("standard", standard, kMaxStandard);
        fields.field("options", options, kMaxSettings);
        fields.field("nameExpressions", nameExpressions, kMaxSettings);
        if (fields.kReads || compiler != CompilerChoice::Auto)
            fields.word("compiler", compiler, kCompilerChoices);
        fields.orAbsent("nvccOptions", nvccOptions, kMaxSettings);
    }
};

void to_json(Json& json, const CompileSettings& settings)
{
    writeFields(json, settings);
}

void from_json(const Json& json, CompileSettings& settings)
{
    readFields(json, settings);
}

std::vector<std::string> canonicalOptions(const CompileSettings& settings)
{
    std::vector<std::string> options;
    for (const std::string& define : settings.defines)
        addOption(options, allowedOption("--define-macro=" + define));
    if (!settings.standard.empty())
        addOption(options, allowedOption("--std=" + settings.standard));
    if (settings.compiler == CompilerChoice::Nvcc) {
        addOptions(options, optionsForNvcc(parseNvccArguments(settings.options)));
        addOptions(options, optionsForNvcc(parseNvccArguments(settings.nvccOptions)));
        return options;
    }
    for (std::size_t i = 0; i < settings.options.size(); ++i) {
        std::string option = settings.options[i];
        if (needsNextWord(option) && i + 1 < settings.options.size())
            option += "=" + settings.options[++i];
        const bool isOpen = settings.compiler == CompilerChoice::Auto;
        addOptions(options, isOpen ? optionForEither(option) : std::vector{allowedOption(option)});
    }
    return options;
}

CompileRequest makeCompileRequest(const std::string& source, const std::filesystem::path& file, const CompileSettings& settings,
                                  const std::string& architecture, const HeaderBounds& bounds)
{
    std::vector<std::filesystem::path> folders;
    for (const std::string& folder : settings.includeDirectories)
        folders.push_back(resolved(folder, file.parent_path()));
    if (settings.compiler == CompilerChoice::Nvcc) {
        const NvccArguments arguments = parseNvccArguments(settings.options);
        for (const std::vector<std::string>* const given : {&arguments.includeFolders, &arguments.systemIncludeFolders})
            for (const std::string& folder : *given)
                folders.push_back(resolved(folder, file.parent_path()));
    }
    CompileRequest request{.source = source,
                           .programName = file.string(),
                           .architecture = architecture,
                           .options = canonicalOptions(settings),
                           .nameExpressions = settings.nameExpressions,
                           .compiler = settings.compiler};
    if (settings.compiler == CompilerChoice::Auto)
        request.nvccOptions = optionsForNvcc(parseNvccArguments(settings.nvccOptions));
    request.headers = gatherHeaders(request.source, file.parent_path(), folders, bounds);
    return request;
}

}  // namespace kd
