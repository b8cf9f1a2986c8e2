// What textures give at coordinates that stand in memory. Each sample has three float4: coordinates with the layer in w, the level
// of detail or the first gradient, the second gradient.

__device__ int sampleOf()
{
    return static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
}

#define SAMPLER(name, Value, fetch)                                                                                               \
    extern "C" __global__ void name(cudaTextureObject_t texture, const float4* in, Value* out, int count)                         \
    {                                                                                                                             \
        const int i = sampleOf();                                                                                                 \
        if (i >= count)                                                                                                           \
            return;                                                                                                               \
        const float4 at = in[3 * i], dx = in[3 * i + 1], dy = in[3 * i + 2];                                                      \
        const int layer = static_cast<int>(at.w);                                                                                 \
        (void)dx, (void)dy, (void)layer;                                                                                          \
        out[i] = fetch;                                                                                                           \
    }

#define XY(v) make_float2((v).x, (v).y)

SAMPLER(fetch1D, float4, tex1Dfetch<float4>(texture, static_cast<int>(at.x)))
SAMPLER(fetch1Du, uint4, tex1Dfetch<uint4>(texture, static_cast<int>(at.x)))
SAMPLER(fetch1Di, int4, tex1Dfetch<int4>(texture, static_cast<int>(at.x)))
SAMPLER(line, float4, tex1D<float4>(texture, at.x))
SAMPLER(lineI, int4, tex1D<int4>(texture, at.x))
SAMPLER(lineLod, float4, tex1DLod<float4>(texture, at.x, dx.x))
SAMPLER(lineGrad, float4, tex1DGrad<float4>(texture, at.x, dx.x, dy.x))
SAMPLER(plane, float4, tex2D<float4>(texture, at.x, at.y))
SAMPLER(planeU, uint4, tex2D<uint4>(texture, at.x, at.y))
SAMPLER(planeI, int4, tex2D<int4>(texture, at.x, at.y))
SAMPLER(planeLod, float4, tex2DLod<float4>(texture, at.x, at.y, dx.x))
SAMPLER(planeGrad, float4, tex2DGrad<float4>(texture, at.x, at.y, XY(dx), XY(dy)))
SAMPLER(space, float4, tex3D<float4>(texture, at.x, at.y, at.z))
SAMPLER(spaceLod, float4, tex3DLod<float4>(texture, at.x, at.y, at.z, dx.x))
SAMPLER(spaceGrad, float4, tex3DGrad<float4>(texture, at.x, at.y, at.z, dx, dy))
SAMPLER(lines, float4, tex1DLayered<float4>(texture, at.x, layer))
SAMPLER(linesLod, float4, tex1DLayeredLod<float4>(texture, at.x, layer, dx.x))
SAMPLER(planes, float4, tex2DLayered<float4>(texture, at.x, at.y, layer))
SAMPLER(planesLod, float4, tex2DLayeredLod<float4>(texture, at.x, at.y, layer, dx.x))
SAMPLER(planesGrad, float4, tex2DLayeredGrad<float4>(texture, at.x, at.y, layer, XY(dx), XY(dy)))
SAMPLER(cube, float4, texCubemap<float4>(texture, at.x, at.y, at.z))
SAMPLER(cubeLod, float4, texCubemapLod<float4>(texture, at.x, at.y, at.z, dx.x))
SAMPLER(cubes, float4, texCubemapLayered<float4>(texture, at.x, at.y, at.z, layer))
SAMPLER(gatherR, float4, tex2Dgather<float4>(texture, at.x, at.y, 0))
SAMPLER(gatherG, float4, tex2Dgather<float4>(texture, at.x, at.y, 1))
SAMPLER(gatherB, float4, tex2Dgather<float4>(texture, at.x, at.y, 2))
SAMPLER(gatherA, float4, tex2Dgather<float4>(texture, at.x, at.y, 3))
SAMPLER(gatherU, uint4, tex2Dgather<uint4>(texture, at.x, at.y, 1))

extern "C" __global__ void sizes(cudaTextureObject_t texture, const float4*, int4* out, int count)
{
    if (sampleOf() != 0 || count < 1)
        return;
    int width, height, depth;
    asm("txq.width.b32 %0, [%1];" : "=r"(width) : "l"(texture));
    asm("txq.height.b32 %0, [%1];" : "=r"(height) : "l"(texture));
    asm("txq.depth.b32 %0, [%1];" : "=r"(depth) : "l"(texture));
    out[0] = make_int4(width, height, depth, 0);
}
