// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/image.h"

#include "core/base/error.h"
#include "core/compile/container/container.h"
#include "core/compile/container/deviceruntime.h"
#include "core/device/architecture.h"
#include "core/emulator/driver/library.h"
#include "core/emulator/driver/linkedimage.h"
#include "core/emulator/ptx/module.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <optional>

namespace kd::emulator::substitute {
namespace {

constexpr std::uint32_t kWrapperMagic = 0x466243b1;
constexpr std::uint32_t kFatbinMagic = 0xba55ed50;
constexpr std::size_t kFatbinHeader = 16;

/// What registration hands over: a version, the container, and from version 2 on a list of those that were linked into it.
struct Wrapper {
    std::uint32_t magic = 0, version = 0;
    const void* container = nullptr;
    const void* const* linked = nullptr;
};

/// The first bytes; shorter text ends before four of them, and nothing beyond its end is read.
std::uint32_t magicOf(const void* image)
{
    const auto* const bytes = static_cast<const unsigned char*>(image);
    std::uint32_t magic = 0;
    for (unsigned i = 0; i < sizeof magic && bytes[i] != 0; ++i)
        magic |= std::uint32_t{bytes[i]} << 8 * i;
    return magic;
}

/// A container as long as its header says.
std::vector<std::byte> bytesOf(const void* container)
{
    std::uint64_t length = 0;
    std::memcpy(&length, static_cast<const std::byte*>(container) + 8, sizeof length);
    constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 30;
    if (length > kMaxBytes)
        throw RuntimeError({.text = message("the fatbin has {} bytes; at most {} are read", length, kMaxBytes)});
    const auto* const first = static_cast<const std::byte*>(container);
    return {first, first + kFatbinHeader + length};
}

std::string textOf(const DeviceCode& code)
{
    const DeviceContents contents = contentsOf(code);
    return {reinterpret_cast<const char*>(contents.bytes.data()), contents.bytes.size()};
}

void addTexts(ImageText& image, const void* container, ComputeCapability device, std::string& held)
{
    ContainerText found = textOfContainer(std::make_shared<const std::vector<std::byte>>(bytesOf(container)), "fatbin", device);
    held += (held.empty() || found.held.empty() ? "" : ", ") + found.held;
    for (ptx::LinkUnit& unit : found.units) {
        if (unit.name.empty())
            unit.name = "module " + std::to_string(image.units.size() + 1);
        image.units.push_back(std::move(unit));
    }
}

}  // namespace

ContainerText textOfContainer(std::shared_ptr<const std::vector<std::byte>> file, const std::string& name,
                              ComputeCapability device)
{
    ContainerText text;
    std::map<std::uint32_t, std::pair<PtxTarget, ptx::LinkUnit>> best;
    for (const DeviceCode& code : readContainer(std::move(file), name).codes) {
        const bool isPtx = code.kind == DeviceCode::Kind::Ptx;
        std::string words = isPtx ? textOf(code) : std::string();
        const bool isRuntime = isPtx && definesDeviceRuntime(words);
        text.hasDeviceRuntime = text.hasDeviceRuntime || isRuntime;
        if (isRuntime)
            continue;
        text.held += (text.held.empty() ? "" : ", ") + std::string(isPtx ? "PTX for " : "") + code.architecture;
        const std::optional<PtxTarget> target = isPtx ? targetOf(words) : std::nullopt;
        if (!target || !runsOn(*target, device))
            continue;
        const auto found = best.find(code.unit);
        if (found == best.end() || isBetter(*target, found->second.first))
            best.insert_or_assign(code.unit, std::pair(*target, ptx::LinkUnit{code.source, std::move(words)}));
    }
    for (auto& [unit, code] : best)
        text.units.push_back(std::move(code.second));
    return text;
}

std::optional<std::uint64_t> fatbinBytes(const void* image) noexcept
{
    if (magicOf(image) != kFatbinMagic)
        return std::nullopt;
    std::uint64_t behind = 0;
    std::memcpy(&behind, static_cast<const std::byte*>(image) + 8, sizeof behind);
    return behind > ~std::uint64_t{0} - kFatbinHeader ? ~std::uint64_t{0} : behind + kFatbinHeader;
}

ImageText ptxOf(const void* image, ComputeCapability device)
{
    ImageText found;
    const std::uint32_t magic = magicOf(image);
    if (linkedImageBytes(image)) {
        try {
            return {.units = unitsOfLinkedImage(image), .isLinked = true};
        } catch (const RuntimeError& error) {
            return {.result = CUDA_ERROR_INVALID_IMAGE, .why = error.info().text};
        }
    }
    if (magic != kWrapperMagic && magic != kFatbinMagic) {
        if (isBinaryCode(image))
            return {.result = CUDA_ERROR_NO_BINARY_FOR_GPU,
                    .why = "the emulated GPU runs PTX, and this is machine code of a real GPU alone"};
        const auto* const text = static_cast<const char*>(image);
        found.units.push_back({"PTX", std::string(text, strnlen(text, ptx::kMaxTextBytes + 1))});
        return found;
    }
    std::string held;
    try {
        if (magic == kFatbinMagic) {
            addTexts(found, image, device, held);
        } else {
            const auto& wrapper = *static_cast<const Wrapper*>(image);
            addTexts(found, wrapper.container, device, held);
            const void* const* each = wrapper.version > 1 ? wrapper.linked : nullptr;
            for (; each != nullptr && *each != nullptr; ++each)
                addTexts(found, *each, device, held);
            found.isLinked = wrapper.version > 1;
        }
    } catch (const RuntimeError& error) {
        return {.result = CUDA_ERROR_INVALID_IMAGE, .why = error.info().text};
    }
    if (!found.units.empty())
        return found;
    return {.result = CUDA_ERROR_NO_BINARY_FOR_GPU,
            .why = message("the program has no PTX for {}, only {}; compile with -arch={}", architectureName(device), held,
                           architectureName(device))};
}

}  // namespace kd::emulator::substitute
