// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/recordedanswers.h"
#include "ui/client/client.h"

#include <QFuture>
#include <QString>

#include <map>
#include <string>

namespace kd {

/// A client over a real worker that writes down what the worker answers, for a FakeClient to say again.
class RecordingClient : public Client {
public:
    /// Adds to the answers of that name, and writes them when it goes.
    RecordingClient(Target target, const QString& name);
    ~RecordingClient() override;

    QFuture<TargetInfo> describe() override;
    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString& tag = {}) override;
    QFuture<RunOutcome> run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                            const QString& tag = {}) override;
    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                const QString& tag = {}) override;
    QFuture<Disassembly> disassemble(DisassemblyRequest request, const QString& tag = {}) override;
    QFuture<GaugeSample> sample(const QString& pciBusId) override;

private:
    template <typename T, typename Keep> QFuture<T> kept(const QFuture<T>& future, Keep keep);

    QString m_name;
    RecordedAnswers m_answers;
    std::map<std::string, std::string> m_programNames;  ///< by SHA-256 of the cubin
};

}  // namespace kd
