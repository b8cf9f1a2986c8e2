// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/commandsearch.h"

#include "ui/common/icons.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/theme.h"
#include "ui/shell/commandmodel.h"
#include "ui/shell/settings/commands.h"

#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kSearchWidth = 236;
constexpr int kSearchHeight = 22;
constexpr int kCommandListWidth = 420;
constexpr int kMaxRows = 14;

bool isOffered(QAction* action)
{
    return action->isVisible() && !action->isSeparator() && action->menu() == nullptr
        && !plainText(*action).isEmpty();
}

QTreeView* newList()
{
    auto* const list = new QTreeView;
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setHeaderHidden(true);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setAllColumnsShowFocus(true);
    return list;
}

}  // namespace

/// Shows a row when it holds every word.
class WordFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& text)
    {
        m_words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(CommandModel::SearchRole).toString();
        return std::all_of(m_words.begin(), m_words.end(),
                           [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

CommandSearch::CommandSearch(CommandRegistry& commands, QWidget* parent)
    : QLineEdit(parent), m_commands(commands), m_nothing(new QAction(this))
{
    setAccessibleName(tr("Search commands"));
    setToolTip(tr("Finds commands, panels, kernels, examples and files by their words"));
    m_nothing->setEnabled(false);
    setFocusPolicy(Qt::ClickFocus);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* from, QWidget* to) {
        if (to == this && from != nullptr && from != this && window()->isAncestorOf(from))
            m_before = from;
    });
    // The menu bar leaves less room than a field of a form has.
    setStyleSheet(QStringLiteral("min-height: 0; max-height: 100px; padding: 0 4px;"));
    connect(&Theme::instance(), &Theme::changed, this, &CommandSearch::adaptToFont);
    adaptToFont();
    addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(this, &QLineEdit::textEdited, this, &CommandSearch::offer);
    connect(this, &QLineEdit::returnPressed, this, &CommandSearch::runCurrent);
}

void CommandSearch::makeList()
{
    m_model = new CommandModel(this);
    m_filter = new WordFilter(this);
    m_completer = new QCompleter(this);
    m_filter->setSourceModel(m_model);
    QTreeView* const list = newList();
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(kMaxRows);
    m_completer->setModel(m_filter);
    m_completer->setPopup(list);  // which gives it a delegate of its own
    list->setItemDelegate(new ItemDelegate(list));
    list->installEventFilter(this);
    m_completer->setWidget(this);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(CommandModel::TextColumn, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(CommandModel::ShortcutColumn, QHeaderView::ResizeToContents);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &CommandSearch::runCurrent);
}

void CommandSearch::adaptToFont()
{
    setFont(Theme::instance().font(FontRole::Hint));
    setFixedSize(Theme::instance().scaled(kSearchWidth), Theme::instance().scaled(kSearchHeight));
}

/// The style sheet sets least and largest heights of its own when the field is polished and when it moves into the menu bar.
bool CommandSearch::event(QEvent* event)
{
    const bool isHandled = QLineEdit::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange)
        adaptToFont();
    return isHandled;
}

void CommandSearch::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    offer({});
}

void CommandSearch::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        gatherEntries();
    if (event->reason() == Qt::MouseFocusReason)
        offer(text());
}

void CommandSearch::offer(const QString& words)
{
    if (m_completer == nullptr)
        makeList();
    QList<QAction*> actions = m_commands.recent();
    for (QAction* const action : m_commands.all()) {
        if (!actions.contains(action))
            actions << action;
    }
    actions.removeIf([](QAction* action) { return !isOffered(action); });
    for (const QPointer<QAction>& entry : std::as_const(m_entries)) {
        if (entry != nullptr)
            actions << entry;
    }
    std::stable_partition(actions.begin(), actions.end(), [](const QAction* action) { return action->isEnabled(); });
    m_model->setActions(actions);
    m_filter->setWords(words);
    if (m_filter->rowCount() == 0)
        showNothing(words);
    m_completer->complete(QRect(width() - kCommandListWidth, 0, kCommandListWidth, height()));
    if (m_filter->rowCount() > 0)
        m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void CommandSearch::showNothing(const QString& words)
{
    QString shown = words.simplified();
    m_nothing->setText(tr("Nothing is called “%1”").arg(shown.replace(QLatin1Char('&'), QLatin1String("&&"))));
    m_filter->setWords({});
    m_model->setActions({m_nothing});
}

void CommandSearch::setEntrySource(EntrySource source)
{
    m_source = std::move(source);
}

void CommandSearch::gatherEntries()
{
    m_entries.clear();
    m_owner = std::make_unique<QObject>();
    if (!m_source)
        return;
    for (QAction* const entry : m_source(*m_owner))
        m_entries << entry;
}

void CommandSearch::runCurrent()
{
    if (m_completer == nullptr)
        return;
    const QModelIndex current = m_completer->popup()->currentIndex();
    const int row = current.isValid() ? current.row() : 0;
    QAction* const action = m_model->action(m_filter->mapToSource(m_filter->index(row, 0)));
    if (action == m_nothing)
        return;
    m_completer->popup()->hide();
    run(action);
}

void CommandSearch::run(QAction* action)
{
    if (action == nullptr)
        return;
    leave();
    if (!action->isEnabled()) {
        emit refused(tr("%1 cannot be done now. %2").arg(plainText(*action), reasonOf(*action)).trimmed());
        return;
    }
    m_commands.noteUse(action);
    // Behind the list's closing, so that what the command opens keeps the focus.
    QTimer::singleShot(0, action, &QAction::trigger);
}

void CommandSearch::leave()
{
    clear();
    if (m_before != nullptr && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        clearFocus();
}

void CommandSearch::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QLineEdit::keyPressEvent(event);
}

/// Escape leaves list and field at once; Return, which the completer would give to the field and then take itself, runs once.
bool CommandSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || m_completer == nullptr || watched != m_completer->popup())
        return QLineEdit::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        runCurrent();
        return true;
    }
    if (key != Qt::Key_Escape)
        return QLineEdit::eventFilter(watched, event);
    m_completer->popup()->hide();
    leave();
    return true;
}

void CommandSearch::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!text().isEmpty())
        return;
    const QAction* const search = m_commands.find(QStringLiteral("tools.search"));
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.setPen(theme.color(Token::TextMuted));
    painter.setFont(theme.font(FontRole::Hint));
    const QRect inner = rect().adjusted(theme.scaled(30), 0, -theme.scaled(8), 0);
    if (!hasFocus())
        painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, tr("Search commands"));
    if (search != nullptr)
        painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, search->shortcut().toString(QKeySequence::NativeText));
}

}  // namespace kd
