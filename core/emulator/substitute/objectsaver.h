// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/objects/objectwords.h"
#include "core/capture/recordedlaunch.h"
#include "core/emulator/driver/context.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kd::emulator::substitute {

/// Finds the tensor maps, textures and surfaces of the emulated GPU in what a launch can reach, and records them and their arrays.
class ObjectSaver {
public:
    /// Arrays are files in `folder`, of `limit` bytes together at most; what is larger is left out. `context` must outlive this,
    /// and `recorded` the last look.
    ObjectSaver(const Context& context, std::filesystem::path folder, RecordedLaunch& recorded, std::uint64_t limit);

    /// Looks at the bytes of an argument, or of the memory that is in `file`. Gives addresses that objects in it are of. Throws
    /// RuntimeError where a file cannot be written. Blocks.
    std::vector<std::uint64_t> look(std::span<const std::byte> bytes, std::uint64_t argument, const std::string& file);
    /// Bytes of all arrays.
    std::uint64_t arrayBytes() const noexcept { return m_bytes; }
    /// Writes what a launch left in arrays, and notes where that differs. Blocks.
    void saveResults(RecordedLaunch& recorded) const;

private:
    struct SavedArray {
        std::vector<Context::ArrayPointer> levels;
        const void* identity = nullptr;  ///< the handle of the whole
    };

    /// The words of what begins there, and its size; nothing where that is no object.
    std::optional<std::pair<std::string, std::size_t>> objectAt(std::span<const std::byte> bytes, bool mayBeMap,
                                                                std::uint64_t& address);
    std::optional<ArrayPlace> placeOf(const CUDA_RESOURCE_DESC& resource);

    const Context& m_context;
    const std::filesystem::path m_folder;
    RecordedLaunch& m_recorded;
    const std::uint64_t m_limit;
    std::uint64_t m_bytes = 0;
    std::unordered_set<std::uint64_t> m_handles;  ///< of the context
    std::vector<SavedArray> m_arrays;              ///< in the order of the recording
    std::vector<const void*> m_left;               ///< that are not recorded
};

}  // namespace kd::emulator::substitute
