// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/reachablememory.h"
#include "core/driver/driverapi.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd::inject {

/// A CUDA array of the program.
struct LiveArray {
    CUDA_ARRAY3D_DESCRIPTOR description{};
    std::vector<CUarray> levels;  ///< one at least, the largest first
    CUmipmappedArray whole = nullptr;  ///< that these are levels of; null: it is not mipmapped
    unsigned levelCount() const { return whole == nullptr ? 0 : static_cast<unsigned>(levels.size()); }
};

/// Copies memory that a device reaches into files, a piece after the other, on a stream of its own, in the context that is current
/// on this thread. All throw RuntimeError, with the driver's words or the system's, and block.
class RecordedFiles {
public:
    RecordedFiles(const DriverApi& api, std::filesystem::path folder);
    ~RecordedFiles();
    RecordedFiles(const RecordedFiles&) = delete;
    RecordedFiles& operator=(const RecordedFiles&) = delete;

    /// The live allocation that `address` lies in, of a device or of the host where devices reach it.
    std::optional<MemoryRange> allocationAt(std::uint64_t address) const;
    /// Gives `look` what the memory holds, a piece after the other.
    void inspect(const MemoryRange& range, const std::function<void(std::span<const std::byte>)>& look) { read(range, look); }
    /// Writes `name`, and gives `look` what it writes, where there is one.
    void write(const MemoryRange& range, const std::string& name, const std::function<void(std::span<const std::byte>)>& look = {});
    /// Writes `after` where the memory does not hold any more what is in the file `before`. True where it did.
    bool writeChanged(const MemoryRange& range, const std::string& before, const std::string& after);
    /// The same of an array, level by level, each without gaps.
    void write(const LiveArray& array, const std::string& name);
    bool writeChanged(const LiveArray& array, const std::string& before, const std::string& after);
    void writeBytes(std::span<const std::byte> bytes, const std::string& name) const;

    const std::filesystem::path& folder() const noexcept { return m_folder; }

private:
    using Use = std::function<void(std::span<const std::byte>)>;
    /// Calls `use` with each piece in turn.
    void read(const MemoryRange& range, const Use& use);
    void read(const LiveArray& array, const Use& use);
    /// Throws where the disk has not that much.
    void requireRoom(std::uint64_t bytes) const;
    template <typename Source> bool writeWhereChanged(const Source& source, const std::string& before, const std::string& after);

    const DriverApi& m_api;
    std::filesystem::path m_folder;
    CUstream m_stream = nullptr;
    std::vector<std::byte> m_piece;
};

/// Throws RuntimeError with the name of `result` unless it is CUDA_SUCCESS.
void requireSuccess(const DriverApi& api, CUresult result, const char* function);
/// "CUDA_ERROR_ILLEGAL_ADDRESS"
std::string nameOfResult(const DriverApi& api, CUresult result);

}  // namespace kd::inject
