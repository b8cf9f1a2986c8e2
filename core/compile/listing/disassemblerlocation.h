// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"

#include <filesystem>
#include <string>

namespace kd {

/// The nvdisasm that is used, or the tileirdisasm, found without starting anything (some 100 us). KERNELDESK_NVDISASM, or
/// KERNELDESK_TILEIRDISASM, else the first in the toolkits, the wheels and PATH. cuobjdump is no substitute: it starts
/// nvdisasm itself for machine code.
struct DisassemblerLocation {
    std::filesystem::path path;  ///< empty when there is none
    std::string identity;        ///< path, size and times: another text when it is replaced
    Message missing;             ///< one sentence when there is none: what was looked for, where, what to install
};
void to_json(Json& json, const DisassemblerLocation& location);
void from_json(const Json& json, DisassemblerLocation& location);

/// Finds nvdisasm as the environment is now.
DisassemblerLocation findDisassembler();
/// The same of tileirdisasm, which prints Tile IR (CUDA 13.1 and later).
DisassemblerLocation findTileDisassembler();

}  // namespace kd
