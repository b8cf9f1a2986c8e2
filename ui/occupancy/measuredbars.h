// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace kd {

class HintLabel;
class JobRunner;
class LaunchModel;
class Meter;
class Navigator;
struct WorkloadTiming;

/// The kernel's timings at the present work, the newest of each code and block: what occupancy did to the time. Hidden without any.
class MeasuredBars : public QWidget {
    Q_OBJECT
public:
    explicit MeasuredBars(LaunchModel& launches, JobRunner& jobs, Navigator& navigator, QWidget* parent = nullptr);

    /// Newest first, of one work; the newest of each code and block is shown.
    void setTimings(const std::vector<WorkloadTiming>& timings);
    QString sentence() const;

private:

    HintLabel* m_sentence;
    std::vector<Meter*> m_bars;
};

}  // namespace kd
