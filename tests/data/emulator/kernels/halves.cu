#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void halves(const float* x, const float* y, float* out)
{
    const int i = threadIdx.x;
    const __half a = __float2half(x[i]), b = __float2half(y[i]);
    float* o = out + 8 * i;
    o[0] = __half2float(__hadd(a, b));
    o[1] = __half2float(__hmul(a, b));
    o[2] = __half2float(__hfma(a, b, a));
    o[3] = __half2float(__hsub(a, b));
    o[4] = __hlt(a, b) ? 1.0f : 0.0f;
    const __half2 v = __halves2half2(a, b), w = __halves2half2(b, b);
    const __half2 r = __hfma2(v, w, v);
    o[5] = __low2float(r);
    o[6] = __high2float(r);
    o[7] = __half2float(__hmax(a, b));
}

extern "C" __global__ void bfloats(const float* x, const float* y, float* out)
{
    const int i = threadIdx.x;
    const __nv_bfloat16 a = __float2bfloat16(x[i]), b = __float2bfloat16(y[i]);
    float* o = out + 6 * i;
    o[0] = __bfloat162float(__hadd(a, b));
    o[1] = __bfloat162float(__hmul(a, b));
#if __CUDA_ARCH__ >= 800
    o[2] = __bfloat162float(__hfma(a, b, a));
#else
    o[2] = __bfloat162float(__float2bfloat16(__bfloat162float(a) * __bfloat162float(b) + __bfloat162float(a)));
#endif
    o[3] = __bfloat162float(__hsub(a, b));
    o[4] = __hgt(a, b) ? 1.0f : 0.0f;
    const __nv_bfloat162 v = __halves2bfloat162(a, b);
    o[5] = __high2float(__hadd2(v, v));
}
