// options: -brief-diag=true
__global__ void k(float* p) { *p = nothing; int unusedHere; }
