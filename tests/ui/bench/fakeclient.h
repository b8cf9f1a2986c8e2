// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/recordedanswers.h"
#include "ui/client/client.h"

#include <QFuture>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kd {

/// A client without a worker. It answers from values, always in a later turn of the event loop and in the order of the calls: first
/// what a test has set, then what was recorded; to what is neither, it says that nothing was recorded. A test may hold answers back.
/// The elements of outputs are made up: floats from 1 to 2.
class FakeClient : public Client {
public:
    enum class Call { Describe, Compile, Run, Time, Count, Disassemble, Sample, Fetch };

    explicit FakeClient(RecordedAnswers answers, QObject* parent = nullptr);
    ~FakeClient() override;

    /// Calls of that kind wait from now on until they are released or cancelled.
    void hold(Call call);
    /// Answers those that wait, and later ones as they come.
    void release(Call call);
    int held(Call call) const;
    /// Gives how many calls of that kind there were.
    int asked(Call call) const;
    /// Of the runs and timings that wait.
    void setProgress(int done, int total);
    /// Ends all that waits as a worker does that dies; outputs are gone with it, and the next call starts another.
    void die(const QString& sentence);

    /// These are given instead of what was recorded.
    void setInfo(TargetInfo info) { m_info = std::move(info); }
    /// describe() fails with that sentence; not any more with an empty one.
    void setFailure(const QString& sentence) { m_failure = sentence; }
    /// The function may leave a compile to what was recorded.
    void setCompiler(std::function<std::optional<CompileOutcome>(const CompileRequest&)> compiler) { m_compiler = std::move(compiler); }
    /// Nobody records counts: without a counter, a count answers that nothing was recorded.
    void setCounter(std::function<CountOutcome(const CountRequest&)> counter) { m_counter = std::move(counter); }
    using Disassembler = std::function<Disassembly(const DisassemblyRequest&)>;
    void setDisassembler(Disassembler disassembler) { m_disassembler = std::move(disassembler); }
    void setDisassembly(const Disassembly& disassembly)
    {
        m_disassembler = [disassembly](const DisassemblyRequest&) { return disassembly; };
    }
    void setSample(const GaugeSample& sample) { m_sample = sample; }

    void setTarget(Target target) override;
    QFuture<TargetInfo> describe() override;
    QFuture<CompileOutcome> compile(const CompileRequest& request, const QString& tag = {}) override;
    QFuture<RunOutcome> run(const RunRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                            const QString& tag = {}) override;
    QFuture<TimingOutcome> time(const TimingRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                const QString& tag = {}) override;
    QFuture<CountOutcome> count(const CountRequest& request, std::vector<std::byte> cubin, std::vector<PlanBlob> blobs,
                                const QString& tag = {}) override;
    QFuture<Disassembly> disassemble(DisassemblyRequest request, const QString& tag = {}) override;
    QFuture<GaugeSample> sample(const QString& pciBusId) override;
    QFuture<QByteArray> fetch(const QString& blob, quint64 offset, quint64 length) override;
    void cancelAll() override;
    /// Is 0 until the first call, and another number after each death; no process of a system has it.
    qint64 processId() const override { return m_isRunning ? m_process : 0; }

private:
    struct Waiting;
    template <typename T> struct Question;
    template <typename T> QFuture<T> ask(Question<T> question);
    void begin();
    void answer(quint64 number);
    std::vector<std::shared_ptr<Waiting>> popAll();

    RecordedAnswers m_answers;
    std::optional<TargetInfo> m_info;
    QString m_failure;
    std::function<std::optional<CompileOutcome>(const CompileRequest&)> m_compiler;
    std::function<CountOutcome(const CountRequest&)> m_counter;
    Disassembler m_disassembler;
    std::optional<GaugeSample> m_sample;
    std::map<quint64, std::shared_ptr<Waiting>> m_waiting;  ///< by number, hence in the order of the calls
    std::set<Call> m_held;
    std::map<Call, int> m_asked;
    std::set<QString> m_outputs;                        ///< of the present process
    std::map<std::string, std::string> m_programNames;  ///< by SHA-256 of the cubin
    quint64 m_last = 0;
    qint64 m_process = qint64{1} << 30;
    bool m_isRunning = false;
};

}  // namespace kd
