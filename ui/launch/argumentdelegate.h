// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStyledItemDelegate>

namespace kd {

/// Paints and edits the cells of ArgumentsModel: buffers in two lines, all others in one.
class ArgumentDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets where the files of recipes are named from.
    void setFolder(const QString& folder) { m_folder = folder; }

    /// The height of a row in pixels.
    static int rowHeight(const QModelIndex& index);
    /// The room that the name and the type of an argument need.
    static int nameWidth(const QModelIndex& index);
    static int valueWidth(const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Clicks on the icons within a cell: fold, draw other numbers, reset, list the generators.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

signals:
    /// The list of generators of that row.
    void listWanted(int row);

private:
    QWidget* makeRecipeEditor(QWidget* parent, const QModelIndex& index) const;
    QWidget* makeDirectionEditor(QWidget* parent) const;
    QWidget* makeValueEditor(QWidget* parent, const QModelIndex& index) const;

    QString m_folder;
};

}  // namespace kd
