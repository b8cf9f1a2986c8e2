// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace kd {

/// A packet of Qt Remote Objects, without its length, as it travels between client and worker: behind a FrameHeader.
QByteArray framed(QByteArrayView packet);
/// The bytes that it takes so.
qsizetype framedSize(qsizetype packet);
/// Writes it behind what is in `frames`.
void appendFramed(QByteArray& frames, QByteArrayView packet);

/// Cuts what comes over the connection between client and worker into the packets that framed() made frames of.
class FrameReader {
public:
    enum class Fault {
        None,
        Length,   ///< a packet is empty or longer than kMaxMessageBytes
        Damaged,  ///< no frame, or one with another checksum
    };

    /// Adds what was received; nothing is copied where no part of a packet was left.
    void add(const QByteArray& bytes);
    /// The next whole packet, valid until the next add(). Nothing while more is needed, and ever after a fault.
    std::optional<QByteArrayView> next();
    Fault fault() const { return m_fault; }

private:
    std::optional<QByteArrayView> refuse(Fault fault);

    QByteArray m_bytes;
    qsizetype m_parsed = 0;
    Fault m_fault = Fault::None;
};

}  // namespace kd
