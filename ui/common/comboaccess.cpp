// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/comboaccess.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace kd {
namespace {

class ComboBoxAccess : public QAccessibleWidget {
public:
    explicit ComboBoxAccess(QComboBox& box) : QAccessibleWidget(&box, QAccessible::ComboBox) { }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return box()->currentText();
        const QString told = QAccessibleWidget::text(kind);
        return told.isEmpty() && kind == QAccessible::Name ? box()->currentText() : told;
    }
    /// The list, and behind it the field of one that can be edited.
    int childCount() const override { return box()->isEditable() ? 2 : 1; }
    QAccessibleInterface* child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(box()->view());
        return index == 1 && box()->isEditable() ? QAccessible::queryAccessibleInterface(box()->lineEdit()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        if (child->object() == box()->view())
            return 0;
        return box()->isEditable() && child->object() == box()->lineEdit() ? 1 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QLineEdit* const field = box()->lineEdit();
        return field != nullptr && field->rect().contains(field->mapFromGlobal(QPoint(x, y))) ? child(1) : nullptr;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name != showMenuAction() && name != pressAction())
            return;
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    QComboBox* box() const { return static_cast<QComboBox*>(object()); }
};

QAccessibleInterface* accessOf(const QString& type, QObject* object)
{
    auto* const box = type == QLatin1String("QComboBox") ? qobject_cast<QComboBox*>(object) : nullptr;
    return box != nullptr ? new ComboBoxAccess(*box) : nullptr;
}

}  // namespace

void nameComboBoxes()
{
    QAccessible::installFactory(accessOf);
}

}  // namespace kd
