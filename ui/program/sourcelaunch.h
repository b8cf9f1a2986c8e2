// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/session.h"
#include "ui/program/program.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace kd {

struct DeviceFile;
struct KernelInfo;

/// A launch of compiled code as one of the source that the code is from.
struct SourceLaunch {
    LaunchSetup setup;     ///< arguments have the names of the source's parameters, by their places; files stay where they are
    std::string instance;  ///< the instance to compile, "k<float,4>", where the kernel is a template; else empty
};

/// Finds the kernel of `source` that the one that `setup` launches was made from, by its name; parameters that the source's kernel
/// has more, at its end, have no value. Throws UserError (Input) where the source has no such kernel, and names those that it has;
/// `file` is what messages call it. Reads text alone: nothing is compiled.
SourceLaunch launchOfSource(const LaunchSetup& setup, const KernelInfo& kernel, std::string_view source, const std::string& file);

/// Does it for the kernel of `code`, compiled code, that the session launches: the first one where it names none.
SourceLaunch launchOfSource(const Session& session, const DeviceFile& code, std::string_view source, const std::string& file);

/// Puts the source `file` in the place of a program's compiled code, and keeps its launch. Throws UserError (Input) where the
/// program is no compiled code, or has several kernels and names none, or the source cannot be read or has no such kernel. Blocks.
Program withSource(Program program, const std::filesystem::path& file);

}  // namespace kd
