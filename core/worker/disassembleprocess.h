// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// The name under which a disassemble process has the cubin in its private folder.
inline constexpr const char* kCubinFile = "program.cubin";

/// A disassemble process: takes one cubin from the supervisor over `channel`, confines itself to the private folder that it was
/// started in, and goes on as `tool` with `arguments`, whose standard output and error the supervisor reads. Throws Error when
/// it cannot; otherwise returns only where there is no supervisor.
int disassembleProcessMain(int channel, const std::filesystem::path& tool, const std::vector<std::string>& arguments);

}  // namespace kd
