// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/kernelnames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <vector>

namespace kd {
namespace {

std::string withoutSpaces(std::string name)
{
    std::erase_if(name, [](char c) { return c == ' ' || c == '\t'; });
    return name;
}

std::string withoutTemplateArguments(const std::string& name)
{
    return name.substr(0, name.find('<'));
}

std::string withoutNamespaces(const std::string& name)
{
    const std::size_t scope = std::string_view(name).substr(0, name.find('<')).rfind("::");
    return scope == std::string::npos ? name : name.substr(scope + 2);
}

std::string withParameters(const KernelInfo& kernel)
{
    std::string text = kernel.name + "(";
    for (const Parameter& parameter : kernel.parameters)
        text += (text.ends_with('(') ? "" : ", ") + parameter.type.name;
    return text + ")";
}

bool isSuffixOfNumber(std::string_view name, std::size_t at)
{
    constexpr std::string_view kSuffixes = "uUlL";
    if (kSuffixes.find(name[at]) == std::string_view::npos)
        return false;
    while (at > 0 && kSuffixes.find(name[at]) != std::string_view::npos)
        --at;
    return std::isdigit(static_cast<unsigned char>(name[at])) != 0;
}

/// What `name` is compared with, best first.
std::vector<std::string> namesOf(const KernelInfo& kernel)
{
    const std::string& name = kernel.name;
    return {name, withParameters(kernel), withoutTemplateArguments(name), withoutNamespaces(name),
            withoutNamespaces(withoutTemplateArguments(name))};
}

}  // namespace

std::vector<const KernelInfo*> kernelsNamed(const CompileOutcome& outcome, const std::string& name)
{
    const auto lowered = std::ranges::find(outcome.kernels, name, &KernelInfo::loweredName);
    if (lowered != outcome.kernels.end())
        return {&*lowered};
    const std::string wanted = withoutSpaces(name);
    const std::size_t forms = namesOf({}).size();
    std::vector<const KernelInfo*> found;
    for (std::size_t form = 0; form < forms && found.empty(); ++form) {
        for (const KernelInfo& kernel : outcome.kernels) {
            if (withoutSpaces(namesOf(kernel)[form]) == wanted)
                found.push_back(&kernel);
        }
    }
    if (!found.empty() || wanted.find('<') == std::string::npos || wanted.ends_with(')'))
        return found;
    const std::string plain = comparableName(name);
    for (const KernelInfo& kernel : outcome.kernels) {
        if (comparableName(kernel.name) == plain)
            found.push_back(&kernel);
    }
    return found;
}

std::string comparableName(std::string_view name)
{
    std::string plain;
    int depth = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char letter = name[i];
        if (letter == '(') {
            if (depth == 0 && !plain.empty() && !plain.ends_with(':'))
                break;
            const std::size_t close = name.find(')', i);
            if (close == std::string_view::npos)
                break;
            i = depth == 0 && name.substr(close + 1).starts_with("::") ? close + 2 : close;
        } else if (letter != ' ' && letter != '\t' && !(depth > 0 && isSuffixOfNumber(name, i))) {
            depth += letter == '<' ? 1 : letter == '>' ? -1 : 0;
            plain += letter;
        }
    }
    return plain;
}

const KernelInfo* findKernel(const CompileOutcome& outcome, const std::string& name)
{
    const std::vector<const KernelInfo*> found = kernelsNamed(outcome, name);
    return found.size() == 1 ? found.front() : nullptr;
}

bool isOfToolkit(const KernelInfo& kernel)
{
    constexpr std::array<std::string_view, 3> kLibraries{"cub::", "thrust::", "cuda::"};
    return std::ranges::any_of(kLibraries, [&](std::string_view library) { return kernel.name.starts_with(library); });
}

void putToolkitKernelsLast(CompileOutcome& outcome)
{
    std::ranges::stable_partition(outcome.kernels, [](const KernelInfo& kernel) { return !isOfToolkit(kernel); });
}

std::string distinctName(const CompileOutcome& outcome, const KernelInfo& kernel)
{
    if (std::ranges::count(outcome.kernels, kernel.name, &KernelInfo::name) == 1)
        return kernel.name;
    return kernel.hasSignature ? withParameters(kernel) : kernel.loweredName;
}

std::string distinctNames(const CompileOutcome& outcome)
{
    constexpr std::size_t kMaxNames = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(outcome.kernels.size(), kMaxNames); ++i)
        names += (names.empty() ? "" : ", ") + distinctName(outcome, outcome.kernels[i]);
    return outcome.kernels.size() > kMaxNames ? names + ", …" : names;
}

}  // namespace kd
