// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QSplitter;

namespace kd {

class DataInspector;
class TableSection;

/// The middle of the Data perspective: statistics, picture and table, curve and differences of the inspected buffer.
class DataPage : public Panel {
    Q_OBJECT
public:
    explicit DataPage(DataInspector& inspector, QWidget* parent = nullptr);

    TableSection& table() const { return *m_table; }
    QByteArray layoutState() const override;
    void restoreLayout(const QByteArray& state) override;

private:
    QSplitter* makeSplitter(Qt::Orientation orientation);
    void setDefaultSizes();

    QSplitter *m_rows, *m_upper, *m_lower;
    TableSection* m_table;
};

}  // namespace kd
