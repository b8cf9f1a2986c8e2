extern "C" __global__ void doubles(const double* x, const double* y, double* out)
{
    const int i = threadIdx.x;
    const double a = x[i], b = y[i];
    double* o = out + 12 * i;
    o[0] = a + b;
    o[1] = a * b;
    o[2] = a / b;
    o[3] = fma(a, b, a);
    o[4] = sqrt(fabs(a));
    o[5] = floor(a) + rint(b);
    o[6] = exp(b * 0.01);
    o[7] = log(fabs(a) + 1.0);
    o[8] = sin(a);
    o[9] = pow(fabs(a), 0.3);
    o[10] = double(float(a)) + double((long long)b) + double(unsigned(fabs(b)));
    o[11] = fmin(a, b) + fmod(a, 1.5);
}

extern "C" __global__ void floats(const float* x, const float* y, float* out)
{
    const int i = threadIdx.x;
    const float a = x[i], b = y[i];
    float* o = out + 10 * i;
    o[0] = a / b;
    o[1] = sqrtf(fabsf(a));
    o[2] = __fdividef(a, b);
    o[3] = expf(b * 0.01f);
    o[4] = logf(fabsf(a) + 1.0f);
    o[5] = sinf(a) + cosf(b);
    o[6] = tanhf(a * 0.1f);
    o[7] = powf(fabsf(a) + 0.1f, 1.7f);
    o[8] = __fadd_rz(a, b);
    o[9] = rsqrtf(fabsf(a) + 1.0f);
}
