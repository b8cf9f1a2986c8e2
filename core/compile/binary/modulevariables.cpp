// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/modulevariables.h"

#include "core/compile/binary/elfimage.h"
#include "core/compile/binary/ptxwords.h"

#include <algorithm>
#include <string>

namespace kd {
namespace {

constexpr std::size_t kMaxReachedOfAll = 1u << 14;  // variables that all kernels together are given

/// The name of a function whose ".entry" or ".func" was read: the first word outside of what it gives back.
std::string_view readFunctionName(PtxWords& words)
{
    int depth = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        depth += word == "(" ? 1 : word == ")" ? -1 : 0;
        if (depth == 0 && word != ")" && !word.starts_with('.'))
            return word;
    }
    return {};
}

}  // namespace

std::unordered_map<std::string, CubinVariable> readCubinVariables(std::span<const std::byte> cubin)
{
    const ElfImage image(cubin);
    std::unordered_map<std::size_t, bool> sections;  // whether they are constant, by number
    for (const ElfImage::Section& section : image.sections())
        if (section.name == ".nv.constant3" || section.name == ".nv.global" || section.name == ".nv.global.init")
            sections.emplace(section.index, section.name == ".nv.constant3");
    std::unordered_map<std::string, CubinVariable> variables;
    for (const ElfImage::Symbol& symbol : image.symbols())
        if (const auto section = sections.find(symbol.section); symbol.isObject && section != sections.end())
            variables.emplace(symbol.name, CubinVariable{.size = symbol.size, .isConstant = section->second});
    return variables;
}

ReachedNames::ReachedNames(std::string_view ptx, const std::unordered_set<std::string_view>& names)
{
    std::unordered_set<std::string_view>* named = nullptr;  // of the function that was declared last
    int depth = 0;
    PtxWords words(ptx);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "{" || word == "}") {
            depth += word == "{" ? 1 : -1;
            if (depth <= 0)
                named = nullptr;
        } else if (depth == 0 && (word == ".entry" || word == ".func")) {
            named = &m_named[readFunctionName(words)];
        } else if (depth == 0 && word == ";") {
            named = nullptr;
        } else if (depth > 0 && named != nullptr && (names.contains(word) || m_named.contains(word))) {
            named->insert(word);
        }
    }
}

std::unordered_set<std::string_view> ReachedNames::of(std::string_view function) const
{
    std::unordered_set<std::string_view> reached{function};
    std::vector<std::string_view> open{function};
    while (!open.empty()) {
        const auto named = m_named.find(open.back());
        open.pop_back();
        if (named == m_named.end())
            continue;
        for (const std::string_view name : named->second)
            if (reached.insert(name).second)
                open.push_back(name);
    }
    return reached;
}

void addReachedVariables(CompileOutcome& outcome, const std::vector<ModuleVariable>& variables)
{
    if (variables.empty() || outcome.cubin.empty())
        return;
    const std::unordered_map<std::string, CubinVariable> known = readCubinVariables(outcome.cubin);
    std::vector<ModuleVariable> agreeing;
    std::unordered_set<std::string_view> names;
    for (const ModuleVariable& variable : variables) {
        const auto found = known.find(variable.loweredName);
        if (found == known.end() || found->second.size != variable.type.size)
            continue;
        agreeing.push_back(variable);
        agreeing.back().isConstant = found->second.isConstant;
        names.insert(variable.loweredName);
    }
    const ReachedNames reachedNames(outcome.ptx, names);
    std::size_t allowed = kMaxReachedOfAll;
    for (KernelInfo& kernel : outcome.kernels) {
        kernel.variables.clear();
        const std::unordered_set<std::string_view> reached = reachedNames.of(kernel.loweredName);
        for (const ModuleVariable& variable : agreeing) {
            const bool isHidden = std::ranges::find(kernel.parameters, variable.name, &Parameter::name) != kernel.parameters.end();
            if (!kernel.hasSignature || isHidden || !reached.contains(variable.loweredName) || allowed == 0)
                continue;
            kernel.variables.push_back(variable);
            --allowed;
        }
    }
}

}  // namespace kd
