// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the driver API whose kernel walks a list of nodes, each in memory of its own, from a structure that it is given by
// value. "crash": it ends by a signal behind its first launch. "outside": the last node leads nowhere. "range": its second launch
// is within an NVTX range "steps", in which one "inner" is that ends before it, and its third within a started one of a name that
// was registered, "steps behind". "slow": it takes its time between launches, as many as the word behind it says. "graph": a graph
// launches it, three times, with a factor of 3 from the second time on. "nodes": a graph of three nodes does: it, it again behind
// that, and a fill of x beside them. "disabled": its second one is taken out after the first launch. "captured": a stream is
// captured into the graph. "twins": another module has a kernel of the same name, which does something else. A number: so many
// launches.
#include <cuda.h>

#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define HAS_NVTX 1
#endif

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>

namespace {

const char* const kCode = R"(
.version 8.0
.target sm_80
.address_size 64

.visible .entry walk(.param .align 8 .b8 list[24], .param .u64 x, .param .u32 n)
{
    .reg .pred %p<4>;
    .reg .b32 %r<10>;
    .reg .b64 %d<10>;
    .reg .f32 %f<4>;
    mov.u32 %r1, %tid.x;
    ld.param.u32 %r2, [n];
    setp.ge.u32 %p1, %r1, %r2;
    @%p1 bra DONE;
    ld.param.u64 %d1, [x];
    cvta.to.global.u64 %d1, %d1;
    mul.wide.u32 %d2, %r1, 4;
    add.u64 %d1, %d1, %d2;
    ld.global.f32 %f1, [%d1];
    add.f32 %f1, %f1, 0f3F800000;
    st.global.f32 [%d1], %f1;
    setp.ne.u32 %p2, %r1, 0;
    @%p2 bra DONE;
    ld.param.u64 %d3, [list];
    ld.param.u64 %d4, [list+8];
    ld.param.u32 %r3, [list+16];
    mov.u32 %r4, 0;
NEXT:
    setp.eq.u64 %p3, %d3, 0;
    @%p3 bra STORE;
    ld.u32 %r5, [%d3+8];
    add.u32 %r4, %r4, %r5;
    add.u32 %r5, %r5, 1;
    st.u32 [%d3+8], %r5;
    ld.u64 %d3, [%d3];
    bra NEXT;
STORE:
    mul.lo.u32 %r4, %r4, %r3;
    st.u32 [%d4], %r4;
DONE:
    ret;
}
)";

void check(CUresult result, const char* what)
{
    if (result == CUDA_SUCCESS)
        return;
    std::printf("%s gave %d\n", what, static_cast<int>(result));
    std::exit(3);
}
#define CHECK(call) check(call, #call)

/// Around a launch: none around the first.
class Range {
public:
    explicit Range(int launch) : m_launch(launch)
    {
#ifdef HAS_NVTX
        if (launch == 1) {
            nvtxRangePushA("steps");
            nvtxRangePushA("inner");
            nvtxRangePop();
        } else if (launch == 2) {
            const nvtxDomainHandle_t domain = nvtxDomainCreateA("app");
            nvtxEventAttributes_t attributes{};
            attributes.version = NVTX_VERSION;
            attributes.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
            attributes.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
            attributes.message.registered = nvtxDomainRegisterStringA(domain, "steps behind");
            m_range = nvtxDomainRangeStartEx(domain, &attributes);
            m_domain = domain;
        }
#endif
    }
    ~Range()
    {
#ifdef HAS_NVTX
        if (m_launch == 1)
            nvtxRangePop();
        else if (m_launch == 2)
            nvtxDomainRangeEnd(m_domain, m_range);
#endif
    }
    Range(const Range&) = delete;
    Range& operator=(const Range&) = delete;

private:
    int m_launch;
#ifdef HAS_NVTX
    nvtxDomainHandle_t m_domain = nullptr;
    nvtxRangeId_t m_range = 0;
#endif
};

struct Node {
    CUdeviceptr next;
    std::uint32_t value, unused;
};
struct List {
    CUdeviceptr first, sum;
    std::uint32_t factor, unused;
};

