#include "core/worker/consoletext.h"

#include <algorithm>

namespace kd {

QString ConsoleText::append(int stream, const QByteArray& bytes)
{
    const qsizetype room = kMostBytes - m_taken;
    if (room <= 0)
        return {};
    const qsizetype taken = std::min(room, bytes.size());
    m_taken += taken;
    QString part = m_decoders[stream](QByteArrayView(bytes).first(taken));
    part.replace(QChar(0), QChar(QChar::ReplacementCharacter));
    if (m_taken == kMostBytes)
        part += QStringLiteral("\n[what was printed after the first %1 KiB is left out]\n").arg(kMostBytes >> 10);
    m_text += part;
    return part;
}

}  // namespace kd
