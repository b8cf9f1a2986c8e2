// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd::emulator {

/// "SCAN:3": which launch of a program is saved. The number counts launches of kernels with that in their name, from 1.
inline constexpr const char* kSaveVariable = "KERNELDESK_EMULATED_SAVE";
/// Names the folder that the launch is saved into.
inline constexpr const char* kSaveFolderVariable = "KERNELDESK_EMULATED_SAVE_FOLDER";

/// Says which launch is to be saved.
struct LaunchChoice {
    std::string kernel;        ///< a part of its name
    std::uint64_t number = 0;  ///< counts from 1
};
/// Reads "KERNEL:N"; nothing where that is not its form.
std::optional<LaunchChoice> launchChoiceOf(std::string_view text);

/// One argument of a launch that was saved.
struct SavedArgument {
    std::vector<std::byte> value;  ///< as the kernel finds it
    std::string file;              ///< what the memory that it leads to held, a name in the same folder; empty: it leads to none
    std::uint64_t bytes = 0;       ///< of that memory
    std::uint64_t offset = 0;      ///< bytes from its start to where the argument leads
    bool holdsAddresses = false;   ///< the memory holds what looks like addresses of the device's memory
};

/// Holds a launch as it was before its first thread ran. Its code is `kModuleFile` in the same folder.
struct SavedLaunch {
    static constexpr const char* kFile = "launch.json";
    static constexpr const char* kModuleFile = "kernel.ptx";
    /// The folder that the process makes which saves: of several the first one does.
    static constexpr const char* kTaken = "taken";
    /// Bytes that the buffers of a launch may have together.
    static constexpr std::uint64_t kMaxBytes = std::uint64_t{4} << 30;

    std::string kernel;        ///< as the module names it
    std::uint64_t launch = 0;  ///< counts the launches of its process, from 1
    Dim3 grid, block;
    std::uint64_t dynamicShared = 0;  ///< bytes
    bool isCooperative = false;
    std::vector<SavedArgument> arguments;
    std::vector<std::string> leftVariables;  ///< variables of the module that the code does not give what they held
    Message problem;  ///< why it was not saved: a sentence without a full stop; empty where it was
};

/// Writes `launch` into `folder`, where its files are already. Throws RuntimeError. Blocks.
void writeSavedLaunch(const SavedLaunch& launch, const std::filesystem::path& folder);
/// Reads what a program's process left in `folder`, none of which is trusted; nothing where it left none. Throws RuntimeError.
/// Blocks.
std::optional<SavedLaunch> readSavedLaunch(const std::filesystem::path& folder);

}  // namespace kd::emulator
