__device__ float f(float a, double b) { return a + b; }
__device__ float f(double a, float b) { return a + b; }
__global__ void k(float* p) { *p = f(1, 2); }
