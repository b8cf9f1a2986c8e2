struct Big { float v[4200]; };
struct P { int a; double b; };
__constant__ float table[100];
__constant__ int other[10];
__device__ int gv[1000];
extern __shared__ float dyn[];
__global__ void zlast(float* y) { y[threadIdx.x] = table[threadIdx.x]; }
__global__ void __launch_bounds__(128, 2) bounded(Big b, P p, float* y, char c) { y[threadIdx.x] = b.v[threadIdx.x] + p.a + p.b + c; }
__global__ void spiller(float* y, int n) { float a[24]; for (int i=0;i<24;++i) a[i]=y[i*n]; __syncthreads(); for (int i=0;i<24;++i) y[i]=a[(i*7+n)%24]; }
__global__ void dynamic(float* y) { dyn[threadIdx.x] = y[0]; __syncthreads(); y[threadIdx.x]=dyn[127-threadIdx.x]; }
__global__ void nop() {}
__global__ void apple(float *y) { __shared__ float s[1000]; s[threadIdx.x]=*y; asm volatile("barrier.sync 3, 64;"); *y = s[threadIdx.x^1]; }
__device__ __noinline__ float rec(int n, float x) { return n <= 0 ? x : rec(n-1, x*2) + 1; }
__global__ void recurse(float* y, int n) { *y = rec(n, *y); }
namespace ns { template<class T> __global__ void tk(T* t, int=0) { *t = 0; } template __global__ void tk<int>(int*, int); template __global__ void tk<P*>(P**, int);}
__global__ void reads(float* y) { y[0] = other[threadIdx.x] + table[1] + sinf(y[2]); }
