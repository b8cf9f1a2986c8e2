// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <deque>

namespace kd {

/// Text on its way to the console: made harmless, and bounded however fast it comes. What kernels print is not trusted.
class ConsoleFeed {
public:
    enum class Kind { Output, Notice };
    struct Piece {
        Kind kind = Kind::Output;
        QByteArray text;  ///< UTF-8; lines end in \n and are no longer than kLongestLine bytes
    };

    /// Printed text: \r and \r\n become \n, controls that turn the direction of text become U+FFFD, lines that are too long
    /// are broken.
    void addOutput(const QString& text);
    /// A line of its own.
    void addNotice(const QString& sentence);

    /// The next pieces, `bytes` at most but one piece at least; empty when there are none.
    std::deque<Piece> popPieces(qsizetype bytes);
    bool isEmpty() const { return m_pieces.empty(); }
    /// Lines that were thrown away because too much waited, since the last call.
    quint64 popDropped();

    static constexpr qsizetype kLongestLine = 4096;
    static constexpr qsizetype kMaxWaiting = 8 << 20;  ///< bytes

private:
    void push(Kind kind, QByteArray text);
    QByteArray broken(const QByteArray& text);

    std::deque<Piece> m_pieces;
    qsizetype m_waiting = 0;
    qsizetype m_column = 0;  ///< bytes of the line that has not ended yet
    quint64 m_dropped = 0;
    bool m_endedInReturn = false;
};

}  // namespace kd
