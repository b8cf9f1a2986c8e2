// SPDX-License-Identifier: GPL-3.0-or-later
// cudaUserObjectCreate to cudaGraphReleaseUserObject. Their flags have the driver's numbers.
#include "core/emulator/substitute/runtime/runtime.h"

using kd::emulator::substitute::call;

extern "C" {

cudaError_t CUDARTAPI cudaUserObjectCreate(cudaUserObject_t* object, void* pointer, cudaHostFn_t destroy, unsigned count,
                                           unsigned flags)
{
    return call([&] { return cuUserObjectCreate(object, pointer, destroy, count, flags); });
}

cudaError_t CUDARTAPI cudaUserObjectRetain(cudaUserObject_t object, unsigned count)
{
    return call([&] { return cuUserObjectRetain(object, count); });
}

cudaError_t CUDARTAPI cudaUserObjectRelease(cudaUserObject_t object, unsigned count)
{
    return call([&] { return cuUserObjectRelease(object, count); });
}

cudaError_t CUDARTAPI cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned count, unsigned flags)
{
    return call([&] { return cuGraphRetainUserObject(graph, object, count, flags); });
}

cudaError_t CUDARTAPI cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned count)
{
    return call([&] { return cuGraphReleaseUserObject(graph, object, count); });
}
}
