// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/devices/attributetable.h"

#include <QWidget>

class QPushButton;

namespace kd {

class ThemedLabel;

/// The strip beneath the table that explains the selected row.
class AttributeDetail : public QWidget {
    Q_OBJECT
public:
    explicit AttributeDetail(QWidget* parent = nullptr);

    /// Null: nothing is selected. The value is that of the table's device `device`, called `name` where it is not the only one.
    void setRow(const AttributeRow* row, std::size_t device = 0, const QString& name = {});

    QSize minimumSizeHint() const override;

signals:
    void copyRequested();

private:
    ThemedLabel* m_title;
    ThemedLabel* m_value;
    ThemedLabel* m_description;
    ThemedLabel* m_constant;
    ThemedLabel* m_property;
    ThemedLabel* m_source;
    QPushButton* m_copy;
};

}  // namespace kd
