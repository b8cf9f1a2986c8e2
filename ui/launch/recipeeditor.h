// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemDelegate>
#include <QStringList>
#include <QWidget>

#include <optional>

class QLineEdit;

namespace kd {

/// The generators that a buffer can be filled by, as they are typed; those of files have the name of one that is to be chosen.
QStringList generatorTexts();

/// Edits a buffer's recipe and, beneath it, the expression of its count, in the place of its cell.
class RecipeEditor : public QWidget {
    Q_OBJECT
public:
    /// Relative file names start at `folder`. What `needsNoCount` is filled whole without one.
    RecipeEditor(const QString& folder, bool needsNoCount, QWidget* parent);

    /// Returns recipe and count; the count is that of "ramp[1000]" where the whole was typed as the recipe.
    QStringList parts() const;
    /// Leaves alone what the user has typed.
    void setParts(const QStringList& parts);

signals:
    /// Tells that what stands here is the value: by Enter (SubmitModelCache), Tab behind the count (EditNextItem), Shift+Tab
    /// before the recipe (EditPreviousItem), a chosen file, or because the focus left both (NoHint).
    void accepted(QAbstractItemDelegate::EndEditHint how);
    void typed();      ///< what stands here is the value for now, since somebody asks for all that is typed; editing goes on
    void cancelled();  ///< Escape

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handleKey(QObject* watched, int key);
    bool needsCount() const;
    std::optional<QStringList> typedParts() const;
    void accept(QAbstractItemDelegate::EndEditHint how = QAbstractItemDelegate::NoHint);
    void noteFocusOut();
    void chooseFile();
    void addTools();
    void showGenerators();

    QLineEdit* m_recipe;
    QLineEdit* m_count;
    QString m_folder;
    bool m_needsNoCount;
    bool m_isDone = false, m_isChoosing = false;
};

}  // namespace kd
