// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/waves.h"

#include <QWidget>

#include <optional>

namespace kd {

class ThemedLabel;
class WavesBar;

/// How the launch goes over the device: blocks and SMs, a bar of the waves, and what the last one costs.
class WavesSummary : public QWidget {
    Q_OBJECT
public:
    explicit WavesSummary(QWidget* parent = nullptr);

    /// Nothing: what is missing is said.
    void setWaves(const std::optional<Waves>& waves);

private:
    ThemedLabel* m_note;
    WavesBar* m_bar;
    ThemedLabel *m_tail, *m_cost;
};

}  // namespace kd
