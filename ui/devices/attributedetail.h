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

    /// Null: nothing is selected.
    void setRow(const AttributeRow* row);

    QSize minimumSizeHint() const override;

signals:
    void copyRequested();

private:
    ThemedLabel* m_title;
    ThemedLabel* m_value;
    ThemedLabel* m_description;
    ThemedLabel* m_constant;
    QPushButton* m_copy;
};

}  // namespace kd
