// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"
#include "core/session/document/session.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kd {

class HeaderOverlay;
struct DeviceFile;
struct ProjectLookup;

/// A source, a session or a report that was read; or a file that holds device code.
struct Program {
    Session session;
    std::string source;
    std::filesystem::path file;  ///< file that was opened: the source, the session or the report
    std::filesystem::path path;  ///< path of the source, as messages are to name it
    std::shared_ptr<const DeviceFile> device;  ///< compiled code in the place of a source; null for all else
    bool isTrusted = true;       ///< else it reads no header outside its folder, and its user's include folders
    bool usesProject = false;    ///< the compile command of the project around it counts as well, once it is trusted
    bool hasSurroundings = false;  ///< it is a file of its own, and others of its project may launch its kernels
    std::shared_ptr<const ProjectLookup> project;  ///< found before, its options are the session's already; null: none was
    std::shared_ptr<const HeaderOverlay> headers;  ///< headers that are not read from disk; null: all are

    /// Gives the compile command that request() adds to the session's settings; null where it adds none. Never throws. Blocks.
    std::shared_ptr<const ProjectLookup> recentProject() const;
    /// Gives the macros that request() defines: those of the session's settings and of the project's command. Never throws.
    /// Blocks.
    std::vector<std::string> defines() const;
    /// Makes what `found` says a part of the session's settings, for what is kept of the program; request() gives the same before
    /// and after. Architectures are left out: a launch has that of its device. Null, or one without a command: nothing.
    void adoptProject(std::shared_ptr<const ProjectLookup> found);
    /// Throws UserError when an option is refused, a header cannot be read, or there is no source. Blocks.
    CompileRequest request(const std::string& architecture) const;
};

/// A file named *.kdesk is a session, one named *.html or *.json a report with its session and source within; a folder is one of
/// Triton's cache, a file that begins as PTX, a cubin, a fatbin, a program or an archive holds device code, any other is a CUDA
/// source; what a session names is either. Include folders become absolute. Throws UserError when it cannot be read or is none.
/// Blocks.
Program readProgram(const std::filesystem::path& file);

/// Tells it by the file's name.
bool isSessionFile(const std::filesystem::path& file);
bool isReportFile(const std::filesystem::path& file);
/// A recording as one file, which is unpacked where it is read: into a private folder that ends with this process.
bool isCaptureFile(const std::filesystem::path& file);
/// Any of these: it names its program, and is no program itself.
bool holdsProgram(const std::filesystem::path& file);

/// The extension of `path` in small letters, ".kdesk".
std::string endingOf(const std::filesystem::path& path);

/// One sentence: "saxpy.cu does not compile for sm_90: 2 errors."
QString failureText(const CompileOutcome& outcome, const Program& program);

}  // namespace kd
