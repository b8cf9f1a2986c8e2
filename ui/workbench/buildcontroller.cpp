// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/buildcontroller.h"

#include "core/report/report.h"
#include "core/session/launch/moduleimage.h"
#include "ui/workbench/answer.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr auto kLiveDelay = Milliseconds(250);
const auto kBuildTag = QStringLiteral("build");

bool hasSameLayout(const KernelInfo& one, const KernelInfo& other)
{
    const auto isSame = [](const Parameter& a, const Parameter& b) { return a.offset == b.offset && a.size == b.size; };
    return std::equal(one.parameters.begin(), one.parameters.end(), other.parameters.begin(), other.parameters.end(), isSame);
}

/// Of the same text, settings and headers.
bool isSameCode(const CompileOutcome& one, const CompileOutcome& other)
{
    return one.sourceSha256 == other.sourceSha256 && one.optionsSha256 == other.optionsSha256 &&
        one.cubinSha256 == other.cubinSha256;
}

/// Gives kernels without a signature the one of the build before. False when one of them has none there.
bool borrowSignatures(std::vector<KernelInfo>& kernels, const Build& before)
{
    return std::all_of(kernels.begin(), kernels.end(), [&](KernelInfo& kernel) {
        if (kernel.hasSignature)
            return true;
        if (!before)
            return false;
        const std::vector<KernelInfo>& known = before.outcome->kernels;
        const auto found = std::find_if(known.begin(), known.end(), [&](const KernelInfo& each) {
            return each.loweredName == kernel.loweredName && each.hasSignature && hasSameLayout(each, kernel);
        });
        if (found == known.end())
            return false;
        kernel.name = found->name;
        kernel.parameters = found->parameters;
        return kernel.hasSignature = true;
    });
}

}  // namespace

Program namesOf(const Document& document)
{
    const QString path = document.sourcePath().isEmpty() ? document.fileName() : document.sourcePath();
    const QString file = document.sessionPath().isEmpty() ? path : document.sessionPath();
    return {.file = file.toStdString(), .path = path.toStdString()};
}

Program programOf(const Document& document)
{
    Program program = namesOf(document);
    program.session = document.session();
    program.source = document.text().toStdString();
    program.isTrusted = document.isTrusted();
    return program;
}

BuildController::BuildController(Client& client, Documents& documents, TargetConnection& target)
    : m_client(client), m_documents(documents), m_target(target)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kLiveDelay);
    connect(&m_delay, &QTimer::timeout, this, [this] { begin(false); });
    connect(&documents, &Documents::currentChanged, this, [this] {
        stop();
        emit changed();
    });
    connect(&documents, &Documents::textChanged, this, &BuildController::beginLive);
    connect(&documents, &Documents::sessionChanged, this, &BuildController::takeSession);
    connect(&documents, &Documents::trustedChanged, this, &BuildController::beginLive);
    connect(&target, &TargetConnection::changed, this, [this] {
        if (m_target.info() != nullptr && builds().compiledFor != whereTo()) {
            emit changed();
            beginLive();
        }
    });
    connect(&client, &Client::compiled, this, [this](const QString& tag, const CompileOutcome& outcome) {
        if (tag == kBuildTag)
            takeEarly(outcome);
    });
}

QStringList BuildController::whereTo() const
{
    // A program that is trusted by now may read other headers.
    return {m_target.name(), m_target.architecture(), m_target.deviceId(),
            m_documents.current().isTrusted() ? QStringLiteral("trusted") : QString()};
}

bool BuildController::isCurrent() const
{
    const Document& document = m_documents.current();
    return build() && build().revision == document.revision() && build().compileRevision == document.compileRevision()
        && build().outcome->architecture == m_target.architecture().toStdString();
}

bool BuildController::isStale() const
{
    if (!goodBuild())
        return false;
    if (build().outcome != goodBuild().outcome)
        return true;
    return !isCurrent() && !(m_isLive && m_documents.current().isTrusted());
}

void BuildController::setLive(bool live)
{
    if (std::exchange(m_isLive, live) == live)
        return;
    if (live)
        beginLive();
    else
        m_delay.stop();
    emit changed();
}

