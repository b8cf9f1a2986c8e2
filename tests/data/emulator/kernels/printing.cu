extern "C" __global__ void say(int n, const char* name)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        printf("%u: %-6s|%5.2f|%+d|%lld|%#x|%c|%%|%p\n", i, i % 2 == 0 ? "even" : "odd", i * 1.25f, -int(i), 1ll << (i + 32), i + 255u, 'a' + i,
               (void*)0);
    if (i == 0)
        printf("name %s, %llu, %e\n", name, ~0ull, 12345.678);
}
