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

/// Whether `name` without its blanks is `wanted`, which has none.
bool isWithoutSpaces(std::string_view name, std::string_view wanted)
{
    std::size_t at = 0;
    for (const char c : name) {
        if (c == ' ' || c == '\t')
            continue;
        if (at == wanted.size() || wanted[at] != c)
            return false;
        ++at;
    }
    return at == wanted.size();
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

/// The forms of a kernel's name that another is compared with, best first.
enum class NameForm { Whole, Parameters, NoArguments, NoNamespaces, Plain };
constexpr std::array kNameForms{NameForm::Whole, NameForm::Parameters, NameForm::NoArguments, NameForm::NoNamespaces,
                                NameForm::Plain};

bool isNamed(const KernelInfo& kernel, NameForm form, std::string_view wanted)
{
    const std::string_view name = kernel.name;
    switch (form) {
    case NameForm::Whole:
        return isWithoutSpaces(name, wanted);
    case NameForm::Parameters:
        return wanted.ends_with(')') && isWithoutSpaces(withParameters(kernel), wanted);
    case NameForm::NoArguments:
        return isWithoutSpaces(withoutTemplateArguments(name), wanted);
    case NameForm::NoNamespaces:
        return isWithoutSpaces(withoutNamespaces(name), wanted);
    case NameForm::Plain:
        return isWithoutSpaces(withoutNamespaces(withoutTemplateArguments(name)), wanted);
    }
    return false;
}

std::string nameAmong(const KernelInfo& kernel, bool isShared)
{
    if (!isShared)
        return kernel.name;
    return kernel.hasSignature ? withParameters(kernel) : kernel.loweredName;
}

}  // namespace

std::vector<const KernelInfo*> kernelsNamed(const CompileOutcome& outcome, const std::string& name)
{
    const auto lowered = std::ranges::find(outcome.kernels, name, &KernelInfo::loweredName);
    if (lowered != outcome.kernels.end())
        return {&*lowered};
    const std::string wanted = withoutSpaces(name);
    std::vector<const KernelInfo*> found;
    for (const NameForm form : kNameForms) {
        for (const KernelInfo& kernel : outcome.kernels) {
            if (isNamed(kernel, form, wanted))
                found.push_back(&kernel);
        }
        if (!found.empty())
            break;
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

std::string_view withoutTemplateArguments(std::string_view name)
{
    return name.substr(0, name.find('<'));
}

std::string_view withoutNamespaces(std::string_view name)
{
    const std::size_t scope = withoutTemplateArguments(name).rfind("::");
    return scope == std::string_view::npos ? name : name.substr(scope + 2);
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
    return nameAmong(kernel, std::ranges::count(outcome.kernels, kernel.name, &KernelInfo::name) != 1);
}

std::vector<std::string> allDistinctNames(const CompileOutcome& outcome)
{
    std::unordered_map<std::string_view, std::size_t> bearers;
    for (const KernelInfo& kernel : outcome.kernels)
        ++bearers[kernel.name];
    std::vector<std::string> names;
    names.reserve(outcome.kernels.size());
    for (const KernelInfo& kernel : outcome.kernels)
        names.push_back(nameAmong(kernel, bearers[kernel.name] != 1));
    return names;
}

std::string distinctNames(const CompileOutcome& outcome)
{
    constexpr std::size_t kMaxNames = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(outcome.kernels.size(), kMaxNames); ++i)
        names += (names.empty() ? "" : ", ") + distinctName(outcome, outcome.kernels[i]);
    return outcome.kernels.size() > kMaxNames ? names + ", …" : names;
}

std::unordered_map<std::string_view, const KernelInfo*> kernelsWithSignature(const std::vector<KernelInfo>& kernels)
{
    std::unordered_map<std::string_view, const KernelInfo*> found;
    for (const KernelInfo& kernel : kernels) {
        if (kernel.hasSignature)
            found.emplace(kernel.loweredName, &kernel);
    }
    return found;
}

}  // namespace kd
