// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/launchbuffers.h"

#include <algorithm>

namespace kd {
namespace {

/// The pages that recorded memory lies in, those that touch as one.
std::vector<DeviceMemoryRef> pagesOf(const LaunchPlan& plan, std::uint64_t page)
{
    std::vector<DeviceMemoryRef> pages;
    for (const BufferPlan& buffer : plan.buffers)
        if (buffer.address != 0) {
            const std::uint64_t begin = buffer.address / page * page;
            pages.push_back({begin, {(buffer.address + buffer.bytes() + page - 1) / page * page - begin}});
        }
    std::ranges::sort(pages, {}, &DeviceMemoryRef::address);
    std::vector<DeviceMemoryRef> joined;
    for (const DeviceMemoryRef& each : pages) {
        const std::uint64_t end = each.address + each.size.value;
        if (!joined.empty() && each.address <= joined.back().address + joined.back().size.value)
            joined.back().size.value = std::max<std::uint64_t>(end - joined.back().address, joined.back().size.value);
        else
            joined.push_back(each);
    }
    return joined;
}

/// Those that lie in one reservation together.
std::vector<std::vector<DeviceMemoryRef>> reservationsOf(const std::vector<DeviceMemoryRef>& pages)
{
    std::vector<std::vector<DeviceMemoryRef>> groups;
    std::uint64_t last = 0;  // number of the reservation in which the pages before end
    for (const DeviceMemoryRef& each : pages) {
        if (groups.empty() || each.address / PlacedMemory::kReservation > last)
            groups.emplace_back();
        groups.back().push_back(each);
        last = (each.address + each.size.value - 1) / PlacedMemory::kReservation;
    }
    return groups;
}

}  // namespace

bool isInVariable(const LaunchPlan& plan, std::size_t buffer)
{
    return std::ranges::find(plan.variables, static_cast<int>(buffer), &VariablePlan::buffer) != plan.variables.end();
}

LaunchBuffers::LaunchBuffers(const ContextRef& context, const LaunchPlan& plan)
{
    const bool isPlaced = placeRecorded(context, plan);
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const BufferPlan& buffer = plan.buffers[i];
        if (isPlaced && buffer.address != 0) {
            m_memory.push_back({buffer.address, {buffer.bytes()}});
            continue;
        }
        if (buffer.array)
            m_arrays.emplace(i, DeviceArray(context, *buffer.array));
        m_own.emplace_back(context, Bytes{isInVariable(plan, i) || buffer.array ? 0 : buffer.bytes()});
        m_memory.push_back(m_own.back().ref());
        if (buffer.address != 0)
            m_map.add({buffer.address, {buffer.bytes()}}, m_own.back().address());
    }
}

const DeviceArray* LaunchBuffers::array(std::size_t buffer) const
{
    const auto found = m_arrays.find(buffer);
    return found == m_arrays.end() ? nullptr : &found->second;
}

bool LaunchBuffers::placeRecorded(const ContextRef& context, const LaunchPlan& plan)
{
    const bool hasRecorded = std::ranges::any_of(plan.buffers, [](const BufferPlan& buffer) { return buffer.address != 0; });
    const std::uint64_t page = hasRecorded ? PlacedMemory::pageBytes(context) : 0;
    if (page == 0)
        return false;
    for (const std::vector<DeviceMemoryRef>& pages : reservationsOf(pagesOf(plan, page))) {
        std::optional<PlacedMemory> placed = PlacedMemory::at(context, pages);
        if (!placed) {
            m_placed.clear();
            return false;
        }
        m_placed.push_back(std::move(*placed));
    }
    return true;
}

}  // namespace kd
