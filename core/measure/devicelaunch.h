// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/deviceobjects.h"
#include "core/measure/launchbuffers.h"
#include "core/measure/runner.h"
#include "core/memory/devicememory.h"
#include "core/module/argumentpack.h"
#include "core/module/launchcheck.h"
#include "core/module/module.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// A plan brought to a device: its module loaded, its buffers allocated, its arguments packed. `context`, `stream` and
/// `plan` must outlive it.
class DeviceLaunch {
public:
    /// Loads the code eagerly and allocates; copies nothing. Throws LogicError for a kernel that is not there, arguments
    /// that do not fit it, or a launch that the device cannot take (its text is then the sentence to show), MemoryError
    /// when the buffers do not fit, and what Module throws.
    DeviceLaunch(const StreamRef& stream, const LaunchPlan& plan, std::span<const std::byte> image,
                 const std::string& programName);

    /// Moves all buffers to other addresses, with undefined contents, where the device has room for both. False where it has not.
    bool moveBuffers();
    /// Enqueues copies of all inputs.
    void uploadInputs(const HostBuffers& host);
    /// Enqueues one launch of the plan's kernel. No heap allocation.
    void launch() { enqueue(m_placements[m_current].function, m_placements[m_current].arguments); }
    /// Enqueues one launch of another kernel of the module, with the same shape and arguments. Throws as the constructor.
    void launchOther(const std::string& loweredName);
    /// Loads the code once more, at another address, with the buffers of the first placement, or with its own, into which nothing
    /// is copied; in the first case the variables of the plan get what those of the first placement have. The times of the same
    /// code depend a little on where it and its data lie. Gives its number; that of the constructor is 0. Throws as the
    /// constructor.
    std::size_t addPlacement(std::span<const std::byte> image, const std::string& programName, bool hasOwnBuffers);
    /// Launches and copies from now on are of this placement, which addPlacement() gave, or 0.
    void usePlacement(std::size_t number) { m_current = number; }
    std::size_t placements() const noexcept { return m_placements.size(); }
    /// Of all buffers together that are no variables of the module.
    Bytes bufferSize() const;

    /// Recorded buffers lie elsewhere than where they were recorded, so that the addresses in them were changed.
    bool isRelocated() const { return m_placements[m_current].buffers->isRelocated(); }
    /// Where a buffer lies on the device.
    std::uint64_t address(std::size_t buffer) const;
    /// Copies one buffer back and waits for it. `to` has the buffer's size.
    void download(std::size_t buffer, std::span<std::byte> to);

    const LaunchPlan& plan() const noexcept { return m_plan; }
    const FunctionAttributes& attributes() const noexcept { return m_attributes; }
    const StreamRef& stream() const noexcept { return m_stream; }

private:
    /// A tensor map or texture that lies in a buffer: what it is on this device, and what was recorded.
    struct MemoryObject {
        std::size_t buffer = 0, offset = 0;
        std::vector<std::byte> made, recorded;
    };
    /// The code at one address, with the arguments of its launches.
    struct Placement {
        Module module;
        FunctionRef function;
        std::shared_ptr<LaunchBuffers> buffers;
        std::vector<DeviceMemoryRef> variables;  ///< of the plan, in their order
        ArgumentPack arguments;
        std::vector<MemoryObject> objects;  ///< that lie in buffers

        /// Where a buffer lies: in memory of its own, or in a variable.
        std::vector<DeviceMemoryRef> memory(const LaunchPlan& plan) const;
    };

    Placement load(std::span<const std::byte> image, const std::string& programName) const;
    std::vector<DeviceMemoryRef> findVariables(const Module& module) const;
    void setVariables(const Placement& placement) const;
    FunctionAttributes prepare(const FunctionRef& function) const;
    void enqueue(const FunctionRef& function, ArgumentPack& arguments) const;
    ArgumentPack packFor(const FunctionRef& function, const LaunchBuffers& buffers);
    void makeObjects(const ArgumentPlan& argument, const LaunchBuffers& buffers, std::vector<std::byte>& value);
    /// Those that lie in the buffers of the plan.
    std::vector<MemoryObject> makeMemoryObjects(const LaunchBuffers& buffers);
    /// Makes one of what the plan has, into as many bytes as it has.
    void makeObject(const DeviceObject& object, const LaunchBuffers& buffers, const std::string& subject,
                    std::span<std::byte> bytes);
    std::shared_ptr<LaunchBuffers> allocate() const;
    const DeviceArray* arrayOf(const DeviceObject& object, const LaunchBuffers& buffers) const;
    void nameBuffers(const LaunchBuffers& buffers) const;

    StreamRef m_stream;
    const LaunchPlan& m_plan;
    LaunchShape m_shape;
    LaunchAttributes m_extras;
    std::vector<Placement> m_placements;  ///< one at least
    DeviceObjects m_objects;  ///< of all placements, and gone before these are
    std::size_t m_current = 0;
    FunctionAttributes m_attributes;
};

}  // namespace kd
