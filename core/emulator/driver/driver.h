#pragma once

#include "core/device/architecture.h"
#include "core/driver/devicechannel.h"
#include "core/driver/driverapi.h"
#include "core/emulator/driver/context.h"
#include "core/emulator/driver/library.h"
#include "core/emulator/machine.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// One emulated GPU with a driver of its own: every slot of the table as a function that acts as cuda.h says. Thread-safe.
class Driver final : public DeviceChannel {
public:
    explicit Driver(const MachineSettings& settings);
    ~Driver() override;
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

#define KD_SLOT(function, version) std::remove_pointer_t<decltype(&::function)> function;
    KD_DRIVER_SLOTS(KD_SLOT)
#undef KD_SLOT

    void setCounters(bool on) override;
    void setDeadline(std::optional<Seconds> deadline) override;
    void nameAllocation(std::uint64_t address, const std::string& name) override;
    LaunchProgress progress() const override;
    LaunchRecord lastLaunch() const override;
    std::optional<DeviceFault> fault() const override;
    std::string reason() const override;

    /// Before every call: what the call before it on this thread failed for is forgotten.
    static void beginCall() noexcept;

private:
    using Work = std::function<CUresult()>;
    struct PendingLaunch;

    // How calls begin: what has to be there, and what then ends the call. Exceptions become results.
    CUresult afterInit(const Work& call);
    /// With a current context that is alive and no fault.
    CUresult inContext(const std::function<CUresult(Context&)>& call);
    CUresult guarded(const Work& call);
    static CUresult refuse(CUresult result, std::string why);

    std::vector<CUcontext>& stack() const;
    CUcontext handle() noexcept { return reinterpret_cast<CUcontext>(this); }
    bool isContext(CUcontext context) noexcept { return context == nullptr || context == handle(); }
    /// Made when first needed: it takes address space. Throws RuntimeError when there is none.
    Machine& machine();
    std::shared_ptr<Context> context() const;

    KernelEntry* entryOf(const void* handle);
    Library* libraryOf(CUlibrary handle);
    CUresult load(Library& library, const void* code, const JitLog& log);
    /// Decodes a kernel; what is not emulated in it is the reason.
    CUresult prepare(const KernelEntry& entry);
    CUresult checkShape(const KernelEntry& entry, const Launch& launch);
    CUresult runLaunch(PendingLaunch& pending);
    void noteFault(CUresult result, DeviceFault fault);

    CUresult enqueueCopy(Context& context, CUstream stream, Work copy, bool waits);
    CUresult requireDevice(CUdeviceptr address, std::size_t bytes, const char* what);

    const MachineSettings m_settings;
    const ArchitectureLimits& m_limits;
    const std::uint64_t m_serial;

    mutable std::mutex m_mutex;  ///< of what follows up to m_entries
    std::unique_ptr<Machine> m_machine;
    std::shared_ptr<Context> m_context;  ///< null while nobody retains it
    unsigned m_retained = 0;
    std::unordered_map<const void*, std::unique_ptr<Library>> m_libraries;
    std::unordered_map<const void*, KernelEntry*> m_entries;

    std::mutex m_loadMutex;  ///< of loading modules and decoding kernels

    std::atomic<bool> m_isInitialised{false};
    std::atomic<CUresult> m_fault{CUDA_SUCCESS};
    std::atomic<bool> m_ends{false};
    std::atomic<bool> m_counters{false};
    std::atomic<double> m_deadline{0};  ///< seconds; 0: none
    std::atomic<std::uint64_t> m_blocksDone{0}, m_blocksTotal{0};

    mutable std::mutex m_reportMutex;
    LaunchRecord m_record;
    std::optional<DeviceFault> m_faultReport;
};

}  // namespace kd::emulator
