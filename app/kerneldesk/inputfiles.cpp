// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/inputfiles.h"

#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/fileidentity.h"
#include "core/base/text.h"
#include "core/session/launch/argumenttext.h"

#include <string_view>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFileReference = "file:";

bool isSameFile(const fs::path& one, const fs::path& other)
{
    if (one.empty() || other.empty())
        return false;
    const auto identity = posix::fileIdentity(one);
    const auto otherIdentity = posix::fileIdentity(other);
    if (identity && otherIdentity)
        return identity->device == otherIdentity->device && identity->inode == otherIdentity->inode;
    std::error_code error;
    return fs::weakly_canonical(fs::absolute(one), error) == fs::weakly_canonical(fs::absolute(other), error);
}

/// What an argument's recipe reads; empty when it reads nothing, or is wrong and refused later.
std::string fileOfArgument(const std::string& text)
{
    try {
        return looksLikeBuffer(text) ? parseBufferText(text).recipe.path : std::string();
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

InputFiles::InputFiles(const Program& program)
{
    add(program.file, Text::tr("the program"));
    add(program.path, Text::tr("the program's source"));
    for (const SessionSource& source : program.session.sources) {
        if (!source.text)
            add(program.session.folder / source.path, Text::tr("a source of the session"));
    }
    addLaunchFiles(program.session);
}

void InputFiles::addLaunchFiles(const Session& session)
{
    for (const ArgumentSetting& argument : session.launch.arguments) {
        if (const std::string file = fileOfArgument(argument.value); !file.empty())
            add(session.folder / file, Text::tr("the input of argument %1").arg(toQt(argument.name)));
    }
    for (const MemorySetting& memory : session.launch.memory) {
        if (const std::string file = fileOfArgument(memory.value); !file.empty())
            add(session.folder / file, Text::tr("recorded memory, %1").arg(toQt(memory.name)));
    }
    for (const ReferenceSetting& reference : session.launch.references) {
        const std::string_view text = trimmed(reference.reference);
        if (text.starts_with(kFileReference))
            add(session.folder / trimmed(text.substr(kFileReference.size())),
                Text::tr("the reference of %1").arg(toQt(reference.output)));
    }
}

void InputFiles::addHeaders(const CompileRequest& request)
{
    for (const UserHeader& header : request.headers)
        add(header.path, Text::tr("a header of the program"));
}

void InputFiles::claim(const QString& option, const fs::path& output)
{
    for (const File& file : m_files) {
        if (isSameFile(output, file.path))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("%1: %2 is %3 and would be overwritten; name another file.")
                              .arg(option, toQt(output.string()), file.role));
    }
    add(output, Text::tr("what %1 writes").arg(option));
}

}  // namespace kd::cli
