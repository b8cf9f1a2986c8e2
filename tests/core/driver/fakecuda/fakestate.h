// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fakecuda.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace kd::fake {

struct Stream {
    enum class Last { Other, Event, Kernel };
    std::deque<std::function<bool()>> queue;  ///< an operation gives true when it has ended
    double clock = 0;                         ///< seconds of device time
    Last last = Last::Other;                  ///< what ended last on it
    unsigned kernelEnds = 0;                  ///< windows that have ended, for their jitter
};

struct Event {
    Stream* stream = nullptr;  ///< where it was last recorded
    bool recorded = false;
    bool done = false;
    double time = 0;
};

struct Library;

struct Kernel {
    Library* library = nullptr;
    std::string name;
    std::vector<std::size_t> offsets;
    std::vector<std::size_t> sizes;
    int registers = 16;
    int staticShared = 0;
    int maxThreads = 1024;
    int maxDynamicShared = 48 << 10;
};

struct Library {
    std::vector<std::unique_ptr<Kernel>> kernels;
};

struct Failure {
    CUresult result = CUDA_SUCCESS;
    int call = 0;  ///< calls until it happens; 0: every call
};

/// Everything the driver knows; one a process, behind one lock.
struct State {
    std::recursive_mutex mutex;
    int version = 13000;
    int deviceCount = 1;
    std::size_t totalMemory = std::size_t{1} << 30;
    std::map<int, int> attributes;  ///< in place of the usual values
    std::string othersFile;         ///< holds the bytes of device memory that other processes hold; empty: none
    std::multimap<std::string, Failure> failures;
    std::map<std::string, int> calls;
    std::map<std::string, KdFakeKernel> registered;
    KdFakeCosts costs{};
    KdFakeObserver observer{};
    double kernelTime = 0;  ///< seconds of the launch that runs; 0: as usual
    std::chrono::steady_clock::time_point elsewhere{};  ///< until then another stream has work
    unsigned launches = 0;

    bool initialised = false;
    CUresult sticky = CUDA_SUCCESS;
    CUcontext current = nullptr;
    std::vector<CUcontext> stack;
    std::vector<int> retained;
    std::map<CUdeviceptr, std::size_t> memory;
    std::map<void*, std::size_t> hostMemory;
    std::set<Stream*> streams;
    std::set<Event*> events;
    std::set<Library*> libraries;
    std::string printed;  ///< device printf that waits for a synchronisation

    void reset();
};
State& state();

/// First thing of every call: counts it; gives an injected failure, "not initialised" or the sticky fault.
CUresult enter(const char* function);

/// Whether [address, address + size) lies in one allocation of device or page-locked memory.
bool isReachable(CUdeviceptr address, std::size_t size);
/// Runs what can run on `stream`; true when nothing is left.
bool pump(Stream& stream);
/// Waits until nothing is left on `stream`; does not return for a kernel that hangs.
CUresult drain(Stream& stream, std::unique_lock<std::recursive_mutex>& lock);
void flushPrinted();

/// The kernels of a module image; empty when it is none.
std::vector<std::unique_ptr<Kernel>> readImage(const void* image);

/// Makes the operation that runs `kernel` on `stream`. The parameters' values are copied now.
std::function<bool()> launchOperation(Stream& stream, const Kernel& kernel, const KdFakeLaunch& launch, void** parameters,
                                      unsigned number);

}  // namespace kd::fake
