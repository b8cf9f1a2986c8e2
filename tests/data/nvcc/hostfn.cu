int hostOnly(int x) { return x + 1; }
__global__ void k(int* p) { *p = hostOnly(*p); }
