// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/filelock.h"
#include "core/session/document/session.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace kd {

/// A document as its journal keeps it: what was typed and set, and the files that it was opened from.
struct JournalEntry {
    Session session;   ///< without the program's text
    QByteArray text;   ///< text of the program
    QString sourcePath, sessionPath;
    bool isEmbedded = false, isReadOnly = false;
    /// SHA-256 of what the files held when they were last read or written; empty where there was none.
    QByteArray sourceChecksum, sessionChecksum;
    QDateTime written;
};

/// The recovery copy of one document of one process: a file of its own, mode 0600, under a lock that the system drops when
/// the process dies. Written whole: a reader finds the old or the new entry. Move-only.
///
/// A journal is two files: ID.journal (one line that names the format, one of JSON, then the text) and ID.lock.
class Journal {
public:
    /// $XDG_STATE_HOME/kerneldesk/recovery.
    static std::filesystem::path defaultFolder();

    /// A new one in `folder`, which is made with mode 0700. Throws RuntimeError with the path and the system's reason.
    static Journal create(const std::filesystem::path& folder);
    /// Gives the journals that processes left behind, oldest first; each is locked from now on, so that no other process takes
    /// it too. Damaged ones, and those of more than 192 MiB, are left where they are.
    static std::vector<Journal> claimAbandoned(const std::filesystem::path& folder);

    Journal(Journal&&) noexcept = default;
    Journal& operator=(Journal&&) noexcept = default;

    /// Synced to the disk when it returns. Throws RuntimeError with the path and the system's reason; the entry before stays.
    /// Blocks.
    void write(const JournalEntry& entry);
    /// Throws RuntimeError when there is none or it is damaged: its text must have the checksum that
    /// it names. Blocks.
    JournalEntry read() const;
    /// There is nothing to recover any more. What cannot be removed is left.
    void remove() noexcept;

    const std::filesystem::path& file() const { return m_file; }

private:
    Journal(std::filesystem::path file, posix::FileLock lock) : m_file(std::move(file)), m_lock(std::move(lock)) { }

    std::filesystem::path m_file;
    posix::FileLock m_lock;
};

}  // namespace kd
