__global__ void k(int* p)
{
    int r;
    asm("addd.s32 %0, %1, 1;" : "=r"(r) : "r"(*p));
    *p = r;
}
