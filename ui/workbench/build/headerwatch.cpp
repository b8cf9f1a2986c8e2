// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/build/headerwatch.h"

#include "ui/program/whenfinished.h"
#include "ui/program/words.h"

#include <QFileSystemWatcher>
#include <QFuture>
#include <QSet>
#include <QStringList>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxWatched = 4096;
constexpr std::chrono::milliseconds kSettle{100};  // programs write in several steps, and several headers at once

bool isAsBefore(const WatchedFile& one, const WatchedFile& other)
{
    return one.identity == other.identity && one.path == other.path;
}

/// What the system is asked to tell of: each file, and the folder of one that is not there.
QSet<QString> placesOf(const std::vector<WatchedFile>& files)
{
    QSet<QString> places;
    for (const WatchedFile& each : files)
        places.insert(toQt((each.identity ? each.path : each.path.parent_path()).string()));
    places.remove(QString());
    return places;
}

}  // namespace

std::vector<WatchedFile> watchedFiles(const std::vector<std::filesystem::path>& paths)
{
    std::vector<WatchedFile> files;
    std::set<std::filesystem::path> known;
    for (const std::filesystem::path& path : paths) {
        if (path.is_absolute() && files.size() < kMaxWatched && known.insert(path).second)
            files.push_back({.path = path, .identity = posix::fileIdentity(path)});
    }
    return files;
}

HeaderWatch::HeaderWatch(QObject* parent) : QObject(parent), m_files(std::make_shared<const std::vector<WatchedFile>>())
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    connect(&m_settle, &QTimer::timeout, this, &HeaderWatch::compare);
}

void HeaderWatch::watch(std::vector<WatchedFile> files)
{
    if (std::ranges::equal(*m_files, files, isAsBefore))
        return;
    m_files = std::make_shared<const std::vector<WatchedFile>>(std::move(files));
    follow();
    // What changed since they were looked at, before the system was asked, is told by nobody else.
    if (!m_files->empty())
        m_settle.start();
}

void HeaderWatch::follow()
{
    const QSet<QString> wanted = placesOf(*m_files);
    if (m_watcher == nullptr && wanted.isEmpty())
        return;
    if (m_watcher == nullptr) {
        m_watcher = new QFileSystemWatcher(this);
        connect(m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
        connect(m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
    }
    const QStringList listed = m_watcher->files() + m_watcher->directories();
    const QSet<QString> watched(listed.begin(), listed.end());
    if (const QSet<QString> gone = watched - wanted; !gone.isEmpty())
        m_watcher->removePaths(gone.values());
    if (const QSet<QString> added = wanted - watched; !added.isEmpty())
        m_watcher->addPaths(added.values());
}

void HeaderWatch::compare()
{
    const auto look = [then = m_files] {
        std::vector<std::filesystem::path> paths;
        for (const WatchedFile& each : *then)
            paths.push_back(each.path);
        return watchedFiles(paths);
    };
    whenFinished(this, QtConcurrent::run(look), [this, then = m_files](const QFuture<std::vector<WatchedFile>>& future) {
        if (future.resultCount() > 0)
            onCompared(then, future.result());
    });
}

void HeaderWatch::onCompared(const Files& then, std::vector<WatchedFile> now)
{
    if (then != m_files)
        return;  // another compile has read others since
    if (std::ranges::equal(*then, now, isAsBefore))
        return;
    m_files = std::make_shared<const std::vector<WatchedFile>>(std::move(now));
    follow();  // a file that was put in the place of another one is to be watched anew
    emit changed();
}

}  // namespace kd
