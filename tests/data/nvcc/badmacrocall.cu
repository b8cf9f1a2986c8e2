#define ADD(a, b) ((a) + (b))
__global__ void k(float* p) { *p = ADD(1); }
