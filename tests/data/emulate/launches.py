# SPDX-License-Identifier: GPL-3.0-or-later
"""Launches a kernel that writes behind its memory, by the driver API."""
import ctypes

PTX = b""".version 7.0
.target sm_75
.address_size 64
.visible .entry fill(.param .u64 to)
{
.reg .b64 %to;
ld.param.u64 %to, [to];
st.global.u32 [%to+64], 1;
ret;
}
"""

cuda = ctypes.CDLL("libcuda.so.1")
context, module, kernel, memory = (ctypes.c_void_p() for _ in range(4))


def launch():
    arguments = (ctypes.c_void_p * 1)(ctypes.cast(ctypes.byref(memory), ctypes.c_void_p))
    return cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, arguments, None)


def main():
    cuda.cuInit(0)
    cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
    cuda.cuCtxSetCurrent(context)
    cuda.cuModuleLoadData(ctypes.byref(module), PTX)
    cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"fill")
    cuda.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(64))
    print(launch(), cuda.cuCtxSynchronize())


main()
