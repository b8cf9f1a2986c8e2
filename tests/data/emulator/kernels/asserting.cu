extern "C" __global__ void check(const int* x, int limit)
{
    const int value = x[threadIdx.x];
    assert(value < limit);
}
