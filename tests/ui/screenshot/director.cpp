// SPDX-License-Identifier: GPL-3.0-or-later
#include "director.h"

#include "tests/ui/bench/testbench.h"
#include "ui/assembly/assemblypane.h"
#include "ui/data/datainspector.h"
#include "ui/data/imagecanvas.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/settings/commands.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/goalsolver.h"
#include "ui/workbench/counters/launchcounter.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/sweep/sweepcontroller.h"

#include <QAction>
#include <QApplication>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace kd {
namespace {

using namespace std::chrono_literals;

constexpr auto kLimit = 60s;
/// Charts and tables follow a result in the event loop; nothing tells when the last of them has painted.
constexpr auto kSettle = 400ms;
constexpr auto kShort = 10ms;
constexpr auto kFlash = 800ms;  // a line that was gone to lights up that long

/// Whether what the worker computes of the buffer in sight is there, or why it is not.
bool isAnswered(DataInspector& inspector)
{
    const auto isIdle = [](const DataQuery& query) { return !query.isBusy() && (query.answer() || !query.failure().isEmpty()); };
    return !inspector.view() || (isIdle(inspector.statistics()) && (!inspector.canCompare() || isIdle(inspector.differences())));
}

}  // namespace

Director::Director(Scene scene, Workbench& workbench, MainWindow& window)
    : m_scene(std::move(scene)), m_workbench(workbench), m_window(window)
{
    connect(&m_limit, &QTimer::timeout, this, [this] { giveUp(QStringLiteral("A step took more than a minute.")); });
    connect(&m_workbench.documents, &Documents::currentChanged, this, [this] {
        m_isOpened = true;
        m_workbench.documents.current().setTrusted(m_scene.isTrusted || m_workbench.documents.current().isTrusted());
        proceed();
    });
    connect(&m_workbench.jobs, &JobRunner::whyNotChanged, this, &Director::proceed);
    connect(&m_workbench.jobs, &JobRunner::runsChanged, this, &Director::proceed);
    connect(&m_workbench.sweeps, &SweepController::stateChanged, this, [this] {
        m_isSwept = m_isSwept || m_workbench.sweeps.current().state() == DocumentSweep::State::Running;
        proceed();
    });
    connect(&m_workbench.launches, &LaunchModel::kernelChanged, this, &Director::proceed);
    connect(&m_workbench.matrix, &ArchitectureMatrix::changed, this, &Director::proceed);
    connect(&m_workbench.goals, &GoalSolver::changed, this, &Director::proceed);
    connect(&m_workbench.notices, &Notices::failed, this,
            [](const QString& sentence) { std::fprintf(stderr, "%s\n", qPrintable(sentence)); });
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        const auto* const assembly = m_window.findChild<AssemblyPane*>();
        const auto* const image = m_window.findChild<ImageCanvas*>();
        auto* const inspector = m_workbench.jobs.findChild<DataInspector*>();
        const bool isDrawn = image == nullptr || !image->isVisible() || !image->picture().isNull();
        const bool isCounted = m_scene.perspective != Perspective::Data || inspector == nullptr || isAnswered(*inspector);
        if (!isDrawn || !isCounted || (assembly != nullptr && assembly->isVisible() && !assembly->isSettled()))
            m_settle.start();
        else
            proceed();
    });
}

void Director::start()
{
    m_limit.start(kLimit);
    m_window.resize(m_scene.size);
    m_window.show();
    m_window.setPerspective(m_scene.perspective);
    m_workbench.target.describe();
    if (!m_scene.example.isEmpty())
        m_workbench.files.openExample(m_scene.example);
    else if (!m_scene.file.isEmpty())
        m_workbench.files.open(m_scene.file);
    else
        m_workbench.files.openNew();
}

bool Director::isDone(Step step) const
{
    const bool isIdle = m_workbench.jobs.job().kind == Job::Kind::None;
    const bool isBuilt = !m_workbench.documents.current().isTrusted() ||
        (m_workbench.target.info() != nullptr && m_workbench.builds.build() &&
         m_workbench.builds.build().revision == m_workbench.documents.current().revision());
    switch (step) {
    case Step::Open:
        return m_isOpened && m_workbench.target.info() != nullptr;
    case Step::Build:
        return isBuilt && isIdle;
    case Step::Check:
        return isIdle && (m_workbench.jobs.whyNot().isEmpty() || !(m_scene.runs || m_scene.times));
    case Step::Run:
    case Step::Time:
    case Step::Compare:
        return isIdle && m_workbench.jobs.runs().size() >= m_wantedRuns;
    case Step::Sweep:
        return m_scene.axes.isEmpty() || (m_isSwept && m_workbench.sweeps.current().state() == DocumentSweep::State::Idle);
    case Step::Count:
        return counter() == nullptr || !counter()->isCounting();
    case Step::Listing:
    case Step::Settle:
        return !m_settle.isActive();
    case Step::Matrix:
        return m_scene.perspective != Perspective::Occupancy || m_workbench.matrix.done() == m_workbench.matrix.rows().size();
    case Step::Goal:
        return !m_workbench.goals.isSolving();
    case Step::Command:
    case Step::Grab:
        break;
    }
    return true;
}

