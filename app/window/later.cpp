#include "app/window/laterentries.h"
#include "ui/plot/customplot.h"
#include "ui/replica/remotewire.h"

extern "C" {

Q_DECL_EXPORT kd::WorkerWire* kernelDeskMakeWire(QIODevice* link)
{
    return kd::makeRemoteWire(*link).release();
}

Q_DECL_EXPORT kd::ChartPlot* kernelDeskMakePlot(QWidget* parent)
{
    return kd::makeCustomPlot(parent);
}
}

static_assert(std::is_same_v<kd::MakeWireEntry, decltype(&kernelDeskMakeWire)>);
static_assert(std::is_same_v<kd::MakePlotEntry, decltype(&kernelDeskMakePlot)>);
