// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/rangeadvice.h"

#include <iterator>

namespace kd::emulator::substitute {

RangeAdvices& RangeAdvices::ofThisProcess()
{
    static RangeAdvices& advices = *new RangeAdvices;
    return advices;
}

void RangeAdvices::split(CUdeviceptr address)
{
    const auto next = m_from.upper_bound(address);
    const RangeAdvice before = next == m_from.begin() ? RangeAdvice{} : std::prev(next)->second;
    m_from.try_emplace(address, before);
}

std::vector<RangeAdvice> RangeAdvices::within(CUdeviceptr address, std::size_t bytes) const
{
    const std::lock_guard lock(m_mutex);
    auto next = m_from.upper_bound(address);
    std::vector<RangeAdvice> found{next == m_from.begin() ? RangeAdvice{} : std::prev(next)->second};
    for (; next != m_from.end() && next->first < address + bytes; ++next)
        found.push_back(next->second);
    return found;
}

void RangeAdvices::forget(CUdeviceptr address, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (m_from.empty())
        return;
    split(address + bytes);
    split(address);
    m_from.erase(m_from.find(address), m_from.find(address + bytes));
    m_from[address] = {};
}

SyncMemOps& SyncMemOps::ofThisProcess()
{
    static SyncMemOps& all = *new SyncMemOps;
    return all;
}

void SyncMemOps::set(CUdeviceptr base, bool isSet)
{
    const std::lock_guard lock(m_mutex);
    if (isSet)
        m_bases.insert(base);
    else
        m_bases.erase(base);
}

bool SyncMemOps::isSet(CUdeviceptr base) const
{
    const std::lock_guard lock(m_mutex);
    return m_bases.contains(base);
}

void forgetAdvice(CUdeviceptr base, std::size_t bytes)
{
    RangeAdvices::ofThisProcess().forget(base, bytes);
    SyncMemOps::ofThisProcess().set(base, false);
}

}  // namespace kd::emulator::substitute
