// mandelbrot: how many steps z = z^2 + c takes to leave the circle |z| <= 2, for every c of a
// picture.
//
// Pure arithmetic, one store a pixel, and no two pixels alike: the lanes of a warp leave the loop
// at different times, and the warp runs as long as its slowest lane. Compact blocks (16 x 16 rather
// than 256 x 1) keep neighbours, which take similar numbers of steps, together.
//
// The slowest pixels are those that never escape. Most of them lie in the two largest parts of the
// set, the cardioid and the circle to its left, which have closed forms: two comparisons replace
// max_steps turns of the loop.
//
// The reference leaves that test out. Step counts near the border react to the last bit of z, so
// both kernels must round alike: __fmul_rn and fmaf say exactly which products are fused, where
// plain * and + leave it to the compiler. With that the counts are equal: the tolerance is zero.

// Steps until z leaves the circle, at most max_steps.
__device__ int escape_steps(float cx, float cy, int max_steps)
{
    float x = 0.0f, y = 0.0f, xx = 0.0f, yy = 0.0f;
    int step = 0;
    while (step < max_steps && xx + yy <= 4.0f) {
        y = fmaf(2.0f * x, y, cy);
        x = xx - yy + cx;
        xx = __fmul_rn(x, x);
        yy = __fmul_rn(y, y);
        ++step;
    }
    return step;
}

__device__ bool in_main_bodies(float x, float y)
{
    const float yy = y * y;
    const float q = (x - 0.25f) * (x - 0.25f) + yy;
    const bool in_cardioid = q * (q + x - 0.25f) <= 0.25f * yy;
    const bool in_circle = (x + 1.0f) * (x + 1.0f) + yy <= 0.0625f;
    return in_cardioid || in_circle;
}

// `scale` is the distance between pixels in the complex plane, (center_x, center_y) the middle of the picture.
__global__ void mandelbrot(int width, int height, float center_x, float center_y, float scale, int max_steps,
                           int* __restrict__ steps)
{
    const int px = blockIdx.x * blockDim.x + threadIdx.x;
    const int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height)
        return;
    const float cx = fmaf(px - 0.5f * width, scale, center_x);
    const float cy = fmaf(py - 0.5f * height, scale, center_y);
    steps[py * width + px] = in_main_bodies(cx, cy) ? max_steps : escape_steps(cx, cy, max_steps);
}

__global__ void mandelbrot_reference(int width, int height, float center_x, float center_y, float scale, int max_steps,
                                     int* steps)
{
    const int px = blockIdx.x * blockDim.x + threadIdx.x;
    const int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height)
        return;
    const float cx = fmaf(px - 0.5f * width, scale, center_x);
    const float cy = fmaf(py - 0.5f * height, scale, center_y);
    steps[py * width + px] = escape_steps(cx, cy, max_steps);
}
