// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/program.h"
#include "core/session/document/runoutcome.h"

#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// Adds --verify-at, whose values (NAME=VALUE) go into `values`.
void addVerifyAt(OptionGroup& group, std::vector<std::string>& values);

/// Runs the program once on `device` with `values` in place of its launch's own, against its references: what is right at one size
/// alone is found so. The message of an outcome that is not right begins with those values. Nothing where there are none. Throws
/// Failure (BadArguments) where the launch has no reference. Blocks.
std::optional<RunOutcome> outcomeAtSecondSize(const std::vector<std::string>& values, const Program& program,
                                              const CompileOutcome& build, Connection& connection, const std::string& device);

}  // namespace kd::cli
