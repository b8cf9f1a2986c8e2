#include <cuda_fp16.h>
#include <cuda_bf16.h>
typedef unsigned int u32;
using real = double;
namespace ns { struct V { float x, y; }; enum class Color : unsigned char { Red, Green }; template<class T> struct Box { T t; Box* next; }; }
enum Plain { A, B = 7 };
struct Base { int b; virtual __device__ void f() {} };
struct Derived : Base { int d; };
struct Node { Node* next; int v[3][4]; ns::V pos; unsigned flag : 3; unsigned rest : 29; };
union U { int i; float f; struct { char a, b; } c; };
struct Anon { int a; union { int i; float f; }; struct { short s; } named; };
struct Empty {};
extern "C" __global__ void plain(int n, float a, const float* x, float* __restrict__ y) { y[0]=a*x[0]+n; }
template <typename T, int N> __global__ void tk(T* p, const T v, int) { *p = v; }
template <typename... Ts> __global__ void pack(Ts... ts) { }
__global__ void types(u32 a, real b, size_t c, ns::V d, const Node* e, U f, Plain g, ns::Color h, bool i, char j, signed char k, unsigned char l, short m, long n, unsigned long long o, __half p, __nv_bfloat16 q, __half2 r, float4 s, cudaTextureObject_t t, void* u, void (*fn)(int), int& ref, const volatile int* cv, float (*arr)[4], ns::Box<int> box, Empty em, Anon an, const float* const cc, wchar_t w, char16_t c16, char32_t c32, __int128 i128, long double ld, int const* const* pp, float3 f3, dim3 d3, Derived* der) {}
__global__ void grid(const __grid_constant__ Node n, int unused) {}
namespace ns { template <class T> __global__ void inner(T*, V v) {} template __global__ void inner<V>(V*, V); }
static __global__ void stat(int) {}
namespace { __global__ void anonns(int q) {} }
