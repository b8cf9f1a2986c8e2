// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace kd {

/// Sorts by SortRole, numbers as numbers and empty cells last; keeps the rows that hold every word of the filter in some
/// column (any case), groups with a row that does. Groups keep their order.
class FilterModel : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit FilterModel(QObject* parent = nullptr);

    void setFilterText(const QString& text);
    QString filterText() const { return m_text; }

signals:
    void filterTextChanged(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    /// Gives what the filter's words are looked for in: what the columns show.
    virtual QString searchedWords(int row, const QModelIndex& parent) const;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QString m_text;
    QStringList m_words;
};

}  // namespace kd
