// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/memorybudget.h"

#include "core/memory/devicememory.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr const char* kMemoryVariable = "KERNELDESK_MEMORY_LIMIT";
/// What stays free for the window, the desktop and everything else: a sixteenth of the memory, at most this.
constexpr std::uint64_t kMaxReserve = std::uint64_t{1} << 30;
constexpr std::uint64_t kReserveShare = 16;

std::uint64_t less(std::uint64_t value, std::uint64_t taken)
{
    return value - std::min(value, taken);
}

}  // namespace

MemoryBudget::Config MemoryBudget::Config::fromEnvironment()
{
    Config config;
    const char* const value = std::getenv(kMemoryVariable);
    const std::string_view text = value == nullptr ? "" : value;
    if (text.empty())
        return config;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), config.limit.value);
    if (error == std::errc() && end == text.data() + text.size() && config.limit.value > 0)
        return config;
    std::cerr << "kerneldesk-worker: " << kMemoryVariable << " holds \"" << text.substr(0, 40)
              << "\", which is no number of bytes; it is ignored.\n";
    return {};
}

MemoryBudget::Member::Member(MemoryBudget& budget, std::function<MemoryClaim()> claim)
    : m_budget(budget), m_place(budget.m_claims.insert(budget.m_claims.end(), std::move(claim)))
{
}

MemoryBudget::Member::~Member()
{
    m_budget.m_claims.erase(m_place);
}

MemoryBudget::State MemoryBudget::measured(bool countsElastic) const
{
    std::uint64_t promised = 0, untouched = 0;
    for (const std::function<MemoryClaim()>& each : m_claims) {
        MemoryClaim claim = each();
        if (claim.isElastic && !countsElastic)
            claim.promised = std::min(claim.promised, claim.resident);
        promised += claim.promised.value;
        untouched += less(claim.promised.value, claim.resident.value);
    }
    const posix::SystemMemory memory = m_config.measure();
    State state{.free = {std::numeric_limits<std::uint64_t>::max()}, .whole = memory.total};
    if (memory.total.value > 0)
        state.free.value = less(memory.available.value, untouched + std::min(kMaxReserve, memory.total.value / kReserveShare));
    const Bytes left{less(m_config.limit.value, promised)};
    if (m_config.limit.value > 0 && left < state.free)
        state = {.free = left, .whole = m_config.limit, .isLimit = true};
    return state;
}

Message MemoryBudget::State::text() const
{
    if (isLimit)
        return message("{} of the {} that {} allows are free", sizeText(free), sizeText(whole), std::string(kMemoryVariable));
    return message("{} of this machine's {} of memory are free", sizeText(free), sizeText(whole));
}

}  // namespace kd
