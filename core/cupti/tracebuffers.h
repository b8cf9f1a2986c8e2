// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cupti/cuptiapi.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace kd {

/// The memory that CUPTI writes records into: a few buffers of one size, given out again as they come back, never freed while the
/// process lives, since CUPTI may hold them. Records of kernels are copied out as a buffer comes back. Any thread: CUPTI has one of
/// its own.
class TraceBuffers {
public:
    static constexpr std::size_t kBufferBytes = std::size_t{1} << 20;
    static constexpr std::size_t kMaxBuffers = 8;

    /// The only one: CUPTI's callbacks carry nothing that could tell two apart.
    static TraceBuffers& instance();

    /// Buffers that come back from now on are read with these entry points.
    void readWith(const cupti::Api& api);
    /// Gives the records that came back since the last call.
    std::vector<cupti::KernelRecord> takeRecords();

    /// Callbacks for CUPTI. Where all buffers are out a request is declined: CUPTI drops records then, and counts them.
    static void onRequest(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords);
    static void onCompleted(void* context, std::uint32_t stream, std::uint8_t* buffer, std::size_t size, std::size_t valid);

private:
    using Buffer = std::unique_ptr<std::uint64_t[]>;

    std::uint8_t* request();
    void complete(std::uint8_t* buffer, std::size_t valid);

    std::mutex m_mutex;
    cupti::Api m_api;
    std::vector<Buffer> m_buffers;
    std::vector<std::uint8_t*> m_free;
    std::vector<cupti::KernelRecord> m_records;
};

}  // namespace kd
