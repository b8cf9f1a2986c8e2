// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/waves.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace kd {

class ThemedLabel;
class WavesBar;

/// How many waves a launch takes on its device: a bar of full waves with the last one's share behind them.
class WavesStrip : public QWidget {
    Q_OBJECT
public:
    explicit WavesStrip(QWidget* parent = nullptr);

    /// Nothing: the strip keeps its place, without figures.
    void setWaves(const std::optional<Waves>& waves);
    void setUnknown();

private:
    void setUnknown(const QString& when);

    QLabel* m_title;
    QLabel* m_count;
    WavesBar* m_bar;
    ThemedLabel* m_tail;
};

}  // namespace kd
