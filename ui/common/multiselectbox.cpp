// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/multiselectbox.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <utility>

namespace kd {
namespace {

class ChoiceMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        m_pressed = actionAt(event->position().toPoint());
        QMenu::mousePressEvent(event);
    }
    /// The release of the click that opened the menu is none of a choice, though it may end over one.
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QAction* const released = actionAt(event->position().toPoint());
        if (std::exchange(m_pressed, nullptr) != released || !toggle(released))
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Space || !toggle(activeAction()))
            QMenu::keyPressEvent(event);
    }

private:
    static bool toggle(QAction* action)
    {
        const bool isChoice = action != nullptr && action->isCheckable() && action->isEnabled();
        if (isChoice)
            action->trigger();
        return isChoice;
    }

    const QAction* m_pressed = nullptr;
};

}  // namespace

QMenu* makeChoiceMenu(QWidget* parent)
{
    return new ChoiceMenu(parent);
}

MultiSelectBox::MultiSelectBox(QWidget* parent) : QComboBox(parent), m_menu(makeChoiceMenu(this)) {}

QAction* MultiSelectBox::addChoice(const QString& word, const QString& text)
{
    QAction* const action = m_menu->addAction(text);
    action->setIconText(word);
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, this, &MultiSelectBox::update);
    update();
    return action;
}

QString MultiSelectBox::words() const
{
    QStringList words;
    for (const QAction* const action : m_menu->actions())
        if (action->isChecked())
            words << action->iconText();
    return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
}

void MultiSelectBox::update()
{
    setToolTip(words());
    setAccessibleDescription(words());
    QComboBox::update();
}

void MultiSelectBox::showPopup()
{
    m_menu->setMinimumWidth(width());
    m_menu->popup(mapToGlobal(QPoint(0, height())));
}

void MultiSelectBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(words(), Qt::ElideRight, room.width());
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace kd
