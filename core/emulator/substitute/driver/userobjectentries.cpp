// SPDX-License-Identifier: GPL-3.0-or-later
// cuUserObjectCreate to cuGraphReleaseUserObject: what graphs keep for the program as long as they, and launches of them, need it.
#include "core/emulator/substitute/driver/graph.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <limits>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::UserObjects;
using sub::UserReferences;

namespace {

using References = std::vector<UserReferences>;

bool isCount(unsigned count)
{
    return count > 0 && count <= static_cast<unsigned>(std::numeric_limits<int>::max());
}

template <typename Body> CUresult objectEntry(const char* name, const Body& body)
{
    const CUresult result = sub::entry(name, [&](const DriverApi&) -> CUresult { return body(UserObjects::ofThisProcess()); });
    UserObjects::ofThisProcess().destroyDue();
    return result;
}

/// Gives `body` the references of a graph.
template <typename Body> CUresult referencesEntry(const char* name, CUgraph handle, const Body& body)
{
    return objectEntry(name, [&](UserObjects& objects) -> CUresult {
        sub::Graphs& graphs = sub::Graphs::ofThisProcess();
        const std::lock_guard lock(graphs.mutex);
        const std::shared_ptr<sub::Graph> graph = graphs.find(handle);
        return graph ? body(objects, graph->references) : CUDA_ERROR_INVALID_VALUE;
    });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuUserObjectCreate(CUuserObject* object, void* pointer, CUhostFn destroy, unsigned count, unsigned flags)
{
    return objectEntry("cuUserObjectCreate", [&](UserObjects& objects) -> CUresult {
        if (object == nullptr || destroy == nullptr || !isCount(count) || flags != CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
            return CUDA_ERROR_INVALID_VALUE;
        *object = objects.add(pointer, destroy, count);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuUserObjectRetain(CUuserObject object, unsigned count)
{
    return objectEntry("cuUserObjectRetain", [&](UserObjects& objects) {
        return isCount(count) && objects.retain(object, count) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuUserObjectRelease(CUuserObject object, unsigned count)
{
    return objectEntry("cuUserObjectRelease", [&](UserObjects& objects) {
        return isCount(count) && objects.release(object, count) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult CUDAAPI cuGraphRetainUserObject(CUgraph graph, CUuserObject handle, unsigned count, unsigned flags)
{
    return referencesEntry("cuGraphRetainUserObject", graph, [&](UserObjects& objects, References& references) -> CUresult {
        const std::shared_ptr<sub::UserObject> object = objects.find(handle);
        if (!object || !isCount(count) || (flags != 0 && flags != CU_GRAPH_USER_OBJECT_MOVE))
            return CUDA_ERROR_INVALID_VALUE;
        if (flags == CU_GRAPH_USER_OBJECT_MOVE && !objects.release(handle, count))
            return CUDA_ERROR_INVALID_VALUE;
        const auto known = std::ranges::find(references, object, &UserReferences::object);
        if (known == references.end())
            references.push_back({object, count});
        else
            known->count += count;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGraphReleaseUserObject(CUgraph graph, CUuserObject handle, unsigned count)
{
    return referencesEntry("cuGraphReleaseUserObject", graph, [&](UserObjects&, References& references) -> CUresult {
        const auto known = std::ranges::find_if(references, [&](const UserReferences& each) {
            return reinterpret_cast<CUuserObject>(each.object.get()) == handle;
        });
        if (known == references.end() || !isCount(count) || count > known->count)
            return CUDA_ERROR_INVALID_VALUE;
        known->count -= count;
        if (known->count == 0)
            references.erase(known);
        return CUDA_SUCCESS;
    });
}
}
