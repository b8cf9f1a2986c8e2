// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace kd {

/// Whose a header is, as far as its name says whether the host's compiler or that of device code reads it.
enum class HeaderKind {
    Other,          ///< of the program or of a library
    Host,           ///< of C++, C or the system
    ToolkitDevice,  ///< the toolkit's for device code
    ToolkitHost     ///< the toolkit's or its samples' for the host
};

/// Gives the kind of the header that a source names so between quotes or angle brackets: "sys/time.h", "cuda_fp16.h".
HeaderKind headerKind(std::string_view name);

}  // namespace kd
