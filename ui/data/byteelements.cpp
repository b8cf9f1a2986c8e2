// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/byteelements.h"

#include "ui/data/datainspector.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <vector>

namespace kd {
namespace {

constexpr quint64 kBytesPerRow = 16;
constexpr int kOffsetDigits = 8;

QString hexadecimal(quint64 value, int digits)
{
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0'));
}

}  // namespace

ByteElements::ByteElements(DataInspector& inspector, QObject* parent) : ElementSource(parent), m_inspector(inspector)
{
    connect(&inspector, &DataInspector::viewChanged, this, &ElementSource::restarted);
    connect(&inspector, &DataInspector::lookChanged, this, &ElementSource::cellsChanged);
    connect(&inspector, &DataInspector::oldChanged, this, &ElementSource::cellsChanged);
    for (ElementPageCache* const pages : {&inspector.bytes(), &inspector.expectedBytes()})
        connect(pages, &ElementPageCache::arrived, this, &ElementSource::cellsChanged);
}

quint64 ByteElements::byteOf(quint64 number) const
{
    return m_inspector.count() > 0 ? m_inspector.numbers().bitOf(number) / 8 : 0;
}

// From the axis of the longest stride to that of the shortest, as digits of a number are read.
std::optional<quint64> ByteElements::numberAt(quint64 byte) const
{
    const ScalarView& view = m_inspector.numbers();
    if (m_inspector.count() == 0 || byte * 8 + 7 < view.offsetBits)
        return {};
    std::uint64_t rest = byte * 8 > view.offsetBits ? byte * 8 - view.offsetBits : 0;
    std::vector<std::size_t> order(view.axes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::greater(), [&](std::size_t axis) { return view.axes[axis].strideBits; });
    std::vector<std::uint64_t> coordinates(view.axes.size());
    for (const std::size_t axis : order) {
        const ViewAxis& each = view.axes[axis];
        coordinates[axis] = each.strideBits == 0 ? 0 : std::min<std::uint64_t>(rest / each.strideBits, each.count - 1);
        rest -= coordinates[axis] * each.strideBits;
    }
    return rest < std::max(8u, bitsOf(view.format)) ? std::optional(view.indexOf(coordinates)) : std::nullopt;
}

quint64 ByteElements::count() const
{
    return m_inspector.bytes().count();
}

quint64 ByteElements::columns() const
{
    return kBytesPerRow;
}

QString ByteElements::text(quint64 index)
{
    const std::byte* const byte = m_inspector.bytes().element(index);
    if (byte == nullptr)
        return m_inspector.bytes().failure().isEmpty() ? QStringLiteral("…") : QString();
    const auto value = std::to_integer<quint64>(*byte);
    if (m_inspector.canCompare())
        m_inspector.expectedBytes().element(index);  // for its mark
    return hexadecimal(value, 2);
}

bool ByteElements::isKnown(quint64 index) const
{
    return m_inspector.bytes().known(index) != nullptr;
}

ElementSource::Mark ByteElements::markOf(quint64 index) const
{
    const std::byte* const byte = m_inspector.bytes().known(index);
    const std::byte* const expected =
        m_inspector.marksDifferences() && m_inspector.canCompare() ? m_inspector.expectedBytes().known(index) : nullptr;
    return byte != nullptr && expected != nullptr && *byte != *expected ? Mark::Differs : Mark::None;
}

bool ByteElements::isOfOne(quint64 index, quint64 current) const
{
    const std::optional<quint64> number = numberAt(current);
    return number && numberAt(index) == number;
}

int ByteElements::tailCharacters() const
{
    return static_cast<int>(kBytesPerRow);
}

QString ByteElements::tailTitle() const
{
    return QStringLiteral("ASCII");
}

// What is no printable character of ASCII, or is not here yet, is a point.
QString ByteElements::rowTail(quint64 row) const
{
    QString text;
    const quint64 first = row * kBytesPerRow, last = std::min(count(), first + kBytesPerRow);
    for (quint64 index = first; index < last; ++index) {
        const std::byte* const byte = m_inspector.bytes().known(index);
        const char value = byte != nullptr ? std::to_integer<char>(*byte) : '\0';
        text += QLatin1Char(value >= ' ' && value <= '~' ? value : '.');
    }
    return text;
}

bool ByteElements::isOld() const
{
    return m_inspector.isOld();
}

int ByteElements::widestText() const
{
    return 2;
}

QString ByteElements::rowTitle() const
{
    return tr("Offset");
}

QString ByteElements::rowHead(quint64 row) const
{
    return hexadecimal(row * kBytesPerRow, kOffsetDigits);
}

QString ByteElements::columnHead(quint64 column) const
{
    return hexadecimal(column, 2);
}

QString ByteElements::place(quint64 index) const
{
    return QStringLiteral("0x%1").arg(hexadecimal(index, kOffsetDigits));
}

}  // namespace kd
