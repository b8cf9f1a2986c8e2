// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// PTX of the tests of launches.
inline constexpr const char* kKernelSource = R"(
.version 8.0
.target sm_75
.address_size 64

.visible .const .align 4 .u32 factor = 3;
.visible .global .align 8 .b8 table[24];

.visible .entry saxpy(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y)
{
    .reg .pred %p1;
    .reg .f32 %f<5>;
    .reg .b32 %r<6>;
    .reg .b64 %d<6>;
    ld.param.u32 %r1, [n];
    ld.param.f32 %f1, [a];
    ld.param.u64 %d1, [x];
    ld.param.u64 %d2, [y];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.s32 %p1, %r5, %r1;
    @%p1 bra END;
    mul.wide.s32 %d3, %r5, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    ld.global.f32 %f2, [%d4];
    ld.global.f32 %f3, [%d5];
    fma.rn.f32 %f4, %f1, %f2, %f3;
    st.global.f32 [%d5], %f4;
END:
    ret;
}

.visible .entry structured(.param .u32 first, .param .align 16 .b8 wide[16], .param .u64 out)
{
    .reg .b32 %r<3>;
    .reg .b64 %d<2>;
    ld.param.u32 %r1, [first];
    ld.param.u32 %r2, [wide+12];
    ld.param.u64 %d1, [out];
    st.global.u32 [%d1], %r1;
    st.global.u32 [%d1+4], %r2;
    ret;
}

.visible .entry scale(.param .u64 data)
{
    .reg .b32 %r<5>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    ld.const.u32 %r2, [factor];
    ld.global.u32 %r3, [%d3];
    mul.lo.u32 %r4, %r2, %r3;
    st.global.u32 [%d3], %r4;
    ret;
}

.visible .entry lookUp(.param .u64 out)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<2>;
    ld.param.u64 %d1, [out];
    ld.global.u32 %r1, [table+8];
    st.global.u32 [%d1], %r1;
    ret;
}

.visible .entry nothing()
{
    ret;
}
)";
