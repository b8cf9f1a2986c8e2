// SPDX-License-Identifier: GPL-3.0-or-later
// Events of whole contexts, green contexts, and settings that are kept.
#include "drivercheck.h"

namespace {

void launch(CUfunction function, CUdeviceptr x, CUstream stream)
{
    void* arguments[] = {&x};
    CALL(cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, arguments, nullptr));
}

unsigned first(CUdeviceptr x)
{
    unsigned value = 0;
    CALL(cuMemcpyDtoH(&value, x, sizeof value));
    return value;
}

struct Flag {
    volatile unsigned* host = nullptr;
    CUdeviceptr device = 0;

    Flag()
    {
        void* memory = nullptr;
        CALL(cuMemHostAlloc(&memory, sizeof(unsigned), CU_MEMHOSTALLOC_DEVICEMAP));
        CALL(cuMemHostGetDevicePointer(&device, memory, 0));
        host = static_cast<volatile unsigned*>(memory);
        *host = 0;
    }
};

void eventsOfContexts(CUcontext context, CUfunction addOne)
{
    Flag flag;
    CUdeviceptr x = 0;
    CUstream apart = nullptr, later = nullptr;
    CUevent done = nullptr, begun = nullptr;
    CALL(cuMemAlloc(&x, 128));
    CALL(cuMemsetD32(x, 0, 32));
    CALL(cuStreamCreate(&apart, CU_STREAM_NON_BLOCKING));
    CALL(cuEventCreate(&done, CU_EVENT_DISABLE_TIMING));
    CALL(cuEventCreate(&begun, CU_EVENT_DISABLE_TIMING));
    CALL(cuStreamWaitValue32(apart, flag.device, 1, CU_STREAM_WAIT_VALUE_GEQ));
    launch(addOne, x, apart);
    CALL(cuCtxRecordEvent(context, done));
    REFUSED(cuEventQuery(done), CUDA_ERROR_NOT_READY);
    *flag.host = 1;
    CALL(cuEventSynchronize(done));
    CHECK(first(x) == 1);

    CALL(cuStreamWaitValue32(apart, flag.device, 2, CU_STREAM_WAIT_VALUE_GEQ));
    CALL(cuEventRecord(begun, apart));
    CALL(cuCtxWaitEvent(context, begun));
    CALL(cuStreamCreateWithPriority(&later, CU_STREAM_NON_BLOCKING, 0));
    launch(addOne, x, later);
    REFUSED(cuStreamQuery(later), CUDA_ERROR_NOT_READY);
    *flag.host = 2;
    CALL(cuStreamSynchronize(later));
    CHECK(first(x) == 2);
    REFUSED(cuCtxRecordEvent(nullptr, done), CUDA_ERROR_INVALID_CONTEXT);
    CALL(cuCtxRecordEvent(context, done));
    CALL(cuCtxSynchronize_v2(context));
    CALL(cuEventQuery(done));
    CUdevice device = 7;
    CALL(cuCtxGetDevice_v2(&device, context));
    CHECK(device == 0);
    if (isEmulated()) {
        REFUSED(cuCtxRecordEvent(context, nullptr), CUDA_ERROR_INVALID_HANDLE);
        REFUSED(cuCtxWaitEvent(context, nullptr), CUDA_ERROR_INVALID_HANDLE);
    }
    CUgraph graph = nullptr;
    CALL(cuStreamBeginCapture(apart, CU_STREAM_CAPTURE_MODE_RELAXED));
    REFUSED(cuCtxRecordEvent(context, done), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    cuStreamEndCapture(apart, &graph);
    CALL(cuStreamDestroy(apart));
    CALL(cuCtxRecordEvent(context, done));
    CALL(cuEventSynchronize(done));
    CALL(cuMemFree(x));
}

void parts(CUdevResource& part)
{
    CUdevResource all{}, rest{};
    int count = 0;
    unsigned groups = 0;
    CALL(cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0));
    CALL(cuDeviceGetDevResource(0, &all, CU_DEV_RESOURCE_TYPE_SM));
    CHECK(all.type == CU_DEV_RESOURCE_TYPE_SM && all.sm.smCount == unsigned(count));
    CALL(cuDevSmResourceSplitByCount(nullptr, &groups, &all, nullptr, 0, 1));
    CHECK(groups >= 1 && groups <= unsigned(count));
    groups = 1;
    CALL(cuDevSmResourceSplitByCount(&part, &groups, &all, &rest, 0, 1));
    CHECK(groups == 1 && part.type == CU_DEV_RESOURCE_TYPE_SM && part.sm.smCount >= 1);
    CHECK(rest.type != CU_DEV_RESOURCE_TYPE_SM || rest.sm.smCount + part.sm.smCount == all.sm.smCount);
    REFUSED(cuDevSmResourceSplitByCount(&part, &groups, &all, nullptr, 0, unsigned(count) + 1),
            CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
    REFUSED(cuDeviceGetDevResource(0, &all, static_cast<CUdevResourceType>(77)), CUDA_ERROR_INVALID_RESOURCE_TYPE);
}

/// The contexts that green ones have: others than the primary one, each current where it was made so.
void contextsOfGreenOnes(CUgreenCtx green, CUgreenCtx other, CUstream stream, unsigned multiprocessors)
{
    CUcontext before = nullptr, one = nullptr, two = nullptr, told = nullptr;
    CALL(cuCtxGetCurrent(&before));
    CALL(cuCtxFromGreenCtx(&one, green));
    CALL(cuCtxFromGreenCtx(&two, other));
    CHECK(one != nullptr && one != two && one != before && two != before);
    CALL(cuCtxFromGreenCtx(&told, green));
    CHECK(told == one);
    CALL(cuStreamGetCtx(stream, &told));
    CHECK(told == one);

    CALL(cuCtxPushCurrent(one));
    CALL(cuCtxGetCurrent(&told));
    CHECK(told == one);
    CALL(cuCtxSetCurrent(two));
    CALL(cuCtxGetCurrent(&told));
    CHECK(told == two);
    CALL(cuCtxPushCurrent(before));
    CALL(cuCtxGetCurrent(&told));
    CHECK(told == before);
    CALL(cuCtxPopCurrent(&told));
    CHECK(told == before);
    CUstream its = nullptr;
    CUgreenCtx owner = nullptr;
    CUdeviceptr x = 0;
    CUdevResource part{};
    CALL(cuMemAlloc(&x, 16));
    CALL(cuStreamCreate(&its, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamGetGreenCtx(its, &owner));
    CHECK(owner == other);
    CALL(cuMemcpyPeerAsync(x, two, x + 8, before, 8, its));
    CALL(cuStreamSynchronize(its));
    CALL(cuCtxGetDevResource(two, &part, CU_DEV_RESOURCE_TYPE_SM));
    CHECK(part.sm.smCount == multiprocessors);
    CALL(cuCtxPopCurrent(&told));
    CHECK(told == two);
    CALL(cuCtxGetCurrent(&told));
    CHECK(told == before);
    CALL(cuStreamDestroy(its));
    CALL(cuMemFree(x));

    unsigned long long first = 0, second = 0, primary = 0;
    CALL(cuCtxGetId(one, &first));
    CALL(cuCtxGetId(two, &second));
    CALL(cuCtxGetId(before, &primary));
    CHECK(first != second && first != primary && second != primary);
    unsigned version = 0;
    CALL(cuCtxGetApiVersion(one, &version));
    CHECK(version > 0);
}

void greenContexts(CUfunction addOne)
{
    CUdevResource part{}, told{};
    CUdevResourceDesc description = nullptr;
    CUgreenCtx green = nullptr, other = nullptr, same = nullptr;
    parts(part);
    CALL(cuDevResourceGenerateDesc(&description, &part, 1));
    REFUSED(cuGreenCtxCreate(&green, description, 0, 0), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGreenCtxCreate(&green, description, 0, CU_GREEN_CTX_DEFAULT_STREAM));
    CALL(cuGreenCtxCreate(&other, description, 0, CU_GREEN_CTX_DEFAULT_STREAM));
    CALL(cuGreenCtxGetDevResource(green, &told, CU_DEV_RESOURCE_TYPE_SM));
    CHECK(told.sm.smCount == part.sm.smCount);
    unsigned long long one = 0, two = 0;
    CALL(cuGreenCtxGetId(green, &one));
    CALL(cuGreenCtxGetId(other, &two));
    CHECK(one != two);

    Flag flag;
    CUdeviceptr x = 0;
    CUstream mine = nullptr, its = nullptr, plain = nullptr;
    CUevent done = nullptr;
    CUcontext context = nullptr;
    CALL(cuMemAlloc(&x, 128));
    CALL(cuMemsetD32(x, 0, 32));
    CALL(cuEventCreate(&done, CU_EVENT_DISABLE_TIMING));
    REFUSED(cuGreenCtxStreamCreate(&mine, green, CU_STREAM_DEFAULT, 0), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGreenCtxStreamCreate(&mine, green, CU_STREAM_NON_BLOCKING, 0));
    CALL(cuGreenCtxStreamCreate(&its, other, CU_STREAM_NON_BLOCKING, 0));
    CALL(cuStreamCreate(&plain, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamGetGreenCtx(mine, &same));
    CHECK(same == green);
    CALL(cuStreamGetGreenCtx(plain, &same));
    CHECK(same == nullptr);
    CALL(cuStreamGetCtx_v2(plain, &context, &same));
    CHECK(context != nullptr && same == nullptr);
    CALL(cuStreamGetCtx_v2(its, &context, &same));
    CHECK(context != nullptr && same == other);
    CALL(cuStreamWaitValue32(mine, flag.device, 1, CU_STREAM_WAIT_VALUE_GEQ));
    launch(addOne, x, mine);
    CALL(cuGreenCtxRecordEvent(green, done));
    CALL(cuGreenCtxWaitEvent(other, done));
    launch(addOne, x, its);
    REFUSED(cuEventQuery(done), CUDA_ERROR_NOT_READY);
    REFUSED(cuStreamQuery(its), CUDA_ERROR_NOT_READY);
    *flag.host = 1;
    CALL(cuStreamSynchronize(its));
    CHECK(first(x) == 2);
    contextsOfGreenOnes(green, other, mine, part.sm.smCount);
    CALL(cuStreamDestroy(mine));
    CALL(cuStreamDestroy(its));
    CALL(cuGreenCtxDestroy(green));
    CALL(cuGreenCtxDestroy(other));
    if (isEmulated())
        REFUSED(cuGreenCtxGetId(green, &one), CUDA_ERROR_INVALID_CONTEXT);
}

void ignore(CUasyncNotificationInfo*, void*, CUasyncCallbackHandle) { }

void settings()
{
    bool isOn = false;
    std::size_t size = sizeof isOn;
    CALL(cuCoredumpGetAttributeGlobal(CU_COREDUMP_TRIGGER_HOST, &isOn, &size));
    CHECK(isOn && size == sizeof isOn);
    char path[] = "core.%p", told[64] = "";
    size = sizeof path;
    CALL(cuCoredumpSetAttribute(CU_COREDUMP_FILE, path, &size));
    size = sizeof told;
    CALL(cuCoredumpGetAttribute(CU_COREDUMP_FILE, told, &size));
    CHECK(!isEmulated() || (std::strcmp(path, told) == 0 && size == sizeof path));
    size = 1;
    if (isEmulated())
        REFUSED(cuCoredumpGetAttribute(CU_COREDUMP_FILE, told, &size), CUDA_ERROR_INVALID_VALUE);
    CUasyncCallbackHandle handle = nullptr;
    CALL(cuDeviceRegisterAsyncNotification(0, ignore, nullptr, &handle));
    CALL(cuDeviceUnregisterAsyncNotification(0, handle));
    if (isEmulated())
        REFUSED(cuDeviceUnregisterAsyncNotification(0, handle), CUDA_ERROR_INVALID_VALUE);
    int isSupported = 7;
    CALL(cuDeviceGetExecAffinitySupport(&isSupported, CU_EXEC_AFFINITY_TYPE_SM_COUNT, 0));
    CHECK(isSupported == 0 || isSupported == 1);
}

}  // namespace

int main()
{
    const CUcontext context = begin();
    const CUfunction addOne = addOneFunction();
    eventsOfContexts(context, addOne);
    greenContexts(addOne);
    settings();
    std::puts("PASS");
    return 0;
}
