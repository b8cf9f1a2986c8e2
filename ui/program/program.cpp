// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/program.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/scratch.h"
#include "core/capture/archive/capturearchive.h"
#include "core/compile/container/deviceprogram.h"
#include "core/compile/options/options.h"
#include "core/project/projectlookup.h"
#include "core/report/report.h"
#include "core/session/data/elementfile.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchercapture.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr Bytes kLargestSource{64u << 20};

[[noreturn]] void refuse(const Error& error)
{
    throw UserError(UserError::Kind::Input, error);
}

Session sessionOfSource(const fs::path& file)
{
    Session session;
    session.title = file.stem().string();
    session.sources = {{.path = file.filename().string(), .text = {}}};
    session.folder = fs::current_path();  // files in arguments are named from where the user stands
    return session;
}

/// What the report was made of; its source is within.
Session sessionOfReport(const fs::path& file)
{
    const Report report = loadReport(file);
    if (report.session.is_null())
        throw RuntimeError({.text = "this report holds no session to open again", .subject = file.string()});
    Session session = sessionFromJson(report.session, file.parent_path(), file.string());
    if (!session.sources.front().text)
        throw RuntimeError({.text = "the session in this report holds no source", .subject = file.string()});
    return session;
}

void requireText(const std::string& source, const fs::path& path)
{
    if (source.find('\0') == std::string::npos)
        return;
    if (isSavedEnding(path))
        throw UserError(UserError::Kind::Input,
                        ProgramText::tr("%1 is a file of numbers and no source: drop it on an argument in Launch or on a buffer in "
                                        "Data, or name it there as file(\"%2\").")
                            .arg(toQt(path.string()), toQt(path.filename().string())));
    throw UserError(UserError::Kind::Input,
                    ProgramText::tr("%1 is not a text file: it holds zero bytes.").arg(toQt(path.string())));
}

void makeAbsolute(std::vector<std::string>& folders, const fs::path& base)
{
    for (std::string& folder : folders)
        folder = fs::absolute(base / folder).string();
}

/// "x.cubin is no cubin"; empty where a source may be named so.
QString whatItIsNot(const fs::path& file)
{
    const QString name = toQt(file.string());
    const std::string ending = endingOf(file);
    if (ending == ".cubin")
        return ProgramText::tr("%1 is no cubin").arg(name);
    if (ending == ".fatbin")
        return ProgramText::tr("%1 is no fatbin").arg(name);
    if (ending == ".ptx")
        return ProgramText::tr("%1 is no PTX").arg(name);
    if (ending == ".o" || ending == ".obj")
        return ProgramText::tr("%1 is no object file of a 64-bit Linux").arg(name);
    if (ending == ".so")
        return ProgramText::tr("%1 is no library of a 64-bit Linux").arg(name);
    return ending == ".a" ? ProgramText::tr("%1 is no archive").arg(name) : QString();
}

/// Throws UserError where a file without device code is named as if it held some, so that nobody takes it for a source.
void requireNameOfSource(const fs::path& file)
{
    const QString wrong = whatItIsNot(file);
    if (wrong.isEmpty())
        return;
    constexpr Bytes kLookedAt{4096};
    const std::vector<std::byte> start = posix::readFileStart(file, kLookedAt);
    const bool isText = std::ranges::find(start, std::byte{0}) == start.end();
    QString why = ProgramText::tr("%1: it does not begin as one; build it anew.").arg(wrong);
    if (start.empty())
        why = ProgramText::tr("%1 is empty: build it anew.").arg(toQt(file.string()));
    else if (isText && endingOf(file) == ".ptx")
        why = ProgramText::tr("%1: it does not begin with .version; build it anew.").arg(wrong);
    else if (isText)
        why = ProgramText::tr("%1: it is text; build it anew, or name it %2 where it is a CUDA source.")
                  .arg(wrong, toQt(file.stem().string()) + QStringLiteral(".cu"));
    throw UserError(UserError::Kind::Input, why);
}

/// Whether it holds device code in place of a source. Throws UserError where its name alone says so.
bool isDeviceFile(const fs::path& file)
{
    std::error_code error;
    if (fs::is_directory(file, error) || containerKindOf(file) != ContainerKind::None)
        return true;
    requireNameOfSource(file);
    return false;
}

/// PTX is its own source.
void readDeviceFile(Program& program)
{
    auto device = std::make_shared<DeviceFile>(openDeviceFile(program.path));
    if (device->kind == ContainerKind::Ptx)
        program.source = outcomeOf(device->programs.front()).ptx;
    program.device = std::move(device);
}

/// Where the captures that this process opened lie unpacked, each once, until it ends.
class UnpackedCaptures {
public:
    static UnpackedCaptures& instance()
    {
        static UnpackedCaptures captures;
        return captures;
    }
    /// Throws RuntimeError.
    fs::path sessionOf(const fs::path& file)
    {
        const bool isOurs = isCaptureFile(file);
        const std::lock_guard lock(m_mutex);
        const std::string state = fs::canonical(file).string() + " " + std::to_string(fs::file_size(file)) + " " +
            std::to_string(fs::last_write_time(file).time_since_epoch().count());
        Unpacked& one = m_captures[state];
        if (one.session.empty()) {
            one.folder = posix::ScratchFolder(fs::temp_directory_path());
            one.session =
                isOurs ? unpackCapture(file, one.folder.path()) : sessionOfLauncherCapture(file, one.folder.path());
        }
        return one.session;
    }

private:
    struct Unpacked {
        posix::ScratchFolder folder;
        fs::path session;
    };

