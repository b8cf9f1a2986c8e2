// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

namespace kd::posix {

/// While this lives, the first SIGINT, SIGTERM or SIGHUP makes `descriptor()` readable and does nothing else; a second one
/// of the same kind has its usual effect. One at a time in a process.
class Interrupts {
public:
    /// Throws RuntimeError when the system gives no pipe.
    Interrupts();
    ~Interrupts();
    Interrupts(Interrupts&&) = delete;
    Interrupts& operator=(Interrupts&&) = delete;

    int descriptor() const noexcept { return m_reader.get(); }

private:
    Handle m_reader;
    Handle m_writer;
};

}  // namespace kd::posix
