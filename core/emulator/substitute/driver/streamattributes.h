// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <mutex>
#include <unordered_map>

namespace kd::emulator::substitute {

/// What an attribute is set for.
enum class AttributeHolder { Stream, Launch, GraphNode };

/// CUDA_SUCCESS, or CUDA_ERROR_INVALID_VALUE for a value that the attribute does not take, and for one that such a holder does not
/// have: after CUlaunchAttributeID of cuda.h, and as an H200 with driver 580 answers.
CUresult checkAttribute(const DriverApi& api, AttributeHolder holder, CUlaunchAttributeID id, const CUlaunchAttributeValue& value);

/// The attributes of streams that are kept and told, and change nothing here: how to wait, what of the L2 cache to prefer, which
/// domain fences belong to. Never destroyed. Thread-safe.
class StreamAttributes {
public:
    static StreamAttributes& ofThisProcess();

    /// Not of the priority, which is the stream's own. False for what streams do not have.
    bool get(const DriverApi& api, CUstream stream, CUlaunchAttributeID id, CUlaunchAttributeValue& value) const;
    void set(CUstream stream, CUlaunchAttributeID id, const CUlaunchAttributeValue& value);
    void copy(CUstream to, CUstream from);
    void forget(CUstream stream);

private:
    using Values = std::unordered_map<int, CUlaunchAttributeValue>;  // by CUlaunchAttributeID

    mutable std::mutex m_mutex;
    std::unordered_map<CUstream, Values> m_streams;
};

}  // namespace kd::emulator::substitute
