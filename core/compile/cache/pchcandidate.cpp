// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/pchcandidate.h"

#include "core/base/fields.h"
#include "core/base/sha256.h"
#include "core/compile/source/leadingdirectives.h"
#include "core/compile/options/requestcheck.h"
#include "core/compile/source/standardheaders.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace kd {
namespace {

using IncludeFolders = std::vector<std::filesystem::path>;

/// Options that change nothing before code is generated, so that headers are the same without them.
bool concernsCodeOnly(const std::string& option)
{
    return option.starts_with("--ptxas-options=") || option.starts_with("--maxrregcount=") ||
        option.starts_with("--split-compile=");
}

bool isStandard(const UserHeader& header)
{
    const char* text = standardHeader(header.includeName);
    return text != nullptr && header.path == header.includeName && header.text == text;
}

/// Names of the headers that belong to the user.
std::unordered_set<std::string> userNames(const CompileRequest& request)
{
    std::unordered_set<std::string> names;
    for (const UserHeader& header : request.headers)
        if (!isStandard(header))
            names.insert(header.includeName);
    return names;
}

/// The leading directives up to the last include that `isToolkit` holds for, with no other include among them.
PchPrefix partOf(const CompileRequest& request, const std::function<bool(const std::string&)>& isToolkit)
{
    PchPrefix part;
    std::string directives;
    for (const LeadingDirective& directive : leadingDirectives(request.source)) {
        directives += directive.text + '\n';
        if (directive.includeName.empty())
            continue;
        if (!isToolkit(directive.includeName))
            break;
        part.directives = directives;
        part.end = directive.end;
        part.nextLine = directive.nextLine;
    }
    return part;
}

bool existsIn(const IncludeFolders& folders, const std::string& name)
{
    const auto holds = [&name](const std::filesystem::path& folder) {
        std::error_code error;
        return std::filesystem::is_regular_file(folder / name, error);
    };
    return !name.starts_with('/') && std::any_of(folders.begin(), folders.end(), holds);
}

std::string hashOf(const std::vector<std::string>& fields)
{
    Sha256 hash;
    for (const std::string& field : fields)
        hash.addField(field);
    return toHex(hash.finish());
}

std::string nameOf(const PchCandidate& headers, const std::vector<std::string>& options)
{
    std::vector<std::string> fields{headers.part.directives, std::to_string(headers.standardHeaders.size())};
    for (const UserHeader& header : headers.standardHeaders)
        fields.push_back(header.includeName);
    std::copy_if(options.begin(), options.end(), std::back_inserter(fields), std::not_fn(concernsCodeOnly));
    return hashOf(fields);
}

std::vector<std::string> optionsFor(const CompileRequest& request, const std::string& task, const IncludeFolders& folders)
{
    return task == "signatures" ? signatureOptions(request, folders) : programOptions(request, folders);
}

}  // namespace

std::string precompiledKey(const CompileRequest& request, const std::string& task)
{
    const std::unordered_set<std::string> users = userNames(request);
    const PchPrefix part = partOf(request, [&users](const std::string& name) { return !users.contains(name); });
    if (part.end == 0)
        return {};
    std::vector<std::string> fields{task, part.directives, request.architecture};
    for (const UserHeader& header : request.headers)
        if (isStandard(header))
            fields.push_back(header.includeName);
    for (const std::string& option : request.options)
        if (!concernsCodeOnly(option))
            fields.push_back(option);
    return hashOf(fields);
}

IncludeClosure PchCandidate::closure(const IncludeFolders& includeFolders) const
{
    std::string text = part.directives;
    for (const UserHeader& header : standardHeaders)
        text += header.text;
    return includeClosure(text, includeFolders);
}

bool PchCandidate::isMixed(const IncludeClosure& closure) const
{
    return std::any_of(users.begin(), users.end(), [&closure](const std::string& user) { return closure.names.contains(user); });
}

std::optional<PchCandidate> pchCandidate(const CompileRequest& request, const std::vector<std::string>& options,
                                         const IncludeFolders& includeFolders)
{
    PchCandidate headers{.users = userNames(request)};
    // A toolkit header may include one of the user's by its name: then none of them is compiled before.
    const auto isToolkitName = [&includeFolders](const std::string& name) { return existsIn(includeFolders, name); };
    if (std::any_of(headers.users.begin(), headers.users.end(), isToolkitName))
        return std::nullopt;
    std::copy_if(request.headers.begin(), request.headers.end(), std::back_inserter(headers.standardHeaders), isStandard);
    headers.part = partOf(request, [&](const std::string& name) {
        const auto isNamed = [&name](const UserHeader& header) { return header.includeName == name; };
        const auto& standard = headers.standardHeaders;
        return !headers.users.contains(name) && name.find("..") == std::string::npos &&
               (isToolkitName(name) || std::any_of(standard.begin(), standard.end(), isNamed));
    });
    if (headers.part.end == 0)
        return std::nullopt;
    headers.name = nameOf(headers, options);
    return headers;
}

template <> struct FieldList<PchToolchain> {
    static constexpr FieldRules kRules{.subject = "maker of precompiled headers", .isLenient = true};
    static void list(auto& fields, auto& maker)
    {
        auto& [nvrtc, includeFolders, heapAddress, heapBytes] = maker;
        fields.field("nvrtc", nvrtc);
        fields.asTexts("includeFolders", includeFolders);
        fields.field("heapAddress", heapAddress);
        fields.field("heapBytes", heapBytes);
    }
};

void to_json(Json& json, const PchToolchain& maker)
{
    writeFields(json, maker);
}

void from_json(const Json& json, PchToolchain& maker)
{
    readFields(json, maker);
}

std::optional<PchLabel> labelFor(const CompileRequest& request, const std::string& task, const PchToolchain& maker)
{
    const auto headers = pchCandidate(request, optionsFor(request, task, maker.includeFolders), maker.includeFolders);
    if (!headers || maker.heapAddress == 0)
        return std::nullopt;
    PchLabel label{.name = headers->name, .nvrtc = maker.nvrtc, .heapAddress = maker.heapAddress, .heapBytes = maker.heapBytes};
    label.closure = headers->closure(maker.includeFolders);
    return headers->isMixed(label.closure) ? std::nullopt : std::optional(std::move(label));
}

}  // namespace kd
