// Fault 1: writes far beyond its buffer.
__global__ void fault(int* data)
{
    data[(static_cast<long long>(threadIdx.x) + 1) << 34] = 1;
}
