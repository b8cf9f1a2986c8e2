// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/placedmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/memory/memoryuse.h"

#include <utility>

namespace kd {
namespace {

CUmemAllocationProp pagesOf(const ContextRef& context)
{
    CUmemAllocationProp wish{};
    wish.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    wish.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = context.device().handle()};
    return wish;
}

}  // namespace

std::uint64_t PlacedMemory::pageBytes(const ContextRef& context)
{
    if (!context.api().has("cuMemAddressReserve"))
        return 0;
    const CurrentContext current(context);
    const CUmemAllocationProp wish = pagesOf(context);
    std::size_t bytes = 0;
    const CUresult result = context.api().cuMemGetAllocationGranularity(&bytes, &wish, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
    return result == CUDA_SUCCESS ? bytes : 0;
}

std::optional<PlacedMemory> PlacedMemory::at(const ContextRef& context, const std::vector<DeviceMemoryRef>& pieces)
{
    PlacedMemory memory(context);
    if (pieces.empty() || pageBytes(context) == 0)
        return std::nullopt;
    const std::uint64_t end = pieces.back().address + pieces.back().size.value;
    const std::uint64_t begin = pieces.front().address / kReservation * kReservation;
    if (!memory.reserve(begin, (end + kReservation - 1) / kReservation * kReservation))
        return std::nullopt;
    for (const DeviceMemoryRef& piece : pieces)
        memory.map(piece);
    return memory;
}

bool PlacedMemory::reserve(std::uint64_t begin, std::uint64_t end)
{
    const CurrentContext current(m_context);
    CUdeviceptr got = 0;
    if (m_context.api().cuMemAddressReserve(&got, end - begin, 0, begin, 0) != CUDA_SUCCESS)
        return false;
    m_reserved = {got, {end - begin}};
    return got == begin;
}

void PlacedMemory::map(DeviceMemoryRef piece)
{
    const CurrentContext current(m_context);
    const DriverApi& api = m_context.api();
    const CUmemAllocationProp wish = pagesOf(m_context);
    CUmemGenericAllocationHandle pages{};
    check(api, api.cuMemCreate(&pages, piece.size.value, &wish, 0), "cuMemCreate", sizeText(piece.size));
    const CUresult mapped = api.cuMemMap(piece.address, piece.size.value, 0, pages, 0);
    api.cuMemRelease(pages);  // what is mapped stays
    check(api, mapped, "cuMemMap", sizeText(piece.size));
    m_mapped.push_back(piece);
    noteTaken(m_context.device(), piece.size);
    const CUmemAccessDesc access{.location = wish.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    check(api, api.cuMemSetAccess(piece.address, piece.size.value, &access, 1), "cuMemSetAccess");
}

void PlacedMemory::reset() noexcept
{
    if (m_reserved.address == 0)
        return;
    try {
        const CurrentContext current(m_context);
        for (const DeviceMemoryRef& piece : m_mapped) {
            m_context.api().cuMemUnmap(piece.address, piece.size.value);
            noteGiven(m_context.device(), piece.size);
        }
        m_context.api().cuMemAddressFree(m_reserved.address, m_reserved.size.value);
    } catch (const Error&) {
        // A dead context takes its memory with it.
    }
    m_reserved = {};
    m_mapped.clear();
}

PlacedMemory::~PlacedMemory()
{
    reset();
}

PlacedMemory::PlacedMemory(PlacedMemory&& other) noexcept
    : m_context(other.m_context), m_reserved(std::exchange(other.m_reserved, {})), m_mapped(std::exchange(other.m_mapped, {}))
{
}

PlacedMemory& PlacedMemory::operator=(PlacedMemory&& other) noexcept
{
    if (this == &other)
        return *this;
    reset();
    m_context = other.m_context;
    m_reserved = std::exchange(other.m_reserved, {});
    m_mapped = std::exchange(other.m_mapped, {});
    return *this;
}

}  // namespace kd
