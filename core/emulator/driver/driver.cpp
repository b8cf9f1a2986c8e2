// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/driver.h"

#include "core/base/error.h"
#include "core/base/posix/fork.h"
#include "core/base/posix/process.h"
#include "core/emulator/driver/attributes.h"
#include "core/emulator/texture/texturetable.h"

#include <cstring>
#include <new>
#include <system_error>
#include <utility>

namespace kd::emulator {
namespace {

std::uint64_t nextSerial()
{
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

/// What a driver knows of a thread.
struct ThreadState {
    Message reason;  ///< of the last call
    /// The current contexts, the top last, of every driver that the thread has used.
    std::unordered_map<std::uint64_t, std::vector<CUcontext>> stacks;
};
// A pointer, since what a program does as it exits may come after the end of its thread's own objects: it gets another state then,
// which is left to the end of the process.
thread_local ThreadState* threadState = nullptr;
struct ThreadStateEnd {
    ~ThreadStateEnd() { delete std::exchange(threadState, nullptr); }
};

ThreadState& stateOfThread()
{
    if (threadState == nullptr) {
        threadState = new ThreadState;
        thread_local const ThreadStateEnd end;
        static_cast<void>(end);
    }
    return *threadState;
}

}  // namespace

Driver::Driver(const MachineSettings& settings, std::shared_ptr<LaunchObserver> observer)
    : m_settings(settings), m_limits(architectureLimits(settings.capability)), m_serial(nextSerial()),
      m_generation(posix::forkGeneration()), m_observer(std::move(observer)), m_facts(settings, m_limits),
      m_pools(settings.memoryBytes)
{
}

Driver::~Driver()
{
    m_ends = true;
    m_context.reset();
    m_created.clear();
}

bool Driver::isForked() const noexcept
{
    return m_generation != posix::forkGeneration();
}

void Driver::beginCall() noexcept
{
    stateOfThread().reason = {};
}

Message Driver::reason() const
{
    return stateOfThread().reason;
}

CUresult Driver::refuse(CUresult result, Message why)
{
    stateOfThread().reason = std::move(why);
    return result;
}

std::vector<CUcontext>& Driver::stack() const
{
    return stateOfThread().stacks[m_serial];
}

Machine& Driver::machine()
{
    const std::lock_guard lock(m_mutex);
    if (!m_machine) {
        m_machine = std::make_unique<Machine>(m_settings);
        m_machine->setFacts(&m_facts);
    }
    return *m_machine;
}

VirtualMemory& Driver::virtualMemory()
{
    DeviceMemory& memory = machine().memory();
    const std::lock_guard lock(m_mutex);
    if (!m_virtualMemory)
        m_virtualMemory = std::make_unique<VirtualMemory>(memory, [this] {
            for (const std::shared_ptr<Context>& context : contexts())
                context->queue().finishAll();
        });
    return *m_virtualMemory;
}

std::shared_ptr<Context> Driver::contextOf(CUcontext context) const
{
    const std::lock_guard lock(m_mutex);
    if (context == reinterpret_cast<CUcontext>(const_cast<Driver*>(this)))
        return m_context;
    const auto found = m_created.find(context);
    return found == m_created.end() ? nullptr : found->second;
}

bool Driver::isContext(CUcontext context)
{
    return context == nullptr || context == handle() || contextOf(context) != nullptr;
}

std::vector<std::shared_ptr<Context>> Driver::contexts() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::shared_ptr<Context>> all;
    if (m_context)
        all.push_back(m_context);
    for (const auto& [handle, context] : m_created)
        all.push_back(context);
    return all;
}

void Driver::destroy(Context& context)
{
    context.queue().finishAll();
    for (const CUtexObject texture : context.textures().textures())
        machine().textures().removeTexture(texture);
    for (const CUsurfObject surface : context.textures().surfaces())
        machine().textures().removeSurface(surface);
    for (const std::uint64_t address : context.memory())
        giveBack(address);
}

CUresult Driver::guarded(const Work& call)
{
    try {
        return call();
    } catch (const MemoryError& error) {
        return refuse(CUDA_ERROR_OUT_OF_MEMORY, error.info().text);
    } catch (const RuntimeError& error) {
        return refuse(CUDA_ERROR_OPERATING_SYSTEM, error.info().text);
    } catch (const Error& error) {
        return refuse(CUDA_ERROR_INVALID_VALUE, error.info().text);
    } catch (const std::system_error& error) {
        return refuse(CUDA_ERROR_OPERATING_SYSTEM,
                      message("the emulated GPU gets no thread: {}", posix::systemReason(error.code().value())));
    } catch (const std::bad_alloc&) {
        return refuse(CUDA_ERROR_OUT_OF_MEMORY, "the host has no memory left");
    }
}

CUresult Driver::afterInit(const Work& call)
{
    return m_isInitialised && !isForked() ? guarded(call) : CUDA_ERROR_NOT_INITIALIZED;
}

CUresult Driver::inContext(const std::function<CUresult(Context&)>& call)
{
    return afterInit([&]() -> CUresult {
        const std::vector<CUcontext>& current = stack();
        if (current.empty() || current.back() == nullptr)
            return CUDA_ERROR_INVALID_CONTEXT;
        const std::shared_ptr<Context> alive = contextOf(current.back());
        if (!alive)
            return CUDA_ERROR_CONTEXT_IS_DESTROYED;
        if (const CUresult fault = m_fault; fault != CUDA_SUCCESS)
            return fault;
        return call(*alive);
    });
}

void Driver::setCounters(bool on)
{
    m_counters = on;
}

void Driver::setNotes(bool on)
{
    const std::lock_guard lock(m_launchMutex);
    machine().setNotes(on);
}

void Driver::setWatch(std::uint64_t address, std::uint64_t bytes)
{
    const std::lock_guard lock(m_launchMutex);
    machine().setWatch(address, bytes);
}

void Driver::setSchedule(std::uint64_t seed)
{
    const std::lock_guard lock(m_launchMutex);
    machine().setSchedule(seed);
}

void Driver::setChecks(HazardChecks checks)
{
    const std::lock_guard lock(m_launchMutex);
    machine().setChecks(checks);
}

void Driver::setDeadline(std::optional<Seconds> deadline)
{
    m_deadline = deadline ? deadline->count() : 0;
}

void Driver::nameAllocation(std::uint64_t address, const Message& name)
{
    machine().memory().setAlias(address, name);
}

LaunchProgress Driver::progress() const
{
    return {m_blocksDone, m_blocksTotal};
}

LaunchRecord Driver::lastLaunch() const
{
    const std::lock_guard lock(m_reportMutex);
    return m_record;
}

std::optional<Fault> Driver::fault() const
{
    const std::lock_guard lock(m_reportMutex);
    return m_faultReport;
}

}  // namespace kd::emulator
