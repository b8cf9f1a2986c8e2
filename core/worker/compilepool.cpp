// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/compilepool.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/sha256.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kErrorTail = 4096;
constexpr std::chrono::milliseconds kPatience{1200};  // about what it takes to compile heavy headers anew
constexpr std::chrono::milliseconds kGrace{2000};
constexpr std::chrono::seconds kMakingLimit{30};
constexpr std::chrono::milliseconds kBetweenLooks{500};  // two in a row, so that all may be stopped and go on together
constexpr std::size_t kMaxHeaders = 4;  // files of up to 230 MB, all processes together
constexpr std::size_t kMaxFailedKeys = 256;
/// What a process whose answer is waited for is counted with in the budget: more than the heaviest honest programs seen take.
constexpr std::uint64_t kCompileMemory = std::uint64_t{1} << 30;
/// Address space without which a process cannot even load NVRTC and compile what is simple.
constexpr std::uint64_t kFewestAddresses = std::uint64_t{2} << 30;

std::chrono::milliseconds patienceOf(const CompileTask& task)
{
    constexpr int kLess = 4;  // times that nobody waits for signatures
    return task.isUrgent ? kPatience : kLess * kPatience;
}

/// The process went wrong by itself: nobody ended it, nor was it too slow.
bool isCrash(const TaskResult& end)
{
    const posix::ExitStatus& status = end.death.status;
    return end.kind == TaskResult::Kind::Died && status.signalled && !wasEndedFromOutside(end.death) &&
        !status.overProcessorTime();
}

}  // namespace

CompilePool::CompilePool(Config config, QObject* parent) : QObject(parent), m_config(std::move(config)), m_store(m_config.headers)
{
    if (m_config.budget != nullptr)
        m_member.emplace(*m_config.budget, [this] { return claim(); });
    m_config.processes = std::max(m_config.processes, 2);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &CompilePool::pump);
    connect(&m_look, &QTimer::timeout, this, &CompilePool::lookForStopped);
}

CompilePool::~CompilePool()
{
    shutDown();
    m_disk.waitForDone();
}

void CompilePool::shutDown()
{
    m_isDown = true;
    m_isEnding = true;
    m_disk.clear();
    m_waiting.clear();
    for (Slot& slot : m_slots)
        slot.child->kill();
    m_slots.clear();
}

void CompilePool::warm(int count)
{
    const auto isIdle = [](const Slot& slot) { return !slot.running; };
    auto idle = static_cast<int>(std::ranges::count_if(m_slots, isIdle));
    while (idle < count && static_cast<int>(m_slots.size()) < m_config.processes && startProcess() != nullptr)
        ++idle;
}

ChildProcess* CompilePool::startChild(const std::filesystem::path& folder)
{
    ChildConfig config = m_config.child;
    config.directory = folder;
    if (m_store.isUsable())
        config.arguments.push_back(m_store.folder().string());
    posix::makePrivateDirectory(config.directory);
    auto* child = new ChildProcess(config, this);
    ++m_childCount;
    connect(child, &ChildProcess::exited, this, [this, folder] {
        m_disk.start([folder] {
            std::error_code ignored;
            std::filesystem::remove_all(folder, ignored);
        });
        --m_childCount;
        emit childGone();
    });
    connect(child, &ChildProcess::unkillable, this,
            [this](int id) { emit notice(message("The compile process {} does not end although it was killed.", id)); });
    return child;
}

CompilePool::Slot* CompilePool::startProcess()
{
    if (m_isDown)
        return nullptr;
    try {
        if (m_scratch.path().empty()) {
            posix::ScratchFolder::removeAbandoned(m_config.scratchBase);
            m_scratch = posix::ScratchFolder(m_config.scratchBase);
        }
        const std::filesystem::path folder = m_scratch.path() / ("compile-" + std::to_string(++m_lastFolder));
        ChildProcess* child = startChild(folder);
        Slot& slot = m_slots.emplace_back();
        slot.child = child;
        slot.folder = folder;
        watch(slot);
        return &slot;
    } catch (const Error& error) {
        m_startFailure = messageOf(error);
        return nullptr;
    }
}

