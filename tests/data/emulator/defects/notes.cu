// What is no hazard but seldom meant: threads of data[i] == i % 7, n == 128. Blocks of 128 threads.
extern "C" __global__ void by_zero_broken(int* data, int n)
{
    data[threadIdx.x] = n / data[threadIdx.x];  // note: by_zero
}
extern "C" __global__ void by_zero_fixed(int* data, int n)
{
    if (data[threadIdx.x] != 0)
        data[threadIdx.x] = n / data[threadIdx.x];
}

extern "C" __global__ void remainder_broken(unsigned* data, int n)
{
    data[threadIdx.x] = unsigned(n) % data[threadIdx.x];  // note: remainder
}
extern "C" __global__ void remainder_fixed(unsigned* data, int n)
{
    data[threadIdx.x] = unsigned(n) % (data[threadIdx.x] + 1);
}

extern "C" __global__ void least_broken(int* data, int n)
{
    data[threadIdx.x] = (n - 128 + -2147483647 - 1) / (data[threadIdx.x] - 7);  // note: least
}
extern "C" __global__ void least_fixed(int* data, int n)
{
    data[threadIdx.x] = (n - 128 + -2147483647) / (data[threadIdx.x] - 7);
}

extern "C" __global__ void shift_broken(int* data, int n)
{
    data[threadIdx.x] = n << data[threadIdx.x] * 8;  // note: shift
}
// The compiler shifts all of them, and drops what is too far.
extern "C" __global__ void shift_fixed(int* data, int n)
{
    data[threadIdx.x] = data[threadIdx.x] < 4 ? n << data[threadIdx.x] * 8 : 0;
}

// Of which half of the values is taken, one in vain.
extern "C" __global__ void chosen_broken(int* data, int n)
{
    data[threadIdx.x] = data[threadIdx.x] < 5 ? n << data[threadIdx.x] * 8 : 0;  // note: chosen
}
extern "C" __global__ void chosen_fixed(int* data, int n)
{
    const float x = float(data[threadIdx.x]) * 1e9f;
    data[threadIdx.x] = x < 2e9f ? int(x) : n;
}

extern "C" __global__ void large_broken(int* data, int n)
{
    data[threadIdx.x] = int(float(data[threadIdx.x]) * 1e9f);  // note: large
}
extern "C" __global__ void large_fixed(int* data, int n)
{
    data[threadIdx.x] = int(fminf(float(data[threadIdx.x]) * 1e9f, 2e9f));
}

extern "C" __global__ void negative_broken(unsigned* data, int n)
{
    data[threadIdx.x] = unsigned(float(data[threadIdx.x]) - 2.5f);  // note: negative
}
extern "C" __global__ void negative_fixed(unsigned* data, int n)
{
    data[threadIdx.x] = unsigned(fabsf(float(data[threadIdx.x]) - 2.5f));
}

extern "C" __global__ void root_broken(float* data, int n)
{
    data[threadIdx.x] = sqrtf(float(__float_as_int(data[threadIdx.x]) - 3));  // note: root
}
extern "C" __global__ void root_fixed(float* data, int n)
{
    data[threadIdx.x] = sqrtf(fabsf(float(__float_as_int(data[threadIdx.x]) - 3)));
}

extern "C" __global__ void pole_broken(double* data, int n)
{
    const double x = double(int(threadIdx.x) - 3);
    if (threadIdx.x < 16)
        data[threadIdx.x] = 1 / x;  // note: pole
}
extern "C" __global__ void pole_fixed(double* data, int n)
{
    const double x = double(int(threadIdx.x) - 3);
    if (threadIdx.x < 16)
        data[threadIdx.x] = x == 0 ? 0 : 1 / x;
}

extern "C" int printf(const char*, ...);

extern "C" __global__ void print_broken(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%d of %d\n", n, 0.5 * data[threadIdx.x]);  // note: print
}
extern "C" __global__ void print_fixed(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%d of %g, %s%%\n", n, 0.5 * data[threadIdx.x], "all");
}

extern "C" __global__ void print_long_broken(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%ld\n", n);  // note: print_long
}
extern "C" __global__ void print_long_fixed(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%ld, %*d\n", long(n), n % 5, n);
}

extern "C" __global__ void print_few_broken(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%d %d\n", n);  // note: print_few
}
extern "C" __global__ void print_few_fixed(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("none\n");
}

extern "C" __global__ void print_text_broken(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%s\n", (const char*)(long)n);  // note: print_text
}
extern "C" __global__ void print_text_fixed(int* data, int n)
{
    if (threadIdx.x == 5)
        printf("%s %p\n", (const char*)0, data);
}
