// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"
#include "core/driver/driverloader.h"

namespace kd {

/// All devices of `api`, attributes included. Never throws; what is missing is in the list.
DeviceList listDevices(const DriverApi& api);

/// The same of what loadDriver() gave: without a driver, its sentence is in `missing`.
DeviceList listDevices(const DriverLoad& load);

}  // namespace kd
