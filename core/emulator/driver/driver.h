// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/device/architecture.h"
#include "core/driver/devicechannel.h"
#include "core/driver/driverapi.h"
#include "core/emulator/driver/context.h"
#include "core/emulator/driver/driverfacts.h"
#include "core/emulator/driver/launchobserver.h"
#include "core/emulator/driver/library.h"
#include "core/emulator/driver/memorypools.h"
#include "core/emulator/driver/virtualmemory.h"
#include "core/emulator/machine.h"
#include "core/occupancy/occupancy.h"

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

struct TensorMap;
struct Texture;
struct WideMapArguments;

/// One emulated GPU with a driver of its own: the common slots of the table as functions that act as cuda.h says. Thread-safe.
class Driver final : public DeviceChannel {
public:
    /// `observer` may be null.
    Driver(const MachineSettings& settings, std::shared_ptr<LaunchObserver> observer);
    ~Driver() override;
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

#define KD_SLOT(function, version) std::remove_pointer_t<decltype(&::function)> function;
    KD_COMMON_SLOTS(KD_SLOT)
#undef KD_SLOT

    void setCounters(bool on) override;
    void setNotes(bool on) override;
    void setWatch(std::uint64_t address, std::uint64_t bytes) override;
    void setSchedule(std::uint64_t seed) override;
    void setChecks(HazardChecks checks) override;
    void setDeadline(std::optional<Seconds> deadline) override;
    void nameAllocation(std::uint64_t address, const Message& name) override;
    LaunchProgress progress() const override;
    LaunchRecord lastLaunch() const override;
    std::optional<Fault> fault() const override;
    Message reason() const override;

    /// See emulator::noteHostWrite().
    void noteHostWrite(std::uint64_t address, std::uint64_t bytes);
    /// See emulator::noteUnwritten().
    void noteUnwritten(std::uint64_t address, std::uint64_t bytes);

    /// Made with the device's memory, see machine().
    VirtualMemory& virtualMemory();
    /// Holds a stream until a word of 4 or 8 bytes in memory of the device meets a condition.
    template <typename Word> CUresult waitForValue(CUstream stream, CUdeviceptr address, Word value, unsigned flags);
    /// See emulator::writeWord().
    CUresult writeWord(CUstream stream, CUdeviceptr address, std::uint64_t value);
    /// See emulator::setStreamPriority().
    CUresult setPriority(CUstream stream, int priority);
    /// See emulator::encodeWideMap().
    CUresult encodeWideMap(CUtensorMap* tensorMap, const WideMapArguments& arguments);

    /// Tells whether this is a child that was forked after the driver was made: it has none of its threads, and every call gives
    /// CUDA_ERROR_NOT_INITIALIZED, as libcuda's do.
    bool isForked() const noexcept;

    /// To be called before every call: what the call before it on this thread failed for is forgotten.
    static void beginCall() noexcept;

private:
    using Work = std::function<CUresult()>;
    struct PendingLaunch;

    // How calls begin: what has to be there, and what then ends the call. Exceptions become results.
    CUresult afterInit(const Work& call);
    /// Does `call` with a current context that is alive and has no fault.
    CUresult inContext(const std::function<CUresult(Context&)>& call);
    CUresult guarded(const Work& call);
    static CUresult refuse(CUresult result, Message why);
    /// Writes a map that was described, unless something is wrong with it.
    static CUresult encodeMap(CUtensorMap* to, const TensorMap& map);

    std::vector<CUcontext>& stack() const;
    CUcontext handle() noexcept { return reinterpret_cast<CUcontext>(this); }
    /// Tells whether it is null, the primary context's, or that of one that was created and is not destroyed.
    bool isContext(CUcontext context);
    /// Null when it is destroyed, not retained, or none.
    std::shared_ptr<Context> contextOf(CUcontext context) const;
    std::vector<std::shared_ptr<Context>> contexts() const;
    /// Waits for its work and frees its memory.
    void destroy(Context& context);
    /// Made when first needed: it takes address space. Throws RuntimeError when there is none.
    Machine& machine();

    KernelEntry* entryOf(const void* handle);
    Library* libraryOf(CUlibrary handle);
    CUresult load(Library& library, const void* code, const JitLog& log);
    CUresult loadLinked(Library& library, const void* code, const JitLog& log, std::optional<PtxTarget>& newest);
    /// Loads what `read` gives, an Image; tells the log why not.
    template <typename Read> CUresult loadImage(Library& library, const JitLog& log, const Read& read);
    CUresult checkTarget(const std::optional<PtxTarget>& target, const JitLog& log);
    /// Decodes a kernel; what is not emulated in it is the reason.
    CUresult prepare(const KernelEntry& entry);
    CUresult checkShape(const KernelEntry& entry, const Launch& launch);
    /// The cluster of a launch that asked for `asked`: what the kernel was compiled or set for where that is 0; 0: none.
    static std::array<std::uint32_t, 3> clusterOf(const KernelEntry& entry, const std::array<std::uint32_t, 3>& asked);
    CUresult checkCluster(const KernelEntry& entry, const Launch& launch);
    /// Blocks a cluster at most.
    std::uint64_t clusterLimit(const KernelEntry& entry) const;
    CUresult runLaunch(PendingLaunch& pending);
    void noteFault(CUresult result, Fault fault);

