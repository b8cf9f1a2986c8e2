// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sharing.h"

#include <cstdlib>
#include <filesystem>

namespace kd {
namespace {

/// From "Architecture" of NVIDIA's MPS documentation.
constexpr const char* kPipeVariable = "CUDA_MPS_PIPE_DIRECTORY";
constexpr const char* kUsualPipes = "/tmp/nvidia-mps";

bool daemonListens()
{
    const char* given = std::getenv(kPipeVariable);
    const std::filesystem::path folder = given == nullptr || *given == '\0' ? kUsualPipes : given;
    std::error_code error;
    return std::filesystem::is_fifo(folder / "control", error);
}

ComputeMode modeOf(const Device& device)
{
    return static_cast<ComputeMode>(device.findAttribute(CU_DEVICE_ATTRIBUTE_COMPUTE_MODE).value_or(CU_COMPUTEMODE_DEFAULT));
}

Message allowingCommand(const Device& device)
{
    return message("`nvidia-smi -i {} -c DEFAULT` as root", device.pciBusId());
}

Message prohibitedText(const Device& device)
{
    return message("is in prohibited compute mode, in which no program gets a context; let {} allow them again",
                   allowingCommand(device));
}

}  // namespace

bool usesMps(const Device& device)
{
    if (device.api().channel)
        return false;
    const std::optional<int> enabled = device.findAttribute(CU_DEVICE_ATTRIBUTE_MPS_ENABLED);
    return enabled ? *enabled != 0 : daemonListens();
}

Message sharingProblem(const Device& device)
{
    if (device.api().channel)
        return {};
    if (modeOf(device) == ComputeMode::Prohibited)
        return message("Device {} {}.", device.id().name, prohibitedText(device));
    if (usesMps(device))
        return message("Programs share {} through MPS: a kernel that faults, here or in another program, ends the work of all, and "
                       "timings contain what the others do; `echo quit | nvidia-cuda-mps-control` ends MPS.", device.id().name);
    return {};
}

Message contextRefusal(const Device& device, CUresult result)
{
    if (device.api().channel || result == CUDA_SUCCESS)
        return {};
    const ComputeMode mode = modeOf(device);
    if (mode == ComputeMode::Prohibited)
        return message("the device {}", prohibitedText(device));
    if (mode == ComputeMode::ExclusiveProcess && result == CUDA_ERROR_DEVICE_UNAVAILABLE)
        return message("the device is in exclusive-process mode, and another process has it; end that process, which nvidia-smi "
                       "lists, or let {} allow several", allowingCommand(device));
    return {};
}

}  // namespace kd
