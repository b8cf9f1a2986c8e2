// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/architecturematrix.h"

#include "core/device/architecture.h"
#include "core/report/report.h"
#include "core/tuning/proposals.h"
#include "core/tuning/trial.h"
#include "ui/common/messagetext.h"
#include "ui/program/words.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/advice/trials.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

#include <algorithm>

namespace kd {
namespace {

constexpr auto kMatrixDelay = Milliseconds(900);  // behind the advisor's first trial

constexpr ComputeCapability kOldestOfNvcc{7, 5};  // CUDA 13

/// Compiled code is found for one kernel alone.
std::string kernelFoundIn(const Build& build)
{
    return build.found && !build.found->empty() ? ' ' + build.found->front().kernels.front().loweredName : std::string();
}

}  // namespace

std::string familyOf(const std::string& architecture)
{
    const std::optional<ComputeCapability> capability = parseArchitecture(architecture);
    const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
    if (limits == nullptr)
        return {};
    return limits->products.empty() ? std::string(limits->family)
                                    : std::string(limits->family) + ", " + std::string(limits->products);
}

ArchitectureMatrix::ArchitectureMatrix(const WorkbenchContext& parts) : m_parts(parts), m_runner(parts.client, documentRequest)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kMatrixDelay);
    connect(&m_delay, &QTimer::timeout, this, &ArchitectureMatrix::compile);
    connect(&parts.builds, &BuildController::changed, this, &ArchitectureMatrix::arrange);
    connect(&parts.target, &TargetConnection::changed, this, &ArchitectureMatrix::arrange);
    connect(&parts.launches, &LaunchModel::kernelChanged, this, &ArchitectureMatrix::arrange);
    connect(&parts.launches, &LaunchModel::checked, this, &ArchitectureMatrix::arrange);
    connect(&parts.builds, &BuildController::compilingChanged, this, &ArchitectureMatrix::schedule);
    connect(&parts.jobs, &JobRunner::jobChanged, this, &ArchitectureMatrix::schedule);
    connect(&parts.documents, &Documents::textChanged, this, [this] {  // with every key: the rows stay as they are
        drop();
        m_isStale = m_parts.builds.isStale();
        emit changed();
    });
}

std::string ArchitectureMatrix::baseOfBuild() const
{
    const Build& build = m_parts.builds.goodBuild();
    // The same text and settings, whatever architecture is chosen: options name it.
    return build ? std::to_string(m_parts.documents.current().number()) + ' ' + std::to_string(build.revision) + ' ' +
            std::to_string(build.compileRevision) + kernelFoundIn(build) + (m_parts.builds.report() != nullptr ? " report" : "")
                 : std::string();
}

std::size_t ArchitectureMatrix::done() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_rows, isCompiled, &MatrixRow::verdict));
}

