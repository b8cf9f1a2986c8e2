// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/compileservice.h"

#include "core/compile/buildcompiler.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/compile/options/devicerequest.h"
#include "core/compile/source/includeadvice.h"
#include "core/worker/wire.h"

#include <QTimer>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

namespace kd {
namespace {

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

/// Says what to do about headers, but for those of the host's that NVRTC does not have.
void addIncludeAdvice(CompileOutcome& rejected, const CompileRequest& request)
{
    const bool isForNvcc =
        request.compiler != CompilerChoice::Nvcc && reasonForNvcc(rejected.diagnostics).kind != NvccReason::Kind::None;
    if (rejected.state == CompileOutcome::State::Rejected && !isForNvcc)
        std::ranges::move(includeAdvice(rejected.diagnostics, request), std::back_inserter(rejected.notices));
}

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

/// Tells whoever chose NVRTC for a program with host code that there is another compiler for it.
void nameOtherCompiler(CompileOutcome& rejected)
{
    if (rejected.state != CompileOutcome::State::Rejected)
        return;
    const NvccReason reason = reasonForNvcc(rejected.diagnostics);
    if (reason.kind == NvccReason::Kind::None)
        return;
    rejected.notices.push_back(message("NVRTC was chosen as the compiler and takes no host code: {}. Choose auto or nvcc, which "
                                       "compile all of the program.", reasonText(reason)));
}

}  // namespace

CompileService::CompileService(CompilePool& pool, CompilePool& nvccPool, CompileCache cache, QObject* parent)
    : QObject(parent), m_pool(pool), m_nvccPool(nvccPool), m_cache(std::move(cache))
{ }

CompileService::~CompileService()
{
    m_disk.waitForDone();
}

void CompileService::submit(quint64 job, const QString& tag, CompileRequest request)
{
    if (!tag.isEmpty())
        supersede(tag);
    Job& state = m_jobs[job] = {.tag = tag, .request = std::move(request)};
    if (state.request.compiler == CompilerChoice::Auto)
        state.reason = reasonForNvcc(state.request.options);
    else
        m_choices.erase(tag);
    if (state.request.compiler == CompilerChoice::Auto && state.reason.kind == NvccReason::Kind::None) {
        state.reason = keptReason(tag, state.request);
        state.isKeptChoice = state.reason.kind != NvccReason::Kind::None;
    }
    if (state.reason.kind != NvccReason::Kind::None)
        state.addedOptions = chooseNvcc(state.request);
    begin(job);
}

/// Why nvcc judged this program before, where that is as it was; the choice is forgotten where it is not.
NvccReason CompileService::keptReason(const QString& tag, const CompileRequest& request)
{
    const auto known = m_choices.find(tag);
    if (known == m_choices.end())
        return {};
    if (holds(known->second, request))
        return known->second.reason;
    m_choices.erase(known);
    return {};
}

void CompileService::removeAddedOptions(Job& job)
{
    const std::vector<std::string> added = std::move(job.addedOptions);
    job.addedOptions.clear();
    std::erase_if(job.request.options,
                  [&added](const std::string& option) { return std::ranges::find(added, option) != added.end(); });
}

void CompileService::begin(quint64 job)
{
    const CompileRequest& request = m_jobs[job].request;
    if (request.useCache || request.compiler == CompilerChoice::Nvcc)
        lookUp(job);
    else
        start(job);
}

CompilePool& CompileService::poolOf(const Job& job) const
{
    return job.request.compiler == CompilerChoice::Nvcc ? m_nvccPool : m_pool;
}

void CompileService::supersede(const QString& tag)
{
    const auto older = std::ranges::find_if(m_jobs, [&](const auto& entry) { return entry.second.tag == tag; });
    if (older == m_jobs.end())
        return;
    const EndedTasks ended = end(older->first, "A newer compile took its place.");
    m_nvccPool.abort(ended.tileTask);
    for (const std::uint64_t task : {ended.compileTask, ended.signatureTask}) {
        // A process of nvcc's has nothing that is worth keeping, and takes seconds.
        if (ended.pool == &m_nvccPool)
            m_nvccPool.abort(task);
        else
            m_pool.detach(task);
    }
}

bool CompileService::cancel(quint64 job)
{
    if (!m_jobs.contains(job))
        return false;
    const EndedTasks ended = end(job, "The compile was cancelled.");
    ended.pool->abort(ended.compileTask);
    ended.pool->abort(ended.signatureTask);
    m_nvccPool.abort(ended.tileTask);
    return true;
}

void CompileService::lookUp(quint64 job)
{
    m_disk.start([this, job, request = m_jobs[job].request] {
        auto reply = [this, job, known = readLookUp(request)]() mutable { onLookUp(job, std::move(known)); };
        QMetaObject::invokeMethod(this, std::move(reply), Qt::QueuedConnection);
    });
}

/// To be called on m_disk.
CompileService::LookUp CompileService::readLookUp(const CompileRequest& request)
{
    LookUp known;
    try {
        if (request.compiler == CompilerChoice::Nvcc)
            known.nvcc = findNvcc();
        if (!known.nvcc.missing.empty())
            known.withoutHost = withoutHostCode(request);
        if (!request.useCache || !known.nvcc.missing.empty())
            return known;
        known.key = CompileCache::key(request);
        known.found = m_cache.find(known.key);
        known.isWhole = known.found.has_value();
        if (!known.isWhole)
            known.found = m_cache.find(CompileCache::figuresKey(known.key));
        known.notice = m_cache.popNotice();
    } catch (const std::exception& error) {
        known.notice = messageOf(error);
    }
    return known;
}

void CompileService::onLookUp(quint64 job, LookUp known)
{
    if (!known.notice.empty())
        emit notice(known.notice);
    const auto state = m_jobs.find(job);
    if (state == m_jobs.end())
        return;
    if (known.found && (known.isWhole || !state->second.request.needsSignatures))
        return tell(job, std::move(*known.found), true);
    if (known.found)
        return addSignatures(job, std::move(known));
    if (!known.nvcc.missing.empty() && state->second.isKeptChoice)
        return askNvrtcInstead(job);
    if (known.withoutHost && state->second.refused)
        return setHostCodeAside(job, std::move(known));
    if (!known.nvcc.missing.empty())
        return endWithoutNvcc(job, known.nvcc.missing);
    state->second.nvccIdentity = known.nvcc.identity;
    state->second.storesResult = !known.key.empty();
    state->second.key = std::move(known.key);
    if (state->second.reason.kind != NvccReason::Kind::None && state->second.missingNvcc.empty())
        emit compilerChosen(job, CompilerChoice::Nvcc);
    start(job);
}

/// What is compiled again and again, as it is typed, has a tag: for NVRTC, toolkit headers that it starts with are worth
/// precompiling.
CompileTask CompileService::taskOf(const char* type, const Job& job) const
{
    const bool isForNvcc = job.request.compiler == CompilerChoice::Nvcc;
    CompileTask task{.type = type,
                     .body = job.request,
                     .deadline = job.request.deadline,
                     .isUrgent = std::string_view(type) == "compile",
                     .headersKey = job.tag.isEmpty() || isForNvcc ? std::string() : precompiledKey(job.request, type),
                     .read = nullptr,
                     .done = nullptr};
    if (isForNvcc)
        task.body["nvccIdentity"] = job.nvccIdentity;
    return task;
}

void CompileService::start(quint64 job)
{
    Job& state = m_jobs[job];
    state.compileTask = poolOf(state).submit(answeredBy<CompileOutcome>(
        taskOf("compile", state), outcomeFromWire,
        [this, job](const TaskResult& end, CompileOutcome outcome) { onCompiled(job, end, std::move(outcome)); }));
    if (state.request.needsSignatures && !m_layouts.contains(state.tag))
        startSignatures(job);
}

/// Somebody had the figures of this program, as those of a trial are, and did not need its signatures.
void CompileService::addSignatures(quint64 job, LookUp known)
{
    Job& state = m_jobs[job];
    state.nvccIdentity = std::move(known.nvcc.identity);
    state.key = std::move(known.key);
    state.storesResult = true;
    tell(job, std::move(*known.found), false);
}

void CompileService::startSignatures(quint64 job)
{
    Job& state = m_jobs[job];
    state.signatureTask = poolOf(state).submit(answeredBy<SignatureOutcome>(
        taskOf("signatures", state), signaturesFrom,
        [this, job](const TaskResult& end, SignatureOutcome found) { onSignatures(job, end, std::move(found)); }));
}

/// Of a job whose signatures were not asked for yet.
void CompileService::awaitQuiet(quint64 job)
{
    const Job& state = m_jobs[job];
    const auto known = m_layouts.find(state.tag);
    const bool isAsBefore = known != m_layouts.end() && known->second == layoutOf(state.outcome->kernels);
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
    if (state.request.compiler == CompilerChoice::Auto && outcome.state == CompileOutcome::State::Rejected) {
        state.reason = reasonForNvcc(outcome.diagnostics);
        if (state.reason.kind != NvccReason::Kind::None)
            return askNvcc(job, std::move(outcome));
    }
    if (!outcome.ok()) {
        const std::uint64_t signatureTask = state.signatureTask;
        CompilePool& pool = poolOf(state);
        const Message missing = state.missingNvcc;
        if (!missing.empty() && reasonForNvcc(outcome.diagnostics).kind != NvccReason::Kind::None) {
            endWithoutNvcc(job, missing);
        } else {
            const Job ended = std::move(state);
            m_jobs.erase(found);
            if (ended.request.compiler == CompilerChoice::Nvrtc && missing.empty())
                nameOtherCompiler(outcome);
            addIncludeAdvice(outcome, ended.request);
            emit finished(job, toldOutcome(ended, std::move(outcome)), false);
        }
        return pool.abort(signatureTask);
    }
    tell(job, std::move(outcome), false);
}

/// Of a program that compiles. `isFound`: it was known already, with all that the request needs.
void CompileService::tell(quint64 job, CompileOutcome outcome, bool isFound)
{
    Job& state = m_jobs[job];
    if (!outcome.tileIr.empty() && !state.tile)
        return lookForTileiras(job, std::move(outcome), isFound);
    if (isFound || !state.request.needsSignatures) {
        const Job ended = std::move(state);
        m_jobs.erase(job);
        emit finished(job, toldOutcome(ended, outcome), false);
        if (!isFound && ended.storesResult)
            store(CompileCache::figuresKey(ended.key), std::move(outcome));
        return;
    }
    state.outcome = std::move(outcome);
    if (state.signatureTask == 0)
        awaitQuiet(job);
    if (m_layouts.size() > kMaxTags)
        m_layouts.clear();
    if (!state.tag.isEmpty())
        m_layouts[state.tag] = layoutOf(state.outcome->kernels);
    emit finished(job, toldOutcome(state, *state.outcome), true);
    complete(job);
}

void CompileService::lookForTileiras(quint64 job, CompileOutcome outcome, bool isFound)
{
    Job& state = m_jobs[job];
    state.compileTask = 0;
    state.isFound = isFound;
    state.untold = std::move(outcome);
    m_disk.start([this, job, outcome = *state.untold, useCache = state.request.useCache] {
        auto reply = [this, job, known = readTileLookUp(outcome, useCache)]() mutable { assemble(job, std::move(known)); };
        QMetaObject::invokeMethod(this, std::move(reply), Qt::QueuedConnection);
    });
}

/// To be called on m_disk.
CompileService::TileLookUp CompileService::readTileLookUp(const CompileOutcome& outcome, bool useCache)
{
    TileLookUp known;
    try {
        known.tileiras = findTileiras();
        if (!known.tileiras.missing.empty() || !useCache)
            return known;
        known.key = CompileCache::tileKey(outcome.tileIr, outcome.architecture, known.tileiras.identity);
        known.found = m_cache.find(known.key);
    } catch (const std::exception& error) {
        known.tileiras.missing = messageOf(error);
    }
    return known;
}

void CompileService::assemble(quint64 job, TileLookUp known)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end())
        return;
    Job& state = found->second;
    if (known.found)
        return onAssembled(job, std::move(*known.found));
    const CompileOutcome& program = *state.untold;
    const auto refused = [&](Message why) {
        onAssembled(job, {.state = CompileOutcome::State::Unavailable, .message = std::move(why)});
    };
    if (!known.tileiras.missing.empty())
        return refused(std::move(known.tileiras.missing));
    if (tileArchitecture(program.architecture).empty())
        return refused(message("tileiras makes code for sm_80 and later, and this is {}.", program.architecture));
    const TileAssemblyRequest request{.tileIr = program.tileIr,
                                      .architecture = program.architecture,
                                      .deadline = state.request.deadline,
                                      .identity = known.tileiras.identity};
    const CompileTask task{.type = "assemble",
                           .body = tileRequestToWire(request),
                           .deadline = request.deadline,
                           .headersKey = {},
                           .read = nullptr,
                           .done = nullptr};
    const auto onAnswer = [this, job, key = known.key](const TaskResult& end, CompileOutcome assembled) {
        const auto waiting = m_jobs.find(job);
        if (waiting == m_jobs.end())
            return;
        if (end.kind != TaskResult::Kind::Answered)
            assembled = {.state = stateOf(end), .message = errorText(end, waiting->second.request)};
        else if (assembled.ok() && !key.empty())
            store(key, assembled);
        onAssembled(job, std::move(assembled));
    };
    state.tileTask = m_nvccPool.submit(answeredBy<CompileOutcome>(task, outcomeFromWire, onAnswer));
}

