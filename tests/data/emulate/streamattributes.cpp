// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of streams, launches and kernel nodes. The answers are those of an H200 with driver 580.
#include "drivercheck.h"

#include <cstring>
#include <initializer_list>

namespace {

CUresult set(CUstream stream, CUstreamAttrID id, const CUstreamAttrValue& value)
{
    return cuStreamSetAttribute(stream, id, &value);
}

CUstreamAttrValue get(CUstream stream, CUstreamAttrID id)
{
    CUstreamAttrValue value;
    std::memset(&value, 0xee, sizeof value);
    CALL(cuStreamGetAttribute(stream, id, &value));
    return value;
}

CUstreamAttrValue policy(int number)
{
    CUstreamAttrValue value{};
    value.syncPolicy = static_cast<CUsynchronizationPolicy>(number);
    return value;
}

CUstreamAttrValue priority(int number)
{
    CUstreamAttrValue value{};
    value.priority = number;
    return value;
}

CUstreamAttrValue window(void* base, size_t bytes, float ratio, CUaccessProperty miss)
{
    CUstreamAttrValue value{};
    value.accessPolicyWindow = {base, bytes, ratio, CU_ACCESS_PROPERTY_PERSISTING, miss};
    return value;
}

CUstreamAttrValue domains(unsigned char first, unsigned char remote)
{
    CUstreamAttrValue value{};
    value.memSyncDomainMap = {first, remote};
    return value;
}

}  // namespace

