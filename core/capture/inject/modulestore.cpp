// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/modulestore.h"

#include "core/base/error.h"
#include "core/base/posix/ownmemory.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/container/container.h"

#include <algorithm>
#include <cstring>

namespace kd::inject {
namespace {

constexpr std::uint32_t kWrapperMagic = 0x466243b1, kFatbinMagic = 0xba55ed50, kElfMagic = 0x464c457f;
constexpr std::size_t kFatbinHeader = 16;
constexpr std::size_t kMaxText = std::size_t{64} << 20, kMaxFatbin = std::size_t{1} << 30;
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

void ModuleStore::onImage(const void* image)
{
    if (image == nullptr)
        return;
    std::uint32_t magic = 0;
    std::memcpy(&magic, image, sizeof magic);
    const std::lock_guard lock(m_mutex);
    if (m_fatbins.size() + m_texts.size() >= kMaxImages || magic == kElfMagic)  // machine code comes by onModule()
        return;
    if (magic == kWrapperMagic) {
        const auto* const wrapper = static_cast<const Wrapper*>(image);
        m_fatbins.push_back({wrapper->container, fatbinSize(wrapper->container)});
    } else if (magic == kFatbinMagic) {
        m_fatbins.push_back({image, fatbinSize(image)});
    } else {
        const auto* const text = static_cast<const char*>(image);
        const auto* const bytes = reinterpret_cast<const std::byte*>(text);
        m_texts.push_back(std::make_shared<const std::vector<std::byte>>(bytes, bytes + strnlen(text, kMaxText)));
    }
}

void ModuleStore::onModule(std::span<const std::byte> cubin)
{
    const std::lock_guard lock(m_mutex);
    if (!cubin.empty() && m_cubins.size() < kMaxImages)
        m_cubins.push_back(std::make_shared<const std::vector<std::byte>>(cubin.begin(), cubin.end()));
}

bool ModuleStore::addCubin(KernelCode& code, const std::string& kernel)
{
    for (auto each = m_cubins.rbegin(); each != m_cubins.rend(); ++each) {
        // Names of kernels stand in the code as they are.
        const std::string_view bytes(reinterpret_cast<const char*>((*each)->data()), (*each)->size());
        if (bytes.find(kernel) == std::string_view::npos)
            continue;
        for (Found& found : codesWith(*each, kernel)) {
            code.cubin = **each;
            code.cubinArchitecture = found.contents.architecture;
            code.kernel = found.kernel;
            return true;
        }
    }
    return false;
}

bool ModuleStore::addPtx(KernelCode& code, const std::string& kernel, int capability)
{
    const auto take = [&](Found& found) {
        const int architecture = architectureNumber(found.contents.architecture);
        const bool isBetter = code.ptx.empty() || architecture > architectureNumber(code.ptxArchitecture);
        if (found.kind != DeviceCode::Kind::Ptx || !isBetter || architecture > capability)
            return;
        code.ptx = std::move(found.contents.bytes);
        code.ptxArchitecture = found.contents.architecture;
        if (code.cubin.empty())
            code.kernel = found.kernel;
    };
    for (auto each = m_texts.rbegin(); each != m_texts.rend() && code.ptx.empty(); ++each)
        for (Found& found : codesWith(*each, kernel))
            take(found);
    for (auto each = m_fatbins.rbegin(); each != m_fatbins.rend() && code.ptx.empty(); ++each) {
        std::vector<std::byte> image(each->size);
        if (image.empty() || !posix::readOwnMemory(each->place, image))
            continue;
        for (Found& found : codesWith(std::make_shared<const std::vector<std::byte>>(std::move(image)), kernel))
            take(found);
    }
    return !code.ptx.empty();
}

std::optional<KernelCode> ModuleStore::codeOf(const std::string& kernel, int capability)
{
    const std::lock_guard lock(m_mutex);
    KernelCode code;
    const bool hasCubin = addCubin(code, kernel);
    const bool hasPtx = addPtx(code, kernel, capability);
    return hasCubin || hasPtx ? std::optional(std::move(code)) : std::nullopt;
}

}  // namespace kd::inject
