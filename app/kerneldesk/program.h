#pragma once

#include "app/kerneldesk/options.h"
#include "core/compile/compilerequest.h"
#include "core/session/session.h"

#include <filesystem>
#include <string>

namespace kd::cli {

/// What FILE or --example names, read, with the command line's settings over the session's.
struct Program {
    Session session;
    std::string source;
    std::filesystem::path file;  ///< what FILE or --example names: the source or the session
    std::filesystem::path path;  ///< of the source, as messages are to name it

    /// Throws Failure when an option is refused or a header cannot be read.
    CompileRequest request(const std::string& architecture) const;
};

/// A file named *.kdesk is a session, any other a CUDA source. Throws Failure (BadArguments) when neither or both of FILE
/// and --example are given, or when the file cannot be read or is none.
Program loadProgram(const ProgramOptions& options, const LaunchOptions& launch = {});

/// The extension of `path` in small letters, ".kdesk".
std::string endingOf(const std::filesystem::path& path);

/// "sm_90" from "sm_90", "compute_90" or "90", "sm_90a" likewise. Throws Failure for anything else.
std::string architectureFromText(const std::string& text);

}  // namespace kd::cli
