// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paintedtexts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

namespace kd {

/// Finds texts that have less room than they need, in all that is visible below a widget. A text may be cut where the tool tip that
/// its widget shows at its middle has all of it, or where its page scrolls sideways to it. The same holds for what is painted: cells
/// but in columns that users can widen, charts, drawings of a widget's own.
class CutTexts {
public:
    void addTree(const QString& place, const QWidget& root)
    {
        for (QWidget* const widget : root.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&root) || !widget->isVisible())
                continue;
            m_where = QStringLiteral("%1, %2 \"%3\"").arg(place, QLatin1String(widget->metaObject()->className()), pathOf(*widget));
            addWidget(*widget);
            addPainted(*widget);
        }
    }
    /// A line for each cut text: where, what, and which width it needs and has.
    QStringList lines() const { return m_lines.values(); }

private:
    static constexpr int kTolerance = 1;  // pixels: sizes of fonts are rounded

    /// The name of the widget, else of what holds it.
    static QString pathOf(const QWidget& widget)
    {
        const QObject* named = &widget;
        while (named != nullptr && named->objectName().isEmpty())
            named = named->parent();
        const QString name = named == nullptr ? QString() : named->objectName();
        return named == &widget ? name : QStringLiteral("in %1").arg(name);
    }
    static QString plain(const QString& text)
    {
        return (Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText()
                                          : QString(text).remove(QLatin1Char('&')))
            .simplified();
    }
    /// What a widget shows when the mouse rests over `place`.
    static QString tipAt(const QWidget& widget, const QPoint& place)
    {
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(const_cast<QWidget*>(&widget), &event);
        return QToolTip::text();
    }
    void check(const QString& text, int needed, int given, const QWidget& widget, const QPoint& place)
    {
        if (text.isEmpty() || needed <= given + kTolerance || plain(tipAt(widget, place)).contains(plain(text)))
            return;
        m_lines.insert(m_where + text,
                       QStringLiteral("%1: \"%2\" needs %3 pixels and has %4").arg(m_where, text.left(120)).arg(needed).arg(given));
    }
    void addWidget(const QWidget& widget)
    {
        if (const auto* const label = qobject_cast<const QLabel*>(&widget))
            addLabel(*label);
        else if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
            addButton(*button);
        else if (const auto* const box = qobject_cast<const QComboBox*>(&widget))
            addBox(*box);
        else if (const auto* const edit = qobject_cast<const QLineEdit*>(&widget); edit != nullptr && edit->text().isEmpty())
            check(edit->placeholderText(), edit->fontMetrics().horizontalAdvance(edit->placeholderText()),
                  edit->contentsRect().width(), *edit, edit->rect().center());
        else if (const auto* const head = qobject_cast<const QHeaderView*>(&widget))
            addHead(*head);
        else if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget))
            addTabs(*tabs);
    }
    /// A text that is painted shorter ends with dots, and one that is painted whole lies on its widget.
    void addPainted(QWidget& widget)
    {
        for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
            if (each->inherits("QsciScintillaBase") || each->inherits("QTextEdit"))
                return;
        const bool isOwn = QByteArray(widget.metaObject()->className()).startsWith("kd::") || widget.inherits("QCustomPlot");
        const bool isScrolled = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget()) != nullptr;
        for (const PaintedText& each : paintedTexts(widget)) {
            const QPoint middle = (each.place & QRectF(widget.rect())).center().toPoint();
            if (const qsizetype dots = each.text.indexOf(u'…'); dots >= 0 && !isWide(widget, middle, each.text))
                checkDots(each.text.first(dots), widget, middle);
            else if (isOwn && !isScrolled)
                check(each.text, qCeil(std::max(each.place.right(), each.place.width() - each.place.left())), widget.width(), widget,
                      middle);
        }
    }
    void checkDots(const QString& begin, const QWidget& widget, const QPoint& place)
    {
        const QString tip = plain(tipAt(widget, place));
        const qsizetype at = tip.indexOf(begin.simplified());
        if (at < 0 || tip.mid(at + begin.simplified().size(), 1) == QStringLiteral("…"))
            m_lines.insert(m_where + begin, QStringLiteral("%1: \"%2\" is cut, and no tool tip has the rest").arg(m_where, begin));
    }
    /// Whether users can give the text at `place` more room, or its dots are its own.
    static bool isWide(const QWidget& widget, const QPoint& place, const QString& text)
    {
        const auto* const view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        if (view == nullptr || view->viewport() != &widget)
            return ownsDots(widget, text);
        const QModelIndex index = view->indexAt(place);
        const auto* const table = qobject_cast<const QTableView*>(view);
        const auto* const tree = qobject_cast<const QTreeView*>(view);
        const QHeaderView* const head = table != nullptr ? table->horizontalHeader() : tree != nullptr ? tree->header() : nullptr;
        const bool isInteractive = head != nullptr && head->isVisible() && index.isValid() &&
                                   head->sectionResizeMode(index.column()) == QHeaderView::Interactive;
        return isInteractive || index.data().toString().contains(text);
    }
    static bool ownsDots(const QWidget& widget, const QString& text)
    {
        for (const char* const property : {"text", "placeholderText", "accessibleName", "windowTitle"})
            if (plain(widget.property(property).toString()).contains(plain(text)))
                return true;
        return false;
    }
    void addLabel(const QLabel& label)
    {
        if (label.text().isEmpty())
            return;
        if (!label.wordWrap())
            check(label.text(), label.sizeHint().width(), label.width(), label, label.rect().center());
        else if (const int needed = label.heightForWidth(label.width()); needed > label.height() + kTolerance)
            m_lines.insert(m_where + label.text(),
                           QStringLiteral("%1: \"%2\" needs %3 pixels of height and has %4")
                               .arg(m_where, label.text().left(120))
                               .arg(needed)
                               .arg(label.height()));
        checkPlace(label, label.text());
    }
    void addButton(const QAbstractButton& button)
    {
        const auto* const tool = qobject_cast<const QToolButton*>(&button);
        if (button.text().isEmpty() ||
            (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
            return;
        check(button.text(), button.sizeHint().width(), button.width(), button, button.rect().center());
        checkPlace(button, button.text());
    }
    void addBox(const QComboBox& box)
    {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
        check(box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()) + icon, room.width(), box,
              box.rect().center());
        checkPlace(box, box.currentText());
    }
    void addHead(const QHeaderView& head)
    {
        for (int section = 0; head.orientation() == Qt::Horizontal && head.model() != nullptr && section < head.count();
             ++section) {
            if (head.isSectionHidden(section))
                continue;
            const QPoint middle(head.sectionViewportPosition(section) + head.sectionSize(section) / 2, head.height() / 2);
            check(head.model()->headerData(section, Qt::Horizontal).toString(), head.sectionSizeHint(section),
                  head.sectionSize(section), *head.viewport(), middle);
        }
    }
    void addTabs(const QTabBar& tabs)
    {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (!tabs.isTabVisible(tab))
                continue;
            const QString text = tabs.tabText(tab);
            const int needed = tabs.fontMetrics().size(Qt::TextShowMnemonic, text).width();
            check(text, needed, tabs.tabRect(tab).width(), tabs, tabs.tabRect(tab).center());
        }
    }
    /// Whether what holds the widget shows all of its width.
    void checkPlace(const QWidget& widget, const QString& text)
    {
        int left = 0;
        for (const QWidget* each = &widget; !each->isWindow() && each->parentWidget() != nullptr; each = each->parentWidget()) {
            const QWidget& holder = *each->parentWidget();
            left += each->x();
            const auto* const area = qobject_cast<const QAbstractScrollArea*>(holder.parentWidget());
            if (area != nullptr && area->viewport() == &holder && area->horizontalScrollBar()->maximum() > 0 &&
                area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                return;
            if (left + widget.width() > holder.width() + kTolerance || left < -kTolerance) {
                return check(text, left + widget.width(), holder.width(), widget, widget.rect().center());
            }
        }
    }

    QString m_where;
    QMap<QString, QString> m_lines;
};

}  // namespace kd
