// SPDX-License-Identifier: GPL-3.0-or-later
// cuGetProcAddress as programs of CUDA 11 call it; cuda.h gives that name to the newer function.
extern "C" {

int cuGetProcAddress_v2(const char* symbol, void** function, int version, unsigned long long flags, int* status);

int cuGetProcAddress(const char* symbol, void** function, int version, unsigned long long flags)
{
    constexpr int kNotFound = 500;  // CUDA_ERROR_NOT_FOUND, which CUDA 11 gives for want of a status
    const int result = cuGetProcAddress_v2(symbol, function, version, flags, nullptr);
    return result == 0 && *function == nullptr ? kNotFound : result;
}

}
