#ifdef __CUDACC__
__global__ void k(float* p) { *p = 1; }