void CompilePool::watch(Slot& slot)
{
    slot.deadline = new QTimer(slot.child);
    slot.deadline->setSingleShot(true);
    connect(slot.deadline, &QTimer::timeout, this, [this, &slot] { finish(slot, {.kind = TaskResult::Kind::Deadline}); });
    connect(slot.child, &ChildProcess::output, this, [&slot](int, const QByteArray& bytes) {
        slot.errors.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        if (slot.errors.size() > kErrorTail)
            slot.errors.erase(0, slot.errors.size() - kErrorTail);
    });
    connect(slot.child, &ChildProcess::message, this, [this, &slot](const ChildMessage& message) { onMessage(slot, message); });
    connect(slot.child, &ChildProcess::died, this, [this, &slot](const ChildEnd& end) {
        finish(slot, {.kind = TaskResult::Kind::Died, .death = end, .errors = slot.errors});
    });
}

/// A process that a signal has stopped would be waited for until its deadline. It is killed, as the system would.
void CompilePool::lookForStopped()
{
    bool isAnyRunning = false;
    for (Slot& slot : m_slots) {
        isAnyRunning = isAnyRunning || slot.running;
        const bool wasStopped = std::exchange(slot.wasStopped, slot.child->isStopped());
        if (slot.running && slot.wasStopped && wasStopped)
            slot.child->killAsSystem();
    }
    if (!isAnyRunning)
        m_look.stop();
}

/// What is thrown here ChildProcess takes for damage: the process ends.
void CompilePool::onMessage(Slot& slot, const ChildMessage& message)
{
    if (message.type == "ready") {
        // Only before the first task: what a process says later may be a user's doing.
        if (!slot.hasAnswered && !slot.maker)
            slot.maker = readValue([&] { return message.body.get<PchToolchain>(); });
        return;
    }
    if (!slot.running || slot.running->id != message.job)
        return;
    if (message.type == "stored") {
        slot.running->usesHeaders = true;
        slot.stored.insert(slot.running->task.headersKey);
        return;
    }
    if (slot.running->task.read)
        readValue([&] { slot.running->task.read(message.body); });
    finish(slot, {.kind = TaskResult::Kind::Answered, .body = message.body});
}

std::uint64_t CompilePool::submit(CompileTask task)
{
    auto running = std::make_unique<Running>();
    running->id = ++m_lastId;
    running->submitted = Clock::now();
    running->task = std::move(task);
    const auto behind = running->task.isUrgent
                            ? std::ranges::find_if(m_waiting, [](const auto& waiting) { return !waiting->task.isUrgent; })
                            : m_waiting.end();
    m_waiting.insert(behind, std::move(running));
    pump();
    return m_lastId;
}

void CompilePool::abort(std::uint64_t task)
{
    std::erase_if(m_waiting, [&](const auto& waiting) { return waiting->id == task; });
    const auto found = std::ranges::find_if(m_slots, [&](const Slot& slot) { return slot.running && slot.running->id == task; });
    if (found == m_slots.end())
        return;
    const bool isAnotherFree = static_cast<int>(m_slots.size()) < m_config.processes ||
        std::ranges::any_of(m_slots, [](const Slot& slot) { return !slot.running || slot.running->isMaking; });
    if (!found->headers.empty() && isAnotherFree) {
        found->running->isDetached = true;
        found->running->task.done = nullptr;
        found->deadline->start(std::min(kGrace, found->deadline->remainingTimeAsDuration()));
    } else {
        found->running.reset();
        replace(*found);
    }
    pump();
}

void CompilePool::detach(std::uint64_t task)
{
    std::erase_if(m_waiting, [&](const auto& waiting) { return waiting->id == task; });
    for (Slot& slot : m_slots)
        if (slot.running && slot.running->id == task)
            slot.running->isDetached = true;
    pump();
}

bool CompilePool::Slot::hasOrMakes(const std::string& key) const
{
    return has(key) || (!key.empty() && running && running->isMaking && running->task.headersKey == key);
}

/// One that has the headers, else the one that has the fewest.
CompilePool::Slot* CompilePool::idleProcess(const std::string& key)
{
    Slot* best = nullptr;
    for (Slot& slot : m_slots)
        if (!slot.running && (best == nullptr || slot.has(key) || (!best->has(key) && slot.headers.size() < best->headers.size())))
            best = &slot;
    return best;
}

