// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/sourcewatch.h"

#include "ui/common/whenfinished.h"
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

/// Holds what was on disk when a document was shown last. A part of the document.
struct SeenFile {
    QString path;
    QByteArray known;     ///< what the document knew of its file then
    QByteArray checksum;  ///< what the watch took for known
};

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
    follow();
}

SourceWatch::~SourceWatch()
{
    m_reading.cancel();
}

void SourceWatch::adopt()
{
    begin(Purpose::Adopt);
}

void SourceWatch::follow()
{
    const Document& document = m_documents.current();
    const QByteArray known = document.knownFiles().source;
    const SeenFile* const seen = document.findPart<SeenFile>();
    if (seen != nullptr && seen->path == watchedPath() && seen->known == known)
        m_known = seen->checksum;
    else if (!known.isEmpty())
        m_known = known;
    else
        return adopt();
    begin(Purpose::Compare);
}

void SourceWatch::begin(Purpose purpose)
{
    watch();
    setState(State::Same);
    m_isReady = false;
    m_first = purpose;
    read(purpose);
}

void SourceWatch::setKnown(const QByteArray& checksum)
{
    Document& document = m_documents.current();
    m_known = checksum;
    document.part<SeenFile>() = {watchedPath(), document.knownFiles().source, checksum};
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
    m_reading.cancel();
    if (path.isEmpty())
        return;
    if (!m_isReady)
        purpose = m_first;
    m_delay->stop();
    const auto look = m_documents.current().isCode() ? lookAtCode : readDisk;
    m_reading = QtConcurrent::run(look, path);
    whenFinished(this, m_reading, [this, purpose, asked](const QFuture<FileSnapshot>& reading) {
        if (asked == m_asked && reading.resultCount() > 0)
            onRead(reading.result(), purpose);
    });
}

void SourceWatch::onRead(const FileSnapshot& disk, Purpose purpose)
{
    m_disk = disk;
    m_isReady = true;
    watch();  // a file that was put in the place of another one is to be watched anew
    const bool isText = !m_documents.current().isCode();
    if (purpose == Purpose::Adopt || (isText && disk.exists && disk.error.isEmpty() && disk.text == m_documents.current().text()))
        setKnown(disk.checksum);
    if (!disk.exists)
        setState(m_known.isEmpty() ? State::Same : State::Gone);
    else
        setState(disk.checksum == m_known ? State::Same : State::Changed);
}

void SourceWatch::reload()
{
    if (m_state != State::Changed || !m_disk.error.isEmpty())
        return;
    setState(State::Same);
    if (m_documents.current().isCode())
        emit codeChanged();
    else
        m_documents.current().reloadText(m_disk.text, m_disk.checksum);
    setKnown(m_disk.checksum);
}

void SourceWatch::keepMine()
{
    setState(State::Same);
    if (!m_documents.current().isCode())
        m_documents.current().noteFileDiffers(m_disk.checksum);
    setKnown(m_disk.checksum);
}

void SourceWatch::setState(State state)
{
    if (std::exchange(m_state, state) != state || state == State::Changed)
        emit stateChanged();
}

}  // namespace kd
