// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/advisor.h"

#include "core/device/architecture.h"
#include "core/tuning/proposals.h"
#include "ui/workbench/advice/trials.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

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

/// Two kernels of a source may ask for the same __launch_bounds__.
std::string keyOf(const Candidate& candidate)
{
    return candidate.architecture + ' ' + candidate.kernel + ' ' + candidate.text;
}

/// The first word of a 1-based line.
std::optional<SourcePosition> firstWord(const QByteArray& text, int line)
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
    return SourcePosition{.line = line, .column = static_cast<int>(word - start) + 1};
}

}  // namespace

Advisor::Advisor(const WorkbenchContext& parts) : m_parts(parts), m_runner(parts.client, documentRequest)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTrialDelay);
    connect(&m_delay, &QTimer::timeout, this, &Advisor::tryNext);
    connect(&parts.builds, &BuildController::changed, this, &Advisor::arrange);
    connect(&parts.launches, &LaunchModel::kernelChanged, this, &Advisor::arrange);
    connect(&parts.launches, &LaunchModel::checked, this, &Advisor::arrange);
    connect(&parts.documents, &Documents::sessionChanged, this, &Advisor::arrange);
    connect(&parts.documents, &Documents::textChanged, this, &Advisor::drop);
    connect(&parts.builds, &BuildController::compilingChanged, this, &Advisor::schedule);
    connect(&parts.jobs, &JobRunner::jobChanged, this, &Advisor::schedule);
}

std::string Advisor::kernelName() const
{
    return m_parts.launches.kernel() == nullptr ? std::string() : m_parts.launches.kernel()->name;
}

bool Advisor::isMuted() const
{
    const Json muted = mutedIn(m_parts.documents.current().session().view);
    return std::ranges::find(muted, Json(kernelName())) != muted.end();
}

void Advisor::setMuted(bool isMuted)
{
    if (isMuted == this->isMuted() || kernelName().empty())
        return;
    Session session = m_parts.documents.current().session();
    Json muted = mutedIn(session.view);
    if (isMuted)
        muted.push_back(kernelName());
    else
        muted.erase(std::ranges::find(muted, Json(kernelName())));
    if (!session.view.is_object())
        session.view = Json::object();
    session.view[kMuted] = muted;
    m_parts.documents.current().setSession(session);
}

/// The text is the one of the good build, and nobody waits for anything else.
bool Advisor::mayTry() const
{
    const TargetInfo* const target = m_parts.target.info();
    const Document& document = m_parts.documents.current();
    return m_parts.builds.isLive() && !document.isCode() && document.isTrusted() && m_parts.builds.isCurrent()
        && m_parts.builds.build().outcome->ok() && !m_parts.builds.isCompiling() && target != nullptr
        && whyNoTrials(*target, m_parts.builds.goodBuild()).isEmpty() && m_parts.target.state() == TargetConnection::State::Ready
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
    const std::string base = outcome.codeKey();
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
    propose();
    schedule();
    emit changed();
}

void Advisor::propose()
{
    const KernelInfo* const kernel = m_parts.launches.kernel();
    const std::optional<OccupancyInput>& launch = m_parts.launches.occupancyInput();
    const TargetInfo* const target = m_parts.target.info();
    m_registers.clear();
    m_architectures.clear();
    if (kernel == nullptr || !launch || m_parts.documents.current().isCode())
        return;
    if (!isMuted() && !kernel->isTile)
        addTrials(m_registers, boundsCandidates(withKernel(*launch, *kernel), kernel->name, m_kernelPlace));
    if (target != nullptr)
        addTrials(m_architectures,
                  architectureCandidates(target->compiler.architectures, m_parts.builds.goodBuild().outcome->architecture));
}

/// Those that were compiled before are judged anew: the launch may be another one.
void Advisor::addTrials(std::vector<Trial>& trials, const std::vector<Candidate>& candidates)
{
    for (const Candidate& candidate : candidates) {
        const auto found = candidate.needsCompile() ? m_results.find(keyOf(candidate)) : m_results.end();
        trials.push_back(found == m_results.end() ? openTrial(candidate, *m_present)
                                                  : judge(candidate, found->second, *m_parts.launches.kernel(),
                                                          *m_parts.launches.occupancyInput()));
    }
}

/// In the text as it stands, which is the good build's.
void Advisor::locate()
{
    const QByteArray text = m_parts.documents.current().text();
    m_kernelPlace = findKernelPlace(viewOf(text), kernelName());
    m_kernelAt = m_kernelPlace ? std::optional(positionAt(viewOf(text), m_kernelPlace->name)) : std::nullopt;
    m_editedAt = firstWord(text, m_parts.builds.goodBuild().editedLine);
    m_isLocated = true;
}

bool Advisor::isTrying() const
{
    return m_runner.isBusy() || m_delay.isActive();
}

void Advisor::schedule()
{
    if (!mayTry()) {
        drop();
    } else if (!m_runner.isBusy() && m_present && (!m_isLocated || nextCandidate() != nullptr)) {
        m_delay.start();
    }
}

const Candidate* Advisor::nextCandidate() const
{
    for (const std::vector<Trial>* const trials : {&m_registers, &m_architectures})
        for (const Trial& trial : *trials)
            if (!trial.isCompiled() && trial.candidate.needsCompile())
                return &trial.candidate;
    return nullptr;
}

void Advisor::tryNext()
{
    if (m_runner.isBusy() || !m_present || !mayTry())
        return;
    if (!m_isLocated) {
        locate();
        propose();
        emit changed();
    }
    const CompileOutcome& build = *m_parts.builds.goodBuild().outcome;
    if (const Candidate* const next = nextCandidate())
        m_runner.run(programOf(m_parts.documents.current()), compilerOf(build), build.architecture, {*next},
                     [this, key = keyOf(*next)](std::size_t, const CompileOutcome& outcome) { onOutcome(key, outcome); });
}

void Advisor::onOutcome(const std::string& key, const CompileOutcome& outcome)
{
    if (!isEnded(outcome))
        return;
    m_results[key] = outcome;
    propose();
    emit changed();
    tryNext();
}

void Advisor::drop()
{
    m_delay.stop();
    m_runner.cancel();
}

bool Advisor::insert(const Candidate& candidate)
{
    return insertIntoText(m_parts.documents.current(), candidate);
}

}  // namespace kd
