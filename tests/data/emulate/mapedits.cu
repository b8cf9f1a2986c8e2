// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that change a field of a tensor map, in shared memory or where it lies, and copy a box by what it is then (sm_90a). Each box
// is compared with one that was put together by hand.
#include "check.h"

#include <cuda.h>

#include <cstdint>
#include <cstring>
#include <vector>

constexpr int kOut = 4096;  // bytes of a box at most

enum Edit : int {
    kNothing, kAddress, kRank, kBox0, kBox1, kSize0, kSize1, kStride0, kStride1, kStep1, kU8, kF64, kSwizzle32, kSwizzle64,
    kSwizzle128, kFloatNan, kEdits
};

__device__ unsigned at(const void* shared) { return static_cast<unsigned>(__cvta_generic_to_shared(shared)); }

#define REPLACE32(field, ordinal, value)                                                                                            \
    if (isShared)                                                                                                                   \
        asm volatile("tensormap.replace.tile." field ".shared::cta.b1024.b32 [%0], " ordinal "%1;" ::"r"(at(map)), "r"(value)        \
                     : "memory");                                                                                                   \
    else                                                                                                                            \
        asm volatile("tensormap.replace.tile." field ".global.b1024.b32 [%0], " ordinal "%1;" ::"l"(map), "r"(value) : "memory")
#define REPLACE64(field, ordinal, value)                                                                                            \
    if (isShared)                                                                                                                   \
        asm volatile("tensormap.replace.tile." field ".shared::cta.b1024.b64 [%0], " ordinal "%1;" ::"r"(at(map)), "l"(value)        \
                     : "memory");                                                                                                   \
    else                                                                                                                            \
        asm volatile("tensormap.replace.tile." field ".global.b1024.b64 [%0], " ordinal "%1;" ::"l"(map), "l"(value) : "memory")
#define REPLACE_NUMBER(field, number)                                                                                               \
    if (isShared)                                                                                                                   \
        asm volatile("tensormap.replace.tile." field ".shared::cta.b1024.b32 [%0], " number ";" ::"r"(at(map)) : "memory");          \
    else                                                                                                                            \
        asm volatile("tensormap.replace.tile." field ".global.b1024.b32 [%0], " number ";" ::"l"(map) : "memory")

__device__ void change(CUtensorMap* map, bool isShared, int edit, uint64_t value)
{
    const unsigned low = static_cast<unsigned>(value);
    switch (edit) {
    case kAddress: REPLACE64("global_address", "", value); break;
    case kRank: REPLACE32("rank", "", low); break;
    case kBox0: REPLACE32("box_dim", "0, ", low); break;
    case kBox1: REPLACE32("box_dim", "1, ", low); break;
    case kSize0: REPLACE32("global_dim", "0, ", low); break;
    case kSize1: REPLACE32("global_dim", "1, ", low); break;
    case kStride0: REPLACE64("global_stride", "0, ", value); break;
    case kStride1: REPLACE64("global_stride", "1, ", value); break;
    case kStep1: REPLACE32("element_stride", "1, ", low); break;
    case kU8: REPLACE_NUMBER("elemtype", "0"); break;
    case kF64: REPLACE_NUMBER("elemtype", "9"); break;
    case kSwizzle32: REPLACE_NUMBER("swizzle_mode", "1"); break;
    case kSwizzle64: REPLACE_NUMBER("swizzle_mode", "2"); break;
    case kSwizzle128: REPLACE_NUMBER("swizzle_mode", "3"); break;
    case kFloatNan:
        REPLACE_NUMBER("elemtype", "7");
        REPLACE_NUMBER("fill_mode", "1");
        break;
    default: break;
    }
}

__global__ void fetch(const __grid_constant__ CUtensorMap map, CUtensorMap* slot, unsigned char* out, bool isShared, int edit,
                      uint64_t value, int rank, int x, int y, int z, int bytes)
{
    __shared__ alignas(1024) unsigned char box[kOut];
    __shared__ alignas(128) CUtensorMap own;
    __shared__ uint64_t arrived;
    for (int i = threadIdx.x; i < kOut; i += blockDim.x)
        box[i] = 0xee;
    if (threadIdx.x < 16) {
        own.opaque[threadIdx.x] = map.opaque[threadIdx.x];
        if (!isShared)
            slot->opaque[threadIdx.x] = map.opaque[threadIdx.x];
    }
    if (threadIdx.x == 0)
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&arrived)) : "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0)
        change(isShared ? &own : slot, isShared, edit, value);
    __syncwarp();
    if (isShared && threadIdx.x < 32)
        asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" ::"l"(slot),
                     "r"(at(&own)) : "memory");
    else if (threadIdx.x == 0)
        asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(slot) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(&arrived)), "r"(bytes) : "memory");
        if (rank == 3)
            asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5];" ::
                         "r"(at(box)), "l"(slot), "r"(x), "r"(y), "r"(z), "r"(at(&arrived)) : "memory");
        else
            asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::
                         "r"(at(box)), "l"(slot), "r"(x), "r"(y), "r"(at(&arrived)) : "memory");
    }
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra AGAIN; }" ::"r"(at(&arrived))
                 : "memory");
    for (int i = threadIdx.x; i < kOut; i += blockDim.x)
        out[i] = box[i];
}

