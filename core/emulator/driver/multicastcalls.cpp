// SPDX-License-Identifier: GPL-3.0-or-later
// Multicast objects: the part of VirtualMemory that leads their addresses to the memory that is bound to them.
#include "core/emulator/driver/virtualmemory.h"
#include "core/emulator/driver/virtualpages.h"

#include <algorithm>
#include <utility>

namespace kd::emulator {
namespace {

constexpr unsigned kDevices = 1;

bool isInGranules(std::uint64_t bytes)
{
    return bytes % VirtualMemory::kGranule == 0;
}

CUresult checkMulticast(const CUmulticastObjectProp* wish)
{
    if (wish == nullptr || wish->flags != 0 || wish->numDevices == 0 || wish->numDevices > kDevices)
        return CUDA_ERROR_INVALID_VALUE;
    return wish->handleTypes == CU_MEM_HANDLE_TYPE_NONE ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

}  // namespace

CUresult VirtualMemory::multicastGranularity(std::size_t* bytes, const CUmulticastObjectProp* wish,
                                             CUmulticastGranularity_flags option)
{
    if (bytes == nullptr || (option != CU_MULTICAST_GRANULARITY_MINIMUM && option != CU_MULTICAST_GRANULARITY_RECOMMENDED))
        return CUDA_ERROR_INVALID_VALUE;
    const CUresult result = checkMulticast(wish);
    if (result == CUDA_SUCCESS)
        *bytes = kGranule;
    return result;
}

CUresult VirtualMemory::createMulticast(CUmemGenericAllocationHandle* handle, const CUmulticastObjectProp* wish)
{
    if (const CUresult result = checkMulticast(wish); result != CUDA_SUCCESS)
        return result;
    if (handle == nullptr || wish->size == 0 || !isInGranules(wish->size))
        return CUDA_ERROR_INVALID_VALUE;
    auto object = std::make_shared<Multicast>();
    object->wish = *wish;
    const std::lock_guard lock(m_mutex);
    *handle = ++m_last;
    m_multicasts.emplace(*handle, std::pair(std::move(object), 1U));
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::addDevice(CUmemGenericAllocationHandle multicast, CUdevice device)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_multicasts.find(multicast);
    if (found == m_multicasts.end())
        return CUDA_ERROR_INVALID_VALUE;
    if (device != 0)
        return CUDA_ERROR_INVALID_DEVICE;
    return std::exchange(found->second.first->hasDevice, true) ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

// The object, where that part of it has no memory yet; null: nothing can be bound there.
std::shared_ptr<VirtualMemory::Multicast> VirtualMemory::multicastToBind(CUmemGenericAllocationHandle handle, std::uint64_t offset,
                                                                        std::uint64_t bytes) const
{
    const auto found = m_multicasts.find(handle);
    if (found == m_multicasts.end() || bytes == 0 || !isInGranules(bytes) || !isInGranules(offset))
        return nullptr;
    const std::shared_ptr<Multicast>& object = found->second.first;
    if (offset > object->wish.size || bytes > object->wish.size - offset)
        return nullptr;
    const auto next = object->bound.lower_bound(offset);
    const bool isBefore = next != object->bound.begin() && std::prev(next)->first + std::prev(next)->second.bytes > offset;
    const bool isBehind = next != object->bound.end() && next->first < offset + bytes;
    return isBefore || isBehind ? nullptr : object;
}

CUresult VirtualMemory::bind(CUmemGenericAllocationHandle multicast, std::size_t offset, CUmemGenericAllocationHandle handle,
                             std::size_t memoryOffset, std::size_t bytes, unsigned long long flags)
{
    const std::lock_guard lock(m_mutex);
    const std::shared_ptr<Multicast> object = multicastToBind(multicast, offset, bytes);
    const auto memory = m_handles.find(handle);
    if (object == nullptr || memory == m_handles.end() || flags != 0 || !isInGranules(memoryOffset))
        return CUDA_ERROR_INVALID_VALUE;
    if (!object->hasDevice)  // a GPU's driver waits for the devices that are to come
        return CUDA_ERROR_ILLEGAL_STATE;
    const std::shared_ptr<Pages>& pages = memory->second.first;
    if (memoryOffset > pages->bytes || bytes > pages->bytes - memoryOffset)
        return CUDA_ERROR_INVALID_VALUE;
    object->bound.emplace(offset, Multicast::Bound{bytes, pages, memoryOffset});
    for (const auto& [address, mapping] : m_mappings)
        if (mapping.multicast == object && !showBound(address, mapping))
            return CUDA_ERROR_OPERATING_SYSTEM;
    leadMulticasts();
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::bindAddress(CUmemGenericAllocationHandle multicast, std::size_t offset, CUdeviceptr address,
                                    std::size_t bytes, unsigned long long flags)
{
    CUmemGenericAllocationHandle handle = 0;
    std::uint64_t from = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto mapped = find(address); mapped != m_mappings.end()) {
            if (mapped->second.multicast != nullptr || bytes > mapped->second.bytes - (address - mapped->first))
                return CUDA_ERROR_INVALID_VALUE;
            handle = mapped->second.pages->handle;
            from = address - mapped->first;
            m_handles.try_emplace(handle, mapped->second.pages, 0U);
        } else {
            const std::shared_ptr<Multicast> object = multicastToBind(multicast, offset, bytes);
            if (object == nullptr || flags != 0 || !isInGranules(address) || !m_memory.contains(address, bytes))
                return CUDA_ERROR_INVALID_VALUE;
            if (!object->hasDevice)
                return CUDA_ERROR_ILLEGAL_STATE;
            object->bound.emplace(offset, Multicast::Bound{bytes, nullptr, address});
            leadMulticasts();
            return CUDA_SUCCESS;
        }
    }
    const CUresult result = bind(multicast, offset, handle, from, bytes, flags);
    const std::lock_guard lock(m_mutex);
    if (const auto kept = m_handles.find(handle); kept != m_handles.end() && kept->second.second == 0)
        m_handles.erase(kept);
    return result;
}

CUresult VirtualMemory::unbind(CUmemGenericAllocationHandle multicast, CUdevice device, std::size_t offset, std::size_t bytes)
{
    m_finish();
    const std::lock_guard lock(m_mutex);
    const auto found = m_multicasts.find(multicast);
    if (found == m_multicasts.end() || bytes == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (device != 0)
        return CUDA_ERROR_INVALID_DEVICE;
    auto& bound = found->second.first->bound;
    const auto first = bound.find(offset);
    auto last = first;
    std::uint64_t covered = 0;
    while (last != bound.end() && covered < bytes && last->first == offset + covered)
        covered += (last++)->second.bytes;
    if (first == bound.end() || covered != bytes)
        return CUDA_ERROR_INVALID_VALUE;
    bound.erase(first, last);
    leadMulticasts();
    return CUDA_SUCCESS;
}

CUresult VirtualMemory::mapMulticast(std::uint64_t address, std::uint64_t bytes, std::shared_ptr<Multicast> multicast)
{
    if (bytes > multicast->wish.size)
        return CUDA_ERROR_INVALID_VALUE;
    const auto made = m_mappings.emplace(address, Mapping{bytes, nullptr, std::move(multicast)}).first;
    if (!showBound(address, made->second)) {
        m_mappings.erase(made);
        return CUDA_ERROR_OPERATING_SYSTEM;
    }
    leadMulticasts();
    return CUDA_SUCCESS;
}

// Lets the addresses of the mapping show the memory itself, for when that is mapped nowhere else.
bool VirtualMemory::showBound(std::uint64_t address, const Mapping& mapping)
{
    return std::ranges::all_of(mapping.multicast->bound, [&](const auto& each) {
        const auto& [offset, bound] = each;
        const std::uint64_t bytes = offset < mapping.bytes ? std::min(bound.bytes, mapping.bytes - offset) : 0;
        return bound.pages == nullptr || bytes == 0 ||
            m_memory.map(address + offset, bytes, bound.pages->file.descriptor(), bound.from);
    });
}

void VirtualMemory::leadMulticasts()
{
    std::map<const Pages*, std::pair<std::uint64_t, std::uint64_t>> plain;  // where memory is mapped by itself, and how much of it
    for (const auto& [address, mapping] : m_mappings)
        if (mapping.pages != nullptr)
            plain.try_emplace(mapping.pages.get(), address, mapping.bytes);
    MulticastPieces::Targets targets;
    for (const auto& [address, mapping] : m_mappings) {
        if (mapping.multicast == nullptr)
            continue;
        for (const auto& [offset, bound] : mapping.multicast->bound) {
            for (std::uint64_t at = 0; at < bound.bytes && offset + at < mapping.bytes; at += kGranule) {
                std::uint64_t& target = targets[address + offset + at];
                const auto known = plain.find(bound.pages.get());
                if (bound.pages == nullptr)
                    target = bound.from + at;
                else if (known != plain.end() && bound.from + at < known->second.second)
                    target = known->second.first + bound.from + at;
                else {
                    target = address + offset + at;
                    m_memory.unwritten().write(target, kGranule);  // it is known where memory is mapped by itself
                }
            }
        }
    }
    m_memory.multicast().set(std::move(targets));
}

}  // namespace kd::emulator
