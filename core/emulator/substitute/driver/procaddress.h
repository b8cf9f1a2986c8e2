// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace kd::emulator::substitute {

/// One version of a function of the driver API.
struct ProcAddress {
    const char* name = nullptr;  ///< without suffix: "cuMemAlloc"
    int version = 0;             ///< of CUDA, from which on a program that asks for it means this function: 3020
    void* function = nullptr;
    void* perThread = nullptr;   ///< the same for programs whose default stream is a thread's own; null where there is none
};

/// All that cudaTypedefs.h lists, made by entries.py.
std::span<const ProcAddress> procAddresses();

}  // namespace kd::emulator::substitute
