// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/device/context.h"
#include "core/stream/stream.h"

#include <memory>

namespace kd::bench {

/// The first GPU, or the emulated one, with its primary context, current on the thread that made this, and a stream.
class BenchDevice {
public:
    /// Throws RuntimeError where there is no driver or no device.
    explicit BenchDevice(bool isEmulated);
    BenchDevice(const BenchDevice&) = delete;
    BenchDevice& operator=(const BenchDevice&) = delete;

    const DriverApi& api() const noexcept { return *m_api; }
    ContextRef context() const noexcept { return m_context; }
    StreamRef stream() const noexcept { return m_stream; }
    /// Name, uuid, driver.
    Json facts() const;

private:
    std::shared_ptr<const DriverApi> m_api;
    Context m_context;
    Stream m_stream;
};

}  // namespace kd::bench
