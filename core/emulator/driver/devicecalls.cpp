// SPDX-License-Identifier: GPL-3.0-or-later
// cuInit to cuDevicePrimaryCtxRelease: driver, device and its primary context.
#include "core/driver/drivererror.h"
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/attributes.h"
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace kd::emulator {
namespace {

constexpr int kDriverVersion = 13000;
constexpr std::string_view kName = "Emulated GPU";
/// It is on no bus.
constexpr std::string_view kPciBusId = "0000:00:00.0";
/// Of all emulated GPUs: version 5 of RFC 9562 of the name "Emulated GPU" would say no more.
constexpr unsigned char kUuid[16] = {'E', 'm', 'u', 'l', 'a', 't', 'e', 'd', ' ', 'G', 'P', 'U', 0, 0, 0, 1};

CUresult copyText(char* text, int length, std::string_view from)
{
    if (text == nullptr || length < 1)
        return CUDA_ERROR_INVALID_VALUE;
    const std::size_t count = std::min(from.size(), static_cast<std::size_t>(length) - 1);
    std::memcpy(text, from.data(), count);
    text[count] = '\0';
    return CUDA_SUCCESS;
}

}  // namespace

CUresult Driver::cuInit(unsigned flags)
{
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    m_isInitialised = true;
    return CUDA_SUCCESS;
}

CUresult Driver::cuDriverGetVersion(int* version)
{
    return setOutput(version, kDriverVersion);
}

CUresult Driver::cuGetErrorName(CUresult result, const char** text)
{
    if (text == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const ResultDescription words = wordsOf(result);
    *text = result == CUDA_SUCCESS ? "CUDA_SUCCESS" : words.name.empty() ? nullptr : words.name.data();
    return *text == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult Driver::cuGetErrorString(CUresult result, const char** text)
{
    if (text == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const ResultDescription words = wordsOf(result);
    *text = result == CUDA_SUCCESS ? "no error" : words.name.empty() ? nullptr : words.kind.text().data();
    return *text == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult Driver::cuDeviceGet(CUdevice* device, int ordinal)
{
    return afterInit([&] { return ordinal == kDevice ? setOutput(device, kDevice) : CUDA_ERROR_INVALID_DEVICE; });
}

CUresult Driver::cuDeviceGetCount(int* count)
{
    return afterInit([&] { return setOutput(count, 1); });
}

CUresult Driver::cuDeviceGetName(char* name, int length, CUdevice device)
{
    return afterInit([&] { return device == kDevice ? copyText(name, length, kName) : CUDA_ERROR_INVALID_DEVICE; });
}

CUresult Driver::cuDeviceGetUuid(CUuuid* uuid, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        if (uuid == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        std::memcpy(uuid->bytes, kUuid, sizeof kUuid);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuDeviceTotalMem(std::size_t* bytes, CUdevice device)
{
    return afterInit([&] {
        return device == kDevice ? setOutput(bytes, static_cast<std::size_t>(m_settings.memoryBytes)) : CUDA_ERROR_INVALID_DEVICE;
    });
}

CUresult Driver::cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        const std::optional<int> found = attributeOf(m_settings, m_limits, attribute);
        return found ? setOutput(value, *found) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult Driver::cuDeviceGetPCIBusId(char* text, int length, CUdevice device)
{
    return afterInit([&] { return device == kDevice ? copyText(text, length, kPciBusId) : CUDA_ERROR_INVALID_DEVICE; });
}

CUresult Driver::cuDeviceGetByPCIBusId(CUdevice* device, const char* text)
{
    return afterInit([&]() -> CUresult {
        if (text == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return text == kPciBusId ? setOutput(device, kDevice) : CUDA_ERROR_INVALID_DEVICE;
    });
}

CUresult Driver::cuDeviceCanAccessPeer(int* can, CUdevice device, CUdevice peer)
{
    return afterInit([&] { return device == kDevice && peer == kDevice ? setOutput(can, 0) : CUDA_ERROR_INVALID_DEVICE; });
}

CUresult Driver::cuDevicePrimaryCtxRetain(CUcontext* target, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        if (target == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult fault = m_fault; fault != CUDA_SUCCESS)
            return fault;
        machine();
        const std::lock_guard lock(m_mutex);
        if (m_retained++ == 0)
            m_context = std::make_shared<Context>();
        *target = handle();
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuDevicePrimaryCtxRelease(CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        std::shared_ptr<Context> last;
        {
            const std::lock_guard lock(m_mutex);
            if (m_retained == 0)
                return CUDA_ERROR_INVALID_CONTEXT;
            if (--m_retained == 0)
                last = std::exchange(m_context, nullptr);
        }
        if (last)
            destroy(*last);
        return m_fault;
    });
}

}  // namespace kd::emulator
