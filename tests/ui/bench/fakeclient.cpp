// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/bench/fakeclient.h"

#include "core/base/error.h"
#include "core/worker/wire.h"

#include <QFutureWatcher>
#include <QMetaObject>
#include <QPromise>

#include <algorithm>
#include <exception>
#include <utility>

namespace kd {
namespace {

const QString kUnknown = QStringLiteral("No answer to this was recorded: tests/ui/bench/README.md says how to record it.");

std::exception_ptr errorOf(const QString& sentence)
{
    return std::make_exception_ptr(RuntimeError({.text = verbatim(sentence.toStdString())}));
}

/// Of an output of float: 1 and somewhat more.
QByteArray elements(quint64 offset, quint64 length)
{
    QByteArray bytes;
    for (quint64 index = offset / sizeof(float); bytes.size() < static_cast<qsizetype>(length); ++index) {
        const float value = 1 + static_cast<float>(index % 1000) / 1000;
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    return bytes.first(static_cast<qsizetype>(length));
}

RunOutcome emptyOutcome(const RunRequest& request, RunOutcome::State state, const QString& sentence)
{
    RunOutcome outcome{.state = state,
                       .message = verbatim(sentence.toStdString()),
                       .kernel = request.plan.kernel,
                       .deviceId = request.device,
                       .grid = request.plan.grid,
                       .block = request.plan.block,
                       .sharedBytes = request.plan.sharedBytes};
    if (state == RunOutcome::State::Lost)
        outcome.faults = {{.kind = Fault::Kind::ProcessLost, .message = verbatim(sentence.toStdString())}};
    return outcome;
}

}  // namespace

/// A call that has no answer yet.
struct FakeClient::Waiting {
    Call call = Call::Describe;
    QString tag;
    std::function<void()> answer;
    std::function<void()> cancel;                 ///< the future ends without a result
    std::function<void(const QString&)> replace;  ///< a newer call of the tag, or cancelAll(), took its place
    std::function<void(const QString&)> lose;     ///< the worker died
    std::function<void(int, int)> progress;
};

/// What is asked, and what each end of it gives; a failure is thrown, and then stands in the future.
template <typename T> struct FakeClient::Question {
    Call call = Call::Describe;
    QString tag;
    std::function<T()> answer;
    std::function<T(const QString&)> replaced;
    std::function<T(const QString&)> lost;
};

FakeClient::FakeClient(RecordedAnswers answers, QObject* parent) : Client(Target{}, parent), m_answers(std::move(answers)) { }

FakeClient::~FakeClient() = default;

template <typename T> QFuture<T> FakeClient::ask(Question<T> question)
{
    begin();
    ++m_asked[question.call];
    const auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    const auto finish = [promise](const std::function<T()>& value) {
        try {
            promise->addResult(value());
        } catch (...) {
            promise->setException(std::current_exception());
        }
        promise->finish();
    };
    const quint64 number = ++m_last;
    auto waiting = std::make_shared<Waiting>();
    waiting->call = question.call;
    waiting->tag = question.tag;
    waiting->answer = [finish, value = question.answer] { finish(value); };
    waiting->cancel = [promise] { promise->finish(); };
    waiting->replace = [finish, value = question.replaced](const QString& why) { finish([&] { return value(why); }); };
    waiting->lose = [finish, value = question.lost](const QString& why) { finish([&] { return value(why); }); };
    waiting->progress = [promise](int done, int total) {
        promise->setProgressRange(0, total);
        promise->setProgressValue(done);
    };
    m_waiting[number] = waiting;
    auto* const watcher = new QFutureWatcher<T>(this);
    connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    connect(watcher, &QFutureWatcherBase::canceled, this, [this, number] {
        if (const auto cancelled = m_waiting.extract(number))
            cancelled.mapped()->cancel();
    });
    watcher->setFuture(promise->future());
    QMetaObject::invokeMethod(
        this, [this, number] { answer(number); }, Qt::QueuedConnection);
    return promise->future();
}

/// Starts the process that there would be.
void FakeClient::begin()
{
    if (std::exchange(m_isRunning, true))
        return;
    ++m_process;
    QMetaObject::invokeMethod(
        this,
        [this, process = m_process] {
            if (m_isRunning && process == m_process)
                emit ready();
        },
        Qt::QueuedConnection);
}

void FakeClient::answer(quint64 number)
{
    const auto found = m_waiting.find(number);
    if (found == m_waiting.end() || m_held.contains(found->second->call))
        return;
    const std::shared_ptr<Waiting> waiting = found->second;
    m_waiting.erase(found);
    waiting->answer();
}

void FakeClient::hold(Call call)
{
    m_held.insert(call);
}

void FakeClient::release(Call call)
{
    m_held.erase(call);
    for (const auto& [number, waiting] : m_waiting) {
        if (waiting->call == call)
            QMetaObject::invokeMethod(
                this, [this, asked = number] { answer(asked); }, Qt::QueuedConnection);
    }
}

int FakeClient::held(Call call) const
{
    return static_cast<int>(std::ranges::count_if(m_waiting, [&](const auto& each) { return each.second->call == call; }));
}

int FakeClient::asked(Call call) const
{
    const auto found = m_asked.find(call);
    return found == m_asked.end() ? 0 : found->second;
}

void FakeClient::setProgress(int done, int total)
{
    for (const auto& [number, waiting] : m_waiting) {
        if (waiting->call == Call::Run || waiting->call == Call::Time)
            waiting->progress(done, total);
    }
}

std::vector<std::shared_ptr<FakeClient::Waiting>> FakeClient::popAll()
{
    std::vector<std::shared_ptr<Waiting>> all;
    for (const auto& [number, waiting] : std::exchange(m_waiting, {}))
        all.push_back(waiting);
    return all;
}

void FakeClient::die(const QString& sentence)
{
    m_isRunning = false;
    m_outputs.clear();
    for (const std::shared_ptr<Waiting>& waiting : popAll())
        waiting->lose(sentence);
    emit lost(sentence);
}

void FakeClient::cancelAll()
{
    for (const std::shared_ptr<Waiting>& waiting : popAll())
        waiting->replace(QStringLiteral("This was cancelled."));
}

void FakeClient::setTarget(Target)
{
    m_isRunning = false;
    m_outputs.clear();
    for (const std::shared_ptr<Waiting>& waiting : popAll())
        waiting->replace(QStringLiteral("Another target was chosen."));
}

QFuture<TargetInfo> FakeClient::describe()
{
    const auto fails = [](const QString& why) -> TargetInfo { std::rethrow_exception(errorOf(why)); };
    const auto info = [this, fails] {
        if (!m_failure.isEmpty())
            return fails(m_failure);
        const std::optional<TargetInfo> known = m_info ? m_info : m_answers.target();
        return known ? *known : fails(kUnknown);
    };
    return ask<TargetInfo>({.call = Call::Describe, .tag = {}, .answer = info, .replaced = fails, .lost = fails});
}

QFuture<CompileOutcome> FakeClient::compile(const CompileRequest& request, const QString& tag)
{
    using State = CompileOutcome::State;
    const auto empty = [architecture = request.architecture](State state) {
        return [state, architecture](const QString& why) {
            return CompileOutcome{.state = state, .message = verbatim(why.toStdString()), .architecture = architecture};
        };
    };
    const auto outcome = [this, request, unknown = empty(State::Unavailable)] {
        std::optional<CompileOutcome> known = m_compiler ? m_compiler(request) : std::nullopt;
        if (!known)
            known = m_answers.compile(request);
        if (known && known->ok())
            m_programNames[known->cubinSha256] = request.programName;
        return known ? *known : unknown(kUnknown);
    };
    for (auto each = m_waiting.begin(); !tag.isEmpty() && each != m_waiting.end(); ++each) {
        if (each->second->call == Call::Compile && each->second->tag == tag) {
            const std::shared_ptr<Waiting> older = each->second;
            m_waiting.erase(each);
            QMetaObject::invokeMethod(
                this, [older] { older->replace(QStringLiteral("A newer compile took its place.")); }, Qt::QueuedConnection);
            break;  // there is one of a tag
        }
    }
    return ask<CompileOutcome>(
        {.call = Call::Compile, .tag = tag, .answer = outcome, .replaced = empty(State::Cancelled), .lost = empty(State::Lost)});
}

QFuture<RunOutcome> FakeClient::run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob>, const QString& tag)
{
    using State = RunOutcome::State;
    const auto empty = [request](State state) {
        return [state, request](const QString& why) { return emptyOutcome(request, state, why); };
    };
    const auto outcome = [this, request, image = std::move(cubin), unknown = empty(State::Unavailable)] {
        const std::optional<RunOutcome> known = m_answers.run(request, image);
        if (!known)
            return unknown(kUnknown);
        for (const OutputSummary& output : known->outputs)
            m_outputs.insert(QString::fromStdString(output.blob));
        return *known;
    };
    return ask<RunOutcome>(
        {.call = Call::Run, .tag = tag, .answer = outcome, .replaced = empty(State::Cancelled), .lost = empty(State::Lost)});
}

QFuture<TimingOutcome> FakeClient::time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob>,
                                        const QString& tag)
{
    using State = RunOutcome::State;
    const auto empty = [run = request.run](State state) {
        return [state, run](const QString& why) { return TimingOutcome{.run = emptyOutcome(run, state, why)}; };
    };
    const auto outcome = [this, request, image = std::move(cubin), unknown = empty(State::Unavailable)] {
        const std::optional<TimingOutcome> known = m_answers.time(request, image);
        if (!known)
            return unknown(kUnknown);
        for (const OutputSummary& output : known->run.outputs)
            m_outputs.insert(QString::fromStdString(output.blob));
        return *known;
    };
    return ask<TimingOutcome>(
        {.call = Call::Time, .tag = tag, .answer = outcome, .replaced = empty(State::Cancelled), .lost = empty(State::Lost)});
}

