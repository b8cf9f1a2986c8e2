#pragma once

#include "core/occupancy/waves.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace kd {

class WavesBar;

/// How many waves a launch takes on its device: a bar of full waves with the last one's share behind them.
class WavesStrip : public QWidget {
    Q_OBJECT
public:
    explicit WavesStrip(QWidget* parent = nullptr);

    /// Nothing: the strip is hidden.
    void setWaves(const std::optional<Waves>& waves);
    /// A strip that is shown keeps its place, without figures.
    void setUnknown();

private:
    QLabel* m_title;
    QLabel* m_count;
    WavesBar* m_bar;
    QLabel* m_tail;
};

}  // namespace kd
