// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <string>

namespace kd {

/// Describes an option of a project's command that is left out, and why.
struct IgnoredOption {
    enum class Kind {
        Program,  ///< it starts or chooses a program
        Files,    ///< it writes or reads files of its own
        Host,     ///< it is for the host's code alone
        Linker,   ///< it is for linking
        Result,   ///< its result is no program that a GPU can load
        Setting,  ///< KernelDesk or the user sets it: toolkit, architecture, output
        Refused,  ///< it is known, and its value is not allowed
        Unknown,  ///< it is not known to be harmless
        Unread    ///< a response file that cannot be read
    };
    std::string option;  ///< as it was written, at most 200 characters of it
    Kind kind = Kind::Unknown;
    Message reason;      ///< "it starts or chooses a program"
    friend bool operator==(const IgnoredOption&, const IgnoredOption&) = default;
};

}  // namespace kd
