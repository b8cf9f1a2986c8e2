// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace kd {

/// Changes whenever worker.rep, the frames or the meaning of a message do.
inline constexpr int kProtocolVersion = 9;

/// This program's version, "0.1.0".
QString programVersion();

/// Holds what one side says of itself in its first line.
struct PeerVersion {
    int protocol = 0;
    QString program;
};

/// The line that both sides write before anything else: magic, protocol version, program version.
QByteArray preambleLine(int protocol = kProtocolVersion);

/// Finds the peer's preamble in what it sends. A login shell may speak first: up to 64 KiB before the line are noise.
class PreambleReader {
public:
    static constexpr qsizetype kMaxNoise = 64 << 10;
    enum class State { Waiting, Found, TooMuchNoise, Damaged };

    /// Reads more of what the peer sent.
    State feed(const QByteArray& bytes);
    State state() const { return m_state; }
    const PeerVersion& peer() const { return m_peer; }
    /// Gives what came before the line; while waiting, all that came. Invalid UTF-8 is replaced.
    QString noise() const;
    /// Gives what came behind the line.
    QByteArray takeRest();

private:
    State parse(qsizetype start);

    QByteArray m_bytes;
    qsizetype m_searched = 0;
    qsizetype m_noise = 0;
    QByteArray m_rest;
    PeerVersion m_peer;
    State m_state = State::Waiting;
};

}  // namespace kd