int main()
{
    begin();
    CUstream one = nullptr, two = nullptr;
    CALL(cuStreamCreateWithPriority(&one, CU_STREAM_NON_BLOCKING, -3));
    CALL(cuStreamCreate(&two, CU_STREAM_NON_BLOCKING));

    // A stream's own priority, brought within the range of the device.
    CHECK(get(one, CU_STREAM_ATTRIBUTE_PRIORITY).priority == -3);
    const int asked[] = {-2, -9, 7}, given[] = {-2, -5, 0};
    for (int i = 0; i < 3; ++i) {
        int now = 99;
        CALL(set(one, CU_STREAM_ATTRIBUTE_PRIORITY, priority(asked[i])));
        CALL(cuStreamGetPriority(one, &now));
        CHECK(now == given[i] && get(one, CU_STREAM_ATTRIBUTE_PRIORITY).priority == given[i]);
    }

    for (int each = 0; each <= 5; ++each)
        REFUSED(set(one, CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY, policy(each)),
                each >= 1 && each <= 4 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE);
    CHECK(get(one, CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY).syncPolicy == CU_SYNC_POLICY_BLOCKING_SYNC);

    int largest = 0;
    CUdeviceptr x = 0;
    CALL(cuDeviceGetAttribute(&largest, CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE, 0));
    CHECK(largest > 0);
    CALL(cuMemAlloc(&x, 4096));
    CALL(cuMemsetD8(x, 0, 4096));
    auto* const base = reinterpret_cast<void*>(x);
    const CUstreamAttrID windows = CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW;
    CHECK(get(one, windows).accessPolicyWindow.num_bytes == 0);
    CALL(set(one, windows, window(base, 1000, 0.5f, CU_ACCESS_PROPERTY_STREAMING)));
    REFUSED(set(one, windows, window(base, 1000, 2, CU_ACCESS_PROPERTY_STREAMING)), CUDA_ERROR_INVALID_VALUE);
    REFUSED(set(one, windows, window(base, 1000, -1, CU_ACCESS_PROPERTY_STREAMING)), CUDA_ERROR_INVALID_VALUE);
    REFUSED(set(one, windows, window(base, 1000, 1, CU_ACCESS_PROPERTY_PERSISTING)), CUDA_ERROR_INVALID_VALUE);
    REFUSED(set(one, windows, window(base, size_t(largest) + 1, 1, CU_ACCESS_PROPERTY_NORMAL)), CUDA_ERROR_INVALID_VALUE);
    const CUaccessPolicyWindow kept = get(one, windows).accessPolicyWindow;
    CHECK(kept.base_ptr == base && kept.num_bytes == 1000 && kept.hitRatio == 0.5f &&
          kept.missProp == CU_ACCESS_PROPERTY_STREAMING);

    int count = 0;
    CALL(cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, 0));
    const auto last = static_cast<unsigned char>(count - 1);
    CHECK(get(one, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP).memSyncDomainMap.remote == (count > 1 ? 1 : 0));
    CALL(set(one, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, domains(last, 0)));
    REFUSED(set(one, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, domains(static_cast<unsigned char>(count), 0)),
            CUDA_ERROR_INVALID_VALUE);
    CUstreamAttrValue domain{};
    domain.memSyncDomain = CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE;
    CALL(set(one, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN, domain));
    domain.memSyncDomain = static_cast<CUlaunchMemSyncDomain>(2);
    REFUSED(set(one, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN, domain), CUDA_ERROR_INVALID_VALUE);

    // What streams do not have, and what is no stream.
    for (int id : {0, 2, 4, 5, 6, 7, 12, 14, 99}) {
        CUstreamAttrValue value{};
        REFUSED(cuStreamGetAttribute(one, static_cast<CUstreamAttrID>(id), &value), CUDA_ERROR_INVALID_VALUE);
        REFUSED(set(one, static_cast<CUstreamAttrID>(id), value), CUDA_ERROR_INVALID_VALUE);
    }
    if (isEmulated()) {
        int notAStream = 0;
        auto* const wrong = reinterpret_cast<CUstream>(&notAStream);
        REFUSED(cuStreamGetAttribute(one, CU_STREAM_ATTRIBUTE_PRIORITY, nullptr), CUDA_ERROR_INVALID_VALUE);
        REFUSED(cuStreamSetAttribute(one, CU_STREAM_ATTRIBUTE_PRIORITY, nullptr), CUDA_ERROR_INVALID_VALUE);
        REFUSED(set(wrong, CU_STREAM_ATTRIBUTE_PRIORITY, priority(0)), CUDA_ERROR_INVALID_HANDLE);
        REFUSED(cuStreamCopyAttributes(two, wrong), CUDA_ERROR_INVALID_HANDLE);
    }

    CALL(set(one, CU_STREAM_ATTRIBUTE_PRIORITY, priority(-4)));
    CALL(cuStreamCopyAttributes(two, one));
    CHECK(get(two, windows).accessPolicyWindow.num_bytes == 1000);
    CHECK(get(two, CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY).syncPolicy == CU_SYNC_POLICY_BLOCKING_SYNC);
    CHECK(get(two, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN).memSyncDomain == CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE);
    CHECK(get(two, CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP).memSyncDomainMap.default_ == last);
    CALL(cuStreamCopyAttributes(one, nullptr));
    CHECK(get(one, windows).accessPolicyWindow.num_bytes == 0 && get(one, CU_STREAM_ATTRIBUTE_PRIORITY).priority == 0);

    // The same for a launch.
    const CUfunction function = addOneFunction();
    CUlaunchAttribute attributes[3]{};
    attributes[0].id = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
    attributes[0].value = window(base, 4096, 1, CU_ACCESS_PROPERTY_NORMAL);
    attributes[1].id = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
    attributes[1].value.memSyncDomain = CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE;
    attributes[2].id = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;
    attributes[2].value = domains(0, last);
    CUlaunchConfig config{1, 1, 1, 32, 1, 1, 0, two, attributes, 3};
    void* values[] = {&x};
    CALL(cuLaunchKernelEx(&config, function, values, nullptr));
    attributes[0].value.accessPolicyWindow.hitRatio = 3;
    REFUSED(cuLaunchKernelEx(&config, function, values, nullptr), CUDA_ERROR_INVALID_VALUE);
    attributes[0].id = CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
    REFUSED(cuLaunchKernelEx(&config, function, values, nullptr), CUDA_ERROR_INVALID_VALUE);

    // And for a node.
    CUgraph graph = nullptr;
    CUgraphNode node = nullptr;
    CUgraphExec exec = nullptr;
    CALL(cuGraphCreate(&graph, 0));
    CUDA_KERNEL_NODE_PARAMS params{};
    params.func = function;
    params.gridDimX = params.gridDimY = params.gridDimZ = params.blockDimY = params.blockDimZ = 1;
    params.blockDimX = 32;
    params.kernelParams = values;
    CALL(cuGraphAddKernelNode(&node, graph, nullptr, 0, &params));
    CUkernelNodeAttrValue value = window(base, 64, 1, CU_ACCESS_PROPERTY_NORMAL);
    CALL(cuGraphKernelNodeSetAttribute(node, CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value));
    value.accessPolicyWindow.missProp = CU_ACCESS_PROPERTY_PERSISTING;
    REFUSED(cuGraphKernelNodeSetAttribute(node, CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphKernelNodeSetAttribute(node, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value), CUDA_ERROR_INVALID_VALUE);
    std::memset(&value, 0xee, sizeof value);
    CALL(cuGraphKernelNodeGetAttribute(node, CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW, &value));
    CHECK(value.accessPolicyWindow.num_bytes == 64 && value.accessPolicyWindow.missProp == CU_ACCESS_PROPERTY_NORMAL);
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, two));
    CALL(cuStreamSynchronize(two));
    unsigned found[32];
    CALL(cuMemcpyDtoH(found, x, sizeof found));
    CHECK(found[0] == 2 && found[31] == 2);
    std::printf("PASS\n");
}
