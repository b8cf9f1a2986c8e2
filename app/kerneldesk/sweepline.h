// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/result.h"

#include <QString>

namespace kd {
struct SweepProgress;
struct SweepTurns;
}  // namespace kd

namespace kd::cli {

/// "sweeping 12 of 300, best 5.1 us, about 2 min left" on standard error, where that is a terminal. The line is gone when this is.
class SweepLine {
public:
    explicit SweepLine(SweepFigure figure);
    ~SweepLine();
    SweepLine(SweepLine&&) = delete;
    SweepLine& operator=(SweepLine&&) = delete;

    void show(const SweepProgress& progress);
    void show(const SweepTurns& turns);

private:
    void write(QString text, double left);

    SweepFigure m_figure;
    bool m_isTerminal, m_isShown = false;
};

}  // namespace kd::cli
