// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timing/timingfigures.h"

#include <QWidget>

class QHBoxLayout;

namespace kd {

/// Big numbers side by side, each with its unit and cause.
class TileRow : public QWidget {
    Q_OBJECT
public:
    /// Without frames the tiles stand in a panel and need no more room than their words.
    enum class Frame { Boxes, None };
    explicit TileRow(Frame frame, QWidget* parent = nullptr);

    /// Grey where they are of a timing before the one that goes on.
    void setTiles(const std::vector<TimingTile>& tiles, bool isOld);

private:
    Frame m_frame;
    QHBoxLayout* m_layout;
};

}  // namespace kd
