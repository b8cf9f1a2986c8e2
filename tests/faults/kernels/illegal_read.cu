// Fault 1: reads far beyond its buffer.
__global__ void fault(int* data)
{
    data[0] = data[(static_cast<long long>(threadIdx.x) + 1) << 34];
}
