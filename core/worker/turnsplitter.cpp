// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/turnsplitter.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

constexpr char kEdge = '\x1e';  // record separator

}  // namespace

QByteArray TurnSplitter::drawMark()
{
    std::array<quint32, 4> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), static_cast<qsizetype>(numbers.size()));
    return QByteArray(reinterpret_cast<const char*>(numbers.data()), sizeof numbers).toHex();
}

QByteArray TurnSplitter::turnText(const QByteArray& mark, bool isSecond)
{
    return kEdge + mark + (isSecond ? 'B' : 'A') + kEdge;
}

std::vector<TurnSplitter::Part> TurnSplitter::append(const QByteArray& bytes)
{
    if (m_mark.isEmpty())
        return {{.isSecond = false, .bytes = bytes}};
    std::vector<Part> parts;
    const auto give = [&](const QByteArray& text) {
        if (!text.isEmpty())
            parts.push_back({.isSecond = m_isSecond, .bytes = text});
    };
    const std::array<QByteArray, 2> turns{turnText(m_mark, false), turnText(m_mark, true)};
    QByteArray rest = std::exchange(m_held, {}) + bytes;
    for (qsizetype from = 0;;) {
        const qsizetype edge = rest.indexOf(kEdge, from);
        if (edge < 0) {
            give(rest);
            return parts;
        }
        const QByteArray found = rest.mid(edge, turns[0].size());
        if (found == turns[0] || found == turns[1]) {
            give(rest.left(edge));
            m_isSecond = found == turns[1];
            rest.remove(0, edge + found.size());
            from = 0;
        } else if (found.size() < turns[0].size() && (turns[0].startsWith(found) || turns[1].startsWith(found))) {
            give(rest.left(edge));
            m_held = found;
            return parts;
        } else {
            from = edge + 1;
        }
    }
}

TurnSplitter::Part TurnSplitter::finish()
{
    return {.isSecond = m_isSecond, .bytes = std::exchange(m_held, {})};
}

}  // namespace kd
