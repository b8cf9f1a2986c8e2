// options: -ccbin nowhere/g++
__global__ void k(float* p) { *p = 1; }