/// A new process in the place of one that works for nobody: the one that holds and makes the least.
CompilePool::Slot* CompilePool::stealDetached(bool mayTakeHeaders)
{
    const auto worth = [](const Slot& slot) { return 2 * slot.headers.size() + (slot.running->isMaking ? 1 : 0); };
    Slot* least = nullptr;
    for (Slot& slot : m_slots)
        if (slot.running && slot.running->isDetached && (mayTakeHeaders || slot.headers.empty()) &&
            (least == nullptr || worth(slot) < worth(*least)))
            least = &slot;
    if (least == nullptr)
        return nullptr;
    remove(*least);
    return startProcess();
}

bool CompilePool::isPatient(const Running& waiting) const
{
    return Clock::now() - waiting.submitted < patienceOf(waiting.task);
}

CompilePool::Choice CompilePool::choose(const Running& waiting)
{
    const std::string& key = waiting.task.headersKey;
    Slot* idle = idleProcess(key);
    if (idle != nullptr && idle->has(key))
        return {.slot = idle};
    const bool waits = isPatient(waiting);
    if (waits && std::ranges::any_of(m_slots, [&key](const Slot& slot) { return slot.hasOrMakes(key); }))
        return {.waitsForHeaders = true};
    const bool mayStart = static_cast<int>(m_slots.size()) < m_config.processes;
    const bool isFull = idle != nullptr && !key.empty() && !idle->headers.empty();  // of what others are compiled with
    if (idle != nullptr && !(isFull && mayStart))
        return {.slot = idle};
    if (mayStart) {
        Slot* started = startProcess();
        return {.slot = started != nullptr ? started : idle};
    }
    if (!waiting.task.isUrgent && waits)
        return {.waitsForHeaders = true};
    if (Slot* slot = stealDetached(!waits))
        return {.slot = slot};
    const auto isForNobody = [](const Slot& slot) { return slot.running && slot.running->isDetached; };
    return {.waitsForHeaders = std::ranges::any_of(m_slots, isForNobody)};
}

bool CompilePool::pumpOne()
{
    for (auto waiting = m_waiting.begin(); waiting != m_waiting.end(); ++waiting) {
        const Choice choice = choose(**waiting);
        if (choice.slot != nullptr) {
            std::unique_ptr<Running> running = std::move(*waiting);
            m_waiting.erase(waiting);
            assign(*choice.slot, std::move(running));
            return true;
        }
        if (!choice.waitsForHeaders)
            return false;
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(patienceOf((*waiting)->task) - (Clock::now() - (*waiting)->submitted));
        if (!m_patience.isActive() || m_patience.remainingTimeAsDuration() > left)
            m_patience.start(std::max(left, std::chrono::milliseconds(1)));
    }
    return false;
}

void CompilePool::pump()
{
    while (pumpOne()) { }
    if (m_slots.empty())
        failAll();
}

/// No process can be started.
void CompilePool::failAll()
{
    for (std::unique_ptr<Running>& waiting : std::exchange(m_waiting, {}))
        // The caller does not have the task's number yet.
        QTimer::singleShot(0, this, [running = std::shared_ptr<Running>(std::move(waiting)), sentence = m_startFailure] {
            running->task.done({.kind = TaskResult::Kind::NotStarted, .sentence = sentence});
        });
}

void CompilePool::assign(Slot& slot, std::unique_ptr<Running> running)
{
    slot.running = std::move(running);
    slot.errors.clear();
    CompileTask& task = slot.running->task;
    slot.deadline->start(task.deadline);
    if (!m_look.isActive())
        m_look.start(kBetweenLooks);
    slot.running->usesHeaders = slot.has(task.headersKey);
    slot.running->copy = task.body;
    slot.memory = memoryShare();
    if (m_config.budget != nullptr)
        slot.child->limitAddressSpace(slot.memory);
    if (!task.headersKey.empty()) {
        task.body["headersKey"] = task.headersKey;
        task.body["usesStore"] = usesStore(task.headersKey);
    }
    slot.child->send({.type = task.type, .job = slot.running->id, .body = std::move(task.body)});
}

