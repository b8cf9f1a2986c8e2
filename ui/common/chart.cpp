// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/chart.h"

#include "ui/common/chartplot.h"
#include "ui/common/charttable.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/tableview.h"
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

QString titled(const ChartAxis& axis)
{
    return axis.unit.isEmpty() ? axis.title : QStringLiteral("%1 (%2)").arg(axis.title, axis.unit);
}

QString valueLine(const ChartAxis& axis, double value)
{
    const QString words = axis.unit.isEmpty() ? formatNumber(value) : formatNumber(value) + u' ' + axis.unit;
    return QStringLiteral("%1: %2").arg(axis.title, typeset(words));
}

}  // namespace

struct Chart::Private {
    ChartContent content;
    ChartPlot* plot = nullptr;
    TableView* table = nullptr;  ///< with its model, once it was asked for
    ChartTableModel* rows = nullptr;
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
    if (isTable())
        d->rows->setContent(d->content);
}

bool Chart::isTable() const
{
    return d->table != nullptr && !d->table->isHidden();
}

void Chart::showTable(bool isWanted)
{
    if (isWanted && d->table == nullptr) {
        d->rows = new ChartTableModel(this);
        d->table = new TableView(this);
        d->table->setModel(d->rows);
        layout()->addWidget(d->table);
    }
    if (d->table == nullptr)
        return;
    d->rows->setContent(d->content);
    d->table->setAccessibleName(accessibleName());
    d->table->setVisible(isWanted);
    d->plot->widget()->setVisible(!isWanted);
    setFocusProxy(isWanted ? d->table : nullptr);
}

QString Chart::csv() const
{
    return chartCsv(d->content);
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
    return chartTsv(d->content);
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
    menu->addAction(icon(QStringLiteral("copy")), tr("Copy as CSV"), this,
                    [this] { QGuiApplication::clipboard()->setText(csv()); });
    menu->addAction(icon(QStringLiteral("image")), tr("Copy picture"), this,
                    [this] { QGuiApplication::clipboard()->setPixmap(picture()); });
    if (isTable())
        menu->addAction(icon(QStringLiteral("plot")), tr("Show as a chart"), this, [this] { showTable(false); });
    else
        menu->addAction(icon(QStringLiteral("table")), tr("Show as a table"), this, [this] { showTable(true); });
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
            if (i < series.hints.size()) {
                words = series.hints[i];
                continue;
            }
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
