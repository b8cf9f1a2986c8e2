// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/loadedimage.h"

#include "core/base/error.h"
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/program/functionhandle.h"
#include "core/emulator/ptx/mergedtext.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace kd::emulator {
namespace {

/// What programs that were compiled with line tables have before a relative name (core/compile/nvrtc/nvrtcprogram.h).
constexpr std::string_view kVirtualFolder = "/.kerneldesk/";

ptx::Module asRead(ptx::Module module)
{
    for (std::string& file : module.files)
        if (file.starts_with(kVirtualFolder))
            file.erase(0, kVirtualFolder.size());
    refuseUnknownInstructions(module);
    putModifiersInOrder(module);
    return module;
}

bool hasMemory(const ptx::Variable& variable)
{
    return (variable.space == ptx::Space::Global || variable.space == ptx::Space::Const) && !variable.isExtern &&
        variable.bytes != 0 && variable.linkedTo == ptx::kNoIndex;
}

/// What initial values may name: in a linked module, what their unit does.
class Symbols final : public ptx::SymbolAddresses {
public:
    Symbols(const ptx::Module& module, std::span<const std::uint64_t> addresses, std::uint64_t image)
    {
        for (std::size_t i = 0; i < module.variables.size(); ++i)
            if (addresses[i] != 0)
                m_addresses.emplace(Name(module.variables[i].unit, module.variables[i].name), addresses[i]);
        for (std::uint32_t i = 0; i < module.functions.size(); ++i) {
            const ptx::Function& function = module.functions[i];
            m_addresses.emplace(Name(function.unit, function.name),
                                FunctionHandle::of(image, function.aliasOf == ptx::kNoIndex ? i : function.aliasOf));
        }
    }

    void setUnit(std::uint32_t unit) { m_unit = unit; }

    std::uint64_t addressOf(std::string_view symbol, bool) const override
    {
        const auto found = m_addresses.find(Name(m_unit, symbol));
        if (found == m_addresses.end())
            throw LogicError({.text = message("an initial value names {}, which has no address in this module", symbol),
                              .subject = std::string(symbol)});
        return found->second;
    }

private:
    using Name = std::pair<std::uint32_t, std::string_view>;
    std::map<Name, std::uint64_t> m_addresses;
    std::uint32_t m_unit = 0;
};

}  // namespace

LoadedKernel::LoadedKernel(const LoadedImage& image, std::uint32_t function)
    : m_image(image), m_function(function), m_text(image.module().functions[function])
{
    const ParameterLayout layout = parameterLayout(m_text.signature);
    for (std::size_t i = 0; i < layout.offsets.size(); ++i)
        m_parameters.push_back(
            {static_cast<std::size_t>(layout.offsets[i]), static_cast<std::size_t>(m_text.signature.parameters[i].bytes)});
    m_parameterBytes = static_cast<std::size_t>(layout.bytes);
}

const ReachableCode& LoadedKernel::reach() const
{
    std::call_once(m_isReachFound, [this] { m_reach = reachableFrom(m_image.module(), m_function); });
    return m_reach;
}

std::uint64_t LoadedKernel::localBytes() const
{
    std::uint64_t bytes = 0;
    for (const ptx::Variable& variable : m_text.variables)
        if (variable.space == ptx::Space::Local)
            bytes += variable.bytes;
    return bytes;
}

std::uint64_t LoadedKernel::constantBytes() const
{
    std::uint64_t bytes = 0;
    for (const ptx::Variable& variable : m_image.module().variables)
        if (variable.space == ptx::Space::Const)
            bytes += variable.bytes;
    return bytes;
}

std::array<std::uint32_t, 3> LoadedKernel::requiredThreads() const
{
    return {m_text.requiredThreads[0], m_text.requiredThreads[1], m_text.requiredThreads[2]};
}

std::array<std::uint32_t, 3> LoadedKernel::maxThreads() const
{
    const std::array<std::uint32_t, 3> required = requiredThreads();
    return required[0] != 0 ? required : std::array{m_text.maxThreads[0], m_text.maxThreads[1], m_text.maxThreads[2]};
}

std::array<std::uint32_t, 3> LoadedKernel::clusterSize() const
{
    return {m_text.clusterSize[0], m_text.clusterSize[1], m_text.clusterSize[2]};
}

