__global__ void k(int* p) { p[0] = 1 / 0; p[-1] = 2u < -1; }
