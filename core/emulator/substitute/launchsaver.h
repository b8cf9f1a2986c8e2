// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/driver/launchobserver.h"
#include "core/emulator/record/savedlaunch.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace kd::emulator::substitute {

/// Saves the one launch of this process that the environment asks for. Thread-safe.
class LaunchSaver {
public:
    /// `choice`: as kSaveVariable has it; what is none saves nothing.
    LaunchSaver(std::string_view choice, std::filesystem::path folder);

    /// Is told of every launch, in their order, each once.
    void onTaken(const TakenLaunch& launch);
    /// Saves it where it is the one: its code, its arguments, and what the memory holds that they lead to. Blocks.
    void onBegin(const TakenLaunch& launch);

private:
    const std::optional<LaunchChoice> m_choice;
    const std::filesystem::path m_folder;
    std::atomic<std::uint64_t> m_seen{0};    ///< launches of kernels of that name
    std::atomic<std::uint64_t> m_launch{0};  ///< number of the one that is saved; 0: not yet taken
};

}  // namespace kd::emulator::substitute
