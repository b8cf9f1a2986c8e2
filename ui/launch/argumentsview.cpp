// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/argumentsview.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/launch/argumentdelegate.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/filechoice.h"
#include "ui/launch/recipeeditor.h"

#include <QContextMenuEvent>
#include <QDragMoveEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QScrollArea>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>

namespace kd {

namespace {

constexpr int kHeadInset = 6, kFirstInset = 12;  // pixels

/// The head of the values has that of the sizes at its right end, as the rows have them beneath each other.
class ArgumentsHeader : public QHeaderView {
public:
    explicit ArgumentsHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) { }

protected:
    // The style cuts between letters what its own insets leave no room for.
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        const int insets = kHeadInset + (section == ArgumentsModel::Name ? kFirstInset : kHeadInset) +
            2 * style()->pixelMetric(QStyle::PM_HeaderMargin, option, this);
        option->text = QFontMetrics(font()).elidedText(text, Qt::ElideRight, sectionSize(section) - insets);
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->save();
        QHeaderView::paintSection(painter, rect, section);
        painter->restore();
        if (section != ArgumentsModel::Value)
            return;
        const QString size = model()->headerData(ArgumentsModel::Size, Qt::Horizontal).toString();
        const QString value = model()->headerData(section, Qt::Horizontal).toString();
        const QFontMetrics metrics(font());
        if (metrics.horizontalAdvance(value) + metrics.horizontalAdvance(size) + 24 > rect.width())
            return;
        painter->setFont(font());
        painter->setPen(Theme::instance().color(Token::TextSecondary));
        painter->drawText(rect.adjusted(0, 0, -12, 0), static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), size);
    }
};

QString fileOf(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    const bool isOne = urls.size() == 1 && urls.first().isLocalFile() && isElementFile(urls.first().toLocalFile());
    return isOne ? urls.first().toLocalFile() : QString();
}

}  // namespace

ArgumentsView::ArgumentsView(ArgumentsModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_delegate(new ArgumentDelegate(this))
{
    setHorizontalHeader(new ArgumentsHeader(this));
    setModel(&model);
    setItemDelegate(m_delegate);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(DropOnly);
    setDragDropOverwriteMode(true);
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
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { border-right: none; padding: 0 %1px; }"
                                                     "QHeaderView::section:first { padding-left: %2px; }")
                                          .arg(kHeadInset)
                                          .arg(kFirstInset));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_delegate, &ArgumentDelegate::listWanted, this, &ArgumentsView::showGenerators);
    connect(&model, &QAbstractItemModel::modelReset, this, &ArgumentsView::arrange);
    connect(&model, &ArgumentsModel::buffersChanged, this, &ArgumentsView::arrange);
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
    int direction = theme.scaled(61);
    // The style leaves the inset of the first section out of its hint.
    const int title = horizontalHeader()->sectionSizeHint(ArgumentsModel::Name) + theme.scaled(12);
    int name = title;
    for (int row = 0; row < model()->rowCount(); ++row)
        name = std::max(name, ArgumentDelegate::nameWidth(model()->index(row, ArgumentsModel::Name)));
    name = std::min(name, std::max(title, viewport()->width() * 2 / 5));
    // Where values need the room, directions are their icons alone.
    int values = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex value = model()->index(row, ArgumentsModel::Value);
        if (!value.data(ArgumentsModel::FoldRole).isValid())  // whose members are beneath it
            values = std::max(values, ArgumentDelegate::valueWidth(value));
    }
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

void ArgumentsView::setFolder(const QString& folder)
{
    m_folder = folder;
    m_delegate->setFolder(folder);
}

bool ArgumentsView::foldByKey(int key)
{
    const QModelIndex name = currentIndex().siblingAtColumn(ArgumentsModel::Name);
    const QVariant fold = name.data(ArgumentsModel::FoldRole);
    const bool wanted = key == Qt::Key_Right;
    if (!fold.isValid() || (key != Qt::Key_Right && key != Qt::Key_Left) || fold.toBool() == wanted)
        return false;
    m_model.setFolded(name.row(), !wanted);
    setCurrentIndex(m_model.index(name.row(), ArgumentsModel::Value));
    return true;
}

void ArgumentsView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::NoModifier && foldByKey(event->key()))
        return;
    QTableView::keyPressEvent(event);
}

// No buddy() of the model: with one, the icons of a name would never see the mouse.
bool ArgumentsView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool isOwn = !index.isValid() || index.flags().testFlag(Qt::ItemIsEditable);
    const QPersistentModelIndex value = isOwn ? QModelIndex() : index.siblingAtColumn(ArgumentsModel::Value);
    return QTableView::edit(index, trigger, event) ||
        (trigger != NoEditTriggers && value.isValid() && QTableView::edit(value, trigger, event));
}

