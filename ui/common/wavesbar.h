// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace kd {

/// The waves of a launch: segments of equal width, the last one filled as far as it is full. Beyond the most that can be told apart
/// they run together.
class WavesBar : public QWidget {
    Q_OBJECT
public:
    explicit WavesBar(QWidget* parent = nullptr);

    /// So many waves, 6.21 for six full ones and a tail; nothing: an empty bar.
    void setWaves(std::optional<double> count);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<double> m_count;
};

}  // namespace kd
