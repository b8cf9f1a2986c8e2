// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/calls.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

RunOutcome emptyOutcome(const RunRequest& request)
{
    return {.kernel = request.plan.kernel,
            .deviceId = request.device,
            .grid = request.plan.grid,
            .block = request.plan.block,
            .sharedBytes = request.plan.sharedBytes};
}

RunOutcome failed(RunOutcome outcome, CallFailure failure, const QString& sentence)
{
    switch (failure) {
    case CallFailure::Lost:
        outcome.state = RunOutcome::State::Lost;
        outcome.faults = {{.kind = Fault::Kind::ProcessLost, .message = verbatim(sentence.toStdString())}};
        break;
    case CallFailure::Unavailable:
        outcome.state = RunOutcome::State::Unavailable;
        break;
    case CallFailure::Refused:
        outcome.state = RunOutcome::State::Refused;
        break;
    case CallFailure::Deadline:
        outcome.state = RunOutcome::State::Deadline;
        break;
    case CallFailure::Cancelled:
        outcome.state = RunOutcome::State::Cancelled;
        break;
    }
    outcome.message = verbatim(sentence.toStdString());
    return outcome;
}

CompileOutcome::State compileState(CallFailure failure)
{
    switch (failure) {
    case CallFailure::Lost:
        return CompileOutcome::State::Lost;
    case CallFailure::Deadline:
        return CompileOutcome::State::Deadline;
    case CallFailure::Cancelled:
        return CompileOutcome::State::Cancelled;
    default:
        return CompileOutcome::State::Unavailable;
    }
}

Disassembly::State disassemblyState(CallFailure failure)
{
    switch (failure) {
    case CallFailure::Deadline:
        return Disassembly::State::Deadline;
    case CallFailure::Cancelled:
        return Disassembly::State::Cancelled;
    case CallFailure::Unavailable:
        return Disassembly::State::Unavailable;
    default:
        return Disassembly::State::Failed;
    }
}

}  // namespace

bool DescribeCall::onAnswer(const Json& value, bool)
{
    TargetInfo info = readValue([&] {
        return TargetInfo{.compiler = value.at("compiler").get<CompilerInfo>(),
                          .devices = value.at("devices").get<DeviceList>(),
                          .disassembler = valueOr(value, "disassembler", DisassemblerLocation{})};
    });
    info.programVersion = programVersion;
    finish(std::move(info));
    return true;
}

void DescribeCall::fail(CallFailure, const QString& sentence)
{
    finishWithError(sentence);
}

CompileCall::CompileCall(std::function<void()> onCancel, std::string architecture, Told told)
    : FutureCall(std::move(onCancel)), m_architecture(std::move(architecture)), m_told(std::move(told))
{ }

bool CompileCall::onAnswer(const Json& value, bool more)
{
    m_outcome = outcomeFromWire(value);
    if (more && !isCanceled())
        m_told.figures(*m_outcome);
    if (more && !m_kernels)
        return false;
    if (m_kernels)
        m_outcome->kernels = std::move(*m_kernels);
    finish(std::move(*m_outcome));
    return true;
}

bool CompileCall::onMore(const Json& kernels)
{
    m_kernels = readValue([&] { return kernels.get<std::vector<KernelInfo>>(); });
    if (!m_outcome)
        return false;
    m_outcome->kernels = std::move(*m_kernels);
    finish(std::move(*m_outcome));
    return true;
}

void CompileCall::onCompilerChosen(const QString& compiler)
{
    const std::optional<CompilerChoice> chosen = compilerChoiceOf(compiler.toStdString());
    if (chosen && !isCanceled())
        m_told.compiler(*chosen);
}

void CompileCall::restart()
{
    m_outcome.reset();
    m_kernels.reset();
}

void CompileCall::fail(CallFailure failure, const QString& sentence)
{
    // Without its signatures a compile is still a compile.
    if (m_outcome) {
        for (KernelInfo& kernel : m_outcome->kernels)
            if (!kernel.hasSignature)
                kernel.signatureProblem = verbatim(sentence.toStdString());
        return finish(std::move(*m_outcome));
    }
    finish({.state = compileState(failure), .message = verbatim(sentence.toStdString()), .architecture = m_architecture});
}

