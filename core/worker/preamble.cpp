// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/preamble.h"

#include "core/base/version.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr QByteArrayView kMagic = "@kerneldesk-link ";
constexpr qsizetype kLongestLine = 128;

}  // namespace

QString programVersion()
{
    return QString::fromUtf8(versionText().data(), static_cast<qsizetype>(versionText().size()));
}

QByteArray preambleLine(int protocol)
{
    return kMagic.toByteArray() + QByteArray::number(protocol) + ' ' + programVersion().toUtf8() + '\n';
}

PreambleReader::State PreambleReader::feed(const QByteArray& bytes)
{
    if (m_state != State::Waiting)
        return m_state;
    m_bytes += bytes;
    const qsizetype start = m_bytes.indexOf(kMagic, m_searched);
    if (start >= 0 && start <= kMaxNoise)
        return m_state = parse(start);
    m_searched = std::max<qsizetype>(0, m_bytes.size() - kMagic.size());
    m_noise = std::min(m_bytes.size(), kMaxNoise);
    if (m_bytes.size() > kMaxNoise + kMagic.size())
        m_state = State::TooMuchNoise;
    return m_state;
}

PreambleReader::State PreambleReader::parse(qsizetype start)
{
    m_searched = start;
    m_noise = start;
    const qsizetype end = m_bytes.indexOf('\n', start);
    if (end < 0)
        return m_bytes.size() - start > kLongestLine ? State::Damaged : State::Waiting;
    const QList<QByteArray> words = m_bytes.sliced(start, end - start).sliced(kMagic.size()).split(' ');
    bool isNumber = false;
    m_peer.protocol = words.first().toInt(&isNumber);
    // A carriage return means a terminal in between, which would also change the bytes of every message.
    if (!isNumber || words.size() != 2 || words.last().contains('\r') || end - start > kLongestLine)
        return State::Damaged;
    m_peer.program = QString::fromUtf8(words.last());
    m_rest = m_bytes.sliced(end + 1);
    m_bytes.truncate(start);
    return State::Found;
}

QString PreambleReader::noise() const
{
    return QString::fromUtf8(m_bytes.first(std::min(m_noise, m_bytes.size())));
}

QByteArray PreambleReader::takeRest()
{
    return std::exchange(m_rest, {});
}

}  // namespace kd
