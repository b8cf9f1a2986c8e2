// black_scholes: prices European call and put options (Black and Scholes, 1973).
//
// Independent work of about a hundred instructions an element: logarithm, exponential, square root
// and two values of the normal distribution, five floats of traffic. It sits near the knee of the
// roofline, and it is a good kernel to see what --option -use_fast_math buys, in time and in maxAbs
// of the verification.
//
// One distribution serves both options: N(-d) = 1 - N(d), so the put follows from the call by
// put-call parity, put = call - spot + strike * exp(-rate * years).
//
// Prices are in units of a currency chosen so that they lie in [0, 1), like the inputs that
// `random` makes; the formula does not depend on the unit. The reference works in double and prices
// the put directly. Parity subtracts numbers up to 1, so the error is a few times 2^-24 of that:
// 1e-6 absolute.

__global__ void black_scholes(int n, float rate, float volatility, const float* __restrict__ spot,
                              const float* __restrict__ strike, const float* __restrict__ years,
                              float* __restrict__ call, float* __restrict__ put)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const float s = spot[i];
    const float k = strike[i];
    const float t = years[i];

    const float deviation = volatility * sqrtf(t);
    const float d1 = (logf(s / k) + (rate + 0.5f * volatility * volatility) * t) / deviation;
    const float d2 = d1 - deviation;
    const float discounted = k * expf(-rate * t);

    const float price = s * normcdff(d1) - discounted * normcdff(d2);
    call[i] = price;
    put[i] = price - s + discounted;
}

__global__ void black_scholes_reference(int n, float rate, float volatility, const float* spot, const float* strike,
                                        const float* years, float* call, float* put)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const double s = spot[i], k = strike[i], t = years[i], r = rate, v = volatility;
    const double deviation = v * sqrt(t);
    const double d1 = (log(s / k) + (r + 0.5 * v * v) * t) / deviation;
    const double d2 = d1 - deviation;
    const double discounted = k * exp(-r * t);
    call[i] = float(s * normcdf(d1) - discounted * normcdf(d2));
    put[i] = float(discounted * normcdf(-d2) - s * normcdf(-d1));
}
