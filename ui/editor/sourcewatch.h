// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QString>

#include <optional>

class QFileSystemWatcher;
class QTimer;

namespace kd {

class Documents;

/// Holds what is on disk where a document's text came from.
struct FileSnapshot {
    bool exists = false;
    QByteArray text;
    QByteArray checksum;  ///< SHA-256; of compiled code its identity
    QString error;        ///< one sentence: why it cannot be read
};

/// Finds when another program changes or removes the current document's source. Reads in the background; what is on disk is
/// compared by its checksum, never by its time alone; compiled code, which may be large, by its size and times.
class SourceWatch : public QObject {
    Q_OBJECT
public:
    explicit SourceWatch(const Documents& documents, QObject* parent = nullptr);
    ~SourceWatch() override;

    enum class State {
        Same,     ///< nothing to say
        Changed,  ///< other words are on disk
        Gone      ///< the file is not there any more
    };
    State state() const { return m_state; }
    /// Tells whether what is on disk was read since it was opened or saved, so that a change is seen.
    bool isReady() const { return m_isReady; }
    /// Gives what stands in the way of reading it; empty when nothing does.
    QString error() const { return m_disk.error; }

    /// Makes what is on disk now what the document knows: after it was saved.
    void adopt();
    /// Another document is shown. What another program did to its file meanwhile is told; of a file that the document knows
    /// nothing of it adopts what is there.
    void follow();
    /// Takes what is on disk into the document.
    void reload();
    /// Leaves the document as it is, until the disk changes again.
    void keepMine();

    /// Larger sources are not read (as core/session has it).
    static constexpr qint64 kLargest = 64 << 20;

signals:
    void stateChanged();
    /// Compiled code is to be read anew: reload() was asked for.
    void codeChanged();

private:
    enum class Purpose { Adopt, Compare };

    /// Empty: the document has no file of its own.
    QString watchedPath() const;
    void watch();
    void begin(Purpose purpose);
    void read(Purpose purpose);
    void setKnown(const QByteArray& checksum);
    void onRead(const FileSnapshot& disk, Purpose purpose);
    void setState(State state);

    const Documents& m_documents;
    QFileSystemWatcher* m_watcher;
    QTimer* m_delay;
    State m_state = State::Same;
    FileSnapshot m_disk;     ///< the newest that was read
    QByteArray m_known;  ///< checksum of what the document knows; empty: there was no file
    QFuture<FileSnapshot> m_reading;  ///< cancelled where nobody waits for it any more
    quint64 m_asked = 0;
    Purpose m_first = Purpose::Adopt;  ///< of the reading that makes it ready
    bool m_isReady = false;
};

}  // namespace kd
