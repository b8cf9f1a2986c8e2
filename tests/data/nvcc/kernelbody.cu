__global__ int k(float* p) { *p = 1; return 0; }
