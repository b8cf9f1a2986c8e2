// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/attributeunit.h"

namespace kd {

MessagePattern<> unitName(AttributeUnit unit)
{
    switch (unit) {
    case AttributeUnit::Number: break;
    case AttributeUnit::Bits: return "bits";
    case AttributeUnit::Blocks: return "blocks";
    case AttributeUnit::Boolean: return "boolean";
    case AttributeUnit::Bytes: return "bytes";
    case AttributeUnit::BytesPerSecond: return "bytes/s";
    case AttributeUnit::Domains: return "domains";
    case AttributeUnit::Elements: return "elements";
    case AttributeUnit::Engines: return "engines";
    case AttributeUnit::Enumeration: return "enumeration";
    case AttributeUnit::FlopPerSecond: return "flop/s";
    case AttributeUnit::Identifier: return "identifier";
    case AttributeUnit::Kilohertz: return "kHz";
    case AttributeUnit::Layers: return "layers";
    case AttributeUnit::Mask: return "mask";
    case AttributeUnit::Multiprocessors: return "SMs";
    case AttributeUnit::Ratio: return "ratio";
    case AttributeUnit::Registers: return "registers";
    case AttributeUnit::Switch: return "switch";
    case AttributeUnit::Texels: return "texels";
    case AttributeUnit::Threads: return "threads";
    }
    return {};
}

}  // namespace kd
