// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/feature.h"

#include "ui/assembly/assemblypane.h"
#include "ui/assembly/codepage.h"
#include "ui/console/consolepanel.h"
#include "ui/devices/attributespanel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicespanel.h"
#include "ui/devices/gaugespanel.h"
#include "ui/devices/peakstore.h"
#include "ui/editor/editorpanel.h"
#include "ui/launch/launchpanel.h"
#include "ui/occupancy/goalpanel.h"
#include "ui/occupancy/matrixsection.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyinputspanel.h"
#include "ui/occupancy/occupancypage.h"
#include "ui/occupancy/occupancypanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/results/bufferspanel.h"
#include "ui/results/bufferview.h"
#include "ui/results/datapanel.h"
#include "ui/results/resultspanel.h"
#include "ui/timing/historypanel.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingpage.h"
#include "ui/timing/timingpanel.h"
#include "ui/timing/timingsettingspanel.h"
#include "ui/workbench/workbench.h"

namespace kd {
namespace {

using Area = FeaturePlace::Area;

OccupancyModel& occupancyOf(Workbench& bench)
{
    return occupancyModelOf({bench.documents, bench.target, bench.builds, bench.launches, bench.jobs, bench.reports});
}

TimingModel& timingOf(Workbench& bench)
{
    return timingModelOf(bench.documents, bench.builds, bench.launches, bench.jobs);
}

PeakStore& peaksOf(Workbench& bench)
{
    return PeakStore::of(bench.client, bench.target);
}

DeviceComparison& comparisonOf(Workbench& bench)
{
    return DeviceComparison::of(bench.target, peaksOf(bench));
}

BufferView& buffersOf(Workbench& bench)
{
    return BufferView::of(bench.client, bench.jobs);
}

// One function a panel: the models that it shows.

Panel* makeLaunch(Workbench& bench, QWidget* parent)
{
    return new LaunchPanel({bench.documents, bench.target, bench.builds, bench.launches, bench.jobs, bench.navigator}, parent);
}

Panel* makeCode(Workbench& bench, QWidget* parent)
{
    const EditorModels source{bench.documents, bench.files,    bench.builds,   bench.launches,
                              bench.jobs,      bench.problems, bench.navigator};
    const AssemblyModels assembly{bench.client,   bench.documents, bench.target,  bench.builds,
                                  bench.launches, bench.jobs,      bench.exports, bench.notices};
    return new CodePage(source, assembly, parent);
}

Panel* makeProblems(Workbench& bench, QWidget* parent)
{
    return new ProblemsPanel(bench.problems, bench.documents, bench.builds, bench.jobs, bench.navigator, parent);
}

Panel* makeConsole(Workbench& bench, QWidget* parent)
{
    return new ConsolePanel(bench.client, bench.jobs, bench.notices, parent);
}

Panel* makeResults(Workbench& bench, QWidget* parent)
{
    return new ResultsPanel(buffersOf(bench), bench.documents, bench.jobs, bench.navigator, parent);
}

Panel* makeTiming(Workbench& bench, QWidget* parent)
{
    return new TimingPanel(timingOf(bench), bench.jobs, parent);
}

Panel* makeTimingSettings(Workbench& bench, QWidget* parent)
{
    return new TimingSettingsPanel(timingOf(bench), bench.launches, bench.jobs, parent);
}

Panel* makeMeasurement(Workbench& bench, QWidget* parent)
{
    return new TimingPage(timingOf(bench), bench.jobs, parent);
}

Panel* makeHistory(Workbench& bench, QWidget* parent)
{
    return new HistoryPanel(timingOf(bench), bench.jobs, bench.notices, parent);
}

Panel* makeOccupancy(Workbench& bench, QWidget* parent)
{
    return new OccupancyPanel(occupancyOf(bench),
                              {bench.builds, bench.jobs, bench.advisor, bench.problems, bench.navigator, bench.notices}, parent);
}

Panel* makeCalculator(Workbench& bench, QWidget* parent)
{
    return new OccupancyInputsPanel(occupancyOf(bench), bench.builds, bench.launches, bench.navigator, parent);
}

Panel* makeCurves(Workbench& bench, QWidget* parent)
{
    return new OccupancyPage(occupancyOf(bench), {bench.matrix, bench.target, bench.builds, bench.jobs, bench.navigator}, parent);
}

Panel* makeGoal(Workbench& bench, QWidget* parent)
{
    return new GoalPanel({bench.goals, bench.advisor, bench.target, bench.builds, bench.launches, bench.jobs, bench.navigator},
                         parent);
}

Panel* makeBuffers(Workbench& bench, QWidget* parent)
{
    return new BuffersPanel(buffersOf(bench), bench.jobs, parent);
}

Panel* makeElements(Workbench& bench, QWidget* parent)
{
    return new DataPanel(buffersOf(bench), parent);
}

Panel* makeDevices(Workbench& bench, QWidget* parent)
{
    return new DevicesPanel(comparisonOf(bench), occupancyOf(bench), bench.target, bench.navigator, parent);
}

Panel* makeAttributes(Workbench& bench, QWidget* parent)
{
    return new AttributesPanel(comparisonOf(bench), parent);
}

Panel* makeGauges(Workbench& bench, QWidget* parent)
{
    return new GaugesPanel(comparisonOf(bench), {bench.client, bench.target, bench.jobs, peaksOf(bench), bench.notices}, parent);
}

using Make = Panel* (*)(Workbench& bench, QWidget* parent);

/// In the middle.
FeaturePlace centre(Perspective perspective, Make make, bool isFramed = true)
{
    return {.perspective = perspective, .area = Area::Centre, .isFramed = isFramed, .make = make};
}

/// In a dock of that many logical pixels: wide on the left and right, high at the bottom.
/// `title` is the panel's own, which T translates.
template <typename T> FeaturePlace dock(const char* title, Perspective perspective, Area area, int size, Make make)
{
    return {.perspective = perspective, .area = area, .size = size, .title = T::tr(title), .make = make};
}

}  // namespace

std::vector<Feature> features()
{
    return {
        {.id = QStringLiteral("launch"),
         .icon = QStringLiteral("run"),
         .places = {dock<LaunchPanel>("Launch", Perspective::Edit, Area::Left, 312, makeLaunch)},
         .subjects = {Subject::Kernel}},
        {.id = QStringLiteral("editor"),
         .icon = QStringLiteral("edit"),
         .places = {centre(Perspective::Edit, makeCode, false)},
         .subjects = {Subject::Caret}},
        {.id = QStringLiteral("problems"),
         .icon = QStringLiteral("warning"),
         .places = {dock<ProblemsPanel>("Problems", Perspective::Edit, Area::Bottom, 176, makeProblems)},
         .subjects = {Subject::Problems}},
        {.id = QStringLiteral("console"),
         .icon = QStringLiteral("terminal"),
         .places = {dock<ConsolePanel>("Console", Perspective::Edit, Area::Bottom, 176, makeConsole)}},
        {.id = QStringLiteral("results"),
         .icon = QStringLiteral("table"),
         .places = {dock<ResultsPanel>("Results", Perspective::Edit, Area::Bottom, 176, makeResults)}},
        {.id = QStringLiteral("timing"),
         .icon = QStringLiteral("measure"),
         .places = {dock<TimingPanel>("Timing", Perspective::Edit, Area::Bottom, 176, makeTiming)},
         .subjects = {Subject::Measurement}},
        {.id = QStringLiteral("timingsettings"),
         .icon = QStringLiteral("settings"),
         .places = {dock<TimingSettingsPanel>("Timing", Perspective::Measure, Area::Left, 282, makeTimingSettings)}},
        {.id = QStringLiteral("measurement"),
         .icon = QStringLiteral("measure"),
         .places = {centre(Perspective::Measure, makeMeasurement, false)}},
        {.id = QStringLiteral("history"),
         .icon = QStringLiteral("history"),
         .places = {dock<HistoryPanel>("History", Perspective::Edit, Area::Bottom, 176, makeHistory),
                    dock<HistoryPanel>("History", Perspective::Measure, Area::Bottom, 214, makeHistory)}},
        {.id = QStringLiteral("occupancy"),
         .icon = QStringLiteral("occupancy"),
         .places = {dock<OccupancyPanel>("Occupancy", Perspective::Edit, Area::Right, 286, makeOccupancy)},
         .subjects = {Subject::Registers, Subject::Occupancy}},
        {.id = QStringLiteral("calculator"),
         .icon = QStringLiteral("settings"),
         .places = {dock<OccupancyInputsPanel>("Inputs", Perspective::Occupancy, Area::Left, 272, makeCalculator)}},
        {.id = QStringLiteral("curves"),
         .icon = QStringLiteral("occupancy"),
         .places = {centre(Perspective::Occupancy, makeCurves, false)}},
        {.id = QStringLiteral("goal"),
         .icon = QStringLiteral("target"),
         .places = {dock<GoalPanel>("Goal solver", Perspective::Occupancy, Area::Right, 288, makeGoal)}},
        {.id = QStringLiteral("buffers"),
         .icon = QStringLiteral("data"),
         .places = {dock<BuffersPanel>("Buffers", Perspective::Data, Area::Left, 288, makeBuffers)}},
        {.id = QStringLiteral("elements"), .icon = QStringLiteral("table"), .places = {centre(Perspective::Data, makeElements)}},
        {.id = QStringLiteral("devices"),
         .icon = QStringLiteral("devices"),
         .places = {dock<DevicesPanel>("Devices", Perspective::Devices, Area::Left, 272, makeDevices)},
         .subjects = {Subject::Device}},
        {.id = QStringLiteral("attributes"),
         .icon = QStringLiteral("table"),
         .places = {centre(Perspective::Devices, makeAttributes)}},
        {.id = QStringLiteral("gauges"),
         .icon = QStringLiteral("occupancy"),
         .places = {dock<GaugesPanel>("Live gauges", Perspective::Devices, Area::Right, 276, makeGauges)}},
    };
}

}  // namespace kd
