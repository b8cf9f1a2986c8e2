#define TILE 16
#define TILE 32
__global__ void k(float* p) { *p = TILE; }
