[[deprecated("use g")]] __device__ float f(float x) { return x; }
__global__ void k(float* p) { *p = f(*p); }
