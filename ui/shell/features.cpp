// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/feature.h"

#include "ui/assembly/assemblypane.h"
#include "ui/assembly/codepage.h"
#include "ui/console/consolelog.h"
#include "ui/console/consolepanel.h"
#include "ui/counters/counterspanel.h"
#include "ui/data/bufferspanel.h"
#include "ui/data/datainspector.h"
#include "ui/data/datapage.h"
#include "ui/data/tablesection.h"
#include "ui/data/writerrow.h"
#include "ui/devices/attributespanel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicespanel.h"
#include "ui/devices/gaugespanel.h"
#include "ui/editor/editorpanel.h"
#include "ui/launch/launchpanel.h"
#include "ui/occupancy/goalpanel.h"
#include "ui/occupancy/matrixsection.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyinputspanel.h"
#include "ui/occupancy/occupancypage.h"
#include "ui/occupancy/occupancypanel.h"
#include "ui/outline/outlinepanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/program/peakfile.h"
#include "ui/results/bufferview.h"
#include "ui/results/resultspanel.h"
#include "ui/roofline/peaksbox.h"
#include "ui/roofline/rooflinesection.h"
#include "ui/shell/windowmodels.h"
#include "ui/sweep/sweeppanel.h"
#include "ui/sweep/sweepsection.h"
#include "ui/timeline/timelinepanel.h"
#include "ui/timing/historypanel.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingmodel.h"
#include "ui/timing/timingpage.h"
#include "ui/timing/timingpanel.h"
#include "ui/timing/timingsettingspanel.h"
#include "ui/workbench/counters/launchcounter.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/peaks/peakstore.h"
#include "ui/workbench/runs/faultexplanation.h"
#include "ui/workbench/runs/ordersearch.h"
#include "ui/workbench/runs/writersearch.h"
#include "ui/workbench/timeline/blockrecorder.h"
#include "ui/workbench/workbench.h"

#include <functional>
#include <memory>
#include <utility>

namespace kd {

class SharedModels {
public:
    explicit SharedModels(Workbench& workbench) : m_bench(workbench) { }

    OccupancyModel& occupancy()
    {
        if (m_occupancy == nullptr)
            m_occupancy = &makeOccupancyModel(
                {m_bench.documents, m_bench.target, m_bench.builds, m_bench.launches, m_bench.jobs, m_bench.reports});
        return *m_occupancy;
    }
    TimingModel& timing()
    {
        if (m_timing == nullptr)
            m_timing = &makeTimingModel(m_bench.jobs);
        return *m_timing;
    }
    PeakStore& peaks()
    {
        if (m_peaks == nullptr)
            m_peaks = &makePeakStore();
        return *m_peaks;
    }
    DeviceComparison& comparison()
    {
        if (m_comparison == nullptr)
            m_comparison = &DeviceComparison::follow(m_bench.target, peaks());
        return *m_comparison;
    }
    BlockRecorder& blocks()
    {
        if (m_blocks == nullptr) {
            m_blocks = new BlockRecorder(m_bench.client, m_bench.documents, m_bench.target, m_bench.builds, m_bench.launches,
                                         m_bench.jobs);
            m_blocks->setParent(&m_bench.jobs);
            QObject::connect(m_blocks, &BlockRecorder::failed, &m_bench.notices, &Notices::fail);
        }
        return *m_blocks;
    }
    ConsoleLog& console()
    {
        if (m_console == nullptr)
            m_console = new ConsoleLog(m_bench.client, m_bench.jobs, m_bench.notices, &m_bench.notices);
        return *m_console;
    }
    void retranslate()
    {
        if (m_comparison != nullptr)
            m_comparison->retranslate();
    }
    LaunchCounter& counter()
    {
        if (m_counter == nullptr) {
            m_counter = new LaunchCounter(m_bench.client, m_bench.documents, m_bench.target, m_bench.builds, m_bench.launches,
                                          m_bench.jobs);
            m_counter->setParent(&m_bench.jobs);
            QObject::connect(m_counter, &LaunchCounter::failed, &m_bench.notices, &Notices::fail);
        }
        return *m_counter;
    }
    BufferView& buffers()
    {
        if (m_buffers == nullptr)
            m_buffers = new BufferView(m_bench.client, m_bench.jobs);
        return *m_buffers;
    }
    DataInspector& inspector()
    {
        if (m_inspector == nullptr)
            m_inspector = DataInspector::follow(buffers(), m_bench.documents);
        return *m_inspector;
    }
    WriterSearch& writers()
    {
        if (m_writers == nullptr) {
            m_writers = new WriterSearch(m_bench.client, m_bench.documents, m_bench.target, m_bench.jobs);
            m_writers->setParent(&m_bench.jobs);
        }
        return *m_writers;
    }

