// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// The name of the emulated GPU among devices; all others are "cuda:N".
inline constexpr std::string_view kEmulatedDevice = "emulated";
/// Tells it by the device's name.
inline bool isEmulatedDevice(std::string_view device) { return device == kEmulatedDevice; }

/// Gives what `device` loads of a compile for a launch of the kernel with that lowered name: the cubin, for one of CUDA Tile that
/// of tileiras; the emulated GPU, and any device where there is no cubin, its PTX text.
std::vector<std::byte> moduleImage(const CompileOutcome& outcome, std::string_view device, std::string_view kernel = {});
/// The hash by which RunOutcome::cubinSha256 names what was loaded.
std::string moduleImageSha256(const CompileOutcome& outcome, std::string_view device, std::string_view kernel = {});

/// Adds line information, which leads from PTX and machine code to the source and changes neither, to a compile.
void addLineInformation(CompileRequest& request);

/// Adds to a compile what the device needs to tell all it can: line information for the emulated GPU, which names the source
/// line of a fault by it.
void addDeviceOptions(CompileRequest& request, std::string_view device);

}  // namespace kd
