// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/advice/problem.h"

#include <QAbstractTableModel>

#include <vector>

namespace kd {

/// Problems as a table, in the order in which they were reported.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, MessageColumn, FileColumn, LineColumn, FromColumn, ColumnCount };

    explicit ProblemsModel(QObject* parent = nullptr);

    /// `fileName` is the document's, for problems in the program itself.
    void setProblems(std::vector<Problem> problems, const QString& fileName);
    const std::vector<Problem>& problems() const { return m_problems; }
    const Problem& at(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
    /// "saxpy.cu:29:9: error: identifier … [NVRTC]"
    QString textOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const Problem& problem, int column) const;
    QString fileOf(const Problem& problem) const;

    std::vector<Problem> m_problems;
    QString m_fileName;
};

/// "error", "warning", "advice".
QString severityWord(Problem::Severity severity);

}  // namespace kd
