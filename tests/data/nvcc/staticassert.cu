template <int N> struct Tile { static_assert(N % 32 == 0, "tile must be a multiple of the warp"); };
template <int N> __global__ void k(float* p)
{
    Tile<N> tile;
    (void)tile;
    *p = N;
}
void launch(float* p) { k<33><<<1, 1>>>(p); }
