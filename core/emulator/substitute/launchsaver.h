// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"
#include "core/capture/recordedlaunch.h"
#include "core/emulator/driver/launchobserver.h"
#include "core/emulator/substitute/objectsaver.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace kd::emulator::substitute {

/// Saves the one launch of this process that the environment asks for. Thread-safe.
class LaunchSaver {
public:
    /// `choice`: "KERNEL:N"; what is none saves nothing.
    LaunchSaver(std::string_view choice, std::filesystem::path folder);

    /// Is told of every launch, in their order, each once.
    void onTaken(const TakenLaunch& launch);
    /// Saves it where it is the one: its code, its arguments, and what the memory holds that they lead to. Blocks.
    void onBegin(const TakenLaunch& launch);
    /// Adds what it left. Blocks.
    void onEnd(std::uint64_t number, bool hasFault);

private:
    const std::optional<LaunchChoice> m_choice;
    const std::filesystem::path m_folder;
    std::atomic<std::uint64_t> m_seen{0};    ///< launches of kernels of that name
    std::optional<RecordedLaunch> m_recorded;  ///< until its end
    std::unique_ptr<ObjectSaver> m_objects;    ///< likewise
    std::atomic<std::uint64_t> m_launch{0};  ///< number of the one that is saved; 0: not yet taken
};

}  // namespace kd::emulator::substitute
