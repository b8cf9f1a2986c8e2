// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/options.h"

#include "core/compile/options/allowedoption.h"
#include "core/compile/source/headers.h"

#include <algorithm>

namespace kd {
namespace {

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

}  // namespace

void to_json(Json& json, const CompileSettings& settings)
{
    json = {{"architectures", settings.architectures}, {"defines", settings.defines},
            {"includeDirectories", settings.includeDirectories}, {"standard", settings.standard},
            {"options", settings.options}, {"nameExpressions", settings.nameExpressions}};
}

void from_json(const Json& json, CompileSettings& settings)
{
    const auto texts = [&json](std::string_view key) { return valueOr(json, key, std::vector<std::string>{}); };
    settings = {.architectures = texts("architectures"),
                .defines = texts("defines"),
                .includeDirectories = texts("includeDirectories"),
                .standard = valueOr<std::string>(json, "standard", {}),
                .options = texts("options"),
                .nameExpressions = texts("nameExpressions")};
}

std::vector<std::string> canonicalOptions(const CompileSettings& settings)
{
    std::vector<std::string> options;
    for (const std::string& define : settings.defines)
        addOption(options, allowedOption("--define-macro=" + define));
    if (!settings.standard.empty())
        addOption(options, allowedOption("--std=" + settings.standard));
    for (std::size_t i = 0; i < settings.options.size(); ++i) {
        std::string option = settings.options[i];
        if (needsNextWord(option) && i + 1 < settings.options.size())
            option += "=" + settings.options[++i];
        addOption(options, allowedOption(option));
    }
    return options;
}

CompileRequest makeCompileRequest(const std::string& source, const std::filesystem::path& file, const CompileSettings& settings,
                                  const std::string& architecture, const HeaderBounds& bounds)
{
    std::vector<std::filesystem::path> folders;
    for (const std::string& folder : settings.includeDirectories)
        folders.push_back(resolved(folder, file.parent_path()));
    CompileRequest request{.source = source,
                           .programName = file.string(),
                           .architecture = architecture,
                           .options = canonicalOptions(settings),
                           .nameExpressions = settings.nameExpressions};
    request.headers = gatherHeaders(request.source, file.parent_path(), folders, bounds);
    return request;
}

}  // namespace kd
