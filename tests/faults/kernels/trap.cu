// Fault 3: traps.
__global__ void fault(int* data)
{
    if (data[0] == 0)
        __trap();
}
