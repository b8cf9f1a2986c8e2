// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advisor.h"

#include "core/device/architecture.h"
#include "ui/program/words.h"
#include "ui/workbench/jobrunner.h"

#include <algorithm>

namespace kd {
namespace {

const char* const kMuted = "mutedAdvice";
constexpr auto kTrialDelay = Milliseconds(700);

/// The kernels that a session's view names; empty where it names none.
Json mutedIn(const Json& view)
{
    return view.is_object() && view.contains(kMuted) && view[kMuted].is_array() ? view[kMuted] : Json::array();
}

std::string_view viewOf(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// The first word of a 1-based line.
std::optional<TextPlace> firstWord(const QByteArray& text, int line)
{
    if (line < 1)
        return std::nullopt;
    qsizetype start = 0;
    for (int at = 1; at < line; ++at) {
        start = text.indexOf('\n', start) + 1;
        if (start == 0)
            return std::nullopt;
    }
    qsizetype word = start;
    while (word < text.size() && (text[word] == ' ' || text[word] == '\t'))
        ++word;
    return TextPlace{line, static_cast<int>(word - start) + 1};
}

}  // namespace

Advisor::Advisor(const BenchParts& parts) : m_parts(parts), m_variants(parts.client, parts.document)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTrialDelay);
    connect(&m_delay, &QTimer::timeout, this, &Advisor::tryNext);
    connect(&parts.builds, &BuildController::changed, this, &Advisor::arrange);
    connect(&parts.launches, &LaunchModel::kernelChanged, this, &Advisor::arrange);
    connect(&parts.launches, &LaunchModel::checked, this, &Advisor::arrange);
    connect(&parts.document, &Document::sessionChanged, this, &Advisor::arrange);
    connect(&parts.document, &Document::textChanged, this, &Advisor::drop);
    connect(&parts.builds, &BuildController::compilingChanged, this, &Advisor::schedule);
    connect(&parts.jobs, &JobRunner::jobChanged, this, &Advisor::schedule);
}

std::string Advisor::kernelName() const
{
    return m_parts.launches.kernel() == nullptr ? std::string() : m_parts.launches.kernel()->name;
}

bool Advisor::isMuted() const
{
    const Json muted = mutedIn(m_parts.document.session().view);
    return std::ranges::find(muted, Json(kernelName())) != muted.end();
}

void Advisor::setMuted(bool isMuted)
{
    if (isMuted == this->isMuted() || kernelName().empty())
        return;
    Session session = m_parts.document.session();
    Json muted = mutedIn(session.view);
    if (isMuted)
        muted.push_back(kernelName());
    else
        muted.erase(std::ranges::find(muted, Json(kernelName())));
    if (!session.view.is_object())
        session.view = Json::object();
    session.view[kMuted] = muted;
    m_parts.document.setSession(session);
}

/// The text is the one of the good build, and nobody waits for anything else.
bool Advisor::mayTry() const
{
    const TargetInfo* const target = m_parts.target.info();
    return m_parts.builds.isLive() && m_parts.document.isTrusted() && m_parts.builds.isCurrent()
        && m_parts.builds.build().outcome->ok() && !m_parts.builds.isCompiling() && target != nullptr
        && target->compiler.available && m_parts.target.state() == TargetConnection::State::Ready
        && m_parts.jobs.job().kind == Job::Kind::None;
}

/// What is worth trying with the present build and launch.
void Advisor::arrange()
{
    const Build& build = m_parts.builds.goodBuild();
    const KernelInfo* const kernel = m_parts.launches.kernel();
    const std::optional<OccupancyInput>& launch = m_parts.launches.occupancyInput();
    m_registers.clear();
    m_architectures.clear();
    m_present.reset();
    if (!build || kernel == nullptr || !launch || findArchitecture(launch->architecture) == nullptr) {
        drop();
        emit changed();
        return;
    }
    const CompileOutcome& outcome = *build.outcome;
    const std::string base = outcome.sourceSha256 + outcome.optionsSha256 + outcome.cubinSha256;
    if (base != m_base || m_locatedKernel != kernel->loweredName) {
        drop();
        m_isLocated = false;
        m_kernelPlace.reset();
        m_kernelAt.reset();
        m_editedAt.reset();
    }
    if (base != m_base)
        m_results.clear();
    m_base = base;
    m_locatedKernel = kernel->loweredName;
    m_present = figuresOf(*kernel, *launch);
    if (!isMuted())
        m_registers = registerTrials(withKernel(*launch, *kernel));
    if (const TargetInfo* const target = m_parts.target.info())
        m_architectures = architectureTrials(target->compiler.architectures, outcome.architecture);
    writeBounds();
    takeResults();
    schedule();
    emit changed();
}

