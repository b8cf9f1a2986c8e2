#include <cstdio>
__global__ void k(float* p) { *p = 1; }
int main()
{
    undeclaredFunction(3);
    return 0;
}
