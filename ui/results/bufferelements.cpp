// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/bufferelements.h"

#include "ui/common/format.h"
#include "ui/results/bufferview.h"
#include "ui/results/elementtext.h"

namespace kd {

BufferElements::BufferElements(BufferView& view, QObject* parent) : ElementSource(parent), m_view(view)
{
    connect(&view, &BufferView::bufferChanged, this, &ElementSource::restarted);
    connect(&view, &BufferView::viewChanged, this, &ElementSource::shapeChanged);
    connect(&view, &BufferView::oldChanged, this, &ElementSource::cellsChanged);
    connect(&view, &BufferView::elementRequested, this, &ElementSource::elementRequested);
    connect(&view.pages(), &ElementPageCache::arrived, this, &ElementSource::cellsChanged);
    connect(&view.pages(), &ElementPageCache::failed, this, &ElementSource::cellsChanged);
}

quint64 BufferElements::count() const
{
    return m_view.pages().count();
}

quint64 BufferElements::columns() const
{
    return m_view.columns();
}

QString BufferElements::text(quint64 index)
{
    const std::byte* const bytes = m_view.pages().element(index);
    if (bytes == nullptr)
        return m_view.pages().failure().isEmpty() ? QStringLiteral("…") : QString();
    const QString text = elementText(m_view.pages().type(), bytes, m_view.format());
    return m_view.format() == ElementFormat::Hexadecimal ? text : QString(text).replace(QLatin1Char('-'), QChar(0x2212));
}

bool BufferElements::isKnown(quint64 index) const
{
    return m_view.pages().known(index) != nullptr;
}

ElementSource::Mark BufferElements::markOf(quint64 index) const
{
    const Verification* const check = m_view.verification();
    if (check != nullptr && check->mismatches > 0 && check->firstIndex == index)
        return Mark::Differs;
    const std::byte* const bytes = m_view.pages().known(index);
    return bytes != nullptr && isNotFinite(m_view.pages().type(), bytes) ? Mark::NotFinite : Mark::None;
}

bool BufferElements::isOld() const
{
    return m_view.isOld();
}

int BufferElements::widestText() const
{
    return widestElementText(m_view.pages().type(), m_view.format());
}

QString BufferElements::rowTitle() const
{
    return columns() == 1 ? tr("Index") : tr("Row");
}

QString BufferElements::rowHead(quint64 row) const
{
    return formatCount(row);
}

QString BufferElements::columnHead(quint64 column) const
{
    return columns() == 1 ? tr("Value") : QString::number(column);
}

QString BufferElements::place(quint64 index) const
{
    return QStringLiteral("[%1]").arg(index);
}

}  // namespace kd
