// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datarequest.h"
#include "core/worker/wire.h"
#include "ui/client/call.h"
#include "ui/client/client.h"

#include <optional>

namespace kd {

class DescribeCall : public FutureCall<TargetInfo> {
public:
    using FutureCall::FutureCall;
    bool onAnswer(const Json& value, bool more) override;
    bool isRepeatable() const override { return true; }
    void fail(CallFailure failure, const QString& sentence) override;

    QString programVersion;  ///< set when the call is sent
};

class CompileCall : public FutureCall<CompileOutcome> {
public:
    /// What is told before the future resolves.
    struct Told {
        std::function<void(const CompileOutcome&)> figures;
        std::function<void(CompilerChoice)> compiler;
    };
    CompileCall(std::function<void()> onCancel, std::string architecture, Told told);
    bool onAnswer(const Json& value, bool more) override;
    bool onMore(const Json& kernels) override;
    void onCompilerChosen(const QString& compiler) override;
    bool isRepeatable() const override { return true; }
    void restart() override;
    void fail(CallFailure failure, const QString& sentence) override;

private:
    std::string m_architecture;
    Told m_told;
    std::optional<CompileOutcome> m_outcome;
    std::optional<std::vector<KernelInfo>> m_kernels;
};

class RunCall : public FutureCall<RunOutcome> {
public:
    RunCall(std::function<void()> onCancel, const RunRequest& request);
    bool onAnswer(const Json& value, bool more) override;
    void onProgress(quint64 done, quint64 total) override { report(done, total); }
    void fail(CallFailure failure, const QString& sentence) override;

private:
    RunOutcome m_nothing;
};

class TimeCall : public FutureCall<TimingOutcome> {
public:
    TimeCall(std::function<void()> onCancel, const TimingRequest& request);
    bool onAnswer(const Json& value, bool more) override;
    void onProgress(quint64 done, quint64 total) override { report(done, total); }
    void fail(CallFailure failure, const QString& sentence) override;

private:
    RunOutcome m_nothing;
};

class CompareCall : public FutureCall<ComparisonOutcome> {
public:
    CompareCall(std::function<void()> onCancel, const ComparisonRequest& request);
    bool onAnswer(const Json& value, bool more) override;
    void onProgress(quint64 done, quint64 total) override { report(done, total); }
    void fail(CallFailure failure, const QString& sentence) override;

private:
    ComparisonOutcome m_nothing;
};

class CountCall : public FutureCall<CountOutcome> {
public:
    CountCall(std::function<void()> onCancel, const CountRequest& request);
    bool onAnswer(const Json& value, bool more) override;
    void onProgress(quint64 done, quint64 total) override { report(done, total); }
    void fail(CallFailure failure, const QString& sentence) override;

private:
    RunOutcome m_nothing;
};

class DisassembleCall : public FutureCall<Disassembly> {
public:
    DisassembleCall(std::function<void()> onCancel, std::string cubinSha256);
    bool onAnswer(const Json& value, bool more) override;
    bool isRepeatable() const override { return true; }
    void fail(CallFailure failure, const QString& sentence) override;

private:
    std::string m_cubinSha256;
};

class SampleCall : public FutureCall<GaugeSample> {
public:
    using FutureCall::FutureCall;
    bool onAnswer(const Json& value, bool more) override;
    void fail(CallFailure failure, const QString& sentence) override;
};

class AnalyseCall : public FutureCall<DataAnswer> {
public:
    using FutureCall::FutureCall;
    bool onAnswer(const Json& value, bool more) override;
    void onProgress(quint64 done, quint64 total) override { report(done, total); }
    void fail(CallFailure failure, const QString& sentence) override;
};

/// Bytes of a blob, gathered from slices.
class FetchCall : public FutureCall<QByteArray> {
public:
    FetchCall(std::function<void()> onCancel, QString id, quint64 offset, quint64 length);
    bool onAnswer(const Json&, bool) override { return false; }
    void fail(CallFailure failure, const QString& sentence) override;

    /// Asks for the next slice, if there is one. `ask(id, offset, length)`.
    void askNext(const std::function<void(const QString&, quint64, quint64)>& ask);
    /// True when the call is done with it.
    bool onSlice(quint64 offset, const QByteArray& slice);

private:
    QString m_id;
    quint64 m_start;
    quint64 m_asked;
    quint64 m_end;
    QByteArray m_bytes;
    bool m_hasAsked = false;
};

}  // namespace kd
