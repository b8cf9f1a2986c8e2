__device__ __noinline__ int fibonacci(int n)
{
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

__device__ __noinline__ int ackermann(int m, int n)
{
    if (m == 0)
        return n + 1;
    return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

// Sorts in local memory, with the pivots of this thread.
__device__ __noinline__ void quicksort(int* x, int first, int last)
{
    if (first >= last)
        return;
    const int pivot = x[(first + last) / 2];
    int i = first, j = last;
    while (i <= j) {
        while (x[i] < pivot)
            ++i;
        while (x[j] > pivot)
            --j;
        if (i <= j) {
            const int t = x[i];
            x[i++] = x[j];
            x[j--] = t;
        }
    }
    quicksort(x, first, j);
    quicksort(x, i, last);
}

extern "C" __global__ void recurse(int* fib, int* ack, int* sorted)
{
    const int i = threadIdx.x;
    fib[i] = fibonacci(i % 13);
    ack[i] = ackermann(i % 3, i % 5);
    int x[16];
    unsigned state = i * 2654435761u + 12345u;
    for (int k = 0; k < 16; ++k) {
        state = state * 1664525u + 1013904223u;
        x[k] = int(state >> 20);
    }
    quicksort(x, 0, 15);
    for (int k = 0; k < 16; ++k)
        sorted[i * 16 + k] = x[k];
}

extern "C" __global__ void bottomless(int* out)
{
    out[threadIdx.x] = fibonacci(1 << 30);
}
