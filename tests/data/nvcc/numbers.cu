// options: --display-error-number
__global__ void k(float* p) { *p = nothing; int unusedHere; }
