// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/fileidentity.h"

#include <QObject>
#include <QTimer>

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
};

/// Sees how these files are now: at most 4,096, each once. Blocks.
std::vector<WatchedFile> watchedFiles(const std::vector<std::filesystem::path>& paths);

/// Tells when files are no longer as they were when a compile read them. Files are compared away from the window's thread, by their
/// identity; what changes in quick succession is told once.
class HeaderWatch : public QObject {
    Q_OBJECT
public:
    explicit HeaderWatch(QObject* parent = nullptr);

    /// Watches these in the place of those before. One that is not there is told of when it appears.
    void watch(std::vector<WatchedFile> files);

signals:
    void changed();

private:
    using Files = std::shared_ptr<const std::vector<WatchedFile>>;
    void follow();
    void compare();
    void onCompared(const Files& then, std::vector<WatchedFile> now);

    QFileSystemWatcher* m_watcher = nullptr;  ///< made with the first file
    QTimer m_settle;
    Files m_files;
};

}  // namespace kd
