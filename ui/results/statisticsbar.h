// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace kd {

class BufferView;
class ThemedLabel;

/// Minimum, maximum, mean and what is strange about the output that is looked at, in one row of figures.
class StatisticsBar : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsBar(BufferView& view, QWidget* parent = nullptr);

private:
    enum Tile { Minimum, Maximum, Mean, Nan, Infinite, Elements, Differ, TileCount };
    void showBuffer();

    BufferView& m_view;
    std::array<ThemedLabel*, TileCount> m_numbers{};
};

}  // namespace kd
