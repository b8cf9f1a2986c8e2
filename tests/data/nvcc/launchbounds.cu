__global__ void __launch_bounds__(2048) k(float* p) { *p = threadIdx.x; }
