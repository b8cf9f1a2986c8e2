// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <thread>

namespace kd::fake {
namespace {

template <typename T>
T fromEnvironment(const char* name, T fallback)
{
    const char* text = std::getenv(name);
    return text == nullptr ? fallback : static_cast<T>(std::strtoull(text, nullptr, 0));
}

void readFailures(State& state)
{
    const char* text = std::getenv("KDFAKE_FAIL");
    std::istringstream entries(text == nullptr ? "" : text);
    for (std::string entry; std::getline(entries, entry, ',');) {
        std::istringstream fields(entry);
        std::string name, result, call;
        std::getline(fields, name, ':');
        std::getline(fields, result, ':');
        std::getline(fields, call, ':');
        state.failures.emplace(name, Failure{static_cast<CUresult>(std::atoi(result.c_str())), std::atoi(call.c_str())});
    }
}

void readAttributes(State& state)
{
    const char* text = std::getenv("KDFAKE_ATTRIBUTES");
    std::istringstream entries(text == nullptr ? "" : text);
    for (std::string entry; std::getline(entries, entry, ',');) {
        int attribute = 0;
        int value = 0;
        if (std::sscanf(entry.c_str(), "%d:%d", &attribute, &value) == 2)
            state.attributes[attribute] = value;
    }
}

}  // namespace

void State::reset()
{
    for (const auto& [address, size] : memory)
        std::free(reinterpret_cast<void*>(address));
    for (const auto& [address, size] : hostMemory)
        std::free(address);
    for (Stream* stream : streams)
        delete stream;
    for (Event* event : events)
        delete event;
    for (Library* library : libraries)
        delete library;
    memory.clear();
    hostMemory.clear();
    streams.clear();
    events.clear();
    libraries.clear();
    failures.clear();
    calls.clear();
    registered.clear();
    costs = {};
    observer = {};
    launches = 0;
    kernelTime = 0;
    elsewhere = {};
    initialised = false;
    sticky = CUDA_SUCCESS;
    current = nullptr;
    stack.clear();
    printed.clear();
    version = fromEnvironment("KDFAKE_VERSION", 13000);
    deviceCount = fromEnvironment("KDFAKE_DEVICES", 1);
    totalMemory = fromEnvironment("KDFAKE_MEMORY", std::size_t{1} << 30);
    retained.assign(static_cast<std::size_t>(deviceCount), 0);
    const char* others = std::getenv("KDFAKE_OTHERS");
    othersFile = others == nullptr ? "" : others;
    readFailures(*this);
    attributes.clear();
    readAttributes(*this);
}

State& state()
{
    static State* const state = [] {
        auto* made = new State;
        made->reset();
        return made;
    }();
    return *state;
}

CUresult enter(const char* function)
{
    State& s = state();
    ++s.calls[function];
    const auto [first, last] = s.failures.equal_range(function);
    for (auto failure = first; failure != last; ++failure) {
        if (failure->second.call == 0)
            return failure->second.result;
        if (--failure->second.call == 0) {
            const CUresult result = failure->second.result;
            s.failures.erase(failure);
            return result;
        }
    }
    if (!s.initialised && std::string_view(function) != "cuInit" && std::string_view(function) != "cuDriverGetVersion")
        return CUDA_ERROR_NOT_INITIALIZED;
    return s.sticky;
}

bool isReachable(CUdeviceptr address, std::size_t size)
{
    const State& s = state();
    const auto within = [&](CUdeviceptr start, std::size_t length) {
        return address >= start && address - start <= length && size <= length - (address - start);
    };
    for (const auto& [start, length] : s.memory)
        if (within(start, length))
            return true;
    for (const auto& [start, length] : s.hostMemory)
        if (within(reinterpret_cast<CUdeviceptr>(start), length))
            return true;
    return false;
}

bool pump(Stream& stream)
{
    while (!stream.queue.empty() && state().sticky == CUDA_SUCCESS) {
        if (!stream.queue.front()())
            return false;
        stream.queue.pop_front();
    }
    return true;
}

CUresult drain(Stream& stream, std::unique_lock<std::recursive_mutex>& lock)
{
    while (!pump(stream)) {
        lock.unlock();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        lock.lock();
    }
    flushPrinted();
    return state().sticky;
}

void flushPrinted()
{
    std::fwrite(state().printed.data(), 1, state().printed.size(), stdout);
    state().printed.clear();
}

}  // namespace kd::fake

using kd::fake::state;

void kdFakeReset()
{
    const std::lock_guard lock(state().mutex);
    state().reset();
}

void kdFakeFail(const char* function, CUresult result, int call)
{
    const std::lock_guard lock(state().mutex);
    state().failures.emplace(function, kd::fake::Failure{result, call});
}

int kdFakeCalls(const char* function)
{
    const std::lock_guard lock(state().mutex);
    const auto found = state().calls.find(function);
    return found == state().calls.end() ? 0 : found->second;
}

std::size_t kdFakeLive()
{
    const std::lock_guard lock(state().mutex);
    std::size_t contexts = 0;
    for (const int count : state().retained)
        contexts += static_cast<std::size_t>(count);
    return contexts + state().memory.size() + state().hostMemory.size() + state().streams.size() + state().events.size() +
           state().libraries.size();
}

void kdFakeRegister(const char* name, KdFakeKernel kernel)
{
    const std::lock_guard lock(state().mutex);
    if (kernel == nullptr)
        state().registered.erase(name);
    else
        state().registered[name] = kernel;
}

void kdFakeTakeTime(double seconds)
{
    const std::lock_guard lock(state().mutex);
    state().kernelTime = seconds;
}

void kdFakeWorkElsewhere(int milliseconds)
{
    const std::lock_guard lock(state().mutex);
    state().elsewhere = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
}

void kdFakeSetCosts(const KdFakeCosts& costs)
{
    const std::lock_guard lock(state().mutex);
    state().costs = costs;
}

void kdFakeObserve(const KdFakeObserver* observer)
{
    const std::lock_guard lock(state().mutex);
    state().observer = observer != nullptr ? *observer : KdFakeObserver{};
}
