// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::emulator {

/// Instruction set that handlers are compiled for; both give the same results.
enum class HostIsa { Generic, Avx2 };
/// The best that this processor runs.
HostIsa hostIsa() noexcept;

}  // namespace kd::emulator
