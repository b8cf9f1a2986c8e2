// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/chart.h"

#include "ui/common/chartplot.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr double kReach = 24;  // logical pixels from the pointer to a point whose values the tool tip shows
constexpr int kDigits = 9;     // of copied data

QString titled(const ChartAxis& axis)
{
    return axis.unit.isEmpty() ? axis.title : QStringLiteral("%1 (%2)").arg(axis.title, axis.unit);
}

QString valueLine(const ChartAxis& axis, double value)
{
    const QString words = axis.unit.isEmpty() ? formatNumber(value) : formatNumber(value) + u' ' + axis.unit;
    return QStringLiteral("%1: %2").arg(axis.title, typeset(words));
}

bool sharesX(const std::vector<ChartSeries>& all)
{
    return std::all_of(all.begin(), all.end(), [&](const ChartSeries& series) { return series.x == all.front().x; });
}

QString wideRows(const ChartContent& content)
{
    QString text = titled(content.x);
    for (const ChartSeries& series : content.series)
        text += u'\t' + (series.name.isEmpty() ? titled(content.y) : series.name);
    text += u'\n';
    for (std::size_t i = 0; !content.series.empty() && i < content.series.front().x.size(); ++i) {
        text += formatNumber(content.series.front().x[i], kDigits);
        for (const ChartSeries& series : content.series)
            text += u'\t' + formatNumber(series.y[i], kDigits);
        text += u'\n';
    }
    return text;
}

QString longRows(const ChartContent& content)
{
    QString text = QStringLiteral("%1\t%2\t%3\n")
                       .arg(Chart::tr("Series"), titled(content.x), content.right ? Chart::tr("Value") : titled(content.y));
    for (const ChartSeries& series : content.series)
        for (std::size_t i = 0; i < series.x.size(); ++i)
            text += QStringLiteral("%1\t%2\t%3\n")
                        .arg(series.isOnRight ? titled(*content.right) : series.name, formatNumber(series.x[i], kDigits),
                             formatNumber(series.y[i], kDigits));
    return text;
}

}  // namespace

struct Chart::Private {
    ChartContent content;
    ChartPlot* plot = nullptr;
};

Chart::Chart(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->plot = makeChartPlot(this);
    QWidget* const picture = d->plot->widget();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(picture);
    setFocusPolicy(Qt::StrongFocus);
    picture->setFocusProxy(this);
    picture->setContextMenuPolicy(Qt::NoContextMenu);
    picture->installEventFilter(this);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        rebuild();
    });
    rebuild();
}

Chart::~Chart() = default;

void Chart::setContent(ChartContent content)
{
    d->content = std::move(content);
    const QString words = tr("%1 over %2").arg(titled(d->content.y), titled(d->content.x));
    setAccessibleName(words);
    rebuild();
    showAll();
}

const ChartContent& Chart::content() const
{
    return d->content;
}

void Chart::rebuild()
{
    d->plot->show(d->content);
}

void Chart::showAll()
{
    d->plot->showAll();
}

QString Chart::tsv() const
{
    return sharesX(d->content.series) ? wideRows(d->content) : longRows(d->content);
}

QPixmap Chart::picture() const
{
    return d->plot->picture(size(), 2);
}

QSize Chart::sizeHint() const
{
    return {Theme::instance().scaled(320), Theme::instance().scaled(180)};
}

QSize Chart::minimumSizeHint() const
{
    return {Theme::instance().scaled(160), Theme::instance().scaled(110)};
}

void Chart::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        showAll();
    else if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(tsv());
    else
        QWidget::keyPressEvent(event);
}

void Chart::contextMenuEvent(QContextMenuEvent* event)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(QStringLiteral("copy")), tr("Copy data"), this, [this] { QGuiApplication::clipboard()->setText(tsv()); });
    menu->addAction(icon(QStringLiteral("image")), tr("Copy picture"), this,
                    [this] { QGuiApplication::clipboard()->setPixmap(picture()); });
    menu->addAction(icon(QStringLiteral("zoom-fit")), tr("Show all"), this, &Chart::showAll);
    menu->popup(event->globalPos());
}

bool Chart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonDblClick)
        showAll();
    else if (event->type() == QEvent::ToolTip)
        showValues(static_cast<QHelpEvent*>(event)->pos());
    else if (event->type() == QEvent::MouseMove && static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton)
        showValues(static_cast<QMouseEvent*>(event)->position().toPoint());
    return QWidget::eventFilter(watched, event);
}

QString Chart::valuesAt(const QPoint& position) const
{
    double nearest = kReach * kReach;
    QString words;
    for (const ChartSeries& series : d->content.series) {
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const QPointF away = d->plot->pixelOf({series.x[i], series.y[i]}, series.isOnRight) - position;
            const double dx = away.x(), dy = away.y();
            // Bars and curves are met above and below their points too.
            const bool isPoint = series.style == ChartSeries::Style::Points;
            const double distance = isPoint ? dx * dx + dy * dy : dx * dx + dy * dy / 16;
            if (!(distance < nearest))
                continue;
            nearest = distance;
            words = series.name.isEmpty() || d->content.series.size() == 1 ? QString() : series.name + u'\n';
            words += valueLine(d->content.x, series.x[i]) + u'\n' +
                valueLine(series.isOnRight && d->content.right ? *d->content.right : d->content.y, series.y[i]);
        }
    }
    return words;
}

/// Of the point that is nearest, or the title of an axis that has no room for it.
void Chart::showValues(const QPoint& position)
{
    const QString title = d->plot->cutTitleAt(position);
    const QString words = title.isEmpty() ? valuesAt(position) : title;
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(d->plot->widget()->mapToGlobal(position), words, d->plot->widget());
}

}  // namespace kd
