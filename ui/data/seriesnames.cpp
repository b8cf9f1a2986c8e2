// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/seriesnames.h"

#include "ui/common/widgetstyle.h"

#include <QPainter>

#include <utility>

namespace kd {
namespace {

constexpr int kMark = 18, kAfterMark = 6, kBetweenNames = 12;  // logical pixels

}  // namespace

SeriesNames::SeriesNames(QWidget* parent) : QWidget(parent)
{
    useFont(this, FontRole::Hint);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SeriesNames::setEntries(std::vector<Entry> entries)
{
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    QStringList names;
    for (const Entry& each : m_entries)
        names += each.name;
    setAccessibleName(names.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize SeriesNames::sizeHint() const
{
    int width = 0;
    for (const Entry& each : m_entries)
        width += kMark + kAfterMark + fontMetrics().horizontalAdvance(each.name) + kBetweenNames;
    return {width, fontMetrics().height()};
}

QSize SeriesNames::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void SeriesNames::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    int left = 0;
    for (const Entry& each : m_entries) {
        const int end = left + kMark + kAfterMark + fontMetrics().horizontalAdvance(each.name);
        if (end > width())
            return;  // a name is whole or not there
        painter.setPen(QPen(Theme::instance().color(Token::Text), 1));
        painter.fillRect(QRectF(left, height() / 2.0 - 1, kMark, 2), Theme::instance().series(each.slot));
        painter.drawText(QRect(left + kMark + kAfterMark, 0, end - left, height()), Qt::AlignLeft | Qt::AlignVCenter, each.name);
        left = end + kBetweenNames;
    }
}

}  // namespace kd