    std::mutex m_mutex;
    std::map<std::string, Unpacked> m_captures;
};

fs::path unpackedCapture(const fs::path& file)
{
    try {
        return UnpackedCaptures::instance().sessionOf(file);
    } catch (const fs::filesystem_error& error) {
        throw RuntimeError({.text = message("{}: {}", file.string(), verbatim(error.code().message()))});
    }
}

/// Include folders that a session or a report names are its own words, and give nothing free.
HeaderBounds boundsOf(const Program& program)
{
    if (program.isTrusted)
        return {.folders = {}, .overlay = program.headers};
    const bool isOthers = holdsProgram(program.file);
    HeaderBounds bounds{.folders = {isOthers ? program.session.folder : program.path.parent_path()}, .overlay = program.headers};
    if (!isOthers)
        for (const std::string& folder : program.session.compile.includeDirectories)
            bounds.folders.push_back(program.path.parent_path() / folder);
    return bounds;
}

}  // namespace

std::shared_ptr<const ProjectLookup> Program::recentProject() const
{
    return usesProject && isTrusted ? recentProjectCommand(path) : nullptr;
}

std::vector<std::string> Program::defines() const
{
    const std::shared_ptr<const ProjectLookup> around = project ? nullptr : recentProject();
    return around && around->command ? withProject(session.compile, *around->command).defines : session.compile.defines;
}

void Program::adoptProject(std::shared_ptr<const ProjectLookup> found)
{
    if (!found || !found->command)
        return;
    std::vector<std::string> architectures = session.compile.architectures;
    session.compile = withProject(std::move(session.compile), *found->command);
    session.compile.architectures = std::move(architectures);
    project = std::move(found);
}

CompileRequest Program::request(const std::string& architecture) const
{
    if (device)
        throw UserError(UserError::Kind::Input, ProgramText::tr("%1 holds compiled code and no source.").arg(toQt(path.string())));
    try {
        const std::shared_ptr<const ProjectLookup> around = project ? project : recentProject();
        if (!around || !around->command)
            return makeCompileRequest(source, path, session.compile, architecture, boundsOf(*this));
        const CompileSettings settings = project ? session.compile : withProject(session.compile, *around->command);
        return makeCompileRequest(sourceWithProject(source, path, *around->command), path, settings, architecture,
                                  boundsOf(*this));
    } catch (const Error& error) {
        refuse(error);
    }
}

Program readProgram(const fs::path& file)
{
    try {
        if (holdsCapture(file)) {
            Program program = readProgram(unpackedCapture(file));
            program.file = file;
            return program;
        }
        Program program{.file = file};
        if (isSessionFile(file) || isReportFile(file)) {
            program.session = isReportFile(file) ? sessionOfReport(file) : loadSession(file);
            program.path = programPath(program.session);
            if (!program.session.sources.front().text && isDeviceFile(programFile(program.session)))
                readDeviceFile(program);
            else
                program.source = programText(program.session);
        } else {
            program.session = sessionOfSource(file);
            program.path = file;
            if (isDeviceFile(file))
                readDeviceFile(program);
            else
                program.source = posix::readTextFile(file, kLargestSource);
        }
        requireText(program.source, program.path);
        makeAbsolute(program.session.compile.includeDirectories, program.session.folder);
        return program;
    } catch (const Error& error) {
        refuse(error);
    }
}

bool isSessionFile(const fs::path& file)
{
    return endingOf(file) == ".kdesk";
}

bool isCaptureFile(const fs::path& file)
{
    return endingOf(file) == kCaptureEnding;
}

bool holdsCapture(const fs::path& file)
{
    return isCaptureFile(file) || (endingOf(file) == ".json" && isLauncherCapture(file));
}

bool holdsProgram(const fs::path& file)
{
    return isSessionFile(file) || isReportFile(file) || isCaptureFile(file);
}

bool isReportFile(const fs::path& file)
{
    const std::string ending = endingOf(file);
    return ending == ".html" || ending == ".json";
}

std::string endingOf(const fs::path& path)
{
    return toQt(path.extension().string()).toLower().toStdString();
}

QString failureText(const CompileOutcome& outcome, const Program& program)
{
    if (outcome.state != CompileOutcome::State::Rejected)
        return messageText(outcome.message);
    const auto isError = [](const Diagnostic& diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; };
    const auto errors = std::count_if(outcome.diagnostics.begin(), outcome.diagnostics.end(), isError);
    if (errors == 0)
        return messageText(outcome.message);
    const QString count =
        counted(static_cast<std::uint64_t>(errors), ProgramText::tr("1 error"), ProgramText::tr("%1 errors"));
    return ProgramText::tr("%1 does not compile for %2: %3.").arg(toQt(program.path.string()), toQt(outcome.architecture), count);
}

}  // namespace kd
