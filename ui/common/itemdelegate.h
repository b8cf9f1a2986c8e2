// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace kd {

/// Paints the cells of every table and list: tints, status colours, icons, numbers and second lines by the roles of
/// tableroles.h. On a selected row muted words become secondary and status words primary; icons keep their colour.
class ItemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ItemDelegate(QObject* parent = nullptr);

    /// Logical pixels of a row with one line, before the font scale; a second line adds 14.
    void setRowHeight(int pixels) { m_rowHeight = pixels; }
    /// A line of the theme under every row.
    void setRowLines(bool hasLines) { m_hasLines = hasLines; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    int m_rowHeight = 26;
    bool m_hasLines = false;
};

}  // namespace kd
