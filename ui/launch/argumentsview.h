// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemDelegate>
#include <QTableView>

class QMenu;

namespace kd {

class ArgumentDelegate;
class ArgumentsModel;

/// All rows of an ArgumentsModel, as high as they need: the panel around it scrolls. As in a spreadsheet, Enter and Tab open the
/// next value, with Shift the one before; behind the last one Tab goes on to the next control. The chevron that the selected row
/// has where it takes a buffer opens the list of generators.
class ArgumentsView : public QTableView {
    Q_OBJECT
public:
    explicit ArgumentsView(ArgumentsModel& model, QWidget* parent = nullptr);

    /// Sets where the files of recipes are named from.
    void setFolder(const QString& folder);

    using QTableView::edit;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The list of what can fill the buffer of that row, at its value.
    void showGenerators(int row);

protected:
    /// A cell that is not edited itself has its row's value edited.
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// A file fills the buffer that it is dropped on.
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

protected slots:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    /// False where there is no further value in that direction.
    bool editFrom(int row, int step);
    bool foldByKey(int key);
    QModelIndex bufferAt(const QDropEvent& event) const;
    void fill(const QPersistentModelIndex& index, const QString& name);
    void chooseFile(int row);
    void addGenerators(QMenu& menu, int row);
    void arrange();
    void setSpans();
    void setWidths();

    ArgumentsModel& m_model;
    ArgumentDelegate* m_delegate;
    QString m_folder;
};

}  // namespace kd
