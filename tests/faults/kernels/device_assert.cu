// Fault 2: an assertion that does not hold in one thread.
__global__ void fault(int* data)
{
    assert(threadIdx.x != 5);
    data[threadIdx.x] = 1;
}
