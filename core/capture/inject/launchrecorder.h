// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"
#include "core/capture/inject/modulestore.h"
#include "core/capture/inject/objectscanner.h"
#include "core/capture/inject/objectstore.h"
#include "core/capture/inject/recordedfiles.h"
#include "core/capture/objects/objectwords.h"
#include "core/capture/recordedlaunch.h"
#include "core/driver/driverapi.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd::inject {

/// What is launched on that stream is captured into a graph, and does not run now.
bool isCaptured(const DriverApi& api, CUstream stream);

/// A launch as the program asks the driver for it.
struct SeenLaunch {
    std::string kernel;  ///< as its module names it
    CUfunction function = nullptr;  ///< or a CUkernel, as the driver takes either
    Dim3 grid, block;
    std::uint32_t dynamicShared = 0;
    CUstream stream = nullptr;
    bool isCooperative = false;
    std::optional<Dim3> cluster;
    void** arguments = nullptr;
    void** extra = nullptr;
    const std::vector<std::vector<std::byte>>* values = nullptr;  ///< in the place of both, of a kernel of a graph
    std::size_t graphNodes = 0;    ///< of the graph that launches it, of all kinds; 0: none does
    bool isFirstOfGraph = false;   ///< it waits for no other node
};

/// The arguments that a launch hands over as one piece of memory; nothing where it does not.
std::span<const std::byte> packedArguments(void** extra);

/// Records one launch: what it finds before it, and what it leaves behind it. Between its two calls nothing else runs that the
/// program launches. A kernel of a graph is recorded around the launch of the whole graph: what it left is known only where it is
/// all that the graph does.
class LaunchRecorder {
public:
    /// `folder` is that of all recordings, of which it makes the one with that number in this process.
    LaunchRecorder(const DriverApi& api, ModuleStore& modules, const ObjectStore& objects, const CaptureRequest& request,
                   std::filesystem::path folder, std::uint64_t order);

    /// Waits until the device has done all that it was given before, and records. What cannot be recorded is a part of the
    /// recording. False where the launch is being captured into a graph, so that it does not run now. Never throws. Blocks.
    bool begin(const SeenLaunch& launch, std::uint64_t number) noexcept;
    /// `result` is what the program gets of the launch. Waits for its end. Never throws. Blocks.
    void end(CUresult result) noexcept;

private:
    void record(const SeenLaunch& launch);
    /// Asks for the code of the function that is launched.
    KernelQuestion questionOf(const std::string& kernel) const;
    void recordArguments(const SeenLaunch& launch, const KernelCode& code);
    void recordObjects(const KernelCode& code);
    /// The words of an object that was found, with its array recorded.
    std::string describe(SeenObject& found);
    /// Where the array of a texture or surface is in the recording, to which it is added; nothing where it cannot be recorded.
    std::optional<ArrayPlace> placeOf(const SeenHandle& handle);
    /// Reads what the array is; nothing where the driver does not tell.
    std::optional<LiveArray> liveArray(CUarray array, CUmipmappedArray whole) const;
    /// Adds what a scan of the memory in that file found.
    void addFound(const std::string& file, std::vector<FoundObject>& found);
    void recordMemory(ObjectScanner& scanner);
    void recordVariables(const KernelCode& code, ObjectScanner& scanner);
    void recordCode(const KernelCode& code);
    void recordDevice();
    void recordResults();

    const DriverApi& m_api;
    ModuleStore& m_modules;
    const ObjectStore& m_objects;
    const CaptureRequest m_request;
    const std::filesystem::path m_folder;
    std::optional<RecordedLaunch> m_recorded;  ///< until its end
    std::unique_ptr<RecordedFiles> m_files;
    CUfunction m_function = nullptr;           ///< of the recording
    const std::uint64_t m_order;               ///< counts recordings of this process
    int m_capability = 0;                      ///< "90" for 9.0, of its device
    std::vector<MemoryRange> m_variables;      ///< of the recording, in its order
    std::vector<LiveArray> m_arrays;           ///< likewise
    std::uint64_t m_arrayBytes = 0;            ///< of all of these
    std::vector<const void*> m_leftArrays;     ///< that are beyond the limit, or of a kind that is not recorded
    std::vector<std::uint64_t> m_addresses;    ///< that textures and tensor maps among its arguments are of
};

}  // namespace kd::inject
