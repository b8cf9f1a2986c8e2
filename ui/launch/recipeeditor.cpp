// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/recipeeditor.h"

#include "core/base/error.h"
#include "core/session/launch/argumenttext.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/launch/filechoice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringList>
#include <QVBoxLayout>

#include <utility>

namespace kd {

QStringList generatorTexts()
{
    return {QStringLiteral("zeros"),         QStringLiteral("ones"),           QStringLiteral("ramp"),
            QStringLiteral("random(seed=1)"), QStringLiteral("normal(seed=1)"), QStringLiteral("sine"),
            QStringLiteral("poison"),        QStringLiteral("file(\"x.npy\")"), QStringLiteral("image(\"x.png\")")};
}

namespace {

QCompleter* makeCompleter(QObject* parent)
{
    auto* const completer = new QCompleter(generatorTexts(), parent);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(9);
    return completer;
}

}  // namespace

RecipeEditor::RecipeEditor(const QString& folder, bool needsNoCount, QWidget* parent)
    : QWidget(parent), m_recipe(new QLineEdit(this)), m_count(new QLineEdit(this)), m_folder(folder), m_needsNoCount(needsNoCount)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setAutoFillBackground(true);
    for (QLineEdit* const edit : {m_recipe, m_count}) {
        layout->addWidget(edit);
        edit->setFont(Theme::instance().font(FontRole::Mono));
        edit->setStyleSheet(QStringLiteral("QLineEdit { min-height: 0; padding: 0 3px; border-radius: 0; }"));
        edit->installEventFilter(this);
    }
    m_recipe->setCompleter(makeCompleter(this));
    addTools();
    m_recipe->setAccessibleName(tr("Generator"));
    m_recipe->setPlaceholderText(tr("zeros, ramp…"));
    m_count->setAccessibleName(tr("Number of elements"));
    m_count->setPlaceholderText(needsNoCount ? tr("all elements") : tr("number of elements"));
    // While its list is open the completer keeps the events of the focus to itself.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* old, const QWidget* now) {
        if (now == nullptr && (old == m_recipe || old == m_count) && !m_isDone && !m_isChoosing)
            emit typed();
    });
    setFocusProxy(m_recipe);
    setTabOrder(m_recipe, m_count);
}

void RecipeEditor::addTools()
{
    const auto add = [this](const char* iconName, const QString& text, const QKeySequence& key, auto what) {
        auto* const tool = m_recipe->addAction(icon(QLatin1String(iconName)), QLineEdit::TrailingPosition);
        tool->setToolTip(tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
        tool->setText(text);
        tool->setShortcut(key);
        tool->setShortcutContext(Qt::WidgetShortcut);
        connect(tool, &QAction::triggered, this, what);
    };
    add("folder", tr("Choose a file"), QKeySequence::Open, &RecipeEditor::chooseFile);
    add("chevron-down", tr("Generators"), QKeySequence(Qt::ALT | Qt::Key_Down), &RecipeEditor::showGenerators);
    // By the list a text is set, which then counts as typed.
    connect(m_recipe->completer(), qOverload<const QString&>(&QCompleter::activated), this,
            [this] { m_recipe->setModified(true); }, Qt::QueuedConnection);
    connect(m_recipe, &QLineEdit::textEdited, this,
            [this] { m_recipe->completer()->setCompletionMode(QCompleter::PopupCompletion); });
}

/// All of them, whatever stands in the field.
void RecipeEditor::showGenerators()
{
    m_recipe->setFocus(Qt::OtherFocusReason);
    m_recipe->completer()->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_recipe->completer()->complete();
}

QStringList RecipeEditor::parts() const
{
    const std::optional<QStringList> typed = typedParts();
    return typed ? *typed : QStringList{m_recipe->text(), m_count->text()};
}

std::optional<QStringList> RecipeEditor::typedParts() const
{
    if (!m_recipe->isModified() || m_count->isModified())
        return {};
    try {
        const BufferParts parts = splitBufferText(m_recipe->text().toStdString());
        if (parts.count.empty())
            return {};
        const std::string recipe = joinBufferText({.direction = parts.direction, .recipe = parts.recipe, .count = {}});
        return QStringList{QString::fromStdString(recipe), QString::fromStdString(parts.count)};
    } catch (const RuntimeError&) {
        return {};  // brackets are missing: the check of the launch says which
    }
}

void RecipeEditor::setParts(const QStringList& parts)
{
    if (m_recipe->isModified() || m_count->isModified())
        return;
    m_recipe->setText(parts.value(0));
    m_count->setText(parts.value(1));
    m_recipe->selectAll();
}

bool RecipeEditor::handleKey(QObject* watched, int key)
{
    switch (key) {
    case Qt::Key_Escape:
        m_isDone = true;
        emit cancelled();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (watched == m_recipe && needsCount())
            m_count->setFocus(Qt::TabFocusReason);
        else
            accept(QAbstractItemDelegate::SubmitModelCache);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Down:
        if (watched == m_recipe)
            m_count->setFocus(Qt::TabFocusReason);
        else if (key == Qt::Key_Tab)
            accept(QAbstractItemDelegate::EditNextItem);
        return true;
    case Qt::Key_Backtab:
    case Qt::Key_Up:
        if (watched == m_count)
            m_recipe->setFocus(Qt::BacktabFocusReason);
        else if (key == Qt::Key_Backtab)
            accept(QAbstractItemDelegate::EditPreviousItem);
        return true;
    default:
        return false;
    }
}

/// A generator that was typed has no number of elements of its own, as a file, an image and "ramp[1000]" have.
bool RecipeEditor::needsCount() const
{
    const QString recipe = m_recipe->text().trimmed();
    const bool hasOwn = recipe.startsWith(QLatin1String("file")) || recipe.startsWith(QLatin1String("image")) || typedParts();
    return !m_needsNoCount && m_recipe->isModified() && !recipe.isEmpty() && !hasOwn && m_count->text().trimmed().isEmpty();
}

void RecipeEditor::chooseFile()
{
    m_isChoosing = true;
    const auto onChosen = [this](const QString& recipe) {
        m_isChoosing = false;
        m_recipe->setText(recipe);
        m_recipe->setModified(true);
        accept();
    };
    const auto onCancelled = [this] {
        m_isChoosing = false;
        m_recipe->setFocus(Qt::OtherFocusReason);
    };
    const auto onFile = [this, onChosen, onCancelled](const QString& name) {
        chooseArray(this, m_folder, name, onChosen, onCancelled);
    };
    openFileChoice(this, tr("File that fills the buffer"), m_folder, onFile, onCancelled);
}

// The completer's list takes the focus for a while, and the dialog that asks for a file.
void RecipeEditor::noteFocusOut()
{
    if (m_isChoosing)
        return;
    const QWidget* const now = QApplication::focusWidget();
    const bool isList = m_recipe->completer()->popup()->isVisible();
    if (now != m_recipe && now != m_count && !isList)
        accept();
}

void RecipeEditor::accept(QAbstractItemDelegate::EndEditHint how)
{
    if (!std::exchange(m_isDone, true))
        emit accepted(how);
}

bool RecipeEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->modifiers().testFlag(Qt::AltModifier) &&
        handleKey(watched, static_cast<QKeyEvent*>(event)->key()))
        return true;
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        QMetaObject::invokeMethod(this, &RecipeEditor::noteFocusOut, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

}  // namespace kd
