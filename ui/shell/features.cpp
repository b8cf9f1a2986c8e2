// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/feature.h"

#include "ui/assembly/codepage.h"
#include "ui/console/consolepanel.h"
#include "ui/devices/attributespanel.h"
#include "ui/devices/devicespanel.h"
#include "ui/devices/gaugespanel.h"
#include "ui/launch/launchpanel.h"
#include "ui/occupancy/goalpanel.h"
#include "ui/occupancy/occupancyinputspanel.h"
#include "ui/occupancy/occupancypage.h"
#include "ui/occupancy/occupancypanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/results/bufferspanel.h"
#include "ui/results/datapanel.h"
#include "ui/results/resultspanel.h"
#include "ui/timing/historypanel.h"
#include "ui/timing/timingpage.h"
#include "ui/timing/timingpanel.h"
#include "ui/timing/timingsettingspanel.h"

namespace kd {
namespace {

using Area = FeaturePlace::Area;

template <typename T> Panel* make(Workbench& workbench, QWidget* parent)
{
    return new T(workbench, parent);
}

/// In the middle.
template <typename T> FeaturePlace centre(Perspective perspective, bool isFramed = true)
{
    return {.perspective = perspective, .area = Area::Centre, .isFramed = isFramed, .make = make<T>};
}

/// In a dock of that many logical pixels: wide on the left and right, high at the bottom.
/// `title` is the panel's own, which T translates.
template <typename T> FeaturePlace dock(const char* title, Perspective perspective, Area area, int size)
{
    return {.perspective = perspective, .area = area, .size = size, .title = T::tr(title), .make = make<T>};
}

}  // namespace

std::vector<Feature> features()
{
    return {
        {.id = QStringLiteral("launch"),
         .icon = QStringLiteral("run"),
         .places = {dock<LaunchPanel>("Launch", Perspective::Edit, Area::Left, 312)},
         .subjects = {Subject::Kernel}},
        {.id = QStringLiteral("editor"),
         .icon = QStringLiteral("edit"),
         .places = {centre<CodePage>(Perspective::Edit, false)},
         .subjects = {Subject::Caret}},
        {.id = QStringLiteral("problems"),
         .icon = QStringLiteral("warning"),
         .places = {dock<ProblemsPanel>("Problems", Perspective::Edit, Area::Bottom, 176)},
         .subjects = {Subject::Problems}},
        {.id = QStringLiteral("console"),
         .icon = QStringLiteral("terminal"),
         .places = {dock<ConsolePanel>("Console", Perspective::Edit, Area::Bottom, 176)}},
        {.id = QStringLiteral("results"),
         .icon = QStringLiteral("table"),
         .places = {dock<ResultsPanel>("Results", Perspective::Edit, Area::Bottom, 176)}},
        {.id = QStringLiteral("timing"),
         .icon = QStringLiteral("measure"),
         .places = {dock<TimingPanel>("Timing", Perspective::Edit, Area::Bottom, 176)},
         .subjects = {Subject::Measurement}},
        {.id = QStringLiteral("timingsettings"),
         .icon = QStringLiteral("settings"),
         .places = {dock<TimingSettingsPanel>("Timing", Perspective::Measure, Area::Left, 282)}},
        {.id = QStringLiteral("measurement"),
         .icon = QStringLiteral("measure"),
         .places = {centre<TimingPage>(Perspective::Measure, false)}},
        {.id = QStringLiteral("history"),
         .icon = QStringLiteral("history"),
         .places = {dock<HistoryPanel>("History", Perspective::Edit, Area::Bottom, 176),
                    dock<HistoryPanel>("History", Perspective::Measure, Area::Bottom, 214)}},
        {.id = QStringLiteral("occupancy"),
         .icon = QStringLiteral("occupancy"),
         .places = {dock<OccupancyPanel>("Occupancy", Perspective::Edit, Area::Right, 286)},
         .subjects = {Subject::Registers, Subject::Occupancy}},
        {.id = QStringLiteral("calculator"),
         .icon = QStringLiteral("settings"),
         .places = {dock<OccupancyInputsPanel>("Inputs", Perspective::Occupancy, Area::Left, 272)}},
        {.id = QStringLiteral("curves"),
         .icon = QStringLiteral("occupancy"),
         .places = {centre<OccupancyPage>(Perspective::Occupancy, false)}},
        {.id = QStringLiteral("goal"),
         .icon = QStringLiteral("target"),
         .places = {dock<GoalPanel>("Goal solver", Perspective::Occupancy, Area::Right, 288)}},
        {.id = QStringLiteral("buffers"),
         .icon = QStringLiteral("data"),
         .places = {dock<BuffersPanel>("Buffers", Perspective::Data, Area::Left, 288)}},
        {.id = QStringLiteral("elements"), .icon = QStringLiteral("table"), .places = {centre<DataPanel>(Perspective::Data)}},
        {.id = QStringLiteral("devices"),
         .icon = QStringLiteral("devices"),
         .places = {dock<DevicesPanel>("Devices", Perspective::Devices, Area::Left, 272)},
         .subjects = {Subject::Device}},
        {.id = QStringLiteral("attributes"),
         .icon = QStringLiteral("table"),
         .places = {centre<AttributesPanel>(Perspective::Devices)}},
        {.id = QStringLiteral("gauges"),
         .icon = QStringLiteral("occupancy"),
         .places = {dock<GaugesPanel>("Live gauges", Perspective::Devices, Area::Right, 276)}},
    };
}

}  // namespace kd
