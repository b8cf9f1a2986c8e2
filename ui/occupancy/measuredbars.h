#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace kd {

class HintLabel;
class Meter;
class Workbench;

/// The kernel's timings at the present work, the newest of each code and block: what occupancy did to the time. Hidden without any.
class MeasuredBars : public QWidget {
    Q_OBJECT
public:
    explicit MeasuredBars(Workbench& workbench, QWidget* parent = nullptr);

private:
    void update();

    Workbench& m_workbench;
    HintLabel* m_sentence;
    std::vector<Meter*> m_bars;
};

}  // namespace kd
