// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace kd::fake {
namespace {

constexpr double kKernelSeconds = 10e-6;
constexpr std::uint32_t kLargestCount = 1u << 28;  ///< a word above is a float, one below a count

/// A kernel's parameters by what they look like: counts, floats and pointers, each in order.
struct Sorted {
    std::vector<std::uint32_t> counts;
    std::vector<float> floats;
    std::vector<float*> pointers;
};

Sorted sorted(const KdFakeLaunch& launch, void** parameters)
{
    Sorted result;
    for (std::size_t i = 0; i < launch.parameterCount; ++i) {
        if (launch.parameterSizes[i] == sizeof(float*)) {
            float* pointer = nullptr;
            std::memcpy(&pointer, parameters[i], sizeof pointer);
            result.pointers.push_back(pointer);
        } else if (launch.parameterSizes[i] == sizeof(float)) {
            std::uint32_t word = 0;
            float number = 0;
            std::memcpy(&word, parameters[i], sizeof word);
            std::memcpy(&number, parameters[i], sizeof number);
            if (word != 0 && word <= kLargestCount)
                result.counts.push_back(word);
            else
                result.floats.push_back(number);
        }
    }
    return result;
}

void saxpy(const KdFakeLaunch& launch, void** parameters)
{
    const Sorted p = sorted(launch, parameters);
    if (p.counts.size() != 1 || p.floats.size() != 1 || p.pointers.size() != 2)
        return;
    for (std::uint32_t i = 0; i < p.counts[0]; ++i)
        p.pointers[1][i] += p.floats[0] * p.pointers[0][i];
}

void scale(const KdFakeLaunch& launch, void** parameters)
{
    const Sorted p = sorted(launch, parameters);
    if (p.counts.size() != 1 || p.floats.size() != 1 || p.pointers.size() != 1)
        return;
    for (std::uint32_t i = 0; i < p.counts[0]; ++i)
        p.pointers[0][i] *= p.floats[0];
}

struct NamedFault {
    const char* name;
    CUresult result;
};
constexpr NamedFault kFaults[] = {{"illegal", CUDA_ERROR_ILLEGAL_ADDRESS},      {"misaligned", CUDA_ERROR_MISALIGNED_ADDRESS},
                                  {"trap", CUDA_ERROR_ILLEGAL_INSTRUCTION},     {"stack", CUDA_ERROR_HARDWARE_STACK_ERROR},
                                  {"assert", CUDA_ERROR_ASSERT}};

bool contains(const std::string& name, const char* word)
{
    return name.find(word) != std::string::npos;
}

KdFakeKernel functionOf(const std::string& name)
{
    for (const auto& [word, function] : state().registered)
        if (contains(name, word.c_str()))
            return function;
    if (contains(name, "saxpy"))
        return saxpy;
    return contains(name, "scale") ? scale : nullptr;
}

void misbehave(const std::string& name)
{
    for (const NamedFault& fault : kFaults)
        if (contains(name, fault.name))
            state().sticky = fault.result;
    if (contains(name, "assert"))
        std::fprintf(stderr, "fake.cu:7: void %s(): block: [0,0,0], thread: [3,0,0] Assertion `i < n` failed.\n", name.c_str());
    if (contains(name, "abort"))
        std::abort();
    if (contains(name, "print"))
        state().printed += "printed by " + name + "\n";
}

/// Milliseconds of a name with "sleepN" in it.
int sleepOf(const std::string& name)
{
    const std::size_t place = name.find("sleep");
    return place == std::string::npos ? 0 : std::atoi(name.c_str() + place + 5);
}

/// Seconds of device time.
double durationOf(const std::string& name)
{
    if (const std::size_t place = name.find("takes"); place != std::string::npos)
        return std::atoi(name.c_str() + place + 5) * 1e-9;
    const int sleep = sleepOf(name);
    return sleep > 0 ? sleep * 1e-3 : kKernelSeconds;
}

/// A launch on its way: a copy of everything it needs.
struct Running {
    std::string name;
    KdFakeLaunch launch;
    std::vector<std::size_t> sizes;
    std::vector<std::vector<std::byte>> values;
    std::chrono::steady_clock::time_point end{};
    unsigned number = 0;

    /// Puts `seconds` of the kernel, and what comes before it, onto the stream's clock.
    void pass(Stream& stream, double seconds)
    {
        const KdFakeCosts& costs = state().costs;
        if (stream.last != Stream::Last::Other)
            stream.clock += stream.last == Stream::Last::Event ? costs.beforeKernel : costs.betweenKernels;
        const double start = stream.clock;
        stream.clock += name == "kd_empty" ? costs.emptyKernel : seconds;
        stream.last = Stream::Last::Kernel;
        launch.parameterSizes = sizes.data();
        if (state().observer.ended != nullptr)
            state().observer.ended(number, launch, start, stream.clock);
    }
    void execute()
    {
        std::vector<void*> addresses;
        for (std::vector<std::byte>& value : values)
            addresses.push_back(value.data());
        launch.parameterSizes = sizes.data();
        misbehave(name);
        if (const KdFakeKernel function = functionOf(name); function != nullptr && state().sticky == CUDA_SUCCESS)
            function(launch, addresses.data());
    }
};

}  // namespace

std::function<bool()> launchOperation(Stream& stream, const Kernel& kernel, const KdFakeLaunch& launch, void** parameters,
                                      unsigned number)
{
    auto running = std::make_shared<Running>();
    running->name = kernel.name;
    running->number = number;
    running->launch = launch;
    running->sizes = kernel.sizes;
    for (std::size_t i = 0; i < kernel.sizes.size(); ++i) {
        const auto* value = static_cast<const std::byte*>(parameters[i]);
        running->values.emplace_back(value, value + kernel.sizes[i]);
    }
    return [running, stream = &stream] {
        const std::chrono::milliseconds sleep(sleepOf(running->name));
        if (contains(running->name, "hang"))
            return false;
        const auto now = std::chrono::steady_clock::now();
        if (running->end == std::chrono::steady_clock::time_point())
            running->end = now + sleep;
        if (now < running->end)
            return false;
        state().kernelTime = 0;
        running->execute();
        running->pass(*stream, state().kernelTime > 0 ? state().kernelTime : durationOf(running->name));
        return true;
    };
}

}  // namespace kd::fake