void Advisor::writeBounds()
{
    if (m_kernelPlace)
        for (RegisterTrial& trial : m_registers)
            trial.bounds = launchBoundsText(*m_kernelPlace, trial.threads, trial.minBlocks);
}

/// In the text as it stands, which is the good build's.
void Advisor::locate()
{
    const QByteArray text = m_parts.document.text();
    m_kernelPlace = kernelPlaceIn(text, kernelName());
    m_kernelAt = m_kernelPlace ? std::optional(textPlace(viewOf(text), m_kernelPlace->name)) : std::nullopt;
    m_editedAt = firstWord(text, m_parts.builds.goodBuild().editedLine);
    m_isLocated = true;
    writeBounds();
}

std::optional<BuildFigures> Advisor::figuresIn(const CompileOutcome& result, const std::string& architecture) const
{
    const KernelInfo* const kernel = m_parts.launches.kernel();
    const std::optional<ComputeCapability> capability = parseArchitecture(architecture);
    const KernelInfo* const found = kernel == nullptr ? nullptr : sameKernel(result, *kernel);
    if (!result.ok() || found == nullptr || !capability)
        return std::nullopt;
    OccupancyInput launch = *m_parts.launches.occupancyInput();
    launch.architecture = *capability;
    return figuresOf(*found, launch);
}

void Advisor::takeResults()
{
    const std::string& present = m_parts.builds.goodBuild().outcome->architecture;
    for (RegisterTrial& trial : m_registers) {
        const auto found = m_results.find(present + ' ' + trial.bounds);
        trial.isCompiled = !trial.bounds.empty() && found != m_results.end();
        if (trial.isCompiled)
            trial.figures = figuresIn(found->second, present);
    }
    for (ArchitectureTrial& trial : m_architectures) {
        const auto found = m_results.find(trial.name.toStdString());
        trial.isCompiled = found != m_results.end();
        if (!trial.isCompiled)
            continue;
        trial.figures = figuresIn(found->second, trial.name.toStdString());
        trial.sentence = toQt(found->second.message);
    }
}

bool Advisor::isTrying() const
{
    return m_variants.isBusy() || m_delay.isActive();
}

void Advisor::schedule()
{
    if (!mayTry()) {
        drop();
    } else if (!m_variants.isBusy() && m_present && (!m_isLocated || nextTask())) {
        m_delay.start();
    }
}

std::optional<Advisor::Task> Advisor::nextTask() const
{
    const std::string& present = m_parts.builds.goodBuild().outcome->architecture;
    for (const RegisterTrial& trial : m_registers)
        if (!trial.isCompiled && m_kernelPlace)
            return Task{present + ' ' + trial.bounds, {present, boundsEdit(*m_kernelPlace, trial.threads, trial.minBlocks), {}}};
    for (const ArchitectureTrial& trial : m_architectures)
        if (!trial.isCompiled)
            return Task{trial.name.toStdString(), {trial.name.toStdString(), {}, {}}};
    return std::nullopt;
}

void Advisor::tryNext()
{
    if (m_variants.isBusy() || !m_present || !mayTry())
        return;
    if (!m_isLocated) {
        locate();
        takeResults();
        emit changed();
    }
    if (const std::optional<Task> task = nextTask())
        m_variants.compile(task->variant,
                           [this, key = task->key](const std::optional<CompileOutcome>& result) { take(key, result); });
}

void Advisor::take(const std::string& key, const std::optional<CompileOutcome>& result)
{
    if (!result)
        return;
    m_results[key] = *result;
    takeResults();
    emit changed();
    tryNext();
}

void Advisor::drop()
{
    m_delay.stop();
    m_variants.cancel();
}

bool Advisor::insert(const RegisterTrial& trial)
{
    return insertBounds(m_parts.document, kernelName(), trial.threads, trial.minBlocks);
}

}  // namespace kd
