extern "C" __global__ void integers(const long long* x, const long long* y, long long* out)
{
    const int i = threadIdx.x;
    const long long a = x[i], b = y[i];
    long long* o = out + 16 * i;
    o[0] = a / b;
    o[1] = a % b;
    o[2] = (unsigned long long)a / (unsigned long long)b;
    o[3] = __mul64hi(a, b);
    o[4] = __clzll(a) + 100 * __popcll(b) + 10000 * __ffsll(a);
    o[5] = __brevll(a);
    o[6] = a >> (b & 63);
    o[7] = a << (b & 63);
    o[8] = int(a) / (int(b) | 1);
    o[9] = unsigned(a) % (unsigned(b) | 1u);
    o[10] = __umulhi(unsigned(a), unsigned(b));
    o[11] = __funnelshift_r(unsigned(a), unsigned(b), 7);
    o[12] = min(a, b) ^ max(unsigned(a), unsigned(b));
    o[13] = short(a) * short(b) + (signed char)a;
    o[14] = __dp4a(int(a), int(b), 5) + __dp2a_lo(int(a), int(b), 6);
    o[15] = __byte_perm(unsigned(a), unsigned(b), 0x2461) + __sad(int(a), int(b), 1);
}
