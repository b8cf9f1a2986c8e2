__device__ float f(float a, float b) { return a + b; }
__device__ float f(int a, int b, int c) { return a + b + c; }
__global__ void k(float* p) { *p = f(1); }
