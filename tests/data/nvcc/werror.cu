// options: -Werror all-warnings
__global__ void k(float* p) { *p = 1; int unusedHere; }
