// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/cuttips.h"

#include "ui/common/plaintext.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace kd {
namespace {

/// A text that is cut, and the tool tip that its widget has; nothing where it is whole.
struct Cut {
    QString text, tip;
};

Cut cutIn(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const int room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width();
    const bool isCut = !box.isEditable() && box.fontMetrics().horizontalAdvance(box.currentText()) + icon > room;
    return {isCut ? box.currentText() : QString(), box.toolTip()};
}

Cut cutIn(const QHeaderView& head, const QPoint& position)
{
    const int section = head.logicalIndexAt(position);
    if (head.model() == nullptr || section < 0 || head.orientation() != Qt::Horizontal ||
        head.sectionSizeHint(section) <= head.sectionSize(section))
        return {};
    const auto data = [&](int role) { return head.model()->headerData(section, Qt::Horizontal, role).toString(); };
    return {data(Qt::DisplayRole), data(Qt::ToolTipRole)};
}

Cut cutIn(const QWidget& widget, const QPoint& position)
{
    const bool isNarrow = widget.sizeHint().width() > widget.width();
    if (const auto* const label = qobject_cast<const QLabel*>(&widget); label != nullptr && isNarrow && !label->wordWrap())
        return {label->textFormat() == Qt::PlainText ? label->text() : QString(), label->toolTip()};
    if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget); button != nullptr && isNarrow)
        return {QString(button->text()).remove(QLatin1Char('&')), button->toolTip()};
    if (const auto* const box = qobject_cast<const QComboBox*>(&widget))
        return cutIn(*box);
    const auto* const edit = qobject_cast<const QLineEdit*>(&widget);
    const bool isEmpty = edit != nullptr && edit->text().isEmpty();
    if (isEmpty && edit->fontMetrics().horizontalAdvance(edit->placeholderText()) > edit->contentsRect().width())
        return {edit->placeholderText(), edit->toolTip()};
    if (const auto* const head = qobject_cast<const QHeaderView*>(widget.parentWidget()))
        return cutIn(*head, position);
    return {};
}

class CutTips : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* const widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
        if (widget == nullptr)
            return QObject::eventFilter(watched, event);
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const Cut cut = cutIn(*widget, help.pos());
        if (cut.text.isEmpty() || cut.tip.contains(cut.text))
            return QObject::eventFilter(watched, event);
        const QString tip = cut.tip.isEmpty() ? cut.text : cut.text + QLatin1Char('\n') + cut.tip;
        QToolTip::showText(help.globalPos(), wrappedTip(tip), widget);
        return true;
    }
};

}  // namespace

void tellCutTexts()
{
    qApp->installEventFilter(new CutTips(qApp));
}

}  // namespace kd
