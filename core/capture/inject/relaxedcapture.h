// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

namespace kd::inject {

/// The driver lets this thread do, while another one captures a stream, what would break that capture.
class [[nodiscard]] RelaxedCapture {
public:
    explicit RelaxedCapture(const DriverApi& api) : m_api(api) { m_api.cuThreadExchangeStreamCaptureMode(&m_mode); }
    ~RelaxedCapture() { m_api.cuThreadExchangeStreamCaptureMode(&m_mode); }
    RelaxedCapture(const RelaxedCapture&) = delete;
    RelaxedCapture& operator=(const RelaxedCapture&) = delete;

private:
    const DriverApi& m_api;
    CUstreamCaptureMode m_mode = CU_STREAM_CAPTURE_MODE_RELAXED;
};

}  // namespace kd::inject
