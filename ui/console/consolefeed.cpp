// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/consolefeed.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kPiece = 64 * 1024;  // bytes that are shown at once

/// Marks and overrides of direction (Unicode 15, section 23.2): what they hide could pass for other words.
bool turnsDirection(QChar character)
{
    const char16_t code = character.unicode();
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool continuesCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}  // namespace

void ConsoleFeed::addOutput(const QString& text)
{
    QString clean = text;
    if (m_endedInReturn && clean.startsWith(u'\n'))
        clean.remove(0, 1);
    m_endedInReturn = text.endsWith(u'\r') || (m_endedInReturn && text.isEmpty());
    clean.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    std::replace_if(clean.begin(), clean.end(), turnsDirection, QChar(QChar::ReplacementCharacter));
    push(Kind::Output, broken(clean.toUtf8()));
}

void ConsoleFeed::addNotice(const QString& sentence)
{
    if (m_column > 0)
        push(Kind::Output, "\n");
    m_column = 0;
    m_endedInReturn = false;
    push(Kind::Notice, broken(sentence.simplified().toUtf8()) + '\n');
    m_column = 0;
}

QByteArray ConsoleFeed::broken(const QByteArray& text)
{
    QByteArray lines;
    lines.reserve(text.size() + text.size() / kLongestLine + 1);
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype feed = text.indexOf('\n', at);
        qsizetype end = feed < 0 ? text.size() : feed + 1;
        const bool isTooLong = end - at > kLongestLine - m_column;
        if (isTooLong) {
            end = at + std::max<qsizetype>(0, kLongestLine - 1 - m_column);
            while (end > at && continuesCharacter(text[end]))
                --end;
        }
        lines += text.mid(at, end - at);
        if (isTooLong)
            lines += '\n';
        m_column = isTooLong || feed >= 0 ? 0 : m_column + end - at;
        at = end;
    }
    return lines;
}

void ConsoleFeed::push(Kind kind, QByteArray text)
{
    m_waiting += text.size();
    for (qsizetype at = 0; at < text.size(); at += kPiece)
        m_pieces.push_back({kind, text.mid(at, kPiece)});
    while (m_waiting > kMaxWaiting) {
        m_waiting -= m_pieces.front().text.size();
        m_dropped += static_cast<quint64>(m_pieces.front().text.count('\n'));
        m_pieces.pop_front();
    }
}

std::deque<ConsoleFeed::Piece> ConsoleFeed::popPieces(qsizetype bytes)
{
    std::deque<Piece> taken;
    while (!m_pieces.empty() && (taken.empty() || m_pieces.front().text.size() <= bytes)) {
        bytes -= m_pieces.front().text.size();
        m_waiting -= m_pieces.front().text.size();
        taken.push_back(std::move(m_pieces.front()));
        m_pieces.pop_front();
    }
    return taken;
}

quint64 ConsoleFeed::popDropped()
{
    return std::exchange(m_dropped, 0);
}

}  // namespace kd
