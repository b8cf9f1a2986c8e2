// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/codesource.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <system_error>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseSource(const QString& sentence)
{
    throw UserError(UserError::Kind::Input, sentence);
}

std::vector<std::byte> bytesOfSource(const fs::path& file, SourceChoice choice)
{
    const QString name = toQt(file.string());
    std::error_code error;
    const fs::file_status status = fs::symlink_status(file, error);
    if (!fs::exists(status))
        refuseSource(ProgramText::tr("%1 is not on this machine: choose where its source is now.").arg(name));
    if (choice == SourceChoice::Named && fs::is_symlink(status))
        refuseSource(
            ProgramText::tr("%1 is a symbolic link, and compiled code names it: choose the file that it leads to.").arg(name));
    try {
        return choice == SourceChoice::Named ? posix::readFileNoFollow(file, kLargestCodeSource)
                                             : posix::readFile(file, kLargestCodeSource);
    } catch (const Error& raised) {
        throw UserError(UserError::Kind::Input, raised);
    }
}

/// When it was changed last, in ns since 1970: of a folder when a file came into it.
std::optional<std::int64_t> changeOf(const fs::path& path)
{
    const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
    return identity ? std::optional(identity->modifiedNs) : std::nullopt;
}

QString doubtOf(const CodeSource& source, const fs::path& code)
{
    const QString name = toQt(source.file.filename().string());
    const qsizetype lines = source.text.count('\n') + (source.text.isEmpty() || source.text.endsWith('\n') ? 0 : 1);
    if (lines < source.named.lastLine)
        return ProgramText::tr("%1 has %2 lines, and this code names line %3: it is not the source that it was made from.")
            .arg(name)
            .arg(lines)
            .arg(source.named.lastLine);
    const std::optional<std::int64_t> written = changeOf(source.file), made = changeOf(code);
    if (written && made && *written > *made)
        return ProgramText::tr("%1 is newer than this code: its lines may have moved.").arg(name);
    return {};
}

}  // namespace

bool CodeSource::isPython() const
{
    const std::string ending = fs::path(named.file).extension().string();
    return ending == ".py" || ending == ".pyi" || ending == ".pyw";
}

CodeSource readCodeSource(const NamedSource& named, const fs::path& file, SourceChoice choice, const fs::path& code)
{
    const std::vector<std::byte> bytes = bytesOfSource(file, choice);
    if (std::ranges::find(bytes, std::byte{0}) != bytes.end())
        refuseSource(ProgramText::tr("%1 is not a text file: it holds zero bytes.").arg(toQt(file.string())));
    CodeSource source{.named = named,
                      .file = file,
                      .text = QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()))};
    source.doubt = doubtOf(source, code);
    return source;
}

bool isSameSource(const std::string& one, const std::string& other)
{
    return one == other || fs::path(one).lexically_normal() == fs::path(other).lexically_normal();
}

}  // namespace kd