QFuture<CountOutcome> FakeClient::count(const CountRequest& request, std::vector<std::byte>, std::vector<PlanBlob>,
                                        const QString& tag)
{
    using State = RunOutcome::State;
    const auto empty = [run = request.run](State state) {
        return [state, run](const QString& why) { return countWithout(emptyOutcome(run, state, why)); };
    };
    const auto outcome = [this, request, unknown = empty(State::Unavailable)] {
        return m_counter ? m_counter(request) : unknown(kUnknown);
    };
    return ask<CountOutcome>(
        {.call = Call::Count, .tag = tag, .answer = outcome, .replaced = empty(State::Cancelled), .lost = empty(State::Lost)});
}

QFuture<Disassembly> FakeClient::disassemble(DisassemblyRequest request, const QString& tag)
{
    using State = Disassembly::State;
    std::string id = request.cubinSha256.empty() ? blobIdOf(request.cubin) : request.cubinSha256;
    id = id.substr(id.find(':') + 1);
    const auto empty = [id](State state) {
        return [state, id](const QString& why) {
            return Disassembly{.state = state, .message = verbatim(why.toStdString()), .cubinSha256 = id};
        };
    };
    const auto text = [this, id, asked = std::move(request), unknown = empty(State::Unavailable)] {
        if (m_disassembler)
            return m_disassembler(asked);
        const auto program = m_programNames.find(id);
        const auto known = m_answers.disassemble(id, program == m_programNames.end() ? std::string() : program->second);
        return known ? *known : unknown(kUnknown);
    };
    return ask<Disassembly>(
        {.call = Call::Disassemble, .tag = tag, .answer = text, .replaced = empty(State::Cancelled), .lost = empty(State::Failed)});
}

QFuture<GaugeSample> FakeClient::sample(const QString& pciBusId)
{
    const auto nothing = [](const QString& why) { return GaugeSample{.failure = verbatim(why.toStdString())}; };
    const auto value = [this, pciBusId, nothing] {
        const std::optional<GaugeSample> known = m_sample ? m_sample : m_answers.sample(pciBusId);
        return known ? *known : nothing(kUnknown);
    };
    return ask<GaugeSample>({.call = Call::Sample, .tag = {}, .answer = value, .replaced = nothing, .lost = nothing});
}

QFuture<QByteArray> FakeClient::fetch(const QString& blob, quint64 offset, quint64 length)
{
    const auto fails = [](const QString& why) -> QByteArray { std::rethrow_exception(errorOf(why)); };
    const auto bytes = [this, blob, offset, length, fails] {
        if (!m_outputs.contains(blob))
            return fails(QStringLiteral("The worker has no such output."));
        return elements(offset, length);
    };
    return ask<QByteArray>({.call = Call::Fetch, .tag = {}, .answer = bytes, .replaced = fails, .lost = fails});
}

}  // namespace kd
