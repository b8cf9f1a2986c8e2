// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace kd {

class PeakStore;
class TargetConnection;
class ThemedLabel;

/// What the chosen device was measured to reach, a line for each figure, when that was, and a button that measures it.
class PeaksBox : public QWidget {
    Q_OBJECT
public:
    PeaksBox(PeakStore& peaks, TargetConnection& target, QWidget* parent = nullptr);

private:
    void update();

    PeakStore& m_peaks;
    TargetConnection& m_target;
    QWidget* m_figures;
    QGridLayout* m_rows;
    ThemedLabel* m_when;
    QPushButton* m_measure;
};

}  // namespace kd
