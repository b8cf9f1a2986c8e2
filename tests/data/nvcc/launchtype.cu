__global__ void k(float* p) { *p = 1; }
void launch(int* p) { k<<<1, 32>>>(p); }
