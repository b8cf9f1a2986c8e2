// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QCheckBox;

namespace kd {

class BusyBar;
class DataInspector;
class HistogramBar;
class ThemedLabel;
class TileNumber;

/// What the numbers of the inspected view are, their histogram with the range of the colours, and which of them are marked. A
/// count of special numbers is a button that goes to the next of them.
class StatisticsStrip : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsStrip(DataInspector& inspector, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum Tile { Minimum, Maximum, Mean, Nan, Infinite, Denormal, Elements, Differ, TileCount };
    void addTile(class QHBoxLayout& layout, Tile tile, const QString& title);
    void seek(Tile tile);
    void show();

    DataInspector& m_inspector;
    std::array<TileNumber*, TileCount> m_numbers{};
    HistogramBar* m_histogram;
    BusyBar* m_busy;
    ThemedLabel* m_word;
    QCheckBox *m_strange, *m_differences;
};

}  // namespace kd
