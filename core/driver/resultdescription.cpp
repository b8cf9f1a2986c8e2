// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/drivererror.h"

namespace kd {
namespace {

#define KD_WORDS(code, kind, hint)                                                                                     \
    case code:                                                                                                         \
        return {#code, kind, hint}

/// Faults of a running kernel, and launches that the device refuses.
ResultDescription launchWords(CUresult result)
{
    switch (result) {
        KD_WORDS(CUDA_ERROR_ILLEGAL_ADDRESS, "illegal address",
                 "a thread read or wrote memory that is not its own; check indices against the buffers' sizes");
        KD_WORDS(CUDA_ERROR_ASSERT, "device assert", "an assert() in the kernel did not hold; the console has its place");
        KD_WORDS(CUDA_ERROR_LAUNCH_FAILED, "launch failed",
                 "a thread trapped or did what the device could not place more exactly");
        KD_WORDS(CUDA_ERROR_ILLEGAL_INSTRUCTION, "illegal instruction",
                 "a thread ran into a trap or into code that the device does not have");
        KD_WORDS(CUDA_ERROR_MISALIGNED_ADDRESS, "misaligned address",
                 "a thread read or wrote at an address that is no multiple of the type's size");
        KD_WORDS(CUDA_ERROR_INVALID_ADDRESS_SPACE, "invalid address space",
                 "an instruction was given a pointer into a memory space that it cannot reach");
        KD_WORDS(CUDA_ERROR_INVALID_PC, "invalid program counter",
                 "a thread jumped outside its code; check function pointers");
        KD_WORDS(CUDA_ERROR_HARDWARE_STACK_ERROR, "stack error",
                 "a thread's call stack overflowed or was overwritten; check recursion");
        KD_WORDS(CUDA_ERROR_LAUNCH_TIMEOUT, "launch timeout",
                 "the system ended a kernel that ran too long on a device with a display");
        KD_WORDS(CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, "too many resources",
                 "the block needs more registers, threads or shared memory than the device has");
        KD_WORDS(CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, "incompatible texturing", "");
        KD_WORDS(CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, "cooperative grid too large",
                 "all blocks of a cooperative launch must fit on the device at once");
        KD_WORDS(CUDA_ERROR_TENSOR_MEMORY_LEAK, "tensor memory leak",
                 "the kernel ended without freeing its tensor memory");
        KD_WORDS(CUDA_ERROR_INVALID_CLUSTER_SIZE, "invalid cluster size", "the grid is no multiple of the cluster");
    default:
        return {};
    }
}

/// What the machine or its driver lacks or did.
ResultDescription machineWords(CUresult result)
{
    switch (result) {
        KD_WORDS(CUDA_ERROR_OUT_OF_MEMORY, "out of memory", "");
        KD_WORDS(CUDA_ERROR_STUB_LIBRARY, "stub library",
                 "the libcuda that was found is the toolkit's stub, not a driver; take it off the library path");
        KD_WORDS(CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER, "newer driver needed", "");
        KD_WORDS(CUDA_ERROR_DEVICE_UNAVAILABLE, "device unavailable",
                 "another process holds it exclusively, or the system prohibits compute on it");
        KD_WORDS(CUDA_ERROR_NO_DEVICE, "no device", "the driver finds no CUDA device");
        KD_WORDS(CUDA_ERROR_INVALID_DEVICE, "no such device", "");
        KD_WORDS(CUDA_ERROR_DEVICE_NOT_LICENSED, "device not licensed",
                 "a virtual GPU computes only with a licence; `nvidia-smi -q` tells its state");
        KD_WORDS(CUDA_ERROR_ECC_UNCORRECTABLE, "uncorrectable memory error", "the device's memory has failed; see nvidia-smi");
        KD_WORDS(CUDA_ERROR_NVLINK_UNCORRECTABLE, "uncorrectable NVLink error", "see nvidia-smi");
        KD_WORDS(CUDA_ERROR_CONTAINED, "contained memory error", "the device's memory has failed; see nvidia-smi");
        KD_WORDS(CUDA_ERROR_OPERATING_SYSTEM, "operating system error", "");
        KD_WORDS(CUDA_ERROR_SYSTEM_NOT_READY, "system not ready",
                 "a service that the device needs, such as the fabric manager, is not running");
        KD_WORDS(CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, "driver mismatch",
                 "libcuda and the kernel module are of different releases; reboot, or reload the module");
        KD_WORDS(CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE, "compatibility mode not supported",
                 "forward compatibility works on data-centre devices alone; install a newer driver");
        KD_WORDS(CUDA_ERROR_MPS_CONNECTION_FAILED, "no connection to MPS",
                 "the MPS server of this machine does not answer; start it anew with `nvidia-cuda-mps-control -d`, or work without "
                 "it after `echo quit | nvidia-cuda-mps-control`");
        KD_WORDS(CUDA_ERROR_MPS_RPC_FAILURE, "MPS call failed",
                 "the MPS server ended or hangs; its log, in CUDA_MPS_LOG_DIRECTORY or /var/log/nvidia-mps, says why");
        KD_WORDS(CUDA_ERROR_MPS_SERVER_NOT_READY, "MPS not ready",
                 "the MPS server recovers from another program's fault; end all programs on the device, then try again");
        KD_WORDS(CUDA_ERROR_MPS_MAX_CLIENTS_REACHED, "too many MPS clients",
                 "the device serves no further process; end one of those that nvidia-smi lists");
        KD_WORDS(
            CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED, "too many MPS connections",
            "the device has no connection left for this process; end another one, or lower CUDA_DEVICE_MAX_CONNECTIONS for all");
        KD_WORDS(
            CUDA_ERROR_MPS_CLIENT_TERMINATED, "ended by MPS",
            "a kernel of some program on the device faulted, which ends the work of all; run again when the others have ended");
        KD_WORDS(CUDA_ERROR_EXTERNAL_DEVICE, "external device error", "");
        KD_WORDS(CUDA_ERROR_TIMEOUT, "timeout", "");
        KD_WORDS(CUDA_ERROR_UNKNOWN, "unknown error", "the system's log may have the driver's own words");
    default:
        return {};
    }
}

/// Images that do not load, and misuse.
ResultDescription callWords(CUresult result)
{
    switch (result) {
        KD_WORDS(CUDA_ERROR_INVALID_VALUE, "invalid value", "");
        KD_WORDS(CUDA_ERROR_NOT_INITIALIZED, "not initialised", "");
        KD_WORDS(CUDA_ERROR_DEINITIALIZED, "driver is shutting down", "");
        KD_WORDS(CUDA_ERROR_INVALID_IMAGE, "invalid module", "the image is no module that this driver can read");
        KD_WORDS(CUDA_ERROR_INVALID_CONTEXT, "invalid context", "");
        KD_WORDS(CUDA_ERROR_NO_BINARY_FOR_GPU, "no code for this device",
                 "the module holds no code for the device's architecture; compile for that one");
        KD_WORDS(CUDA_ERROR_INVALID_PTX, "PTX does not assemble", "");
        KD_WORDS(CUDA_ERROR_JIT_COMPILER_NOT_FOUND, "no PTX compiler", "the driver's libnvidia-ptxjitcompiler is missing");
        KD_WORDS(CUDA_ERROR_UNSUPPORTED_PTX_VERSION, "PTX too new",
                 "the PTX is of a newer CUDA than the driver; install a newer driver, or compile for the real architecture");
        KD_WORDS(CUDA_ERROR_JIT_COMPILATION_DISABLED, "PTX compiling is disabled", "");
        KD_WORDS(CUDA_ERROR_INVALID_SOURCE, "invalid source", "");
        KD_WORDS(CUDA_ERROR_FILE_NOT_FOUND, "file not found", "");
        KD_WORDS(CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, "symbol of a library not found", "");
        KD_WORDS(CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, "library does not start", "");
        KD_WORDS(CUDA_ERROR_INVALID_HANDLE, "invalid handle", "");
        KD_WORDS(CUDA_ERROR_ILLEGAL_STATE, "illegal state", "");
        KD_WORDS(CUDA_ERROR_NOT_FOUND, "not found", "");
        KD_WORDS(CUDA_ERROR_NOT_READY, "not ready", "");
        KD_WORDS(CUDA_ERROR_CONTEXT_IS_DESTROYED, "context is destroyed", "");
        KD_WORDS(CUDA_ERROR_NOT_PERMITTED, "not permitted", "");
        KD_WORDS(CUDA_ERROR_NOT_SUPPORTED, "not supported", "");
        KD_WORDS(CUDA_ERROR_FUNCTION_NOT_LOADED, "function not loaded", "");
    default:
        return {};
    }
}

#undef KD_WORDS

}  // namespace

ResultDescription wordsOf(CUresult result) noexcept
{
    for (const auto words : {launchWords, machineWords, callWords})
        if (const ResultDescription found = words(result); !found.name.empty())
            return found;
    return {};
}

}  // namespace kd
