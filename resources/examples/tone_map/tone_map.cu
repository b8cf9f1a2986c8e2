// tone_map: brings a high-dynamic-range picture into the range of a display, with its settings in a
// struct.
//
// A struct passed by value arrives in constant memory with the other arguments: every thread reads
// its members at the cost of a register operand. The launch form fills it member by member:
// curve={exposure=4,white=3,gamma=2.2}.
//
// The curve is Reinhard's, extended by a white point (Photographic Tone Reproduction, SIGGRAPH
// 2002): luminance `white` maps to 1, and highlights above it are cut off.
//
// powf errs by up to 4 units in the last place, and the rounded exponent by as much again for dark
// pixels: 2e-6 relative against a reference in double.

struct ToneCurve {
    float exposure;  // factor on the input
    float white;     // exposed luminance that becomes 1
    float gamma;     // of the display
};

__global__ void tone_map(int n, ToneCurve curve, const float* __restrict__ radiance, float* __restrict__ display)
{
    const float inverse_white_squared = 1.0f / (curve.white * curve.white);
    const float inverse_gamma = 1.0f / curve.gamma;

    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        const float l = curve.exposure * radiance[i];
        const float mapped = l * (1.0f + l * inverse_white_squared) / (1.0f + l);
        display[i] = powf(fminf(mapped, 1.0f), inverse_gamma);
    }
}

__global__ void tone_map_reference(int n, ToneCurve curve, const float* radiance, float* display)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        const double l = double(curve.exposure) * radiance[i];
        const double w = curve.white;
        const double mapped = l * (1.0 + l / (w * w)) / (1.0 + l);
        display[i] = float(pow(fmin(mapped, 1.0), 1.0 / curve.gamma));
    }
}
