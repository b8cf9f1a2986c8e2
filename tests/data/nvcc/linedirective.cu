#line 100 "generated.cu"
__global__ void k(float* p) { *p = nothing; }