    OrderSearch& orders()
    {
        if (m_orders == nullptr) {
            m_orders = new OrderSearch(m_bench.client, m_bench.documents, m_bench.target, m_bench.jobs);
            m_orders->setParent(&m_bench.jobs);
        }
        return *m_orders;
    }

    FaultExplanation& explanation()
    {
        if (m_explanation == nullptr) {
            m_explanation = new FaultExplanation(m_bench.client, m_bench.documents, m_bench.target, m_bench.jobs);
            m_explanation->setParent(&m_bench.jobs);
        }
        return *m_explanation;
    }

private:
    PeakStore& makePeakStore()
    {
        auto* const peaks = new PeakStore(m_bench.client, m_bench.target, defaultPeakFile(), &m_bench.target);
        QObject::connect(peaks, &PeakStore::failed, &m_bench.notices, &Notices::fail);
        return *peaks;
    }

    Workbench& m_bench;
    OccupancyModel* m_occupancy = nullptr;
    TimingModel* m_timing = nullptr;
    PeakStore* m_peaks = nullptr;
    DeviceComparison* m_comparison = nullptr;
    BlockRecorder* m_blocks = nullptr;
    ConsoleLog* m_console = nullptr;
    LaunchCounter* m_counter = nullptr;
    BufferView* m_buffers = nullptr;
    DataInspector* m_inspector = nullptr;
    WriterSearch* m_writers = nullptr;
    OrderSearch* m_orders = nullptr;
    FaultExplanation* m_explanation = nullptr;
};

namespace {

using Area = FeaturePlace::Area;

// One function a panel: the models that it shows.

Panel* makeLaunch(Workbench& bench, SharedModels&, QWidget* parent)
{
    return new LaunchPanel({bench.documents, bench.target, bench.builds, bench.launches, bench.jobs, bench.navigator}, parent);
}

Panel* makeCode(Workbench& bench, SharedModels&, QWidget* parent)
{
    const EditorModels source{bench.documents, bench.files, bench.sources,  bench.builds,   bench.launches,
                              bench.jobs,      bench.problems, bench.navigator, bench.notices};
    const AssemblyModels assembly{bench.client,   bench.documents, bench.target,  bench.builds,
                                  bench.launches, bench.jobs,      bench.exports, bench.notices};
    return new CodePage(source, assembly, parent);
}

Panel* makeProblems(Workbench& bench, SharedModels&, QWidget* parent)
{
    return new ProblemsPanel(bench.problems, bench.documents, bench.builds, bench.jobs, bench.navigator, parent);
}

Panel* makeOutline(Workbench& bench, SharedModels&, QWidget* parent)
{
    return new OutlinePanel(bench.documents, bench.navigator, parent);
}

Panel* makeConsole(Workbench&, SharedModels& shared, QWidget* parent)
{
    return new ConsolePanel(shared.console(), parent);
}

Panel* makeResults(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new ResultsPanel({shared.buffers(), bench.documents, bench.jobs, bench.navigator, shared.orders(),
                             shared.explanation()},
                            parent);
}

Panel* makeTiming(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new TimingPanel(shared.timing(), bench.jobs, parent);
}

Panel* makeTimingSettings(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    auto* const panel = new TimingSettingsPanel(shared.timing(), bench.launches, bench.jobs, parent);
    panel->addSection(new PeaksBox(shared.peaks(), bench.target, panel));
    return panel;
}

Panel* makeMeasurement(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    auto* const page = new TimingPage(shared.timing(), bench.jobs, parent);
    const auto showPeaks = [page, &peaks = shared.peaks()] { page->setPeaks(peaks.book()); };
    QObject::connect(&shared.peaks(), &PeakStore::changed, page, showPeaks);
    showPeaks();
    auto* const roofline = new RooflineSection(shared.timing(), shared.peaks(), bench.target, page);
    const auto showBaseline = [roofline, &timing = shared.timing()] {
        roofline->setBaseline(timing.baseline() ? timing.baseline()->number : 0);
    };
    QObject::connect(&shared.timing(), &TimingModel::changed, roofline, showBaseline);
    showBaseline();
    roofline->setCounter(shared.counter());
    page->addLowerSection(roofline);
    page->addLowerSection(new SweepSection(bench.sweeps, bench.navigator, bench.notices, page));
    QObject::connect(&bench.navigator, &Navigator::featureRequested, page,
                     [page](const QString& id) { page->preferLower(id == QStringLiteral("sweep")); });
    return page;
}

Panel* makeSweep(Workbench& bench, SharedModels&, QWidget* parent)
{
    return new SweepPanel(bench.sweeps, bench.navigator, bench.notices, parent);
}

Panel* makeHistory(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new HistoryPanel(shared.timing(), bench.jobs, bench.notices, parent);
}

Panel* makeTimeline(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new TimelinePanel(shared.blocks(), bench.exports, parent);
}

Panel* makeCounters(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new CountersPanel(shared.counter(), bench.documents, bench.navigator, parent);
}

Panel* makeOccupancy(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new OccupancyPanel(shared.occupancy(),
                              {bench.builds, bench.jobs, bench.advisor, bench.problems, bench.navigator, bench.notices}, parent);
}

Panel* makeCalculator(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new OccupancyInputsPanel(shared.occupancy(), bench.builds, bench.launches, bench.navigator, parent);
}

Panel* makeCurves(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new OccupancyPage(shared.occupancy(), {bench.matrix, bench.target, bench.builds, bench.jobs, bench.navigator}, parent);
}

Panel* makeGoal(Workbench& bench, SharedModels&, QWidget* parent)
{
    return new GoalPanel({bench.goals, bench.advisor, bench.target, bench.builds, bench.launches, bench.jobs, bench.navigator},
                         parent);
}

Panel* makeBuffers(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new BuffersPanel({shared.inspector(), bench.documents, bench.launches, bench.jobs}, parent);
}

Panel* makeElements(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    auto* const page = new DataPage(shared.inspector(), parent);
    page->table().addFoot(new WriterRow({shared.inspector(), shared.writers(), bench.documents, bench.navigator}, page));
    return page;
}

Panel* makeDevices(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new DevicesPanel(shared.comparison(), shared.occupancy(), bench.target, bench.navigator, parent);
}

Panel* makeAttributes(Workbench&, SharedModels& shared, QWidget* parent)
{
    return new AttributesPanel(shared.comparison(), parent);
}

Panel* makeGauges(Workbench& bench, SharedModels& shared, QWidget* parent)
{
    return new GaugesPanel(shared.comparison(), {bench.client, bench.target, bench.jobs, shared.peaks()}, parent);
}

using Make = Panel* (*)(Workbench& bench, SharedModels& shared, QWidget* parent);

/// Makes the places of features, whose panels share their models.
class Places {
public:
    Places(Workbench& workbench, std::shared_ptr<SharedModels> shared) : m_bench(workbench), m_shared(std::move(shared)) { }

