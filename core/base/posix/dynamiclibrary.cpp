// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/dynamiclibrary.h"

#include <dlfcn.h>
#include <link.h>
#include <utility>

namespace kd::posix {
namespace {

/// The candidate alone where there is no such file, else with the loader's reason, which mostly begins with its name.
std::string attempt(const std::string& candidate, const std::string& reason)
{
    const std::string prefix = candidate + ": ";
    if (reason == prefix + "cannot open shared object file: No such file or directory")
        return candidate;
    return reason.starts_with(prefix) ? reason : prefix + reason;
}

}  // namespace
namespace {

struct ConstantsSearch {
    ElfW(Addr) base;
    std::vector<std::span<const std::byte>> found;
};

int addConstants(dl_phdr_info* info, std::size_t, void* data)
{
    auto& search = *static_cast<ConstantsSearch*>(data);
    if (info->dlpi_addr != search.base)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; ++i)
        if (const ElfW(Phdr)& segment = info->dlpi_phdr[i]; segment.p_type == PT_LOAD && segment.p_flags == PF_R)
            search.found.emplace_back(reinterpret_cast<const std::byte*>(info->dlpi_addr + segment.p_vaddr), segment.p_filesz);
    return 1;
}

}  // namespace

bool isLoaded(const char* name) noexcept
{
    void* const handle = ::dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr)
        ::dlclose(handle);  // gives back what dlopen() counted
    return handle != nullptr;
}

DynamicLibrary::DynamicLibrary(const std::vector<std::string>& candidates)
{
    for (const std::string& candidate : candidates) {
        m_handle = ::dlopen(candidate.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (m_handle != nullptr) {
            m_failure.clear();
            return;
        }
        const char* reason = ::dlerror();
        m_failure += (m_failure.empty() ? "" : ", ") + attempt(candidate, reason != nullptr ? reason : "unknown reason");
    }
}

std::filesystem::path DynamicLibrary::path() const
{
    link_map* map = nullptr;
    if (m_handle == nullptr || ::dlinfo(m_handle, RTLD_DI_LINKMAP, &map) != 0 || map == nullptr)
        return {};
    std::error_code error;
    const std::filesystem::path resolved = std::filesystem::canonical(map->l_name, error);
    return error ? std::filesystem::path(map->l_name) : resolved;
}

void* DynamicLibrary::symbol(const char* symbol) const noexcept
{
    return m_handle == nullptr ? nullptr : ::dlsym(m_handle, symbol);
}

std::vector<std::span<const std::byte>> DynamicLibrary::constants() const
{
    link_map* map = nullptr;
    if (m_handle == nullptr || ::dlinfo(m_handle, RTLD_DI_LINKMAP, &map) != 0 || map == nullptr)
        return {};
    ConstantsSearch search{.base = map->l_addr, .found = {}};
    ::dl_iterate_phdr(addConstants, &search);
    return std::move(search.found);
}

}  // namespace kd::posix
