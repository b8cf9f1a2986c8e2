// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/faultcodes.h"

namespace kd::emulator {

CUresult resultOf(Fault::Kind kind) noexcept
{
    using Kind = Fault::Kind;
    switch (kind) {
    case Kind::IllegalAddress:
    case Kind::NullPointer:
    case Kind::FreedMemory:
    case Kind::SharedOutOfBounds:
    case Kind::LocalOutOfBounds:
    case Kind::ConstantOutOfBounds:
    case Kind::ReadOnlyWrite:
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    case Kind::Misaligned:
        return CUDA_ERROR_MISALIGNED_ADDRESS;
    case Kind::StackOverflow:
        return CUDA_ERROR_HARDWARE_STACK_ERROR;
    case Kind::Assert:
        return CUDA_ERROR_ASSERT;
    case Kind::IllegalInstruction:
        return CUDA_ERROR_ILLEGAL_INSTRUCTION;
    case Kind::Deadline:
        return CUDA_ERROR_LAUNCH_TIMEOUT;
    case Kind::BarrierDivergence:
    case Kind::LanesMissing:
    case Kind::SharedRace:
    case Kind::GlobalRace:
    case Kind::UninitializedRead:
    case Kind::Trap:
    case Kind::Deadlock:
    case Kind::InvalidAddressSpace:
    case Kind::InvalidProgramCounter:
    case Kind::StackError:
    case Kind::LaunchTimeout:
    case Kind::LaunchFailed:
    case Kind::TensorMemoryLeak:
    case Kind::ProcessLost:
    case Kind::Unknown:
        break;
    }
    return CUDA_ERROR_LAUNCH_FAILED;
}

}  // namespace kd::emulator
