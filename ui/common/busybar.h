// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>
#include <QTimer>

namespace kd {

/// A bar without words that tells how far something is; of what has no known end (range 0 to 0) that it goes on. Fusion's own
/// moves 60 times a second, each time with all that lies behind it, which is half of what the window computes beside a compile of a
/// second. This one takes eight steps a second, and paints itself alone.
class BusyBar : public QProgressBar {
    Q_OBJECT
public:
    static constexpr int kStep = 125;  ///< milliseconds from one place to the next

    explicit BusyBar(QWidget* parent = nullptr);
    /// Tells whether it is on its way: it has no known end, and is in sight.
    bool isMoving() const { return m_timer.isActive() && !hasEnd(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool hasEnd() const { return maximum() > minimum(); }
    QRectF chunk() const;

    QTimer m_timer;
    int m_step = 0;
};

}  // namespace kd
