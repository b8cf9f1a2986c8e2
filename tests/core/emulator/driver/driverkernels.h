// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// PTX of the driver's tests. Every kernel takes (u64 data, u32 value).
inline constexpr const char* kDriverKernels = R"(
.version 8.0
.target sm_75
.address_size 64

.visible .entry fill(.param .u64 data, .param .u32 value)
{
    .reg .b32 %r<5>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r1, [value];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r2, %r2, %r3, %r4;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r1;
    ret;
}

.visible .entry wild(.param .u64 data, .param .u32 value)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r1, [value];
    add.s64 %d2, %d1, 1048576;
    st.global.u32 [%d2], %r1;
    ret;
}

.visible .entry misaligned(.param .u64 data, .param .u32 value)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r1, [value];
    add.s64 %d2, %d1, 2;
    st.global.u32 [%d2], %r1;
    ret;
}

.visible .entry stop(.param .u64 data, .param .u32 value)
{
    trap;
    ret;
}

.visible .entry spin(.param .u64 data, .param .u32 value)
{
    .reg .pred %p1;
    .reg .b32 %r<2>;
    .reg .b64 %d<2>;
    ld.param.u64 %d1, [data];
AGAIN:
    ld.volatile.global.u32 %r1, [%d1];
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra AGAIN;
    ret;
}

.visible .entry bounded(.param .u64 data, .param .u32 value)
.maxntid 64, 1, 1
{
    .shared .align 4 .b8 tile[1024];
    .reg .b32 %r<2>;
    mov.u32 %r1, tile;
    ret;
}
)";