MemoryClaim CompilePool::claim() const
{
    MemoryClaim claim{.promised = {}, .resident = {}, .isElastic = true};
    for (const Slot& slot : m_slots)
        if (slot.running) {
            const std::uint64_t resident = std::min(kCompileMemory, posix::privateMemory(slot.child->id()).value);
            const bool isForNobody = slot.running->isMaking || slot.running->isDetached;
            claim.promised.value += isForNobody ? resident : kCompileMemory;
            claim.resident.value += resident;
        }
    return claim;
}

Bytes CompilePool::memoryShare() const
{
    if (m_config.budget == nullptr)
        return m_config.usualMemory;
    const auto isBusy = [](const Slot& slot) { return slot.running != nullptr; };
    const auto busy = static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(1, std::ranges::count_if(m_slots, isBusy)));
    const std::uint64_t most = std::max(kFewestAddresses, m_config.usualMemory.value);
    return {std::clamp(kCompileMemory + std::min(most, m_config.budget->freeForElastic().value / busy), kFewestAddresses, most)};
}

void CompilePool::limitMemory()
{
    const Bytes share = memoryShare();
    for (Slot& slot : m_slots)
        if (slot.running && share < slot.memory) {
            slot.memory = share;
            slot.child->limitAddressSpace(share);
        }
}

void CompilePool::addMemory(TaskResult& end, const Slot& slot) const
{
    end.memoryLimit = slot.memory;
    end.isMemoryScarce = slot.memory < m_config.usualMemory;
    if (end.kind == TaskResult::Kind::Died)
        end.memory = outsideText(m_config.budget);
}

void CompilePool::makeHeaders(Slot& slot, const Running& first)
{
    const std::string& key = first.task.headersKey;
    std::size_t all = 0;
    for (const Slot& each : m_slots)
        all += static_cast<std::size_t>(
            std::ranges::count_if(each.headers, [&each](const std::string& other) { return !each.stored.contains(other); }));
    // A process that has some gives the oldest away.
    const bool areTooMany = all >= kMaxHeaders && slot.headers.empty();
    if (areTooMany || m_failedKeys.contains(key) ||
        std::ranges::any_of(m_slots, [&key](const Slot& each) { return each.hasOrMakes(key); }))
        return;
    auto making = std::make_unique<Running>();
    making->id = ++m_lastId;
    making->submitted = Clock::now();
    making->task = {.type = "precompile", .body = Json::object(), .deadline = kMakingLimit, .done = nullptr};
    making->isDetached = true;
    making->isMaking = true;
    assign(slot, std::move(making));
    slot.running->task.headersKey = key;
    slot.running->madeFor = {.type = first.task.type, .body = first.copy, .done = nullptr};
}

/// Takes what an answer says of the headers that its process has. True when it wants those of the task.
bool CompilePool::onHeaders(Slot& slot, const Json& answer)
{
    const auto headers = answer.is_object() ? answer.find("headers") : answer.end();
    if (headers == answer.end() || !headers->is_object())
        return false;
    const auto ready = valueOr(*headers, "ready", std::vector<std::string>{});
    slot.headers = {ready.begin(), ready.end()};
    return valueOr(*headers, "wantsMore", false);
}

void CompilePool::finish(Slot& slot, TaskResult end)
{
    addMemory(end, slot);
    const std::unique_ptr<Running> running = std::move(slot.running);
    const bool isAnswered = end.kind == TaskResult::Kind::Answered;
    bool wantsHeaders = false;
    slot.deadline->stop();
    if (isAnswered) {
        slot.hasAnswered = true;
        wantsHeaders = onHeaders(slot, end.body);
    }
    if (running && running->isMaking) {
        const std::string& key = running->task.headersKey;
        followMaking(key, isAnswered && slot.has(key), !isAnswered && wasEndedFromOutside(end.death));
    }
    if (running && running->isMaking && isAnswered)
        storeHeaders(slot, *running, end.body);
    else if (running && isAnswered)
        followStored(running->task.headersKey, end.body);
    else if (running && isCrash(end) && running->usesHeaders && slot.stored.contains(running->task.headersKey))
        dropStored(running->task.headersKey, true);
    if (!isAnswered && (running || slot.hasAnswered))
        replace(slot);
    else if (!isAnswered)
        remove(slot);
    if (running && !running->isMaking)
        conclude(*running, end);
    pump();
    const auto isHere = [&slot](const Slot& each) { return &each == &slot && !each.running; };
    if (running && wantsHeaders && std::ranges::any_of(m_slots, isHere))
        makeHeaders(slot, *running);
}

