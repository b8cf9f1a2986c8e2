// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cupti/cuptiapi.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace kd::cupti {

// What CUPTI tells of graphs, textures and tensor maps: callback numbers of the driver's functions, and how their parameters begin.

template <std::size_t N> bool isOneOf(const std::uint32_t (&calls)[N], std::uint32_t call)
{
    return std::ranges::find(calls, call) != std::end(calls);
}

/// Numbers of cuGraphInstantiate, its second version, cuGraphInstantiateWithFlags and cuGraphInstantiateWithParams with its
/// variant, which all begin with where the executable graph goes and with the graph.
inline constexpr std::uint32_t kGraphInstantiateCalls[] = {513, 578, 643, 656, 657};
/// Numbers of cuGraphExecUpdate and its second version: the executable graph, and the graph that it becomes.
inline constexpr std::uint32_t kGraphUpdateCalls[] = {561, 696};
/// Number of cuGraphExecKernelNodeSetParams, second version: the executable graph, the node, CUDA_KERNEL_NODE_PARAMS.
inline constexpr std::uint32_t kGraphParameterCalls[] = {692};
/// Numbers of cuGraphExecKernelNodeSetParams (first version), cuGraphExecChildGraphNodeSetParams, cuGraphNodeSetEnabled and
/// cuGraphExecNodeSetParams, which begin with the executable graph.
inline constexpr std::uint32_t kGraphChangeCalls[] = {538, 586, 650, 714};
/// Number of cuGraphExecDestroy.
inline constexpr std::uint32_t kGraphDestroyCalls[] = {516};

/// The parameters of cuGraphInstantiate and its like.
struct GraphInstantiateParameters {
    void** exec;
    void* graph;
};
/// The parameters of cuGraphLaunch, of cuGraphExecUpdate, and of what changes an executable graph.
struct GraphParameters {
    void* exec;
    void* other;             ///< the stream, the graph, the node
    const void* parameters;  ///< of a node, where it is about one
};

inline constexpr std::uint32_t kTextureCreateCall = 339;   ///< cuTexObjectCreate
inline constexpr std::uint32_t kTextureDestroyCall = 340;  ///< cuTexObjectDestroy, whose parameter is the handle
inline constexpr std::uint32_t kSurfaceCreateCall = 343;
inline constexpr std::uint32_t kSurfaceDestroyCall = 344;
inline constexpr std::uint32_t kTiledMapCall = 697;        ///< cuTensorMapEncodeTiled
inline constexpr std::uint32_t kIm2colMapCall = 698;       ///< cuTensorMapEncodeIm2col
inline constexpr std::uint32_t kReplaceAddressCall = 699;  ///< cuTensorMapReplaceAddress
inline constexpr std::uint32_t kArrayDestroyCall = 89;     ///< cuArrayDestroy, whose parameter is the array
inline constexpr std::uint32_t kMipmapLevelCall = 348;     ///< cuMipmappedArrayGetLevel
inline constexpr std::uint32_t kMipmapDestroyCall = 349;   ///< cuMipmappedArrayDestroy, whose parameter is the array
/// All of these.
inline constexpr std::uint32_t kObjectCalls[] = {kTextureCreateCall, kTextureDestroyCall, kSurfaceCreateCall, kSurfaceDestroyCall,
                                                 kTiledMapCall,      kIm2colMapCall,      kReplaceAddressCall, kArrayDestroyCall,
                                                 kMipmapLevelCall,   kMipmapDestroyCall};

/// The parameters of cuMipmappedArrayGetLevel.
struct MipmapLevelParameters {
    void** level;  ///< where the array of that level goes
    void* whole;
    unsigned number;
};
/// The parameters of cuTexObjectCreate, and of cuSurfObjectCreate, which has the first two.
struct TextureParameters {
    std::uint64_t* handle;
    const void* resource;  ///< CUDA_RESOURCE_DESC
    const void* settings;  ///< CUDA_TEXTURE_DESC
    const void* view;      ///< CUDA_RESOURCE_VIEW_DESC, or null
};
/// The parameters of cuTensorMapEncodeTiled.
struct TiledMapParameters {
    void* map;
    std::uint32_t type;
    std::uint32_t rank;
    void* address;
    const std::uint64_t* sizes;
    const std::uint64_t* strides;
    const std::uint32_t* box;
    const std::uint32_t* steps;
    std::uint32_t interleave, swizzle, promotion, fill;
};
static_assert(offsetof(TiledMapParameters, address) == 16 && offsetof(TiledMapParameters, interleave) == 56);
/// The parameters of cuTensorMapEncodeIm2col.
struct Im2colMapParameters {
    void* map;
    std::uint32_t type;
    std::uint32_t rank;
    void* address;
    const std::uint64_t* sizes;
    const std::uint64_t* strides;
    const int* lower;
    const int* upper;
    std::uint32_t channels, pixels;
    const std::uint32_t* steps;
    std::uint32_t interleave, swizzle, promotion, fill;
};
static_assert(offsetof(Im2colMapParameters, channels) == 56 && offsetof(Im2colMapParameters, interleave) == 72);
/// The parameters of cuTensorMapReplaceAddress.
struct ReplaceAddressParameters {
    void* map;
    void* address;
};

}  // namespace kd::cupti
