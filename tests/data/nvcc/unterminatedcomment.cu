__global__ void k(float* p) { *p = 1; }
/* never closed
