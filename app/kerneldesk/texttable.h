// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace kd::cli {

/// Stands before lines that belong to the heading above them.
inline const QString kIndent = QStringLiteral("  ");

/// Columns of text, two spaces apart, each as wide as its widest cell.
class TextTable {
public:
    enum class Align { Left, Right };
    struct Column {
        QString title;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) { }

    /// Cells that are missing at the end are empty.
    void addRow(QStringList cells) { m_rows.push_back(std::move(cells)); }
    bool isEmpty() const { return m_rows.empty(); }
    /// Writes the table, without titles when all are empty. Each line starts with `indent` and ends with a line feed.
    QString toText(const QString& indent = {}) const;

private:
    QString line(const QStringList& cells, const std::vector<qsizetype>& widths) const;

    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
};

}  // namespace kd::cli
