// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>

namespace kd::emulator {

/// Gives, for Instruction::immediate, a pointer to the one copy of a form that all instructions share that have the same. It
/// lives as long as the process: there are no more forms than the patterns of this room have combinations.
template <typename Form> std::int64_t sharedForm(const Form& form)
{
    static std::mutex mutex;
    static std::deque<Form> all;
    const std::lock_guard lock(mutex);
    const auto pointerTo = [](const Form& known) { return static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(&known)); };
    for (const Form& known : all)
        if (known == form)
            return pointerTo(known);
    return pointerTo(all.emplace_back(form));
}

}  // namespace kd::emulator
