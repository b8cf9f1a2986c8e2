__global__ void a(float* p) { *p = x1; }
__global__ void b(float* p) { *p = x2; }
__global__ void c(float* p) { *p = x3; }
__global__ void d(float* p) { *p = x4; int unusedHere; }
