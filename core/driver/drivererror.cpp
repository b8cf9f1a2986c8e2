// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/drivererror.h"

#include "core/base/error.h"
#include "core/base/posix/fork.h"

#include <utility>

namespace kd {
namespace {

bool isLaunchFailure(CUresult result)
{
    switch (result) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE:
    case CUDA_ERROR_TENSOR_MEMORY_LEAK:
    case CUDA_ERROR_INVALID_CLUSTER_SIZE:
        return true;
    default:
        return false;
    }
}

bool isMachineFailure(CUresult result)
{
    switch (result) {
    case CUDA_ERROR_STUB_LIBRARY:
    case CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER:
    case CUDA_ERROR_DEVICE_UNAVAILABLE:
    case CUDA_ERROR_NO_DEVICE:
    case CUDA_ERROR_DEVICE_NOT_LICENSED:
    case CUDA_ERROR_NO_BINARY_FOR_GPU:
    case CUDA_ERROR_ECC_UNCORRECTABLE:
    case CUDA_ERROR_NVLINK_UNCORRECTABLE:
    case CUDA_ERROR_JIT_COMPILER_NOT_FOUND:
    case CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
    case CUDA_ERROR_JIT_COMPILATION_DISABLED:
    case CUDA_ERROR_CONTAINED:
    case CUDA_ERROR_FILE_NOT_FOUND:
    case CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND:
    case CUDA_ERROR_SHARED_OBJECT_INIT_FAILED:
    case CUDA_ERROR_OPERATING_SYSTEM:
    case CUDA_ERROR_NOT_READY:
    case CUDA_ERROR_EXTERNAL_DEVICE:
    case CUDA_ERROR_TIMEOUT:
        return true;
    default:
        return result >= CUDA_ERROR_SYSTEM_NOT_READY && result <= CUDA_ERROR_MPS_CLIENT_TERMINATED;
    }
}

std::string nameOf(const DriverApi& api, CUresult result)
{
    const char* text = nullptr;
    if (const ResultDescription words = wordsOf(result); !words.name.empty())
        return std::string(words.name);
    if (api.cuGetErrorName(result, &text) == CUDA_SUCCESS && text != nullptr)
        return text;
    return "CUDA error " + std::to_string(static_cast<int>(result));
}

Message textOf(const DriverApi& api, CUresult result, std::string_view operation)
{
    if (result == CUDA_ERROR_NOT_INITIALIZED && posix::forkGeneration() != 0)
        return "This process was forked after the CUDA driver was started, and the driver does not work in it; start it in the "
               "child alone, or let the child execute a program of its own.";
    if (result == CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER && api.channel)
        return message("The emulated GPU has no {}; choose a device for what needs it.", operation);
    if (result == CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER && slotVersion(operation) != 0)
        return message("The driver implements CUDA {} and has no {}, which came with CUDA {}; install a newer driver.",
                       cudaVersionText(api.version), operation, cudaVersionText(slotVersion(operation)));
    const ResultDescription words = wordsOf(result);
    const char* text = nullptr;
    if (words.kind.empty())
        return api.cuGetErrorString(result, &text) == CUDA_SUCCESS && text != nullptr ? verbatim(text)
                                                                                      : Message("unknown CUDA error");
    return words.hint.empty() ? Message(words.kind) : message("{}: {}", Message(words.kind), Message(words.hint));
}

}  // namespace

Damage damageOf(CUresult result) noexcept
{
    switch (result) {
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_CONTEXT_IS_DESTROYED:
        return Damage::ContextDead;
    case CUDA_ERROR_ECC_UNCORRECTABLE:
    case CUDA_ERROR_NVLINK_UNCORRECTABLE:
    case CUDA_ERROR_CONTAINED:
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_TENSOR_MEMORY_LEAK:
    case CUDA_ERROR_MPS_CLIENT_TERMINATED:
    case CUDA_ERROR_EXTERNAL_DEVICE:
    case CUDA_ERROR_DEINITIALIZED:
    case CUDA_ERROR_UNKNOWN:
        return Damage::Sticky;
    default:
        return Damage::None;
    }
}

Message describeResult(CUresult result)
{
    const ResultDescription words = wordsOf(result);
    if (words.name.empty())
        return message("CUDA error {}", static_cast<int>(result));
    if (words.hint.empty())
        return message("{} ({})", Message(words.kind), words.name);
    return message("{} ({}): {}", Message(words.kind), words.name, Message(words.hint));
}

void throwDriverError(const DriverApi& api, CUresult result, std::string_view operation, std::string_view subject)
{
    // First, since every call forgets the reason of the one before.
    Message reason = api.channel ? api.channel->reason() : Message();
    ErrorInfo info{.operation = std::string(operation),
                   .name = nameOf(api, result),
                   .text = reason.empty() ? textOf(api, result, operation) : std::move(reason),
                   .subject = std::string(subject)};
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        throw MemoryError(std::move(info));
    if (isLaunchFailure(result))
        throw LaunchError(std::move(info));
    if (isMachineFailure(result))
        throw RuntimeError(std::move(info));
    if (result == CUDA_ERROR_UNKNOWN)
        throw Error(std::move(info));
    throw LogicError(std::move(info));
}

}  // namespace kd
