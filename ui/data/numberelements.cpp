// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/numberelements.h"

#include "ui/common/format.h"
#include "ui/data/datainspector.h"
#include "ui/data/numberbytes.h"

#include <algorithm>
#include <optional>

namespace kd {
namespace {

constexpr quint64 kListColumns = 8;  // of numbers in one line, as in a dump
constexpr int kLeastWidth = 4;

}  // namespace

NumberElements::NumberElements(DataInspector& inspector, QObject* parent) : ElementSource(parent), m_inspector(inspector)
{
    connect(&inspector, &DataInspector::viewChanged, this, &NumberElements::arrange);
    connect(&inspector, &DataInspector::lookChanged, this, &NumberElements::format);
    connect(&inspector, &DataInspector::oldChanged, this, &ElementSource::cellsChanged);
    for (ElementPageCache* const pages : {&inspector.bytes(), &inspector.expectedBytes()})
        connect(pages, &ElementPageCache::arrived, this, &ElementSource::cellsChanged);
    arrange();
}

void NumberElements::arrange()
{
    m_views.clear();
    m_members.clear();
    m_hasMemberAxis = m_inspector.hasMemberAxis();
    m_count = 0;
    m_columns = 1;
    if (const std::optional<DataView>& view = m_inspector.view(); view && m_inspector.whyNothing().isEmpty()) {
        const std::vector<ViewAxis>& axes = m_inspector.numbers().axes;
        for (const auto& member : view->layout.members)
            m_members.push_back(QString::fromStdString(member.name));
        if (view->layout.members.size() > 1 && !view->layout.isUniform()) {
            for (std::size_t i = 0; i < view->layout.members.size(); ++i)
                m_views.push_back(view->member(i));
            m_columns = m_views.size();
            m_count = view->elements() * m_columns;
        } else {
            m_views.push_back(m_inspector.numbers());
            m_count = m_inspector.count();
            m_columns = axes.size() < 2 ? kListColumns : axes.back().count;
            if (m_hasMemberAxis && axes.size() > 2)
                m_columns *= axes[axes.size() - 2].count;
        }
    }
    m_columns = std::max<quint64>(m_columns, 1);
    m_format = NumberFormat::fromText(QString::fromStdString(m_inspector.settings().format)).value_or(NumberFormat());
    emit restarted();
}

void NumberElements::format()
{
    m_format = NumberFormat::fromText(QString::fromStdString(m_inspector.settings().format)).value_or(NumberFormat());
    emit shapeChanged();
}

quint64 NumberElements::cellOf(quint64 number) const
{
    const int member = std::max(m_inspector.settings().member, 0);
    return m_views.size() > 1 ? number * m_views.size() + static_cast<quint64>(member) : number;
}

quint64 NumberElements::numberOf(quint64 cell) const
{
    return m_views.size() > 1 ? cell / m_views.size() : cell;
}

NumberElements::Cell NumberElements::cellAt(quint64 index) const
{
    if (m_views.size() > 1)
        return {&m_views[index % m_views.size()], index / m_views.size()};
    return {&m_views.front(), index};
}

QString NumberElements::text(quint64 index)
{
    const Cell cell = cellAt(index);
    const std::optional<std::uint64_t> raw = rawNumber(m_inspector.bytes(), *cell.view, cell.index);
    if (!raw)
        return m_inspector.bytes().failure().isEmpty() ? QStringLiteral("…") : QString();
    if (m_inspector.canCompare()) {
        const std::optional<std::uint64_t> expected = rawNumber(m_inspector.expectedBytes(), *cell.view, cell.index);
        if (m_inspector.isDifference())
            return expected ? m_format.textOf(toDouble(cell.view->format, *raw) - toDouble(cell.view->format, *expected))
                            : QStringLiteral("…");
    }
    return m_format.textOf(cell.view->format, *raw);
}

bool NumberElements::isKnown(quint64 index) const
{
    const Cell cell = cellAt(index);
    return knownNumber(m_inspector.bytes(), *cell.view, cell.index).has_value();
}

ElementSource::Mark NumberElements::markOf(quint64 index) const
{
    const Cell cell = cellAt(index);
    const std::optional<std::uint64_t> raw = knownNumber(m_inspector.bytes(), *cell.view, cell.index);
    if (!raw)
        return Mark::None;
    const ValueClass is = classOf(cell.view->format, *raw);
    const bool isStrange = m_inspector.marksStrange() && (is == ValueClass::NaN || is == ValueClass::Infinite);
    if (m_inspector.marksDifferences() && m_inspector.canCompare()) {
        const std::optional<std::uint64_t> expected = knownNumber(m_inspector.expectedBytes(), *cell.view, cell.index);
        if (expected && m_inspector.isOutsideTolerance(toDouble(cell.view->format, *raw), toDouble(cell.view->format, *expected)))
            return isStrange ? Mark::NotFiniteDiffers : Mark::Differs;
    }
    return isStrange ? Mark::NotFinite : Mark::None;
}

bool NumberElements::isOld() const
{
    return m_inspector.isOld();
}

int NumberElements::widestText() const
{
    int widest = kLeastWidth;
    for (const ScalarView& view : m_views)
        widest = std::max(widest, widestOf(view.format));
    return m_inspector.isDifference() ? std::max(widest, m_format.widest(ValueFormat::Float32)) : widest;
}

// Whole numbers, and reals with fixed decimals, are as long as their least and their greatest, once these are known.
int NumberElements::widestOf(ValueFormat format) const
{
    const std::shared_ptr<const DataAnswer>& answer = m_inspector.statistics().answer();
    const std::string& typed = m_inspector.settings().format;
    const bool isFixed = typed.ends_with('f') || (typed.empty() && !isReal(format));
    if (!isFixed || m_views.size() > 1 || !answer || !answer->statistics)
        return m_format.widest(format);
    const auto length = [this](double value) { return static_cast<int>(m_format.textOf(value).size()); };
    return std::max(length(answer->statistics->min), length(answer->statistics->max));
}

QString NumberElements::rowTitle() const
{
    return m_views.size() > 1 || m_inspector.numbers().axes.size() < 2 ? tr("Index") : tr("Row");
}

QString NumberElements::rowHead(quint64 row) const
{
    if (m_views.empty())
        return {};
    const ScalarView& view = m_views.front();
    if (view.axes.size() < 2)
        return formatCount(m_views.size() > 1 ? row : row * m_columns);
    QString text;
    std::vector<std::uint64_t> coordinates = view.coordinatesOf(m_views.size() > 1 ? row : std::min(row * m_columns, m_count - 1));
    const std::size_t inRow = m_views.size() > 1 ? 0 : m_hasMemberAxis && view.axes.size() > 2 ? 2 : 1;
    coordinates.resize(coordinates.size() - inRow);
    for (const std::uint64_t each : coordinates)
        text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + QString::number(each);
    return text;
}

QString NumberElements::memberName(quint64 member) const
{
    return m_members.value(static_cast<qsizetype>(member));
}

QString NumberElements::columnHead(quint64 column) const
{
    if (m_views.empty())
        return {};
    if (m_views.size() > 1)
        return memberName(column);
    const std::size_t axes = m_views.front().axes.size();
    if (axes < 2)
        return QStringLiteral("+%1").arg(column);
    if (!m_hasMemberAxis)
        return QString::number(column);
    const quint64 members = m_views.front().axes.back().count;
    return axes == 2 ? memberName(column) : QStringLiteral("%1.%2").arg(column / members).arg(memberName(column % members));
}

QString NumberElements::place(quint64 index) const
{
    const QString text = m_inspector.placeText(numberOf(index));
    return m_views.size() > 1 ? QStringLiteral("%1.%2").arg(text, memberName(index % m_views.size())) : text;
}

}  // namespace kd