    CUresult enqueueCopy(Context& context, CUstream stream, Work copy, bool waits);
    CUresult requireDevice(CUdeviceptr address, std::size_t bytes, const Message& what);
    /// All of `bytes` from `source` on, given and taken at once or in the stream's turn, as where they lie asks for.
    CUresult copyFromHost(Context& context, CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream);
    CUresult copyToHost(Context& context, void* to, CUdeviceptr from, std::size_t bytes, CUstream stream);
    template <typename Value>
    CUresult fill(CUdeviceptr to, std::size_t pitch, Value value, std::size_t width, std::size_t height, CUstream stream);
    CUresult allocate(Context& context, CUdeviceptr* address, std::size_t bytes, Context::Owner owner,
                      PoolKind kind = PoolKind::Device);
    CUresult allocateFrom(Context& context, CUmemoryPool pool, CUdeviceptr* address, std::size_t bytes);
    /// `result` of waiting, after which pools release what they need not keep.
    CUresult settled(CUresult result);
    /// Memory of the context's, or that is mapped, in which `address` lies.
    std::optional<Context::Memory> findMemory(const Context& context, std::uint64_t address) const;
    /// Frees memory, of a pool too, and notes that its pool has it again.
    void giveBack(std::uint64_t address);
    /// An array of a shape that was checked.
    CUresult makeArray(const CUDA_ARRAY3D_DESCRIPTOR& description, Context::ArrayPointer& array);
    /// What a texture of a resource reads: shape, format and levels.
    CUresult describeTexture(const Context& context, const CUDA_RESOURCE_DESC& resource, Texture& texture);
    static CUresult describeArray(const Context::ArrayPointer& array, Texture& texture);
    CUresult describeLinear(const CUDA_RESOURCE_DESC& resource, Texture& texture);
    CUresult describePitched(const CUDA_RESOURCE_DESC& resource, Texture& texture);
    CUresult copyBox(CUmemorytype from, CUmemorytype to, const CUDA_MEMCPY3D& box, CUstream stream, bool waits);
    CUresult copyArray(const Context::ArrayPointer& array, std::size_t offset, std::size_t bytes,
                       const std::function<void(std::byte*)>& copy);
    /// Blocks of a cluster, and those of a larger one that the launch would rather have; 0 where it names none.
    struct ClusterSizes {
        std::array<std::uint32_t, 3> regular{}, preferred{};
    };
    CUresult launch(Context& context, CUfunction function, const CUlaunchConfig& shape, bool isCooperative,
                    const ClusterSizes& clusters, void** values, void** extra);
    CUresult takePreferredCluster(const KernelEntry& entry, const std::array<std::uint32_t, 3>& preferred, Launch& launch);
    OccupancyInput occupancyInput(const KernelEntry& entry, int threads, std::size_t dynamicShared) const;
    std::uint32_t blocksPerMultiprocessor(const KernelEntry& entry, int threads, std::size_t dynamicShared) const;

    const MachineSettings m_settings;
    const ArchitectureLimits& m_limits;
    const std::uint64_t m_serial;
    const unsigned m_generation;
    const std::shared_ptr<LaunchObserver> m_observer;
    const DriverFacts m_facts;

    mutable std::mutex m_mutex;  ///< guards what follows up to m_entries
    std::unique_ptr<Machine> m_machine;
    std::unique_ptr<VirtualMemory> m_virtualMemory;  ///< after the machine, whose memory it maps
    std::shared_ptr<Context> m_context;  ///< the primary one; null while nobody retains it
    unsigned m_retained = 0;
    std::unordered_map<CUcontext, std::shared_ptr<Context>> m_created;
    std::unordered_map<const void*, std::unique_ptr<Library>> m_libraries;
    std::unordered_map<const void*, KernelEntry*> m_entries;

    MemoryPools m_pools;
    std::mutex m_loadMutex;    ///< guards loading modules and decoding kernels
    std::mutex m_launchMutex;  ///< the machine runs one launch at a time, contexts may give several

    std::atomic<bool> m_isInitialised{false};
    std::atomic<CUresult> m_fault{CUDA_SUCCESS};
    std::atomic<bool> m_ends{false};
    std::atomic<bool> m_counters{false};
    std::atomic<double> m_deadline{0};  ///< seconds; 0: none
    std::atomic<std::uint64_t> m_blocksDone{0}, m_blocksTotal{0}, m_lastLaunch{0};

    mutable std::mutex m_reportMutex;
    LaunchRecord m_record;
    std::optional<Fault> m_faultReport;
};

}  // namespace kd::emulator
