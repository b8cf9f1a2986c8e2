#include "ui/launch/argumentsview.h"

#include "ui/common/theme.h"
#include "ui/launch/argumentdelegate.h"
#include "ui/launch/argumentsmodel.h"

#include <QHeaderView>
#include <QWheelEvent>

#include <algorithm>

namespace kd {

ArgumentsView::ArgumentsView(ArgumentsModel& model, QWidget* parent) : QTableView(parent)
{
    setModel(&model);
    setItemDelegate(new ArgumentDelegate(this));
    setColumnHidden(ArgumentsModel::Size, true);  // beneath the value
    setFrameShape(NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setAccessibleName(tr("Arguments"));
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { border-right: none; padding: 0 6px; }"
                                                     "QHeaderView::section:first { padding-left: 12px; }"));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&model, &QAbstractItemModel::modelReset, this, &ArgumentsView::arrange);
    connect(&Theme::instance(), &Theme::changed, this, &ArgumentsView::arrange);
    arrange();
}

void ArgumentsView::setSpans()
{
    clearSpans();
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, ArgumentsModel::Name);
        setRowHeight(row, ArgumentDelegate::rowHeight(index));
        const bool isBuffer = index.data(ArgumentsModel::BufferRole).toBool();
        if (!isBuffer)
            setSpan(row, ArgumentsModel::Name, 1, 2);
    }
}

// The value has what name and direction leave it.
void ArgumentsView::setWidths()
{
    const Theme& theme = Theme::instance();
    int direction = theme.scaled(66);
    // The style leaves the inset of the first section out of its hint.
    const int title = horizontalHeader()->sectionSizeHint(ArgumentsModel::Name) + theme.scaled(12);
    int name = title;
    for (int row = 0; row < model()->rowCount(); ++row)
        name = std::max(name, ArgumentDelegate::nameWidth(model()->index(row, ArgumentsModel::Name)));
    name = std::min(name, std::max(title, viewport()->width() * 2 / 5));
    // Where values need the room, directions are their icons alone.
    int values = 0;
    for (int row = 0; row < model()->rowCount(); ++row)
        values = std::max(values, ArgumentDelegate::valueWidth(model()->index(row, ArgumentsModel::Value)));
    if (viewport()->width() - name - direction < values)
        direction = std::min(direction, horizontalHeader()->sectionSizeHint(ArgumentsModel::Way));
    setColumnWidth(ArgumentsModel::Name, name);
    setColumnWidth(ArgumentsModel::Way, direction);
    setColumnWidth(ArgumentsModel::Value, std::max(theme.scaled(80), viewport()->width() - name - direction));
}

void ArgumentsView::arrange()
{
    horizontalHeader()->setFont(Theme::instance().font(FontRole::ColumnHead));
    horizontalHeader()->setFixedHeight(Theme::instance().scaled(26));
    setSpans();
    setWidths();
    updateGeometry();
    setFixedHeight(sizeHint().height());
    viewport()->update();
}

void ArgumentsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    setWidths();
}

QSize ArgumentsView::sizeHint() const
{
    return {Theme::instance().scaled(288), horizontalHeader()->height() + verticalHeader()->length()};
}

QSize ArgumentsView::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void ArgumentsView::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

}  // namespace kd
