// heat: one explicit step of the heat equation on a plate, u' = u + alpha * (sum of the four
// neighbours - 4 u).
//
// Five reads and one write a cell if taken literally, but neighbours share them: a block loads its
// tile once, with a border of one cell all around (the halo), and takes the neighbours from shared
// memory. Only the halo is read twice. The loop below loads tile and halo alike; (TILE_X + 2) *
// (TILE_Y + 2) is no multiple of the threads, so some threads load twice. On current GPUs the L1
// cache does much the same for this small stencil: compare with the reference before you write the
// same for a kernel of your own.
//
// The rim of the plate is held at its temperature. The scheme is stable for alpha <= 0.25.
//
// Four additions and a multiply-add round differently where the compiler fuses differently: a few
// units in the last place of values up to 4, hence the absolute tolerance of 1e-6.

#define TILE_X 32
#define TILE_Y 8

__global__ void heat_step(int width, int height, float alpha, const float* __restrict__ u, float* __restrict__ next)
{
    __shared__ float tile[TILE_Y + 2][TILE_X + 2];

    const int left = blockIdx.x * TILE_X - 1;  // of the halo
    const int top = blockIdx.y * TILE_Y - 1;
    const int thread = threadIdx.y * TILE_X + threadIdx.x;
    for (int e = thread; e < (TILE_X + 2) * (TILE_Y + 2); e += TILE_X * TILE_Y) {
        const int dx = e % (TILE_X + 2), dy = e / (TILE_X + 2);
        const int x = left + dx, y = top + dy;
        if (x >= 0 && x < width && y >= 0 && y < height)
            tile[dy][dx] = u[y * width + x];
    }
    __syncthreads();

    const int x = blockIdx.x * TILE_X + threadIdx.x;
    const int y = blockIdx.y * TILE_Y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    const int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    const float here = tile[ty][tx];
    if (x == 0 || x == width - 1 || y == 0 || y == height - 1) {
        next[y * width + x] = here;
        return;
    }
    const float around = tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx];
    next[y * width + x] = here + alpha * (around - 4.0f * here);
}

// The same formula from global memory.
__global__ void heat_step_reference(int width, int height, float alpha, const float* u, float* next)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    const int i = y * width + x;
    const bool rim = x == 0 || x == width - 1 || y == 0 || y == height - 1;
    next[i] = rim ? u[i] : u[i] + alpha * (u[i - 1] + u[i + 1] + u[i - width] + u[i + width] - 4.0f * u[i]);
}
