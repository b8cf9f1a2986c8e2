// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/sourcewatch.h"

#include "ui/workbench/build/headerwatch.h"
#include "ui/workbench/documents/documents.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>
#include <QtConcurrent>

#include <utility>

namespace kd {
namespace {

constexpr int kSettle = 150;  // milliseconds: programs write in several steps

/// A file, or a folder of Triton's cache, which changes with the names in it.
FileSnapshot lookAtCode(const QString& path)
{
    FileSnapshot disk;
    for (const WatchedFile& file : watchedFiles({path.toStdString()})) {
        disk.exists = file.identity.has_value();
        if (!disk.exists)
            continue;
        disk.checksum = QByteArray::fromStdString(file.identity->text());
        disk.checksum += ' ' + QByteArray::number(quint64{file.identity->inode});
    }
    return disk;
}

FileSnapshot readDisk(const QString& path)
{
    FileSnapshot disk;
    QFile file(path);
    const QFileInfo info(path);
    disk.exists = info.isFile();
    const QString name = info.fileName();
    if (!disk.exists)
        return disk;
    if (info.size() > SourceWatch::kLargest)
        disk.error = SourceWatch::tr("%1 was made larger than 64 MiB by another program; it is not read.").arg(name);
    else if (!file.open(QIODevice::ReadOnly))
        disk.error = SourceWatch::tr("%1 was changed by another program and cannot be read: %2.").arg(name, file.errorString());
    else
        disk.text = file.read(SourceWatch::kLargest);
    disk.checksum = QCryptographicHash::hash(disk.text, QCryptographicHash::Sha256);
    return disk;
}

}  // namespace

SourceWatch::SourceWatch(const Documents& documents, QObject* parent)
    : QObject(parent), m_documents(documents), m_watcher(new QFileSystemWatcher(this)), m_delay(new QTimer(this))
{
    m_delay->setSingleShot(true);
    m_delay->setInterval(kSettle);
    connect(m_delay, &QTimer::timeout, this, [this] { read(Purpose::Compare); });
    const auto start = [this] { m_delay->start(); };
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, start);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, start);
    adopt();
}

void SourceWatch::adopt()
{
    watch();
    setState(State::Same);
    m_isReady = false;
    read(Purpose::Adopt);
}

QString SourceWatch::watchedPath() const
{
    return m_documents.current().isEmbedded() ? QString() : m_documents.current().sourcePath();
}

void SourceWatch::watch()
{
    QStringList wanted;
    const QString path = watchedPath();
    if (!path.isEmpty())
        wanted << path << QFileInfo(path).absolutePath();
    const QStringList watched = m_watcher->files() + m_watcher->directories();
    for (const QString& each : watched)
        if (!wanted.contains(each))
            m_watcher->removePath(each);
    for (const QString& each : std::as_const(wanted))
        if (!watched.contains(each) && QFileInfo::exists(each))
            m_watcher->addPath(each);
}

void SourceWatch::read(Purpose purpose)
{
    const QString path = watchedPath();
    const quint64 asked = ++m_asked;
    if (path.isEmpty())
        return;
    if (!m_isReady)
        purpose = Purpose::Adopt;
    m_delay->stop();
    const auto look = m_documents.current().isCode() ? lookAtCode : readDisk;
    QtConcurrent::run(look, path).then(this, [this, purpose, asked](const FileSnapshot& disk) {
        if (asked == m_asked)
            onRead(disk, purpose);
    });
}

void SourceWatch::onRead(const FileSnapshot& disk, Purpose purpose)
{
    m_disk = disk;
    m_isReady = true;
    watch();  // a file that was put in the place of another one is to be watched anew
    const bool isText = !m_documents.current().isCode();
    if (purpose == Purpose::Adopt || (isText && disk.exists && disk.error.isEmpty() && disk.text == m_documents.current().text()))
        m_known = disk.checksum;
    if (!disk.exists)
        setState(m_known.isEmpty() ? State::Same : State::Gone);
    else
        setState(disk.checksum == m_known ? State::Same : State::Changed);
}

void SourceWatch::reload()
{
    if (m_state != State::Changed || !m_disk.error.isEmpty())
        return;
    m_known = m_disk.checksum;
    setState(State::Same);
    if (m_documents.current().isCode())
        emit codeChanged();
    else
        m_documents.current().reloadText(m_disk.text, m_disk.checksum);
}

void SourceWatch::keepMine()
{
    m_known = m_disk.checksum;
    setState(State::Same);
    if (!m_documents.current().isCode())
        m_documents.current().noteFileDiffers(m_disk.checksum);
}

void SourceWatch::setState(State state)
{
    if (std::exchange(m_state, state) != state || state == State::Changed)
        emit stateChanged();
}

}  // namespace kd
