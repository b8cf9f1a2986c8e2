// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/device/context.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Says which device the user's surroundings choose: the variable CUDA_DEVICE, else the file ~/.cuda_device, else ~/.cuda-device,
/// each holding the device's number.
struct DefaultDevice {
    std::optional<int> ordinal;  ///< empty when nothing is chosen, or what is there is no number
    std::string source;          ///< "CUDA_DEVICE" or the file's path; empty when nothing is there
    Message problem;             ///< one sentence when `source` holds no device number
};
/// Chooses as environment and file say now; makes no context.
DefaultDevice defaultDevice();

/// Makes a context of one device; throws when it gives none.
using ContextMaker = std::function<Context(const Device&)>;

/// Retains the primary context, or lets `make` make one, of the chosen device; with nothing chosen, of the first device that gives
/// one. A chosen device that fails is not tried elsewhere. Throws RuntimeError when there is no device or the choice is no number,
/// else what the last device threw.
Context makeDefaultContext(const DriverApi& api, const ContextMaker& make = &Context::retainPrimary);

}  // namespace kd
