// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/trial.h"

#include <QWidget>

class QVBoxLayout;

namespace kd {

/// Shows what the same source needs on other architectures: name, registers, a bar and the occupancy.
class ArchitectureRows : public QWidget {
    Q_OBJECT
public:
    explicit ArchitectureRows(QWidget* parent = nullptr);
    void setTrials(const std::vector<Trial>& trials);

private:
    class Row;
    QVBoxLayout* m_layout;
    std::vector<Row*> m_rows;
};

}  // namespace kd
