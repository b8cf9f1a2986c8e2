// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/disassembleprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/worker/wire.h"

#include <fstream>

namespace kd {

int disassembleProcessMain(int channelDescriptor, const std::filesystem::path& tool, const std::vector<std::string>& arguments)
{
    posix::dieWithParent(channelDescriptor);
    const std::filesystem::path folder = std::filesystem::current_path();
    posix::applyToolSandbox(folder, tool);
    posix::Channel channel{posix::Handle(channelDescriptor), Bytes{kMaxValueBytes}};
    const std::optional<ReceivedMessage> received = receiveMessage(channel);
    if (!received)
        return 0;
    const ChildMessage& message = received->message;
    const Json::binary_t& cubin = readValue([&]() -> const Json::binary_t& { return message.body.get_binary(); });
    std::ofstream file(folder / kCubinFile, std::ios::binary);
    if (!file.write(reinterpret_cast<const char*>(cubin.data()), static_cast<std::streamsize>(cubin.size())).flush())
        throw RuntimeError(
            {.text = "the program cannot be written for the disassembler", .subject = (folder / kCubinFile).string()});
    // The channel stays open in the tool: its end tells the supervisor of the tool's.
    posix::becomeProgram(tool, arguments);
}

}  // namespace kd
