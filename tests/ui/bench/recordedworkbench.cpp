// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/bench/recordedworkbench.h"

#include "tests/ui/bench/recordingclient.h"

#include <QtGlobal>

#include <csignal>
#include <memory>

namespace kd {
namespace {

constexpr const char* kRecord = "KERNELDESK_RECORD";

Target ownTarget()
{
    return {.name = QStringLiteral("local"), .program = qEnvironmentVariable(kRecord), .arguments = {}};
}

std::unique_ptr<Client> clientOf(const QString& name)
{
    if (qEnvironmentVariableIsSet(kRecord))
        return std::make_unique<RecordingClient>(ownTarget(), name);
    return std::make_unique<FakeClient>(RecordedAnswers::read(name));
}

}  // namespace

RecordedWorkbench::RecordedWorkbench(const QString& name)
    : Workbench(ownTarget(), clientOf(name)), m_fake(dynamic_cast<FakeClient*>(&client))
{ }

void RecordedWorkbench::hold(FakeClient::Call call)
{
    if (m_fake != nullptr)
        m_fake->hold(call);
}

void RecordedWorkbench::release(FakeClient::Call call)
{
    if (m_fake != nullptr)
        m_fake->release(call);
}

void RecordedWorkbench::killWorker()
{
    if (m_fake != nullptr)
        m_fake->die(QStringLiteral("The worker of target local was killed; it is started again with the next call."));
    else
        ::kill(static_cast<pid_t>(client.processId()), SIGKILL);
}

}  // namespace kd
