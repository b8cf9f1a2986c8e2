// Fault 1: reads four bytes at an address that is no multiple of four.
__global__ void fault(int* data)
{
    data[0] = *reinterpret_cast<int*>(reinterpret_cast<char*>(data) + 2 * threadIdx.x + 2);
}
