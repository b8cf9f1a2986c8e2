// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/journal.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/posix/file.h"
#include "ui/program/words.h"
#include "ui/workbench/documents/checksum.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <chrono>
#include <exception>
#include <set>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFormat = "kerneldesk-journal 1\n";
constexpr auto kEnding = ".journal";
constexpr auto kLockEnding = ".lock";
constexpr Bytes kLargest{192u << 20};
constexpr std::size_t kLongestHead = 64u << 20;
constexpr int kMaxNames = 1000;  // of one process, in one folder

fs::path lockOf(fs::path file)
{
    return file.replace_extension(kLockEnding);
}

std::string hexOf(const QByteArray& checksum)
{
    return checksum.toHex().toStdString();
}

QByteArray checksumIn(const Json& head, std::string_view key)
{
    return QByteArray::fromHex(QByteArray::fromStdString(valueOr(head, key, std::string())));
}

Json headOf(const JournalEntry& entry)
{
    return {{"session", sessionToJson(entry.session)},
            {"folder", entry.session.folder.string()},
            {"sourcePath", entry.sourcePath.toStdString()},
            {"sessionPath", entry.sessionPath.toStdString()},
            {"isEmbedded", entry.isEmbedded},
            {"isReadOnly", entry.isReadOnly},
            {"sourceSha256", hexOf(entry.sourceChecksum)},
            {"sessionSha256", hexOf(entry.sessionChecksum)},
            {"written", QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString()},
            {"textSha256", hexOf(checksumOf(entry.text))}};
}

[[noreturn]] void refuse(const fs::path& file, const Message& what)
{
    throw RuntimeError({.text = message("is no recovery copy that can be read: {}", what), .subject = file.string()});
}

/// Settings that cannot be read do not keep the text from its owner.
Session sessionIn(const Json& head, const fs::path& file, const QString& source)
{
    const fs::path folder = valueOr(head, "folder", std::string());
    try {
        return sessionFromJson(head.at("session"), folder, file.string());
    } catch (const std::exception&) {
        Session session;
        session.sources = {
            {.path = source.isEmpty() ? "untitled.cu" : fs::path(source.toStdString()).filename().string(), .text = {}}};
        session.folder = folder;
        return session;
    }
}

JournalEntry entryOf(const std::string& bytes, const fs::path& file)
{
    if (!bytes.starts_with(kFormat))
        refuse(file, "it does not begin as one");
    const std::size_t end = bytes.find('\n', kFormat.size());
    if (end == std::string::npos)
        refuse(file, "it ends too early");
    const std::string_view line = std::string_view(bytes).substr(kFormat.size(), end - kFormat.size());
    const Json head = parseJson(line, file.string(), {.bytes = kLongestHead});
    JournalEntry entry;
    entry.text = QByteArray::fromStdString(bytes.substr(end + 1));
    if (checksumIn(head, "textSha256") != checksumOf(entry.text))
        refuse(file, "its text is not the one that it names");
    const auto text = [&head](std::string_view key) { return toQt(valueOr(head, key, std::string())); };
    entry.sourcePath = text("sourcePath");
    entry.session = sessionIn(head, file, entry.sourcePath);
    entry.sessionPath = text("sessionPath");
    entry.isEmbedded = valueOr(head, "isEmbedded", false);
    entry.isReadOnly = valueOr(head, "isReadOnly", false);
    entry.sourceChecksum = checksumIn(head, "sourceSha256");
    entry.sessionChecksum = checksumIn(head, "sessionSha256");
    entry.written = QDateTime::fromString(text("written"), Qt::ISODateWithMs);
    return entry;
}

/// The journals of which there is a file or a lock in `folder`, by name and so by age; none where it cannot be read.
std::set<fs::path> journalsIn(const fs::path& folder)
{
    std::set<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error)) {
        const fs::path ending = each->path().extension();
        if ((ending == kEnding || ending == kLockEnding) && each->symlink_status(error).type() == fs::file_type::regular)
            files.insert(fs::path(each->path()).replace_extension(kEnding));
    }
    return files;
}

/// Nothing where another process holds it, or has just removed the file that would be locked.
std::optional<posix::FileLock> lock(const fs::path& file)
{
    auto lock = posix::FileLock::acquire(lockOf(file), Milliseconds{0});
    std::error_code error;
    return lock && fs::exists(lockOf(file), error) ? std::move(lock) : std::nullopt;
}

}  // namespace

fs::path Journal::defaultFolder()
{
    const QByteArray state = qgetenv("XDG_STATE_HOME");
    const fs::path base = state.startsWith('/')
        ? fs::path(state.toStdString())
        : fs::path(QStandardPaths::writableLocation(QStandardPaths::HomeLocation).toStdString()) / ".local/state";
    return base / "kerneldesk" / "recovery";
}

Journal Journal::create(const fs::path& folder)
{
    posix::makePrivateDirectory(folder);
    const auto now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    for (int number = 0; number < kMaxNames; ++number) {
        const fs::path file = folder /
            (std::to_string(now) + "-" + std::to_string(QCoreApplication::applicationPid()) + "-" + std::to_string(number) +
             kEnding);
        if (fs::exists(lockOf(file)))
            continue;
        if (auto held = lock(file))
            return {file, std::move(*held)};
    }
    throw RuntimeError({.text = "cannot hold a recovery copy: no file can be made or locked there", .subject = folder.string()});
}

std::vector<Journal> Journal::claimAbandoned(const fs::path& folder)
{
    std::vector<Journal> left;
    for (const fs::path& file : journalsIn(folder)) {
        auto held = lock(file);
        if (!held)
            continue;
        Journal journal(file, std::move(*held));
        std::error_code error;
        if (fs::exists(file, error))
            left.push_back(std::move(journal));
        else
            journal.remove();  // its process ended before it wrote, or while it removed
    }
    return left;
}

void Journal::write(const JournalEntry& entry)
{
    std::string bytes(kFormat);
    bytes += dumpJson(headOf(entry));
    bytes += '\n';
    bytes.append(entry.text.constData(), static_cast<std::size_t>(entry.text.size()));
    if (bytes.size() > kLargest.value)
        throw RuntimeError({.text = "is too long for a recovery copy", .subject = entry.sourcePath.toStdString()});
    posix::writeFileAtomically(m_file, bytes, 0600);
}

JournalEntry Journal::read() const
{
    return entryOf(posix::readTextFile(m_file, kLargest), m_file);
}

void Journal::remove() noexcept
{
    std::error_code error;
    fs::remove(m_file, error);
    fs::remove(lockOf(m_file), error);
}

}  // namespace kd