RunCall::RunCall(std::function<void()> onCancel, const RunRequest& request)
    : FutureCall(std::move(onCancel)), m_nothing(emptyOutcome(request))
{ }

bool RunCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<RunOutcome>(); }));
    return true;
}

void RunCall::fail(CallFailure failure, const QString& sentence)
{
    finish(failed(std::move(m_nothing), failure, sentence));
}

TimeCall::TimeCall(std::function<void()> onCancel, const TimingRequest& request)
    : FutureCall(std::move(onCancel)), m_nothing(emptyOutcome(request.run))
{ }

bool TimeCall::onAnswer(const Json& value, bool)
{
    finish(timingFromWire(value));
    return true;
}

void TimeCall::fail(CallFailure failure, const QString& sentence)
{
    finish({.run = failed(std::move(m_nothing), failure, sentence)});
}

CompareCall::CompareCall(std::function<void()> onCancel, const ComparisonRequest& request) : FutureCall(std::move(onCancel))
{
    m_nothing.first = emptyOutcome(request.first);
    m_nothing.second = emptyOutcome(request.second);
}

bool CompareCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<ComparisonOutcome>(); }));
    return true;
}

void CompareCall::fail(CallFailure failure, const QString& sentence)
{
    m_nothing.first = failed(std::move(m_nothing.first), failure, sentence);
    finish(std::move(m_nothing));
}

CountCall::CountCall(std::function<void()> onCancel, const CountRequest& request)
    : FutureCall(std::move(onCancel)), m_nothing(emptyOutcome(request.run))
{ }

bool CountCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<CountOutcome>(); }));
    return true;
}

void CountCall::fail(CallFailure failure, const QString& sentence)
{
    finish(countWithout(failed(std::move(m_nothing), failure, sentence)));
}

DisassembleCall::DisassembleCall(std::function<void()> onCancel, std::string cubinSha256)
    : FutureCall(std::move(onCancel)), m_cubinSha256(std::move(cubinSha256))
{ }

bool DisassembleCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<Disassembly>(); }));
    return true;
}

void DisassembleCall::fail(CallFailure failure, const QString& sentence)
{
    finish({.state = disassemblyState(failure),
            .message = verbatim(sentence.toStdString()),
            .cubinSha256 = std::move(m_cubinSha256)});
}

bool SampleCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<GaugeSample>(); }));
    return true;
}

void SampleCall::fail(CallFailure, const QString& sentence)
{
    GaugeSample nothing;
    nothing.failure = verbatim(sentence.toStdString());
    finish(std::move(nothing));
}

bool AnalyseCall::onAnswer(const Json& value, bool)
{
    finish(readValue([&] { return value.get<DataAnswer>(); }));
    return true;
}

void AnalyseCall::fail(CallFailure, const QString& sentence)
{
    finishWithError(sentence);
}

FetchCall::FetchCall(std::function<void()> onCancel, QString id, quint64 offset, quint64 length)
    : FutureCall(std::move(onCancel)), m_id(std::move(id)), m_start(offset), m_asked(offset), m_end(offset + length)
{ }

void FetchCall::askNext(const std::function<void(const QString&, quint64, quint64)>& ask)
{
    if (m_hasAsked && m_asked >= m_end)
        return;
    m_hasAsked = true;
    const quint64 length = std::min<quint64>(kSliceBytes, m_end - m_asked);
    ask(m_id, m_asked, length);
    m_asked += length;
}

bool FetchCall::onSlice(quint64 offset, const QByteArray& slice)
{
    const quint64 expected = m_start + static_cast<quint64>(m_bytes.size());
    if (offset != expected || static_cast<quint64>(slice.size()) > m_end - expected)
        throw RuntimeError({.text = "the worker sent other bytes than were asked for", .subject = m_id.toStdString()});
    m_bytes += slice;
    if (offset + static_cast<quint64>(slice.size()) < m_end && !slice.isEmpty())
        return false;
    finish(std::move(m_bytes));
    return true;
}

void FetchCall::fail(CallFailure, const QString& sentence)
{
    finishWithError(sentence);
}

}  // namespace kd