void CompileService::onAssembled(quint64 job, CompileOutcome assembled)
{
    Job& state = m_jobs[job];
    nameTileParameters(assembled.kernels, state.request.source);
    state.tileTask = 0;
    state.tile = std::move(assembled);
    CompileOutcome outcome = std::move(*state.untold);
    state.untold.reset();
    tell(job, std::move(outcome), state.isFound);
}

std::vector<KernelInfo> CompileService::toldKernels(const Job& job)
{
    std::vector<KernelInfo> kernels = job.outcome->kernels;
    if (job.tile)
        kernels.insert(kernels.end(), job.tile->kernels.begin(), job.tile->kernels.end());
    return kernels;
}

/// NVRTC's answer shows that it is not the one to judge this program.
void CompileService::askNvcc(quint64 job, CompileOutcome refused)
{
    Job& state = m_jobs[job];
    const std::uint64_t signatureTask = std::exchange(state.signatureTask, 0);
    state.compileTask = 0;
    state.refused = std::move(refused);
    state.signature.reset();
    if (m_choices.size() > kMaxTags)
        m_choices.clear();
    if (!state.tag.isEmpty())
        m_choices.insert_or_assign(state.tag, keptChoice(state.reason, state.request));
    state.addedOptions = chooseNvcc(state.request);
    begin(job);
    m_pool.abort(signatureTask);
}

