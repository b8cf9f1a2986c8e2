// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/consoletext.h"

#include <algorithm>

namespace kd {
namespace {

const QString kFolder = QString::fromLatin1(kSourceFolder);

bool isOfAPath(QChar character)
{
    return character.isLetterOrNumber() || QStringLiteral("/._-~").contains(character);
}

/// Whether a path begins at `at`; `before` is the character before the text.
bool isStartOfPath(const QString& text, qsizetype at, QChar before)
{
    return !isOfAPath(at == 0 ? before : text[at - 1]);
}

/// How much of the end may be the beginning of the folder.
qsizetype possibleStart(const QString& text, QChar before)
{
    for (qsizetype length = std::min(text.size(), kFolder.size() - 1); length > 0; --length)
        if (QStringView(text).last(length) == QStringView(kFolder).first(length) &&
            isStartOfPath(text, text.size() - length, before))
            return length;
    return 0;
}

}  // namespace

QString ConsoleText::asUserNamed(Stream& stream, const QString& decoded, bool isLast)
{
    QString text = stream.held + decoded;
    for (qsizetype at = text.indexOf(kFolder); at >= 0; at = text.indexOf(kFolder, at + 1))
        if (isStartOfPath(text, at, stream.before))
            text.remove(at, kFolder.size());
    stream.held = isLast ? QString() : text.last(possibleStart(text, stream.before));
    text.chop(stream.held.size());
    if (!text.isEmpty())
        stream.before = text.back();
    return text;
}

QString ConsoleText::append(int stream, const QByteArray& bytes)
{
    const qsizetype room = kMaxBytes - m_taken;
    if (room <= 0)
        return {};
    const qsizetype taken = std::min(room, bytes.size());
    m_taken += taken;
    const bool isLast = m_taken == kMaxBytes;
    QString part = asUserNamed(m_streams[stream], m_streams[stream].decoder(QByteArrayView(bytes).first(taken)), isLast);
    part.replace(QChar(0), QChar(QChar::ReplacementCharacter));
    if (isLast)
        part += QStringLiteral("\n[what was printed after the first %1 KiB is left out]\n").arg(kMaxBytes >> 10);
    m_text += part;
    return part;
}

QString ConsoleText::text() const
{
    return m_text + m_streams[0].held + m_streams[1].held;
}

}  // namespace kd
