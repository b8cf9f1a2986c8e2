# SPDX-License-Identifier: GPL-3.0-or-later
"""A kernel of one's own and an elementwise one, by CuPy. Prints sums."""
import cupy

code = r"""
struct Pair { const float* a; float* out; };
__constant__ float factor;
extern "C" __global__ void scale_pair(Pair pair, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        pair.out[i] = pair.a[i] * factor;
}
"""
import numpy

module = cupy.RawModule(code=code)
factor = cupy.ndarray((1,), cupy.float32, module.get_global("factor"))
factor[0] = 2.5
n = 100000
a = cupy.random.default_rng(5).random(n, dtype=cupy.float32)
out = cupy.zeros(n, cupy.float32)
pair = numpy.array([(a.data.ptr, out.data.ptr)], dtype=[("a", "u8"), ("out", "u8")])[0]
kernel = module.get_function("scale_pair")
for _ in range(2):
    kernel(((n + 255) // 256,), (256,), (pair, numpy.int32(n)))
square = cupy.ElementwiseKernel("float32 x", "float32 y", "y = x * x + 1", "square_plus")
print(float(out.sum()), float(square(a).sum()))
