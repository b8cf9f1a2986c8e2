// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/virtualmemory.h"

#include "core/base/error.h"
#include "core/emulator/driver/virtualpages.h"

#include <bit>
#include <utility>

namespace kd::emulator {
namespace {

using Reach = MappedPieces::Reach;

bool isWhole(std::uint64_t bytes)
{
    return bytes % VirtualMemory::kGranule == 0;
}

bool isDevice(const CUmemLocation& location)
{
    return location.type == CU_MEM_LOCATION_TYPE_DEVICE && location.id == 0;
}

std::optional<Reach> reachOf(CUmemAccess_flags flags)
{
    switch (flags) {
    case CU_MEM_ACCESS_FLAGS_PROT_NONE: return Reach::None;
    case CU_MEM_ACCESS_FLAGS_PROT_READ: return Reach::Read;
    case CU_MEM_ACCESS_FLAGS_PROT_READWRITE: return Reach::ReadWrite;
    default: return std::nullopt;
    }
}

}  // namespace

VirtualMemory::VirtualMemory(DeviceMemory& memory, std::function<void()> finish) : m_memory(memory), m_finish(std::move(finish)) {}
VirtualMemory::~VirtualMemory() = default;

CUresult VirtualMemory::check(const CUmemAllocationProp* wish)
{
    if (wish == nullptr || wish->type != CU_MEM_ALLOCATION_TYPE_PINNED)
        return CUDA_ERROR_INVALID_VALUE;
    // What asks for a file descriptor is memory like other; that descriptor is refused when it is wanted.
    const bool isShared = (wish->requestedHandleTypes & ~CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) != 0;
    if (wish->location.type != CU_MEM_LOCATION_TYPE_DEVICE || isShared)
        return CUDA_ERROR_NOT_SUPPORTED;
    return wish->location.id == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

CUresult VirtualMemory::reserve(CUdeviceptr* address, std::size_t bytes, std::size_t alignment, unsigned long long flags)
{
    constexpr std::uint64_t kSlot = std::uint64_t{1} << DeviceMemory::kSlotBits;
    const bool isAlignment = alignment == 0 || std::has_single_bit(alignment);
    if (address == nullptr || bytes == 0 || !isWhole(bytes) || !isAlignment || alignment > kSlot || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    const std::lock_guard lock(m_mutex);
    const std::uint64_t found = m_memory.reserve(bytes);
    if (found == 0)
        return CUDA_ERROR_OUT_OF_MEMORY;
    m_reserved.emplace(found, bytes);
    *address = found;
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::unreserve(CUdeviceptr address, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_reserved.find(address);
    const auto mapped = m_mappings.lower_bound(address);
    const bool isInUse = mapped != m_mappings.end() && mapped->first < address + bytes;
    if (found == m_reserved.end() || found->second != bytes || isInUse)
        return CUDA_ERROR_INVALID_VALUE;
    m_memory.free(address);
    m_reserved.erase(found);
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::create(CUmemGenericAllocationHandle* handle, std::size_t bytes, const CUmemAllocationProp* wish,
                               unsigned long long flags)
{
    if (const CUresult result = check(wish); result != CUDA_SUCCESS)
        return result;
    if (handle == nullptr || bytes == 0 || !isWhole(bytes) || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (!m_memory.take(bytes))
        return CUDA_ERROR_OUT_OF_MEMORY;
    std::shared_ptr<Pages> pages;
    try {
        pages = std::make_shared<Pages>(m_memory, bytes, *wish);
    } catch (const Error&) {
        m_memory.give(bytes);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    const std::lock_guard lock(m_mutex);
    pages->handle = *handle = ++m_last;
    m_handles.emplace(*handle, std::pair(std::move(pages), 1U));
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::release(CUmemGenericAllocationHandle handle)
{
    const std::lock_guard lock(m_mutex);
    if (const auto object = m_multicasts.find(handle); object != m_multicasts.end()) {
        if (--object->second.second == 0)
            m_multicasts.erase(object);
        return CUDA_SUCCESS;
    }
    const auto found = m_handles.find(handle);
    if (found == m_handles.end())
        return CUDA_ERROR_INVALID_VALUE;
    if (--found->second.second == 0)
        m_handles.erase(found);
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::retain(CUmemGenericAllocationHandle* handle, CUdeviceptr address)
{
    const std::lock_guard lock(m_mutex);
    const auto found = find(address);
    if (handle == nullptr || found == m_mappings.end() || found->second.multicast != nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const std::shared_ptr<Pages>& pages = found->second.pages;
    auto& [kept, releases] = m_handles[pages->handle];
    kept = pages;
    ++releases;
    *handle = pages->handle;
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::properties(CUmemAllocationProp* wish, CUmemGenericAllocationHandle handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_handles.find(handle);
    if (wish == nullptr || found == m_handles.end())
        return CUDA_ERROR_INVALID_VALUE;
    *wish = found->second.first->wish;
    return CUDA_SUCCESS;
}

VirtualMemory::Mappings::const_iterator VirtualMemory::find(std::uint64_t address) const
{
    auto after = m_mappings.upper_bound(address);
    if (after == m_mappings.begin())
        return m_mappings.end();
    --after;
    return address - after->first < after->second.bytes ? after : m_mappings.end();
}

std::optional<std::pair<VirtualMemory::Mappings::iterator, VirtualMemory::Mappings::iterator>>
VirtualMemory::whole(std::uint64_t address, std::uint64_t bytes)
{
    const auto first = m_mappings.find(address);
    std::uint64_t covered = 0;
    auto last = first;
    while (last != m_mappings.end() && covered < bytes && last->first == address + covered)
        covered += (last++)->second.bytes;
    if (bytes == 0 || covered != bytes)
        return std::nullopt;
    return std::pair(first, last);
}

bool VirtualMemory::isReserved(std::uint64_t address, std::uint64_t bytes) const
{
    auto after = m_reserved.upper_bound(address);
    if (after == m_reserved.begin())
        return false;
    const auto& [begin, size] = *--after;
    return address - begin < size && bytes <= size - (address - begin);
}

// Reserved, with nothing mapped there.
bool VirtualMemory::isFree(std::uint64_t address, std::uint64_t bytes) const
{
    const auto next = m_mappings.lower_bound(address);
    const bool isTaken = find(address) != m_mappings.end() || (next != m_mappings.end() && next->first - address < bytes);
    return isReserved(address, bytes) && !isTaken;
}

CUresult VirtualMemory::map(CUdeviceptr address, std::size_t bytes, std::size_t offset, CUmemGenericAllocationHandle handle,
                            unsigned long long flags)
{
    const std::lock_guard lock(m_mutex);
    if (bytes == 0 || !isWhole(bytes) || !isWhole(address) || offset != 0 || flags != 0 || !isFree(address, bytes))
        return CUDA_ERROR_INVALID_VALUE;
    if (const auto object = m_multicasts.find(handle); object != m_multicasts.end())
        return mapMulticast(address, bytes, object->second.first);
    const auto found = m_handles.find(handle);
    if (found == m_handles.end() || bytes > found->second.first->bytes)
        return CUDA_ERROR_INVALID_VALUE;
    const std::shared_ptr<Pages>& pages = found->second.first;
    if (!m_memory.map(address, bytes, pages->file.descriptor(), 0))
        return CUDA_ERROR_OPERATING_SYSTEM;
    const auto made = m_mappings.emplace(address, Mapping{bytes, pages, nullptr}).first;
    ++pages->mappings;
    noteUnwritten(address, made->second);
    leadMulticasts();
    return CUDA_SUCCESS;
}

void VirtualMemory::noteUnwritten(std::uint64_t address, const Mapping& mapping)
{
    Pages& pages = *mapping.pages;
    const auto& [begin, size] = *--m_reserved.upper_bound(address);
    UnwrittenMemory& unwritten = m_memory.unwritten();
    unwritten.begin(address, mapping.bytes, begin, size);
    if (std::exchange(pages.wasMapped, true))
        unwritten.write(address, mapping.bytes);
    if (pages.mappings > 1)
        for (const auto& [other, each] : m_mappings)
            if (each.pages == mapping.pages)
                unwritten.write(other, each.bytes);
}

CUresult VirtualMemory::unmap(CUdeviceptr address, std::size_t bytes)
{
    m_finish();
    const std::lock_guard lock(m_mutex);
    const auto found = whole(address, bytes);
    if (!found)
        return CUDA_ERROR_INVALID_VALUE;
    for (auto each = found->first; each != found->second; each = m_mappings.erase(each)) {
        if (!m_memory.unmap(each->first, each->second.bytes))
            return CUDA_ERROR_OPERATING_SYSTEM;
        if (each->second.pages != nullptr)
            --each->second.pages->mappings;
    }
    leadMulticasts();
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::setAccess(CUdeviceptr address, std::size_t bytes, const CUmemAccessDesc* accesses, std::size_t count)
{
    if (accesses == nullptr || count != 1)
        return CUDA_ERROR_INVALID_VALUE;
    const std::optional<Reach> reach = reachOf(accesses->flags);
    if (!isDevice(accesses->location) || !reach)
        return CUDA_ERROR_INVALID_VALUE;
    if (*reach != Reach::ReadWrite)  // what runs may still use what is taken away
        m_finish();
    const std::lock_guard lock(m_mutex);
    const auto mappings = whole(address, bytes);
    if (!mappings)
        return CUDA_ERROR_INVALID_VALUE;
    for (auto each = mappings->first; each != mappings->second; ++each)
        m_memory.setReach(each->first, each->second.bytes,
                          each->second.multicast == nullptr || *reach == Reach::None ? *reach : Reach::Multicast);
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::access(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr address) const
{
    const std::lock_guard lock(m_mutex);
    if (flags == nullptr || location == nullptr || !isDevice(*location) || find(address) == m_mappings.end())
        return CUDA_ERROR_INVALID_VALUE;
    switch (m_memory.pieces().at(address)) {
    case Reach::None: *flags = CU_MEM_ACCESS_FLAGS_PROT_NONE; break;
    case Reach::Read: *flags = CU_MEM_ACCESS_FLAGS_PROT_READ; break;
    case Reach::Multicast: case Reach::ReadWrite: *flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE; break;
    }
    return CUDA_SUCCESS;
}

std::optional<DeviceMemory::Extent> VirtualMemory::mappingAt(CUdeviceptr address) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = find(address);
    return found == m_mappings.end() ? std::nullopt : std::optional(DeviceMemory::Extent{found->first, found->second.bytes});
}

}  // namespace kd::emulator
