// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/cudawords.h"

#include <algorithm>

namespace kd::cudawords {

const QByteArray& keywords()
{
    static const QByteArray words(
        "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t class co_await "
        "co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype "
        "default delete do double dynamic_cast else enum explicit export extern false final float for friend "
        "goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq override "
        "private protected public register reinterpret_cast requires return short signed sizeof static "
        "static_assert static_cast struct switch template this thread_local throw true try typedef typeid "
        "typename union unsigned using virtual void volatile while xor xor_eq");
    return words;
}

const QByteArray& types()
{
    static const QByteArray words(
        "char1 char2 char3 char4 uchar1 uchar2 uchar3 uchar4 short1 short2 short3 short4 ushort1 ushort2 "
        "ushort3 ushort4 int1 int2 int3 int4 uint1 uint2 uint3 uint4 long1 long2 long3 long4 ulong1 ulong2 "
        "ulong3 ulong4 longlong1 longlong2 longlong3 longlong4 ulonglong1 ulonglong2 ulonglong3 ulonglong4 "
        "float1 float2 float3 float4 double1 double2 double3 double4 dim3 half half2 __half __half2 "
        "__nv_bfloat16 __nv_bfloat162 nv_bfloat16 nv_bfloat162 __nv_fp8_e4m3 __nv_fp8_e5m2 __nv_fp8x2_e4m3 "
        "__nv_fp8x4_e4m3 __nv_fp8_storage_t cudaTextureObject_t cudaSurfaceObject_t cudaStream_t cudaError_t "
        "size_t ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t "
        "intptr_t wchar_t char16_t char32_t");
    return words;
}

const QByteArray& builtins()
{
    static const QByteArray words(
        "__global__ __tile_global__ __tile__ __device__ __host__ __shared__ __constant__ __managed__ __grid_constant__ "
        "__launch_bounds__ __maxnreg__ __cluster_dims__ __block_size__ __restrict__ __noinline__ "
        "__forceinline__ __inline_hint__ __align__ __builtin_align__ __nv_pure__ __CUDA_ARCH__ __CUDACC__ "
        "__CUDACC_RTC__ threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncthreads_count "
        "__syncthreads_and __syncthreads_or __syncwarp __threadfence __threadfence_block __threadfence_system "
        "__shfl_sync __shfl_up_sync __shfl_down_sync __shfl_xor_sync __all_sync __any_sync __ballot_sync "
        "__activemask __match_any_sync __match_all_sync __reduce_add_sync __reduce_min_sync __reduce_max_sync "
        "__reduce_and_sync __reduce_or_sync __reduce_xor_sync atomicAdd atomicAdd_block atomicAdd_system "
        "atomicSub atomicExch atomicMin atomicMax atomicInc atomicDec atomicCAS atomicAnd atomicOr atomicXor "
        "__ldg __ldca __ldcg __ldcs __ldcv __ldlu __stwb __stcg __stcs __stwt __nanosleep __trap __brkpt "
        "__assume __builtin_assume __builtin_assume_aligned __builtin_expect __builtin_unreachable __isGlobal "
        "__isShared __isConstant __isLocal __cvta_generic_to_shared __cvta_generic_to_global "
        "__cvta_shared_to_generic __popc __popcll __clz __clzll __ffs __ffsll __fns __brev __brevll "
        "__byte_perm __funnelshift_l __funnelshift_r __funnelshift_lc __funnelshift_rc __mul24 __umul24 "
        "__mulhi __umulhi __mul64hi __umul64hi __sad __usad __hadd __rhadd __uhadd __urhadd __dp2a_lo "
        "__dp2a_hi __dp4a __fadd_rn __fadd_rz __fsub_rn __fmul_rn __fmul_rz __fmaf_rn __fmaf_rz __frcp_rn "
        "__fsqrt_rn __frsqrt_rn __fdiv_rn __fdividef __expf __exp10f __logf __log2f __log10f __powf __sinf "
        "__cosf __tanf __sincosf __saturatef __dadd_rn __dmul_rn __fma_rn __drcp_rn __dsqrt_rn __ddiv_rn "
        "__float2int_rn __float2int_rz __float2uint_rn __float2half __float2half_rn __half2float "
        "__float22half2_rn __half22float2 __floats2half2_rn __float2bfloat16 __bfloat162float __int2float_rn "
        "__uint2float_rn __double2int_rn __double2float_rn __int_as_float __float_as_int __uint_as_float "
        "__float_as_uint __longlong_as_double __double_as_longlong __hiloint2double __double2hiint "
        "__double2loint __hadd2 __hsub2 __hmul2 __hfma2 __hfma __hmul __hsub __hmax __hmin clock clock64 "
        "__globaltimer rsqrtf rsqrt rcbrtf sincosf sincospif sinpif cospif erff erfcf erfinvf erfcinvf "
        "normcdff normcdfinvf tex1D tex2D tex3D tex1Dfetch tex2DLod tex2DLayered texCubemap surf2Dread "
        "surf2Dwrite surf3Dread surf3Dwrite printf assert make_float2 make_float3 make_float4 make_double2 "
        "make_int2 make_int3 make_int4 make_uint2 make_uint3 make_uint4 make_char4 make_uchar4 make_short2 "
        "make_ushort2 make_half2 __pipeline_memcpy_async __pipeline_commit __pipeline_wait_prior "
        "cooperative_groups this_thread_block tiled_partition this_grid cudaGridDependencySynchronize "
        "cudaTriggerProgrammaticLaunchCompletion");
    return words;
}

const QByteArrayList& all()
{
    static const QByteArrayList words = [] {
        QByteArrayList list = keywords().split(' ') + types().split(' ') + builtins().split(' ');
        std::sort(list.begin(), list.end());
        return list;
    }();
    return words;
}

}  // namespace kd::cudawords
