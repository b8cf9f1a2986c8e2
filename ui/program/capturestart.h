// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"
#include "core/capture/kernelcounts.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Reads "NAME:N", which launch of which kernel is meant; N is 1 where it is not there.
LaunchChoice namedLaunch(const std::string& text);

/// The file that a shell in `folder` would start. Throws UserError (Input) where there is none.
std::filesystem::path startedProgram(const std::string& program, const std::filesystem::path& folder);

/// Says where CUPTI is looked for.
std::vector<std::string> capturePlaces();

/// Writes `request` into `folder`, which is absolute, and gives `environment` what a program needs to be recorded into it. Throws
/// UserError (Lacking) where the library that records is not there, and (Input) where `environment` has another tool loaded into
/// the program already; RuntimeError where the request cannot be written. Blocks.
std::vector<std::string> captureEnvironment(std::vector<std::string> environment, const CaptureRequest& request,
                                            const std::filesystem::path& folder);

/// Which launch took longest, of all processes; nothing where none was counted.
std::optional<LaunchChoice> slowestLaunch(const std::vector<CaptureReport>& reports);

}  // namespace kd
