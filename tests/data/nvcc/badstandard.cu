// options: -std=c++99
__global__ void k(float* p) { *p = 1; }
