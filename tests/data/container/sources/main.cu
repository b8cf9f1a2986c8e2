__global__ void fill(int* p, int v) { p[threadIdx.x] = v; }
int main() { fill<<<1, 32>>>(nullptr, 1); return 0; }
