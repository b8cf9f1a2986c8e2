// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/scalarview.h"
#include "ui/data/numberformat.h"
#include "ui/results/elementsource.h"

#include <vector>

namespace kd {

class DataInspector;

/// The numbers of the inspected view as rows of a table: those of the last axis in a row, of structures a member a column.
class NumberElements : public ElementSource {
    Q_OBJECT
public:
    explicit NumberElements(DataInspector& inspector, QObject* parent = nullptr);

    /// The cell of a number of DataInspector::numbers(), and back.
    quint64 cellOf(quint64 number) const;
    quint64 numberOf(quint64 cell) const;

    quint64 count() const override { return m_count; }
    quint64 columns() const override { return m_columns; }
    QString text(quint64 index) override;
    bool isKnown(quint64 index) const override;
    Mark markOf(quint64 index) const override;
    bool isOld() const override;
    int widestText() const override;
    QString rowTitle() const override;
    QString rowHead(quint64 row) const override;
    QString columnHead(quint64 column) const override;
    QString place(quint64 index) const override;

private:
    struct Cell {
        const ScalarView* view = nullptr;
        quint64 index = 0;
    };
    void arrange();
    void format();
    Cell cellAt(quint64 index) const;
    int widestOf(ValueFormat format) const;
    QString memberName(quint64 member) const;

    DataInspector& m_inspector;
    std::vector<ScalarView> m_views;  ///< one of all numbers, or one a member
    QStringList m_members;            ///< their names; with the numbers above they are those of arrange(), until it is called again
    bool m_hasMemberAxis = false;
    NumberFormat m_format;
    quint64 m_count = 0, m_columns = 1;
};

}  // namespace kd
