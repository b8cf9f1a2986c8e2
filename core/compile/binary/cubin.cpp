// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/cubin.h"

#include "core/compile/binary/demangle.h"
#include "core/compile/binary/elfimage.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <unordered_map>

namespace kd {
namespace {

// Attributes of .nv.info; cuobjdump -elf prints their names.
enum class Attribute : std::uint8_t {
    MaxThreads = 0x05,
    RequiredThreads = 0x10,
    FrameSize = 0x11,
    MinStackSize = 0x12,
    ParameterInfo = 0x17,
    RegisterCount = 0x2f,
    ParameterInfo2 = 0x45,
    BarrierCount = 0x4c
};

constexpr std::uint32_t kReservedShared = 1024;  // bytes, CUDA programming guide, "shared memory" of 9.x and later
constexpr int kFirstWithReservedShared = 90;
constexpr std::size_t kMaxCubinParameters = 4096;  // of a kernel
constexpr std::size_t kMaxParametersOfAll = 1u << 17;
constexpr std::size_t kMaxCubinKernels = 1u << 16;
constexpr std::size_t kMaxSymbolName = 1u << 16;

template <typename T>
T numberAt(std::span<const std::byte> bytes, std::size_t offset)
{
    T value{};
    if (offset + sizeof(T) <= bytes.size())
        std::memcpy(&value, bytes.data() + offset, sizeof(T));
    return value;
}

/// Calls `visit(attribute, value bytes)` for each record: format 4 has a length and bytes, the others two bytes in place.
template <typename Visit>
void forEachAttribute(std::span<const std::byte> section, Visit visit)
{
    constexpr std::uint8_t kSized = 4;
    while (section.size() >= 4) {
        const auto format = numberAt<std::uint8_t>(section, 0);
        const auto attribute = static_cast<Attribute>(numberAt<std::uint8_t>(section, 1));
        if (format != kSized) {
            visit(attribute, section.subspan(2, 2));
            section = section.subspan(4);
            continue;
        }
        const std::size_t size = numberAt<std::uint16_t>(section, 2);
        if (size > section.size() - 4)
            return;
        visit(attribute, section.subspan(4, size));
        section = section.subspan(4 + size);
    }
}

std::uint32_t threadsOf(std::span<const std::byte> value)
{
    std::uint64_t threads = 1;
    for (const std::size_t offset : {0u, 4u, 8u})
        threads = std::min<std::uint64_t>(threads * numberAt<std::uint32_t>(value, offset), 1u << 20);
    return static_cast<std::uint32_t>(threads);
}

/// `allowed`: parameters that may come to those that there are of all kernels.
void addParameter(KernelInfo& kernel, std::span<const std::byte> value, bool secondForm, std::size_t& allowed)
{
    if (value.size() < 12)
        return;
    const std::size_t ordinal = numberAt<std::uint16_t>(value, 4);
    const auto word = numberAt<std::uint32_t>(value, 8);
    const std::size_t known = kernel.parameters.size();
    if (ordinal >= kMaxCubinParameters || (ordinal >= known && ordinal + 1 - known > allowed))
        return;
    if (ordinal >= known) {
        kernel.parameters.resize(ordinal + 1);
        allowed -= ordinal + 1 - known;
    }
    kernel.parameters[ordinal].offset = numberAt<std::uint16_t>(value, 6);
    kernel.parameters[ordinal].size = secondForm ? word & 0xffff : word >> 18;
}

void readKernelSection(KernelInfo& kernel, std::span<const std::byte> section, std::size_t& allowed)
{
    forEachAttribute(section, [&](Attribute attribute, std::span<const std::byte> value) {
        if (attribute == Attribute::ParameterInfo || attribute == Attribute::ParameterInfo2)
            addParameter(kernel, value, attribute == Attribute::ParameterInfo2, allowed);
        else if (attribute == Attribute::MaxThreads || attribute == Attribute::RequiredThreads)
            kernel.maxThreadsPerBlock = threadsOf(value);
        else if (attribute == Attribute::BarrierCount)
            kernel.barriers = numberAt<std::uint8_t>(value, 0);
    });
}

using KernelIndex = std::unordered_map<std::string_view, KernelInfo*>;

/// The kernel that each symbol names, so that a name is looked up once however many attributes are of it; null for others.
std::vector<KernelInfo*> kernelsOfSymbols(const ElfImage& image, const KernelIndex& kernels)
{
    std::vector<KernelInfo*> found;
    found.reserve(image.symbols().size());
    for (const ElfImage::Symbol& symbol : image.symbols()) {
        const auto it = kernels.find(symbol.name);
        found.push_back(it == kernels.end() ? nullptr : it->second);
    }
    return found;
}

void readModuleSection(const std::vector<KernelInfo*>& kernels, std::span<const std::byte> section)
{
    forEachAttribute(section, [&](Attribute attribute, std::span<const std::byte> value) {
        const std::size_t symbol = numberAt<std::uint32_t>(value, 0);
        if (value.size() < 8 || symbol >= kernels.size() || kernels[symbol] == nullptr)
            return;
        const auto number = numberAt<std::uint32_t>(value, 4);
        if (attribute == Attribute::RegisterCount)
            kernels[symbol]->registers = number;
        else if (attribute == Attribute::FrameSize)
            kernels[symbol]->stackFrame = number;
        else if (attribute == Attribute::MinStackSize)
            kernels[symbol]->local = number;
    });
}

/// The attributes of all sections together are no more than `attributeBytes`, unless sections overlap: what is more is left.
void readSections(const ElfImage& image, const KernelIndex& kernels, bool reserves, std::size_t attributeBytes)
{
    constexpr std::string_view kInfo = ".nv.info.";
    constexpr std::string_view kShared = ".nv.shared.";
    const std::vector<KernelInfo*> ofSymbols = kernelsOfSymbols(image, kernels);
    std::size_t allowed = kMaxParametersOfAll;
    for (const ElfImage::Section& section : image.sections()) {
        const bool isInfo = section.name.starts_with(".nv.info");
        if (isInfo && section.bytes.size() > attributeBytes)
            return;
        attributeBytes -= isInfo ? section.bytes.size() : 0;
        if (section.name.starts_with(kInfo)) {
            if (const auto it = kernels.find(section.name.substr(kInfo.size())); it != kernels.end())
                readKernelSection(*it->second, section.bytes, allowed);
        } else if (section.name.starts_with(kShared)) {
            const auto it = kernels.find(section.name.substr(kShared.size()));
            const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(section.size, UINT32_MAX));
            if (it != kernels.end())
                it->second->staticShared = reserves ? size - std::min(size, kReservedShared) : size;
        } else if (section.name == ".nv.info") {
            readModuleSection(ofSymbols, section.bytes);
        }
    }
}

/// Names of others may overlap, so that they would come to more than the file: what is more is left.
std::vector<KernelInfo> namedKernels(const ElfImage& image, std::size_t nameBytes)
{
    std::vector<KernelInfo> kernels;
    for (const ElfImage::Symbol& symbol : image.symbols()) {
        const std::size_t length = symbol.name.size();
        if (!symbol.isEntry || length == 0 || length > kMaxSymbolName)
            continue;
        if (length > nameBytes || kernels.size() == kMaxCubinKernels)
            break;
        nameBytes -= length;
        kernels.push_back({.name = readableKernelName(std::string(symbol.name)), .loweredName = std::string(symbol.name)});
    }
    return kernels;
}

}  // namespace

int architectureNumber(const std::string& architecture)
{
    int number = 0;
    for (const char c : architecture)
        if (std::isdigit(static_cast<unsigned char>(c)) != 0 && number < 100000)
            number = number * 10 + (c - '0');
    return number;
}

std::vector<KernelInfo> readCubinKernels(std::span<const std::byte> cubin, const std::string& architecture)
{
    const ElfImage image(cubin);
    std::vector<KernelInfo> kernels = namedKernels(image, cubin.size());
    KernelIndex index;
    for (KernelInfo& kernel : kernels)
        index.emplace(kernel.loweredName, &kernel);
    readSections(image, index, architectureNumber(architecture) >= kFirstWithReservedShared, cubin.size());
    const ElfImage::Section* constants = image.section(".nv.constant3");
    for (KernelInfo& kernel : kernels)
        if (constants != nullptr)
            kernel.constant = static_cast<std::uint32_t>(std::min<std::uint64_t>(constants->size, UINT32_MAX));
    return kernels;
}

}  // namespace kd
