extern "C" __global__ void inlined(const unsigned* x, const unsigned* y, unsigned* out)
{
    const int i = threadIdx.x;
    const unsigned a = x[i], b = y[i];
    unsigned* o = out + 16 * i;
    // Nested scopes, names without %, labels of the block's own.
    asm volatile("{\n"
                 "  .reg .pred p;\n"
                 "  .reg .u32 t, t1;\n"
                 "  setp.gt.u32 p, %1, %2;\n"
                 "  mov.u32 t, 1;\n"
                 "  @p bra DONE;\n"
                 "  { .reg .u32 t; mov.u32 t, 5; add.u32 t1, t, 6; }\n"
                 "  add.u32 t, t, t1;\n"
                 "DONE:\n"
                 "  mov.u32 %0, t;\n"
                 "}" : "=r"(o[0]) : "r"(a), "r"(b));
    asm("add.cc.u32 %0, %2, %3; addc.u32 %1, 0, 0;" : "=r"(o[1]), "=r"(o[2]) : "r"(a), "r"(b));
    asm("mad.lo.cc.u32 %0, %2, %3, %2; madc.hi.u32 %1, %2, %3, 0;" : "=r"(o[3]), "=r"(o[4]) : "r"(a), "r"(b));
    asm("lop3.b32 %0, %1, %2, 0xff00ff00, 0xca;" : "=r"(o[5]) : "r"(a), "r"(b));
    asm("prmt.b32 %0, %1, %2, 0x3715;" : "=r"(o[6]) : "r"(a), "r"(b));
    asm("bfe.u32 %0, %1, 5, 9;" : "=r"(o[7]) : "r"(a));
    asm("bfi.b32 %0, %1, %2, 7, 11;" : "=r"(o[8]) : "r"(a), "r"(b));
    asm("shf.l.wrap.b32 %0, %1, %2, 13;" : "=r"(o[9]) : "r"(a), "r"(b));
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(o[10]) : "r"(a), "r"(b), "r"(3));
    asm("bfind.u32 %0, %1;" : "=r"(o[11]) : "r"(a));
    asm("{ .reg .v2 .u32 v; mov.v2.u32 v, {%1, %2}; sub.u32 %0, v.x, v.y; }" : "=r"(o[12]) : "r"(a), "r"(b));
    asm("{ .reg .b64 w<2>; mov.b64 w0, {%1, %2}; shr.u64 w1, w0, 20; cvt.u32.u64 %0, w1; }" : "=r"(o[13]) : "r"(a), "r"(b));
    asm("mov.u32 %0, %%laneid;" : "=r"(o[14]));
    asm("vadd.u32.u32.u32 %0, %1.b1, %2.h1;" : "=r"(o[15]) : "r"(a), "r"(b));
}
