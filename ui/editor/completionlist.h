// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/completion.h"

#include <QListView>

#include <vector>

class QStandardItemModel;

namespace kd {

/// The words that are offered, beneath the one that is typed. Never has the focus: the editor gives it its keys.
class CompletionList : public QListView {
    Q_OBJECT
public:
    /// `window` is what it floats in.
    explicit CompletionList(QWidget* window);

    /// Shows these at a word: `word` is its rectangle in the window. `isChosen`: Return takes the first one, or the one with the
    /// text `chosen` where there is such a one.
    void offer(const std::vector<Proposal>& proposals, const QRect& word, bool isChosen, const QByteArray& chosen = {});
    std::size_t count() const { return m_proposals.size(); }
    /// Gives what Return takes; null: nothing was chosen.
    const Proposal* chosen() const;
    /// Up and down, -1 and 1, or by pages; chooses what it comes to.
    void move(int rows);
    int rowsInSight() const;

signals:
    void accepted();  ///< by the mouse

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(const QRect& word);

    QStandardItemModel* m_model;
    std::vector<Proposal> m_proposals;
};

}  // namespace kd
