// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/gridfunctions.h"

#include <algorithm>
#include <string>

namespace kd::emulator {
namespace {

// The handle is the grid's workspace, whose second word is its barrier (cooperative_groups/details/helpers.h); 0 is that of a
// launch which is not cooperative. 999 is cudaErrorUnknown, which CUDA's own functions give for it.
constexpr const char* kUpToSizes = R"(.version 7.0
.target sm_70
.address_size 64
.weak .func (.param .b64 result) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
.reg .pred %p; .reg .b32 %high, %low, %scope; .reg .b64 %handle;
mov.u32 %low, %envreg2;
mov.u32 %high, %envreg1;
mov.b64 %handle, {%low, %high};
ld.param.u32 %scope, [scope];
setp.eq.u32 %p, %scope, 1;
selp.b64 %handle, %handle, 0, %p;
st.param.b64 [result], %handle;
ret;
}
.weak .func (.param .b32 result) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
.reg .pred %p; .reg .b32 %a, %b, %c, %count, %old, %now; .reg .b64 %handle;
ld.param.u64 %handle, [handle];
setp.ne.u64 %p, %handle, 0;
@%p bra Known;
st.param.b32 [result], 999;
ret;
Known:
barrier.sync 0;
mov.u32 %a, %tid.x;
mov.u32 %b, %tid.y;
mov.u32 %c, %tid.z;
or.b32 %a, %a, %b;
or.b32 %a, %a, %c;
setp.ne.u32 %p, %a, 0;
@%p bra Done;
mov.u32 %a, %nctaid.x;
mov.u32 %b, %nctaid.y;
mov.u32 %c, %nctaid.z;
mul.lo.u32 %count, %a, %b;
mul.lo.u32 %count, %count, %c;
sub.u32 %count, 0x80000001, %count;
mov.u32 %a, %ctaid.x;
mov.u32 %b, %ctaid.y;
mov.u32 %c, %ctaid.z;
or.b32 %a, %a, %b;
or.b32 %a, %a, %c;
setp.eq.u32 %p, %a, 0;
selp.b32 %count, %count, 1, %p;
atom.add.release.gpu.u32 %old, [%handle+4], %count;
Wait:
ld.acquire.gpu.u32 %now, [%handle+4];
xor.b32 %now, %now, %old;
setp.gt.s32 %p, %now, -1;
@%p bra Wait;
Done:
barrier.sync 0;
st.param.b32 [result], 0;
ret;
}
.weak .func (.param .b32 result) cudaCGSynchronizeGrid(.param .b64 handle, .param .b32 flags)
{
.reg .b32 %r; .reg .b64 %handle;
ld.param.u64 %handle, [handle];
ld.param.u32 %r, [flags];
{ .param .b64 first; .param .b32 second; .param .b32 back;
st.param.b64 [first], %handle;
st.param.b32 [second], %r;
call.uni (back), cudaCGSynchronize, (first, second);
ld.param.b32 %r, [back]; }
st.param.b32 [result], %r;
ret;
}
.weak .func (.param .b32 result) cudaCGGetSize(.param .b64 first, .param .b64 second, .param .b64 handle)
{
.reg .pred %p; .reg .b32 %r<4>, %one, %error; .reg .b64 %at, %handle;
mov.u32 %r0, %nctaid.x;
mov.u32 %r1, %nctaid.y;
mul.lo.u32 %r0, %r0, %r1;
mov.u32 %r1, %nctaid.z;
mul.lo.u32 %r0, %r0, %r1;
mov.u32 %r1, %ntid.x;
mul.lo.u32 %r0, %r0, %r1;
mov.u32 %r1, %ntid.y;
mul.lo.u32 %r0, %r0, %r1;
mov.u32 %r1, %ntid.z;
mul.lo.u32 %r0, %r0, %r1;
)";

// Ends a function that has what is asked of threads in %r0, where the caller wants it, and 1 for the one grid; of a launch that is
// not cooperative both are 0, and an error comes back.
constexpr const char* kGiving = R"(ld.param.u64 %handle, [handle];
setp.ne.u64 %p, %handle, 0;
selp.b32 %r0, %r0, 0, %p;
selp.b32 %one, 1, 0, %p;
selp.b32 %error, 0, 999, %p;
ld.param.u64 %at, [first];
setp.ne.u64 %p, %at, 0;
@%p st.u32 [%at], %r0;
ld.param.u64 %at, [second];
setp.ne.u64 %p, %at, 0;
@%p st.u32 [%at], %one;
st.param.b32 [result], %error;
ret;
}
)";

constexpr const char* kRanks = R"(
.weak .func (.param .b32 result) cudaCGGetRank(.param .b64 first, .param .b64 second, .param .b64 handle)
{
.reg .pred %p; .reg .b32 %r<4>, %one, %error; .reg .b64 %at, %handle;
mov.u32 %r0, %ctaid.z;
mov.u32 %r1, %nctaid.y;
mov.u32 %r2, %ctaid.y;
mad.lo.u32 %r0, %r0, %r1, %r2;
mov.u32 %r1, %nctaid.x;
mov.u32 %r2, %ctaid.x;
mad.lo.u32 %r0, %r0, %r1, %r2;
mov.u32 %r1, %ntid.z;
mov.u32 %r2, %tid.z;
mad.lo.u32 %r0, %r0, %r1, %r2;
mov.u32 %r1, %ntid.y;
mov.u32 %r2, %tid.y;
mad.lo.u32 %r0, %r0, %r1, %r2;
mov.u32 %r1, %ntid.x;
mov.u32 %r2, %tid.x;
mad.lo.u32 %r0, %r0, %r1, %r2;
)";

}  // namespace

void addGridFunctions(std::vector<ptx::LinkUnit>& units)
{
    const auto names = [](const ptx::LinkUnit& unit) { return unit.text.find("cudaCG") != std::string::npos; };
    if (std::ranges::any_of(units, names))
        units.push_back({"libcudadevrt.a", std::string(kUpToSizes) + kGiving + kRanks + kGiving});
}

}  // namespace kd::emulator
