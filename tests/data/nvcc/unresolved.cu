extern __device__ int elsewhere(int);
__global__ void k(int* p) { *p = elsewhere(*p); }