void BuildController::beginLive()
{
    const bool isDone = isCurrent() && builds().compiledFor == whereTo();
    if (m_isLive && !isDone && m_documents.current().isTrusted() && m_target.info() != nullptr)
        m_delay.start();
    else if (goodBuild())
        emit changed();
}

void BuildController::takeSession()
{
    if (std::exchange(m_seenSettings, m_documents.current().compileRevision()) != m_documents.current().compileRevision())
        beginLive();
}

void BuildController::compile()
{
    begin(true);
}

/// What cannot be compiled as it stands is a problem of the build; whoever asked for it is told so besides.
void BuildController::begin(bool isAsked)
{
    m_delay.stop();
    const Stamp stamp{.revision = m_documents.current().revision(),
                      .compileRevision = m_documents.current().compileRevision(),
                      .number = ++m_number,
                      .editedLine = m_documents.current().editedLine()};
    const std::string architecture = m_target.architecture().toStdString();
    builds().compiledFor = whereTo();
    setCompiling(true);
    const auto prepare = [program = programOf(m_documents.current()), architecture] {
        return attempt([&] {
            CompileRequest request = program.request(architecture);
            addLineInformation(request);  // assembly leads to its source, the emulated GPU names the line of a fault
            return request;
        });
    };
    whenFinished(
        this, QtConcurrent::run(prepare), [this, stamp, isAsked, architecture](const QFuture<Answer<CompileRequest>>& future) {
            if (stamp.number != m_number)
                return;
            Answer<CompileRequest> answer = future.result();
            if (answer.value)
                return send(std::move(*answer.value), stamp);
            if (isAsked)
                emit failed(answer.sentence);
            setBuild(
                {.state = CompileOutcome::State::Rejected, .message = answer.sentence.toStdString(), .architecture = architecture},
                stamp);
            setCompiling(false);
        });
}

void BuildController::send(CompileRequest request, const Stamp& stamp)
{
    m_sent = stamp;
    m_future = m_client.compile(request, kBuildTag);
    whenFinished(this, m_future, [this, stamp](const QFuture<CompileOutcome>& future) { take(future, stamp); });
}

/// Figures come before signatures; they are shown at once where the signatures are those of the build before.
void BuildController::takeEarly(CompileOutcome outcome)
{
    if (!m_isCompiling || (outcome.ok() && !borrowSignatures(outcome.kernels, goodBuild())))
        return;
    setBuild(std::move(outcome), m_sent);
}

void BuildController::take(const QFuture<CompileOutcome>& future, const Stamp& stamp)
{
    if (stamp.number != m_number)
        return;
    m_isCompiling = false;
    if (future.resultCount() > 0 && future.result().state != CompileOutcome::State::Cancelled)
        setBuild(future.result(), stamp);
    emit compilingChanged();
}

void BuildController::setBuild(CompileOutcome outcome, const Stamp& stamp)
{
    Builds& kept = builds();
    kept.newest = {std::make_shared<const CompileOutcome>(std::move(outcome)), stamp.revision, stamp.compileRevision,
                     stamp.editedLine};
    if (kept.newest.outcome->ok())
        kept.keepGood();
    emit changed();
}

void BuildController::takeReport(const std::shared_ptr<const Report>& report)
{
    Builds& kept = builds();
    if (kept.newest || kept.good || !report->build.ok())
        return;
    kept.report = report;
    const Document& document = m_documents.current();
    kept.good = {std::make_shared<const CompileOutcome>(report->build), document.revision(), document.compileRevision()};
    emit changed();
}

void BuildController::Builds::keepGood()
{
    report.reset();
    good = newest;
    Generations& kept = generations[newest.outcome->architecture];
    if (kept.newest && !isSameCode(*kept.newest.outcome, *newest.outcome))
        kept.before = kept.newest;
    kept.newest = newest;
    previous = kept.before;
}

void BuildController::setCompiling(bool compiling)
{
    if (std::exchange(m_isCompiling, compiling) != compiling)
        emit compilingChanged();
}

void BuildController::stop()
{
    m_delay.stop();
    ++m_number;
    m_future.cancel();
    setCompiling(false);
}

}  // namespace kd
