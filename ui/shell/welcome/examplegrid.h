// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/examples.h"

#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace kd {

/// The shipped examples as cards, as many side by side as there is room for; a click opens one.
class ExampleGrid : public QWidget {
    Q_OBJECT
public:
    explicit ExampleGrid(QWidget* parent = nullptr);
    /// The old ones go.
    void setExamples(const std::vector<Example>& examples);

signals:
    void chosen(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsOf(int width) const;
    void arrange();

    QGridLayout* m_grid;
    std::vector<QWidget*> m_cards;
    int m_columns = 0;
};

}  // namespace kd
