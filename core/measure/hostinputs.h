// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/runner.h"

namespace kd {

/// Writes every recipe's bytes into `host.inputs`. Throws LogicError when `host` does not fit the plan, RuntimeError naming
/// the buffer when bytes that should have been sent along are missing or of another length.
void fillInputs(const LaunchPlan& plan, const BlobLookup& blobs, HostBuffers& host);

/// The bytes sent along as `id` for `what`. Throws RuntimeError when they are missing or not `size` long.
std::span<const std::byte> sentBytes(const BlobLookup& blobs, const std::string& id, Bytes size, const ErrorSubject& what);

/// Tells whether a run gives it back: `out` and `inout`.
inline bool isOutput(const BufferPlan& buffer) { return buffer.direction != Direction::In; }

}  // namespace kd
