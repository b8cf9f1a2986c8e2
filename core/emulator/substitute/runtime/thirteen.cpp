// SPDX-License-Identifier: GPL-3.0-or-later
// What libcudart.so.13 alone has in this form.
#include "core/emulator/substitute/runtime/deviceproperties.h"
#include "core/emulator/substitute/runtime/runtime.h"

/// As on an H200 with driver 580 and the runtime of 13.0.
cudaError_t kd::emulator::substitute::errorOfShape() noexcept
{
    return cudaErrorInvalidValue;
}

namespace sub = kd::emulator::substitute;

extern "C" {

cudaError_t CUDARTAPI cudaRuntimeGetVersion(int* version)
{
    if (version == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *version = CUDART_VERSION;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaGetDeviceProperties(cudaDeviceProp* properties, int device)
{
    return sub::call([&]() -> cudaError_t {
        if (properties == nullptr || device != 0)
            return properties == nullptr ? cudaErrorInvalidValue : cudaErrorInvalidDevice;
        sub::fill(*properties);
        return cudaSuccess;
    });
}

}
