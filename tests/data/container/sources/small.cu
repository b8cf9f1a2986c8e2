extern "C" __global__ void fill(int* p, int v) { p[threadIdx.x] = v; }
void run(int* p) { fill<<<1, 32>>>(p, 1); }
