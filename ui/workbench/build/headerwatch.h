// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/fileidentity.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

class QFileSystemWatcher;

namespace kd {

/// A file that a compile read besides its source, as it was then.
struct WatchedFile {
    std::filesystem::path path;
    std::optional<posix::FileIdentity> identity;  ///< nothing: there was none
    std::filesystem::path place;                  ///< what the system tells of: the file, else the nearest folder above it
};

/// Sees how these files are now: at most 4,096, each once. Blocks.
std::vector<WatchedFile> watchedFiles(const std::vector<std::filesystem::path>& paths);

/// Tells whether one of these files was changed at `time` or later, or at most 20 ms before: clocks of files are coarse.
bool isChangedSince(const std::vector<WatchedFile>& files, std::chrono::system_clock::time_point time);

/// Tells when files are no longer as they were when a compile read them. Files are compared away from the window's thread, by their
/// identity; what changes in quick succession is told once. The system is asked to tell of 1,024 places at most; what it does not
/// tell of, as it has limits of its own, is looked at every two seconds.
class HeaderWatch : public QObject {
    Q_OBJECT
public:
    explicit HeaderWatch(QObject* parent = nullptr);

    /// Watches these in the place of those before. One that is not there is told of when it appears, also in a folder that is not
    /// there yet.
    void watch(std::vector<WatchedFile> files);

signals:
    void changed();

private:
    using Files = std::shared_ptr<const std::vector<WatchedFile>>;
    void follow();
    void forgetReplaced(const std::vector<WatchedFile>& then, const std::vector<WatchedFile>& now);
    void compare();
    void onCompared(const Files& then, std::vector<WatchedFile> now);

    QFileSystemWatcher* m_watcher = nullptr;  ///< made with the first file
    QTimer m_settle;
    QTimer m_look;  ///< runs while there are files that the system does not tell of
    Files m_files;
};

}  // namespace kd
