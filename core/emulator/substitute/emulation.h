// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"
#include "core/emulator/machine.h"
#include "core/emulator/substitute/recorder.h"

#include <atomic>
#include <memory>
#include <new>

namespace kd::emulator::substitute {

/// The emulated GPU of this process: made by the first call that needs it, never destroyed. Thread-safe.
class Emulation {
public:
    static Emulation& ofThisProcess();

    /// Null where what the user asked for cannot be emulated, which standard error was told of then.
    const DriverApi* api() const noexcept { return m_api.get(); }
    const MachineSettings& settings() const noexcept { return m_settings; }
    Recorder& recorder() noexcept { return *m_recorder; }

    bool isInitialised() const noexcept { return m_isInitialised; }
    CUresult initialise(unsigned flags);
    /// Keeps why the last call of this thread, that of `entry`, failed, where the driver has words for it.
    CUresult failed(const char* entry, CUresult result);
    CUresult unsupported(const char* entry);

private:
    Emulation();

    MachineSettings m_settings;
    std::shared_ptr<Recorder> m_recorder;
    std::unique_ptr<const DriverApi> m_api;
    std::atomic<bool> m_isInitialised{false};
};

/// What each entry of the library is: `body` is given the table of the emulated driver, and its result is what the program gets.
template <typename Body> CUresult entry(const char* name, const Body& body) noexcept
{
    try {
        Emulation& emulation = Emulation::ofThisProcess();
        if (!emulation.isInitialised())
            return CUDA_ERROR_NOT_INITIALIZED;
        const CUresult result = body(*emulation.api());
        const bool isGood = result == CUDA_SUCCESS || result == CUDA_ERROR_NOT_READY;
        return isGood ? result : emulation.failed(name, result);
    } catch (const std::bad_alloc&) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    } catch (const std::exception&) {
        return CUDA_ERROR_UNKNOWN;
    }
}

}  // namespace kd::emulator::substitute
