// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/compile/options/options.h"
#include "core/session/launch/launchsetup.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// One source of a session: a file beside it, or text within it.
struct SessionSource {
    std::string path;                  ///< relative to the session's folder
    std::optional<std::string> text;   ///< embedded text; nothing: read from `path`
};

/// A launch that the user gave a name.
struct LaunchPreset {
    std::string name;
    LaunchSetup launch;
    Json unknown = Json::object();  ///< members that a later version or another tool put there
};

/// The document: `.kdesk`, UTF-8 JSON, "format": "kerneldesk-session", "version": 1. Unknown keys are kept and written
/// back; loading runs, writes and fetches nothing and names a target only by its name.
struct Session {
    std::string title;
    std::vector<SessionSource> sources;  ///< the first is the program
    CompileSettings compile;
    LaunchSetup launch;
    std::vector<LaunchPreset> presets;  ///< "presets": [{"name": …, "launch": {…}}]; names differ
    std::string preset;  ///< the one that `launch` was taken from; "" none, or one that is gone
    TimingSettings timing;
    std::string device;  ///< "" default
    std::string target;  ///< "" this machine; else a name in the user's settings
    Json view = Json::object();
    Json unknown = Json::object();  ///< members that a later version or another tool put there, at the top level
    std::filesystem::path folder;   ///< where relative paths start; not stored
};

/// Null where there is none of that name.
const LaunchPreset* findPreset(const Session& session, std::string_view name);

/// Throws RuntimeError with the file (and place in it) when it is not a session, is of a newer version, too large
/// (64 MiB), or names a source outside its folder's reach (absolute paths and `..` are refused for embedded projects).
Session loadSession(const std::filesystem::path& file);
/// The same from a document that is read already; relative paths start at `folder`.
Session sessionFromJson(const Json& json, const std::filesystem::path& folder, const std::string& subject);
/// Gives what saveSession() writes.
Json sessionToJson(const Session& session);
/// Written beside and renamed, so that there is always a whole one. Throws RuntimeError where that fails.
void saveSession(const Session& session, const std::filesystem::path& file);

/// The program's text: embedded, or read (limit 64 MiB). Blocks.
std::string programText(const Session& session);
std::filesystem::path programPath(const Session& session);
/// The same of a program that is a file. Throws RuntimeError where links lead it out of the session's folder.
std::filesystem::path programFile(const Session& session);

}  // namespace kd
