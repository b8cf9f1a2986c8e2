// transpose: out[c][r] = in[r][c] for a row-major matrix of rows x columns.
//
// Reading along rows makes writing go along columns, where each of a warp's 32 stores touches a
// different line of memory. So the block goes through shared memory: it reads a TILE x TILE tile
// along its rows, and writes it along its columns. Both sides of global memory then see whole
// lines; the strided access happens in shared memory, which does not mind, as long as the 32 lanes
// use 32 different banks. A row of TILE + 1 floats does that: without the padding, a column of the
// tile lies in a single bank and every read is done 32 times over. Take the "+ 1" away and time it.
//
// A block has TILE x ROWS threads, and each thread moves TILE / ROWS elements: more bytes in flight
// for fewer threads.
//
// Verified against the expression `in[(i % rows) * columns + i / rows]`; nothing is computed, so
// the tolerance is zero.

#define TILE 32
#define ROWS 8

__global__ void transpose(int rows, int columns, const float* __restrict__ in, float* __restrict__ out)
{
    __shared__ float tile[TILE][TILE + 1];

    const int column = blockIdx.x * TILE + threadIdx.x;
    for (int dy = threadIdx.y; dy < TILE; dy += ROWS) {
        const int row = blockIdx.y * TILE + dy;
        if (row < rows && column < columns)
            tile[dy][threadIdx.x] = in[size_t(row) * columns + column];
    }
    __syncthreads();

    // The tile's place is mirrored as well, and again threadIdx.x runs along a row, now of the output.
    const int out_column = blockIdx.y * TILE + threadIdx.x;
    for (int dy = threadIdx.y; dy < TILE; dy += ROWS) {
        const int out_row = blockIdx.x * TILE + dy;
        if (out_row < columns && out_column < rows)
            out[size_t(out_row) * rows + out_column] = tile[threadIdx.x][dy];
    }
}
