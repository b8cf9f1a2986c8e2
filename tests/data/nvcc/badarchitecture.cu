// options: -arch=sm_12
__global__ void k(float* p) { *p = 1; }