void LoadedKernel::prepare()
{
    if (m_program == nullptr)
        m_program = buildProgram(m_image.module(), reach(), m_image.isa(), m_image.addresses(), m_image.number());
}

LoadedImage::LoadedImage(DeviceMemory& memory, ptx::Module module, HostIsa isa, std::uint64_t number)
    : m_memory(memory), m_module(asRead(std::move(module))), m_isa(isa), m_number(number),
      m_addresses(m_module.variables.size())
{
    try {
        allocateVariables();
        initialiseVariables();
        for (std::uint32_t i = 0; i < m_module.functions.size(); ++i)
            if (m_module.functions[i].isEntry && !m_module.functions[i].isExtern && m_module.functions[i].aliasOf == ptx::kNoIndex)
                m_kernels.push_back(std::make_unique<LoadedKernel>(*this, i));
    } catch (...) {
        freeVariables();
        throw;
    }
    for (const auto& kernel : m_kernels)
        m_kernelList.push_back(kernel.get());
}

LoadedImage::~LoadedImage()
{
    freeVariables();
}

void LoadedImage::freeVariables() noexcept
{
    for (std::size_t i = 0; i < m_addresses.size(); ++i)
        if (m_addresses[i] != 0 && m_module.variables[i].linkedTo == ptx::kNoIndex)
            m_memory.free(m_addresses[i]);
}

void LoadedImage::allocateVariables()
{
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const ptx::Variable& variable = m_module.variables[i];
        if (!hasMemory(variable))
            continue;
        const auto access = variable.space == ptx::Space::Const ? DeviceMemory::Access::Constant : DeviceMemory::Access::ReadWrite;
        m_addresses[i] = m_memory.allocate(variable.bytes, variable.name, access);
        if (m_addresses[i] == 0)
            throw MemoryError({.name = "CUDA_ERROR_OUT_OF_MEMORY",
                               .text = message("variable {} of {} bytes does not fit into the device's memory", variable.name,
                                               variable.bytes),
                               .subject = variable.name});
        m_globals.push_back({variable.name, m_addresses[i], variable.bytes});
    }
    for (std::size_t i = 0; i < m_addresses.size(); ++i)
        if (const ptx::Index other = m_module.variables[i].linkedTo; other != ptx::kNoIndex)
            m_addresses[i] = m_addresses[other];
}

void LoadedImage::initialiseVariables()
{
    Symbols symbols(m_module, m_addresses, m_number);
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const ptx::Variable& variable = m_module.variables[i];
        if (m_addresses[i] == 0 || variable.initialiser.empty() || variable.linkedTo != ptx::kNoIndex)
            continue;
        symbols.setUnit(variable.unit);
        const std::vector<std::byte> bytes = ptx::initialBytes(m_module, variable, symbols);
        std::memcpy(reinterpret_cast<void*>(m_addresses[i]), bytes.data(), std::min<std::size_t>(bytes.size(), variable.bytes));
    }
}

LoadedKernel* LoadedImage::kernelOf(std::uint64_t handle) const
{
    if (!FunctionHandle::isOne(handle) || FunctionHandle::image(handle) != FunctionHandle::imageNumber(m_number))
        return nullptr;
    // They are in the order of the functions.
    const std::uint32_t function = FunctionHandle::function(handle);
    const auto found = std::ranges::lower_bound(m_kernels, function, {}, [](const auto& kernel) { return kernel->function(); });
    return found == m_kernels.end() || (*found)->function() != function ? nullptr : found->get();
}

ImageText LoadedImage::wholeText() const
{
    if (m_module.units.empty())
        return {std::string(m_module.text), m_globals};
    ptx::MergedText merged = ptx::mergedText(m_module);
    ImageText result{std::move(merged.text), {}};
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const ptx::Variable& variable = m_module.variables[i];
        if (!hasMemory(variable))
            continue;
        const auto other = merged.names.find({variable.unit, variable.name});
        result.globals.push_back({other == merged.names.end() ? variable.name : other->second, m_addresses[i], variable.bytes});
    }
    return result;
}

Kernel* LoadedImage::kernel(std::string_view name)
{
    const auto found = std::ranges::find_if(m_kernels, [&](const auto& kernel) { return kernel->name() == name; });
    return found == m_kernels.end() ? nullptr : found->get();
}

}  // namespace kd::emulator
