#include "core/worker/compileprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/pinnedmapping.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/compile/compiler.h"
#include "core/compile/precompiledheaders.h"
#include "core/worker/wire.h"

namespace kd {
namespace {

/// Beyond a task's deadline, which the supervisor keeps; this is the system's own limit.
constexpr std::chrono::seconds kExtraCpuTime{5};

constexpr std::chrono::seconds kPrecompileCpuTime{60};
/// Of precompiled headers: far from where Linux puts programs, libraries, heaps and stacks on x86-64.
constexpr std::uint64_t kHeaderAddress = 0x1000'0000'0000;

CompileRequest requestOf(const ChildMessage& message)
{
    auto request = message.body.get<CompileRequest>();
    posix::allowCpuTime(std::chrono::ceil<std::chrono::seconds>(request.deadline) + kExtraCpuTime);
    return request;
}

/// Beside the answer goes which toolkit headers are ready, and whether it is worth asking to "precompile" those of this task.
Json withHeaders(Json answer, const PrecompiledHeaders& headers)
{
    answer["headers"] = {{"ready", headers.ready()}, {"wantsMore", headers.wantsMore()}};
    return answer;
}

Json answer(const ChildMessage& message, PrecompiledHeaders& headers)
{
    if (message.type == "precompile") {
        posix::allowCpuTime(kPrecompileCpuTime);
        headers.make();
        return withHeaders(Json::object(), headers);
    }
    headers.begin(valueOr<std::string>(message.body, "headersKey", {}));
    if (message.type == "compile")
        return withHeaders(outcomeToWire(compileProgram(requestOf(message), &headers)), headers);
    if (message.type == "signatures")
        return withHeaders(compileSignatures(requestOf(message), &headers), headers);
    return compilerInfo();
}

/// The private folder is where this process was started.
void confine(const CompilerInfo& info)
{
    posix::applyCompileSandbox(std::filesystem::current_path(),
                               {std::filesystem::path(info.path).parent_path(), info.toolkitInclude});
}

}  // namespace

int compileProcessMain(int channelDescriptor)
{
    posix::dieWithParent(channelDescriptor);
    posix::Channel channel{posix::Handle(channelDescriptor), Bytes{kMostValueBytes}};
    confine(compilerInfo());
    posix::pinMapping(PrecompiledHeaders::kHeapBytes, kHeaderAddress);
    PrecompiledHeaders headers(std::filesystem::current_path());
    while (const std::optional<posix::Frame> frame = channel.receive()) {
        const ChildMessage message = childMessageFrom(frame->payload);
        channel.send(toCbor({.type = "answer", .job = message.job, .body = answer(message, headers)}));
    }
    return 0;
}

}  // namespace kd
