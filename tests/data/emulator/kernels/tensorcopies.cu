// One copy of a box of a tensor in either direction, between shared memory that is shown whole and memory that a tensor map
// describes. What an H200 did is in tests/data/emulator/tensorcopies-sm90.json, recorded by recordmaps.py.
struct alignas(64) TensorMap {
    unsigned long long opaque[16];
};
__device__ unsigned at(const void* s){ return (unsigned)__cvta_generic_to_shared(s); }
#define TILED(dims, list, ...) \
    asm volatile("cp.async.bulk.tensor." dims ".shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], " \
                 "[%1, {" list "}], [%2];" :: "r"(dst), "l"(m), "r"(b), __VA_ARGS__ : "memory")
#define PIXELS(dims, list, offsets, ...) \
    asm volatile("cp.async.bulk.tensor." dims ".shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], " \
                 "[%1, {" list "}], [%2], {" offsets "};" :: "r"(dst), "l"(m), "r"(b), __VA_ARGS__ : "memory")
struct Probe { int rank, mode, expect, c[5], off[3], offset, im2col; };
extern "C" __global__ void probe(const __grid_constant__ TensorMap map, Probe p, unsigned* out, unsigned* flag)
{
    extern __shared__ __align__(1024) unsigned char raw[];
    __shared__ unsigned long long bar;
    unsigned base = (at(raw) + 1023) / 1024 * 1024;
    unsigned char* mem = raw + (base - at(raw));
    for (int i = threadIdx.x; i < 4096; i += blockDim.x) ((unsigned*)mem)[i] = p.mode ? i : 0xcdcdcdcd;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at(&bar)));
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    const void* m = &map;
    if (threadIdx.x == 0) {
        unsigned dst = base + p.offset, b = at(&bar);
        int c0=p.c[0],c1=p.c[1],c2=p.c[2],c3=p.c[3],c4=p.c[4];
        if (p.mode == 0) {
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(b), "r"(p.expect) : "memory");
            if (p.im2col) {
                unsigned short o0=p.off[0],o1=p.off[1],o2=p.off[2];
                switch (p.rank) {
                case 3: PIXELS("3d", "%3, %4, %5", "%6", "r"(c0), "r"(c1), "r"(c2), "h"(o0)); break;
                case 4: PIXELS("4d", "%3, %4, %5, %6", "%7, %8", "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(o0), "h"(o1)); break;
                case 5: PIXELS("5d", "%3, %4, %5, %6, %7", "%8, %9, %10", "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4),
                               "h"(o0), "h"(o1), "h"(o2)); break;
                }
            } else switch (p.rank) {
            case 1: TILED("1d", "%3", "r"(c0)); break;
            case 2: TILED("2d", "%3, %4", "r"(c0), "r"(c1)); break;
            case 3: TILED("3d", "%3, %4, %5", "r"(c0), "r"(c1), "r"(c2)); break;
            case 4: TILED("4d", "%3, %4, %5, %6", "r"(c0), "r"(c1), "r"(c2), "r"(c3)); break;
            case 5: TILED("5d", "%3, %4, %5, %6, %7", "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)); break;
            }
            unsigned done = 0;
            for (int i = 0; i < 20000 && !done; ++i)
                asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
                             : "=r"(done) : "r"(b) : "memory");
            flag[0] = done;
        } else {
#define TO(op, ops, how, dims, list, ...) \
    asm volatile(op "." dims ".global.shared::cta" ops how ".bulk_group [%0, {" list "}], [%1];" \
                 :: "l"(m), "r"(dst), __VA_ARGS__ : "memory")
#define ST(op, ops) \
            if (p.im2col) switch (p.rank) { \
            case 3: TO(op, ops, ".im2col_no_offs", "3d", "%2, %3, %4", "r"(c0), "r"(c1), "r"(c2)); break; \
            case 4: TO(op, ops, ".im2col_no_offs", "4d", "%2, %3, %4, %5", "r"(c0), "r"(c1), "r"(c2), "r"(c3)); break; \
            case 5: TO(op, ops, ".im2col_no_offs", "5d", "%2, %3, %4, %5, %6", "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)); break; \
            } else switch (p.rank) { \
            case 1: TO(op, ops, ".tile", "1d", "%2", "r"(c0)); break; \
            case 2: TO(op, ops, ".tile", "2d", "%2, %3", "r"(c0), "r"(c1)); break; \
            case 3: TO(op, ops, ".tile", "3d", "%2, %3, %4", "r"(c0), "r"(c1), "r"(c2)); break; \
            case 4: TO(op, ops, ".tile", "4d", "%2, %3, %4, %5", "r"(c0), "r"(c1), "r"(c2), "r"(c3)); break; \
            case 5: TO(op, ops, ".tile", "5d", "%2, %3, %4, %5, %6", "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)); break; \
            }
            if (p.mode == 1) { ST("cp.async.bulk.tensor", "") }
            else if (p.mode == 2) { ST("cp.reduce.async.bulk.tensor", ".add") }
            else if (p.mode == 3) { ST("cp.reduce.async.bulk.tensor", ".min") }
            else if (p.mode == 4) { ST("cp.reduce.async.bulk.tensor", ".max") }
            else if (p.mode == 5) { ST("cp.reduce.async.bulk.tensor", ".inc") }
            else if (p.mode == 6) { ST("cp.reduce.async.bulk.tensor", ".dec") }
            else if (p.mode == 7) { ST("cp.reduce.async.bulk.tensor", ".and") }
            else if (p.mode == 8) { ST("cp.reduce.async.bulk.tensor", ".or") }
            else if (p.mode == 9) { ST("cp.reduce.async.bulk.tensor", ".xor") }
            asm volatile("cp.async.bulk.commit_group;");
            asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
            flag[0] = 1;
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 4096; i += blockDim.x) out[i] = ((unsigned*)mem)[i];
}
