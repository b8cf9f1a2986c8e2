// horner: evaluates a polynomial, as a template over number type and degree.
//
// A kernel template has no code until it is instantiated. The name expression "horner<float, 5>"
// asks the compiler for this instance and for the symbol under which it can be found (see
// `--name-expression`, and nvrtcAddNameExpression in the NVRTC manual). Add "horner<double, 9>" and
// both are in the module.
//
// With the degree known at compile time the loop unrolls to DEGREE fused multiply-adds in a row,
// and the coefficients, the same for all threads, are read once into registers.
//
// Verified against the expression of degree 5, evaluated in double. All terms are positive: the
// relative error is at most one rounding a step, 5 * 2^-24, and the tolerance twice that, rounded
// up.

template <typename T, int DEGREE>
__global__ void horner(int n, const T* __restrict__ coefficients, const T* __restrict__ x, T* __restrict__ y)
{
    T c[DEGREE + 1];
#pragma unroll
    for (int k = 0; k <= DEGREE; ++k)
        c[k] = coefficients[k];

    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        T value = c[DEGREE];
#pragma unroll
        for (int k = DEGREE - 1; k >= 0; --k)
            value = value * x[i] + c[k];
        y[i] = value;
    }
}
