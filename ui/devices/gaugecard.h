// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/devices/gaugehistory.h"

#include <QString>
#include <QWidget>

namespace kd {

/// Holds what a gauge shows now.
struct GaugeReading {
    std::optional<double> value;  ///< in the unit of the curve
    QString number;               ///< "1 980"; "–" where there is no value
    QString unit;                 ///< "MHz"
    QString foot;                 ///< beneath the curve: "limit 700 W"
    QString missing;              ///< why there is no value; shown as the tool tip
    std::optional<double> limit;  ///< a dashed line across the curve
    double top = 0;               ///< where the curve's scale ends; 0: at its highest value
};

/// One figure with the curve of its last minute.
class GaugeCard : public QWidget {
    Q_OBJECT
public:
    /// `slot` of the chart palette.
    GaugeCard(const QString& title, const QString& icon, int slot, QWidget* parent = nullptr);

    /// `when` as for GaugeHistory::add().
    void add(qint64 when, const GaugeReading& reading);
    void clear();
    /// There are no readings any more: the curve stays, the number does not.
    void end();
    const GaugeHistory& history() const { return m_history; }
    const GaugeReading& reading() const { return m_reading; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHead(QPainter& painter, const QRect& line) const;
    void paintCurve(QPainter& painter, const QRectF& area) const;
    void paintLimit(QPainter& painter, const QRectF& area, double top) const;

    QString m_title, m_icon;
    int m_slot;
    GaugeHistory m_history;
    GaugeReading m_reading;
};

}  // namespace kd
