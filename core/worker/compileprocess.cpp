// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/compileprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/ownfile.h"
#include "core/base/posix/pinnedmapping.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/compile/compiler.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/worker/wire.h"

namespace kd {
namespace {

/// Beyond a task's deadline, which the supervisor keeps; this is the system's own limit.
constexpr std::chrono::seconds kExtraCpuTime{5};

constexpr std::chrono::seconds kPrecompileCpuTime{60};
/// Of precompiled headers: far from where Linux puts programs, libraries, heaps and stacks on x86-64.
constexpr const char* kBundledHeaders = "toolkit-headers";
constexpr std::uint64_t kHeaderAddress = 0x1000'0000'0000;

CompileRequest requestOf(const ChildMessage& message)
{
    auto request = message.body.get<CompileRequest>();
    posix::allowCpuTime(std::chrono::ceil<std::chrono::seconds>(request.deadline) + kExtraCpuTime);
    return request;
}

const char* nameOf(PchCacheUse use)
{
    switch (use) {
    case PchCacheUse::Taken:
        return "taken";
    case PchCacheUse::Unfit:
        return "unfit";
    case PchCacheUse::Refused:
        return "refused";
    case PchCacheUse::None:
        break;
    }
    return "";
}

/// Beside the answer goes which toolkit headers are ready, whether it is worth asking to "precompile" those of this task, and
/// how those of the store did.
Json withHeaders(Json answer, const PrecompiledHeaders& headers)
{
    answer["headers"] = {{"ready", headers.ready()}, {"wantsMore", headers.wantsMore()}, {"stored", nameOf(headers.pchCacheUse())}};
    return answer;
}

/// Tells which file the supervisor may take into the store; what it is good for the supervisor knows itself.
Json precompile(PrecompiledHeaders& headers)
{
    posix::allowCpuTime(kPrecompileCpuTime);
    headers.make();
    Json answer = withHeaders(Json::object(), headers);
    if (const std::optional<BuiltPch>& made = headers.made())
        answer["headers"]["made"] = {{"file", made->file.filename().string()}, {"reach", made->closureSha256}};
    return answer;
}

Json answer(const ChildMessage& message, PrecompiledHeaders& headers)
{
    if (message.type == "precompile")
        return precompile(headers);
    headers.begin(valueOr<std::string>(message.body, "headersKey", {}), valueOr(message.body, "usesStore", false));
    if (message.type == "compile")
        return withHeaders(outcomeToWire(compileProgram(requestOf(message), &headers)), headers);
    if (message.type == "signatures")
        return withHeaders(compileSignatures(requestOf(message), &headers), headers);
    return compilerInfo();
}

/// The private folder is where this process was started.
void confine(const std::filesystem::path& headerStore)
{
    std::vector<std::filesystem::path> readable = compilerFolders();
    if (posix::isOwnFolder(headerStore))  // what a symbolic link leads to is not to be read
        readable.push_back(headerStore);
    posix::applyCompileSandbox(std::filesystem::current_path(), readable);
}

}  // namespace

int compileProcessMain(int channelDescriptor, const std::filesystem::path& headerStore)
{
    posix::dieWithParent(channelDescriptor);
    posix::Channel channel{posix::Handle(channelDescriptor), Bytes{kMaxValueBytes}};
    confine(headerStore);
    useBundledHeaders(std::filesystem::current_path() / kBundledHeaders);
    posix::pinMapping(PrecompiledHeaders::kHeapBytes, kHeaderAddress);
    std::uint64_t job = 0;
    PrecompiledHeaders headers(std::filesystem::current_path(),
                               {.folder = headerStore, .heapAddress = posix::pinnedPlace, .beforeUse = [&] {
                                    channel.send(toCbor({.type = "stored", .job = job, .body = Json::object()}));
                                }});
    channel.send(toCbor({.type = "ready", .body = headers.maker()}));
    while (const std::optional<ReceivedMessage> received = receiveMessage(channel)) {
        const ChildMessage& message = received->message;
        job = message.job;
        channel.send(toCbor({.type = "answer", .job = message.job, .body = answer(message, headers)}));
    }
    return 0;
}

}  // namespace kd
