// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/modulestore.h"

#include "core/base/error.h"
#include "core/base/posix/ownmemory.h"
#include "core/capture/inject/tritoncache.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/container/container.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <elf.h>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::uint32_t kWrapperMagic = 0x466243b1, kFatbinMagic = 0xba55ed50, kElfMagic = 0x464c457f;
constexpr std::size_t kFatbinHeader = 16;
constexpr std::size_t kMaxText = std::size_t{64} << 20, kMaxFatbin = std::size_t{1} << 30, kMaxCubin = std::size_t{1} << 30;
/// Of all that is kept: a program that loads more keeps its first kernels.
constexpr std::size_t kMaxImages = 65536;

/// A fatbin's wrapper, as compilers put it into programs.
struct Wrapper {
    std::uint32_t magic, version;
    const void* container;
    const void* extra;
};

std::size_t fatbinSize(const void* container)
{
    std::uint64_t size = 0;
    std::memcpy(&size, static_cast<const std::byte*>(container) + 8, sizeof size);
    return size <= kMaxFatbin ? kFatbinHeader + static_cast<std::size_t>(size) : 0;
}

/// The bytes of machine code that the driver has loaded from there, by what its tables say of themselves and of its sections; 0
/// where they cannot be true.
std::size_t elfBytes(const void* image)
{
    std::array<std::byte, sizeof(Elf64_Ehdr)> head{};
    if (!posix::readOwnMemory(image, head))
        return 0;
    const auto header = std::bit_cast<Elf64_Ehdr>(head);
    const bool isKnown = header.e_ident[EI_CLASS] == ELFCLASS64 && header.e_shentsize == sizeof(Elf64_Shdr);
    if (!isKnown || header.e_shoff > kMaxCubin || header.e_phoff > kMaxCubin)
        return 0;
    std::uint64_t end = std::max<std::uint64_t>({sizeof header, header.e_shoff + std::uint64_t{header.e_shnum} * header.e_shentsize,
                                                 header.e_phoff + std::uint64_t{header.e_phnum} * header.e_phentsize});
    std::vector<std::byte> table(std::size_t{header.e_shnum} * sizeof(Elf64_Shdr));
    if (!posix::readOwnMemory(static_cast<const std::byte*>(image) + header.e_shoff, table))
        return 0;
    for (std::size_t at = 0; at < table.size(); at += sizeof(Elf64_Shdr)) {
        Elf64_Shdr section{};
        std::memcpy(&section, table.data() + at, sizeof section);
        if (section.sh_type != SHT_NOBITS && section.sh_offset <= kMaxCubin && section.sh_size <= kMaxCubin)
            end = std::max<std::uint64_t>(end, section.sh_offset + section.sh_size);
    }
    return end <= kMaxCubin ? static_cast<std::size_t>(end) : 0;
}

/// What device code in `image` has that kernel; nothing where none has, or it is damaged.
struct Found {
    DeviceCode::Kind kind;
    DeviceContents contents;
    KernelInfo kernel;
};
std::vector<Found> codesWith(std::shared_ptr<const std::vector<std::byte>> image, const std::string& kernel)
{
    std::vector<Found> found;
    try {
        for (const DeviceCode& code : readContainer(std::move(image), "an image").codes) {
            if (code.kind == DeviceCode::Kind::Lto)
                continue;
            DeviceContents contents = contentsOf(code);
            const auto at = std::ranges::find(contents.kernels, kernel, &KernelInfo::loweredName);
            if (at == contents.kernels.end())
                continue;
            KernelInfo info = *at;
            found.push_back({code.kind, std::move(contents), std::move(info)});
        }
    } catch (const Error&) {
        found.clear();
    }
    return found;
}

}  // namespace

void ModuleStore::onImage(const void* image, const void* module)
{
    if (image == nullptr)
        return;
    std::uint32_t magic = 0;
    std::memcpy(&magic, image, sizeof magic);
    const std::lock_guard lock(m_mutex);
    if (m_images.size() >= kMaxImages || m_fatbins.size() + m_texts.size() >= kMaxImages)
        return;
    Image kept;
    if (magic == kElfMagic) {
        std::vector<std::byte> bytes(elfBytes(image));
        if (!bytes.empty() && posix::readOwnMemory(image, bytes)) {
            const auto same = std::ranges::find_if(m_cubins, [&](const Bytes& each) { return *each == bytes; });
            kept.cubin = same != m_cubins.end() ? *same : std::make_shared<const std::vector<std::byte>>(std::move(bytes));
        }
    } else if (magic == kWrapperMagic || magic == kFatbinMagic) {
        const void* const container = magic == kWrapperMagic ? static_cast<const Wrapper*>(image)->container : image;
        kept.fatbin = {container, fatbinSize(container)};
        m_fatbins.push_back(kept.fatbin);
    } else {
        const auto* const text = static_cast<const char*>(image);
        const auto* const bytes = reinterpret_cast<const std::byte*>(text);
        kept.text = std::make_shared<const std::vector<std::byte>>(bytes, bytes + strnlen(text, kMaxText));
        m_texts.push_back(kept.text);
    }
    if (module != nullptr)
        m_images[module] = std::move(kept);  // handles come again
}

