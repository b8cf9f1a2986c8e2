__global__ void k(const float* p) { p[0] = 1; }