void Director::begin(Step step)
{
    switch (step) {
    case Step::Run:
        if (m_scene.runs) {
            ++m_wantedRuns;
            m_workbench.jobs.run();
        }
        break;
    case Step::Time:
        if (m_scene.times) {
            ++m_wantedRuns;
            m_workbench.jobs.time();
        }
        break;
    case Step::Compare:
        if (m_scene.compares)
            compare();
        break;
    case Step::Sweep:
        if (!m_scene.axes.isEmpty())
            sweep();
        break;
    case Step::Count:
        if (m_scene.counts)
            count();
        break;
    case Step::Listing:
        m_settle.start(kShort);
        break;
    case Step::Matrix:
        if (m_scene.perspective == Perspective::Occupancy)
            m_workbench.matrix.compile();
        break;
    case Step::Goal:
        if (m_scene.perspective == Perspective::Occupancy)
            m_workbench.goals.solve({});
        break;
    case Step::Command:
        doCommand();
        break;
    case Step::Settle:
        m_settle.start(m_scene.line > 0 ? kFlash : kSettle);
        break;
    case Step::Grab:
        grab();
        break;
    case Step::Open:
    case Step::Build:
    case Step::Check:
        break;
    }
}

/// Sets the next block; times it once the launch with it is checked.
void Director::timeBlock()
{
    m_limit.start(kLimit);
    if (m_block.isEmpty()) {
        LaunchSetup setup = m_workbench.launches.launch();
        m_block = m_scene.blocks.takeFirst();
        setup.block = m_block.toStdString();
        m_workbench.launches.setLaunch(setup);
        return;
    }
    const std::optional<LaunchPlan>& plan = m_workbench.launches.check().plan;
    if (!plan || plan->block.count() != m_block.toULongLong() || !m_workbench.jobs.whyNot().isEmpty())
        return;
    m_block.clear();
    ++m_wantedRuns;
    m_workbench.jobs.time();
}

void Director::compare()
{
    const std::vector<RunRecordPointer>& runs = m_workbench.jobs.runs();
    const auto first = std::ranges::find_if(runs, [](const RunRecordPointer& run) { return run->timing.has_value(); });
    if (first == runs.end())
        return giveUp(QStringLiteral("There is no timing to compare with."));
    ++m_wantedRuns;
    m_workbench.jobs.setBaseline((*first)->number, true);
    m_workbench.jobs.compareWithBaseline();
}

void Director::sweep()
{
    m_limit.stop();
    std::vector<std::string> axes;
    for (const QString& axis : m_scene.axes)
        axes.push_back(axis.toStdString());
    m_workbench.sweeps.current().setSetup({.axes = axes, .constraints = {}, .plan = {}});
    m_workbench.sweeps.current().start();
}

/// The window makes it with the perspective Measure.
LaunchCounter* Director::counter() const
{
    return m_workbench.jobs.findChild<LaunchCounter*>();
}

void Director::count()
{
    if (counter() != nullptr)
        counter()->count();
    else
        giveUp(QStringLiteral("Counters are in the perspective measure."));
}

void Director::proceed()
{
    while (m_step != Step::Grab && isDone(m_step)) {
        if (m_step == Step::Time && hasBlocks())
            return timeBlock();
        m_limit.start(kLimit);
        m_step = static_cast<Step>(static_cast<int>(m_step) + 1);
        begin(m_step);
    }
}

void Director::doCommand()
{
    if (!m_scene.reveals.isEmpty() && !m_window.page().reveal(m_scene.reveals))
        std::fprintf(stderr, "There is no feature %s here.\n", qPrintable(m_scene.reveals));
    if (m_scene.line > 0)
        m_workbench.navigator.showPlace({.line = m_scene.line, .column = 1});
    if (QAction* const action = m_window.commands().find(m_scene.command))
        action->trigger();
    else if (!m_scene.command.isEmpty())
        std::fprintf(stderr, "There is no command %s.\n", qPrintable(m_scene.command));
}

void Director::grab()
{
    QPixmap picture = m_window.grab();
    QPainter painter(&picture);
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        if (widget != &m_window && widget->isVisible())
            painter.drawPixmap(widget->mapToGlobal(QPoint()) - m_window.mapToGlobal(QPoint()), widget->grab());
    }
    painter.end();
    if (picture.save(m_scene.picture))
        QApplication::exit(0);
    else
        giveUp(QStringLiteral("The picture could not be written to ") + m_scene.picture);
}

void Director::giveUp(const QString& sentence)
{
    std::fprintf(stderr, "%s %s\n", qPrintable(sentence), qPrintable(m_workbench.jobs.whyNot()));
    m_window.grab().save(m_scene.picture);
    QApplication::exit(1);
}

}  // namespace kd
