// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTreeView>

class QLineEdit;

namespace kd {

class FilterModel;
class ItemDelegate;

/// The table of every view, flat or grouped: raised header, no zebra, rows painted by ItemDelegate. Ctrl+C copies the
/// selected rows as TSV; typing filters where the model is a FilterModel (Esc shows all again).
class TableView : public QTreeView {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    ItemDelegate* items() const { return m_delegate; }
    /// Groups over the whole row, without an indent; call after setModel.
    void setGrouped(bool isGrouped);
    /// The selected rows with their column heads, tab separated, plain digits; all rows where none is selected.
    QString tsv(bool selectedOnly = true) const;
    void copy() const;
    /// The selected rows where there are several, else all.
    void copyTable() const;
    /// The columns share the width evenly while the widest fits so; else each has what it needs.
    void setEven(bool isEven);
    /// A search field of the view that takes what is typed in place of the table's own one.
    void setFilterField(QLineEdit* field);
    /// Shows `rows` in their own order, which a column's header changes and at last brings back; `field` searches them.
    void showInOwnOrder(FilterModel* rows, QLineEdit* field);
    void keyboardSearch(const QString& typed) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    FilterModel* filter() const;
    void showFilter(const QString& text);
    void placeFilter();
    void shareWidth();
    void spanGroups();

    ItemDelegate* m_delegate;
    QLineEdit* m_filterField;
    QPointer<QLineEdit> m_ownField;
    bool m_isGrouped = false, m_isEven = false;
};

/// Writes digits without what only looks good: narrow spaces go, a true minus becomes '-'. For clipboard and files.
QString plainDigits(const QString& text);

}  // namespace kd
