// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shortcuteditor.h"

#include "ui/common/itemdelegate.h"
#include "ui/common/widgetstyle.h"
#include "ui/shell/commandmodel.h"
#include "ui/shell/settings/commands.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {

ShortcutEditor::ShortcutEditor(CommandRegistry& commands, QWidget* parent)
    : QWidget(parent), m_commands(commands), m_model(new CommandModel(this)), m_filter(new QSortFilterProxyModel(this)),
      m_list(new QTreeView(this)), m_search(new QLineEdit(this)), m_keys(new QKeySequenceEdit(this)), m_note(new QLabel(this)),
      m_assign(new QPushButton(tr("Use"), this)), m_reset(new QPushButton(tr("Reset"), this)),
      m_resetAll(new QPushButton(tr("Reset all"), this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    m_search->setPlaceholderText(tr("Filter commands"));
    m_search->setAccessibleName(tr("Filter commands"));
    layout->addWidget(m_search);
    layout->addWidget(makeList(), 1);
    layout->addWidget(makeFoot());
    useFont(m_note, FontRole::Hint);
    useColor(m_note, Token::TextMuted);
    layout->addWidget(m_note);
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(&commands, &CommandRegistry::shortcutsChanged, this, &ShortcutEditor::showChosen);
    fill();
    m_list->setCurrentIndex(m_filter->index(0, 0));
    showChosen();
}

QWidget* ShortcutEditor::makeList()
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(-1);
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setItemDelegate(new ItemDelegate(m_list));
    m_list->setAccessibleName(tr("Commands and their shortcuts"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(CommandModel::TextColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(CommandModel::ShortcutColumn, QHeaderView::ResizeToContents);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShortcutEditor::showChosen);
    return m_list;
}

QWidget* ShortcutEditor::makeFoot()
{
    auto* const foot = new QWidget(this);
    auto* const row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* const label = new QLabel(tr("Shortcut"), foot);
    label->setBuddy(m_keys);
    m_keys->setAccessibleName(tr("Shortcut of the chosen command"));
    row->addWidget(label);
    row->addWidget(m_keys, 1);
    row->addWidget(m_assign);
    row->addWidget(m_reset);
    row->addWidget(m_resetAll);
    m_reset->setToolTip(tr("Give the chosen command its default keys"));
    m_resetAll->setToolTip(tr("Give all commands their default keys"));
    connect(m_resetAll, &QPushButton::clicked, &m_commands, &CommandRegistry::resetAllShortcuts);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::showConflict);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutEditor::assign);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (QAction* const action = chosen())
            m_commands.resetShortcuts(action);
    });
    return foot;
}

void ShortcutEditor::fill()
{
    QList<QAction*> named;
    const QList<QAction*> all = m_commands.all();
    std::copy_if(all.begin(), all.end(), std::back_inserter(named),
                 [](QAction* action) { return !action->objectName().isEmpty() && !plainText(*action).isEmpty(); });
    m_model->setActions(named);
}

QAction* ShortcutEditor::chosen() const
{
    return m_model->action(m_filter->mapToSource(m_list->currentIndex()));
}

void ShortcutEditor::showChosen()
{
    const QAction* const action = chosen();
    for (QWidget* const widget : {static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_assign), static_cast<QWidget*>(m_reset)})
        widget->setEnabled(action != nullptr);
    m_keys->setKeySequence(action == nullptr ? QKeySequence() : action->shortcut());
    m_reset->setEnabled(action != nullptr && action->shortcuts() != m_commands.defaultShortcuts(action));
    m_list->viewport()->update();
    showConflict();
}

void ShortcutEditor::showConflict()
{
    const QAction* const action = chosen();
    const QKeySequence keys = m_keys->keySequence();
    const QAction* const other = action == nullptr || keys.isEmpty() ? nullptr : m_commands.conflict(action, {keys});
    m_note->setText(other == nullptr ? tr("Press the keys in the field; an empty field takes the shortcut away.")
                                     : tr("%1 has these keys; Use takes them from it.").arg(plainText(*other)));
}

void ShortcutEditor::assign()
{
    QAction* const action = chosen();
    if (action == nullptr)
        return;
    const QKeySequence keys = m_keys->keySequence();
    m_commands.rebind(action, keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys});
}

}  // namespace kd
