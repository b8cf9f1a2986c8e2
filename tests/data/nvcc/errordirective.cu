#error "this target is not supported"
__global__ void k(float* p) { *p = 1; }
