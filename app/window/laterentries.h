#pragma once

class QIODevice;
class QWidget;

namespace kd {

class ChartPlot;
class WorkerWire;

// What the library of the later parts offers, by name.

using MakeWireEntry = WorkerWire* (*)(QIODevice* link);  ///< the caller owns it
using MakePlotEntry = ChartPlot* (*)(QWidget* parent);
constexpr auto kMakeWireEntry = "kernelDeskMakeWire";
constexpr auto kMakePlotEntry = "kernelDeskMakePlot";

}  // namespace kd
