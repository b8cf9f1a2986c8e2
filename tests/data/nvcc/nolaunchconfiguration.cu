__global__ void k(float* p) { *p = 1; }
void launch(float* p) { k(p); }
