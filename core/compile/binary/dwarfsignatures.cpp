// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/dwarfsignatures.h"

#include "core/compile/binary/cubin.h"
#include "core/compile/binary/dwarftypes.h"
#include "core/compile/binary/elfimage.h"

#include <dwarf.h>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace kd {
namespace {

constexpr std::size_t kMaxSignatureParameters = 4096;
constexpr std::size_t kMaxVariables = 4096;
constexpr std::size_t kMaxVariableName = 4096;  // bytes

using KernelIndex = std::unordered_map<std::string_view, KernelInfo*>;

std::string_view linkageName(Dwarf_Die& die)
{
    for (const unsigned attribute : {DW_AT_MIPS_linkage_name, DW_AT_linkage_name, DW_AT_name}) {
        Dwarf_Attribute storage;
        if (dwarf_attr(&die, attribute, &storage) == nullptr)
            continue;
        if (const char* name = dwarf_formstring(&storage))
            return name;
    }
    return {};
}

/// Fills in names and types when there are as many as the cubin has parameters, each of its size where that is known.
void readParameters(Dwarf_Die& subprogram, KernelInfo& kernel)
{
    std::vector<Parameter> parameters;
    Dwarf_Die child;
    if (dwarf_child(&subprogram, &child) == 0) {
        do {
            if (dwarf_tag(&child) != DW_TAG_formal_parameter)
                continue;
            if (parameters.size() >= kMaxSignatureParameters)
                return;
            parameters.push_back({.name = dwarfName(child), .type = DwarfTypes().typeOf(child)});
        } while (dwarf_siblingof(&child, &child) == 0);
    }
    if (parameters.size() != kernel.parameters.size())
        return;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].type.size != 0 && parameters[i].type.size != kernel.parameters[i].size)
            return;
        parameters[i].offset = kernel.parameters[i].offset;
        parameters[i].size = kernel.parameters[i].size;
    }
    kernel.parameters = std::move(parameters);
    kernel.hasSignature = true;
}

/// Calls `visit` for each entry of that tag that lies in a unit itself, not within another entry.
void forEachEntry(const ElfImage& image, int tag, const std::function<void(Dwarf_Die&)>& visit)
{
    const std::unique_ptr<Dwarf, decltype(&dwarf_end)> dwarf(dwarf_begin_elf(image.handle(), DWARF_C_READ, nullptr), &dwarf_end);
    if (dwarf == nullptr)
        return;
    Dwarf_Off offset = 0;
    Dwarf_Off next = 0;
    std::size_t headerSize = 0;
    while (dwarf_nextcu(dwarf.get(), offset, &next, &headerSize, nullptr, nullptr, nullptr) == 0 && next > offset) {
        Dwarf_Die unit, child;
        if (dwarf_offdie(dwarf.get(), offset + headerSize, &unit) != nullptr && dwarf_child(&unit, &child) == 0) {
            do {
                if (dwarf_tag(&child) == tag)
                    visit(child);
            } while (dwarf_siblingof(&child, &child) == 0);
        }
        offset = next;
    }
}

/// "ns::gain" of a variable that other files cannot see: the compiler puts those into a namespace that nobody wrote.
std::string withoutInternal(std::string name)
{
    const std::size_t end = name.starts_with("_INTERNAL_") ? name.find("::") : std::string::npos;
    return end == std::string::npos ? name : name.substr(end + 2);
}

/// Nothing where a name is missing, or nobody knows how large the variable is.
std::optional<ModuleVariable> readVariable(Dwarf_Die& die)
{
    ModuleVariable variable{.name = withoutInternal(dwarfName(die)),
                            .loweredName = std::string(linkageName(die)),
                            .type = DwarfTypes().typeOf(die)};
    const bool isKnown = !variable.name.empty() && variable.type.size > 0 && variable.loweredName.size() <= kMaxVariableName;
    return isKnown ? std::optional(std::move(variable)) : std::nullopt;
}

}  // namespace

std::vector<KernelInfo> readDwarfSignatures(std::span<const std::byte> cubin, const std::string& architecture)
{
    std::vector<KernelInfo> kernels = readCubinKernels(cubin, architecture);
    KernelIndex index;
    for (KernelInfo& kernel : kernels)
        index.emplace(kernel.loweredName, &kernel);
    forEachEntry(ElfImage(cubin), DW_TAG_subprogram, [&index](Dwarf_Die& die) {
        if (const auto kernel = index.find(linkageName(die)); kernel != index.end() && !kernel->second->hasSignature)
            readParameters(die, *kernel->second);
    });
    return kernels;
}

std::vector<ModuleVariable> readDwarfVariables(std::span<const std::byte> cubin)
{
    std::vector<ModuleVariable> variables;
    std::unordered_set<std::string> seen;
    forEachEntry(ElfImage(cubin), DW_TAG_variable, [&](Dwarf_Die& die) {
        if (seen.size() == kMaxVariables || !seen.emplace(linkageName(die)).second)
            return;
        if (std::optional<ModuleVariable> variable = readVariable(die))
            variables.push_back(std::move(*variable));
    });
    return variables;
}

}  // namespace kd
