#include "core/worker/compileprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/compile/compiler.h"
#include "core/worker/wire.h"

namespace kd {
namespace {

/// Beyond a task's deadline, which the supervisor keeps; this is the system's own limit.
constexpr std::chrono::seconds kExtraCpuTime{5};

CompileRequest requestOf(const ChildMessage& message)
{
    auto request = message.body.get<CompileRequest>();
    posix::allowCpuTime(std::chrono::ceil<std::chrono::seconds>(request.deadline) + kExtraCpuTime);
    return request;
}

Json answer(const ChildMessage& message)
{
    if (message.type == "compile")
        return outcomeToWire(compileProgram(requestOf(message)));
    if (message.type == "signatures")
        return compileSignatures(requestOf(message));
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
    while (const std::optional<posix::Frame> frame = channel.receive()) {
        const ChildMessage message = childMessageFrom(frame->payload);
        channel.send(toCbor({.type = "answer", .job = message.job, .body = answer(message)}));
    }
    return 0;
}

}  // namespace kd