/// Of nvcc, which judged the program before, nothing is left: NVRTC's answer decides anew.
void CompileService::askNvrtcInstead(quint64 job)
{
    Job& state = m_jobs[job];
    m_choices.erase(state.tag);
    state.isKeptChoice = false;
    state.reason = {};
    state.request.compiler = CompilerChoice::Auto;
    removeAddedOptions(state);
    begin(job);
}

/// Where there is no nvcc, NVRTC judges the device code alone.
void CompileService::setHostCodeAside(quint64 job, LookUp known)
{
    Job& state = m_jobs[job];
    state.request = std::move(*known.withoutHost);
    state.request.compiler = CompilerChoice::Nvrtc;
    m_choices.erase(state.tag);
    removeAddedOptions(state);
    state.missingNvcc = std::move(known.nvcc.missing);
    begin(job);
}

/// What is told of an outcome without host code is of the whole program; what is stored is of the rest. What tileiras made is told
/// with it, and stored apart.
CompileOutcome CompileService::toldOutcome(const Job& job, CompileOutcome outcome)
{
    if (job.tile)
        addTileCode(outcome, *job.tile);
    if (job.missingNvcc.empty())
        return outcome;
    outcome.sourceSha256 = job.refused->sourceSha256;
    outcome.lacksHostCode = true;
    outcome.notices.push_back(message("NVRTC got this program without its host code: {}. All of it takes nvcc: {}",
                                      reasonText(job.reason),
                                      message("{} The host code, main() too, was not checked.", job.missingNvcc)));
    return outcome;
}