void ModuleStore::onModule(std::span<const std::byte> cubin)
{
    const std::lock_guard lock(m_mutex);
    if (!cubin.empty() && m_cubins.size() < kMaxImages)
        m_cubins.push_back(std::make_shared<const std::vector<std::byte>>(cubin.begin(), cubin.end()));
}

bool ModuleStore::takeCubin(KernelCode& code, const Bytes& cubin, const KernelQuestion& question, bool wantsRegisters)
{
    // Names of kernels stand in the code as they are.
    const std::string_view bytes(reinterpret_cast<const char*>(cubin->data()), cubin->size());
    if (bytes.find(question.kernel) == std::string_view::npos)
        return false;
    for (Found& found : codesWith(cubin, question.kernel)) {
        if (found.kind != DeviceCode::Kind::Cubin || (wantsRegisters && found.kernel.registers != question.registers))
            continue;
        code.cubin = *cubin;
        code.cubinArchitecture = found.contents.architecture;
        code.kernel = found.kernel;
        return true;
    }
    return false;
}

bool ModuleStore::addCubin(KernelCode& code, const KernelQuestion& question)
{
    for (const bool wantsRegisters : {true, false}) {
        if (wantsRegisters && !question.registers)
            continue;
        for (auto each = m_cubins.rbegin(); each != m_cubins.rend(); ++each)
            if (takeCubin(code, *each, question, wantsRegisters))
                return true;
    }
    return false;
}

bool ModuleStore::takePtx(KernelCode& code, Bytes image, const KernelQuestion& question)
{
    for (Found& found : codesWith(std::move(image), question.kernel)) {
        const int architecture = architectureNumber(found.contents.architecture);
        const bool isBetter = code.ptx.empty() || architecture > architectureNumber(code.ptxArchitecture);
        if (found.kind != DeviceCode::Kind::Ptx || !isBetter || architecture > question.capability)
            continue;
        code.ptx = std::move(found.contents.bytes);
        code.ptxArchitecture = found.contents.architecture;
        if (code.cubin.empty())
            code.kernel = found.kernel;
    }
    return !code.ptx.empty();
}

bool ModuleStore::addPtx(KernelCode& code, const KernelQuestion& question)
{
    const auto takeFatbin = [&](const Fatbin& fatbin) {
        std::vector<std::byte> image(fatbin.size);
        return !image.empty() && posix::readOwnMemory(fatbin.place, image) &&
            takePtx(code, std::make_shared<const std::vector<std::byte>>(std::move(image)), question);
    };
    if (const auto own = m_images.find(question.module); own != m_images.end()) {
        if (own->second.text)
            return takePtx(code, own->second.text, question);
        if (takeFatbin(own->second.fatbin))
            return true;
    }
    for (auto each = m_texts.rbegin(); each != m_texts.rend(); ++each)
        if (takePtx(code, *each, question))
            return true;
    return std::any_of(m_fatbins.rbegin(), m_fatbins.rend(), takeFatbin);
}

std::optional<KernelCode> ModuleStore::codeOf(const KernelQuestion& question)
{
    const std::lock_guard lock(m_mutex);
    KernelCode code;
    if (const auto own = m_images.find(question.module);
        own != m_images.end() && own->second.cubin && takeCubin(code, own->second.cubin, question, false)) {
        // The same machine code was never made from PTX that happens to have a kernel of that name.
        std::vector<std::byte> text = tritonPtxOf(code.cubin, question.kernel, tritonCacheFolder());
        takePtx(code, std::make_shared<const std::vector<std::byte>>(std::move(text)), question);
        return code;
    }
    const bool hasCubin = addCubin(code, question);
    const bool hasPtx = addPtx(code, question);
    return hasCubin || hasPtx ? std::optional(std::move(code)) : std::nullopt;
}

}  // namespace kd::inject