/// What its own process did wrong may be the fault of precompiled headers alone.
bool CompilePool::mayRepeat(Running& ended, const TaskResult& end)
{
    if (end.kind != TaskResult::Kind::Died || ended.isDetached)
        return false;
    if (mayTryAgain(end.death) && !std::exchange(ended.isRepeated, true))
        return true;
    return ended.usesHeaders && !wasEndedFromOutside(end.death);
}

void CompilePool::conclude(Running& ended, const TaskResult& end)
{
    if (mayRepeat(ended, end)) {
        ended.task.body = std::move(ended.copy);
        if (ended.usesHeaders && !wasEndedFromOutside(end.death))
            ended.task.headersKey.clear();
        m_waiting.push_front(std::make_unique<Running>(Running{.id = ended.id,
                                                               .task = std::move(ended.task),
                                                               .submitted = ended.submitted,
                                                               .copy = {},
                                                               .isRepeated = ended.isRepeated}));
    } else if (ended.task.done) {
        ended.task.done(end);
    }
}

/// What a process was ended from outside over is made once more: there may never be the memory for it.
void CompilePool::followMaking(const std::string& key, bool isMade, bool wasEnded)
{
    if (m_endedKeys.size() >= kMaxFailedKeys)
        m_endedKeys.clear();
    if (isMade)
        m_endedKeys.erase(key);
    else if (!wasEnded || !m_endedKeys.insert(key).second)
        giveUpHeaders(key);
}

void CompilePool::giveUpHeaders(const std::string& key)
{
    if (m_failedKeys.size() >= kMaxFailedKeys)
        m_failedKeys.clear();
    m_failedKeys.insert(key);
}

bool CompilePool::usesStore(const std::string& key) const
{
    return m_store.isUsable() && !key.empty() && !m_unstored.contains(key);
}

/// Takes what `slot` has just made. Its label is made here, of what was known before the process saw anything of a user's; that
/// the process read the same toolkit is all that is asked of it.
void CompilePool::storeHeaders(const Slot& slot, const Running& making, const Json& answer)
{
    const std::string& key = making.task.headersKey;
    const Json made = valueOr(valueOr(answer, "headers", Json()), "made", Json());
    const auto name = valueOr<std::string>(made, "file", {});
    const auto reach = valueOr<std::string>(made, "reach", {});
    if (!usesStore(key) || name.empty() || name.find('/') != std::string::npos || !slot.maker || m_isEnding)
        return;
    m_disk.start(
        [this, key, file = slot.folder / name, reach, maker = *slot.maker, type = making.madeFor.type, body = making.madeFor.body] {
            try {
                const std::optional<PchLabel> label = labelFor(body.get<CompileRequest>(), type, maker);
                if (label && sha256Hex(label->closure.digest) == reach)
                    m_store.insert(key, file, *label, [this] { return !m_isEnding; });
            } catch (const std::exception&) {
                // What cannot be read is not stored.
            }
        });
}

/// What an answer says of headers from the store.
void CompilePool::followStored(const std::string& key, const Json& answer)
{
    const auto word = valueOr<std::string>(valueOr(answer, "headers", Json()), "stored", {});
    if (key.empty() || m_isEnding)
        return;
    if (word == "taken")
        m_disk.start([this, key] { m_store.touch(key); });
    else if (word == "unfit" || word == "refused")
        dropStored(key, word == "refused");
}

void CompilePool::dropStored(const std::string& key, bool isForGood)
{
    if (m_unstored.size() >= kMaxFailedKeys)
        m_unstored.clear();
    if (isForGood)
        m_unstored.insert(key);
    m_disk.start([this, key] { m_store.remove(key); });
}

void CompilePool::remove(Slot& slot)
{
    slot.deadline->stop();
    slot.child->kill();
    m_slots.remove_if([&](const Slot& candidate) { return &candidate == &slot; });
}

void CompilePool::replace(Slot& slot)
{
    remove(slot);
    startProcess();
}

}  // namespace kd
