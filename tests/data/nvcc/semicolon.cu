__global__ void k(float* p)
{
    int x = 3
    *p = x;
}
