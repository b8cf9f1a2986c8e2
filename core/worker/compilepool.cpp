#include "core/worker/compilepool.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kErrorTail = 4096;

void removeInBackground(std::filesystem::path folder)
{
    QThreadPool::globalInstance()->start([folder = std::move(folder)] {
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    });
}

}  // namespace

CompilePool::CompilePool(Config config, QObject* parent) : QObject(parent), m_config(std::move(config))
{
    m_config.processes = std::max(m_config.processes, 2);
}

CompilePool::~CompilePool()
{
    shutDown();
}

void CompilePool::shutDown()
{
    m_isDown = true;
    m_waiting.clear();
    for (Slot& slot : m_slots)
        slot.child->retire();
    m_slots.clear();
}

void CompilePool::warm(int count)
{
    const auto isIdle = [](const Slot& slot) { return !slot.running; };
    auto idle = static_cast<int>(std::ranges::count_if(m_slots, isIdle));
    while (idle < count && static_cast<int>(m_slots.size()) < m_config.processes && startProcess() != nullptr)
        ++idle;
}

ChildProcess* CompilePool::startChild()
{
    if (m_scratch.path().empty()) {
        posix::ScratchFolder::removeAbandoned(m_config.scratchBase);
        m_scratch = posix::ScratchFolder(m_config.scratchBase);
    }
    ChildConfig config = m_config.child;
    config.directory = m_scratch.path() / ("compile-" + std::to_string(++m_lastFolder));
    posix::makePrivateDirectory(config.directory);
    auto* child = new ChildProcess(config, this);
    ++m_childCount;
    connect(child, &ChildProcess::reaped, this, [this, folder = config.directory] {
        removeInBackground(folder);
        --m_childCount;
        emit childGone();
    });
    connect(child, &ChildProcess::stuck, this,
            [this](int id) { emit notice(tr("The compile process %1 does not end although it was killed.").arg(id)); });
    return child;
}

CompilePool::Slot* CompilePool::startProcess()
{
    if (m_isDown)
        return nullptr;
    try {
        ChildProcess* child = startChild();
        Slot& slot = m_slots.emplace_back();
        slot.child = child;
        watch(slot);
        return &slot;
    } catch (const Error& error) {
        m_startFailure = error.what();
        return nullptr;
    }
}

void CompilePool::watch(Slot& slot)
{
    slot.deadline = new QTimer(slot.child);
    slot.deadline->setSingleShot(true);
    connect(slot.deadline, &QTimer::timeout, this, [this, &slot] { finish(slot, {.kind = TaskEnd::Kind::Deadline}); });
    connect(slot.child, &ChildProcess::output, this, [&slot](int, const QByteArray& bytes) {
        slot.errors.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        if (slot.errors.size() > kErrorTail)
            slot.errors.erase(0, slot.errors.size() - kErrorTail);
    });
    connect(slot.child, &ChildProcess::message, this, [this, &slot](const ChildMessage& message) {
        if (slot.running && slot.running->id == message.job)
            finish(slot, {.kind = TaskEnd::Kind::Answered, .body = message.body});
    });
    connect(slot.child, &ChildProcess::died, this, [this, &slot](const ChildEnd& end) {
        finish(slot, {.kind = TaskEnd::Kind::Died, .death = end, .errors = slot.errors});
    });
}

std::uint64_t CompilePool::submit(CompileTask task)
{
    auto running = std::make_unique<Running>();
    running->id = ++m_lastId;
    running->task = std::move(task);
    m_waiting.push_back(std::move(running));
    pump();
    return m_lastId;
}

void CompilePool::abort(std::uint64_t task)
{
    std::erase_if(m_waiting, [&](const auto& waiting) { return waiting->id == task; });
    for (Slot& slot : m_slots)
        if (slot.running && slot.running->id == task) {
            slot.running.reset();
            replace(slot);
            return pump();
        }
}

void CompilePool::abandon(std::uint64_t task)
{
    std::erase_if(m_waiting, [&](const auto& waiting) { return waiting->id == task; });
    for (Slot& slot : m_slots)
        if (slot.running && slot.running->id == task)
            slot.running->isAbandoned = true;
    pump();
}

std::unique_ptr<CompilePool::Running> CompilePool::takeNext()
{
    const auto urgent = std::ranges::find_if(m_waiting, [](const auto& waiting) { return waiting->task.isUrgent; });
    const auto next = urgent != m_waiting.end() ? urgent : m_waiting.begin();
    std::unique_ptr<Running> running = std::move(*next);
    m_waiting.erase(next);
    return running;
}

CompilePool::Slot* CompilePool::freeProcess()
{
    for (Slot& slot : m_slots)
        if (!slot.running)
            return &slot;
    if (static_cast<int>(m_slots.size()) < m_config.processes)
        return startProcess();
    for (Slot& slot : m_slots)
        if (slot.running->isAbandoned) {
            remove(slot);
            return startProcess();
        }
    return nullptr;
}

void CompilePool::pump()
{
    while (!m_waiting.empty()) {
        Slot* slot = freeProcess();
        if (slot != nullptr) {
            assign(*slot, takeNext());
            continue;
        }
        if (!m_slots.empty())
            return;
        // The caller does not have the task's number yet.
        QTimer::singleShot(0, this, [running = std::shared_ptr<Running>(takeNext()), sentence = m_startFailure] {
            running->task.done({.kind = TaskEnd::Kind::NotStarted, .sentence = sentence});
        });
    }
}

void CompilePool::assign(Slot& slot, std::unique_ptr<Running> running)
{
    slot.running = std::move(running);
    slot.errors.clear();
    slot.deadline->start(slot.running->task.deadline);
    slot.child->send({.type = slot.running->task.type, .job = slot.running->id, .body = std::move(slot.running->task.body)});
}

void CompilePool::finish(Slot& slot, const TaskEnd& end)
{
    const std::unique_ptr<Running> running = std::move(slot.running);
    slot.deadline->stop();
    if (end.kind == TaskEnd::Kind::Answered)
        slot.hasAnswered = true;
    else if (running || slot.hasAnswered)
        replace(slot);
    else
        remove(slot);
    if (running)
        running->task.done(end);
    pump();
}

void CompilePool::remove(Slot& slot)
{
    slot.deadline->stop();
    slot.child->retire();
    m_slots.remove_if([&](const Slot& candidate) { return &candidate == &slot; });
}

void CompilePool::replace(Slot& slot)
{
    remove(slot);
    startProcess();
}

}  // namespace kd
