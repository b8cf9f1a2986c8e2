// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tableview.h"

#include "ui/common/filtermodel.h"
#include "ui/common/icons.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/tableheader.h"
#include "ui/common/tableroles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>

namespace kd {
namespace {

constexpr int kLeastHeight = 54;  // logical pixels: the heads and a row

constexpr int kArrowRoom = 30;  // logical pixels left of a group's words

QString cellText(const QModelIndex& index)
{
    const QVariant copy = index.data(CopyRole);
    return (copy.isValid() ? copy.toString() : plainDigits(index.data().toString())).replace(u'\t', u' ').replace(u'\n', u' ');
}

template <class Use>
void eachRow(const QAbstractItemModel& model, const QModelIndex& parent, const Use& use)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        use(index);
        eachRow(model, index, use);
    }
}

}  // namespace

QString plainDigits(const QString& text)
{
    // Between digits the narrow space groups thousands; before a unit it is a space.
    static const QRegularExpression grouping(QStringLiteral("(?<=\\d)\\x{202f}(?=\\d{3})"));
    QString plain = text;
    return plain.remove(grouping).replace(QChar(0x202f), u' ').replace(QChar(0x2212), u'-');
}

TableView::TableView(QWidget* parent) : QTreeView(parent), m_delegate(new ItemDelegate(this)), m_filterField(new QLineEdit(this))
{
    setMinimumHeight(kLeastHeight);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(false);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSortingEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    useFont(this, FontRole::Label);
    setHeader(new TableHeader(this));
    useFont(header(), FontRole::ColumnHead);
    m_filterField->setPlaceholderText(tr("Filter"));
    m_filterField->setAccessibleName(tr("Filter"));
    m_filterField->setClearButtonEnabled(true);
    m_filterField->addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_filterField->hide();
    connect(m_filterField, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (filter())
            filter()->setFilterText(text);
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        scheduleDelayedItemsLayout();
        placeFilter();
        shareWidth();
    });
}

void TableView::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    setSortingEnabled(filter() != nullptr);
    if (filter())
        header()->setSortIndicator(-1, Qt::AscendingOrder);
}

FilterModel* TableView::filter() const
{
    return qobject_cast<FilterModel*>(model());
}

void TableView::setGrouped(bool isGrouped)
{
    m_isGrouped = isGrouped;
    setIndentation(0);
    setItemsExpandable(true);
    setExpandsOnDoubleClick(true);
    if (!isGrouped)
        return;
    connect(model(), &QAbstractItemModel::modelReset, this, &TableView::spanGroups);
    connect(model(), &QAbstractItemModel::rowsInserted, this, &TableView::spanGroups);
    spanGroups();
}

void TableView::setEven(bool isEven)
{
    m_isEven = isEven;
    connect(model(), &QAbstractItemModel::modelReset, this, &TableView::shareWidth);
    connect(model(), &QAbstractItemModel::dataChanged, this, &TableView::shareWidth);
    shareWidth();
}

void TableView::shareWidth()
{
    if (!m_isEven)
        return;
    int widest = 0;
    for (int column = 0; column < header()->count(); ++column)
        widest = std::max({widest, header()->sectionSizeHint(column), sizeHintForColumn(column)});
    const bool fits = widest * header()->count() <= viewport()->width();
    header()->setSectionResizeMode(fits ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void TableView::spanGroups()
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        const bool isGroup = model()->index(row, 0).data(GroupRole).toBool();
        setFirstColumnSpanned(row, {}, isGroup);
        if (isGroup)
            expand(model()->index(row, 0));
    }
}

QString TableView::tsv(bool selectedOnly) const
{
    if (!model())
        return {};
    QStringList lines;
    const bool hasSelection = selectedOnly && selectionModel()->hasSelection();
    const auto addLine = [&](const auto& cell) {
        QStringList cells;
        for (int i = 0; i < header()->count(); ++i)
            if (const int column = header()->logicalIndex(i); !isColumnHidden(column))
                cells << cell(column);
        lines << cells.join(u'\t');
    };
    addLine([&](int column) { return model()->headerData(column, Qt::Horizontal).toString(); });
    eachRow(*model(), {}, [&](const QModelIndex& index) {
        if (index.data(GroupRole).toBool() || (hasSelection && !selectionModel()->isRowSelected(index.row(), index.parent())))
            return;
        addLine([&](int column) { return cellText(index.siblingAtColumn(column)); });
    });
    return lines.join(u'\n') + u'\n';
}

void TableView::copy() const
{
    QGuiApplication::clipboard()->setText(tsv());
}

void TableView::copyTable() const
{
    QGuiApplication::clipboard()->setText(tsv(selectionModel()->selectedRows().size() > 1));
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_filterField->isVisible()) {
        m_filterField->clear();
        m_filterField->hide();
        setFocus();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void TableView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    // The arrow is painted in the row, there being no indent.
    if (m_isGrouped && at.x() < Theme::instance().scaled(kArrowRoom) && index.data(GroupRole).toBool())
        setExpanded(index, !isExpanded(index));
    QTreeView::mouseReleaseEvent(event);
}

void TableView::setFilterField(QLineEdit* field)
{
    m_ownField = field;
}

void TableView::showInOwnOrder(FilterModel* rows, QLineEdit* field)
{
    setModel(rows);
    setFilterField(field);
    setSortingEnabled(true);
    rows->sort(-1);
    header()->setSortIndicatorClearable(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    header()->setStretchLastSection(false);
}

void TableView::keyboardSearch(const QString& typed)
{
    if (filter() && !typed.trimmed().isEmpty())
        showFilter(typed);
    else if (!filter())
        QTreeView::keyboardSearch(typed);
}

void TableView::showFilter(const QString& text)
{
    if (m_ownField) {
        m_ownField->setText(m_ownField->text() + text);
        m_ownField->setFocus();
        return;
    }
    m_filterField->setText(m_filterField->text() + text);
    placeFilter();
    m_filterField->show();
    m_filterField->raise();
    m_filterField->setFocus();
    m_filterField->end(false);
}

void TableView::placeFilter()
{
    const int wide = std::min(Theme::instance().scaled(220), std::max(viewport()->width() - 16, 80));
    const int high = m_filterField->sizeHint().height();
    m_filterField->setGeometry(width() - wide - 16, height() - high - 8, wide, high);
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    placeFilter();
    shareWidth();
}

void TableView::drawBranches(QPainter*, const QRect&, const QModelIndex&) const {}

void TableView::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QTreeView::drawRow(painter, option, index);
    if (!m_isGrouped || !index.data(GroupRole).toBool())
        return;
    const int size = Theme::instance().scaled(14);
    const QString name = isExpanded(index) ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
    painter->drawPixmap(option.rect.left() + TableHeader::kFirstInset, option.rect.center().y() - size / 2 + 1,
                        iconPixmap(name, Token::TextMuted, size, painter->device()->devicePixelRatioF()));
}

}  // namespace kd
