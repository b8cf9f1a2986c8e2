// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/dwarfsignatures.h"

#include "core/compile/binary/cubin.h"
#include "core/compile/binary/dwarftypes.h"
#include "core/compile/binary/elfimage.h"

#include <dwarf.h>
#include <memory>
#include <unordered_map>

namespace kd {
namespace {

constexpr std::size_t kMaxSignatureParameters = 4096;

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

void readUnit(Dwarf_Die& unit, const KernelIndex& kernels)
{
    Dwarf_Die child;
    if (dwarf_child(&unit, &child) != 0)
        return;
    do {
        if (dwarf_tag(&child) != DW_TAG_subprogram)
            continue;
        if (const auto kernel = kernels.find(linkageName(child)); kernel != kernels.end() && !kernel->second->hasSignature)
            readParameters(child, *kernel->second);
    } while (dwarf_siblingof(&child, &child) == 0);
}

}  // namespace

std::vector<KernelInfo> readDwarfSignatures(std::span<const std::byte> cubin, const std::string& architecture)
{
    std::vector<KernelInfo> kernels = readCubinKernels(cubin, architecture);
    KernelIndex index;
    for (KernelInfo& kernel : kernels)
        index.emplace(kernel.loweredName, &kernel);
    const ElfImage image(cubin);
    const std::unique_ptr<Dwarf, decltype(&dwarf_end)> dwarf(dwarf_begin_elf(image.handle(), DWARF_C_READ, nullptr), &dwarf_end);
    if (dwarf == nullptr)
        return kernels;
    Dwarf_Off offset = 0;
    Dwarf_Off next = 0;
    std::size_t headerSize = 0;
    while (dwarf_nextcu(dwarf.get(), offset, &next, &headerSize, nullptr, nullptr, nullptr) == 0 && next > offset) {
        Dwarf_Die unit;
        if (dwarf_offdie(dwarf.get(), offset + headerSize, &unit) != nullptr)
            readUnit(unit, index);
        offset = next;
    }
    return kernels;
}

}  // namespace kd
