// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/bench/recordingclient.h"

#include "core/base/error.h"
#include "ui/common/whenfinished.h"

#include <utility>

namespace kd {

RecordingClient::RecordingClient(Target target, const QString& name)
    : Client(std::move(target)), m_name(name), m_answers(RecordedAnswers::read(name))
{ }

RecordingClient::~RecordingClient()
{
    try {
        m_answers.write(m_name);
    } catch (const Error& error) {
        qFatal("%s", error.what());
    }
}

template <typename T, typename Keep> QFuture<T> RecordingClient::kept(const QFuture<T>& future, Keep keep)
{
    whenFinished(this, future, [keep = std::move(keep)](const QFuture<T>& done) {
        if (done.resultCount() > 0)
            keep(done.result());
    });
    return future;
}

QFuture<TargetInfo> RecordingClient::describe()
{
    return kept(Client::describe(), [this](const TargetInfo& info) { m_answers.keepTarget(info); });
}

/// Of a trial, which has no tag, nobody sees more than the figures.
QFuture<CompileOutcome> RecordingClient::compile(const CompileRequest& request, const QString& tag)
{
    return kept(Client::compile(request, tag), [this, request, isTrial = tag.isEmpty()](CompileOutcome outcome) {
        if (isTrial) {
            outcome.ptx.clear();
            outcome.cubin.clear();
        }
        m_programNames.emplace(outcome.cubinSha256, request.programName);
        m_answers.keep(request, outcome);
    });
}

QFuture<RunOutcome> RecordingClient::run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                         const QString& tag)
{
    const auto keep = [this, request, image = cubin](const RunOutcome& outcome) { m_answers.keep(request, image, outcome); };
    return kept(Client::run(request, std::move(cubin), std::move(blobs), tag), keep);
}

QFuture<TimingOutcome> RecordingClient::time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                             const QString& tag)
{
    const auto keep = [this, request, image = cubin](const TimingOutcome& outcome) { m_answers.keep(request, image, outcome); };
    return kept(Client::time(request, std::move(cubin), std::move(blobs), tag), keep);
}

QFuture<Disassembly> RecordingClient::disassemble(DisassemblyRequest request, const QString& tag)
{
    const auto keep = [this](const Disassembly& disassembly) {
        m_answers.keep(disassembly.cubinSha256, m_programNames[disassembly.cubinSha256], disassembly);
    };
    return kept(Client::disassemble(std::move(request), tag), keep);
}

QFuture<GaugeSample> RecordingClient::sample(const QString& pciBusId)
{
    return kept(Client::sample(pciBusId), [this, pciBusId](const GaugeSample& sample) { m_answers.keep(pciBusId, sample); });
}

}  // namespace kd