void CompileService::endWithoutNvcc(quint64 job, const Message& missing)
{
    const auto found = m_jobs.find(job);
    const Job ended = std::move(found->second);
    m_jobs.erase(found);
    CompileOutcome outcome = ended.refused ? *ended.refused : emptyOutcome(ended.request, {}, {});
    outcome.state = CompileOutcome::State::Unavailable;
    // What NVRTC says of the rest it says of a program that is not for it.
    std::erase_if(outcome.diagnostics, [&](const Diagnostic& each) { return each.position != ended.reason.position; });
    outcome.message = ended.reason.kind == NvccReason::Kind::None
                          ? message("The program was not compiled: {}", missing)
                          : message("NVRTC cannot compile this program: {}. That takes nvcc: {}", reasonText(ended.reason),
                                    missing);
    emit finished(job, outcome, false);
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
    emit signatures(job, toldKernels(state));
    if (state.storesResult)
        store(state.key, std::move(*state.outcome));
}

void CompileService::store(const std::string& key, CompileOutcome outcome)
{
    m_disk.start([this, key, outcome = std::move(outcome)] {
        m_cache.store(key, outcome);
        Message sentence = m_cache.popNotice();
        if (!sentence.empty())
            QMetaObject::invokeMethod(this, [this, sentence] { emit notice(sentence); }, Qt::QueuedConnection);
    });
}

CompileService::EndedTasks CompileService::end(quint64 job, const Message& message)
{
    const auto found = m_jobs.find(job);
    const Job ended = std::move(found->second);
    m_jobs.erase(found);
    if (ended.outcome)
        emit signatures(job, toldKernels(ended));
    else
        emit finished(job, emptyOutcome(ended.request, CompileOutcome::State::Cancelled, message), false);
    return {.pool = &poolOf(ended),
            .compileTask = ended.compileTask,
            .signatureTask = ended.signatureTask,
            .tileTask = ended.tileTask};
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
