// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/worker/framing.h"
#include "core/worker/packetvalidator.h"
#include "core/worker/preamble.h"

#include <QByteArray>
#include <QIODevice>
#include <QTimer>

#include <chrono>

namespace kd {

/// The connection between client and worker as Qt Remote Objects sees it: the preambles are exchanged before, packets travel
/// with checksums, and only those that the peer may send under worker.rep reach Qt Remote Objects; any other ends the
/// connection. Reads and writes through `inner`, which it does not own and which must outlive it.
class FramedStream : public QIODevice {
    Q_OBJECT
public:
    /// With more than this waiting to be written the peer counts as not answering.
    static constexpr qint64 kMaxWaiting = 16 << 20;

    /// `peer` is the side at the other end.
    FramedStream(QIODevice* inner, PacketSender peer, std::chrono::milliseconds preambleLimit, QObject* parent = nullptr);

    /// Writes our preamble and waits for the peer's: ready(), or failed() within the limit.
    void start();
    bool isReady() const { return m_isReady; }
    /// True while more waits to be written than a peer that reads would leave.
    bool isStalled() const { return bytesToWrite() > kMaxWaiting; }
    const PeerVersion& peer() const { return m_preamble.peer(); }

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_read.size() + QIODevice::bytesAvailable(); }
    qint64 bytesToWrite() const override { return m_inner->bytesToWrite(); }

signals:
    void noise(const QString& text);  ///< text that the peer wrote before its preamble
    void ready();
    /// Tells that there is no preamble, another protocol, a damaged stream, a packet that the peer may not send; nothing
    /// follows.
    void failed(const kd::Message& sentence);
    void disconnected();                   ///< the peer closed the stream

protected:
    qint64 readData(char* data, qint64 size) override;
    /// Reads whole packets, each led by its length; -1 when they are none or too long.
    qint64 writeData(const char* data, qint64 size) override;

private:
    void readInput();
    void parsePreamble(const QByteArray& bytes);
    void deliver(const QByteArray& bytes);
    Message acceptPackets();
    static Message errorText(const PacketFault& fault);
    void fail(const Message& sentence);
    Message withNoise(const Message& sentence) const;

    QIODevice* m_inner;
    QTimer m_preambleTimer;
    PreambleReader m_preamble;
    FrameReader m_frames;
    PacketValidator m_validator;
    QByteArray m_read;
    bool m_isReady = false;
    bool m_hasFailed = false;
};

}  // namespace kd
