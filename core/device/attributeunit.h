// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

namespace kd {

/// What the number of an attribute counts or stands for; it decides how the number is written.
enum class AttributeUnit {
    Number,
    Bits,
    Blocks,
    Boolean,
    Bytes,
    BytesPerSecond,
    Domains,
    Elements,
    Engines,
    Enumeration,
    FlopPerSecond,
    Identifier,
    Kilohertz,
    Layers,
    Mask,
    Multiprocessors,
    Ratio,
    Registers,
    Switch,
    Texels,
    Threads
};

/// Gives the name of a unit: "threads", "bytes", "kHz", "boolean"; that of a plain number is empty.
MessagePattern<> unitName(AttributeUnit unit);

}  // namespace kd