    /// In the middle.
    FeaturePlace centre(Perspective perspective, Make make, bool isFramed = true) const
    {
        return {.perspective = perspective, .area = Area::Centre, .isFramed = isFramed, .make = bound(make)};
    }
    /// In a dock of that many logical pixels: wide on the left and right, high at the bottom.
    /// `title` is the panel's own, which T translates.
    template <typename T> FeaturePlace dock(const char* title, Perspective perspective, Area area, int size, Make make) const
    {
        return {.perspective = perspective, .area = area, .size = size, .title = T::tr(title), .make = bound(make)};
    }

private:
    std::function<Panel*(QWidget*)> bound(Make make) const
    {
        return [&bench = m_bench, shared = m_shared, make](QWidget* parent) { return make(bench, *shared, parent); };
    }

    Workbench& m_bench;
    std::shared_ptr<SharedModels> m_shared;
};

}  // namespace

WindowModels windowModels(Workbench& workbench)
{
    return {workbench.client,   workbench.documents, workbench.files,     workbench.target,   workbench.builds,
            workbench.launches, workbench.jobs,      workbench.sweeps,    workbench.matrix,   workbench.problems,
            workbench.reports,  workbench.exports,   workbench.recovery,  workbench.navigator, workbench.notices,
            workbench.assistant};
}

std::shared_ptr<SharedModels> sharedModels(Workbench& workbench)
{
    return std::make_shared<SharedModels>(workbench);
}

void retranslate(Workbench& workbench, SharedModels& shared)
{
    shared.retranslate();
    workbench.documents.forEach([&workbench](Document& each) {
        workbench.launches.of(each).checkSoon();
        workbench.sweeps.of(each).checkSoon();
    });
}

std::vector<Feature> features(Workbench& workbench, const std::shared_ptr<SharedModels>& shared)
{
    const Places in(workbench, shared);
    return {
        {.id = QStringLiteral("launch"),
         .icon = QStringLiteral("run"),
         .places = {in.dock<LaunchPanel>("Launch", Perspective::Edit, Area::Left, 312, makeLaunch)},
         .subjects = {Subject::Kernel}},
        {.id = QStringLiteral("editor"),
         .icon = QStringLiteral("edit"),
         .places = {in.centre(Perspective::Edit, makeCode, false)},
         .subjects = {Subject::Caret}},
        {.id = QStringLiteral("problems"),
         .icon = QStringLiteral("warning"),
         .places = {in.dock<ProblemsPanel>("Problems", Perspective::Edit, Area::Bottom, 176, makeProblems)},
         .subjects = {Subject::Problems}},
        {.id = QStringLiteral("console"),
         .icon = QStringLiteral("terminal"),
         .places = {in.dock<ConsolePanel>("Console", Perspective::Edit, Area::Bottom, 176, makeConsole)}},
        {.id = QStringLiteral("results"),
         .icon = QStringLiteral("table"),
         .places = {in.dock<ResultsPanel>("Results", Perspective::Edit, Area::Bottom, 176, makeResults)}},
        {.id = QStringLiteral("timing"),
         .icon = QStringLiteral("measure"),
         .places = {in.dock<TimingPanel>("Timing", Perspective::Edit, Area::Bottom, 176, makeTiming)},
         .subjects = {Subject::Measurement}},
        {.id = QStringLiteral("timingsettings"),
         .icon = QStringLiteral("settings"),
         .places = {in.dock<TimingSettingsPanel>("Timing", Perspective::Measure, Area::Left, 282, makeTimingSettings)}},
        {.id = QStringLiteral("sweep"),
         .icon = QStringLiteral("sweep"),
         .places = {in.dock<SweepPanel>("Sweep", Perspective::Measure, Area::Left, 282, makeSweep)}},
        {.id = QStringLiteral("measurement"),
         .icon = QStringLiteral("measure"),
         .places = {in.centre(Perspective::Measure, makeMeasurement, false)}},
        {.id = QStringLiteral("history"),
         .icon = QStringLiteral("history"),
         .places = {in.dock<HistoryPanel>("History", Perspective::Edit, Area::Bottom, 176, makeHistory),
                    in.dock<HistoryPanel>("History", Perspective::Measure, Area::Bottom, 214, makeHistory)}},
        {.id = QStringLiteral("blocks"),
         .icon = QStringLiteral("layers"),
         .places = {in.dock<TimelinePanel>("Blocks", Perspective::Measure, Area::Bottom, 214, makeTimeline)}},
        {.id = QStringLiteral("counters"),
         .icon = QStringLiteral("plot"),
         .places = {in.dock<CountersPanel>("Counters", Perspective::Measure, Area::Bottom, 214, makeCounters)}},
        {.id = QStringLiteral("outline"),
         .icon = QStringLiteral("kernel"),
         .places = {in.dock<OutlinePanel>("Outline", Perspective::Edit, Area::Bottom, 176, makeOutline)}},
        {.id = QStringLiteral("occupancy"),
         .icon = QStringLiteral("occupancy"),
         .places = {in.dock<OccupancyPanel>("Occupancy", Perspective::Edit, Area::Right, 286, makeOccupancy)},
         .subjects = {Subject::Registers, Subject::Occupancy}},
        {.id = QStringLiteral("calculator"),
         .icon = QStringLiteral("settings"),
         .places = {in.dock<OccupancyInputsPanel>("Inputs", Perspective::Occupancy, Area::Left, 272, makeCalculator)}},
        {.id = QStringLiteral("curves"),
         .icon = QStringLiteral("occupancy"),
         .places = {in.centre(Perspective::Occupancy, makeCurves, false)}},
        {.id = QStringLiteral("goal"),
         .icon = QStringLiteral("target"),
         .places = {in.dock<GoalPanel>("Goal solver", Perspective::Occupancy, Area::Right, 288, makeGoal)}},
        {.id = QStringLiteral("buffers"),
         .icon = QStringLiteral("data"),
         .places = {in.dock<BuffersPanel>("Buffers", Perspective::Data, Area::Left, 288, makeBuffers)}},
        {.id = QStringLiteral("elements"),
         .icon = QStringLiteral("table"),
         .places = {in.centre(Perspective::Data, makeElements, false)}},
        {.id = QStringLiteral("devices"),
         .icon = QStringLiteral("devices"),
         .places = {in.dock<DevicesPanel>("Devices", Perspective::Devices, Area::Left, 272, makeDevices)},
         .subjects = {Subject::Device}},
        {.id = QStringLiteral("attributes"),
         .icon = QStringLiteral("table"),
         .places = {in.centre(Perspective::Devices, makeAttributes)}},
        {.id = QStringLiteral("gauges"),
         .icon = QStringLiteral("occupancy"),
         .places = {in.dock<GaugesPanel>("Live gauges", Perspective::Devices, Area::Right, 276, makeGauges)}},
    };
}

}  // namespace kd
