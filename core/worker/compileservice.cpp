// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/compileservice.h"

#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/worker/wire.h"

#include <QTimer>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace kd {
namespace {

/// What is compiled again and again, as it is typed, has a tag: toolkit headers that it starts with are worth precompiling.
CompileTask taskOf(const char* type, const CompileRequest& request, const QString& tag)
{
    return {.type = type,
            .body = request,
            .deadline = request.deadline,
            .isUrgent = std::string_view(type) == "compile",
            .headersKey = tag.isEmpty() ? std::string() : precompiledKey(request, type),
            .read = nullptr,
            .done = nullptr};
}

/// `task`, whose answer `read` makes a value of for `done`; where nothing was answered, that is an empty one.
template <typename Value>
CompileTask answeredBy(CompileTask task, Value (*read)(const Json&), std::function<void(const TaskResult&, Value)> done)
{
    const auto value = std::make_shared<Value>();
    task.read = [value, read](const Json& answer) { *value = read(answer); };
    task.done = [value, done = std::move(done)](const TaskResult& end) { done(end, std::move(*value)); };
    return task;
}

SignatureOutcome signaturesFrom(const Json& answer)
{
    return answer.get<SignatureOutcome>();
}

CompilerInfo infoFrom(const Json& answer)
{
    auto info = answer.get<CompilerInfo>();
    info.available = answer.at("available").get<bool>();
    return info;
}

constexpr std::chrono::milliseconds kQuiet{1000};
constexpr std::size_t kMaxTags = 1000;

/// Names of the kernels, offsets and sizes of their parameters.
std::string layoutOf(const std::vector<KernelInfo>& kernels)
{
    std::string layout;
    for (const KernelInfo& kernel : kernels) {
        layout += kernel.loweredName + '(';
        for (const Parameter& parameter : kernel.parameters)
            layout += std::to_string(parameter.offset) + ':' + std::to_string(parameter.size) + ',';
        layout += ')';
    }
    return layout;
}

}  // namespace

CompileService::CompileService(CompilePool& pool, CompileCache cache, QObject* parent)
    : QObject(parent), m_pool(pool), m_cache(std::move(cache))
{ }

CompileService::~CompileService()
{
    m_disk.waitForDone();
}

void CompileService::submit(quint64 job, const QString& tag, CompileRequest request)
{
    if (!tag.isEmpty())
        supersede(tag);
    m_jobs[job] = {.tag = tag, .request = std::move(request)};
    if (m_jobs[job].request.useCache)
        lookUp(job);
    else
        start(job);
}

void CompileService::supersede(const QString& tag)
{
    const auto older = std::ranges::find_if(m_jobs, [&](const auto& entry) { return entry.second.tag == tag; });
    if (older == m_jobs.end())
        return;
    const auto [compileTask, signatureTask] = end(older->first, "A newer compile took its place.");
    m_pool.detach(compileTask);
    m_pool.detach(signatureTask);
}

bool CompileService::cancel(quint64 job)
{
    if (!m_jobs.contains(job))
        return false;
    const auto [compileTask, signatureTask] = end(job, "The compile was cancelled.");
    m_pool.abort(compileTask);
    m_pool.abort(signatureTask);
    return true;
}

void CompileService::lookUp(quint64 job)
{
    m_disk.start([this, job, request = m_jobs[job].request] {
        std::string key;
        std::optional<CompileOutcome> found;
        Message sentence;
        try {
            key = CompileCache::key(request);
            found = m_cache.find(key);
            sentence = m_cache.popNotice();
        } catch (const std::exception& error) {
            sentence = messageOf(error);
        }
        auto reply = [this, job, key = std::move(key), found = std::move(found), sentence = std::move(sentence)] {
            if (!sentence.empty())
                emit notice(sentence);
            onLookUp(job, key, found);
        };
        QMetaObject::invokeMethod(this, std::move(reply), Qt::QueuedConnection);
    });
}

void CompileService::onLookUp(quint64 job, const std::string& key, const std::optional<CompileOutcome>& found)
{
    const auto state = m_jobs.find(job);
    if (state == m_jobs.end())
        return;
    if (found) {
        m_jobs.erase(state);
        emit finished(job, *found, false);
        return;
    }
    state->second.key = key;
    state->second.storesResult = !key.empty();
    start(job);
}

void CompileService::start(quint64 job)
{
    Job& state = m_jobs[job];
    state.compileTask = m_pool.submit(answeredBy<CompileOutcome>(
        taskOf("compile", state.request, state.tag), outcomeFromWire,
        [this, job](const TaskResult& end, CompileOutcome outcome) { onCompiled(job, end, std::move(outcome)); }));
    if (!m_layouts.contains(state.tag))
        startSignatures(job);
}

