__global__ void k(float* p)
{
    int unusedValue = 3;
    *p = 1;
}
