typedef int (*Operation)(int, int);

__device__ __noinline__ int add(int a, int b) { return a + b; }
__device__ __noinline__ int multiply(int a, int b) { return a * b; }
__device__ __noinline__ int subtract(int a, int b) { return a - b; }
__device__ __noinline__ int larger(int a, int b) { return a > b ? a : b; }
__device__ Operation operations[4] = {add, multiply, subtract, larger};

struct Shape {
    __device__ virtual float area() const = 0;
    __device__ virtual ~Shape() {}
};
struct Square : Shape {
    float side;
    __device__ Square(float s) : side(s) {}
    __device__ float area() const override { return side * side; }
};
struct Circle : Shape {
    float radius;
    __device__ Circle(float r) : radius(r) {}
    __device__ float area() const override { return 3.0f * radius * radius; }
};

// Lanes of a warp call four functions through one pointer.
extern "C" __global__ void call(const int* which, int* results)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    results[i] = operations[which[i] & 3](i, 7);
}

extern "C" __global__ void areas(float* results)
{
    const int i = threadIdx.x;
    Square square(i + 1.0f);
    Circle circle(i + 2.0f);
    const Shape* shape = i % 3 == 0 ? (const Shape*)&square : (const Shape*)&circle;
    results[i] = shape->area();
}

extern "C" __global__ void callNothing(Operation operation, int* results)
{
    results[threadIdx.x] = operation(1, 2);
}
