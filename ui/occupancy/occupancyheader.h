// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/occupancy/occupancyanswer.h"

#include <QWidget>

class QLabel;

namespace kd {

/// The big number with the reason in words beneath it.
class OccupancyHeader : public QWidget {
    Q_OBJECT
public:
    explicit OccupancyHeader(QWidget* parent = nullptr);

    /// `previous` null: the right side says how many warps and blocks are resident, else how the number changed.
    void setAnswer(const OccupancyAnswer& answer, const OccupancyAnswer* previous = nullptr);
    /// Greyed, with what it is of ("of previous build") beside it and `why` behind the reason.
    void setStale(const OccupancyAnswer& answer, const QString& origin, const QString& why);

private:
    void fitPercent();
    void setNumber(const OccupancyAnswer& answer, bool isStale);

    QLabel *m_number, *m_percent, *m_upper, *m_lower, *m_reason;
};

}  // namespace kd
