// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/build/headerwatch.h"

#include "ui/common/whenfinished.h"
#include "ui/program/words.h"

#include <QFileSystemWatcher>
#include <QFuture>
#include <QSet>
#include <QStringList>
#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <set>
#include <system_error>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxWatched = 4096;
constexpr qsizetype kMaxPlaces = 1024;  // the system's limit is for all programs of a user
constexpr std::chrono::milliseconds kSettle{100};  // programs write in several steps, and several headers at once
constexpr std::chrono::seconds kLook{2};
constexpr std::chrono::milliseconds kClockStep{20};

bool isAsBefore(const WatchedFile& one, const WatchedFile& other)
{
    return one.identity == other.identity && one.path == other.path;
}

bool isAtSamePlace(const WatchedFile& one, const WatchedFile& other)
{
    return one.place == other.place;
}

/// The nearest folder above `path` that is there.
std::filesystem::path folderAbove(const std::filesystem::path& path)
{
    std::filesystem::path folder = path.parent_path();
    std::error_code error;
    while (!std::filesystem::is_directory(folder, error) && folder.has_relative_path())
        folder = folder.parent_path();
    return folder;
}

/// Each once, in their order.
QStringList placesOf(const std::vector<WatchedFile>& files)
{
    QStringList places;
    QSet<QString> known{QString()};
    for (const WatchedFile& each : files) {
        const QString place = toQt(each.place.string());
        if (const qsizetype before = known.size(); known.insert(place), known.size() > before)
            places << place;
    }
    return places;
}

}  // namespace

std::vector<WatchedFile> watchedFiles(const std::vector<std::filesystem::path>& paths)
{
    std::vector<WatchedFile> files;
    std::set<std::filesystem::path> known;
    for (const std::filesystem::path& path : paths) {
        if (!path.is_absolute() || files.size() == kMaxWatched || !known.insert(path).second)
            continue;
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
        files.push_back({.path = path, .identity = identity, .place = identity ? path : folderAbove(path)});
    }
    return files;
}

bool isChangedSince(const std::vector<WatchedFile>& files, std::chrono::system_clock::time_point time)
{
    const auto since = std::chrono::duration_cast<std::chrono::nanoseconds>((time - kClockStep).time_since_epoch()).count();
    return std::ranges::any_of(files,
                               [since](const WatchedFile& each) { return each.identity && each.identity->changedNs >= since; });
}

HeaderWatch::HeaderWatch(QObject* parent) : QObject(parent), m_files(std::make_shared<const std::vector<WatchedFile>>())
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    connect(&m_settle, &QTimer::timeout, this, &HeaderWatch::compare);
    m_look.setInterval(kLook);
    connect(&m_look, &QTimer::timeout, this, &HeaderWatch::compare);
}

void HeaderWatch::watch(std::vector<WatchedFile> files)
{
    if (std::ranges::equal(*m_files, files, isAsBefore) && std::ranges::equal(*m_files, files, isAtSamePlace))
        return;
    m_files = std::make_shared<const std::vector<WatchedFile>>(std::move(files));
    follow();
    // What changed since they were looked at, before the system was asked, is told by nobody else.
    if (!m_files->empty())
        m_settle.start();
}

void HeaderWatch::follow()
{
    QStringList wanted = placesOf(*m_files);
    const bool isAllAsked = wanted.size() <= kMaxPlaces;
    if (!isAllAsked)
        wanted.resize(kMaxPlaces);
    if (m_watcher == nullptr && wanted.isEmpty())
        return;
    if (m_watcher == nullptr) {
        m_watcher = new QFileSystemWatcher(this);
        connect(m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
        connect(m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
    }
    const QStringList listed = m_watcher->files() + m_watcher->directories();
    const QSet<QString> watched(listed.begin(), listed.end());
    const QSet<QString> kept(wanted.begin(), wanted.end());
    if (const QSet<QString> gone = watched - kept; !gone.isEmpty())
        m_watcher->removePaths(gone.values());
    wanted.removeIf([&watched](const QString& each) { return watched.contains(each); });
    const bool isAllTold = (wanted.isEmpty() || m_watcher->addPaths(wanted).isEmpty()) && isAllAsked;
    if (isAllTold)
        m_look.stop();
    else if (!m_look.isActive())
        m_look.start();
}

/// The system tells of a file that another one took the place of, for as long as somebody reads it.
void HeaderWatch::forgetReplaced(const std::vector<WatchedFile>& then, const std::vector<WatchedFile>& now)
{
    QStringList replaced;
    for (std::size_t i = 0; i < std::min(then.size(), now.size()); ++i) {
        const auto& before = then[i].identity;
        const auto& after = now[i].identity;
        if (before && after && (before->device != after->device || before->inode != after->inode))
            replaced << toQt(now[i].place.string());
    }
    if (m_watcher != nullptr && !replaced.isEmpty())
        m_watcher->removePaths(replaced);
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
    const bool isSame = std::ranges::equal(*then, now, isAsBefore);
    const bool isAtPlace = std::ranges::equal(*then, now, isAtSamePlace);
    forgetReplaced(*then, now);
    if (!isSame || !isAtPlace)
        m_files = std::make_shared<const std::vector<WatchedFile>>(std::move(now));
    follow();
    if (!isSame)
        emit changed();
    else if (!isAtPlace)
        m_settle.start();  // what appeared in a new folder before that was watched is told by nobody else
}

}  // namespace kd