void CompileService::startSignatures(quint64 job)
{
    Job& state = m_jobs[job];
    state.signatureTask = m_pool.submit(answeredBy<SignatureOutcome>(
        taskOf("signatures", state.request, state.tag), signaturesFrom,
        [this, job](const TaskResult& end, SignatureOutcome found) { onSignatures(job, end, std::move(found)); }));
}

/// Of a job whose signatures were not asked for yet.
void CompileService::awaitQuiet(quint64 job)
{
    const Job& state = m_jobs[job];
    const bool isAsBefore = m_layouts[state.tag] == layoutOf(state.outcome->kernels);
    QTimer::singleShot(isAsBefore ? kQuiet : std::chrono::milliseconds(0), this, [this, job] {
        if (m_jobs.contains(job))
            startSignatures(job);
    });
}

void CompileService::onCompiled(quint64 job, const TaskResult& end, CompileOutcome outcome)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end())
        return;
    Job& state = found->second;
    if (end.kind != TaskResult::Kind::Answered)
        outcome = emptyOutcome(state.request, stateOf(end), errorText(end, state.request));
    if (outcome.state == CompileOutcome::State::OutOfMemory && end.isMemoryScarce) {
        outcome.state = CompileOutcome::State::Lost;
        outcome.message = scarceText(end, state.request);
    }
    if (!outcome.ok()) {
        const std::uint64_t signatureTask = state.signatureTask;
        m_jobs.erase(found);
        emit finished(job, outcome, false);
        return m_pool.abort(signatureTask);
    }
    state.outcome = std::move(outcome);
    if (state.signatureTask == 0)
        awaitQuiet(job);
    if (m_layouts.size() > kMaxTags)
        m_layouts.clear();
    if (!state.tag.isEmpty())
        m_layouts[state.tag] = layoutOf(state.outcome->kernels);
    emit finished(job, CompileOutcome(*state.outcome), true);
    complete(job);
}

void CompileService::onSignatures(quint64 job, const TaskResult& end, SignatureOutcome signature)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end())
        return;
    if (end.kind != TaskResult::Kind::Answered) {
        found->second.storesResult = false;
        found->second.signatureProblem = errorText(end, found->second.request);
    }
    found->second.signature = std::move(signature);
    complete(job);
}

void CompileService::complete(quint64 job)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end() || !found->second.outcome || !found->second.signature)
        return;
    Job state = std::move(found->second);
    m_jobs.erase(found);
    mergeSignatures(*state.outcome, *state.signature);
    for (KernelInfo& kernel : state.outcome->kernels)
        if (!kernel.hasSignature)
            kernel.signatureProblem = state.signatureProblem;
    emit signatures(job, state.outcome->kernels);
    if (!state.storesResult)
        return;
    m_disk.start([this, key = std::move(state.key), outcome = std::move(*state.outcome)] {
        m_cache.store(key, outcome);
        Message sentence = m_cache.popNotice();
        if (!sentence.empty())
            QMetaObject::invokeMethod(this, [this, sentence] { emit notice(sentence); }, Qt::QueuedConnection);
    });
}

std::pair<std::uint64_t, std::uint64_t> CompileService::end(quint64 job, const Message& message)
{
    const auto found = m_jobs.find(job);
    const Job ended = std::move(found->second);
    m_jobs.erase(found);
    if (ended.outcome)
        emit signatures(job, ended.outcome->kernels);
    else
        emit finished(job, emptyOutcome(ended.request, CompileOutcome::State::Cancelled, message), false);
    return {ended.compileTask, ended.signatureTask};
}

CompileOutcome CompileService::emptyOutcome(const CompileRequest& request, CompileOutcome::State state, const Message& message)
{
    return {.state = state, .message = message, .architecture = request.architecture};
}

void CompileService::info(std::function<void(const CompilerInfo&)> done)
{
    constexpr std::chrono::seconds kLimit{20};
    if (m_info)
        return done(*m_info);
    m_pool.submit(answeredBy<CompilerInfo>(
        {.type = "info", .body = {}, .deadline = kLimit, .headersKey = {}, .read = nullptr, .done = nullptr}, infoFrom,
        [this, done = std::move(done)](const TaskResult& end, CompilerInfo info) {
            if (end.kind == TaskResult::Kind::Answered)
                m_info = info;
            else
                info.missing = message("No compile process could be asked for NVRTC: {}", errorText(end, {}));
            done(info);
        }));
}

}  // namespace kd
