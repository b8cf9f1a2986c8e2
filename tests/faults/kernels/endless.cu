// Fault 5: never ends.
__global__ void fault(int* data)
{
    volatile int* flag = data;
    while (flag[0] == 0) {
    }
}