/// What a map says, in plain numbers.
struct Tensor {
    uint64_t start = 0;  // bytes behind the memory's
    int rank = 3, element = 4, span = 0;  // span: bytes of the swizzle
    uint64_t sizes[3]{64, 32, 8}, strides[3]{4, 256, 8192};
    int box[3]{16, 4, 2}, steps[3]{1, 1, 1};
    bool isNan = false;
};

std::vector<unsigned char> boxOf(const Tensor& tensor, const std::vector<unsigned char>& memory, const int* place, int& bytes)
{
    std::vector<unsigned char> box(kOut, 0xee);
    const int row = tensor.box[0] * tensor.element, pitch = row > tensor.span ? row : tensor.span;
    const int heights = (tensor.box[1] + tensor.steps[1] - 1) / tensor.steps[1], depths = tensor.rank == 3 ? tensor.box[2] : 1;
    bytes = row * heights * depths;
    for (int z = 0; z < depths; ++z)
        for (int y = 0; y < heights; ++y)
            for (int i = 0; i < row; ++i) {
                const uint64_t column = place[0] + i / tensor.element, line = place[1] + y * tensor.steps[1];
                const uint64_t layer = tensor.rank == 3 ? place[2] + z : 0;
                const bool isInside = column < tensor.sizes[0] && line < tensor.sizes[1] && (tensor.rank < 3 || layer < tensor.sizes[2]);
                const uint64_t from = tensor.start + column * tensor.element + i % tensor.element + line * tensor.strides[1] +
                    layer * tensor.strides[2];
                int to = (z * heights + y) * pitch + i;
                to ^= ((to >> 7) & (tensor.span / 16 - 1) & (tensor.span == 0 ? 0 : 7)) << 4;
                const unsigned char filled = !tensor.isNan ? 0 : i % 2 == 0 ? 0xf7 : 0x7f;
                box[to] = isInside ? memory[from] : filled;
            }
    return box;
}

int main()
{
    std::vector<unsigned char> memory(1 << 17);
    for (size_t i = 0; i < memory.size(); ++i)
        memory[i] = static_cast<unsigned char>((i * 2654435761u) >> 13);
    unsigned char *data, *out;
    CUtensorMap* slot;
    CALL(cudaMalloc(&data, memory.size()));
    CALL(cudaMalloc(&out, kOut));
    CALL(cudaMalloc(&slot, sizeof *slot));
    CALL(cudaMemcpy(data, memory.data(), memory.size(), cudaMemcpyHostToDevice));
    decltype(&cuTensorMapEncodeTiled) encode = nullptr;
    cudaDriverEntryPointQueryResult status;
    CALL(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", reinterpret_cast<void**>(&encode), 12000, cudaEnableDefault,
                                          &status));
    CHECK(status == cudaDriverEntryPointSuccess && encode != nullptr);
    CUtensorMap map;
    const cuuint32_t box[] = {16, 4, 2}, steps[] = {1, 1, 1};
    const cuuint64_t sizes[] = {64, 32, 8}, strides[] = {256, 8192};
    CHECK(encode(&map, CU_TENSOR_MAP_DATA_TYPE_INT32, 3, data, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                 CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS);
    int failures = 0;
    for (int edit = 0; edit < kEdits; ++edit)
        for (const bool isShared : {true, false}) {
            Tensor tensor;
            uint64_t value = 0;
            int place[3] = {4, 30, 1};  // two of four rows are outside
            switch (edit) {
            case kAddress: tensor.start = 1024 + 16, value = reinterpret_cast<uint64_t>(data) + tensor.start; break;
            case kRank: tensor.rank = 2, value = 1; break;
            case kBox0: tensor.box[0] = 8, value = 8; break;
            case kBox1: tensor.box[1] = 3, value = 3; break;
            case kSize0: tensor.sizes[0] = 9, value = 9; break;
            case kSize1: tensor.sizes[1] = 33, value = 33; break;
            case kStride0: tensor.strides[1] = 512, value = 512; break;
            case kStride1: tensor.strides[2] = 4096 + 16, value = 4096 + 16; break;
            case kStep1: tensor.steps[1] = 2, value = 2; break;
            case kU8: tensor.element = 1, place[0] = 16; break;
            case kF64: tensor.element = 8; break;
            case kSwizzle32: case kSwizzle64: case kSwizzle128: tensor.span = 32 << (edit - kSwizzle32); break;
            case kFloatNan: tensor.isNan = true; break;
            default: break;
            }
            if (edit == kSwizzle32)
                continue;  // the row is wider
            int bytes = 0;
            const std::vector<unsigned char> wanted = boxOf(tensor, memory, place, bytes);
            CALL(cudaMemset(slot, 0, sizeof *slot));
            fetch<<<1, 128>>>(map, slot, out, isShared, edit, value, tensor.rank, place[0], place[1], place[2], bytes);
            CALL(cudaGetLastError());
            std::vector<unsigned char> found(kOut);
            CALL(cudaMemcpy(found.data(), out, kOut, cudaMemcpyDeviceToHost));
            if (found != wanted) {
                size_t first = 0;
                while (found[first] == wanted[first])
                    ++first;
                std::printf("edit %d %s: byte %zu is %02x instead of %02x\n", edit, isShared ? "shared" : "global", first, found[first],
                            wanted[first]);
                ++failures;
            }
        }
    std::printf(failures == 0 ? "PASS\n" : "FAIL\n");
    return failures != 0;
}