/// Launches a graph three times.
void launchGraph(const std::string& mode, CUfunction walk, void** arguments, CUdeviceptr x)
{
    CUgraph graph = nullptr;
    CUgraphNode first = nullptr, second = nullptr, fill = nullptr;
    CUDA_KERNEL_NODE_PARAMS parameters{};
    parameters.func = walk;
    parameters.gridDimX = parameters.gridDimY = parameters.gridDimZ = 1;
    parameters.blockDimX = 32;
    parameters.blockDimY = parameters.blockDimZ = 1;
    parameters.kernelParams = arguments;
    CUstream stream = nullptr;
    CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    if (mode == "captured") {
        CHECK(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
        CHECK(cuLaunchKernel(walk, 1, 1, 1, 32, 1, 1, 0, stream, arguments, nullptr));
        CHECK(cuStreamEndCapture(stream, &graph));
    } else {
        CHECK(cuGraphCreate(&graph, 0));
        CHECK(cuGraphAddKernelNode(&first, graph, nullptr, 0, &parameters));
    }
    if (mode == "nodes" || mode == "disabled") {
        CUDA_MEMSET_NODE_PARAMS zeros{};
        zeros.dst = x;
        zeros.elementSize = 4;
        zeros.width = zeros.height = 1;
        CUcontext context = nullptr;
        CHECK(cuCtxGetCurrent(&context));
        CHECK(cuGraphAddKernelNode(&second, graph, &first, 1, &parameters));
        CHECK(cuGraphAddMemsetNode(&fill, graph, &first, 1, &zeros, context));
    }
    CUgraphExec exec = nullptr;
    CHECK(cuGraphInstantiate(&exec, graph, 0));
    for (int launch = 0; launch < 3; ++launch) {
        CHECK(cuGraphLaunch(exec, stream));
        CHECK(cuStreamSynchronize(stream));
        if (launch == 0 && mode == "graph") {
            static_cast<List*>(arguments[0])->factor = 3;
            CHECK(cuGraphExecKernelNodeSetParams(exec, first, &parameters));
        }
        if (launch == 0 && mode == "disabled")
            CHECK(cuGraphNodeSetEnabled(exec, second, 0));
    }
    CHECK(cuGraphExecDestroy(exec));
    CHECK(cuGraphDestroy(graph));
}

}  // namespace

int main(int argc, char** argv)
{
    const std::string mode = argc > 1 ? argv[1] : "";
    constexpr unsigned kCount = 20;
    CHECK(cuInit(0));
    CUdevice device = 0;
    CUcontext context = nullptr;
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    CUmodule module = nullptr;
    CUfunction walk = nullptr;
    CHECK(cuModuleLoadData(&module, kCode));
    CHECK(cuModuleGetFunction(&walk, module, "walk"));
    if (mode == "twins") {
        std::string other = kCode;
        const std::string times = "mul.lo.u32 %r4, %r4, %r3;";
        other.replace(other.find(times), times.size(), "add.u32 %r4, %r4, %r3;");
        CUmodule twin = nullptr;
        CUfunction unused = nullptr;
        CHECK(cuModuleLoadData(&twin, other.c_str()));
        CHECK(cuModuleGetFunction(&unused, twin, "walk"));
    }
    std::array<CUdeviceptr, 3> nodes{};
    for (CUdeviceptr& node : nodes)
        CHECK(cuMemAlloc(&node, sizeof(Node)));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const CUdeviceptr behind = mode == "outside" ? nodes[i] + (1u << 20) : 0;
        const Node node{i + 1 < nodes.size() ? nodes[i + 1] : behind, static_cast<std::uint32_t>(10 + i), 0};
        CHECK(cuMemcpyHtoD(nodes[i], &node, sizeof node));
    }
    CUdeviceptr sum = 0, x = 0;
    CHECK(cuMemAlloc(&sum, sizeof(std::uint32_t)));
    CHECK(cuMemAlloc(&x, kCount * sizeof(float)));
    CHECK(cuMemsetD32(sum, 0, 1));
    CHECK(cuMemsetD32(x, 0x3f000000, kCount));
    List list{nodes[0], sum, 2, 0};
    unsigned count = kCount;
    void* arguments[] = {&list, &x, &count};
    const bool isGraph = mode == "graph" || mode == "nodes" || mode == "disabled" || mode == "captured";
    if (isGraph)
        launchGraph(mode, walk, arguments, x);
    const int wanted = std::atoi(mode == "slow" && argc > 2 ? argv[2] : mode.c_str());
    for (int launch = 0; !isGraph && launch < (wanted > 0 ? wanted : 3); ++launch) {
        const Range range(mode == "range" ? launch : 0);
        CHECK(cuLaunchKernel(walk, 1, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr));
        if (mode == "crash")
            std::abort();
        if (mode == "slow")
            std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    const CUresult ended = cuCtxSynchronize();
    std::uint32_t result = 0;
    if (ended == CUDA_SUCCESS)
        CHECK(cuMemcpyDtoH(&result, sum, sizeof result));
    std::printf("%d %u\n", static_cast<int>(ended), result);
    return 0;
}
