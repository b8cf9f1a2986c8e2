// Each intrinsic of a warp, with whole and partial masks.
extern "C" __global__ void intrinsics(const int* x, int* out)
{
    const int i = threadIdx.x, lane = i % 32;
    const int value = x[i];
    int* o = out + 16 * i;
    o[0] = __shfl_sync(~0u, value, lane ^ 5);
    o[1] = __shfl_up_sync(~0u, value, 3);
    o[2] = __shfl_down_sync(~0u, value, 4, 8);
    o[3] = __shfl_xor_sync(~0u, value, 9, 16);
    o[4] = __ballot_sync(~0u, value & 1);
    o[5] = __any_sync(~0u, value == 1000) + 2 * __all_sync(~0u, value >= 0);
    o[6] = __popc(__ballot_sync(~0u, value & 2) & ((1u << lane) - 1));
    o[7] = __match_any_sync(~0u, value & 3);
    int all = 0;
    o[8] = __match_all_sync(~0u, value & 1024, &all) + all;
    o[9] = 0;
    if (lane % 3 == 0) {
        const unsigned here = __activemask();
        o[9] = __shfl_sync(here, value, 0) + __popc(here);
        __syncwarp(here);
    }
    int sum = value;
    for (int offset = 1; offset < 32; offset *= 2) {
        const int other = __shfl_up_sync(~0u, sum, offset);
        sum += lane >= offset ? other : 0;
    }
    o[10] = sum;
    if (lane < 16)
        o[11] = __shfl_xor_sync(0x0000ffffu, value, 1);
    else
        o[11] = __shfl_xor_sync(0xffff0000u, value, 2) + 1;
#if __CUDA_ARCH__ >= 800
    o[12] = __reduce_add_sync(~0u, value);
    o[13] = __reduce_max_sync(~0u, value);
    o[14] = __reduce_xor_sync(~0u, value);
#else
    o[12] = o[13] = o[14] = 0;
#endif
    const double wide = __shfl_sync(~0u, value * 0.5, 31 - lane);
    o[15] = int(wide * 2);
}

// __syncthreads_count, _and, _or, and a barrier of part of the block.
extern "C" __global__ void barriers(const int* x, int* out)
{
    __shared__ int s[64];
    const int i = threadIdx.x;
    out[4 * i] = __syncthreads_count(x[i] & 1);
    out[4 * i + 1] = __syncthreads_and(x[i] >= 0);
    out[4 * i + 2] = __syncthreads_or(x[i] == 3);
    if (i < 64) {
        s[i] = x[i];
        asm volatile("barrier.sync 3, 64;");
        out[4 * i + 3] = s[63 - i];
    } else {
        out[4 * i + 3] = -1;
    }
}
