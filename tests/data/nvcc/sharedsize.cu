__global__ void k(float* p)
{
    __shared__ float tile[20000];
    tile[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = tile[255 - threadIdx.x];
}
