#pragma once

#include "core/worker/preamble.h"

#include <QByteArray>
#include <QIODevice>
#include <QTimer>

#include <chrono>

namespace kd {

/// Walks along a stream of Qt Remote Objects packets, each led by its length (32 bits, little endian), and tells whether
/// all of them keep within the longest message.
class FrameGuard {
public:
    /// False from the first packet that is too long or empty.
    bool accept(const char* data, qsizetype size);

private:
    quint32 m_left = 0;
    quint32 m_length = 0;
    int m_lengthBytes = 0;
    bool m_good = true;
};

/// The connection between client and worker as Qt Remote Objects sees it: the preambles are exchanged before, and
/// packets beyond the limit end it, whichever side they come from. Reads and writes through `inner`, which it does not
/// own and which must outlive it.
class Link : public QIODevice {
    Q_OBJECT
public:
    /// With more than this waiting to be written the peer counts as not answering.
    static constexpr qint64 kMostWaiting = 16 << 20;

    Link(QIODevice* inner, std::chrono::milliseconds preambleLimit, QObject* parent = nullptr);

    /// Writes our preamble and waits for the peer's: ready(), or failed() within the limit.
    void start();
    bool isReady() const { return m_isReady; }
    /// True while more waits to be written than a peer that reads would leave.
    bool isStalled() const { return bytesToWrite() > kMostWaiting; }
    const PeerVersion& peer() const { return m_preamble.peer(); }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_read.size() + QIODevice::bytesAvailable(); }
    qint64 bytesToWrite() const override { return m_inner->bytesToWrite(); }

signals:
    void noise(const QString& text);  ///< what the peer wrote before its preamble
    void ready();
    void failed(const QString& sentence);  ///< no preamble, another protocol, a damaged stream; nothing follows
    void disconnected();                   ///< the peer closed the stream

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    void takeInput();
    void takePreamble(const QByteArray& bytes);
    void deliver(const QByteArray& bytes);
    void fail(const QString& sentence);
    QString withNoise(const QString& sentence) const;

    QIODevice* m_inner;
    QTimer m_preambleTimer;
    PreambleReader m_preamble;
    FrameGuard m_incomingGuard;
    FrameGuard m_outgoingGuard;
    QByteArray m_read;
    bool m_isReady = false;
    bool m_hasFailed = false;
};

}  // namespace kd