/// The keyboard stays here, wherever in the editor it was, and where the dialog that it opened has it for the moment.
void ArgumentsView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QWidget* const focus = window()->focusWidget();
    const bool hadFocus = focus != nullptr && (focus == editor || editor->isAncestorOf(focus));
    const int row = currentIndex().row();
    const bool isBack = hint == QAbstractItemDelegate::EditPreviousItem;
    const bool isForward = hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::SubmitModelCache;
    QTableView::closeEditor(editor, hint == QAbstractItemDelegate::RevertModelCache ? hint : QAbstractItemDelegate::NoHint);
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    if ((!isBack && !isForward) || row < 0 || editFrom(row, isBack ? -1 : 1))
        return;
    if (hint == QAbstractItemDelegate::EditNextItem)
        focusNextChild();
    else if (isBack)
        focusPreviousChild();
}

bool ArgumentsView::editFrom(int row, int step)
{
    for (int at = row + step; at >= 0 && at < m_model.rowCount(); at += step) {
        const QModelIndex index = m_model.index(at, ArgumentsModel::Value);
        if (index.data(ArgumentsModel::FoldRole).toBool())
            continue;  // its members follow
        setCurrentIndex(index);
        for (QWidget* each = parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* const area = qobject_cast<QScrollArea*>(each)) {
                const QRect place(viewport()->mapTo(area->widget(), visualRect(index).topLeft()), visualRect(index).size());
                area->ensureVisible(place.center().x(), place.center().y(), 0, place.height());
            }
        edit(index);
        return true;
    }
    return false;
}

void ArgumentsView::fill(const QPersistentModelIndex& index, const QString& name)
{
    chooseArray(this, m_folder, name, [this, index](const QString& recipe) {
        if (index.isValid())
            m_model.setData(index, recipe);
    });
}

void ArgumentsView::chooseFile(int row)
{
    const QPersistentModelIndex index(m_model.index(row, ArgumentsModel::Value));
    openFileChoice(this, tr("File that fills the buffer"), m_folder, [this, index](const QString& name) {
        fill(index, name);
    });
}

/// What is chosen takes the generator's place; direction and count stay.
void ArgumentsView::addGenerators(QMenu& menu, int row)
{
    const QPersistentModelIndex index(m_model.index(row, ArgumentsModel::Value));
    for (const QString& text : generatorTexts()) {
        if (text.startsWith(QLatin1String("file")) || text.startsWith(QLatin1String("image")))
            continue;
        QAction* const action = menu.addAction(text, this, [this, index, text] {
            if (!index.isValid())
                return;
            const QString count = index.data(ArgumentsModel::PartsRole).toStringList().value(1);
            m_model.setData(index, QStringList{text, count}, ArgumentsModel::PartsRole);
        });
        action->setFont(Theme::instance().font(FontRole::Mono));
    }
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("folder")), tr("Fill from a file…"), this, [this, row] { chooseFile(row); });
}

void ArgumentsView::showGenerators(int row)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addGenerators(*menu, row);
    menu->popup(viewport()->mapToGlobal(visualRect(m_model.index(row, ArgumentsModel::Value)).bottomLeft()));
}

void ArgumentsView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const int row = index.row();
    const QModelIndex name = index.siblingAtColumn(ArgumentsModel::Name);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& iconName, const QString& text, bool isEnabled, auto&& what) {
        QAction* const action = menu->addAction(icon(iconName), text, this, what);
        action->setEnabled(isEnabled);
    };
    add(QStringLiteral("edit"), tr("Edit"), true, [this, row] { edit(m_model.index(row, ArgumentsModel::Value)); });
    QMenu* const generators = menu->addMenu(icon(QStringLiteral("table")), tr("Fill with"));
    generators->setEnabled(name.data(ArgumentsModel::PointerRole).toBool());
    if (generators->isEnabled())
        addGenerators(*generators, row);
    add(QStringLiteral("dice"), tr("Draw other numbers"), name.data(ArgumentsModel::SeedRole).toBool(),
        [this, row] { m_model.drawSeed(row); });
    add(QStringLiteral("undo"), tr("Reset to the preset"), name.data(ArgumentsModel::ChangedRole).toBool(),
        [this, row] { m_model.reset(row); });
    menu->popup(isKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

QModelIndex ArgumentsView::bufferAt(const QDropEvent& event) const
{
    const QModelIndex index = indexAt(event.position().toPoint());
    const bool takes = index.isValid() && index.siblingAtColumn(ArgumentsModel::Name).data(ArgumentsModel::PointerRole).toBool();
    return takes && !fileOf(event.mimeData()).isEmpty() ? index.siblingAtColumn(ArgumentsModel::Value) : QModelIndex();
}

void ArgumentsView::dragEnterEvent(QDragEnterEvent* event)
{
    if (!fileOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ArgumentsView::dragMoveEvent(QDragMoveEvent* event)
{
    const QModelIndex index = bufferAt(*event);
    event->setAccepted(index.isValid());
    if (index.isValid())
        selectRow(index.row());
}

void ArgumentsView::dropEvent(QDropEvent* event)
{
    const QModelIndex index = bufferAt(*event);
    if (!index.isValid())
        return;
    fill(index, nameFrom(m_folder, fileOf(event->mimeData())));
    event->acceptProposedAction();
}

}  // namespace kd
