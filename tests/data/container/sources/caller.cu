extern __device__ int twice(int x);
__global__ void call(int* p) { *p = twice(*p); }
int main() { call<<<1, 1>>>(nullptr); return 0; }
