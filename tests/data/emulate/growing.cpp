// SPDX-License-Identifier: GPL-3.0-or-later
// A vector of device memory that grows without moving: it reserves addresses once and maps memory behind what it has. Given an
// argument it is read once too far, where nothing is mapped yet.
#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#define CALL(call)                                                              \
    do {                                                                        \
        const CUresult result = (call);                                         \
        if (result != CUDA_SUCCESS) {                                           \
            std::printf("%d: %s: %d\n", __LINE__, #call, result);               \
            std::exit(2);                                                       \
        }                                                                       \
    } while (false)
#define CHECK(condition)                                                        \
    do {                                                                        \
        if (!(condition)) {                                                     \
            std::printf("%d: not so: %s\n", __LINE__, #condition);              \
            std::exit(3);                                                       \
        }                                                                       \
    } while (false)

const char* const kPtx = R"(
.version 7.0
.target sm_75
.address_size 64
.visible .entry addone(.param .u64 x, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [x];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.u32 %r5, %r3, %r4, %r2;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra END;
    mul.wide.u32 %rd2, %r5, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r6, [%rd3];
    add.u32 %r6, %r6, 1;
    st.global.u32 [%rd3], %r6;
END:
    ret;
}
)";

class Growing {
public:
    explicit Growing(size_t most) : m_most(most)
    {
        m_wish.type = CU_MEM_ALLOCATION_TYPE_PINNED;
        m_wish.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        m_wish.location.id = 0;
        CALL(cuMemGetAllocationGranularity(&m_piece, &m_wish, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
        CHECK(m_most % m_piece == 0);
        CALL(cuMemAddressReserve(&m_base, m_most, 0, 0, 0));
    }
    ~Growing()
    {
        CALL(cuMemUnmap(m_base, m_bytes));
        for (const CUmemGenericAllocationHandle handle : m_handles)
            CALL(cuMemRelease(handle));
        CALL(cuMemAddressFree(m_base, m_most));
    }

    void grow()
    {
        CUmemGenericAllocationHandle handle = 0;
        CALL(cuMemCreate(&handle, m_piece, &m_wish, 0));
        CALL(cuMemMap(m_base + m_bytes, m_piece, 0, handle, 0));
        CUmemAccessDesc access{};
        access.location = m_wish.location;
        access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        CALL(cuMemSetAccess(m_base + m_bytes, m_piece, &access, 1));
        m_handles.push_back(handle);
        m_bytes += m_piece;
    }

    CUdeviceptr data() const { return m_base; }
    size_t bytes() const { return m_bytes; }
    size_t most() const { return m_most; }

private:
    const size_t m_most;
    size_t m_piece = 0, m_bytes = 0;
    CUmemAllocationProp m_wish{};
    CUdeviceptr m_base = 0;
    std::vector<CUmemGenericAllocationHandle> m_handles;
};

int main(int count, char**)
{
    CUcontext context = nullptr;
    CUmodule module = nullptr;
    CUfunction function = nullptr;
    int isThere = 0;
    size_t freeBefore = 0, freeAfter = 0, total = 0;
    CALL(cuInit(0));
    CALL(cuDeviceGetAttribute(&isThere, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0));
    CHECK(isThere == 1);
    CALL(cuCtxCreate(&context, nullptr, 0, 0));
    CALL(cuModuleLoadData(&module, kPtx));
    CALL(cuModuleGetFunction(&function, module, "addone"));
    CALL(cuMemGetInfo(&freeBefore, &total));
    {
        Growing vector(size_t{1} << 36);  // far more than there is memory
        for (int step = 0; step < 3; ++step) {
            const size_t old = vector.bytes();
            vector.grow();
            CALL(cuMemsetD32(vector.data() + old, 10 * step, (vector.bytes() - old) / sizeof(int)));
        }
        unsigned n = static_cast<unsigned>(vector.bytes() / sizeof(int)) + (count > 1 ? 1 : 0);
        CUdeviceptr data = vector.data();
        void* values[] = {&data, &n};
        CALL(cuLaunchKernel(function, (n + 255) / 256, 1, 1, 256, 1, 1, 0, nullptr, values, nullptr));
        if (cuCtxSynchronize() != CUDA_SUCCESS) {
            std::printf("failed\n");
            std::exit(0);
        }
        std::vector<int> found(n);
        CALL(cuMemcpyDtoH(found.data(), data, vector.bytes()));
        for (unsigned i = 0; i < n; ++i)
            CHECK(found[i] == 10 * static_cast<int>(i / (n / 3)) + 1);
        CUmemLocation here{};
        here.type = CU_MEM_LOCATION_TYPE_DEVICE;
        unsigned long long flags = 0;
        CALL(cuMemGetAccess(&flags, &here, data));
        CHECK(flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
        CHECK(cuMemAddressFree(data, vector.most()) == CUDA_ERROR_INVALID_VALUE);
        CUmemGenericAllocationHandle handle = 0;
        CUmemAllocationProp wish{};
        CALL(cuMemRetainAllocationHandle(&handle, reinterpret_cast<void*>(data)));
        CALL(cuMemGetAllocationPropertiesFromHandle(&wish, handle));
        CHECK(wish.type == CU_MEM_ALLOCATION_TYPE_PINNED);
        CALL(cuMemRelease(handle));
    }
    CALL(cuMemGetInfo(&freeAfter, &total));
    CHECK(freeAfter == freeBefore);
    std::printf("PASS\n");
    return 0;
}
