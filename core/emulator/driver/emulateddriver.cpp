// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/emulateddriver.h"

#include "core/base/error.h"
#include "core/emulator/driver/driver.h"

#include <array>
#include <atomic>
#include <mutex>
#include <utility>

namespace kd::emulator {
namespace {

constexpr ComputeCapability kOldest{7, 5};
constexpr ComputeCapability kNewest{12, 0};

/// The driver of each table. The functions of a table carry its number, since the driver API's take nothing of ours.
std::array<std::atomic<Driver*>, kMaxTables> drivers;
std::mutex claimMutex;

template <int Table, auto Method> struct Slot;
template <int Table, typename... Arguments, CUresult (Driver::*Method)(Arguments...)> struct Slot<Table, Method> {
    static CUresult CUDAAPI call(Arguments... arguments)
    {
        Driver* const driver = drivers[Table].load(std::memory_order_acquire);
        if (driver == nullptr)
            return CUDA_ERROR_DEINITIALIZED;
        Driver::beginCall();
        return (driver->*Method)(arguments...);
    }
};

template <int Table> void fillTable(DriverApi& api)
{
#define KD_SLOT(function, version) api.function = &Slot<Table, &Driver::function>::call;
    KD_COMMON_SLOTS(KD_SLOT)
#undef KD_SLOT
#define KD_SLOT(function, version) api.missing.emplace_back(#function);
    KD_DEVICE_SLOTS(KD_SLOT)
#undef KD_SLOT
}

template <int... Tables> void fillTable(DriverApi& api, int table, std::integer_sequence<int, Tables...>)
{
    using PrologueInit = void (*)(DriverApi&);
    constexpr std::array<PrologueInit, sizeof...(Tables)> kFills{&fillTable<Tables>...};
    kFills[static_cast<std::size_t>(table)](api);
}

int claimTable(Driver& driver)
{
    const std::lock_guard lock(claimMutex);
    for (int table = 0; table < kMaxTables; ++table) {
        Driver* none = nullptr;
        if (drivers[static_cast<std::size_t>(table)].compare_exchange_strong(none, &driver))
            return table;
    }
    throw LogicError({.text = message("there are {} emulated GPUs in this process already", kMaxTables)});
}

}  // namespace

bool isEmulated(ComputeCapability capability) noexcept
{
    return findArchitecture(capability) != nullptr && capability >= kOldest && capability <= kNewest;
}

void noteHostWrite(const DriverApi& api, std::uint64_t address, std::uint64_t bytes)
{
    if (auto* const driver = dynamic_cast<Driver*>(api.channel.get()))
        driver->noteHostWrite(address, bytes);
}

VirtualMemory& virtualMemory(const DriverApi& api)
{
    return dynamic_cast<Driver&>(*api.channel).virtualMemory();
}

void noteUnwritten(const DriverApi& api, std::uint64_t address, std::uint64_t bytes)
{
    if (auto* const driver = dynamic_cast<Driver*>(api.channel.get()))
        driver->noteUnwritten(address, bytes);
}

CUresult waitForWord(const DriverApi& api, CUstream stream, CUdeviceptr address, std::uint64_t value, unsigned flags)
{
    auto* const driver = dynamic_cast<Driver*>(api.channel.get());
    Driver::beginCall();
    return driver != nullptr ? driver->waitForValue(stream, address, value, flags) : CUDA_ERROR_NOT_SUPPORTED;
}

CUresult writeWord(const DriverApi& api, CUstream stream, CUdeviceptr address, std::uint64_t value)
{
    auto* const driver = dynamic_cast<Driver*>(api.channel.get());
    Driver::beginCall();
    return driver != nullptr ? driver->writeWord(stream, address, value) : CUDA_ERROR_NOT_SUPPORTED;
}

CUresult setStreamPriority(const DriverApi& api, CUstream stream, int priority)
{
    auto* const driver = dynamic_cast<Driver*>(api.channel.get());
    Driver::beginCall();
    return driver != nullptr ? driver->setPriority(stream, priority) : CUDA_ERROR_NOT_SUPPORTED;
}

DriverApi emulatedDriver(const MachineSettings& settings, std::shared_ptr<LaunchObserver> observer)
{
    if (!isEmulated(settings.capability))
        throw LogicError({.text = "the emulated GPU has a compute capability from 7.5 to 12.0, one that a real GPU has",
                          .subject = architectureName(settings.capability)});
    auto driver = std::make_unique<Driver>(settings, std::move(observer));
    const int table = claimTable(*driver);
    DriverApi api;
    fillTable(api, table, std::make_integer_sequence<int, kMaxTables>());
    Driver* const owned = driver.release();
    api.channel = std::shared_ptr<DeviceChannel>(owned, [table, owned](DeviceChannel*) {
        drivers[static_cast<std::size_t>(table)].store(nullptr);
        // The threads that its end waits for are not in a forked child; what it holds goes with the process.
        if (!owned->isForked())
            delete owned;
    });
    api.origin = "the emulated GPU";
    api.cuInit(0);
    api.cuDriverGetVersion(&api.version);
    return api;
}

}  // namespace kd::emulator
