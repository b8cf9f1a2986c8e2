// options: --no-such-option
__global__ void k(float* p) { *p = 1; }