QString ArchitectureMatrix::whyNot() const
{
    if (!m_parts.builds.goodBuild() || m_parts.builds.isStale() || m_parts.launches.kernel() == nullptr)
        return tr("The matrix is made of a program that compiles: compile it first.");
    if (!m_parts.documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    if (m_parts.documents.current().isCode())
        return tr("Compiled code is shown for the architectures that its file has it for.");
    const TargetInfo* const target = m_parts.target.info();
    if (target == nullptr)
        return tr("The target has not answered yet.");
    return whyNoTrials(*target, m_parts.builds.goodBuild());
}

void ArchitectureMatrix::arrange()
{
    const KernelInfo* const kernel = m_parts.launches.kernel();
    const std::optional<OccupancyInput>& launch = m_parts.launches.occupancyInput();
    m_isStale = m_parts.builds.isStale();
    if (kernel == nullptr || !launch || !m_parts.builds.goodBuild()) {
        m_rows.clear();
        m_runner.cancel();
        emit changed();
        return;
    }
    onBuildChanged();
    m_rows.clear();
    for (const QString& each : known()) {
        MatrixRow row{.architecture = each.toStdString()};
        if (m_leftOut.contains(each) && row.architecture != m_parts.builds.goodBuild().outcome->architecture)
            continue;
        row.family = familyOf(row.architecture);
        if (const auto found = m_results.find(row.architecture); found != m_results.end())
            fill(row, found->second);
        else if (m_runner.isBusy())
            row.verdict = Verdict::Compiling;
        m_rows.push_back(std::move(row));
    }
    schedule();
    emit changed();
}

/// What was compiled of other text, settings or headers goes.
void ArchitectureMatrix::onBuildChanged()
{
    const CompileOutcome& build = *m_parts.builds.goodBuild().outcome;
    const auto known = m_results.find(build.architecture);
    const std::string base = baseOfBuild();
    if (base == m_base && known != m_results.end() && known->second.cubinSha256 == build.cubinSha256
        && known->second.tileCubinSha256 == build.tileCubinSha256)
        return;
    if (base != m_base || known != m_results.end()) {
        m_runner.cancel();
        m_results.clear();
        m_base = base;
        m_isStopped = false;
        m_duration = {};
    }
    CompileOutcome& present = m_results[build.architecture];
    present = build;
    present.ptx.clear();
    present.cubin.clear();
    present.tileIr.clear();
    present.tileCubin.clear();
    addReportRows(build.architecture);
    if (m_parts.builds.goodBuild().found)
        for (const CompileOutcome& each : *m_parts.builds.goodBuild().found)
            m_results.try_emplace(each.architecture, each);
}

/// The other rows of the report that the build is from.
void ArchitectureMatrix::addReportRows(const std::string& present)
{
    const Report* const report = m_parts.builds.report();
    for (const ReportRow& row : report == nullptr ? std::vector<ReportRow>() : report->matrix)
        if (row.compiled && row.architecture != present)
            m_results[row.architecture] = {
                .state = CompileOutcome::State::Ok, .message = {}, .architecture = row.architecture, .kernels = {row.kernel}};
}

void ArchitectureMatrix::fill(MatrixRow& row, const CompileOutcome& result) const
{
    const KernelInfo* const found = result.ok() ? sameKernel(result, *m_parts.launches.kernel()) : nullptr;
    if (found == nullptr) {
        row.verdict = Verdict::Refused;
        row.sentence = result.ok() ? tr("There is no such kernel for this architecture.") : messageText(result.message);
        return;
    }
    if (found->lacksFigures) {
        row.verdict = Verdict::Refused;
        row.sentence = tr("There is PTX alone, which tells no registers.");
        return;
    }
    row.verdict = Verdict::Compiles;
    row.kernel = *found;
    row.input = withKernel(*m_parts.launches.occupancyInput(), *found);
    const std::optional<ComputeCapability> capability = parseArchitecture(row.architecture);
    if (!capability || findArchitecture(*capability) == nullptr)
        return;
    row.input.architecture = *capability;
    row.occupancy = occupancyOf(row.input);
    row.bestBlock = suggestedBlockSize(row.input);
    row.nextSteps = nextSteps(row.input);
}

QStringList ArchitectureMatrix::known() const
{
    const Build& build = m_parts.builds.goodBuild();
    QStringList names = m_parts.target.architectures();
    if (build.found) {
        names.clear();
        for (const CompileOutcome& each : *build.found)
            names << toQt(each.architecture);
    } else if (names.isEmpty() && build && compilerOf(*build.outcome).choice == CompilerChoice::Nvcc) {
        for (const ArchitectureLimits& each : knownArchitectures())  // there is no NVRTC to name them
            if (each.capability >= kOldestOfNvcc)
                names << toQt(architectureName(each.capability));
    }
    return names;
}

void ArchitectureMatrix::setLeftOut(const QStringList& architectures)
{
    if (architectures == m_leftOut)
        return;
    m_leftOut = architectures;
    const bool wasCompiling = isCompiling();
    drop();
    arrange();
    if (wasCompiling)
        compile();
}

void ArchitectureMatrix::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    schedule();
    emit changed();
}

void ArchitectureMatrix::schedule()
{
    const bool isFree = m_parts.builds.isCurrent() && !m_parts.builds.isCompiling() && m_parts.jobs.job().kind == Job::Kind::None;
    const bool isWanted = m_isWatched && m_parts.builds.isLive() && !m_isStopped && done() < m_rows.size();
    if (!isFree || !isWanted || isCompiling() || !whyNot().isEmpty())
        m_delay.stop();
    else if (!m_delay.isActive())
        m_delay.start();
}

void ArchitectureMatrix::compile()
{
    if (isCompiling() || !whyNot().isEmpty())
        return;
    m_isStopped = false;
    m_since.start();
    std::vector<Candidate> candidates;
    for (MatrixRow& row : m_rows)
        if (!isCompiled(row.verdict)) {
            row.verdict = Verdict::Compiling;
            candidates.push_back(architectureCandidate(row.architecture));
        }
    const auto tell = [this, candidates](std::size_t candidate, const CompileOutcome& outcome) {
        onOutcome(candidates[candidate].architecture, outcome);
    };
    const BuildCompiler compiler = compilerOf(*m_parts.builds.goodBuild().outcome);
    m_runner.run(programOf(m_parts.documents.current()), compiler, {}, candidates, tell);
    emit changed();
}

void ArchitectureMatrix::onOutcome(const std::string& architecture, const CompileOutcome& outcome)
{
    const auto row = std::ranges::find(m_rows, architecture, &MatrixRow::architecture);
    // A compiler that does not know the architecture has answered, too.
    const bool isUnknown = outcome.state == CompileOutcome::State::Unavailable && !compilerOf(outcome).name.empty();
    const bool isAnswer = isEnded(outcome) || isUnknown;
    if (isAnswer)
        m_results[architecture] = outcome;
    if (row != m_rows.end() && isAnswer && m_parts.launches.kernel() != nullptr && m_parts.launches.occupancyInput())
        fill(*row, outcome);
    else if (row != m_rows.end())
        row->verdict = Verdict::Untried;
    if (!isCompiling())
        m_duration = Milliseconds(m_since.elapsed());
    emit changed();
}

void ArchitectureMatrix::stop()
{
    drop();
    m_isStopped = true;
    emit changed();
}

/// What goes on ends; those rows wait.
void ArchitectureMatrix::drop()
{
    m_delay.stop();
    m_runner.cancel();
    for (MatrixRow& row : m_rows)
        if (row.verdict == Verdict::Compiling)
            row.verdict = Verdict::Untried;
}

}  // namespace kd
