extern "C" __global__ void choose(const int* x, int* out)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    switch (v) {
    case 0: v = 17; break;
    case 1: v = v * 3 + i; break;
    case 2: v = i ^ 0x55; break;
    case 3: v -= 1000; // falls through
    case 4: v += i * i; break;
    case 5:
        for (int k = 0; k < i % 9; ++k)
            v = v * 5 + k;
        break;
    case 6: v = -v; break;
    case 7: v = i << 3; break;
    case 8: return;
    default: v = 99;
    }
    out[i] = v;
}

// A little machine whose program every lane runs at its own pace.
extern "C" __global__ void machine(const unsigned char* program, int n, int* out)
{
    const int i = threadIdx.x;
    int a = i, pc = i % 3, steps = 0;
    while (pc < n && steps < 200) {
        ++steps;
        switch (program[pc++]) {
        case 0: a += 7; break;
        case 1: a = a * 3 & 0xffff; break;
        case 2: a ^= a >> 3; break;
        case 3: pc += a & 1; break;
        case 4: pc = a % 5 == 0 ? 0 : pc; break;
        case 5: --a; break;
        case 6: a = a < 100 ? a + 50 : a - 49; break;
        default: pc = n;
        }
    }
    out[i] = a * 256 + steps;
}

// Collatz: every lane has its own number of turns.
extern "C" __global__ void collatz(int* out, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned x = i + 1;
    int turns = 0;
    while (x != 1) {
        x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        ++turns;
    }
    out[i] = turns;
}
