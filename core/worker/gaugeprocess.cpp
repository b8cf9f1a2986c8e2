// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gaugeprocess.h"

#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/measure/gauges.h"
#include "core/measure/nvml.h"
#include "core/worker/wire.h"

namespace kd {

int gaugeProcessMain(int channelDescriptor)
{
    posix::dieWithParent(channelDescriptor);
    posix::Channel channel{posix::Handle(channelDescriptor), Bytes{kMaxValueBytes}};
    GaugeReader reader(nvmlCandidates());
    while (const std::optional<ReceivedMessage> received = receiveMessage(channel)) {
        const ChildMessage& message = received->message;
        const auto device = readValue([&] { return message.body.get<std::string>(); });
        channel.send(toCbor({.type = "sample", .job = message.job, .body = reader.read(device)}));
    }
    return 0;
}

}  // namespace kd
