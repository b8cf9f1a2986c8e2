#include "wrong.cuh"
__global__ void k(float* p) { *p = twice(1.0f); }
