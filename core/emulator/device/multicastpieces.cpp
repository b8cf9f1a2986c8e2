// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/multicastpieces.h"

#include "core/emulator/device/mappedpieces.h"

#include <mutex>
#include <utility>

namespace kd::emulator {

void MulticastPieces::set(Targets targets)
{
    const std::lock_guard lock(m_mutex);
    m_targets = std::move(targets);
}

std::uint64_t MulticastPieces::targetOf(std::uint64_t address) const
{
    const std::uint64_t offset = address % MappedPieces::kGranule;
    const std::shared_lock lock(m_mutex);
    const auto found = m_targets.find(address - offset);
    return found == m_targets.end() || found->second == 0 ? 0 : found->second + offset;
}

}  // namespace kd::emulator
